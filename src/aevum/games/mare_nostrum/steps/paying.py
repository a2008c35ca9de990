"""Construction: the sets that pay, what they bring, and what is kept at the end."""

from __future__ import annotations

from aevum.core import Action, Refusal, Step
from aevum.games.mare_nostrum.actions import DONE, KEEP_GOOD, KEEP_TAXES, PAY, PLACE_CARAVAN, KeepGood, KeepTaxes, Pay
from aevum.games.mare_nostrum.board import (
    CARAVAN,
    CARDS,
    CIVS,
    INFLUENCE,
    ITEMS,
    KINDS,
    PROVINCES,
    PYRAMIDS,
    RESOURCE,
    TAX,
    TAXES_KEPT,
    WIN_CARDS,
)
from aevum.games.mare_nostrum.board import KEEP_GOOD as GARDENS
from aevum.games.mare_nostrum.events import Annexed, Built, CaravanBuilt, CardBought, CardsKept, Paid, Won
from aevum.games.mare_nostrum.state import Purchase, State
from aevum.games.mare_nostrum.steps.income import names_of
from aevum.games.mare_nostrum.steps.setup import put_item


def pay_options(hand: list[int], purchase: Purchase) -> list[int]:
    """Return what can go into the set next, so that it will be as large as the price (MN-6.3).

    That is taxes at the start, or a good after the last one if enough kinds follow.
    """
    options: list[int] = []
    left = purchase.left
    if purchase.last == TAX and hand[TAX] >= left:
        options.append(TAX)
    first = purchase.last + 1
    kinds = KINDS - first - hand[first:].count(0)
    for resource in range(first, KINDS):
        if kinds < left:
            break
        if hand[resource]:
            options.append(resource)
            kinds -= 1
    return options


class Paying(Step[State]):
    """One set: all taxes, or goods that are all different, put together in the order of the resources.

    Every card is asked for, even where only one fits: a payment made unasked would betray the hand.
    """

    name = "pay"
    clause = "MN-6.2"

    def open(self, pos: State) -> bool:
        purchase = pos.purchase
        assert purchase is not None
        if purchase.left:
            return True
        if purchase.paid:
            cards = [0] * KINDS
            for resource in purchase.paid:
                cards[resource] += 1
            pos.happened(Paid(pos.seat, names_of(cards)))
        pos.purchase = None
        pos.goto("build")
        self.complete(pos, purchase)
        return False

    def pay(self, pos: State, purchase: Purchase, resource: int) -> None:
        number = purchase.left if resource == TAX else 1
        pos.spend(pos.seat, resource, number)
        purchase.left -= number
        purchase.last = resource
        purchase.paid += [resource] * number

    def complete(self, pos: State, purchase: Purchase) -> None:
        seat = pos.seat
        place = purchase.place
        if purchase.item < 0:
            self.gain(pos, seat, purchase.card)
        elif purchase.item == CARAVAN:
            pos.put_caravan(purchase.site)
            action = PLACE_CARAVAN[purchase.site]
            pos.happened(CaravanBuilt(seat, action.province, action.good))
        elif purchase.item == INFLUENCE:
            self.place_marker(pos, seat, place, purchase.price)
        else:
            put_item(pos, seat, purchase.item, place)
            pos.happened(Built(seat, ITEMS[purchase.item], PROVINCES[place]))

    def place_marker(self, pos: State, seat: int, place: int, price: int) -> None:
        if not price:
            pos.free_used = True
        if pos.owner[place] >= 0:
            pos.happened(Annexed(seat, PROVINCES[place], CIVS[pos.civs[pos.owner[place]]]))
            pos.take_marker(place)
            pos.clear_tasks(place)
        else:
            pos.happened(Built(seat, ITEMS[INFLUENCE], PROVINCES[place]))
        pos.put_marker(seat, place)
        pos.fresh |= 1 << place

    def gain(self, pos: State, seat: int, card: int) -> None:
        pos.gain_card(seat, card)
        pos.happened(CardBought(seat, CARDS[card]))
        if PYRAMIDS >> card & 1:  # MN-11.18
            win(pos, seat, "pyramids")
        elif pos.cards[seat].bit_count() >= WIN_CARDS:
            win(pos, seat, "four_cards")

    def legal(self, pos: State, seat: int) -> list[Action]:
        purchase = pos.purchase
        assert purchase is not None
        return [PAY[resource] for resource in pay_options(pos.hands[seat], purchase)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, Pay)
        purchase = pos.purchase
        assert purchase is not None
        self.pay(pos, purchase, RESOURCE[action.resource])

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        purchase = pos.purchase
        if type(action) is Pay and action.resource in RESOURCE and purchase is not None:
            resource = RESOURCE[action.resource]
            if not pos.hands[seat][resource]:
                return Refusal("not_in_hand", {"resource": action.resource}, self.clause)
            if resource in purchase.paid:
                return Refusal("goods_differ", {"resource": action.resource}, self.clause)
            if resource == TAX and purchase.paid:
                return Refusal("sets_do_not_mix", {}, self.clause)
            return Refusal("set_too_small", {"need": purchase.price}, "MN-6.3")
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        purchase = pos.purchase
        assert purchase is not None
        return {"need": purchase.price, "left": purchase.left}


def win(pos: State, seat: int, reason: str) -> None:
    """End the match at once (MN-12.1)."""
    pos.winner = seat
    pos.reason = reason
    pos.reach = 0
    pos.swap_used = False
    pos.free_used = False
    pos.happened(Won(seat))
    pos.stack.clear()


class Keep(Step[State]):
    """At the end of construction everybody may keep two taxes, and with the Hanging Gardens one good.

    Whoever holds cards is asked, whatever they are, and nothing is shown before all have chosen.
    """

    name = "keep"
    clause = "MN-6.6"

    def open(self, pos: State) -> bool:
        if self.actors(pos):
            return True
        for seat in range(pos.seats):
            self.give_back(pos, seat)
        for resource in range(KINDS):
            pos.bank[resource] += pos.spent[resource]
            pos.spent[resource] = 0
        pos.goto("military_start")
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        return tuple(pos.waiting)

    def legal(self, pos: State, seat: int) -> list[Action]:
        hand = pos.hands[seat]
        actions: list[Action] = []
        if pos.keep_taxes[seat] < 0:
            actions += KEEP_TAXES[: min(hand[TAX], TAXES_KEPT) + 1]
            return actions
        for resource in range(1, KINDS):
            if hand[resource]:
                actions.append(KEEP_GOOD[resource])
        actions.append(DONE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is KeepTaxes:
            pos.keep_taxes[seat] = action.cards
            if pos.cards[seat] & GARDENS:
                return
        elif type(action) is KeepGood:
            pos.keep_good[seat] = RESOURCE[action.resource]
        pos.waiting.remove(seat)

    def give_back(self, pos: State, seat: int) -> None:
        """Give back all cards but those kept."""
        hand = pos.hands[seat]
        if any(hand):
            for resource in range(1, KINDS):
                pos.discard(seat, resource, hand[resource] - (resource == pos.keep_good[seat]))
            pos.discard(seat, TAX, hand[TAX] - pos.keep_taxes[seat])
        pos.keep_taxes[seat] = -1
        pos.keep_good[seat] = -1
        pos.happened(CardsKept(seat, sum(hand)))

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is KeepTaxes:
            return Refusal("keep_two_taxes", {}, self.clause)
        if type(action) is KeepGood:
            return Refusal("keep_good", {}, "MN-11.13")
        return None
