"""The log as it is told: one line for each deed and what came of it, with what is too small to be told folded away.

Which event is told how stands at the event's class (``Event.part``). The page tells the same in
``web/src/lib/telling.ts``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from aevum.core.event import Event
from aevum.core.log import Entry, Move, Undo
from aevum.core.match import Match


@dataclass
class Line:
    """One line of the log."""

    at: int
    """After how many entries all of it has happened: the moment it leads to."""
    events: list[Event] = field(default_factory=list)
    """A heading alone, or a deed and then its outcomes; none where something was taken back."""
    undo: Undo | None = None
    details: list[Event | Move] = field(default_factory=list)
    """What belongs to it without being told: payments, refills, and decisions on the way."""

    @property
    def heading(self) -> bool:
        return bool(self.events) and self.events[0].part == "heading"


def told(entries: Iterable[tuple[Entry, list[Event]]]) -> list[Line]:
    """Return the lines of a log.

    A decision begins something new; what chance then brings still belongs to it. Small decisions on the way, each
    card of a payment for one, belong to the line that they lead to.
    """
    lines: list[Line] = []
    waiting: list[Event | Move] = []
    line: Line | None = None
    for at, (entry, events) in enumerate(entries, start=1):
        if isinstance(entry, Undo):
            lines.append(Line(at, undo=entry))
            waiting, line = [], None
            continue
        if isinstance(entry, Move):
            line = None
            if all(event.part == "detail" for event in events):
                waiting.append(entry)
        for event in events:
            if event.part == "detail":
                (waiting if line is None else line.details).append(event)
            elif event.part == "outcome" and line is not None and not line.heading:
                line.events.append(event)
            else:
                line = _again(lines, event)
                if line is None:
                    line = Line(at, [event])
                    lines.append(line)
                if not line.heading:
                    line.details += waiting
                    waiting = []
        if line is not None:
            line.at = at
    return lines


def _again(lines: list[Line], event: Event) -> Line | None:
    """Return the last line, with the event added up to it, if it tells of the same."""
    if not event.adds or not lines or len(lines[-1].events) != 1:
        return None
    last = lines[-1].events[0]
    if type(last) is not type(event):
        return None
    number = getattr(last, event.adds)
    if msgspec.structs.replace(event, **{event.adds: number}) != last:
        return None
    lines[-1].events[0] = msgspec.structs.replace(last, **{event.adds: number + getattr(event, event.adds)})
    return lines[-1]


def story_of(match: Match, seat: int | None) -> list[Line]:
    """Return the lines of a match as a seat may know it."""
    return told(zip(match.log_for(seat), match.events_for(seat), strict=True))
