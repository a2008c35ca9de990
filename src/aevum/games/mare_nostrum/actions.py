"""What a player can decide, one class per verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aevum.core import Action, OptionValue
from aevum.games.mare_nostrum.board import (
    BANK,
    CARDS,
    CIVS,
    COASTS,
    ITEMS,
    LAND,
    NEIGHBOURS,
    PROVINCES,
    RESOURCES,
    ROLES,
    SEAS,
    SITE_GOOD,
    SITE_PROVINCE,
    SITES_OF,
    WATERS,
)


class ChooseCivilization(Action, frozen=True):
    civ: str


class GiveRole(Action, frozen=True):
    role: str
    seat: int


class TakeGood(Action, frozen=True):
    """The extra good of the Temple of Artemis, or the extra tax of the Colossus."""

    resource: str


class NameNumber(Action, frozen=True):
    cards: int


class Offer(Action, frozen=True):
    resource: str
    secret: ClassVar[bool] = True


class Take(Action, frozen=True):
    seat: int
    resource: str


class UseHero(Action, frozen=True):
    card: str


class GiveCard(Action, frozen=True):
    resource: str
    secret: ClassVar[bool] = True


class NameNext(Action, frozen=True):
    seat: int


class Buy(Action, frozen=True):
    item: str


class BuyCard(Action, frozen=True):
    card: str


class Place(Action, frozen=True):
    province: str


class PlaceCaravan(Action, frozen=True):
    province: str
    good: str
    kinds: ClassVar[Mapping[str, str]] = {"good": "resource"}


class Pay(Action, frozen=True):
    """Pay with taxes, or add one good to the set."""

    resource: str


class Swap(Action, frozen=True):
    """Cleopatra's exchange with the bank."""

    give: str
    take: str
    kinds: ClassVar[Mapping[str, str]] = {"give": "resource", "take": "resource"}


class KeepTaxes(Action, frozen=True):
    cards: int
    secret: ClassVar[bool] = True


class KeepGood(Action, frozen=True):
    resource: str
    secret: ClassVar[bool] = True


class Launch(Action, frozen=True):
    province: str
    sea: str


class Sail(Action, frozen=True):
    sea: str
    to: str
    kinds: ClassVar[Mapping[str, str]] = {"to": "sea"}


class AttackFleet(Action, frozen=True):
    sea: str
    civ: str
    triremes: int


class March(Action, frozen=True):
    province: str
    to: str
    kinds: ClassVar[Mapping[str, str]] = {"to": "province"}


class Attack(Action, frozen=True):
    province: str
    civ: str
    legions: int


class Lose(Action, frozen=True):
    legions: int
    forts: int


class Pillage(Action, frozen=True):
    province: str
    building: str
    kinds: ClassVar[Mapping[str, str]] = {"building": "item"}


class Occupy(Action, frozen=True):
    province: str
    building: str
    kinds: ClassVar[Mapping[str, str]] = {"building": "item"}


class Annex(Action, frozen=True):
    province: str


class GiveUp(Action, frozen=True):
    province: str
    building: str
    kinds: ClassVar[Mapping[str, str]] = {"building": "item"}


class Done(Action, frozen=True):
    """Enough of this: nothing more to buy, move, keep or do here."""


ACTIONS: tuple[type[Action], ...] = (
    ChooseCivilization,
    GiveRole,
    TakeGood,
    NameNumber,
    Offer,
    Take,
    UseHero,
    GiveCard,
    NameNext,
    Buy,
    BuyCard,
    Place,
    PlaceCaravan,
    Pay,
    Swap,
    KeepTaxes,
    KeepGood,
    Launch,
    Sail,
    AttackFleet,
    March,
    Attack,
    Lose,
    Pillage,
    Occupy,
    Annex,
    GiveUp,
    Done,
)

# One object for each thing that can be said: made once, handed out again and again.

DONE = Done()
USE_HELEN = UseHero("helen")
USE_ULYSSES = UseHero("ulysses")
CHOOSE_CIVILIZATION = [ChooseCivilization(civ) for civ in CIVS]
GIVE_ROLE = [[GiveRole(role, seat) for seat in range(5)] for role in ROLES]
TAKE_GOOD = [TakeGood(name) for name in RESOURCES]
NAME_NUMBER = [NameNumber(cards) for cards in range(sum(BANK) + 1)]
OFFER = [Offer(name) for name in RESOURCES]
TAKE = [[Take(seat, name) for name in RESOURCES] for seat in range(5)]
GIVE_CARD = [GiveCard(name) for name in RESOURCES]
NAME_NEXT = [NameNext(seat) for seat in range(5)]
BUY = [Buy(item) for item in ITEMS]
BUY_CARD = [BuyCard(card) for card in CARDS]
PLACE = [Place(name) for name in PROVINCES]
PLACE_CARAVAN = [
    PlaceCaravan(PROVINCES[place], RESOURCES[good]) for place, good in zip(SITE_PROVINCE, SITE_GOOD, strict=True)
]
PAY = [Pay(name) for name in RESOURCES]
SWAP_FOR_TAX = [Swap(name, RESOURCES[0]) for name in RESOURCES]
SWAP_FOR_GOOD = [Swap(RESOURCES[0], name) for name in RESOURCES]
KEEP_TAXES = [KeepTaxes(cards) for cards in range(3)]
KEEP_GOOD = [KeepGood(name) for name in RESOURCES]
LAUNCH: list[list[Action]] = [[Launch(PROVINCES[place], SEAS[sea]) for sea in COASTS[place]] for place in range(LAND)]
SAIL: list[list[Action]] = [[Sail(SEAS[sea], SEAS[to]) for to in WATERS[sea]] for sea in range(len(SEAS))]
ATTACK_FLEET: list[list[list[Action]]] = [
    [[AttackFleet(sea, civ, n) for n in range(6)] for civ in CIVS] for sea in SEAS
]
MARCH: list[list[Action]] = [[March(start, to) for to in PROVINCES] for start in PROVINCES]
ATTACK: list[list[list[Action]]] = [[[Attack(place, civ, n) for n in range(9)] for civ in CIVS] for place in PROVINCES]
LOSE: list[list[Action]] = [[Lose(legions, forts) for forts in range(3)] for legions in range(9)]


def buildings_of(place: int) -> list[str]:
    """Return what can stand in a province, in the order of the task bits: city, temple, market, goods."""
    return ["city", "temple", "market", *[f"caravan_{RESOURCES[SITE_GOOD[site]]}" for site in SITES_OF[place]]]


PILLAGE: list[list[Action]] = [
    [Pillage(PROVINCES[place], name) for name in buildings_of(place)] for place in range(LAND)
]
OCCUPY: list[list[Action]] = [[Occupy(PROVINCES[place], name) for name in buildings_of(place)] for place in range(LAND)]
GIVE_UP: list[list[Action]] = [
    [GiveUp(PROVINCES[place], name) for name in [*buildings_of(place), "influence"]] for place in range(LAND)
]
ANNEX = [Annex(name) for name in PROVINCES]


def can_march(place: int, to: int) -> bool:
    """Return whether a legion can ever get from one province to the other in one move: by land, or coast to coast."""
    return to in NEIGHBOURS[place] or (bool(COASTS[place]) and bool(COASTS[to]))


def all_actions(seats: int, options: Mapping[str, OptionValue]) -> list[Action]:
    """Return every action that can ever be legal, in a fixed order."""
    del options
    actions: list[Action] = [DONE, USE_HELEN, USE_ULYSSES, *CHOOSE_CIVILIZATION]
    for by_seat in GIVE_ROLE:
        actions += by_seat[:seats]
    actions += TAKE_GOOD
    actions += NAME_NUMBER
    actions += OFFER
    for by_resource in TAKE[:seats]:
        actions += by_resource
    actions += GIVE_CARD
    actions += NAME_NEXT[:seats]
    actions += BUY
    actions += BUY_CARD
    actions += PLACE
    actions += PLACE_CARAVAN
    actions += PAY
    actions += SWAP_FOR_TAX[1:]
    actions += SWAP_FOR_GOOD[1:]
    actions += KEEP_TAXES
    actions += KEEP_GOOD[1:]
    for group in [*LAUNCH, *SAIL, *PILLAGE, *OCCUPY, *GIVE_UP]:
        actions += group
    for place in range(LAND):
        actions += [MARCH[place][to] for to in range(LAND) if to != place and can_march(place, to)]
    for legions in range(len(LOSE)):
        actions += LOSE[legions][0 if legions else 1 :]
    for by_civ in ATTACK_FLEET:
        for by_force in by_civ:
            actions += by_force[1:]
    for by_civ in ATTACK:
        for by_force in by_civ:
            actions += by_force
    actions += ANNEX
    return actions
