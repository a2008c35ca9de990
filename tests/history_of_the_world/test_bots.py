"""Rules of thumb beat chance, and the odds that they rest on are right."""

from __future__ import annotations

from itertools import product

import pytest

from aevum.bots import Info, create
from aevum.core import QuickDice, decisions, game
from aevum.games.history_of_the_world.data import LAND
from aevum.games.history_of_the_world.heuristics import value
from aevum.games.history_of_the_world.odds import chances, odds_of
from aevum.games.history_of_the_world.position import Position
from tests.history_of_the_world.table import Table

GAME = game("history_of_the_world")


def played(bots: list[str], seed: int, classic: bool = False) -> Position:
    dice = QuickDice(seed)
    pos = GAME.position(len(bots), {"classic_draft": classic})
    players = [create(name, f"{seed} {seat}") for seat, name in enumerate(bots)]
    for actors in decisions(pos, dice):
        seat = actors[0]
        pos.apply(seat, players[seat].choose(Info(GAME, pos, seat)))
    assert isinstance(pos, Position)
    return pos


@pytest.mark.parametrize("classic", [False, True])
def test_rules_of_thumb_beat_two_random_players(classic: bool) -> None:
    won = 0
    for seed in range(20):
        bots = ["random", "random", "random"]
        bots[seed % 3] = "heuristic"
        result = played(bots, seed, classic).result
        assert result is not None
        won += seed % 3 in result.winners
    assert won >= 18


def test_the_chances_of_plain_battles() -> None:
    for attack, defence, margin in ((2, 1, 0), (2, 1, 1), (2, 2, 0), (3, 2, -1), (2, 1, 3)):
        thrown = list(product(range(1, 7), repeat=attack + defence))
        margins = [max(dice[:attack]) + margin - max(dice[attack:]) for dice in thrown]
        win = sum(each > 0 for each in margins) * 1000 // len(thrown)
        tie = sum(each == 0 for each in margins) * 1000 // len(thrown)
        assert chances(attack, defence, margin) == (win, tie)
    assert chances(2, 1, 0)[0] == 578
    assert chances(2, 1, 1)[0] == 745  # with weaponry, or in the first siege


def test_the_odds_see_terrain_forts_fleets_and_abilities() -> None:
    table = Table("celts").put(1, "gaul", "alemannia", "britannia").build("gaul", "fort").found()
    pos = table.pos
    assert odds_of(pos, LAND["alemannia"], False, 0) == chances(2, 1, -1)
    assert odds_of(pos, LAND["gaul"], False, 0) == chances(2, 2, 0)
    assert odds_of(pos, LAND["britannia"], True, 0) == chances(2, 2, 0)
    assert odds_of(pos, LAND["britannia"], True, 2) == chances(2, 2, 2)
    assert pos.battle is None
    mongols = Table("mongols").put(1, "wei").found()
    assert odds_of(mongols.pos, LAND["wei"], False, 0) == (sum(chances(2, 1, 0)), 0)


def test_a_better_place_is_worth_more() -> None:
    before = Table("romans").put(1, "gaul").found()
    worth = value(before.pos, 0)
    before.take("balkans").take("pindus")
    assert value(before.pos, 0) > worth
    assert value(before.pos, 1) < value(before.pos, 0) + 2000


def test_values_are_the_points_at_the_end() -> None:
    pos = played(["random"] * 3, 1)
    assert [value(pos, seat) for seat in range(3)] == [score * 100 for score in pos.scores()]
