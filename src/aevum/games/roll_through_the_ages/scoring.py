"""All scoring: what is built and owned, and who ranks where at the end."""

from __future__ import annotations

from aevum.core.result import Place, ranking
from aevum.games.roll_through_the_ages.board import (
    ARCHITECTURE,
    EMPIRE,
    FIRST_POINTS,
    LATER_POINTS,
    MONUMENT_SITES,
    POINTS,
)
from aevum.games.roll_through_the_ages.costs import goods_value
from aevum.games.roll_through_the_ages.sheet import FIRST, LATER, OPEN, Sheet
from aevum.games.roll_through_the_ages.state import State


def monuments(sheet: Sheet) -> int:
    """How many monuments are built."""
    return sum(1 for site in MONUMENT_SITES if sheet.built[site] != OPEN)


def development_points(sheet: Sheet) -> int:
    return sum(POINTS[index] for index, owned in enumerate(sheet.developments) if owned)


def monument_points(sheet: Sheet) -> int:
    """What is built counts, more for the first (RTA-4.3); what is not finished counts nothing (RTA-4.4)."""
    points = 0
    for site in MONUMENT_SITES:
        if sheet.built[site] == FIRST:
            points += FIRST_POINTS[site]
        elif sheet.built[site] == LATER:
            points += LATER_POINTS[site]
    return points


def bonus_points(sheet: Sheet) -> int:
    """Architecture: a point per monument (RTA-6.12). Empire: a point per city (RTA-6.13)."""
    points = monuments(sheet) if sheet.developments[ARCHITECTURE] else 0
    return points + (sheet.cities if sheet.developments[EMPIRE] else 0)


def score_of(sheet: Sheet) -> int:
    """RTA-7.2."""
    return development_points(sheet) + monument_points(sheet) + bonus_points(sheet) - sheet.disasters


def places(pos: State) -> tuple[Place, ...]:
    """Rank by points, then by what the goods are worth (RTA-7.3)."""
    return ranking([[score_of(sheet), goods_value(sheet)] for sheet in pos.sheets])
