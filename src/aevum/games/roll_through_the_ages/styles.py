"""What a move is for, so that bots can have a character."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.table import Styles, load_styles
from aevum.games.roll_through_the_ages import actions as verbs
from aevum.games.roll_through_the_ages.board import CITY_SITES, SITE_INDEX
from aevum.games.roll_through_the_ages.position import RollPosition

STYLES: Final[Styles] = load_styles("aevum.games.roll_through_the_ages")


def purpose(pos: RollPosition, seat: int, action: Action) -> str:
    """Return what an action is for."""
    if isinstance(action, verbs.Build):
        return "cities" if SITE_INDEX[action.site] in CITY_SITES else "monuments"
    if isinstance(action, verbs.Buy):
        return action.development
    if isinstance(action, (verbs.Reroll, verbs.RerollOne)):
        return f"reroll_{action.face}"
    return ""
