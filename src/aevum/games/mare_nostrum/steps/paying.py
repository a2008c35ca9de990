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
    """Return what can go into the set next: taxes at the start, or a good after the last one if enough kinds follow."""
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
    """One set: all taxes, or goods that are all different, put together in the order of the resources."""

    name = "pay"
    clause = "MN-6.2"

    def open(self, pos: State) -> bool:
        purchase = pos.purchase
        assert purchase is not None
        hand = pos.hands[pos.seat]
        while purchase.left:
            options = pay_options(hand, purchase)
            if len(options) > 1:
                return True
            self.pay(pos, purchase, options[0])
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
        pos.discard(pos.seat, resource, number)
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
        if PYRAMIDS >> card & 1:
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
        if isinstance(action, Pay) and action.resource in RESOURCE and purchase is not None:
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
    """End the match at once."""
    pos.winner = seat
    pos.reason = reason
    pos.happened(Won(seat))
    pos.stack.clear()


class Keep(Step[State]):
    """At the end of construction everybody may keep two taxes, and with the Hanging Gardens one good."""

    name = "keep"
    clause = "MN-6.6"

    def open(self, pos: State) -> bool:
        for seat in list(pos.waiting):
            if not self.has_choice(pos, seat):
                self.finish(pos, seat, -1)
        if pos.waiting:
            return True
        pos.goto("military_start")
        return False

    def has_choice(self, pos: State, seat: int) -> bool:
        hand = pos.hands[seat]
        if hand[TAX] and not pos.kept >> seat & 1:
            return True
        return pos.cards[seat] & GARDENS != 0 and any(hand[1:])

    def actors(self, pos: State) -> tuple[int, ...]:
        return tuple(pos.waiting)

    def legal(self, pos: State, seat: int) -> list[Action]:
        hand = pos.hands[seat]
        actions: list[Action] = []
        if hand[TAX] and not pos.kept >> seat & 1:
            actions += KEEP_TAXES[: min(hand[TAX], TAXES_KEPT) + 1]
            return actions
        for resource in range(1, KINDS):
            if hand[resource]:
                actions.append(KEEP_GOOD[resource])
        actions.append(DONE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if isinstance(action, KeepTaxes):
            pos.discard(seat, TAX, pos.hands[seat][TAX] - action.cards)
            pos.kept |= 1 << seat
        elif isinstance(action, KeepGood):
            self.finish(pos, seat, RESOURCE[action.resource])
        else:
            self.finish(pos, seat, -1)

    def finish(self, pos: State, seat: int, good: int) -> None:
        """Give back all goods but the one kept."""
        hand = pos.hands[seat]
        for resource in range(1, KINDS):
            rest = hand[resource] - (resource == good)
            if rest:
                pos.discard(seat, resource, rest)
        pos.waiting.remove(seat)
        pos.happened(CardsKept(seat, sum(hand)))

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, KeepTaxes):
            return Refusal("keep_two_taxes", {}, self.clause)
        if isinstance(action, KeepGood):
            return Refusal("keep_good", {}, "MN-11.13")
        return None
