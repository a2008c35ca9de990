"""Wonders: their stages, and what a finished one scores at once."""

from __future__ import annotations

from aevum.games.through_the_ages.data import (
    IDS,
    STAGES,
)
from aevum.games.through_the_ages.deeds import add_culture
from aevum.games.through_the_ages.events import StagesBuilt, WonderFinished
from aevum.games.through_the_ages.goods import pay_resources
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.scoring import wonder_points
from aevum.games.through_the_ages.state import State


def build_stages(pos: State, seat: int, count: int, discount: int) -> None:
    """Pay for the next stages and mark them with blue tokens; the last one finishes the wonder (TTA-5.7, TTA-5.14)."""
    civ = pos.civs[seat]
    wonder = civ.wonder
    for stage in range(civ.stages, civ.stages + count):
        pay_resources(civ, max(0, STAGES[wonder][stage] - discount))
        civ.blue -= 1
        civ.wonder_blue += 1
    civ.stages += count
    pos.happened(StagesBuilt(seat, IDS[wonder], count))
    if civ.stages == len(STAGES[wonder]):
        finish_wonder(pos, seat, wonder)


def finish_wonder(pos: State, seat: int, wonder: int) -> None:
    """Put a finished wonder into play (TTA-5.8)."""
    civ = pos.civs[seat]
    civ.blue += civ.wonder_blue
    civ.wonder_blue = 0
    civ.stages = 0
    civ.wonder = -1
    civ.wonders.append(wonder)
    refresh(pos, seat)
    for pact in pos.pacts:
        if seat in (pact.a, pact.b):
            refresh(pos, pact.b if pact.a == seat else pact.a)
    pos.happened(WonderFinished(seat, IDS[wonder]))
    points = wonder_points(civ, wonder)
    if points:
        add_culture(pos, seat, points)
