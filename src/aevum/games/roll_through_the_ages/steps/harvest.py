"""Collecting what the dice give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core.action import Action
from aevum.core.step import Step
from aevum.games.roll_through_the_ages.actions import FEED, Feed
from aevum.games.roll_through_the_ages.board import (
    AGRICULTURE,
    COINAGE,
    COINAGE_COINS,
    COINS,
    COINS_PER_FACE,
    EITHER,
    FOOD,
    FOOD_PER_FACE,
    GOOD,
    GOOD_LIMITS,
    GOODS_PER_FACE,
    MASONRY,
    MOST_FOOD,
    QUARRYING,
    SKULL,
    STONE,
    WORKERS,
    WORKERS_PER_FACE,
)
from aevum.games.roll_through_the_ages.events import Harvested

if TYPE_CHECKING:
    from aevum.games.roll_through_the_ages.position import RollPosition
    from aevum.games.roll_through_the_ages.sheet import Sheet


class Harvest(Step["RollPosition"]):
    """How many of the dice that give food or workers give food?"""

    name = "harvest"
    clause = "RTA-2.7"

    def open(self, pos: RollPosition) -> bool:
        if pos.faces[EITHER]:
            return True
        collect(pos, 0)
        return False

    def legal(self, pos: RollPosition, seat: int) -> list[Action]:
        return [FEED[dice] for dice in range(pos.faces[EITHER] + 1)]

    def apply(self, pos: RollPosition, seat: int, action: Action) -> None:
        assert isinstance(action, Feed)
        collect(pos, action.dice)

    def prompt_values(self, pos: RollPosition, seat: int | None) -> dict[str, str | int]:
        return {"dice": pos.faces[EITHER]}


def collect(pos: RollPosition, fed: int) -> None:
    """Collect, with this many of the dice of either kind giving food."""
    sheet, faces = pos.sheet, pos.faces
    food = food_of(sheet, faces, fed)
    goods = faces[GOOD] * GOODS_PER_FACE[GOOD] + faces[SKULL] * GOODS_PER_FACE[SKULL]
    pos.workers = workers_of(sheet, faces, fed)
    pos.coins = faces[COINS] * (COINAGE_COINS if sheet.developments[COINAGE] else COINS_PER_FACE)
    sheet.food = min(MOST_FOOD, sheet.food + food)
    collect_goods(sheet, goods)
    pos.happened(Harvested(pos.seat, food, goods, pos.workers, pos.coins, faces[SKULL]))
    pos.goto("feed")


def food_of(sheet: Sheet, faces: list[int], fed: int) -> int:
    more = sheet.developments[AGRICULTURE]
    return faces[FOOD] * (FOOD_PER_FACE[FOOD] + more) + fed * (FOOD_PER_FACE[EITHER] + more)


def workers_of(sheet: Sheet, faces: list[int], fed: int) -> int:
    more = sheet.developments[MASONRY]
    either = faces[EITHER] - fed
    return faces[WORKERS] * (WORKERS_PER_FACE[WORKERS] + more) + either * (WORKERS_PER_FACE[EITHER] + more)


def collect_goods(sheet: Sheet, count: int) -> None:
    """Add goods one by one from the bottom row up; one that finds its track full is lost but has had its place."""
    goods = sheet.goods
    for place in range(count):
        kind = place % 5
        if goods[kind] < GOOD_LIMITS[kind]:
            goods[kind] += 1
    collected_stone = count > STONE
    if collected_stone and sheet.developments[QUARRYING] and goods[STONE] < GOOD_LIMITS[STONE]:
        goods[STONE] += 1
