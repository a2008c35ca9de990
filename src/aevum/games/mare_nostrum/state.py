"""What a match of Mare Nostrum consists of at one moment, and the few ways in which pieces and cards move.

A *power* is a seat or, numbered after the seats, a neutral civilization. Masks are sets of provinces, sea zones,
caravan sites or cards, one bit each. ``owned``, ``camps``, ``afloat``, ``fortified``, ``goods_open`` and ``cards_left``
repeat what other fields say, for speed; every change goes through the methods below, and ``check`` proves that they
agree.
"""

from __future__ import annotations

from dataclasses import dataclass

from aevum import core
from aevum.games.mare_nostrum.board import (
    ALL_TASK_GOODS,
    BUILDING,
    CARAVAN,
    CHEAPER_BY,
    CHEAPER_PRICE,
    CITY,
    FORT,
    FREE_INFLUENCE,
    HOME,
    INFLUENCE,
    LEGION,
    MARKET,
    NEIGHBOUR_MASK,
    POWERS,
    PRICE,
    SHORE_MASK,
    SITE_MASK,
    SITE_PROVINCE,
    TASK_CITY,
    TASK_MARKET,
    TASK_TEMPLE,
    TEMPLE,
    TRIREME,
    WATER_MASK,
    places_of,
)


@dataclass(eq=False)
class Trade:
    """The exchange of one round. ``offers`` are secret until all are complete, then they lie face up."""

    number: int
    offers: list[list[int]]
    left: list[int]
    """How many cards each seat has still to offer; -1 for a seat that sits out."""
    last: list[int]
    """The last resource each seat has offered: offers are put together in the order of the resources."""
    revealed: bool
    up: list[int]
    """How many offered cards lie face up before each seat."""
    taken: list[list[int]]
    picker: int
    pair_one: int
    pair_two: int
    pair_count: int
    taker: int
    victim: int
    card: int
    forced: int
    """The owner of Ulysses from whom the picker has to take now, or -1."""
    redirected: bool


@dataclass(eq=False)
class Purchase:
    """Something chosen that is not paid yet. ``item`` is -1 for a hero or wonder, then ``card`` says which."""

    item: int
    card: int
    place: int
    site: int
    price: int
    left: int
    last: int
    """The last good that went into the set: sets are put together in the order of the resources."""
    paid: list[int]


@dataclass(eq=False)
class War:
    """One player's turn in the military phase. What is neither ready nor arrived has fought or has been put to sea."""

    ready: list[int]
    arrived: list[int]
    sea_ready: list[int]
    sea_arrived: list[int]
    forts: int
    """Own forts that have not fought this turn, as a mask of provinces."""
    docks: int
    bridges: list[int]
    """For each chain of own triremes the mask of the coasts that it joins."""
    entered: int
    places: int
    """Provinces whose legions have still to get their tasks."""
    place: int
    rank: int
    """How far the fixed order of tasks has got in this province."""
    pillages: int
    split: int
    """The province or sea zone where a part of the units has fought and the rest must fight somebody else, or -1."""
    split_foes: int
    """Whom that part has fought, as a mask of powers."""


@dataclass(eq=False)
class Battle:
    """A battle between its dice and its last loss."""

    attacker: int
    defender: int
    place: int
    force: int
    forts: int
    hits_on_attacker: int
    hits_on_defender: int


@dataclass(eq=False)
class State(core.Position):
    """The position without its steps."""

    advanced: bool
    free_choice: bool
    gains_protected: bool
    thorough_pillage: bool
    rounds: int
    round: int
    phase: str
    seat: int
    civs: list[int]
    homes: int
    roles: list[int]
    role: int
    owner: list[int]
    owned: list[int]
    fresh: int
    """Provinces that have received a marker this round."""
    cities: int
    temples: int
    markets: int
    caravans: int
    goods_open: int
    """Provinces with a good on which no caravan stands."""
    forts: list[int]
    fortified: int
    legions: list[list[int]]
    camps: list[int]
    fleets: list[list[int]]
    afloat: list[int]
    docked: list[int]
    tasks: list[int]
    occupier: list[int]
    tokens: list[int]
    """Shared tokens left, by item; only buildings count here."""
    pieces: list[list[int]]
    """Pieces left to each seat, by item; only markers and units count here."""
    bank: list[int]
    spent: list[int]
    """Cards paid in this construction phase: they go back to the bank at its end."""
    hands: list[list[int]]
    cards: list[int]
    cards_left: int
    waiting: list[int]
    reach: int
    swap_used: bool
    free_used: bool
    keep_taxes: list[int]
    """How many taxes each seat has secretly chosen to keep, or -1."""
    keep_good: list[int]
    """Which good each seat has secretly chosen to keep, or -1."""
    helen_used: bool
    points: int
    last_item: int
    last_place: int
    trade: Trade | None
    purchase: Purchase | None
    war: War | None
    battle: Battle | None
    reason: str
    winner: int

    # who is where

    def home(self, power: int) -> int:
        return HOME[self.civs[power]]

    def hostile(self, power: int) -> int:
        """Return where land units of others stand."""
        mask = self.fortified & ~self.owned[power]
        for other in range(POWERS):
            if other != power:
                mask |= self.camps[other]
        return mask

    def foreign_legions(self, power: int) -> int:
        """Return where legions of others stand."""
        mask = 0
        for other in range(POWERS):
            if other != power:
                mask |= self.camps[other]
        return mask

    def enemies(self, power: int, place: int) -> list[int]:
        """Return the other powers with land units in a province; ships never count there (MN-9.1, MN-9.8)."""
        found = []
        for other in range(POWERS):
            if other != power and (self.legions[other][place] or (self.forts[place] and self.owner[place] == other)):
                found.append(other)
        return found

    def bridges(self, seat: int) -> list[int]:
        """Return for each unbroken chain of a seat's triremes the coasts that it joins (MN-7.3, MN-8.6)."""
        left = self.afloat[seat]
        chains = []
        while left:
            chain = left & -left
            edge = chain
            while edge:
                beside = 0
                for sea in places_of(edge):
                    beside |= WATER_MASK[sea]
                edge = beside & left & ~chain
                chain |= edge
            left &= ~chain
            shores = 0
            for sea in places_of(chain):
                shores |= SHORE_MASK[sea]
            chains.append(shores)
        return chains

    def bordering(self, seat: int) -> int:
        """Return what borders, by land or own triremes, what has been the seat's all round (MN-7.2, MN-7.3)."""
        old = self.owned[seat] & ~self.fresh
        mask = 0
        for place in places_of(old):
            mask |= NEIGHBOUR_MASK[place]
        for shores in self.bridges(seat):
            if shores & old:
                mask |= shores
        return mask

    def unowned(self) -> int:
        mask = 0
        for owned in self.owned:
            mask |= owned
        return ~mask

    def price(self, seat: int, item: int) -> int:
        """Return how many cards an item costs a seat now (MN-6.4, with MN-11.1, MN-11.3, MN-11.4 and MN-11.17)."""
        if item == INFLUENCE and not self.free_used and self.cards[seat] & FREE_INFLUENCE:
            return 0
        return CHEAPER_PRICE[item] if self.cards[seat] & CHEAPER_BY[item] else PRICE[item]

    # what a seat counts for

    def buildings_counted(self, seat: int) -> list[int]:
        """Return how many caravans, cities, markets and temples count for a seat, indexed by item (MN-3.7)."""
        counts = [0] * len(PRICE)
        owned = self.owned[seat]
        counts[CITY] = (self.cities & owned).bit_count()
        counts[TEMPLE] = (self.temples & owned).bit_count()
        counts[MARKET] = (self.markets & owned).bit_count()
        sites = 0
        for place in places_of(owned):
            sites |= SITE_MASK[place]
        counts[CARAVAN] = (self.caravans & sites).bit_count()
        if any(self.tasks):
            for place in places_of(owned):
                self.count_tasks(place, counts, -1)
            for place in places_of(self.camps[seat]):
                if self.occupier[place] == seat:
                    self.count_tasks(place, counts, 1)
        return counts

    def count_tasks(self, place: int, counts: list[int], sign: int) -> None:
        """Add or take away the buildings of a province on which legions stand."""
        tasks = self.tasks[place]
        counts[CITY] += sign * (tasks & TASK_CITY != 0)
        counts[TEMPLE] += sign * (tasks & TASK_TEMPLE != 0)
        counts[MARKET] += sign * (tasks & TASK_MARKET != 0)
        counts[CARAVAN] += sign * (tasks & ALL_TASK_GOODS).bit_count()

    def units_on_board(self, seat: int) -> int:
        forts = 0
        docked = 0
        for place in places_of(self.owned[seat]):
            forts += self.forts[place]
            docked += self.docked[place]
        return sum(self.legions[seat]) + sum(self.fleets[seat]) + forts + docked

    # how pieces move

    def put_marker(self, power: int, place: int) -> None:
        self.owner[place] = power
        self.owned[power] |= 1 << place
        if power < self.seats:
            self.pieces[power][INFLUENCE] -= 1

    def take_marker(self, place: int) -> None:
        power = self.owner[place]
        self.owner[place] = -1
        self.owned[power] &= ~(1 << place)
        if power < self.seats:
            self.pieces[power][INFLUENCE] += 1

    def put_caravan(self, site: int) -> None:
        place = SITE_PROVINCE[site]
        self.caravans |= 1 << site
        self.tokens[CARAVAN] -= 1
        if self.caravans & SITE_MASK[place] == SITE_MASK[place]:
            self.goods_open &= ~(1 << place)

    def take_caravan(self, site: int) -> None:
        self.caravans &= ~(1 << site)
        self.tokens[CARAVAN] += 1
        self.goods_open |= 1 << SITE_PROVINCE[site]

    def put_building(self, item: int, place: int) -> None:
        self.tokens[item] -= 1
        if item == CITY:
            self.cities |= 1 << place
        elif item == TEMPLE:
            self.temples |= 1 << place
        else:
            self.markets |= 1 << place

    def take_building(self, item: int, place: int) -> None:
        self.tokens[item] += 1
        if item == CITY:
            self.cities &= ~(1 << place)
        elif item == TEMPLE:
            self.temples &= ~(1 << place)
        else:
            self.markets &= ~(1 << place)

    def put_legions(self, power: int, place: int, number: int) -> None:
        self.legions[power][place] += number
        self.camps[power] |= 1 << place
        if power < self.seats:
            self.pieces[power][LEGION] -= number

    def take_legions(self, power: int, place: int, number: int) -> None:
        self.legions[power][place] -= number
        if not self.legions[power][place]:
            self.camps[power] &= ~(1 << place)
        if power < self.seats:
            self.pieces[power][LEGION] += number

    def move_legion(self, power: int, place: int, to: int) -> None:
        legions = self.legions[power]
        legions[place] -= 1
        if not legions[place]:
            self.camps[power] &= ~(1 << place)
        legions[to] += 1
        self.camps[power] |= 1 << to

    def put_forts(self, power: int, place: int, number: int) -> None:
        self.forts[place] += number
        self.fortified |= 1 << place
        if power < self.seats:
            self.pieces[power][FORT] -= number

    def take_forts(self, power: int, place: int, number: int) -> None:
        self.forts[place] -= number
        if not self.forts[place]:
            self.fortified &= ~(1 << place)
        if power < self.seats:
            self.pieces[power][FORT] += number

    def put_triremes(self, seat: int, sea: int, number: int) -> None:
        """Put triremes on a sea zone that were not in the supply."""
        self.fleets[seat][sea] += number
        self.afloat[seat] |= 1 << sea

    def take_triremes(self, seat: int, sea: int, number: int) -> None:
        self.fleets[seat][sea] -= number
        if not self.fleets[seat][sea]:
            self.afloat[seat] &= ~(1 << sea)

    def dock_trireme(self, seat: int, place: int) -> None:
        self.docked[place] += 1
        self.pieces[seat][TRIREME] -= 1

    def clear_tasks(self, place: int) -> None:
        self.tasks[place] = 0
        self.occupier[place] = -1

    def gain_card(self, seat: int, card: int) -> None:
        """Lay a hero or wonder before a seat, where it stays for good (MN-1.6)."""
        self.cards[seat] |= 1 << card
        self.cards_left &= ~(1 << card)

    def has_left(self, seat: int, item: int) -> bool:
        """Return whether the tokens (MN-1.4) or the seat's pieces (MN-1.5) suffice for one more."""
        return (self.tokens[item] if BUILDING[item] else self.pieces[seat][item]) > 0

    # how cards move

    def draw(self, seat: int, resource: int, number: int) -> int:
        """Give a seat cards from the bank, as many as there are, and return how many that was (MN-1.3)."""
        number = min(number, self.bank[resource])
        self.bank[resource] -= number
        self.hands[seat][resource] += number
        return number

    def spend(self, seat: int, resource: int, number: int) -> None:
        """Lay cards apart that pay for something (MN-6.5)."""
        self.hands[seat][resource] -= number
        self.spent[resource] += number

    def discard(self, seat: int, resource: int, number: int) -> None:
        self.hands[seat][resource] -= number
        self.bank[resource] += number
