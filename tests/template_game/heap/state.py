"""What a match of the Heap consists of at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.core.position import Position


@dataclass(eq=False)
class State(Position):
    """The position without its steps."""

    large: bool
    seat: int
    heap: int
    die: int
    """What was rolled this turn; 0 before the roll."""
    taken: list[int]
