"""Construction: the order, the purchases and where things go."""

from __future__ import annotations

from typing import Final

from aevum.core import Action, Refusal, Step
from aevum.games.mare_nostrum.actions import (
    BUY,
    BUY_CARD,
    DONE,
    NAME_NEXT,
    PLACE,
    PLACE_CARAVAN,
    SWAP_FOR_GOOD,
    SWAP_FOR_TAX,
    Buy,
    BuyCard,
    NameNext,
    Place,
    PlaceCaravan,
    Swap,
)
from aevum.games.mare_nostrum.board import (
    ANYWHERE,
    BUILDING,
    CARAVAN,
    CARD,
    CARD_PRICE,
    CARDS,
    CHEAPEST_CARD,
    CHEAPEST_ITEM,
    CITY,
    CITY_SITES,
    COASTAL,
    EVERYWHERE,
    FORT,
    INFLUENCE,
    ITEM,
    ITEMS,
    KINDS,
    LEGION,
    MARKET,
    POLITICS,
    PROVINCE,
    RESERVED,
    RESOURCE,
    SITE_PROVINCE,
    SITES_OF,
    SWAP,
    TASK_MARKER,
    TAX,
    TEMPLE,
    TRIREME,
    TWO_FORTS,
    places_of,
    site_of,
)
from aevum.games.mare_nostrum.events import (
    BuilderNamed,
    Swapped,
)
from aevum.games.mare_nostrum.state import Purchase, State

KIND_COUNT: Final = KINDS - 1


class ConstructionStart(Step[State]):
    """Everybody will build once, in the order that the Political Leader names."""

    name = "construction_start"
    clause = "MN-3.1"

    def open(self, pos: State) -> bool:
        pos.phase = "construction"
        pos.waiting = list(range(pos.seats))
        pos.goto("name_builder")
        return False


class NameBuilder(Step[State]):
    """The Political Leader names who builds next."""

    name = "name_builder"
    clause = "MN-6.1"

    def open(self, pos: State) -> bool:
        if len(pos.waiting) > 1:
            return True
        if pos.waiting:
            self.begin(pos, pos.waiting[0])
        else:
            pos.waiting = [seat for seat in range(pos.seats) if any(pos.hands[seat])]
            pos.goto("keep")
        return False

    def begin(self, pos: State, seat: int) -> None:
        pos.waiting.remove(seat)
        pos.seat = seat
        pos.reach = pos.bordering(seat)
        pos.swap_used = False
        pos.free_used = False
        pos.happened(BuilderNamed(seat))
        pos.goto("build")

    def actors(self, pos: State) -> tuple[int, ...]:
        return (pos.roles[POLITICS],)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [NAME_NEXT[other] for other in pos.waiting]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, NameNext)
        self.begin(pos, action.seat)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is NameNext and 0 <= action.seat < pos.seats:
            return Refusal("has_had_turn", {"seat": action.seat}, self.clause)
        return None


def largest_set(hand: list[int]) -> int:
    """Return the size of the largest set that a hand can form."""
    taxes = hand[TAX]
    goods = KIND_COUNT - hand.count(0)
    if not taxes:
        goods += 1
    return taxes if taxes > goods else goods


def buildable(pos: State, seat: int) -> int:
    """Return the provinces in which a seat may build now (MN-7.1, MN-7.4, MN-7.7, MN-12.2)."""
    blocked = pos.foreign_legions(seat) & ~(1 << pos.home(seat))
    return pos.owned[seat] & ~pos.fresh & ~blocked


def annexable(pos: State, seat: int) -> int:
    """Return the provinces on whose marker a legion stands (MN-7.8): they change hands in no other way (MN-7.10)."""
    mask = 0
    for place in places_of(pos.camps[seat] & ~pos.owned[seat]):
        if pos.tasks[place] & TASK_MARKER and pos.occupier[place] == seat:
            mask |= 1 << place
    return mask


def marker_places(pos: State, seat: int) -> int:
    """Return where a seat may place a marker now (MN-7.2, MN-11.16)."""
    reach = EVERYWHERE if pos.cards[seat] & ANYWHERE else pos.reach
    return reach & pos.unowned() & ~pos.foreign_legions(seat) | annexable(pos, seat)


def item_places(pos: State, seat: int, item: int, places: int) -> int:
    """Return the provinces in which a seat may place an item now, given those in which it may build at all."""
    if item == INFLUENCE:
        return marker_places(pos, seat)
    # MN-7.5
    if item == CARAVAN:
        return places & pos.goods_open
    if item == CITY:
        return places & CITY_SITES & ~pos.cities
    if item == MARKET:
        return places & ~pos.markets
    if item == TEMPLE:
        return places & ~pos.temples
    if item == FORT:
        return places & ~(double_forts(pos) if pos.cards[seat] & TWO_FORTS else pos.fortified)
    # MN-7.6
    if item == TRIREME:
        return places & COASTAL
    return places


def double_forts(pos: State) -> int:
    mask = 0
    for place in places_of(pos.fortified):
        if pos.forts[place] > 1:
            mask |= 1 << place
    return mask


def end_turn(pos: State) -> None:
    pos.reach = 0
    pos.swap_used = False
    pos.free_used = False
    pos.goto("name_builder")


class Build(Step[State]):
    """One thing after the other, as long as there may be sets to pay with.

    Whoever could buy something with the best of hands of this size is asked: being passed over would betray the hand.
    """

    name = "build"
    clause = "MN-6.4"

    def open(self, pos: State) -> bool:
        seat = pos.seat
        held = sum(pos.hands[seat])
        # a legion can always be raised at home
        if pos.pieces[seat][LEGION] > 0 and held >= pos.price(seat, LEGION):
            return True
        if self.may_swap(pos, seat) or self.purchases(pos, seat, held):
            return True
        end_turn(pos)
        return False

    def may_swap(self, pos: State, seat: int) -> bool:
        return pos.cards[seat] & SWAP != 0 and not pos.swap_used and any(pos.hands[seat])

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions = self.purchases(pos, seat, largest_set(pos.hands[seat]))
        if self.may_swap(pos, seat):
            self.add_swaps(pos, seat, actions)
        actions.append(DONE)
        return actions

    def purchases(self, pos: State, seat: int, most: int) -> list[Action]:
        """Return what a seat could buy if its largest set were of this size."""
        actions: list[Action] = []
        if most >= CHEAPEST_ITEM:
            places = buildable(pos, seat)
            for item in range(len(ITEMS)):
                if pos.price(seat, item) <= most and pos.has_left(seat, item) and item_places(pos, seat, item, places):
                    actions.append(BUY[item])
        elif pos.price(seat, INFLUENCE) == 0 and pos.has_left(seat, INFLUENCE) and marker_places(pos, seat):
            actions.append(BUY[INFLUENCE])
        if most >= CHEAPEST_CARD:
            for card in places_of(pos.cards_left & ~RESERVED[pos.civs[seat]]):
                if CARD_PRICE[card] <= most:
                    actions.append(BUY_CARD[card])
        return actions

    def add_swaps(self, pos: State, seat: int, actions: list[Action]) -> None:
        hand = pos.hands[seat]
        for resource in range(1, KINDS):
            if hand[resource] and pos.bank[TAX]:
                actions.append(SWAP_FOR_TAX[resource])
        for resource in range(1, KINDS):
            if hand[TAX] and pos.bank[resource]:
                actions.append(SWAP_FOR_GOOD[resource])

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Buy:
            item = ITEM[action.item]
            price = pos.price(seat, item)
            pos.purchase = Purchase(item, -1, -1, -1, price, price, TAX, [])
            pos.goto("place")
        elif type(action) is BuyCard:
            card = CARD[action.card]
            price = CARD_PRICE[card]
            pos.purchase = Purchase(-1, card, -1, -1, price, price, TAX, [])
            pos.goto("pay")
        elif type(action) is Swap:
            pos.discard(seat, RESOURCE[action.give], 1)
            pos.draw(seat, RESOURCE[action.take], 1)
            pos.swap_used = True
            pos.happened(Swapped(seat, action.give, action.take))
        else:
            end_turn(pos)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Buy and action.item in ITEM:
            return self.refuse_item(pos, seat, ITEM[action.item])
        if type(action) is BuyCard and action.card in CARD:
            return self.refuse_card(pos, seat, CARD[action.card])
        if type(action) is Swap:
            if not pos.cards[seat] & SWAP:
                return Refusal("no_cleopatra", {}, "MN-11.5")
            return Refusal("swap_impossible", {}, "MN-11.5")
        return None

    def refuse_item(self, pos: State, seat: int, item: int) -> Refusal:
        price = pos.price(seat, item)
        if price > largest_set(pos.hands[seat]):
            return Refusal("no_set", {"need": price}, "MN-6.3")
        if not pos.has_left(seat, item):
            return Refusal("none_left", {"item": ITEMS[item]}, "MN-1.4" if BUILDING[item] else "MN-1.5")
        return Refusal("no_place", {"item": ITEMS[item]}, "MN-7.2" if item == INFLUENCE else "MN-7.1")

    def refuse_card(self, pos: State, seat: int, card: int) -> Refusal:
        if not pos.cards_left >> card & 1:
            return Refusal("card_gone", {"card": CARDS[card]}, "MN-7.11")
        if RESERVED[pos.civs[seat]] >> card & 1:
            return Refusal("card_reserved", {"card": CARDS[card]}, "MN-7.11")
        return Refusal("no_set", {"need": CARD_PRICE[card]}, "MN-6.3")


class Placing(Step[State]):
    """Where the thing just chosen goes."""

    name = "place"
    clause = "MN-7.1"

    def open(self, pos: State) -> bool:
        choice = self.legal(pos, pos.seat)
        if len(choice) > 1:
            return True
        self.apply(pos, pos.seat, choice[0])
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        purchase = pos.purchase
        assert purchase is not None
        actions: list[Action] = []
        places = item_places(pos, seat, purchase.item, buildable(pos, seat))
        if purchase.item == CARAVAN:
            for place in places_of(places):
                for site in SITES_OF[place]:
                    if not pos.caravans >> site & 1:
                        actions.append(PLACE_CARAVAN[site])
        else:
            while places:
                low = places & -places
                actions.append(PLACE[low.bit_length() - 1])
                places ^= low
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        purchase = pos.purchase
        assert purchase is not None
        if type(action) is PlaceCaravan:
            purchase.site = site_of(action.province, action.good)
            purchase.place = SITE_PROVINCE[purchase.site]
        else:
            assert isinstance(action, Place)
            purchase.place = PROVINCE[action.province]
        pos.goto("pay")

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        purchase = pos.purchase
        if purchase is None or not isinstance(action, (Place, PlaceCaravan)) or action.province not in PROVINCE:
            return None
        place = PROVINCE[action.province]
        values: dict[str, str | int] = {"province": action.province}
        if purchase.item == INFLUENCE:
            if place == pos.home(seat) or pos.homes >> place & 1:
                return Refusal("home_protected", values, "MN-7.9")
            if pos.owner[place] >= 0:
                return Refusal("marker_there", values, "MN-7.2")
            if pos.foreign_legions(seat) >> place & 1:
                return Refusal("foreign_legion", values, "MN-7.7")
            return Refusal("not_adjacent", values, "MN-7.2")
        if pos.owner[place] != seat:
            return Refusal("not_your_province", values, "MN-7.1")
        if pos.fresh >> place & 1:
            return Refusal("marker_this_round", values, "MN-7.4")
        if pos.foreign_legions(seat) >> place & 1 and place != pos.home(seat):
            return Refusal("foreign_legion", values, "MN-7.7")
        if purchase.item == TRIREME:
            return Refusal("no_coast", values, "MN-7.6")
        return Refusal("no_site", values, "MN-7.5")

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        purchase = pos.purchase
        assert purchase is not None
        return {"item": ITEMS[purchase.item]}
