"""Construction: the order, the purchases, the sets that pay for them, and what is kept."""

from __future__ import annotations

from aevum.core import Action, Refusal, Step
from aevum.games.mare_nostrum.actions import (
    BUY,
    BUY_CARD,
    DONE,
    KEEP_GOOD,
    KEEP_TAXES,
    NAME_NEXT,
    PAY,
    PLACE,
    PLACE_CARAVAN,
    SWAP_FOR_GOOD,
    SWAP_FOR_TAX,
    Buy,
    BuyCard,
    KeepGood,
    KeepTaxes,
    NameNext,
    Pay,
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
    CIVS,
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
    PROVINCES,
    PYRAMIDS,
    RESERVED,
    RESOURCE,
    SITE_PROVINCE,
    SITES_OF,
    SWAP,
    TASK_MARKER,
    TAX,
    TAXES_KEPT,
    TEMPLE,
    TRIREME,
    TWO_FORTS,
    WIN_CARDS,
    places_of,
    site_of,
)
from aevum.games.mare_nostrum.board import KEEP_GOOD as GARDENS
from aevum.games.mare_nostrum.events import (
    Annexed,
    BuilderNamed,
    Built,
    CaravanBuilt,
    CardBought,
    CardsKept,
    Paid,
    Swapped,
    Won,
)
from aevum.games.mare_nostrum.state import Purchase, State
from aevum.games.mare_nostrum.steps.income import names_of
from aevum.games.mare_nostrum.steps.setup import put_item

KIND_COUNT = KINDS - 1


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
            pos.waiting = list(range(pos.seats))
            pos.kept = 0
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
        if isinstance(action, NameNext) and 0 <= action.seat < pos.seats:
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
    """Return the provinces in which a seat may build now."""
    blocked = pos.foreign_legions(seat) & ~(1 << pos.home(seat))
    return pos.owned[seat] & ~pos.fresh & ~blocked


def annexable(pos: State, seat: int) -> int:
    """Return the provinces on whose marker a legion of the seat stands."""
    mask = 0
    for place in places_of(pos.camps[seat] & ~pos.owned[seat]):
        if pos.tasks[place] & TASK_MARKER and pos.occupier[place] == seat:
            mask |= 1 << place
    return mask


def marker_places(pos: State, seat: int) -> int:
    """Return where a seat may place a marker now."""
    reach = EVERYWHERE if pos.cards[seat] & ANYWHERE else pos.reach
    return reach & pos.unowned() & ~pos.foreign_legions(seat) | annexable(pos, seat)


def item_places(pos: State, seat: int, item: int, places: int) -> int:
    """Return the provinces in which a seat may place an item now, given those in which it may build at all."""
    if item == INFLUENCE:
        return marker_places(pos, seat)
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
    if item == TRIREME:
        return places & COASTAL
    return places


def double_forts(pos: State) -> int:
    mask = 0
    for place in places_of(pos.fortified):
        if pos.forts[place] > 1:
            mask |= 1 << place
    return mask


class Build(Step[State]):
    """One thing after the other, as long as there are sets to pay with."""

    name = "build"
    clause = "MN-6.4"

    def open(self, pos: State) -> bool:
        if self.can_raise_a_legion(pos, pos.seat) or len(self.legal(pos, pos.seat)) > 1:
            return True
        pos.goto("name_builder")
        return False

    def can_raise_a_legion(self, pos: State, seat: int) -> bool:
        """A legion can always be raised at home, so this is the quick way to know that there is a choice."""
        return pos.pieces[seat][LEGION] > 0 and largest_set(pos.hands[seat]) >= pos.price(seat, LEGION)

    def may_swap(self, pos: State, seat: int) -> bool:
        return pos.cards[seat] & SWAP != 0 and not pos.swap_used and any(pos.hands[seat])

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        most = largest_set(pos.hands[seat])
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
        if self.may_swap(pos, seat):
            self.add_swaps(pos, seat, actions)
        actions.append(DONE)
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
        if isinstance(action, Buy):
            item = ITEM[action.item]
            price = pos.price(seat, item)
            pos.purchase = Purchase(item, -1, -1, -1, price, price, TAX, [])
            pos.goto("place")
        elif isinstance(action, BuyCard):
            card = CARD[action.card]
            price = CARD_PRICE[card]
            pos.purchase = Purchase(-1, card, -1, -1, price, price, TAX, [])
            pos.goto("pay")
        elif isinstance(action, Swap):
            pos.discard(seat, RESOURCE[action.give], 1)
            pos.draw(seat, RESOURCE[action.take], 1)
            pos.swap_used = True
            pos.happened(Swapped(seat, action.give, action.take))
        else:
            pos.goto("name_builder")

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Buy) and action.item in ITEM:
            return self.refuse_item(pos, seat, ITEM[action.item])
        if isinstance(action, BuyCard) and action.card in CARD:
            return self.refuse_card(pos, seat, CARD[action.card])
        if isinstance(action, Swap):
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
        if isinstance(action, PlaceCaravan):
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
