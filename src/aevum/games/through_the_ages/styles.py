"""What a move is for, so that bots can have a character."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.table import Styles, load_styles
from aevum.games.through_the_ages import actions as verbs
from aevum.games.through_the_ages.data import INDEX, KIND, KINDS
from aevum.games.through_the_ages.state import State

STYLES: Final[Styles] = load_styles("aevum.games.through_the_ages")


def purpose(pos: State, seat: int, action: Action) -> str:
    """Return what an action is for: the kind of the card that it takes, plays or builds."""
    if isinstance(action, verbs.BuildStages):
        return "wonder"
    if isinstance(action, (verbs.Upgrade, verbs.UpgradeUnit)):
        return KINDS[KIND[INDEX[action.new]]]
    if isinstance(
        action,
        (
            verbs.Attack,
            verbs.Build,
            verbs.DeclareWar,
            verbs.PlayTactic,
            verbs.PlayTechnology,
            verbs.Revolution,
            verbs.TakeCard,
            verbs.Train,
        ),
    ):
        return KINDS[KIND[INDEX[action.card]]]
    return ""
