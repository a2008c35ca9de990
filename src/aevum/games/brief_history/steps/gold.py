"""Reorganising, and collecting gold."""

from __future__ import annotations

from aevum.core import Step
from aevum.games.brief_history.cards import discard_event
from aevum.games.brief_history.data import EMPIRES
from aevum.games.brief_history.events import GoldCollected, Reorganised
from aevum.games.brief_history.forces import end_force
from aevum.games.brief_history.scoring import region_parts
from aevum.games.brief_history.state import State


class Reorganise(Step[State]):
    """Fleets go, armies lie down, the card in play is discarded (BHW-16.4)."""

    name = "reorganise"
    clause = "BHW-14.1"

    def open(self, pos: State) -> bool:
        discard_event(pos)
        end_force(pos)
        pos.happened(Reorganised(pos.seat, pos.colour_id))
        if EMPIRES[pos.empire[pos.colour]].second_strength and pos.founded == 1:
            pos.goto("found_empire")
        else:
            pos.goto("collect")
        return False


class Collect(Step[State]):
    """Gold for buildings and regions."""

    name = "collect"
    clause = "BHW-14.2"

    def open(self, pos: State) -> bool:
        colour = pos.colour
        buildings = pos.board.building_points(colour)
        parts = region_parts(pos, colour)
        regions = sum([gold for _, _, gold in parts])
        parts += pos.board.building_parts(colour)
        pos.earn(colour, buildings + regions)
        pos.happened(GoldCollected(pos.seat, pos.colour_id, buildings, regions, pos.gold[colour], tuple(parts)))
        pos.empire[colour] = -1
        pos.back()
        return False
