"""What happens in the Heap."""

from __future__ import annotations

from aevum.core.event import Event


class Rolled(Event, frozen=True):
    seat: int
    die: int


class Taken(Event, frozen=True):
    seat: int
    count: int


EVENTS = (Rolled, Taken)
