"""The score track: no two markers on one space."""

from __future__ import annotations

from aevum.core import Action, Step
from aevum.games.history_of_the_world.actions import MOVE_DOWN, MOVE_UP, MoveUp
from aevum.games.history_of_the_world.events import MarkerMoved
from aevum.games.history_of_the_world.scoring import free_space
from aevum.games.history_of_the_world.state import State


class Track(Step[State]):
    """A marker that would stop on another's space goes on or back to the next empty one."""

    name = "track"
    clause = "HOW-7.8"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [MOVE_UP, MOVE_DOWN]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        pos.score[seat] = free_space(pos, 1 if type(action) is MoveUp else -1)
        pos.happened(MarkerMoved(seat, pos.score[seat]))
        pos.back()

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"up": free_space(pos, 1), "down": free_space(pos, -1)}
