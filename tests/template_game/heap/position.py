"""The position of the Heap: its state with the flow on top."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from aevum.core.dice import Dice
from aevum.core.meta import OptionValue
from aevum.core.result import Result, ranking
from aevum.core.step import Step
from heap.actions import SIDES
from heap.data import stones
from heap.state import State
from heap.steps import STEPS
from heap.view import HeapView


@dataclass(eq=False)
class HeapPosition(State):
    """The whole truth of a match."""

    steps: ClassVar[Mapping[str, Step[Any]]] = STEPS

    def clone(self) -> HeapPosition:
        return HeapPosition(self.seats, self.stack[:], self.large, self.seat, self.heap, self.die, self.taken[:])

    def check(self) -> list[str]:
        # HEAP-1.1: no stone is lost
        all_of_them = stones(self.large)
        problems = []
        if (
            self.heap + sum(self.taken) != all_of_them
            or min(self.heap, *self.taken) < 0
            or len(self.taken) != self.seats
        ):
            problems.append(f"{self.heap} stones in the heap and {self.taken} taken of {all_of_them}")
        if len(self.stack) > 1:
            problems.append(f"{self.stack} wait at once")
        if bool(self.heap) != bool(self.stack):
            problems.append("the match is over exactly when the heap is empty")
        if not 0 <= self.die <= SIDES or (self.die > 0) != (self.stack[-1:] == ["take"]):
            problems.append(f"the die shows {self.die}")
        return problems

    def view(self, seat: int | None) -> HeapView:
        return HeapView(self.seat, self.heap, self.die, self.taken[:])

    def resample(self, seat: int | None, dice: Dice) -> HeapPosition:
        return self.clone()

    @property
    def result(self) -> Result | None:
        # HEAP-3.2: who has more stones wins
        return None if self.stack else Result(ranking([[count] for count in self.taken]), "heap_empty")

    def scores(self) -> list[int]:
        return self.taken[:]


def start(seats: int, options: Mapping[str, OptionValue]) -> HeapPosition:
    """Return the position before the first turn."""
    large = bool(options["large"])
    return HeapPosition(seats, ["roll"], large, 0, stones(large), 0, [0] * seats)


POSITION = HeapPosition
