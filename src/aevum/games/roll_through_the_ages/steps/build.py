"""Building cities and monuments."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from aevum.games.roll_through_the_ages.events import CityBuilt, MonumentBuilt, StoneSpent

if TYPE_CHECKING:
    from aevum.games.roll_through_the_ages.position import RollPosition

IN_PLAY = [sites_in_play(seats) for seats in range(5)]
FIRST_MONUMENT = 4


class BuildSites(Step["RollPosition"]):
    """Where does the next worker tick a box?"""

    name = "build"
    clause = "RTA-4.1"

    def open(self, pos: RollPosition) -> bool:
        if (pos.workers or can_spend_stone(pos)) and has_open_site(pos):
            return True
        pos.workers = 0
        pos.goto("buy")
        return False

    def legal(self, pos: RollPosition, seat: int) -> list[Action]:
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

    def apply(self, pos: RollPosition, seat: int, action: Action) -> None:
        if isinstance(action, Build):
            pos.workers -= 1
            pos.lowest = SITE_INDEX[action.site]
            tick(pos, pos.lowest)
        elif isinstance(action, SpendStone):
            pos.sheet.goods[STONE] -= 1
            pos.workers = STONE_WORKERS
            pos.happened(StoneSpent(pos.seat))
        else:
            pos.workers = 0
            pos.goto("buy")

    def refuse(self, pos: RollPosition, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Build):
            site = SITE_INDEX.get(action.site, -1)
            if site not in IN_PLAY[pos.seats]:
                return Refusal("not_in_play", {}, "RTA-8.1" if pos.seats == 3 else "RTA-8.2")
            if pos.sheet.work[site] == SITE_WORKERS[site]:
                return Refusal("already_built", {}, self.clause)
            if site < pos.lowest:
                return Refusal("order_of_sites", {}, self.clause)
            return Refusal("no_workers", {}, self.clause)
        if isinstance(action, SpendStone):
            if not pos.sheet.developments[ENGINEERING]:
                return Refusal("needs_engineering", {}, "RTA-6.11")
            if pos.workers:
                return Refusal("workers_first", {}, "RTA-6.11")
            return Refusal("no_stone", {}, "RTA-6.11")
        return None

    def prompt_values(self, pos: RollPosition, seat: int | None) -> dict[str, str | int]:
        return {"workers": pos.workers}


def can_spend_stone(pos: RollPosition) -> bool:
    sheet = pos.sheet
    return sheet.developments[ENGINEERING] == 1 and sheet.goods[STONE] > 0


def has_open_site(pos: RollPosition) -> bool:
    work = pos.sheet.work
    for site in IN_PLAY[pos.seats]:
        if site >= pos.lowest and work[site] < SITE_WORKERS[site]:
            return True
    return False


def tick(pos: RollPosition, site: int) -> None:
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
