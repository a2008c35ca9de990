"""What a seat may not know never leaves the server: change everything it cannot know, and its bytes do not change."""

from __future__ import annotations

import msgspec
import pytest

import aevum
from aevum.core import Entry, Event, Fall, Match, Move, QuickDice
from aevum.server import wire
from aevum.server.live import Live
from aevum.store.files import lines_from, setup_text
from aevum.store.rows import EntryRow, MatchRow, SeatRow

GAMES = [game.name for game in aevum.games()]
CHECKS = 6
BETWEEN = 35


def live_of(match: Match) -> Live:
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
    return Live(row, seats, lines)


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


def perturb(live: Live, seat: int | None, dice: QuickDice) -> None:
    match = live.begun
    match.position = match.position.resample(seat, dice)
    match.log[:] = [other_entry(entry, seat) for entry in match.log]
    for index, events in enumerate(match.events):
        changed = [other_event(event, seat) for event in events]
        match.events[index] = [event for event in changed if event is not None]


def everything(live: Live, seat: int | None) -> list[bytes]:
    """All that the server tells this seat of the match."""
    person = f"p{seat}" if seat is not None else "spectator"
    table = live.table(person, {}, set())
    return [
        msgspec.json.encode(live.state(person, seat)),
        msgspec.json.encode(live.entries(seat, 0)),
        msgspec.json.encode(wire.Update(live.entries(seat, 0), live.state(person, seat))),
        msgspec.json.encode(table),
        live.begun.dump_for(seat).encode(),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_changing_what_a_seat_cannot_know_changes_nothing_it_is_told(name: str) -> None:
    game = aevum.game(name)
    dice = QuickDice(name)
    match = game.start(game.meta.seats[-1], game.meta.playout, seed=3)
    differed = False
    for _ in range(CHECKS):
        for _ in range(BETWEEN):
            if not match.over:
                seat = match.actors[0]
                match.play(seat, dice.pick(match.legal(seat)))
        if match.over:
            break
        for eyes in (*range(match.seats), None):
            truth, other = live_of(match), live_of(match)
            perturb(other, eyes, dice)
            assert everything(other, eyes) == everything(truth, eyes)
            differed = differed or other.begun.position.dump() != truth.begun.position.dump()
    assert differed == game.meta.hidden


@pytest.mark.parametrize("name", GAMES)
def test_the_dice_key_stays_on_the_server_until_the_end(name: str) -> None:
    game = aevum.game(name)
    match = game.start(game.meta.seats[0], game.meta.playout, seed=3)
    live = live_of(match)
    assert match.setup.key
    for eyes in (*range(match.seats), None):
        assert not any(match.setup.key.encode() in told for told in everything(live, eyes))
