"""The score track: no two markers on one space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core import Action, Step
from aevum.games.history_of_the_world.actions import MOVE_DOWN, MOVE_UP, MoveUp
from aevum.games.history_of_the_world.events import MarkerMoved
from aevum.games.history_of_the_world.scoring import free_space

if TYPE_CHECKING:
    from aevum.games.history_of_the_world.position import Position


class Track(Step["Position"]):
    """A marker that would stop on another's space goes on or back to the next empty one."""

    name = "track"
    clause = "HOW-7.8"

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return [MOVE_UP, MOVE_DOWN]

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        pos.score[seat] = free_space(pos, 1 if isinstance(action, MoveUp) else -1)
        pos.happened(MarkerMoved(seat, pos.score[seat]))
        pos.back()

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"up": free_space(pos, 1), "down": free_space(pos, -1)}
