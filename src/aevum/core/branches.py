"""The lines of a match that were taken back, as its log still has them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from aevum.core.log import Entry, Move, Undo


class Branch(NamedTuple):
    """A line that was taken back."""

    length: int
    """How long the log was when the line stood."""
    entries: list[int]
    """The entries that the line rests on."""
    shared: int
    """How many of them the match rests on now, the same or played again alike."""


def branches(log: Sequence[Entry]) -> list[Branch]:
    """Return the lines that differ from where the match stands now, the earliest first.

    A line that another one goes on from is not told apart.
    """
    trail: list[int] = []
    left: list[tuple[int, list[int]]] = []
    for index, entry in enumerate(log):
        if isinstance(entry, Undo):
            left.append((index, trail[:]))
            del trail[bisect_left(trail, entry.to) :]
        else:
            trail.append(index)
    found: list[Branch] = []
    known = [trail]
    for length, entries in reversed(left):
        if any(_shared(log, entries, other) == len(entries) for other in known):
            continue
        shared = _shared(log, entries, trail)
        if any(isinstance(log[index], Move) for index in entries[shared:]):
            known.append(entries)
            found.append(Branch(length, entries, shared))
    found.reverse()
    return found


def _shared(log: Sequence[Entry], one: Sequence[int], other: Sequence[int]) -> int:
    """How many entries two lines have alike from the start."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs and log[mine] != log[theirs]:
            break
        count += 1
    return count
