"""Commerce: the income from cities and caravans."""

from __future__ import annotations

from aevum.core import Action, Refusal, Step
from aevum.games.mare_nostrum.actions import DONE, TAKE_GOOD, TakeGood
from aevum.games.mare_nostrum.board import (
    COMMERCE,
    EXTRA_GOOD,
    EXTRA_TAX,
    KINDS,
    RESOURCE,
    RESOURCES,
    SITE_GOOD,
    SITES_OF,
    TASK_CITY,
    TASK_GOODS,
    TASK_MARKET,
    TASK_TEMPLE,
    TAX,
    places_of,
)
from aevum.games.mare_nostrum.events import IncomePaid
from aevum.games.mare_nostrum.state import State


def income(pos: State, seat: int) -> list[int]:
    """Return what a seat's cities (MN-4.1) and caravans (MN-4.2) yield, by resource.

    What a foreign legion stands on pays that legion's owner (MN-4.3), and nothing else does (MN-4.4).
    """
    cards = [0] * KINDS
    for place in places_of(pos.owned[seat]):
        tasks = pos.tasks[place]
        if pos.cities >> place & 1 and not tasks & TASK_CITY:
            cards[TAX] += 2 if pos.temples >> place & 1 and not tasks & TASK_TEMPLE else 1
        each = 2 if pos.markets >> place & 1 and not tasks & TASK_MARKET else 1
        for index, site in enumerate(SITES_OF[place]):
            if pos.caravans >> site & 1 and not tasks & TASK_GOODS[index]:
                cards[SITE_GOOD[site]] += each
    for place in places_of(pos.camps[seat]):
        tasks = pos.tasks[place]
        if tasks and pos.occupier[place] == seat:
            if tasks & TASK_CITY:
                cards[TAX] += 2 if tasks & TASK_TEMPLE else 1
            each = 2 if tasks & TASK_MARKET else 1
            for index, site in enumerate(SITES_OF[place]):
                if tasks & TASK_GOODS[index]:
                    cards[SITE_GOOD[site]] += each
    return cards


def expected(pos: State, seat: int) -> list[int]:
    """Return a seat's income with the tax that the Colossus may bring."""
    cards = income(pos, seat)
    if pos.cards[seat] & EXTRA_TAX:
        cards[TAX] += 1
    return cards


def names_of(cards: list[int]) -> tuple[str, ...]:
    """Return cards counted by resource as a row of names."""
    names: list[str] = []
    for resource in range(KINDS):
        names += [RESOURCES[resource]] * cards[resource]
    return tuple(names)


class IncomeStart(Step[State]):
    """Income is paid player by player, the Director first."""

    name = "income_start"
    clause = "MN-4.5"

    def open(self, pos: State) -> bool:
        first = pos.roles[COMMERCE]
        pos.waiting = [(first + turn) % pos.seats for turn in range(pos.seats)]
        pos.seat = -1
        pos.goto("income")
        return False


class Income(Step[State]):
    """Everybody's cards from the bank; whoever has the Temple of Artemis may choose one more good."""

    name = "income"
    clause = "MN-11.14"

    def open(self, pos: State) -> bool:
        if pos.seat >= 0:
            if pos.cards[pos.seat] & EXTRA_GOOD and any(pos.bank[1:]):
                return True
            pos.seat = -1
        elif pos.waiting:
            pos.seat = pos.waiting.pop(0)
            self.pay(pos, pos.seat)
            if pos.cards[pos.seat] & EXTRA_TAX and pos.bank[TAX]:
                pos.goto("extra_tax")
        else:
            pos.goto("number")
        return False

    def pay(self, pos: State, seat: int) -> None:
        cards = income(pos, seat)
        for resource in range(KINDS):
            if cards[resource]:
                cards[resource] = pos.draw(seat, resource, cards[resource])
        pos.happened(IncomePaid(seat, names_of(cards)))

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [*[TAKE_GOOD[resource] for resource in range(1, KINDS) if pos.bank[resource]], DONE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is TakeGood:
            take_extra(pos, seat, RESOURCE[action.resource])
        pos.seat = -1

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is TakeGood and action.resource in RESOURCE:
            if action.resource == RESOURCES[TAX]:
                return Refusal("goods_only", {}, self.clause)
            return Refusal("bank_empty", {"resource": action.resource}, "MN-1.3")
        return None


class ExtraTax(Step[State]):
    """Whoever has the Colossus may take one more tax."""

    name = "extra_tax"
    clause = "MN-11.12"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [TAKE_GOOD[TAX], DONE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is TakeGood:
            take_extra(pos, seat, TAX)
        pos.goto("income")

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        return Refusal("tax_only", {}, self.clause) if type(action) is TakeGood else None


def take_extra(pos: State, seat: int, resource: int) -> None:
    pos.draw(seat, resource, 1)
    pos.happened(IncomePaid(seat, (RESOURCES[resource],)))
