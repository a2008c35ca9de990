"""Events: what happened, as small immutable values, each of which knows who may see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Literal, TypeAlias

import msgspec

from aevum.core.action import snake

Part: TypeAlias = Literal["heading", "deed", "outcome", "detail"]
About: TypeAlias = Literal["", "fight", "score"]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=snake):
    """Something that happened. Subclasses say ``frozen=True`` and have fields as actions have."""

    reveals: ClassVar[bool] = False
    """Whether somebody learned something by it: undo cannot freely go behind it."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """For words: the kind of thing that a field names, where it is not the field's own name."""

    part: ClassVar[Part] = "deed"
    """How the log tells it: a heading over what follows, a deed with a line of its own, the outcome of the deed before
    it in the same line, or a detail that is folded away."""

    about: ClassVar[About] = ""
    """What a reader may be looking for when this is told."""

    adds: ClassVar[str] = ""
    """A number that adds up where the same is done again at once, so that one line tells of it."""

    amounts: ClassVar[tuple[str, ...]] = ()
    """For words: numbers that are told as one list, without those that are zero."""

    changes: ClassVar[Mapping[str, str]] = {}
    """For words: what ``seat`` gains or, below zero, loses, each with the field that says how many ("" is one). All
    that a deed brings is told together."""

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
