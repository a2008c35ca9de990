"""Tables as the server holds them, without a server."""

from __future__ import annotations

import msgspec

from aevum.core import Entry, Event, Fall, Match, Move, QuickDice
from aevum.server import wire
from aevum.server.live_table import LiveTable
from aevum.store.files import lines_from, setup_text
from aevum.store.rows import EntryRow, MatchRow, SeatRow


def new_table(*seats: str, **more: object) -> wire.NewTable:
    """What somebody asks for who opens a table with these seats."""
    values = {"game": "roll_through_the_ages", "seats": [{"kind": kind} for kind in seats]} | more
    return msgspec.convert(values, wire.NewTable)


def live_of(match: Match) -> LiveTable:
    """A table as the server holds it, each seat a person of its own."""
    row = MatchRow(
        id="aaaaaaaaaaaa",
        game=match.game.name,
        title="",
        options="{}",
        status="over" if match.over else "running",
        pace="live",
        clock=None,
        public=False,
        spectators=True,
        undo="free",
        language="en",
        owner="p0",
        setup=setup_text(match),
        length=len(match.log),
        created=0.0,
    )
    seats = [SeatRow(match=row.id, seat=seat, kind="person", person=f"p{seat}") for seat in range(match.seats)]
    lines = [EntryRow(seq, float(seq), line) for seq, line in enumerate(lines_from(match, 0))]
    return LiveTable(row, seats, lines)


def other_event(event: Event, seat: int | None) -> Event | None:
    """The event with everything that the seat does not see of it changed; `None` if it sees nothing of it."""
    seen = event.seen_by(seat)
    if seen is None:
        return None
    if type(seen) is not type(event):
        return seen
    hidden = {
        field: "perturbed" if isinstance(getattr(event, field), str) else None
        for field in event.__struct_fields__
        if getattr(event, field) != getattr(seen, field)
    }
    changed = msgspec.structs.replace(event, **hidden)
    return changed if changed.seen_by(seat) == seen else seen


def other_entry(entry: Entry, seat: int | None) -> Entry:
    """The entry with what the seat does not see of it changed."""
    if isinstance(entry, Fall) and entry.to is not None and entry.to != seat:
        return Fall("perturbed", entry.to)
    if isinstance(entry, Move) and entry.action is not None and entry.action.secret and entry.seat != seat:
        return Move(entry.seat, type(entry.action)(*entry.action.__struct_fields__))
    return entry


def perturb(live: LiveTable, seat: int | None, dice: QuickDice) -> None:
    """Change everything that the seat cannot know."""
    match = live.begun
    match.position = match.position.resample(seat, dice)
    match.log[:] = [other_entry(entry, seat) for entry in match.log]
    for index, events in enumerate(match.events):
        changed = [other_event(event, seat) for event in events]
        match.events[index] = [event for event in changed if event is not None]
