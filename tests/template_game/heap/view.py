"""What a seat may know of the Heap: everything."""

from __future__ import annotations

import msgspec


class HeapView(msgspec.Struct, frozen=True):
    seat: int
    heap: int
    die: int
    taken: list[int]
