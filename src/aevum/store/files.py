"""From rows to a match and from a match to rows: replaying what is stored, export and import of match files."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from aevum.bots import check
from aevum.core import Differs, Invalid, Match, Setup, game
from aevum.core.log import Digest, entry_text, facts_of, read_entry
from aevum.store.contract import Keeper
from aevum.store.rows import EntryRow, MatchRow, SeatRow, new_id

MOST_UNDOS = 1000
"""Of a file that somebody brings. A replay then takes twice as long as that of a file as large without any, at most."""


def replay(setup: str, entries: Sequence[EntryRow]) -> tuple[Match, Differs | None]:
    """Return the match that a stored log leads to, and where and why it differs under today's rules, if it does."""
    begun = msgspec.json.decode(setup, type=Setup)
    try:
        match = Match(game(begun.game), begun)
    except Invalid as error:
        # With other facts, or from a position that today's rules do not know: nothing of it can be shown.
        plain = msgspec.structs.replace(begun, position=None, facts=facts_of(game(begun.game)))
        return Match(game(begun.game), plain), Differs(0, str(error))
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


def export_match(store: Keeper, match_id: str) -> str:
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


def import_match(store: Keeper, text: str, owner: str, language: str) -> str:
    """Keep a match file as a table of its owner; return its id. As `table_from_file`."""
    row, seats, lines = table_from_file(text, owner, language)
    store.matches.add(row, seats, lines)
    return row.id


def table_from_file(
    text: str, owner: str, language: str, bots: Sequence[str | None] = ()
) -> tuple[MatchRow, list[SeatRow], list[str]]:
    """Make a table of a match file. Its owner plays every seat but those for which `bots` names a level.

    :raises Invalid: if the file cannot be read; the message names the line.
    :raises Differs: if the log means something else under today's rules.
    """
    match = Match.load(text, most_undos=MOST_UNDOS)
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
    levels = [*bots[: match.seats], *[None] * (match.seats - len(bots))]
    if all(levels):
        raise Invalid("a table needs a person")
    seats = [
        SeatRow(match=row.id, seat=seat, kind="bot", level=level)
        if level is not None
        else SeatRow(match=row.id, seat=seat, kind="person", person=owner)
        for seat, level in enumerate(levels)
    ]
    for level in levels:
        if level is not None:
            check(level, match.game)
    row.bot_due = any(levels[seat] is not None for seat in match.actors)
    return row, seats, lines_from(match, 0)
