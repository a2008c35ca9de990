"""The facts of the Heap: how many stones there are."""

from __future__ import annotations

from typing import Final

from aevum.core.table import load_table
from heap.rows import Heap

HEAPS: Final = load_table("heap", "heaps", Heap)
STONES: Final = {heap.id: heap.stones for heap in HEAPS}


def stones(large: bool) -> int:
    """Return how many stones are in the heap at the start (HEAP-1.1)."""
    return STONES["large" if large else "small"]
