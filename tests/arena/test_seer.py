"""A player of the arena that sees the dice."""

from __future__ import annotations

import pytest

from aevum.arena import on_processes, plan, report, run
from aevum.bots import create
from aevum.core import game
from aevum.core.errors import Invalid

ROLL = "roll_through_the_ages"


def test_who_sees_the_dice_beats_who_does_not() -> None:
    league = plan(game(ROLL), ["seer@24", "normal"], seats=2, rounds=4, seed=1)
    [pair] = report(league, list(run(league, on_processes(1)))).pairs
    assert pair.better == 1.0


def test_the_same_seed_gives_the_same_matches() -> None:
    league = plan(game(ROLL), ["seer@4", "normal"], seats=2, rounds=1, seed=3)
    one, other = (list(run(league, on_processes(1))) for _ in range(2))
    assert [match.result for match in one] == [match.result for match in other]


def test_no_table_can_seat_one() -> None:
    with pytest.raises(Invalid):
        create("seer@24", 0)


def test_a_seer_is_told_how_many_plans_it_tries() -> None:
    with pytest.raises(Invalid, match="how many plans"):
        plan(game(ROLL), ["seer", "normal"], seats=2, rounds=1, seed=1)
