"""Fitting what a standing promises to the ends of matches."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import aevum.core
from aevum.arena import fit
from aevum.core.table import load_weights

GAMES = ["history_of_the_world", "brief_history"]


def test_least_squares_find_the_weights_behind_the_numbers() -> None:
    rows = [[float(one), float(other), 7.0] for one in range(9) for other in range(9)]
    ends = [3 * one - 2 * other + 5 for one, other, _ in rows]
    found = fit.least_squares(rows, ends, ridge=0.0)
    assert found == pytest.approx([3.0, -2.0, 0.0, 5.0])


def test_a_ridge_lets_twins_share_what_they_are_worth() -> None:
    rows = [[float(number), float(number)] for number in range(50)]
    one, other, _ = fit.least_squares(rows, [4 * row[0] for row in rows], ridge=0.01)
    assert one == pytest.approx(other)
    assert one + other == pytest.approx(4, abs=0.01)


@pytest.mark.parametrize("name", GAMES)
def test_a_fit_finds_every_weight_that_the_game_keeps(name: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    fit.main([name, str(file), "--matches", "6", "--seed", "short"])
    found = tomllib.loads(file.read_text("utf-8"))
    assert "--matches 6 --seed short" in found["how"]
    kept = load_weights(f"aevum.games.{name}")
    cards = {weight for weight in kept if weight.startswith(("empire_", "event_"))}
    assert set(kept) - set(found["weights"]) <= cards, "all but cards that did not occur in so few matches"


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_noted_before_the_draft_and_before_and_after_each_turn(name: str) -> None:
    record = fit.play(name, 3, "noted")
    assert record == fit.play(name, 3, "noted")
    epochs = max(each.epoch for each in record.standings)
    for epoch in range(1, epochs + 1):
        cases = [each.case for each in record.standings if each.epoch == epoch]
        assert cases.count("start") == 3
        assert cases.count("waits") == 3 + 2 + 1
        assert [each.case for each in record.standings if each.epoch == epoch and each.first] == ["waits"] * 3
    names = aevum.core.game(name).heuristics.ASPECTS
    assert all(len(each.aspects) == len(names) for each in record.standings)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "no game 'chess'"),
        (["mare_nostrum"], "name no aspects of a standing"),
        (["brief_history", "--seats", "9"], "seats, not 9"),
        (["brief_history", "--matches", "0"], "at least 1 match"),
    ],
)
def test_what_cannot_be_fitted_is_refused(
    arguments: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        fit.main([arguments[0], str(tmp_path / "weights.toml"), *arguments[1:]])
    assert says in capsys.readouterr().err
