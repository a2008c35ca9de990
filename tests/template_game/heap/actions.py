"""The verbs of the Heap."""

from __future__ import annotations

from collections.abc import Mapping

from aevum.core.action import Action
from aevum.core.meta import OptionValue

SIDES = 6


class Take(Action, frozen=True):
    """Take this many stones."""

    count: int


ACTIONS = (Take,)
TAKE = [Take(count) for count in range(SIDES + 1)]


def all_actions(seats: int, options: Mapping[str, OptionValue]) -> list[Action]:
    """Return every action that can ever be legal, in a fixed order."""
    return list(TAKE[1:])
