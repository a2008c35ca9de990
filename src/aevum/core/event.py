"""Events: what happened, as small immutable values, each of which knows who may see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

import msgspec

from aevum.core.action import snake


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=snake):
    """Something that happened. Subclasses say ``frozen=True``."""

    reveals: ClassVar[bool] = False
    """Whether somebody learned something by it: undo cannot freely go behind it."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """For words: the kind of thing that a field names, where it is not the field's own name."""

    def seen_by(self, seat: int | None) -> Event | None:
        """Return what this seat (``None``: a spectator) may know of it: all, a redacted copy, or nothing."""
        return self


def events_seen_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return what a seat may know of the events."""
    seen = []
    for event in events:
        part = event.seen_by(seat)
        if part is not None:
            seen.append(part)
    return seen
