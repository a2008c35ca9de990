"""What happens, one class per kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aevum.core import Event


class MarkerPlaced(Event, frozen=True):
    seat: int
    score: int


class EpochBegan(Event, frozen=True):
    epoch: int


class EventTaken(Event, frozen=True):
    seat: int
    card: str | None
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else EventTaken(self.seat, None)


class EmpireTaken(Event, frozen=True):
    seat: int
    empire: str | None
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else EmpireTaken(self.seat, None)


class CardKept(Event, frozen=True):
    seat: int
    pile: str
    reveals: ClassVar[bool] = True


class CardGiven(Event, frozen=True):
    seat: int
    pile: str
    to: int
    reveals: ClassVar[bool] = True
    kinds: ClassVar[Mapping[str, str]] = {"to": "seat"}


class EmpireAbsent(Event, frozen=True):
    """An empire was called that nobody has."""

    empire: str
    reveals: ClassVar[bool] = True


class TurnBegan(Event, frozen=True):
    seat: int
    empire: str
    reveals: ClassVar[bool] = True


class EventPlayed(Event, frozen=True):
    seat: int
    card: str
    reveals: ClassVar[bool] = True


class ArmiesGathered(Event, frozen=True):
    seat: int
    armies: int
    tokens: int


class LandFounded(Event, frozen=True):
    seat: int
    land: str
    town: str | None
    kinds: ClassVar[Mapping[str, str]] = {"town": "founded"}


class LandTaken(Event, frozen=True):
    """A land was occupied without a battle."""

    seat: int
    land: str


class BattleRolled(Event, frozen=True):
    """The dice as they finally lie, and the two results with all that is added."""

    seat: int
    land: str
    defender: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attack_result: int
    defence_result: int
    kinds: ClassVar[Mapping[str, str]] = {"defender": "seat"}


class BattleWon(Event, frozen=True):
    seat: int
    land: str


class BattleTied(Event, frozen=True):
    seat: int
    land: str


class BattleLost(Event, frozen=True):
    seat: int
    land: str


class DiceRerolled(Event, frozen=True):
    seat: int
    kept: tuple[int, ...]
    thrown: tuple[int, ...]


class SiegeLaid(Event, frozen=True):
    seat: int
    land: str
    bonus: int


class Retreated(Event, frozen=True):
    seat: int
    land: str


class BuildingDestroyed(Event, frozen=True):
    seat: int
    land: str
    building: str


class FortFell(Event, frozen=True):
    land: str


class FortBuilt(Event, frozen=True):
    seat: int
    land: str


class CityBuilt(Event, frozen=True):
    seat: int
    land: str


class MonumentBuilt(Event, frozen=True):
    seat: int
    land: str


class ArmyPlaced(Event, frozen=True):
    seat: int
    land: str


class ArmyRemoved(Event, frozen=True):
    seat: int
    land: str


class DiscPlaced(Event, frozen=True):
    seat: int
    water: str


class ArmiesGivenUp(Event, frozen=True):
    seat: int
    armies: int


class PointsGained(Event, frozen=True):
    seat: int
    points: int


class TurnScored(Event, frozen=True):
    seat: int
    regions: int
    buildings: int
    points: int
    parts: tuple[tuple[str, str, int], ...]
    """Each region with the hold on it, then each land with the building in it, and what it brought."""


class MarkerMoved(Event, frozen=True):
    """A marker left a space that another stands on."""

    seat: int
    score: int


class MatchEnded(Event, frozen=True):
    reason: str


EVENTS: tuple[type[Event], ...] = (
    MarkerPlaced,
    EpochBegan,
    EventTaken,
    EmpireTaken,
    CardKept,
    CardGiven,
    EmpireAbsent,
    TurnBegan,
    EventPlayed,
    ArmiesGathered,
    LandFounded,
    LandTaken,
    BattleRolled,
    BattleWon,
    BattleTied,
    BattleLost,
    DiceRerolled,
    SiegeLaid,
    Retreated,
    BuildingDestroyed,
    FortFell,
    FortBuilt,
    CityBuilt,
    MonumentBuilt,
    ArmyPlaced,
    ArmyRemoved,
    DiscPlaced,
    ArmiesGivenUp,
    PointsGained,
    TurnScored,
    MarkerMoved,
    MatchEnded,
)
