"""Before the first epoch: the markers go on the score track in a random order."""

from __future__ import annotations

from aevum.core import Chance, Draw, Outcome, Step
from aevum.games.history_of_the_world.events import MarkerPlaced
from aevum.games.history_of_the_world.state import State


class Markers(Step[State]):
    """Draw the markers one by one: the first goes on space 1, the next on 2, and so on."""

    name = "markers"
    clause = "HOW-1.2"

    def open(self, pos: State) -> bool:
        if 0 in pos.score:
            return True
        pos.goto("epoch")
        return False

    def chance(self, pos: State) -> Chance | None:
        return Draw("markers", [seat for seat in range(pos.seats) if pos.score[seat] == 0])

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, int)
        pos.score[outcome] = max(pos.score) + 1
        pos.happened(MarkerPlaced(outcome, pos.score[outcome]))
