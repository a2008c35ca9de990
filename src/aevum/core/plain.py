"""What bots go by in a game that says nothing about good play: its points."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.position import Position


def rank(pos: Position, seat: int, legal: list[Action]) -> list[int]:
    """Return how good each action is: all alike."""
    return [0] * len(legal)


def value(pos: Position, seat: int) -> int:
    """Return how well a seat stands: its points, where the game keeps any on the way or has ended."""
    result = pos.result if pos.over else None
    if result is not None:
        return result.score(seat)
    scores = pos.scores()
    return scores[seat] if scores is not None else 0
