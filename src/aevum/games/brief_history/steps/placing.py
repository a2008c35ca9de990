"""Cards that place armies, forts or a fleet."""

from __future__ import annotations

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
from aevum.games.brief_history.cards import finish_event, land_targets, migration_regions
from aevum.games.brief_history.data import ATLAS, LAND_NUMBER, REGION_LANDS, SPACE_NUMBER
from aevum.games.brief_history.events import FleetPlaced, Occupied
from aevum.games.brief_history.forces import build_fort, settle_empty
from aevum.games.brief_history.reach import refresh_reach
from aevum.games.brief_history.state import State


class Migration(Step[State]):
    """The region to which people migrate."""

    name = "migration"
    clause = "BHW-12.24"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [CHOOSE_REGION[region] for region in migration_regions(pos)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseRegion)
        pos.choice = ATLAS.region_index[action.region]
        pos.goto("settle")


class Settle(Step[State]):
    """The empty lands that the armies of Migration or Alliance go to."""

    name = "settle"
    clause = "BHW-12.25"

    def open(self, pos: State) -> bool:
        if pos.left and self._lands(pos):
            return True
        self._end(pos)
        return False

    def _lands(self, pos: State) -> int:
        if pos.choice >= 0:
            return REGION_LANDS[pos.choice] & ~pos.board.occupied()
        return land_targets(pos, pos.in_play)

    def _end(self, pos: State) -> None:
        finish_event(pos)
        pos.back()

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [*OCCUPY.of(self._lands(pos)), STOP]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Occupy:
            pos.left -= 1
            pos.happened(Occupied(seat, pos.colour_id, action.land))
            settle_empty(pos, LAND_NUMBER[action.land])
        else:
            self._end(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"armies": pos.left}


class FreeForts(Step[State]):
    """The forts of Engineering."""

    name = "free_forts"
    clause = "BHW-12.21"

    def open(self, pos: State) -> bool:
        if pos.left and self._lands(pos):
            return True
        finish_event(pos)
        pos.back()
        return False

    def _lands(self, pos: State) -> int:
        return pos.forces[-1].lands & ~pos.board.walled if pos.board.forts_left else 0

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [*BUILD_FORT.of(self._lands(pos)), STOP]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is BuildFort:
            pos.left -= 1
            build_fort(pos, LAND_NUMBER[action.land])
        else:
            pos.left = 0

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"forts": pos.left}


class Astronomy(Step[State]):
    """The ocean of the extra fleet."""

    name = "astronomy"
    clause = "BHW-12.15"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return CHOOSE_OCEAN[:]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseOcean)
        pos.astronomy = SPACE_NUMBER[action.water]
        force = pos.forces[-1]
        force.fleets |= 1 << pos.astronomy
        refresh_reach(pos, force)
        pos.happened(FleetPlaced(seat, pos.colour_id, action.water))
        pos.left = 0
        pos.back()
