"""Positions as people write them: both ways the same, and whatever cannot be is refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from aevum.core import Game, Invalid, Position, QuickDice, decisions
from aevum.core.notation import notation_of
from tests.generic.cases import CASES, GAMES, Case, walk

WRITTEN = [game for game in GAMES if notation_of(game.package) is not None]
EVERY = 5
ON = 30


@pytest.mark.parametrize("case", [case for case in CASES if case.game in WRITTEN], ids=str)
def test_what_is_written_is_read_as_it_was(case: Case) -> None:
    for number, (pos, _, _) in enumerate(walk(case, "written")):
        if number % EVERY == 0 or number < 20:
            assert case.game.load(pos.dump()).pack() == pos.pack(), pos.dump()


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.name)
def test_the_least_that_can_be_written_is_a_match_that_begins(game: Game) -> None:
    for seats in game.meta.seats:
        pos = game.load(json.dumps({"seats": seats}))
        assert pos.seats == seats
        play_on(game, pos)


Place = tuple[Any, Any]


def places(tree: Any) -> list[Place]:
    """Every value in a tree of JSON, as what holds it and its key or index there."""
    found: list[Place] = []
    inner = tree.items() if isinstance(tree, dict) else enumerate(tree)
    for key, value in inner:
        found.append((tree, key))
        if isinstance(value, (dict, list)):
            found += places(value)
    return found


def scalars(tree: Any) -> list[Any]:
    return [holder[key] for holder, key in places(tree) if not isinstance(holder[key], (dict, list))]


def damage(tree: Any, choose: Callable[[list[Any]], Any]) -> None:
    """Change one thing in a written position: leave it out, repeat it, or put another in its place."""
    holder, key = choose(places(tree))
    how = choose(["out", "twice", "number", "other", "name"])
    if how == "out":
        del holder[key]
    elif how == "twice" and isinstance(holder, list):
        holder.append(json.loads(json.dumps(holder[key])))
    elif how == "name" and isinstance(holder, dict):
        names = [value for value in [*scalars(tree), *holder] if isinstance(value, str)]
        holder[choose(names)] = holder.pop(key)
    elif how == "number":
        holder[key] = choose([-3, -1, 0, 1, 2, 7, 99, 500])
    else:
        holder[key] = choose(scalars(tree))


def play_on(game: Game, pos: Position) -> None:
    """Play some moves from a position; everything on the way is sound and nobody is left with nothing to do."""
    dice = QuickDice(pos.dump())
    assert not pos.check(), pos.dump()
    for _, actors in zip(range(ON), decisions(pos, dice), strict=False):
        assert not pos.check(), pos.dump()
        assert not pos.dead_end(), pos.dump()
        seat = dice.pick(actors)
        pos.apply(seat, dice.pick(pos.legal(seat)))
    assert not pos.check(), pos.dump()
    assert (pos.result is None) == (not pos.over)


SAMPLES: dict[str, list[str]] = {}


def samples(game: Game) -> list[str]:
    """Written positions of some matches of a game."""
    if game.name not in SAMPLES:
        cases = [case for case in CASES if case.game is game]
        SAMPLES[game.name] = [
            pos.dump()
            for case in cases
            for number, (pos, _, _) in enumerate(walk(case, "samples"))
            if number % (41 * len(cases)) == 0
        ]
    return SAMPLES[game.name]


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.name)
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(data=st.data())
def test_a_position_written_wrongly_is_refused_or_can_be_played(game: Game, data: st.DataObject) -> None:
    def choose(options: list[Any]) -> Any:
        return data.draw(st.sampled_from(options))

    written = json.loads(choose(samples(game)))
    for _ in range(choose([1, 1, 2, 3])):
        damage(written, choose)
    try:
        pos = game.load(json.dumps(written))
    except Invalid:
        return
    assert game.load(pos.dump()).pack() == pos.pack()
    play_on(game, pos)
