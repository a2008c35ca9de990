"""How a position is judged by bots that search."""

from __future__ import annotations

from aevum.core import game
from aevum.games.roll_through_the_ages.board import DEVELOPMENT_INDEX, SITE_INDEX
from aevum.games.roll_through_the_ages.heuristics import turns_left, value
from aevum.games.roll_through_the_ages.position import RollPosition
from aevum.games.roll_through_the_ages.scoring import score_of

GAME = game("roll_through_the_ages")


def new() -> RollPosition:
    pos = GAME.position(2, GAME.meta.playout)
    assert isinstance(pos, RollPosition)
    return pos


def test_a_first_purchase_of_goods_is_worth_more_than_what_lies_beyond() -> None:
    pos = new()
    worth = [value(pos, 0)]
    for pegs in (3, 6):
        pos.sheets[0].goods[2] = pegs
        worth.append(value(pos, 0))
    coins = [0, 18, 63]
    assert worth[0] < worth[1] < worth[2]
    assert (worth[1] - worth[0]) / coins[1] > (worth[2] - worth[1]) / (coins[2] - coins[1])


def test_a_monument_nearly_finished_is_worth_more_than_two_half_finished() -> None:
    pos = new()
    begun = value(pos, 0)
    pyramid = SITE_INDEX["great_pyramid"]
    pos.sheets[0].work[pyramid] = 7
    half = value(pos, 0) - begun
    pos.sheets[0].work[pyramid] = 14
    assert value(pos, 0) - begun > 2 * half > 0


def test_when_the_last_turns_are_over_only_points_count() -> None:
    pos = new()
    sheet = pos.sheets[0]
    sheet.goods[4] = 3
    sheet.food = 9
    assert value(pos, 0) > 10 * score_of(sheet)
    for name in ("leadership", "irrigation", "agriculture", "quarrying", "medicine"):
        sheet.developments[DEVELOPMENT_INDEX[name]] = 1
        sheet.owned += 1
    assert turns_left(pos) == 0
    assert value(pos, 0) == 10 * score_of(sheet)
