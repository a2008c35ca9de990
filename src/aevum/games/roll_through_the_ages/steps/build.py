"""Building cities and monuments."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.errors import Refusal
from aevum.core.step import Step
from aevum.games.roll_through_the_ages.actions import (
    BUILD,
    END_BUILDING,
    SPEND_STONE,
    Build,
    SpendStone,
)
from aevum.games.roll_through_the_ages.board import (
    ENGINEERING,
    FIRST_POINTS,
    LATER_POINTS,
    SITE_IDS,
    SITE_INDEX,
    SITE_WORKERS,
    STONE,
    STONE_WORKERS,
    sites_in_play,
)
from aevum.games.roll_through_the_ages.events import CityBuilt, MonumentBuilt, StoneSpent, Worked
from aevum.games.roll_through_the_ages.state import State

IN_PLAY: Final = [sites_in_play(seats) for seats in range(5)]
FIRST_MONUMENT: Final = 4


class BuildSites(Step[State]):
    """Where does the next worker tick a box?"""

    name = "build"
    clause = "RTA-4.1"

    def open(self, pos: State) -> bool:
        if (pos.workers or can_spend_stone(pos)) and has_open_site(pos):
            return True
        leave_the_sites(pos)
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        if pos.workers:
            work = pos.sheets[seat].work
            lowest = pos.lowest
            for site in IN_PLAY[pos.seats]:
                if site >= lowest and work[site] < SITE_WORKERS[site]:
                    actions.append(BUILD[site])
        else:
            actions.append(SPEND_STONE)
        actions.append(END_BUILDING)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Build:
            pos.workers -= 1
            pos.lowest = SITE_INDEX[action.site]
            pos.happened(Worked(pos.seat, action.site, 1))
            tick(pos, pos.lowest)
        elif type(action) is SpendStone:
            pos.sheet.goods[STONE] -= 1
            pos.workers = STONE_WORKERS
            pos.happened(StoneSpent(pos.seat))
        else:
            leave_the_sites(pos)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Build:
            site = SITE_INDEX.get(action.site, -1)
            if site not in IN_PLAY[pos.seats]:
                return Refusal("not_in_play", {}, "RTA-8.1" if pos.seats == 3 else "RTA-8.2")
            if pos.sheet.work[site] == SITE_WORKERS[site]:
                return Refusal("already_built", {}, self.clause)
            if site < pos.lowest:
                return Refusal("order_of_sites", {}, self.clause)
            return Refusal("no_workers", {}, self.clause)
        if type(action) is SpendStone:
            if not pos.sheet.developments[ENGINEERING]:
                return Refusal("needs_engineering", {}, "RTA-6.11")
            if pos.workers:
                return Refusal("workers_first", {}, "RTA-6.11")
            return Refusal("no_stone", {}, "RTA-6.11")
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"workers": pos.workers}


def leave_the_sites(pos: State) -> None:
    pos.workers = 0
    pos.lowest = 0
    pos.goto("buy")


def can_spend_stone(pos: State) -> bool:
    """Whether stone can become workers (RTA-6.11)."""
    sheet = pos.sheet
    return sheet.developments[ENGINEERING] == 1 and sheet.goods[STONE] > 0


def has_open_site(pos: State) -> bool:
    work = pos.sheet.work
    for site in IN_PLAY[pos.seats]:
        if site >= pos.lowest and work[site] < SITE_WORKERS[site]:
            return True
    return False


def tick(pos: State, site: int) -> None:
    """Tick a box; the last one makes a city (RTA-4.2) or a monument, worth more to the first (RTA-4.3)."""
    sheet = pos.sheet
    sheet.work[site] += 1
    if sheet.work[site] < SITE_WORKERS[site]:
        return
    if site < FIRST_MONUMENT:
        sheet.built[site] = 1
        sheet.cities += 1
        pos.happened(CityBuilt(pos.seat, SITE_IDS[site]))
        return
    later = pos.is_built(site)
    sheet.built[site] = 2 if later else 1
    points = LATER_POINTS[site] if later else FIRST_POINTS[site]
    pos.happened(MonumentBuilt(pos.seat, SITE_IDS[site], points))
