"""The rows of the tables of the box, as they are read."""

from __future__ import annotations

import msgspec


class Heap(msgspec.Struct, frozen=True):
    """A heap to begin with."""

    id: str
    stones: int
    source: str
    confidence: str
