"""What a move is for, so that bots can have a character."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.table import Styles, load_styles
from aevum.games.conquest.board import NOBODY
from aevum.games.history_of_the_world import actions as verbs
from aevum.games.history_of_the_world.data import LAND
from aevum.games.history_of_the_world.state import State

STYLES: Final[Styles] = load_styles("aevum.games.history_of_the_world")


def purpose(pos: State, seat: int, action: Action) -> str:
    """Return what an action is for: war on whom, free land, or what lasts."""
    if isinstance(action, verbs.Conquer):
        owner = pos.board.owner[LAND[action.land]]
        if owner in (NOBODY, seat):
            return "settling"
        return "plunder" if pos.board.built >> LAND[action.land] & 1 else "war"
    if isinstance(action, (verbs.Siege, verbs.RideOn, verbs.Crusade)):
        return "war"
    if isinstance(action, (verbs.BuildFort, verbs.BuildMonument, verbs.BuildCity)):
        return "building"
    return ""
