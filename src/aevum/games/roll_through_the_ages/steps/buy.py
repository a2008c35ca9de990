"""Buying a development and paying for it."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.errors import Refusal
from aevum.core.step import Step
from aevum.games.roll_through_the_ages.actions import BUY, BUY_NOTHING, PAY, SELL_FOOD, Buy, Pay, SellFood
from aevum.games.roll_through_the_ages.board import (
    COSTS,
    DEVELOPMENT_IDS,
    DEVELOPMENT_INDEX,
    GOOD_INDEX,
    GOOD_VALUES,
    GRANARIES,
    GRANARY_COINS,
    POINTS,
)
from aevum.games.roll_through_the_ages.costs import food_means, means_of
from aevum.games.roll_through_the_ages.events import Bought
from aevum.games.roll_through_the_ages.state import State

CHEAPEST: Final = min(COSTS)


class BuyDevelopment(Step[State]):
    """Which development is bought, if any?"""

    name = "buy"
    clause = "RTA-5.1"

    def open(self, pos: State) -> bool:
        means = pos.coins + means_of(pos.sheet)
        if means >= CHEAPEST:
            owned = pos.sheet.developments
            for index, cost in enumerate(COSTS):
                if cost <= means and not owned[index]:
                    return True
        leave_the_market(pos)
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        means = pos.coins + means_of(pos.sheet)
        owned = pos.sheet.developments  # RTA-5.4
        actions: list[Action] = []
        for index, cost in enumerate(COSTS):
            if cost <= means and not owned[index]:
                actions.append(BUY[index])
        actions.append(BUY_NOTHING)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if not isinstance(action, Buy):
            leave_the_market(pos)
            return
        pos.buying = DEVELOPMENT_INDEX[action.development]
        pos.due = COSTS[pos.buying]
        pos.lowest = 0
        pos.goto("pay")
        pay(pos, pos.coins)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Buy and action.development in DEVELOPMENT_INDEX:
            index = DEVELOPMENT_INDEX[action.development]
            if pos.sheet.developments[index]:
                return Refusal("already_owned", {}, "RTA-5.4")
            means = pos.coins + means_of(pos.sheet)
            return Refusal("too_expensive", {"cost": COSTS[index], "means": means}, self.clause)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"coins": pos.coins, "means": pos.coins + means_of(pos.sheet)}


class PayForDevelopment(Step[State]):
    """With which goods is the rest of the price paid?"""

    name = "pay"
    clause = "RTA-5.2"

    def legal(self, pos: State, seat: int) -> list[Action]:
        sheet = pos.sheet
        actions: list[Action] = []
        food = food_means(sheet)
        reach = food
        for kind in range(4, -1, -1):
            count = sheet.goods[kind]
            if kind >= pos.lowest and count:
                reach += GOOD_VALUES[kind][count]
                if reach >= pos.due:
                    actions.append(PAY[kind])
        actions.reverse()
        if food >= pos.due:
            actions.append(SELL_FOOD)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        sheet = pos.sheet
        if type(action) is Pay:
            kind = GOOD_INDEX[action.good]
            value = GOOD_VALUES[kind][sheet.goods[kind]]
            sheet.goods[kind] = 0
            pos.lowest = kind + 1
            pay(pos, value)
        else:
            assert isinstance(action, SellFood)
            sold = -(-pos.due // GRANARY_COINS)
            sheet.food -= sold
            pay(pos, sold * GRANARY_COINS)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is SellFood:
            if not pos.sheet.developments[GRANARIES]:
                return Refusal("needs_granaries", {}, "RTA-6.9")
            return Refusal("not_enough_food", {"due": pos.due}, "RTA-6.9")
        if type(action) is Pay and GOOD_INDEX.get(action.good, 5) < pos.lowest:
            return Refusal("order_of_goods", {}, self.clause)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"due": pos.due, "development": DEVELOPMENT_IDS[pos.buying]}


def pay(pos: State, amount: int) -> None:
    """Pay some of what is due; when all is paid, the development is owned. No change is given (RTA-5.3)."""
    pos.due -= amount
    if pos.due > 0:
        return
    sheet = pos.sheet
    sheet.developments[pos.buying] = 1
    sheet.owned += 1
    pos.happened(Bought(pos.seat, DEVELOPMENT_IDS[pos.buying], POINTS[pos.buying]))
    leave_the_market(pos)


def leave_the_market(pos: State) -> None:
    pos.coins = 0
    pos.due = 0
    pos.buying = -1
    pos.lowest = 0
    pos.goto("discard")
