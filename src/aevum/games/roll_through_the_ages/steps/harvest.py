"""Collecting what the dice give."""

from __future__ import annotations

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
from aevum.games.roll_through_the_ages.sheet import Sheet
from aevum.games.roll_through_the_ages.state import State


class Harvest(Step[State]):
    """How many of the dice that give food or workers give food?"""

    name = "harvest"
    clause = "RTA-2.7"

    def open(self, pos: State) -> bool:
        if pos.faces[EITHER]:
            return True
        collect(pos, 0)
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [FEED[dice] for dice in range(pos.faces[EITHER] + 1)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, Feed)
        collect(pos, action.dice)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"dice": pos.faces[EITHER]}


def collect(pos: State, fed: int) -> None:
    """Collect, with this many of the dice of either kind giving food."""
    sheet, faces = pos.sheet, pos.faces
    food = food_of(sheet, faces, fed)
    goods = faces[GOOD] * GOODS_PER_FACE[GOOD] + faces[SKULL] * GOODS_PER_FACE[SKULL]
    pos.workers = workers_of(sheet, faces, fed)
    pos.coins = coins_of(sheet, faces)
    sheet.food = min(MOST_FOOD, sheet.food + food)
    collect_goods(sheet, goods)
    pos.happened(Harvested(pos.seat, food, goods, pos.workers, pos.coins, faces[SKULL]))
    pos.goto("feed")


def food_of(sheet: Sheet, faces: list[int], fed: int) -> int:
    """What the dice give in food, with Agriculture (RTA-6.3)."""
    more = sheet.developments[AGRICULTURE]
    return faces[FOOD] * (FOOD_PER_FACE[FOOD] + more) + fed * (FOOD_PER_FACE[EITHER] + more)


def workers_of(sheet: Sheet, faces: list[int], fed: int) -> int:
    """What the dice give in workers, with Masonry (RTA-6.10)."""
    more = sheet.developments[MASONRY]
    either = faces[EITHER] - fed
    return faces[WORKERS] * (WORKERS_PER_FACE[WORKERS] + more) + either * (WORKERS_PER_FACE[EITHER] + more)


def coins_of(sheet: Sheet, faces: list[int]) -> int:
    return faces[COINS] * (COINAGE_COINS if sheet.developments[COINAGE] else COINS_PER_FACE)


def collect_goods(sheet: Sheet, count: int) -> None:
    """Add goods one by one from the bottom row up (RTA-2.5); where the track is full, one is lost (RTA-2.6)."""
    goods = sheet.goods
    for place in range(count):
        kind = place % 5
        if goods[kind] < GOOD_LIMITS[kind]:
            goods[kind] += 1
    collected_stone = count > STONE  # RTA-6.4
    if collected_stone and sheet.developments[QUARRYING] and goods[STONE] < GOOD_LIMITS[STONE]:
        goods[STONE] += 1
