"""What a seat may know: the board and the bank are open, hands and unfinished offers are secret."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

from aevum.core.names import each_of, one_of
from aevum.games.mare_nostrum.board import (
    BUILDING,
    CARDS,
    CIVS,
    ITEMS,
    KINDS,
    LAND,
    PRICE,
    PROVINCES,
    RESOURCES,
    ROLES,
    SEAS,
    SITE_GOOD,
    SITE_MASK,
    SITES_OF,
    TASK_CITY,
    TASK_GOODS,
    TASK_MARKER,
    TASK_MARKET,
    TASK_TEMPLE,
    WATER,
    places_of,
)
from aevum.games.mare_nostrum.state import State
from aevum.games.mare_nostrum.steps.roles import role_count

Resource: TypeAlias = Annotated[str, one_of("Resource", RESOURCES)]
Item: TypeAlias = Annotated[str, one_of("Item", ITEMS)]
Role: TypeAlias = Annotated[str, one_of("Role", ROLES)]
Cards: TypeAlias = dict[Resource, int]


class ProvinceView(msgspec.Struct, frozen=True):
    province: str
    owner: str | None
    new_marker: bool
    city: bool
    temple: bool
    market: bool
    caravans: tuple[Resource, ...]
    forts: int
    legions: dict[str, int]
    ready: int
    """Legions of the player on the move that can still march from here."""
    docked: int
    occupier: str | None
    tasks: tuple[str, ...]


class SeaView(msgspec.Struct, frozen=True):
    sea: str
    triremes: dict[str, int]
    ready: int
    """Triremes of the player on the move that can still sail from here."""


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    civ: str | None
    cards: tuple[str, ...]
    hand_size: int
    """Cards in hand, with those taken in trade and those that lie face down on offer."""
    hand: Cards | None
    """Only for the seat itself: what it can use, cards taken in trade included."""
    offer: Cards | None
    """What it has on offer: open once all offers are complete, before that only to the seat itself."""
    taken: Cards
    supply: dict[Item, int]
    prices: Annotated[dict[Item, int], each_of(ITEMS)]
    """What each item costs the seat now, with the heroes and wonders it owns: cards, or points during the set-up."""
    counts: dict[Role, int]
    """How much the seat counts for each role."""


class View(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    phase: str
    seat: int
    roles: dict[Role, int]
    seats: list[SeatView]
    provinces: list[ProvinceView]
    seas: list[SeaView]
    bank: Cards
    spent: Cards
    """Cards paid in this construction phase, which go back to the bank at its end."""
    tokens: dict[Item, int]
    cards_left: tuple[str, ...]
    number: int | None
    points: int
    winner: int | None
    reason: str | None


def view_of(pos: State, viewer: int | None) -> View:
    civs = tuple(pos.civs)
    legions, fleets = list(zip(*pos.legions, strict=True)), list(zip(*pos.fleets, strict=True))
    return View(
        round=pos.round,
        rounds=pos.rounds,
        phase=pos.phase,
        seat=pos.seat,
        roles={ROLES[role]: holder for role, holder in enumerate(pos.roles) if holder >= 0},
        seats=[seat_view(pos, seat, viewer) for seat in range(pos.seats)],
        provinces=[province_view(pos, place, civs, legions[place]) for place in range(LAND)],
        seas=[sea_view(pos, sea, civs, fleets[sea]) for sea in range(WATER)],
        bank=named(pos.bank),
        spent=named(pos.spent),
        tokens={ITEMS[item]: pos.tokens[item] for item in range(len(ITEMS)) if BUILDING[item]},
        cards_left=tuple([CARDS[card] for card in places_of(pos.cards_left)]),
        number=None if pos.trade is None else pos.trade.number,
        points=pos.points,
        winner=None if pos.winner < 0 else pos.winner,
        reason=pos.reason or None,
    )


def named(cards: list[int]) -> dict[str, int]:
    return {RESOURCES[resource]: cards[resource] for resource in range(KINDS) if cards[resource]}


def seat_view(pos: State, seat: int, viewer: int | None) -> SeatView:
    trade = pos.trade
    own = seat == viewer
    hand = pos.hands[seat]
    offer: dict[str, int] | None = {}
    taken: dict[str, int] = {}
    if trade is not None:
        taken = named(trade.taken[seat])
        hand = [hand[resource] + trade.taken[seat][resource] for resource in range(KINDS)]
        if trade.revealed or own:
            offer = named(trade.offers[seat])
        else:
            offer = None
    hand_size = sum(hand)
    if trade is not None and not trade.revealed:
        hand_size += sum(trade.offers[seat])
    return SeatView(
        seat=seat,
        civ=CIVS[pos.civs[seat]] if pos.civs[seat] >= 0 else None,
        cards=tuple([CARDS[card] for card in places_of(pos.cards[seat])]),
        hand_size=hand_size,
        hand=named(hand) if own else None,
        offer=offer,
        taken=taken,
        supply={ITEMS[item]: pos.pieces[seat][item] for item in range(len(ITEMS)) if not BUILDING[item]},
        prices={
            ITEMS[item]: PRICE[item] if pos.phase == "setup" else pos.price(seat, item) for item in range(len(ITEMS))
        },
        counts={ROLES[role]: role_count(pos, seat, role) for role in range(len(ROLES)) if pos.civs[seat] >= 0},
    )


def province_view(pos: State, place: int, civs: tuple[int, ...], legions: tuple[int, ...]) -> ProvinceView:
    bit = 1 << place
    return _province(
        place,
        civs,
        pos.owner[place],
        pos.fresh & bit != 0,
        pos.cities & bit != 0,
        pos.temples & bit != 0,
        pos.markets & bit != 0,
        pos.caravans & SITE_MASK[place],
        pos.forts[place],
        legions,
        0 if pos.war is None else pos.war.ready[place],
        pos.docked[place],
        pos.occupier[place],
        pos.tasks[place],
    )


@lru_cache(20_000)
def _province(
    place: int,
    civs: tuple[int, ...],
    owner: int,
    new_marker: bool,
    city: bool,
    temple: bool,
    market: bool,
    caravans: int,
    forts: int,
    legions: tuple[int, ...],
    ready: int,
    docked: int,
    occupier: int,
    tasks: int,
) -> ProvinceView:
    """Return a province as it is shown: those that look alike are shown by one kept value."""
    sites = SITES_OF[place]
    names: list[str] = []
    if tasks:
        for bit, name in ((TASK_CITY, "city"), (TASK_TEMPLE, "temple"), (TASK_MARKET, "market")):
            if tasks & bit:
                names.append(name)
        for index, site in enumerate(sites):
            if tasks & TASK_GOODS[index]:
                names.append(f"caravan_{RESOURCES[SITE_GOOD[site]]}")
        if tasks & TASK_MARKER:
            names.append("influence")
    return ProvinceView(
        province=PROVINCES[place],
        owner=CIVS[civs[owner]] if owner >= 0 else None,
        new_marker=new_marker,
        city=city,
        temple=temple,
        market=market,
        caravans=tuple([RESOURCES[SITE_GOOD[site]] for site in sites if caravans >> site & 1]),
        forts=forts,
        legions={CIVS[civs[power]]: number for power, number in enumerate(legions) if number},
        ready=ready,
        docked=docked,
        occupier=CIVS[civs[occupier]] if tasks else None,
        tasks=tuple(names),
    )


def sea_view(pos: State, sea: int, civs: tuple[int, ...], fleets: tuple[int, ...]) -> SeaView:
    ready = 0 if pos.war is None else pos.war.sea_ready[sea]
    return _sea(sea, civs, fleets, ready)


@lru_cache(20_000)
def _sea(sea: int, civs: tuple[int, ...], triremes: tuple[int, ...], ready: int) -> SeaView:
    shown = {CIVS[civs[seat]]: number for seat, number in enumerate(triremes) if number}
    return SeaView(sea=SEAS[sea], triremes=shown, ready=ready)
