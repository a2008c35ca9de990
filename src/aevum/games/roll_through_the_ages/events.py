"""What happens in Roll Through the Ages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aevum.core.event import Event


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class Thrown(Event, frozen=True):
    """Dice were thrown; ``faces`` says how each fell."""

    seat: int
    faces: tuple[str, ...]
    kinds: ClassVar[Mapping[str, str]] = {"faces": "face"}


class Harvested(Event, frozen=True):
    """What the dice gave in the end."""

    seat: int
    food: int
    goods: int
    workers: int
    coins: int
    skulls: int


class Starved(Event, frozen=True):
    """Some cities were not fed: a point each."""

    seat: int
    cities: int


class Struck(Event, frozen=True):
    """A disaster cost a seat some points."""

    seat: int
    disaster: str
    points: int


class GoodsLost(Event, frozen=True):
    """A revolt cost a seat all its goods."""

    seat: int


class Spared(Event, frozen=True):
    """A disaster passed a seat by, for it has what protects."""

    seat: int
    disaster: str


class StoneSpent(Event, frozen=True):
    seat: int


class CityBuilt(Event, frozen=True):
    seat: int
    site: str


class MonumentBuilt(Event, frozen=True):
    seat: int
    site: str
    points: int


class Bought(Event, frozen=True):
    seat: int
    development: str
    points: int


class Discarded(Event, frozen=True):
    seat: int
    good: str


class Offered(Event, frozen=True):
    """An offer was made: what is given and what is asked for, each thing as often as it is in it."""

    seat: int
    to: int
    given: tuple[str, ...]
    asked: tuple[str, ...]
    kinds: ClassVar[Mapping[str, str]] = {"to": "seat", "given": "thing", "asked": "thing"}


class OfferAccepted(Event, frozen=True):
    seat: int


class OfferDeclined(Event, frozen=True):
    seat: int


class OfferWithdrawn(Event, frozen=True):
    seat: int


class MatchEnded(Event, frozen=True):
    reason: str


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    Thrown,
    Harvested,
    Starved,
    Struck,
    GoodsLost,
    Spared,
    StoneSpent,
    CityBuilt,
    MonumentBuilt,
    Bought,
    Discarded,
    Offered,
    OfferAccepted,
    OfferDeclined,
    OfferWithdrawn,
    MatchEnded,
)
