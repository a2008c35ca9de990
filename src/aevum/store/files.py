"""From rows to a match and from a match to rows: replaying what is stored, export and import of match files."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from aevum.core import Differs, Invalid, Match, Setup, game
from aevum.core.match import Digest, entry_text, read_entry
from aevum.store.rows import EntryRow, MatchRow, SeatRow, new_id
from aevum.store.store import Store


def replay(setup: str, entries: Sequence[EntryRow]) -> tuple[Match, Differs | None]:
    """Return the match that a stored log leads to, and where and why it differs under today's rules, if it does."""
    begun = msgspec.json.decode(setup, type=Setup)
    match = Match(game(begun.game), begun)
    try:
        for row in entries:
            match.take(read_entry(match.game, row.line))
    except Differs as error:
        return match, error
    except Invalid as error:
        return match, Differs(len(match.log), str(error))
    return match, None


def setup_text(match: Match) -> str:
    """Return a match's set-up, its dice key included, as it is stored."""
    return msgspec.json.encode(match.setup).decode()


def lines_from(match: Match, seq: int) -> list[str]:
    """Return the stored form of a match's entries from `seq` on."""
    return [entry_text(entry) for entry in match.log[seq:]]


def export_match(store: Store, match_id: str) -> str:
    """Return the whole match, secrets included, as a match file.

    A match that means something else under today's rules is written as it stands: it can be read as far as it goes, and
    by the version that it was played with.

    :raises LookupError: if there is no such match, or it has not begun.
    """
    found = store.matches.get(match_id)
    if found is None or found[0].setup is None:
        raise LookupError(match_id)
    entries = store.matches.entries(match_id)
    match, differs = replay(found[0].setup, entries)
    if differs is None:
        return match.dump()
    lines = [found[0].setup, *(row.line for row in entries), msgspec.json.encode(Digest(len(entries), "")).decode()]
    return "".join(line + "\n" for line in lines)


def import_match(store: Store, text: str, owner: str, language: str) -> str:
    """Keep a match file as a table of its owner, who plays every seat if it is not over; return its id.

    :raises Invalid: if the file cannot be read; the message names the line.
    :raises Differs: if the log means something else under today's rules.
    """
    match = Match.load(text)
    if not match.setup.key and not match.over:
        raise Invalid("a match without its dice key cannot go on", "no_key").at_line(1)
    now = time.time()
    result = match.result
    row = MatchRow(
        id=new_id(),
        game=match.game.name,
        title="",
        options=msgspec.json.encode(match.setup.options).decode(),
        status="over" if match.over else "running",
        pace="correspondence",
        clock=None,
        public=False,
        spectators=False,
        undo="free",
        language=language,
        owner=owner,
        setup=setup_text(match),
        length=len(match.log),
        actors=",".join(str(seat) for seat in match.actors),
        result=msgspec.json.encode(result).decode() if result else None,
        created=now,
        started=now,
        ended=now if match.over else None,
        rated_apart=True,
    )
    seats = [SeatRow(match=row.id, seat=seat, kind="person", person=owner) for seat in range(match.seats)]
    store.matches.add(row, seats, lines_from(match, 0))
    return row.id
