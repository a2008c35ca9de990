"""After the battles: pillage, occupation, annexation."""

from __future__ import annotations

from typing import Final

from aevum.core import Action, Refusal, Step
from aevum.games.mare_nostrum.actions import ANNEX, DONE, OCCUPY, PILLAGE, Annex, Occupy, Pillage
from aevum.games.mare_nostrum.board import (
    ALL_TASK_GOODS,
    CITY,
    MARKET,
    PLUNDER_CARD,
    PROVINCES,
    RESOURCES,
    SITE_GOOD,
    SITES_OF,
    TASK_CITY,
    TASK_GOODS,
    TASK_MARKER,
    TASK_MARKET,
    TASK_TEMPLE,
    TAX,
    TEMPLE,
)
from aevum.games.mare_nostrum.events import AnnexationBegan, Occupied, Pillaged, Plundered
from aevum.games.mare_nostrum.state import State, War

# The order in which tasks are given, so that no two ways lead to the same result. Each names a building by its place in
# the lists of actions (city, temple, market, first and second good) and the task that a legion has on it.
OCCUPATIONS: Final[list[tuple[int, int]]] = [
    (0, TASK_CITY),
    (1, TASK_TEMPLE),
    (3, TASK_GOODS[0]),
    (4, TASK_GOODS[1]),
    (2, TASK_MARKET),
]
BUILDINGS: Final = len(OCCUPATIONS)
ANNEX_RANK: Final = 2 * BUILDINGS


class TasksStart(Step[State]):
    """Which foreign provinces does the player hold alone? Only on the own turn is this asked (MN-10.6)."""

    name = "tasks_start"
    clause = "MN-10.1"

    def open(self, pos: State) -> bool:
        war = pos.war
        assert war is not None
        seat = pos.seat
        war.places = pos.camps[seat] & ~pos.owned[seat] & ~pos.unowned() & ~pos.hostile(seat)
        pos.goto("tasks")
        return False


def is_built(pos: State, place: int, building: int) -> bool:
    """Return whether a building stands: city, temple, market, first or second good."""
    if building == 0:
        return pos.cities >> place & 1 != 0
    if building == 1:
        return pos.temples >> place & 1 != 0
    if building == 2:
        return pos.markets >> place & 1 != 0
    sites = SITES_OF[place]
    return building - 3 < len(sites) and pos.caravans >> sites[building - 3] & 1 != 0


class Tasks(Step[State]):
    """Province by province: what do the legions do there? Pillage (MN-10.2), occupy (MN-10.4) or annex (MN-10.5)."""

    name = "tasks"
    clause = "MN-10.1"

    def open(self, pos: State) -> bool:
        war = pos.war
        assert war is not None
        while True:
            if war.place >= 0:
                if len(self.legal(pos, pos.seat)) > 1:
                    return True
                war.place = -1
            if not war.places:
                break
            low = war.places & -war.places
            war.places ^= low
            war.place = low.bit_length() - 1
            war.rank = -1
            war.pillages = 0
        self.end_turn(pos)
        return False

    def end_turn(self, pos: State) -> None:
        """Tasks end wherever another side's land units stand beside the occupier's (MN-9.9, MN-9.11)."""
        if any(pos.tasks):
            for place in range(len(PROVINCES)):
                if pos.tasks[place] and pos.enemies(pos.occupier[place], place):
                    pos.clear_tasks(place)
        pos.war = None
        pos.goto("name_commander")

    def legal(self, pos: State, seat: int) -> list[Action]:
        war = pos.war
        assert war is not None
        place = war.place
        actions: list[Action] = []
        tasks = pos.tasks[place]
        if pos.legions[seat][place] > tasks.bit_count() + war.pillages:
            for building in range(max(war.rank + 1, 0), BUILDINGS):
                if is_built(pos, place, building):
                    actions.append(PILLAGE[place][building])
            for rank, (building, task) in enumerate(OCCUPATIONS, BUILDINGS):
                if rank > war.rank and is_built(pos, place, building) and self.has_link(task, tasks):
                    actions.append(OCCUPY[place][building])
            # MN-7.9
            if war.rank < ANNEX_RANK and not pos.homes >> place & 1:
                actions.append(ANNEX[place])
        actions.append(DONE)
        return actions

    def has_link(self, task: int, tasks: int) -> bool:
        """Return whether a legion already collects what a temple or market would double."""
        if task == TASK_TEMPLE:
            return tasks & TASK_CITY != 0
        if task == TASK_MARKET:
            return tasks & ALL_TASK_GOODS != 0
        return True

    def apply(self, pos: State, seat: int, action: Action) -> None:
        war = pos.war
        assert war is not None
        place = war.place
        if type(action) is Pillage:
            self.pillage(pos, war, seat, PILLAGE[place].index(action))
            pos.happened(Pillaged(seat, action.province, action.building))
        elif type(action) is Occupy:
            building = OCCUPY[place].index(action)
            for rank, (which, task) in enumerate(OCCUPATIONS, BUILDINGS):
                if which == building:
                    war.rank = rank
                    self.assign(pos, seat, place, task)
            pos.happened(Occupied(seat, action.province, action.building))
        elif type(action) is Annex:
            war.rank = ANNEX_RANK
            self.assign(pos, seat, place, TASK_MARKER)
            pos.happened(AnnexationBegan(seat, action.province))
        else:
            war.place = -1

    def assign(self, pos: State, seat: int, place: int, task: int) -> None:
        pos.tasks[place] |= task
        pos.occupier[place] = seat

    def pillage(self, pos: State, war: War, seat: int, building: int) -> None:
        place = war.place
        plunder = -1
        if building == 0:
            pos.take_building(CITY, place)
            plunder = TAX
        elif building == 1:
            pos.take_building(TEMPLE, place)
        elif building == 2:
            pos.take_building(MARKET, place)
        else:
            site = SITES_OF[place][building - 3]
            pos.take_caravan(site)
            plunder = SITE_GOOD[site]
        war.pillages += 1
        war.rank = building if pos.thorough_pillage else BUILDINGS - 1  # MN-10.3
        # MN-11.10
        if plunder >= 0 and pos.cards[seat] & PLUNDER_CARD and pos.draw(seat, plunder, 1):
            pos.happened(Plundered(seat, RESOURCES[plunder]))

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        war = pos.war
        if war is None or not isinstance(action, (Pillage, Occupy, Annex)):
            return None
        place = war.place
        values: dict[str, str | int] = {"province": PROVINCES[place]}
        if action.province != PROVINCES[place]:
            return Refusal("other_province", values, self.clause)
        if type(action) is Annex and pos.homes >> place & 1:
            return Refusal("home_protected", values, "MN-7.9")
        if type(action) is Pillage and war.pillages:
            return Refusal("pillaged_already", values, "MN-10.2")
        return Refusal("nothing_there", values, "MN-10.4")

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        war = pos.war
        assert war is not None
        free = pos.legions[pos.seat][war.place] - pos.tasks[war.place].bit_count() - war.pillages
        return {"province": PROVINCES[war.place], "legions": free}
