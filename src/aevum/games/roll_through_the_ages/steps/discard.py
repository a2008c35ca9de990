"""Discarding goods above six."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.errors import Refusal
from aevum.core.step import Step
from aevum.games.roll_through_the_ages.actions import DISCARD, Discard
from aevum.games.roll_through_the_ages.board import CARAVANS, GOOD_INDEX, MOST_GOODS_KEPT
from aevum.games.roll_through_the_ages.events import Discarded
from aevum.games.roll_through_the_ages.state import State


class DiscardGoods(Step[State]):
    """Which good goes?"""

    name = "discard"
    clause = "RTA-5.5"

    def open(self, pos: State) -> bool:
        # RTA-6.7
        if surplus(pos) > 0 and not pos.sheet.developments[CARAVANS]:
            return True
        pos.goto("turn")
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        goods = pos.sheet.goods
        too_many = surplus(pos)
        actions: list[Action] = []
        reach = 0
        for kind in range(4, pos.lowest - 1, -1):
            reach += goods[kind]
            if goods[kind] and reach >= too_many:
                actions.append(DISCARD[kind])
        actions.reverse()
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, Discard)
        kind = GOOD_INDEX[action.good]
        pos.sheet.goods[kind] -= 1
        pos.lowest = kind
        pos.happened(Discarded(pos.seat, action.good))

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Discard and GOOD_INDEX.get(action.good, 5) < pos.lowest:
            return Refusal("order_of_goods", {}, self.clause)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"surplus": surplus(pos)}


def surplus(pos: State) -> int:
    goods = pos.sheet.goods
    return goods[0] + goods[1] + goods[2] + goods[3] + goods[4] - MOST_GOODS_KEPT
