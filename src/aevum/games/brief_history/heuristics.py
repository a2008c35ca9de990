"""Rules of thumb for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from aevum.core import Action

if TYPE_CHECKING:
    from aevum.games.brief_history.position import Position


def rank(pos: Position, seat: int, actions: Sequence[Action]) -> list[int]:
    """Return how good each action looks: higher is better."""
    return [0] * len(actions)


def value(pos: Position, seat: int) -> int:
    """Return the gold that a seat may expect to end with."""
    return 0
