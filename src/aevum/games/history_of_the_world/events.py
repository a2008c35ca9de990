"""What happens, one class per kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aevum.core import Event
from aevum.core.event import About, Part


class MarkerPlaced(Event, frozen=True):
    seat: int
    score: int


class EpochBegan(Event, frozen=True):
    epoch: int
    part: ClassVar[Part] = "heading"


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
    part: ClassVar[Part] = "detail"


class TurnBegan(Event, frozen=True):
    seat: int
    empire: str
    reveals: ClassVar[bool] = True
    part: ClassVar[Part] = "heading"


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
    kinds: ClassVar[Mapping[str, str]] = {"town": "building"}
    part: ClassVar[Part] = "outcome"


class LandTaken(Event, frozen=True):
    """A land was occupied without a battle."""

    seat: int
    land: str


class BattleRolled(Event, frozen=True):
    """The dice as they finally lie, the highest, which counts, first; what is added to it, and the two results."""

    seat: int
    land: str
    defender: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attack_added: int
    defence_added: int
    attack_result: int
    defence_result: int
    kinds: ClassVar[Mapping[str, str]] = {"defender": "seat"}
    part: ClassVar[Part] = "detail"
    about: ClassVar[About] = "fight"


class BattleWon(Event, frozen=True):
    seat: int
    land: str
    defender: int
    attack: int
    defence: int
    kinds: ClassVar[Mapping[str, str]] = {"defender": "seat"}
    about: ClassVar[About] = "fight"


class BattleTied(Event, frozen=True):
    seat: int
    land: str
    defender: int
    attack: int
    defence: int
    claimed: bool = False
    """Whether the horse archers made a lost battle a tie."""
    kinds: ClassVar[Mapping[str, str]] = {"defender": "seat"}
    about: ClassVar[About] = "fight"


class BattleLost(Event, frozen=True):
    seat: int
    land: str
    defender: int
    attack: int
    defence: int
    kinds: ClassVar[Mapping[str, str]] = {"defender": "seat"}
    about: ClassVar[About] = "fight"


class DiceRerolled(Event, frozen=True):
    seat: int
    kept: tuple[int, ...]
    thrown: tuple[int, ...]
    part: ClassVar[Part] = "detail"
    about: ClassVar[About] = "fight"


class SiegeLaid(Event, frozen=True):
    seat: int
    land: str
    bonus: int
    part: ClassVar[Part] = "detail"
    about: ClassVar[About] = "fight"


class Retreated(Event, frozen=True):
    seat: int
    land: str
    part: ClassVar[Part] = "detail"
    about: ClassVar[About] = "fight"


class BuildingDestroyed(Event, frozen=True):
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
    land: str


class CityBuilt(Event, frozen=True):
    seat: int
    land: str


class MonumentBuilt(Event, frozen=True):
    seat: int
    land: str
    part: ClassVar[Part] = "outcome"


class ArmyPlaced(Event, frozen=True):
    seat: int
    land: str


class ArmyRemoved(Event, frozen=True):
    seat: int
    land: str
    part: ClassVar[Part] = "outcome"


class DiscPlaced(Event, frozen=True):
    seat: int
    water: str
    part: ClassVar[Part] = "outcome"


class ArmiesGivenUp(Event, frozen=True):
    seat: int
    armies: int


class PointsGained(Event, frozen=True):
    seat: int
    points: int
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "score"


class TurnScored(Event, frozen=True):
    seat: int
    regions: int
    buildings: int
    points: int
    parts: tuple[tuple[str, str, int], ...]
    """Each region with the hold on it, then each land with the building in it, and what it brought."""
    about: ClassVar[About] = "score"


class MarkerMoved(Event, frozen=True):
    """A marker left a space that another stands on."""

    seat: int
    score: int
    part: ClassVar[Part] = "detail"


class MatchEnded(Event, frozen=True):
    reason: str
    part: ClassVar[Part] = "heading"


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
