"""Wonders: their stages, and what a finished one scores at once."""

from __future__ import annotations

from aevum.games.through_the_ages.civ import Civ, refresh
from aevum.games.through_the_ages.data import (
    IDS,
    KIND_RANGE,
    LAB,
    LEVEL,
    LIBRARY,
    NAMED_EFFECTS,
    STAGES,
    THEATER,
)
from aevum.games.through_the_ages.deeds import add_culture
from aevum.games.through_the_ages.effects.impacts import fast_food, technology_levels
from aevum.games.through_the_ages.events import StagesBuilt, WonderFinished
from aevum.games.through_the_ages.goods import pay_resources
from aevum.games.through_the_ages.state import Position


def build_stages(pos: Position, seat: int, count: int, discount: int) -> None:
    """Pay for the next stages and mark them with blue tokens; the last one finishes the wonder."""
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


def finish_wonder(pos: Position, seat: int, wonder: int) -> None:
    """Put a finished wonder into play."""
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


def wonder_points(civ: Civ, wonder: int) -> int:
    """Return the culture points that a wonder scores on completion."""
    effect = NAMED_EFFECTS[wonder]
    if "score_technology_levels" in effect:
        return effect["score_technology_levels"] * technology_levels(civ)
    if "score_farm" in effect:
        return fast_food(civ, effect["score_urban"], effect["score_unit"], effect["score_farm"], effect["score_mine"])
    return (
        _levels(civ, THEATER, effect.get("score_theater", 0))
        + _levels(civ, LIBRARY, effect.get("score_library", 0))
        + _levels(civ, LAB, effect.get("score_lab", 0))
    )


def _levels(civ: Civ, kind: int, points: int) -> int:
    return points * sum([civ.workers[card] * LEVEL[card] for card in KIND_RANGE[kind]]) if points else 0
