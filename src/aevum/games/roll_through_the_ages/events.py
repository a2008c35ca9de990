"""What happens in Roll Through the Ages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aevum.core.event import About, Event, Part


class TurnBegan(Event, frozen=True):
    seat: int
    round: int
    part: ClassVar[Part] = "heading"


class Thrown(Event, frozen=True):
    """Dice were rolled; ``faces`` says how each fell."""

    seat: int
    faces: tuple[str, ...]
    kinds: ClassVar[Mapping[str, str]] = {"faces": "face"}
    part: ClassVar[Part] = "detail"


class Harvested(Event, frozen=True):
    """What the dice gave in the end."""

    seat: int
    food: int
    goods: int
    workers: int
    coins: int
    skulls: int
    amounts: ClassVar[tuple[str, ...]] = ("food", "goods", "workers", "coins", "skulls")


class Starved(Event, frozen=True):
    """Some cities were not fed: a point each."""

    seat: int
    cities: int
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "score"


class Struck(Event, frozen=True):
    """A disaster cost a seat some points."""

    seat: int
    disaster: str
    points: int
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "score"


class GoodsLost(Event, frozen=True):
    """A revolt cost a seat all its goods."""

    seat: int
    part: ClassVar[Part] = "outcome"


class Spared(Event, frozen=True):
    """A disaster passed a seat by, for it has what protects."""

    seat: int
    disaster: str
    part: ClassVar[Part] = "outcome"


class StoneSpent(Event, frozen=True):
    seat: int
    part: ClassVar[Part] = "detail"


class Worked(Event, frozen=True):
    """Workers were put to work."""

    seat: int
    site: str
    workers: int
    adds: ClassVar[str] = "workers"


class CityBuilt(Event, frozen=True):
    seat: int
    site: str
    part: ClassVar[Part] = "outcome"


class MonumentBuilt(Event, frozen=True):
    seat: int
    site: str
    points: int
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "score"


class Bought(Event, frozen=True):
    seat: int
    development: str
    points: int
    about: ClassVar[About] = "score"


class Discarded(Event, frozen=True):
    seat: int
    good: str
    part: ClassVar[Part] = "detail"


class Offered(Event, frozen=True):
    """An offer was made: what is given and what is asked for, each thing as often as it is in it."""

    seat: int
    to: int
    given: tuple[str, ...]
    asked: tuple[str, ...]
    kinds: ClassVar[Mapping[str, str]] = {"to": "seat", "given": "thing", "asked": "thing"}


class OffersCalled(Event, frozen=True):
    """The player in turn asked the others for offers."""

    seat: int


class OfferAccepted(Event, frozen=True):
    seat: int


class OfferDeclined(Event, frozen=True):
    seat: int


class OfferWithdrawn(Event, frozen=True):
    seat: int


class MatchEnded(Event, frozen=True):
    reason: str
    part: ClassVar[Part] = "heading"


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    Thrown,
    Harvested,
    Starved,
    Struck,
    GoodsLost,
    Spared,
    StoneSpent,
    Worked,
    CityBuilt,
    MonumentBuilt,
    Bought,
    Discarded,
    Offered,
    OffersCalled,
    OfferAccepted,
    OfferDeclined,
    OfferWithdrawn,
    MatchEnded,
)
