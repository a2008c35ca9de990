"""What the page shows beside a decision: odds of battles, sets a hand makes, prices and what is short, who can go."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from aevum.core import Action
from aevum.games.mare_nostrum.actions import Attack, AttackFleet, March, Sail
from aevum.games.mare_nostrum.board import (
    BUILDING,
    CARD_PRICE,
    CARDS,
    CIV,
    FORT_POINTS,
    ITEMS,
    KINDS,
    LAND,
    LEGION_BONUS,
    POINTS_PER_HIT,
    PROVINCE,
    PROVINCES,
    RESERVED,
    RESOURCES,
    SEA,
    SEAS,
    SIDES,
    TAX,
    TRIREME_BONUS,
    WATER,
    places_of,
)
from aevum.games.mare_nostrum.state import State, War
from aevum.games.mare_nostrum.steps.battle import die_bonus
from aevum.games.mare_nostrum.steps.building import buildable, item_places
from aevum.games.mare_nostrum.view import Resource

SET_SIZES = (3, 6, 9, 12)


class Odds(msgspec.Struct, frozen=True):
    """A battle that an answer begins, or would begin where it leads."""

    action: int
    """Which of the legal actions."""
    clears: float
    """The chance that every enemy falls in one round of dice."""
    wiped: float
    """The chance that all of the own units fall in it."""
    units: int
    """The own units that would fight."""
    fort: int
    """What the own forts there add to the dice."""
    hero: int
    """What a hero adds to each die."""
    foes: int
    """The enemy's units, forts among them."""


class Ware(msgspec.Struct, frozen=True):
    name: str
    price: int
    short: int
    """How many cards the largest set lacks."""
    left: int
    places: int
    """In how many provinces it could go."""


class Sets(msgspec.Struct, frozen=True):
    size: int
    number: int
    """How many of this size can be made side by side."""
    short: int


class Forecast(msgspec.Struct, frozen=True):
    sets: list[Sets]
    completes: dict[Resource, int]
    """For every resource the size of the set that one more card of it would complete, or 0."""
    wares: list[Ware]
    cards: list[Ware]
    spare: list[Resource]
    """The set that a payment spoils least with, where one is asked for."""
    odds: list[Odds]
    movable: dict[str, int]
    """How many pieces can set out from a place now."""


def forecast(pos: State, seat: int) -> Forecast | None:
    if not pos.stack or pos.civs[seat] < 0:
        return None
    hand = known_hand(pos, seat)
    legal = pos.legal(seat)
    return Forecast(
        sets=[Sets(size, sets_of(hand, size), max(0, size - largest(hand))) for size in SET_SIZES],
        completes={RESOURCES[resource]: completed(hand, resource) for resource in range(KINDS)},
        wares=wares_of(pos, seat, hand),
        cards=[
            Ware(CARDS[card], CARD_PRICE[card], max(0, CARD_PRICE[card] - largest(hand)), 1, 1)
            for card in places_of(pos.cards_left & ~RESERVED[pos.civs[seat]])
        ],
        spare=spare(hand, pos.purchase.price) if pos.purchase is not None else [],
        odds=[odds for index, action in enumerate(legal) for odds in odds_of(pos, seat, index, action)],
        movable=movable(pos),
    )


def known_hand(pos: State, seat: int) -> list[int]:
    """Return the cards that the seat can count on, those taken in trade and those it still offers among them."""
    hand = pos.hands[seat][:]
    if pos.trade is not None:
        for resource in range(KINDS):
            hand[resource] += pos.trade.taken[seat][resource] + pos.trade.offers[seat][resource]
    return hand


def largest(hand: list[int]) -> int:
    return max(hand[TAX], KINDS - 1 - hand[1:].count(0))


def sets_of(hand: list[int], size: int) -> int:
    """Return how many sets of this size a hand forms side by side: of taxes, and of goods that differ."""
    sets = 0
    while sum([min(number, sets + 1) for number in hand[1:]]) >= size * (sets + 1):
        sets += 1
    return hand[TAX] // size + sets


def completed(hand: list[int], resource: int) -> int:
    """Return the largest set that one more card of a resource completes and that the hand does not form yet."""
    more = hand[:]
    more[resource] += 1
    for size in reversed(SET_SIZES):
        if sets_of(more, size) > sets_of(hand, size):
            return size
    return 0


def spare(hand: list[int], size: int) -> list[str]:
    """Return the goods that are most plentiful: paying with them spoils least. Taxes where goods do not do."""
    kinds = sorted([resource for resource in range(1, KINDS) if hand[resource]], key=lambda each: -hand[each])
    if len(kinds) < size:
        return [RESOURCES[TAX]] * size if hand[TAX] >= size else []
    return [RESOURCES[resource] for resource in sorted(kinds[:size])]


def wares_of(pos: State, seat: int, hand: list[int]) -> list[Ware]:
    places = buildable(pos, seat)
    most = largest(hand)
    found = []
    for item in range(len(ITEMS)):
        price = pos.price(seat, item)
        left = pos.tokens[item] if BUILDING[item] else pos.pieces[seat][item]
        found.append(
            Ware(ITEMS[item], price, max(0, price - most), left, item_places(pos, seat, item, places).bit_count())
        )
    return found


def ways(dice: int, bonus: int) -> list[int]:
    """Return in how many ways dice, each with a bonus, make every total."""
    found = [1]
    for _ in range(dice):
        more = [0] * (len(found) + SIDES + bonus)
        for total, number in enumerate(found):
            for face in range(1, SIDES + 1):
                more[total + face + bonus] += number
        found = more
    return found


def reaches(dice: int, bonus: int, flat: int, total: int) -> float:
    """Return the chance that dice, each with a bonus, and something fixed come to a total."""
    found = ways(dice, bonus)
    good = sum([number for points, number in enumerate(found) if points + flat >= total])
    return float(Fraction(good, sum(found)))


def odds_of(pos: State, seat: int, index: int, action: Action) -> list[Odds]:
    war = pos.war
    if war is None:
        return []
    if isinstance(action, Attack):
        return [
            on_land(pos, war, seat, index, PROVINCE[action.province], pos.civs.index(CIV[action.civ]), action.legions)
        ]
    if isinstance(action, AttackFleet):
        return [at_sea(pos, seat, index, SEA[action.sea], pos.civs.index(CIV[action.civ]), action.triremes)]
    if isinstance(action, March):
        place, to = PROVINCE[action.province], PROVINCE[action.to]
        foes = pos.enemies(seat, to)
        if foes:
            units = war.ready[place] + war.ready[to] + war.arrived[to]
            return [on_land(pos, war, seat, index, to, strongest(pos, to, foes), units)]
    if isinstance(action, Sail):
        sea, to = SEA[action.sea], SEA[action.to]
        foes = [other for other in range(pos.seats) if other != seat and pos.fleets[other][to]]
        if foes:
            foe = max(foes, key=lambda each: pos.fleets[each][to])
            return [at_sea(pos, seat, index, to, foe, war.sea_ready[sea] + war.sea_ready[to] + war.sea_arrived[to])]
    return []


def strongest(pos: State, place: int, foes: list[int]) -> int:
    return max(foes, key=lambda each: pos.legions[each][place] + forts_of(pos, place, each))


def forts_of(pos: State, place: int, power: int) -> int:
    return pos.forts[place] if pos.owner[place] == power else 0


def on_land(pos: State, war: War, seat: int, index: int, place: int, foe: int, units: int) -> Odds:
    forts = pos.forts[place] if war.forts >> place & 1 else 0
    hero, theirs = die_bonus(pos, seat, LEGION_BONUS), die_bonus(pos, foe, LEGION_BONUS)
    legions, walls = pos.legions[foe][place], forts_of(pos, place, foe)
    return Odds(
        action=index,
        clears=reaches(units, hero, FORT_POINTS * forts, POINTS_PER_HIT * (legions + walls)),
        wiped=reaches(legions, theirs, FORT_POINTS * walls, POINTS_PER_HIT * (units + forts)),
        units=units,
        fort=FORT_POINTS * forts,
        hero=hero,
        foes=legions + walls,
    )


def at_sea(pos: State, seat: int, index: int, sea: int, foe: int, units: int) -> Odds:
    hero, theirs = die_bonus(pos, seat, TRIREME_BONUS), die_bonus(pos, foe, TRIREME_BONUS)
    foes = pos.fleets[foe][sea]
    return Odds(
        action=index,
        clears=reaches(units, hero, 0, POINTS_PER_HIT * foes),
        wiped=reaches(foes, theirs, 0, POINTS_PER_HIT * units),
        units=units,
        fort=0,
        hero=hero,
        foes=foes,
    )


def movable(pos: State) -> dict[str, int]:
    war = pos.war
    found: dict[str, int] = {}
    if war is None:
        return found
    if pos.stack[-1] == "sail":
        for place in places_of(war.docks):
            found[PROVINCES[place]] = pos.docked[place]
        for sea in range(WATER):
            if war.sea_ready[sea]:
                found[SEAS[sea]] = war.sea_ready[sea]
    elif pos.stack[-1] == "march":
        for place in range(LAND):
            if war.ready[place]:
                found[PROVINCES[place]] = war.ready[place]
    return found
