"""The lot that decides who starts with the least gold."""

from __future__ import annotations

from aevum.core import Chance, Draw, Outcome, Step
from aevum.games.brief_history.events import FirstPlayer
from aevum.games.brief_history.state import State


class SetUp(Step[State]):
    """Markers go to 1, 2, 3 … from the player drawn on."""

    name = "set_up"
    clause = "BHW-1.5"

    def actors(self, pos: State) -> tuple[int, ...]:
        return ()

    def chance(self, pos: State) -> Chance:
        return Draw("first_player", list(range(pos.seats)))

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, int)
        for place in range(pos.colours):
            pos.earn((outcome + place) % pos.colours, place + 1)
        pos.happened(FirstPlayer(outcome))
        pos.goto("new_epoch")
