"""What a move is for, so that bots can have a character."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.table import Styles, load_styles
from aevum.games.mare_nostrum import actions as verbs
from aevum.games.mare_nostrum.board import PROVINCE
from aevum.games.mare_nostrum.state import State

STYLES: Final[Styles] = load_styles("aevum.games.mare_nostrum")


def purpose(pos: State, seat: int, action: Action) -> str:
    """Return what an action is for: what it buys, or war."""
    if isinstance(action, verbs.Buy):
        return action.item
    if isinstance(action, verbs.March):
        owner = pos.owner[PROVINCE[action.to]]
        return "war" if owner >= 0 and owner != seat else ""
    if isinstance(action, (verbs.Attack, verbs.AttackFleet)):
        return "war"
    if isinstance(action, (verbs.Occupy, verbs.Pillage)):
        return "plunder"
    return ""
