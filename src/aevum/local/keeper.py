"""Tables and logs on a disk that knows records alone. Several of us may use one disk at the same time: whoever comes
second to an entry or a table reads again, as several servers on one database do."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from aevum.store.rows import Conflict, EntryRow, MatchRow, PersonRow, Request, RequestRow, SeatRow, Value
from aevum.store.seal import Seal

SCOPES = {"mine": ("open", "running"), "over": ("over", "closed"), "puzzles": ("running",)}
"""Which tables a list is of, by their status; there is nobody else's to join or to watch."""


class Record(msgspec.Struct):
    """A table as it is kept."""

    row: MatchRow
    seats: list[SeatRow]


class Write(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One change of one table, carried out whole or not at all."""

    match: str
    at: float
    add: Record | None = None
    """A new table."""
    revision: int | None = None
    """Only if the table has this revision."""
    length: int | None = None
    """Only if the log has this length."""
    bump: bool = False
    values: dict[str, Value] = {}
    seats: dict[int, dict[str, Value]] = {}
    all_seats: list[SeatRow] | None = None
    seq: int = 0
    lines: list[str] = []
    asked: Request | None = None
    claim: str | None = None
    """Only if nobody else thinks for its bots at this moment."""
    delete: bool = False


class Written(msgspec.Struct):
    """What became of a change: `conflict`, where somebody else was first; `gone`, where there is no such table; `full`
    and `failed`, where the disk did not take it."""

    outcome: Literal["done", "conflict", "gone", "full", "failed"]
    why: str = ""


class Disk(Protocol):
    """Where records are. What was written is on it for good when `write` answers. Everything is JSON."""

    async def record(self, match: str) -> str | None:
        """Return a table as a `Record`."""

    async def records(self) -> str:
        """Return all tables, without their set-ups."""

    async def entries(self, match: str, since: int) -> str:
        """Return the entries of a log from `since` on, as a list of `EntryRow`."""

    async def asked(self, match: str, person: str, key: str) -> str | None:
        """Return what became of a request, as a `RequestRow`."""

    async def write(self, change: str) -> str:
        """Carry out a `Write`; return a `Written`."""


class DiskFailure(RuntimeError):
    """The disk did not take what was to be written."""

    def __init__(self, problem: str, why: str) -> None:
        super().__init__(f"{problem}: {why}")
        self.problem = problem


PROBLEMS = {"full": "storage_full", "failed": "storage_failed"}

_encode = msgspec.json.Encoder().encode


class LocalMatches:
    """As `store.contract.MatchKeeper`, but that every call is awaited."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    async def _write(self, change: Write) -> None:
        """:raises Conflict: if somebody else was first.
        :raises LookupError: if there is no such table.
        :raises DiskFailure: if it could not be written.
        """
        written = msgspec.json.decode(await self._disk.write(_encode(change).decode()), type=Written)
        if written.outcome == "conflict":
            raise Conflict(change.match)
        if written.outcome == "gone":
            raise LookupError(change.match)
        if written.outcome != "done":
            raise DiskFailure(PROBLEMS[written.outcome], written.why)

    async def _records(self) -> list[Record]:
        """Return the tables that can be read, newest first. One that is damaged must not hide the others."""
        found = []
        for raw in msgspec.json.decode(await self._disk.records(), type=list[msgspec.Raw]):
            try:
                found.append(msgspec.json.decode(raw, type=Record))
            except msgspec.DecodeError:
                continue
        return sorted(found, key=lambda record: -record.row.created)

    # tables

    async def add(self, row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[str] = ()) -> None:
        await self._write(Write(match=row.id, at=time.time(), add=Record(row, list(seats)), lines=list(lines)))

    async def get(self, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        text = await self._disk.record(match_id)
        if text is None:
            return None
        try:
            record = msgspec.json.decode(text, type=Record)
        except msgspec.DecodeError as error:
            raise DiskFailure("storage_damaged", str(error)) from None
        return record.row, record.seats

    async def several(self, ids: Sequence[str]) -> list[tuple[MatchRow, list[SeatRow]]]:
        found = [await self.get(id) for id in ids]
        return [pair for pair in found if pair is not None]

    async def by_invite(self, token: str) -> tuple[str, int] | None:
        """Nobody can be invited to a table in one browser."""
        return None

    async def change(
        self,
        match_id: str,
        revision: int,
        values: Mapping[str, Value],
        seats: Mapping[int, Mapping[str, Value]] | None = None,
        length: int | None = None,
    ) -> int:
        columns = {seat: dict(each) for seat, each in (seats or {}).items()}
        await self._write(
            Write(
                match=match_id,
                at=time.time(),
                revision=revision,
                length=length,
                bump=True,
                values=dict(values),
                seats=columns,
            )
        )
        return revision + 1

    async def start(
        self,
        match_id: str,
        revision: int,
        values: Mapping[str, Value],
        seats: Sequence[SeatRow],
        lines: Sequence[str],
    ) -> int:
        await self._write(
            Write(
                match=match_id,
                at=time.time(),
                revision=revision,
                bump=True,
                values=dict(values),
                all_seats=list(seats),
                lines=list(lines),
            )
        )
        return revision + 1

    async def delete(self, match_id: str) -> None:
        await self._write(Write(match=match_id, at=time.time(), delete=True))

    async def listed(self, scope: str, person_id: str | None, limit: int = 100) -> list[str]:
        """Return the ids of tables, newest first. Where a puzzle is solved there is no match to go on with."""
        wanted = SCOPES.get(scope, ())
        rows = [record.row for record in await self._records() if record.row.status in wanted]
        return [row.id for row in rows if (row.puzzle is not None) == (scope == "puzzles")][:limit]

    async def count_of(self, person_id: str) -> tuple[int, int]:
        return len(await self.listed("mine", person_id, 1000)), 0

    # logs

    async def append(
        self,
        match_id: str,
        seq: int,
        lines: Sequence[str],
        values: Mapping[str, Value],
        seats: Mapping[int, Mapping[str, Value]] | None = None,
        asked: Request | None = None,
        revision: int | None = None,
    ) -> float:
        now = time.time()
        columns = {seat: dict(each) for seat, each in (seats or {}).items()}
        await self._write(
            Write(
                match=match_id,
                at=now,
                revision=revision,
                length=seq,
                values={"length": seq + len(lines), **values},
                seats=columns,
                seq=seq,
                lines=list(lines),
                asked=asked,
            )
        )
        return now

    async def entries(self, match_id: str, since: int = 0) -> list[EntryRow]:
        """Return the log as far as it is whole."""
        try:
            rows = msgspec.json.decode(await self._disk.entries(match_id, since), type=list[EntryRow])
        except msgspec.DecodeError as error:
            raise DiskFailure("storage_damaged", str(error)) from None
        whole = 0
        while whole < len(rows) and rows[whole].seq == since + whole:
            whole += 1
        return rows[:whole]

    async def news(
        self, match_id: str, since: int, revision: int
    ) -> tuple[MatchRow, list[SeatRow], list[EntryRow]] | None:
        found = await self.get(match_id)
        if found is None:
            raise LookupError(match_id)
        row, seats = found
        if row.length == since and row.revision == revision:
            return None
        return row, seats, await self.entries(match_id, since)

    async def asked(self, match_id: str, person_id: str, key: str) -> RequestRow | None:
        text = await self._disk.asked(match_id, person_id, key)
        return msgspec.json.decode(text, type=RequestRow) if text is not None else None

    # what is due

    async def late(self, now: float) -> list[str]:
        """Return the running matches in which somebody's time has run out."""
        rows = [record.row for record in await self._records()]
        return [
            row.id
            for row in rows
            if row.status == "running" and not row.paused and row.deadline is not None and row.deadline < now
        ]

    async def waiting_for_bots(self, now: float) -> list[str]:
        rows = [record.row for record in await self._records()]
        return [
            row.id
            for row in rows
            if row.status == "running"
            and row.bot_due
            and not row.guided
            and (row.bot_claim_until is None or row.bot_claim_until < now)
        ]

    async def claim_bot(self, match_id: str, worker: str, until: float) -> bool:
        values: dict[str, Value] = {"bot_claim": worker, "bot_claim_until": until}
        try:
            await self._write(Write(match=match_id, at=time.time(), values=values, claim=worker))
        except (Conflict, DiskFailure):
            return False
        return True

    async def renew_bots(self, worker: str, matches: Sequence[str], until: float) -> None:
        for match in matches:
            await self.claim_bot(match, worker, until)

    async def release_bots(self, worker: str) -> None:
        for record in await self._records():
            if record.row.bot_claim == worker:
                values: dict[str, Value] = {"bot_claim": None, "bot_claim_until": None}
                await self._write(Write(match=record.row.id, at=time.time(), values=values, claim=worker))


class LocalPeople:
    """The one person at this browser."""

    def __init__(self, person: PersonRow) -> None:
        self.person = person

    def several(self, ids: set[str]) -> dict[str, PersonRow]:
        return {self.person.id: self.person} if self.person.id in ids else {}


class LocalKeeper:
    """As `store.contract.Keeper`."""

    shared = True
    """Another page of the same browser may be at it."""

    def __init__(self, disk: Disk, person: PersonRow) -> None:
        # Whoever plays here alone has nobody to hide the dice from: nothing is ever sealed with it.
        self.seal = Seal(secrets.token_bytes(32))
        self.matches = LocalMatches(disk)
        self.people = LocalPeople(person)

    def problem(self, error: Exception) -> str | None:
        return error.problem if isinstance(error, DiskFailure) else None
