"""What happened, one class per kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aevum.core import Event
from aevum.core.event import About, Part


class CivilizationChosen(Event, frozen=True):
    seat: int
    civ: str


class CivilizationNeutral(Event, frozen=True):
    civ: str


class RoundBegan(Event, frozen=True):
    round: int
    part: ClassVar[Part] = "heading"


class RoleGiven(Event, frozen=True):
    role: str
    seat: int


class IncomePaid(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]
    kinds: ClassVar[Mapping[str, str]] = {"cards": "resource"}
    part: ClassVar[Part] = "detail"


class NumberNamed(Event, frozen=True):
    seat: int
    cards: int


class SatOut(Event, frozen=True):
    seat: int


class OfferRevealed(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True
    kinds: ClassVar[Mapping[str, str]] = {"cards": "resource"}
    part: ClassVar[Part] = "detail"


class CardTaken(Event, frozen=True):
    seat: int
    other: int
    resource: str
    kinds: ClassVar[Mapping[str, str]] = {"other": "seat"}


class CardSentBack(Event, frozen=True):
    seat: int
    other: int
    resource: str
    kinds: ClassVar[Mapping[str, str]] = {"other": "seat"}


class TradeEnded(Event, frozen=True):
    part: ClassVar[Part] = "detail"


class CardGiven(Event, frozen=True):
    """The Director's card for the player who is one short: only these two see which."""

    seat: int
    other: int
    resource: str
    kinds: ClassVar[Mapping[str, str]] = {"other": "seat"}
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat in (self.seat, self.other) else CardPassed(self.seat, self.other)


class CardPassed(Event, frozen=True):
    seat: int
    other: int
    kinds: ClassVar[Mapping[str, str]] = {"other": "seat"}


class BuilderNamed(Event, frozen=True):
    seat: int
    part: ClassVar[Part] = "detail"


class CommanderNamed(Event, frozen=True):
    seat: int
    part: ClassVar[Part] = "detail"


class Paid(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]
    kinds: ClassVar[Mapping[str, str]] = {"cards": "resource"}
    part: ClassVar[Part] = "detail"


class Built(Event, frozen=True):
    seat: int
    item: str
    province: str


class CaravanBuilt(Event, frozen=True):
    seat: int
    province: str
    good: str
    kinds: ClassVar[Mapping[str, str]] = {"good": "resource"}


class Annexed(Event, frozen=True):
    seat: int
    province: str
    civ: str


class CardBought(Event, frozen=True):
    seat: int
    card: str


class Swapped(Event, frozen=True):
    seat: int
    give: str
    take: str
    kinds: ClassVar[Mapping[str, str]] = {"give": "resource", "take": "resource"}


class CardsKept(Event, frozen=True):
    seat: int
    cards: int
    reveals: ClassVar[bool] = True
    part: ClassVar[Part] = "detail"


class Launched(Event, frozen=True):
    seat: int
    province: str
    sea: str


class Sailed(Event, frozen=True):
    seat: int
    sea: str
    to: str
    kinds: ClassVar[Mapping[str, str]] = {"to": "sea"}


class Marched(Event, frozen=True):
    seat: int
    province: str
    to: str
    kinds: ClassVar[Mapping[str, str]] = {"to": "province"}


class LegionConverted(Event, frozen=True):
    seat: int
    other: int
    province: str
    kinds: ClassVar[Mapping[str, str]] = {"other": "seat"}
    about: ClassVar[About] = "fight"


class LandBattle(Event, frozen=True):
    seat: int
    civ: str
    province: str
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    attack: int
    defence: int
    losses: bool = True
    attack_hero: str | None = None
    attack_by_hero: int = 0
    defence_hero: str | None = None
    defence_by_hero: int = 0
    attack_by_forts: int = 0
    defence_by_forts: int = 0
    kinds: ClassVar[Mapping[str, str]] = {"attack_hero": "card", "defence_hero": "card"}
    about: ClassVar[About] = "fight"


class SeaBattle(Event, frozen=True):
    seat: int
    civ: str
    sea: str
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    attack: int
    defence: int
    losses: bool = True
    attack_hero: str | None = None
    attack_by_hero: int = 0
    defence_hero: str | None = None
    defence_by_hero: int = 0
    kinds: ClassVar[Mapping[str, str]] = {"attack_hero": "card", "defence_hero": "card"}
    about: ClassVar[About] = "fight"


class UnitsLost(Event, frozen=True):
    civ: str
    province: str
    legions: int
    forts: int
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "fight"
    amounts: ClassVar[tuple[str, ...]] = ("legions", "forts")


class TriremesLost(Event, frozen=True):
    civ: str
    sea: str
    triremes: int
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "fight"
    amounts: ClassVar[tuple[str, ...]] = ("triremes",)


class Pillaged(Event, frozen=True):
    seat: int
    province: str
    building: str
    kinds: ClassVar[Mapping[str, str]] = {"building": "item"}
    about: ClassVar[About] = "fight"


class Plundered(Event, frozen=True):
    """Nebuchadnezzar's card."""

    seat: int
    resource: str
    part: ClassVar[Part] = "outcome"


class Occupied(Event, frozen=True):
    seat: int
    province: str
    building: str
    kinds: ClassVar[Mapping[str, str]] = {"building": "item"}
    about: ClassVar[About] = "fight"


class AnnexationBegan(Event, frozen=True):
    seat: int
    province: str
    about: ClassVar[About] = "fight"


class TaskGivenUp(Event, frozen=True):
    civ: str
    province: str
    building: str
    kinds: ClassVar[Mapping[str, str]] = {"building": "item"}
    part: ClassVar[Part] = "outcome"


class Won(Event, frozen=True):
    seat: int
    part: ClassVar[Part] = "heading"
    about: ClassVar[About] = "score"


class LimitReached(Event, frozen=True):
    round: int
    part: ClassVar[Part] = "heading"


EVENTS: tuple[type[Event], ...] = (
    CivilizationChosen,
    CivilizationNeutral,
    RoundBegan,
    RoleGiven,
    IncomePaid,
    NumberNamed,
    SatOut,
    OfferRevealed,
    CardTaken,
    CardSentBack,
    TradeEnded,
    CardGiven,
    CardPassed,
    BuilderNamed,
    CommanderNamed,
    Paid,
    Built,
    CaravanBuilt,
    Annexed,
    CardBought,
    Swapped,
    CardsKept,
    Launched,
    Sailed,
    Marched,
    LegionConverted,
    LandBattle,
    SeaBattle,
    UnitsLost,
    TriremesLost,
    Pillaged,
    Plundered,
    Occupied,
    AnnexationBegan,
    TaskGivenUp,
    Won,
    LimitReached,
)
