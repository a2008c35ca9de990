"""Tables, seats and the logs of matches."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from aevum.store.database import Database, Pen, Writer
from aevum.store.rows import Conflict, EntryRow, MatchRow, Moved, Request, RequestRow, SeatRow, Value, read
from aevum.store.schema import entry, match, request, seat, session
from aevum.store.seal import MARK

# Statements on the way of every move are built once: building them again takes longer than carrying them out.
_ADD_ENTRY = insert(entry)
_ADD_REQUEST = insert(request)
_MARK = select(match.c.length, match.c.revision).where(match.c.id == bindparam("b_match"))
_MATCH = select(match).where(match.c.id == bindparam("b_match"))
_SEATS = select(seat).where(seat.c.match == bindparam("b_match")).order_by(seat.c.seat)
_ENTRIES = (
    select(entry.c.seq, entry.c.at, entry.c.line)
    .where(entry.c.match == bindparam("b_match"), entry.c.seq >= bindparam("b_since"))
    .order_by(entry.c.seq)
)


@cache
def _of_match(columns: tuple[str, ...], guarded: bool, asked: bool) -> Update:
    values: dict[str, object] = {name: bindparam(name) for name in ("length", *columns)}
    changed = update(match).where(match.c.id == bindparam("b_id")).values(values)
    if guarded:
        changed = changed.where(match.c.revision == bindparam("b_revision"))
    if asked:
        lasts = session.c.expires > bindparam("b_now")
        mine = session.c.person == bindparam("b_person")
        changed = changed.where(exists().where(session.c.id == bindparam("b_session"), mine, lasts))
    return changed


@cache
def _of_seat(columns: tuple[str, ...]) -> Update:
    chosen = update(seat).where(seat.c.match == bindparam("b_match"), seat.c.seat == bindparam("b_seat"))
    return chosen.values({name: bindparam(name) for name in columns})


class Matches:
    def __init__(self, database: Database) -> None:
        self._db = database

    # tables

    def add(self, row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[str] = ()) -> None:
        if row.setup is not None and row.status == "running":
            row = msgspec.structs.replace(row, setup=self._db.seal.close(row.id, row.setup))
        with self._db.writing() as connection:
            connection.execute(insert(match).values(_values(row)))
            connection.execute(insert(seat), [_values(one) for one in seats])
            _append(connection, row.id, 0, lines, time.time())

    def get(self, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        with self._db.reading() as connection:
            return self._get(connection, match_id)

    def _get(self, connection: Connection, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        row = connection.execute(_MATCH, {"b_match": match_id}).one_or_none()
        if row is None:
            return None
        found = read(row, MatchRow)
        if found.setup is not None:
            found.setup = self._db.seal.open(match_id, found.setup)
        seats = connection.execute(_SEATS, {"b_match": match_id})
        return found, [read(one, SeatRow) for one in seats]

    def several(self, ids: Sequence[str]) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return those of the tables that there are, in the same order."""
        seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
        with self._db.reading() as connection:
            found = {
                row.id: read(row, MatchRow) for row in connection.execute(select(match).where(match.c.id.in_(ids)))
            }
            for one in connection.execute(
                select(seat).where(seat.c.match.in_(ids)).order_by(seat.c.match, seat.c.seat)
            ):
                seats[one.match].append(read(one, SeatRow))
        for row in found.values():
            if row.setup is not None:
                row.setup = self._db.seal.open(row.id, row.setup)
        return [(found[id], seats[id]) for id in ids if id in found]

    def seal_running(self) -> None:
        """Seal the dice keys of matches that began before keys were sealed."""
        with self._db.reading() as connection:
            plain = connection.execute(
                select(match.c.id, match.c.setup).where(match.c.status == "running", ~match.c.setup.contains(MARK))
            ).all()
        if plain:
            with self._db.writing() as connection:
                for row in plain:
                    sealed = self._db.seal.close(str(row.id), str(row.setup))
                    connection.execute(update(match).where(match.c.id == row.id).values(setup=sealed))

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

        with self._db.writing() as connection:
            _bump(connection, match_id, revision, values, length)
            _change_seats(connection, match_id, seats or {})
            self._db.announce(connection, match_id, "table")
        return revision + 1

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
        if "setup" in values:
            values = {**values, "setup": self._db.seal.close(match_id, str(values["setup"]))}
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
        """Return the ids of tables, newest first: `open`, `watch`, or a person's own (`mine`, `over`, `puzzles`).

        Where a puzzle is solved there is no match to go on with or to look back on.
        """
        query = select(match.c.id).order_by(match.c.created.desc()).limit(limit)
        mine = select(seat.c.match).where(seat.c.person == person_id)
        if scope == "open":
            free = select(seat.c.match).where(seat.c.kind == "open")
            query = query.where(match.c.status == "open", match.c.public.is_(True), match.c.id.in_(free))
        elif scope == "watch":
            query = query.where(match.c.status == "running", match.c.public.is_(True), match.c.spectators.is_(True))
        elif scope == "mine":
            own = match.c.id.in_(mine) | (match.c.owner == person_id)
            query = query.where(own, match.c.puzzle.is_(None), match.c.status.in_(("open", "running")))
        elif scope == "puzzles":
            query = query.where(match.c.id.in_(mine), match.c.puzzle.is_not(None), match.c.status == "running")
        else:
            # Said like this, the database begins with the person's seats and not with all matches that ever ended.
            ended = match.c.status.not_in(("open", "running"))
            query = query.where(match.c.id.in_(mine), match.c.puzzle.is_(None), ended)
        with self._db.reading() as connection:
            return [str(row.id) for row in connection.execute(query)]

    def of_person(self, person_id: str) -> list[str]:
        """Return the ids of every table that a person made or sat at, newest first."""
        sat = select(seat.c.match).where(seat.c.person == person_id)
        query = select(match.c.id).where(match.c.id.in_(sat) | (match.c.owner == person_id))
        with self._db.reading() as connection:
            return list(connection.execute(query.order_by(match.c.created.desc())).scalars())

    def count_of(self, person_id: str) -> tuple[int, int]:
        """Return how many tables of a person are open or running, and how many of these wait in the lobby."""
        waits = match.c.public.is_(True) & (match.c.status == "open")
        query = select(func.count(), func.count().filter(waits)).where(
            match.c.owner == person_id, match.c.status.in_(("open", "running"))
        )
        with self._db.reading() as connection:
            row = connection.execute(query).one()
        return int(row[0]), int(row[1])

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
        Where the request names its session, only if that has not ended.

        :raises Conflict: if the log already goes further, the table changed, this very request was already carried
            out, or its session ended.
        """
        now = time.time()
        length = seq + len(lines)

        def work(pen: Pen) -> None:
            _append(pen, match_id, seq, lines, now)
            named: dict[str, object] = {"b_id": match_id, "b_revision": revision, "length": length, **values}
            if asked is not None:
                pen.execute(
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
                named |= {"b_session": asked.session, "b_person": asked.person, "b_now": now}
            checked = asked is not None and asked.session is not None
            if pen.execute(_of_match(tuple(values), revision is not None, checked), named).rowcount != 1:
                raise Conflict(match_id)
            _change_seats(pen, match_id, seats or {})
            # A set-up is told of only at the end, when it is another than before: that is looked up.
            moved = None
            if revision is not None and "setup" not in values:
                moved = Moved(seq, revision, now, lines, values, seats or {})
            self._db.announce(pen, match_id, "log", moved)

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
            mark = connection.execute(_MARK, {"b_match": match_id}).one_or_none()
            if mark is not None and mark.length == since and mark.revision == revision:
                return None
            found = self._get(connection, match_id)
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

    def series_due(self) -> list[str]:
        """Return the finished matches of series after which another may follow."""
        query = select(match.c.id).where(
            # Most matches are no series: an index passes over them.
            match.c.series > 1,
            match.c.series > match.c.series_number,
            match.c.rematch.is_(None),
            match.c.settled.is_not(None),
        )
        with self._db.reading() as connection:
            return [str(row.id) for row in connection.execute(query)]

    def late(self, now: float) -> list[str]:
        """Return the running matches in which somebody's time has run out."""
        with self._db.reading() as connection:
            rows = connection.execute(
                select(match.c.id).where(match.c.status == "running", match.c.paused.is_(False), match.c.deadline < now)
            )
            return [str(row.id) for row in rows]

    def late_to_start(self, now: float) -> list[str]:
        """Return the tables at which somebody's share of the dice is waited for no longer."""
        with self._db.reading() as connection:
            rows = connection.execute(select(match.c.id).where(match.c.status == "open", match.c.deadline < now))
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


def _entries(connection: Connection, match_id: str, since: int) -> list[EntryRow]:
    rows = connection.execute(_ENTRIES, {"b_match": match_id, "b_since": since})
    return [EntryRow(int(row.seq), float(row.at), str(row.line)) for row in rows]


def _append(writer: Writer, match_id: str, seq: int, lines: Sequence[str], now: float) -> None:
    if lines:
        writer.execute(
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


def _change_seats(writer: Writer, match_id: str, seats: Mapping[int, Mapping[str, Value]]) -> None:
    for number, values in seats.items():
        writer.execute(_of_seat(tuple(values)), {"b_match": match_id, "b_seat": number, **values})


def _values(row: MatchRow | SeatRow) -> dict[str, Value]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
