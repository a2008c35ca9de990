"""What bots go by: more stones are better."""

from __future__ import annotations

from aevum.core.action import Action
from heap.actions import Take
from heap.position import HeapPosition


def rank(pos: HeapPosition, seat: int, actions: list[Action]) -> list[int]:
    """Return for each action how good it seems."""
    return [action.count if isinstance(action, Take) else 0 for action in actions]


def value(pos: HeapPosition, seat: int) -> int:
    """Return how far a seat is ahead of the best of the others, in stones."""
    return pos.taken[seat] - max(count for other, count in enumerate(pos.taken) if other != seat)
