"""Lines of a match that were taken back, and the way back to them."""

from __future__ import annotations

import pytest

from aevum.core import Illegal, Match, game

ROLL = game("roll_through_the_ages")


def played(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(match.actors[0], ROLL.parser.text(text))
    return match


def test_a_line_that_was_taken_back_can_be_taken_up_again_as_it_was() -> None:
    match = played(ROLL.start(1, seed=3), "keep")
    first = match.position.pack()
    length = len(match.log)
    assert match.branches() == []
    match.undo(0)
    assert [branch.length for branch in match.branches()] == [length]
    faces = match.legal(0)[0].text()
    played(match, faces, "throw")
    second, there = match.position.pack(), len(match.log)
    (branch,) = match.branches()
    assert (branch.length, branch.shared, match.at(length).pack()) == (length, 1, first)
    match.take_up(0, length)
    assert match.position.pack() == first
    assert [(each.length, each.shared) for each in match.branches()] == [(there, 1)]
    match.take_up(0, there)
    assert match.position.pack() == second, "the dice fell as they had fallen"
    assert Match.load(match.dump()).position.pack() == second


def test_a_line_that_goes_on_is_one_line() -> None:
    match = played(ROLL.start(1, seed=3), "keep")
    match.undo(0)
    assert len(match.branches()) == 1
    played(match, "keep")
    assert match.branches() == [], "the same was played again"


def test_only_what_was_taken_back_is_taken_up() -> None:
    match = played(ROLL.start(2, seed=3), "keep")
    before = match.dump()
    for length in (0, 1, len(match.log), 99):
        with pytest.raises(Illegal, match="no_such_line"):
            match.take_up(0, length)
    assert match.dump() == before
