"""Moving a marker on the score track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.history_of_the_world.events import PointsGained

if TYPE_CHECKING:
    from aevum.games.history_of_the_world.position import Position


def gain(pos: Position, points: int) -> None:
    """Give the active player points at once. A marker that would share a space must go on or back from it."""
    if points == 0:
        return
    pos.happened(PointsGained(pos.seat, points))
    advance(pos, points)


def advance(pos: Position, points: int) -> None:
    """Move the active player's marker."""
    pos.score[pos.seat] += points
    if points and shares_space(pos):
        pos.call("track")


def shares_space(pos: Position) -> bool:
    """Whether the active player's marker stands where another does."""
    return pos.score.count(pos.score[pos.seat]) > 1


def free_space(pos: Position, way: int) -> int:
    """Return the next space without a marker in one direction."""
    space = pos.score[pos.seat] + way
    while space in pos.score:
        space += way
    return space
