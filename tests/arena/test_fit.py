"""Fitting what a position promises to the ends of matches."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

import pytest

import aevum.core
from aevum.arena import epochs, fit, worth
from aevum.arena.regression import least_squares, odds
from aevum.core import Invalid, QuickDice
from aevum.core.contract import AspectHeuristics, WeightedHeuristics
from aevum.core.table import load_weights

OF_EPOCHS = ["history_of_the_world", "brief_history"]
OF_THINGS = ["roll_through_the_ages", "through_the_ages", "mare_nostrum"]


def test_least_squares_find_the_weights_behind_the_numbers() -> None:
    rows = [[float(one), float(other), 7.0] for one in range(9) for other in range(9)]
    ends = [3 * one - 2 * other + 5 for one, other, _ in rows]
    found = least_squares(rows, ends, ridge=0.0)
    assert found == pytest.approx([3.0, -2.0, 0.0, 5.0])


def test_a_ridge_lets_twins_share_what_they_are_worth() -> None:
    rows = [[float(number), float(number)] for number in range(50)]
    one, other, _ = least_squares(rows, [4 * row[0] for row in rows], ridge=0.01)
    assert one == pytest.approx(other)
    assert one + other == pytest.approx(4, abs=0.01)


def test_odds_find_the_weights_by_which_contests_were_won() -> None:
    dice = QuickDice("contests")
    contests = []
    for _ in range(4000):
        rows = [[float(dice.below(5)), float(dice.below(5)), 3.0] for _ in range(3)]
        chances = [math.exp(0.8 * row[0] - 0.3 * row[1]) for row in rows]
        throw = dice.below(1_000_000) / 1_000_000 * sum(chances)
        winner = 0 if throw < chances[0] else 1 if throw < chances[0] + chances[1] else 2
        contests.append((rows, winner))
    found = odds(contests, ridge=0.1)
    assert found == pytest.approx([0.8, -0.3, 0.0], abs=0.06)


@pytest.mark.parametrize("name", OF_EPOCHS)
def test_a_match_is_noted_before_the_draft_and_before_and_after_each_turn(name: str) -> None:
    record = epochs.play(name, 3, "noted")
    assert record == epochs.play(name, 3, "noted")
    last = max(each.epoch for each in record.standings)
    for epoch in range(1, last + 1):
        cases = [each.case for each in record.standings if each.epoch == epoch]
        assert cases.count("start") == 3
        assert cases.count("waits") == 3 + 2 + 1
        assert [each.case for each in record.standings if each.epoch == epoch and each.first] == ["waits"] * 3
    heuristics = aevum.core.game(name).heuristics
    assert isinstance(heuristics, AspectHeuristics)
    assert all(len(each.aspects) == len(heuristics.ASPECTS) for each in record.standings)


@pytest.mark.parametrize("name", OF_THINGS)
def test_some_moments_are_noted_and_the_weights_stay_as_they_were(name: str) -> None:
    heuristics = aevum.core.game(name).heuristics
    assert isinstance(heuristics, WeightedHeuristics)
    weights = [weight for _, weight in sorted(heuristics.STANDING.items())]
    before = dict(heuristics.STANDING)
    record = worth.play(name, 2 if name != "mare_nostrum" else 3, "noted")
    assert record == worth.play(name, 2 if name != "mare_nostrum" else 3, "noted")
    assert dict(heuristics.STANDING) == before
    assert record.moments
    for moment in record.moments:
        for things in moment.things:
            assert len(things) == len(weights)
    if heuristics.PROMISES == "points":
        assert any(end > 0 for end in record.ends)
    else:
        assert len(record.winners) == 1


@pytest.mark.parametrize("name", [*OF_EPOCHS, *OF_THINGS])
def test_fitting_finds_every_weight_and_goes_on_where_it_was_stopped(name: str, tmp_path: Path) -> None:
    game = aevum.core.game(name)
    plan = fit.plan(game, 3, "short")
    file, whole = tmp_path / "fit.jsonl", tmp_path / "whole.jsonl"
    list(fit.play(game, plan, file, 3, 1))
    # A kill in the middle of a line.
    file.write_bytes(file.read_bytes() + b'{"standings":[')
    records = list(fit.play(game, plan, file, 6, 1))
    assert records == list(fit.play(game, plan, whole, 6, 1))
    assert file.read_bytes() == whole.read_bytes()
    found = tomllib.loads(fit.as_toml(game, plan, records))
    assert found["how"] == f"fitted by self-play: aevum fit {name} FILE --seats 3 --matches 6 --seed short"
    kept = load_weights(f"aevum.games.{name}", "weights" if name in OF_EPOCHS else "standing")
    cards = {weight for weight in kept if weight.startswith(("empire_", "event_"))}
    assert set(kept) - set(found["weights"]) <= cards, "all but cards that did not occur in so few matches"


def test_a_file_of_another_fitting_is_left_alone(tmp_path: Path) -> None:
    game = aevum.core.game("roll_through_the_ages")
    file = tmp_path / "fit.jsonl"
    list(fit.play(game, fit.plan(game, 2, 1), file, 2, 1))
    before = file.read_bytes()
    with pytest.raises(Invalid, match="another fitting"):
        list(fit.play(game, fit.plan(game, 2, 2), file, 2, 1))
    assert file.read_bytes() == before
    with pytest.raises(Invalid, match="at least 2 seats"):
        fit.plan(game, 1, 1)
