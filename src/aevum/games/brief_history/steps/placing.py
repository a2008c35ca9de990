"""Cards that place armies, forts or a fleet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core import Action, Step
from aevum.games.brief_history.actions import (
    BUILD_FORT,
    CHOOSE_OCEAN,
    CHOOSE_REGION,
    OCCUPY,
    STOP,
    BuildFort,
    ChooseOcean,
    ChooseRegion,
    Occupy,
)
from aevum.games.brief_history.campaign import build_fort, refresh_reach, settle_empty
from aevum.games.brief_history.cards import land_targets, migration_regions
from aevum.games.brief_history.data import ATLAS, LAND_NUMBER, REGION_LANDS, SPACE_NUMBER
from aevum.games.brief_history.effects import finish_event
from aevum.games.brief_history.events import FleetPlaced, Occupied

if TYPE_CHECKING:
    from aevum.games.brief_history.position import Position


class Migration(Step["Position"]):
    """The region to which people migrate."""

    name = "migration"
    clause = "BHW-12.24"

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return [CHOOSE_REGION[region] for region in migration_regions(pos)]

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseRegion)
        pos.choice = ATLAS.region_index[action.region]
        pos.goto("settle")


class Settle(Step["Position"]):
    """The empty lands that the armies of Migration or Alliance go to."""

    name = "settle"
    clause = "BHW-12.25"

    def open(self, pos: Position) -> bool:
        if pos.left and self._lands(pos):
            return True
        self._end(pos)
        return False

    def _lands(self, pos: Position) -> int:
        if pos.choice >= 0:
            return REGION_LANDS[pos.choice] & ~pos.board.occupied()
        return land_targets(pos, pos.in_play)

    def _end(self, pos: Position) -> None:
        finish_event(pos)
        pos.back()

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return [*OCCUPY.of(self._lands(pos)), STOP]

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        if isinstance(action, Occupy):
            pos.left -= 1
            pos.happened(Occupied(seat, pos.colour_id, action.land))
            settle_empty(pos, LAND_NUMBER[action.land])
        else:
            self._end(pos)

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"armies": pos.left}


class FreeForts(Step["Position"]):
    """The forts of Engineering."""

    name = "free_forts"
    clause = "BHW-12.21"

    def open(self, pos: Position) -> bool:
        if pos.left and self._lands(pos):
            return True
        finish_event(pos)
        pos.back()
        return False

    def _lands(self, pos: Position) -> int:
        return pos.forces[-1].lands & ~pos.board.walled if pos.board.forts_left else 0

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return [*BUILD_FORT.of(self._lands(pos)), STOP]

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        if isinstance(action, BuildFort):
            pos.left -= 1
            build_fort(pos, LAND_NUMBER[action.land])
        else:
            pos.left = 0

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"forts": pos.left}


class Astronomy(Step["Position"]):
    """The ocean of the extra fleet."""

    name = "astronomy"
    clause = "BHW-12.15"

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return CHOOSE_OCEAN[:]

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseOcean)
        pos.astronomy = SPACE_NUMBER[action.water]
        force = pos.forces[-1]
        force.fleets |= 1 << pos.astronomy
        refresh_reach(pos, force)
        pos.happened(FleetPlaced(seat, pos.colour_id, action.water))
        pos.left = 0
        pos.back()
