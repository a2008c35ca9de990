"""The wonders that do something of their own while they stand: each one a small function, named after its id.

What a wonder scores when it is finished is in ``scoring``, how it is built in ``effects/wonders.py``.
"""

from __future__ import annotations

from aevum.games.through_the_ages.civ import Civ, best_with_worker, workers_on
from aevum.games.through_the_ages.data import (
    ARTILLERY,
    GREAT_WALL,
    INFANTRY,
    LIBRARY_OF_ALEXANDRIA,
    MINE,
    NAMED_EFFECTS,
    OCEAN_LINER,
    RAILROAD,
    ST_PETERS,
)


def library_of_alexandria_hands(civ: Civ) -> tuple[int, int]:
    """Return how many more civil and military cards may be held."""
    if LIBRARY_OF_ALEXANDRIA not in civ.wonders:
        return 0, 0
    effect = NAMED_EFFECTS[LIBRARY_OF_ALEXANDRIA]
    return effect["civil_hand"], effect["military_hand"]


def great_wall_strength(civ: Civ) -> int:
    """Return the strength for infantry and artillery (TTA-20.1)."""
    if GREAT_WALL not in civ.wonders:
        return 0
    effect = NAMED_EFFECTS[GREAT_WALL]
    infantry = effect["strength_per_infantry"] * workers_on(civ, INFANTRY)
    return infantry + effect["strength_per_artillery"] * workers_on(civ, ARTILLERY)


def st_peters_basilica_times(civ: Civ) -> int:
    """Return how often happy faces count (TTA-20.7)."""
    return 1 + NAMED_EFFECTS[ST_PETERS]["double_happy"] if ST_PETERS in civ.wonders else 1


def transcontinental_railroad_mine(civ: Civ) -> int:
    """Return the mine that puts out one token more, or -1 (TTA-20.8)."""
    if RAILROAD not in civ.wonders or not NAMED_EFFECTS[RAILROAD]["best_mine_again"]:
        return -1
    return best_with_worker(civ, MINE)


def ocean_liner_service_food(civ: Civ) -> int:
    """Return by how much food growing once in this turn costs less, 0 if it cannot be used (TTA-20.14)."""
    return NAMED_EFFECTS[OCEAN_LINER]["liner_food"] if OCEAN_LINER in civ.wonders and not civ.liner_used else 0
