"""Reorganising, and collecting gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core import Step
from aevum.games.brief_history.campaign import end_force
from aevum.games.brief_history.data import EMPIRES, REGION_IDS, REGION_LANDS, REGION_VALUES
from aevum.games.brief_history.effects import discard_event
from aevum.games.brief_history.events import GoldCollected, Reorganised
from aevum.games.conquest.board import LEVEL_IDS
from aevum.games.conquest.standing import standing

if TYPE_CHECKING:
    from aevum.games.brief_history.position import Position


DOMINANCE_NEEDS, CONTROL_NEEDS = 2, 3
"""The fewest armies for dominance and for supremacy."""


def region_gold(pos: Position, colour: int) -> int:
    """Return what a colour's lands bring: presence once, dominance twice, supremacy three times the value."""
    gold = 0
    held = pos.board.held
    mine = held[colour]
    for region, value in enumerate(REGION_VALUES[pos.epoch]):
        if value and mine & REGION_LANDS[region]:
            gold += value * standing(held, colour, REGION_LANDS[region], DOMINANCE_NEEDS, CONTROL_NEEDS)
    return gold


def region_parts(pos: Position, colour: int) -> list[tuple[str, str, int]]:
    """Return what each region brings: its name, the hold on it, the gold."""
    parts = []
    for region, value in enumerate(REGION_VALUES[pos.epoch]):
        level = pos.board.level(colour, region)
        if value * level:
            parts.append((REGION_IDS[region], LEVEL_IDS[level], value * level))
    return parts


class Reorganise(Step["Position"]):
    """Fleets go, armies lie down, the card in play is discarded."""

    name = "reorganise"
    clause = "BHW-14.1"

    def open(self, pos: Position) -> bool:
        discard_event(pos)
        end_force(pos)
        pos.happened(Reorganised(pos.seat, pos.colour_id))
        if EMPIRES[pos.empire[pos.colour]].second_strength and pos.founded == 1:
            pos.goto("found_empire")
        else:
            pos.goto("collect")
        return False


class Collect(Step["Position"]):
    """Gold for buildings and regions."""

    name = "collect"
    clause = "BHW-14.2"

    def open(self, pos: Position) -> bool:
        colour = pos.colour
        buildings = pos.board.building_points(colour)
        regions = region_gold(pos, colour)
        parts = (*region_parts(pos, colour), *pos.board.building_parts(colour))
        pos.earn(colour, buildings + regions)
        pos.happened(GoldCollected(pos.seat, pos.colour_id, buildings, regions, pos.gold[colour], parts))
        pos.empire[colour] = -1
        pos.back()
        return False
