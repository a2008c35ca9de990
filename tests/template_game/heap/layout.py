"""What the fields of the Heap's view can hold, for observations of fixed shape."""

from __future__ import annotations

from aevum.core.layout import One, Row, Terms, upto
from heap.actions import SIDES
from heap.data import HEAPS

VERSION = 1
STONES = max(heap.stones for heap in HEAPS)


def terms(seats: int) -> Terms:
    return {
        "HeapView.seat": One(range(seats)),
        "HeapView.heap": upto(STONES),
        "HeapView.die": upto(SIDES),
        "HeapView.taken": Row(seats, upto(STONES), whole=True),
    }
