"""What a move is for, so that bots can have a character."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.table import Styles, load_styles
from aevum.games.brief_history import actions as verbs
from aevum.games.brief_history.data import LAND_NUMBER
from aevum.games.brief_history.state import State
from aevum.games.conquest.board import NOBODY

STYLES: Final[Styles] = load_styles("aevum.games.brief_history")


def purpose(pos: State, seat: int, action: Action) -> str:
    """Return what an action is for: war on whom, free land, or what lasts."""
    if isinstance(action, (verbs.Invade, verbs.Cross, verbs.Attack, verbs.Overrun, verbs.Occupy)):
        land = LAND_NUMBER[action.land]
        if pos.board.owner[land] == NOBODY:
            return "settling"
        return "plunder" if pos.board.built >> land & 1 else "war"
    if isinstance(action, verbs.GoOn):
        return "war"
    if isinstance(action, (verbs.BuildFort, verbs.BuildMonument)):
        return "building"
    return ""
