"""Tables, seats and the logs of matches."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from aevum.store.database import Database
from aevum.store.rows import EntryRow, MatchRow, RequestRow, SeatRow, read
from aevum.store.schema import entry, match, request, seat

Value = str | int | float | bool | None


# Statements on the way of every move are built once: building them anew takes longer than carrying them out.
_ADD_ENTRY = insert(entry)
_ADD_REQUEST = insert(request)


@cache
def _of_match(columns: tuple[str, ...], guarded: bool) -> Update:
    values: dict[str, object] = {name: bindparam(name) for name in ("length", *columns)}
    changed = update(match).where(match.c.id == bindparam("b_id")).values(values)
    return changed.where(match.c.revision == bindparam("b_revision")) if guarded else changed


class Conflict(RuntimeError):
    """Somebody else wrote first: read again and decide anew."""


class Request(msgspec.Struct, frozen=True):
    """What makes a repeated request known again: who, their key, and a hash of what was asked."""

    person: str
    key: str
    digest: str


class Matches:
    def __init__(self, database: Database) -> None:
        self._db = database

    # tables

    def add(self, row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[str] = ()) -> None:
        with self._db.writing() as connection:
            connection.execute(insert(match).values(_values(row)))
            connection.execute(insert(seat), [_values(one) for one in seats])
            _append(connection, row.id, 0, lines, time.time())

    def get(self, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        with self._db.reading() as connection:
            return _get(connection, match_id)

    def by_invite(self, token: str) -> tuple[str, int] | None:
        with self._db.reading() as connection:
            row = connection.execute(select(seat.c.match, seat.c.seat).where(seat.c.invite == token)).one_or_none()
        return (str(row.match), int(row.seat)) if row else None

    def change(
        self,
        match_id: str,
        revision: int,
        values: Mapping[str, Value],
        seats: Mapping[int, Mapping[str, Value]] | None = None,
        length: int | None = None,
    ) -> int:
        """Change a table and its seats if nobody else did since `revision`; return the new revision.

        With `length` only if nobody added to the log either: who decides what a bot plays or whose time runs must know
        whose turn it is.

        :raises Conflict: if somebody did.
        """

        def work(connection: Connection) -> int:
            _bump(connection, match_id, revision, values, length)
            _change_seats(connection, match_id, seats or {})
            self._db.announce(connection, match_id, "table")
            return revision + 1

        return self._db.write(work)

    def start(
        self,
        match_id: str,
        revision: int,
        values: Mapping[str, Value],
        seats: Sequence[SeatRow],
        lines: Sequence[str],
    ) -> int:
        """Start a match: its set-up, the seats in their final order, and the chance before the first decision.

        :raises Conflict: if the table changed meanwhile.
        """
        with self._db.writing() as connection:
            _bump(connection, match_id, revision, values)
            connection.execute(delete(seat).where(seat.c.match == match_id))
            connection.execute(insert(seat), [_values(one) for one in seats])
            _append(connection, match_id, 0, lines, time.time())
            self._db.announce(connection, match_id, "table")
        return revision + 1

    def delete(self, match_id: str) -> None:
        with self._db.writing() as connection:
            for table in (entry, request, seat):
                connection.execute(delete(table).where(table.c.match == match_id))
            connection.execute(delete(match).where(match.c.id == match_id))

    def listed(self, scope: str, person_id: str | None, limit: int = 100) -> list[str]:
        """Return the ids of tables, newest first: `open`, `watch`, or a person's own (`mine`, `over`)."""
        query = select(match.c.id).order_by(match.c.created.desc()).limit(limit)
        mine = select(seat.c.match).where(seat.c.person == person_id)
        if scope == "open":
            free = select(seat.c.match).where(seat.c.kind == "open")
            query = query.where(match.c.status == "open", match.c.public.is_(True), match.c.id.in_(free))
        elif scope == "watch":
            query = query.where(match.c.status == "running", match.c.public.is_(True), match.c.spectators.is_(True))
        elif scope == "mine":
            own = match.c.id.in_(mine) | (match.c.owner == person_id)
            query = query.where(own, match.c.status.in_(("open", "running")))
        else:
            query = query.where(match.c.id.in_(mine), match.c.status.in_(("over", "closed")))
        with self._db.reading() as connection:
            return [str(row.id) for row in connection.execute(query)]

    def all_ids(self) -> list[str]:
        """Return the ids of every match that has begun."""
        with self._db.reading() as connection:
            rows = connection.execute(select(match.c.id).where(match.c.setup.is_not(None)).order_by(match.c.created))
            return [str(row.id) for row in rows]

    # logs

    def append(
        self,
        match_id: str,
        seq: int,
        lines: Sequence[str],
        values: Mapping[str, Value],
        seats: Mapping[int, Mapping[str, Value]] | None = None,
        asked: Request | None = None,
        revision: int | None = None,
    ) -> float:
        """Add lines to a log from entry `seq` on; return the moment they were written. On disk when this returns.

        With `revision` only if nobody changed the table since: what is written of clocks and bots rests on its seats.

        :raises Conflict: if the log already goes further, the table changed, or this very request was already carried
            out.
        """
        now = time.time()
        length = seq + len(lines)

        def work(connection: Connection) -> None:
            _append(connection, match_id, seq, lines, now)
            if asked is not None:
                connection.execute(
                    _ADD_REQUEST,
                    {
                        "match": match_id,
                        "person": asked.person,
                        "key": asked.key,
                        "digest": asked.digest,
                        "seq": length,
                        "at": now,
                    },
                )
            changed = connection.execute(
                _of_match(tuple(values), revision is not None),
                {"b_id": match_id, "b_revision": revision, "length": length, **values},
            )
            if changed.rowcount != 1:
                raise Conflict(match_id)
            _change_seats(connection, match_id, seats or {})
            self._db.announce(connection, match_id, "log")

        try:
            self._db.write(work)
        except IntegrityError:
            raise Conflict(match_id) from None
        return now

    def entries(self, match_id: str, since: int = 0) -> list[EntryRow]:
        with self._db.reading() as connection:
            return _entries(connection, match_id, since)

    def news(self, match_id: str, since: int, revision: int) -> tuple[MatchRow, list[SeatRow], list[EntryRow]] | None:
        """Return the table and the entries from `since` on if anything changed, else `None`."""
        with self._db.reading() as connection:
            mark = connection.execute(
                select(match.c.length, match.c.revision).where(match.c.id == match_id)
            ).one_or_none()
            if mark is not None and mark.length == since and mark.revision == revision:
                return None
            found = _get(connection, match_id)
            if found is None:
                raise LookupError(match_id)
            return found[0], found[1], _entries(connection, match_id, since)

    def asked(self, match_id: str, person_id: str, key: str) -> RequestRow | None:
        """Return what became of a request that was already carried out."""
        with self._db.reading() as connection:
            row = connection.execute(
                select(request.c.digest, request.c.seq).where(
                    request.c.match == match_id, request.c.person == person_id, request.c.key == key
                )
            ).one_or_none()
        return read(row, RequestRow) if row else None

    # what is due

    def late(self, now: float) -> list[str]:
        """Return the running matches in which somebody's time has run out."""
        with self._db.reading() as connection:
            rows = connection.execute(
                select(match.c.id).where(match.c.status == "running", match.c.paused.is_(False), match.c.deadline < now)
            )
            return [str(row.id) for row in rows]

    def waiting_for_bots(self, now: float) -> list[str]:
        """Return the running matches that wait for a bot that nobody is thinking for."""
        with self._db.reading() as connection:
            rows = connection.execute(
                select(match.c.id).where(
                    match.c.status == "running",
                    match.c.bot_due.is_(True),
                    match.c.guided.is_(False),
                    match.c.bot_claim_until.is_(None) | (match.c.bot_claim_until < now),
                )
            )
            return [str(row.id) for row in rows]

    def claim_bot(self, match_id: str, worker: str, until: float) -> bool:
        """Take it upon this server to think for the bots of a match; `False` if another server does."""
        now = time.time()
        with self._db.writing() as connection:
            done = connection.execute(
                update(match)
                .where(
                    match.c.id == match_id,
                    match.c.bot_claim_until.is_(None) | (match.c.bot_claim_until < now) | (match.c.bot_claim == worker),
                )
                .values(bot_claim=worker, bot_claim_until=until)
            )
        return done.rowcount == 1

    def renew_bots(self, worker: str, matches: Sequence[str], until: float) -> None:
        """Say that this server is still at it."""
        with self._db.writing() as connection:
            connection.execute(
                update(match).where(match.c.id.in_(matches), match.c.bot_claim == worker).values(bot_claim_until=until)
            )

    def release_bots(self, worker: str) -> None:
        with self._db.writing() as connection:
            connection.execute(
                update(match).where(match.c.bot_claim == worker).values(bot_claim=None, bot_claim_until=None)
            )

    def counts(self) -> dict[str, int]:
        with self._db.reading() as connection:
            rows = connection.execute(select(match.c.status, func.count()).group_by(match.c.status))
            return {str(status): int(count) for status, count in rows}


def _get(connection: Connection, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None:
    row = connection.execute(select(match).where(match.c.id == match_id)).one_or_none()
    if row is None:
        return None
    seats = connection.execute(select(seat).where(seat.c.match == match_id).order_by(seat.c.seat))
    return read(row, MatchRow), [read(one, SeatRow) for one in seats]


def _entries(connection: Connection, match_id: str, since: int) -> list[EntryRow]:
    rows = connection.execute(
        select(entry.c.seq, entry.c.at, entry.c.line)
        .where(entry.c.match == match_id, entry.c.seq >= since)
        .order_by(entry.c.seq)
    )
    return [EntryRow(int(row.seq), float(row.at), str(row.line)) for row in rows]


def _append(connection: Connection, match_id: str, seq: int, lines: Sequence[str], now: float) -> None:
    if lines:
        connection.execute(
            _ADD_ENTRY,
            [{"match": match_id, "seq": seq + i, "at": now, "line": line} for i, line in enumerate(lines)],
        )


def _bump(
    connection: Connection, match_id: str, revision: int, values: Mapping[str, Value], length: int | None = None
) -> None:
    change = update(match).where(match.c.id == match_id, match.c.revision == revision)
    if length is not None:
        change = change.where(match.c.length == length)
    if connection.execute(change.values(revision=revision + 1, **values)).rowcount != 1:
        raise Conflict(match_id)


def _change_seats(connection: Connection, match_id: str, seats: Mapping[int, Mapping[str, Value]]) -> None:
    for number, values in seats.items():
        connection.execute(update(seat).where(seat.c.match == match_id, seat.c.seat == number).values(**values))


def _values(row: MatchRow | SeatRow) -> dict[str, Value]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
