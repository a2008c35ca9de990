"""The flow: roll, take, and the next player rolls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aevum.core.action import Action
from aevum.core.chance import Chance, Outcome, Roll
from aevum.core.errors import Refusal
from aevum.core.step import Step
from heap.actions import TAKE, Take
from heap.events import Rolled, Taken
from heap.state import State

DIE = Roll(1)


class RollDie(Step[State]):
    """The die falls."""

    name = "roll"
    clause = "HEAP-2.1"

    def chance(self, pos: State) -> Chance:
        return DIE

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, tuple)
        pos.die = outcome[0]
        pos.happened(Rolled(pos.seat, pos.die))
        pos.goto("take")


class TakeStones(Step[State]):
    """How many stones are taken?"""

    name = "take"
    clause = "HEAP-2.2"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return list(TAKE[1 : min(pos.die, pos.heap) + 1])

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        pos.heap -= action.count
        pos.taken[seat] += action.count
        pos.happened(Taken(seat, action.count))
        pos.die = 0
        if pos.heap:
            pos.seat = (pos.seat + 1) % pos.seats
            pos.goto("roll")
        else:
            # HEAP-3.1: the match ends with the last stone
            pos.back()

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        return Refusal("too_many", {"most": min(pos.die, pos.heap)}, self.clause)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"die": pos.die}


STEPS: Mapping[str, Step[Any]] = {step.name: step for step in (RollDie(), TakeStones())}
