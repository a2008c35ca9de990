"""A position of the Heap as people write it: what is in the heap follows from what was taken."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from aevum.core import notation
from aevum.core.meta import OptionValue
from heap.data import stones
from heap.position import HeapPosition


class Written(notation.Position):
    """A turn. What is not said is as at the start."""

    flow: list[str] = msgspec.field(default_factory=lambda: ["roll"])
    seat: int = 0
    die: int = 0
    taken: list[int] = []


def write(pos: HeapPosition) -> Written:
    taken = pos.taken[:] if any(pos.taken) else []
    options: dict[str, OptionValue] = {"large": True} if pos.large else {}
    return Written(seats=pos.seats, options=options, flow=pos.stack[:], seat=pos.seat, die=pos.die, taken=taken)


def read(written: Written, options: Mapping[str, OptionValue]) -> HeapPosition:
    taken = written.taken or [0] * written.seats
    notation.one_each(taken, written.seats, "$.taken")
    notation.a_seat(written.seat, written.seats, "$.seat")
    large = bool(options["large"])
    heap = stones(large) - sum(taken)
    return HeapPosition(written.seats, written.flow, large, written.seat, heap, written.die, taken)
