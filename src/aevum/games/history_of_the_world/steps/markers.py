"""Before the first epoch: the markers go on the score track in a random order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core import Chance, Draw, Outcome, Step
from aevum.games.history_of_the_world.events import MarkerPlaced

if TYPE_CHECKING:
    from aevum.games.history_of_the_world.position import Position


class Markers(Step["Position"]):
    """Draw the markers one by one: the first goes on space 1, the next on 2, and so on."""

    name = "markers"
    clause = "HOW-1.2"

    def open(self, pos: Position) -> bool:
        if 0 in pos.score:
            return True
        pos.goto("epoch")
        return False

    def chance(self, pos: Position) -> Chance | None:
        return Draw("markers", [seat for seat in range(pos.seats) if pos.score[seat] == 0])

    def settle(self, pos: Position, outcome: Outcome) -> None:
        assert isinstance(outcome, int)
        pos.score[outcome] = max(pos.score) + 1
        pos.happened(MarkerPlaced(outcome, pos.score[outcome]))
