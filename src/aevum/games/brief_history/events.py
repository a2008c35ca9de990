"""What happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aevum.core import Event
from aevum.core.event import About, Part


class FirstPlayer(Event, frozen=True):
    seat: int
    reveals: ClassVar[bool] = True


class EpochBegan(Event, frozen=True):
    epoch: int
    part: ClassVar[Part] = "heading"


class PileOpened(Event, frozen=True):
    seat: int
    colour: str
    pile: str
    reveals: ClassVar[bool] = True
    part: ClassVar[Part] = "detail"


class EmpireTakenUnseen(Event, frozen=True):
    seat: int
    colour: str
    reveals: ClassVar[bool] = True


class EmpireTaken(Event, frozen=True):
    """Others know only that one was taken."""

    seat: int
    colour: str
    empire: str
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else EmpireTakenUnseen(self.seat, self.colour)


class EventTakenUnseen(Event, frozen=True):
    seat: int
    colour: str
    reveals: ClassVar[bool] = True


class EventTaken(Event, frozen=True):
    """Others know only that one was taken."""

    seat: int
    colour: str
    card: str
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else EventTakenUnseen(self.seat, self.colour)


class EmpirePassedOver(Event, frozen=True):
    empire: str
    part: ClassVar[Part] = "detail"


class EmpireCalled(Event, frozen=True):
    seat: int
    colour: str
    empire: str
    several: bool
    """Whether the player has several colours."""
    reveals: ClassVar[bool] = True
    part: ClassVar[Part] = "heading"


class EventPlayed(Event, frozen=True):
    seat: int
    colour: str
    card: str
    gold: int


class EventDiscarded(Event, frozen=True):
    seat: int
    colour: str
    card: str
    reveals: ClassVar[bool] = True


class Founded(Event, frozen=True):
    seat: int
    colour: str
    empire: str
    land: str
    armies: int


class MinorFounded(Event, frozen=True):
    seat: int
    colour: str
    card: str
    land: str
    armies: int
    part: ClassVar[Part] = "outcome"


class KingdomFounded(Event, frozen=True):
    seat: int
    colour: str
    card: str
    land: str
    part: ClassVar[Part] = "outcome"


class Occupied(Event, frozen=True):
    seat: int
    colour: str
    land: str


class HandedOver(Event, frozen=True):
    seat: int
    colour: str
    land: str


class InvasionRolled(Event, frozen=True):
    """Both sides' dice, the highest, which counts, first; what is added to the invader's, and the points of it."""

    seat: int
    colour: str
    land: str
    defender: str
    dice: tuple[int, ...]
    against: tuple[int, ...]
    bonus: int
    attack_result: int
    defence_result: int
    points: int
    kinds: ClassVar[Mapping[str, str]] = {"defender": "colour"}
    part: ClassVar[Part] = "detail"
    about: ClassVar[About] = "fight"


class Taken(Event, frozen=True):
    seat: int
    colour: str
    land: str
    defender: str
    loser: int
    attack: int = 0
    defence: int = 0
    """What the dice gave; 0 where none were rolled."""
    kinds: ClassVar[Mapping[str, str]] = {"defender": "colour", "loser": "seat"}
    about: ClassVar[About] = "fight"


class Overran(Event, frozen=True):
    seat: int
    colour: str
    land: str
    defender: str
    loser: int
    kinds: ClassVar[Mapping[str, str]] = {"defender": "colour", "loser": "seat"}
    about: ClassVar[About] = "fight"


class WentOn(Event, frozen=True):
    seat: int
    colour: str
    land: str
    dial: int
    part: ClassVar[Part] = "detail"
    about: ClassVar[About] = "fight"


class GaveUp(Event, frozen=True):
    seat: int
    colour: str
    land: str
    defender: int
    kinds: ClassVar[Mapping[str, str]] = {"defender": "seat"}
    about: ClassVar[About] = "fight"


class Degraded(Event, frozen=True):
    seat: int
    land: str
    building: str
    part: ClassVar[Part] = "outcome"


class FortFell(Event, frozen=True):
    seat: int
    land: str
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "fight"


class FortBuilt(Event, frozen=True):
    seat: int
    colour: str
    land: str
    part: ClassVar[Part] = "outcome"


class MonumentBuilt(Event, frozen=True):
    seat: int
    colour: str
    land: str
    part: ClassVar[Part] = "outcome"


class FleetPlaced(Event, frozen=True):
    seat: int
    colour: str
    water: str
    part: ClassVar[Part] = "detail"


class ArmyRemoved(Event, frozen=True):
    seat: int
    colour: str
    land: str
    part: ClassVar[Part] = "outcome"


class ArmyReplaced(Event, frozen=True):
    """An army changed sides without a fight; what is built stays."""

    seat: int
    colour: str
    land: str
    defender: str
    loser: int
    kinds: ClassVar[Mapping[str, str]] = {"defender": "colour", "loser": "seat"}
    part: ClassVar[Part] = "outcome"


class ArmiesAdded(Event, frozen=True):
    seat: int
    colour: str
    armies: int
    part: ClassVar[Part] = "outcome"


class PlagueRolled(Event, frozen=True):
    region: str
    other: str
    dice: tuple[int, ...]
    kinds: ClassVar[Mapping[str, str]] = {"other": "region"}


class GoldGained(Event, frozen=True):
    """Gold at once: for a degradation, or by a card."""

    seat: int
    colour: str
    gold: int
    changes: ClassVar[Mapping[str, str]] = {"gold": "gold"}
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "score"


class Reorganised(Event, frozen=True):
    seat: int
    colour: str
    part: ClassVar[Part] = "detail"


class GoldCollected(Event, frozen=True):
    seat: int
    colour: str
    buildings: int
    regions: int
    gold: int
    """What the player has now."""
    parts: tuple[tuple[str, str, int], ...]
    """Each region with the hold on it, then each land with the building in it, and what it brought."""
    about: ClassVar[About] = "score"


class MarkerMoved(Event, frozen=True):
    colour: str
    gold: int
    part: ClassVar[Part] = "detail"


class TokenKeptUnseen(Event, frozen=True):
    seat: int
    colour: str
    reveals: ClassVar[bool] = True
    about: ClassVar[About] = "score"


class TokenKept(Event, frozen=True):
    """Others know only that one was kept."""

    seat: int
    colour: str
    value: int
    reveals: ClassVar[bool] = True
    about: ClassVar[About] = "score"

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else TokenKeptUnseen(self.seat, self.colour)


class TokensShown(Event, frozen=True):
    seat: int
    colour: str
    bonus: int
    gold: int
    about: ClassVar[About] = "score"


class MatchEnded(Event, frozen=True):
    reason: str
    part: ClassVar[Part] = "heading"


EVENTS: tuple[type[Event], ...] = (
    FirstPlayer,
    EpochBegan,
    PileOpened,
    EmpireTaken,
    EmpireTakenUnseen,
    EventTaken,
    EventTakenUnseen,
    EmpirePassedOver,
    EmpireCalled,
    EventPlayed,
    EventDiscarded,
    Founded,
    MinorFounded,
    KingdomFounded,
    Occupied,
    HandedOver,
    InvasionRolled,
    Taken,
    Overran,
    WentOn,
    GaveUp,
    Degraded,
    FortFell,
    FortBuilt,
    MonumentBuilt,
    FleetPlaced,
    ArmyRemoved,
    ArmyReplaced,
    ArmiesAdded,
    PlagueRolled,
    GoldGained,
    Reorganised,
    GoldCollected,
    MarkerMoved,
    TokenKept,
    TokenKeptUnseen,
    TokensShown,
    MatchEnded,
)
