"""Making tables, sitting down, leaving, starting, and playing again."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence

import msgspec

from aevum.core import Differs, Game, Invalid, Match, game, games
from aevum.core.dice import new_key
from aevum.server import clocks, wire
from aevum.server.hall import Hall
from aevum.server.live import Live, table_of
from aevum.server.problems import Refused
from aevum.store import Conflict
from aevum.store.files import import_match, lines_from, setup_text
from aevum.store.matches import Value
from aevum.store.rows import MatchRow, PersonRow, SeatRow, new_id

DEFAULT_LEVEL = "normal"


def game_of(name: str) -> Game:
    """:raises Refused: if there is no such game."""
    if name not in [one.name for one in games()]:
        raise Refused("unknown_game")
    return game(name)


class Tables:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        # A long file takes seconds to replay: several at once would leave the server no time for those who play.
        self._importing = asyncio.Lock()

    async def create(self, person: PersonRow, new: wire.NewTable) -> wire.Table:
        """Make a table and start it if nobody is waited for."""
        options = _options(new)
        _check_guided(new)
        row = MatchRow(
            id=new_id(),
            game=new.game,
            title=new.title,
            options=msgspec.json.encode(options).decode(),
            status="open",
            pace=new.pace,
            clock=msgspec.json.encode(new.clock).decode() if new.clock else None,
            public=new.public,
            spectators=new.spectators,
            undo=new.undo,
            hints=new.hints,
            language=new.language,
            owner=person.id,
            created=time.time(),
            guided=new.guided,
        )
        wanted = list(new.seats)
        if new.shuffle:
            secrets.SystemRandom().shuffle(wanted)
        seats = [_new_seat(row.id, number, seat, person.id) for number, seat in enumerate(wanted)]
        return await self._keep(row, seats, person.id)

    async def _keep(self, row: MatchRow, seats: list[SeatRow], person: str) -> wire.Table:
        await self._hall.call(self._store.matches.add, row, seats)
        live = await self._hall.open(row.id)
        if _complete(live.seats):
            await self._hall.whole(self._locked_start(live))
        return await self._hall.table(live, person)

    async def listed(self, scope: str, person: str | None) -> wire.Tables:
        ids = await self._hall.call(self._store.matches.listed, scope, person)
        found = [await self._hall.call(self._store.matches.get, table) for table in ids]
        rows = [pair for pair in found if pair is not None]
        names = {seat.person for _, seats in rows for seat in seats if seat.person} | {row.owner for row, _ in rows}
        people = await self._hall.people(names)
        tables = []
        for row, seats in rows:
            live = self._hall.loaded(row.id)
            here = {socket.person for socket in live.sockets if socket.person} if live else set()
            tables.append(table_of(row, seats, person, people, here, 0))
        return wire.Tables(tables)

    # sitting down

    async def join(self, table: str, person: str, wanted: int | None) -> wire.Table:
        live = await self._hall.open(table, fresh=True)
        live.check_visible(person)
        return await self._sit(live, person, wanted, None)

    async def accept(self, person: str, token: str) -> wire.Table:
        """Sit down on the seat that an invitation is for. Who sits at the table already leaves it to others."""
        found = await self._hall.call(self._store.matches.by_invite, token)
        if found is None:
            raise Refused("expired")
        live = await self._hall.open(found[0], fresh=True)
        if live.seats_of(person):
            return await self._hall.table(live, person)
        return await self._sit(live, person, found[1], token)

    async def invited(self, person: str | None, token: str) -> wire.Table | None:
        """Return the table to which an invitation is, as whoever holds it may see it."""
        found = await self._hall.call(self._store.matches.by_invite, token)
        if found is None:
            return None
        return await self._hall.table(await self._hall.open(found[0], fresh=True), person)

    async def _sit(self, live: Live, person: str, wanted: int | None, token: str | None) -> wire.Table:
        async def work() -> None:
            if live.row.status != "open":
                raise Refused("not_open")
            seat = _free_seat(live.seats, person, wanted, token)
            if seat is None:
                return
            values: dict[str, Value] = {"kind": "person", "person": person, "invite": None}
            await self._hall.change(live, {}, {seat: values})
            if _complete(live.seats):
                await self._start(live)

        await self._hall.whole(self._hall.retrying(live, work))
        return await self._hall.table(live, person)

    async def leave(self, table: str, person: str) -> wire.Table:
        """Stand up: before the start the seat is open again, afterwards a bot plays on until the person returns."""
        live = await self._hall.open(table, fresh=True)
        live.check_visible(person)

        async def work() -> None:
            mine = live.seats_of(person)
            if not mine:
                raise Refused("not_your_seat")
            if live.row.status == "open":
                freed: dict[str, Value] = {"kind": "open", "person": None, "invite": None}
                await self._hall.change(live, {}, {seat: dict(freed) for seat in mine})
            elif live.running:
                await hand_to_bots(self._hall, live, mine, resigned=False)
            else:
                raise Refused("not_running")

        await self._hall.whole(self._hall.retrying(live, work))
        return await self._hall.table(live, person)

    async def set_seat(self, table: str, person: str, seat: int, wanted: wire.SetSeat) -> wire.Table:
        live = await self._hall.open(table, fresh=True)
        live.check_visible(person)

        async def work() -> None:
            _check_owner(live, person)
            if live.row.status != "open":
                raise Refused("not_open")
            if seat >= len(live.seats):
                raise Refused("not_found")
            await self._hall.change(live, {}, {seat: _columns(wanted.kind, wanted.level)})
            if _complete(live.seats):
                await self._start(live)

        await self._hall.whole(self._hall.retrying(live, work))
        return await self._hall.table(live, person)

    # starting and ending

    async def start(self, table: str, person: str) -> wire.Table:
        """Start with bots on the seats that nobody took."""
        live = await self._hall.open(table, fresh=True)
        live.check_visible(person)

        async def work() -> None:
            _check_owner(live, person)
            if live.row.status != "open":
                raise Refused("not_open")
            empty = {row.seat: _columns("bot", DEFAULT_LEVEL) for row in live.seats if row.kind in ("open", "invite")}
            if empty:
                await self._hall.change(live, {}, empty)
            await self._start(live)

        await self._hall.whole(self._hall.retrying(live, work))
        return await self._hall.table(live, person)

    async def _locked_start(self, live: Live) -> None:
        async def work() -> None:
            if live.row.status == "open":
                await self._start(live)

        await self._hall.retrying(live, work)

    async def _start(self, live: Live) -> None:
        row = live.row
        people = await self._hall.people({seat.person for seat in live.seats if seat.person})
        names = tuple(_name(seat, people) for seat in live.seats)
        match = Match.start(game(row.game), len(live.seats), msgspec.json.decode(row.options), new_key(), names)
        clock = clocks.clock_of(row)
        seats = [
            msgspec.structs.replace(seat, invite=None, left_ms=clock.bank_ms if clock else None) for seat in live.seats
        ]
        now = time.time()
        actors = match.actors
        values: dict[str, Value] = {
            "status": "running",
            "started": now,
            "setup": setup_text(match),
            "length": len(match.log),
            "actors": ",".join(str(seat) for seat in actors),
            "bot_due": any(seats[seat].kind == "bot" for seat in actors),
        }
        values |= clocks.deadline(row, seats, actors, {}, now)
        await self._hall.call(self._store.matches.start, live.id, row.revision, values, seats, lines_from(match, 0))
        await self._hall.catch_up(live)
        self._hall.notices.started(live)

    async def close(self, table: str, person: PersonRow) -> wire.Table:
        """End a table that nobody finishes. Its log stays and can be downloaded."""
        live = await self._hall.open(table, fresh=True)
        live.check_visible(person.id)

        async def work() -> None:
            if live.row.owner != person.id and not person.admin:
                raise Refused("forbidden")
            if live.row.status not in ("open", "running"):
                raise Refused("not_running")
            if live.running and any(live.seats[seat].person != person.id for seat in live.people_playing()):
                raise Refused("forbidden")
            await self._hall.change(live, closed())

        await self._hall.whole(self._hall.retrying(live, work))
        return await self._hall.table(live, person.id)

    async def rematch(self, table: str, person: PersonRow, rotate: bool) -> wire.Table:
        """Make the same table again, or return the one that somebody already made. Others' seats are kept for them."""
        live = await self._hall.open(table, fresh=True)
        if not live.seats_of(person.id):
            raise Refused("not_your_seat")
        if live.row.status not in ("over", "closed"):
            raise Refused("not_over")

        async def work() -> None:
            if live.row.rematch is not None:
                return
            made = await self._again(live, person, rotate)
            try:
                await self._hall.change(live, {"rematch": made})
            except Conflict:
                # Somebody else was quicker on another server: two tables for one rematch would part the players.
                await self._hall.call(self._store.matches.delete, made)
                self._hall.forget(made)
                raise

        await self._hall.whole(self._hall.retrying(live, work))
        again = await self._hall.open(str(live.row.rematch), fresh=True)
        return await self._hall.table(again, person.id)

    async def _again(self, live: Live, person: PersonRow, rotate: bool) -> str:
        old = live.row
        row = MatchRow(
            id=new_id(),
            game=old.game,
            title=old.title,
            options=old.options,
            status="open",
            pace=old.pace,
            clock=old.clock,
            public=False,
            spectators=old.spectators,
            undo=old.undo,
            hints=old.hints,
            language=old.language,
            owner=person.id,
            created=time.time(),
            rematch_of=old.id,
        )
        order = live.seats[1:] + live.seats[:1] if rotate else live.seats
        seats = [_kept_seat(row.id, number, seat, person.id) for number, seat in enumerate(order)]
        await self._keep(row, seats, person.id)
        return row.id

    async def take_file(self, person: PersonRow, text: str) -> wire.Table:
        """Keep a match file as a table of this person's."""
        try:
            async with self._importing:
                table = await self._hall.call(import_match, self._store, text, person.id, person.language)
        except Differs as error:
            raise Refused("rules_differ", {"entry": error.entry}) from None
        except Invalid as error:
            raise Refused("file_broken", {"why": str(error)[:200]}) from None
        return await self._hall.table(await self._hall.open(table), person.id)


async def hand_to_bots(hall: Hall, live: Live, seats: Sequence[int], resigned: bool) -> None:
    """Let bots play seats of people; end the match if everybody resigned. The lock is held."""
    now = time.time()
    actors = live.actors
    left = clocks.charge(live.row, live.seats, actors, actors, now)
    columns: dict[int, dict[str, Value]] = {seat: {"left_ms": rest} for seat, rest in left.items()}
    for seat in seats:
        columns.setdefault(seat, {})
        columns[seat] |= {"bot_plays": True, "level": live.seats[seat].level or DEFAULT_LEVEL}
        if resigned:
            columns[seat]["resigned"] = True
    after = [msgspec.structs.replace(row, bot_plays=True) if row.seat in seats else row for row in live.seats]
    values: dict[str, Value] = {
        "rated_apart": True,
        "guided": False,
        "bot_due": any(row.seat in actors and (row.kind == "bot" or row.bot_plays) for row in after),
    }
    values |= clocks.deadline(live.row, after, actors, left, now)
    still = [row for row in live.seats if row.kind == "person" and not row.resigned and row.seat not in seats]
    if resigned and not still:
        values |= closed()
    await hall.change(live, values, columns)


def closed() -> dict[str, Value]:
    return {
        "status": "closed",
        "ended": time.time(),
        "deadline": None,
        "ticking_since": None,
        "bot_due": False,
        "proposal": None,
    }


def _options(new: wire.NewTable) -> dict[str, bool | int | str]:
    meta = game_of(new.game).meta
    try:
        return meta.settle(len(new.seats), new.options)
    except Invalid as error:
        raise Refused("bad_options", {"why": str(error)[:200]}) from None


def _check_guided(new: wire.NewTable) -> None:
    kinds = [seat.kind for seat in new.seats]
    if new.guided and (kinds.count("me") != 1 or kinds.count("bot") != len(kinds) - 1 or new.clock is not None):
        raise Refused("bad_options", {"why": "a guided table is for one person among bots, without a clock"})


def _new_seat(match: str, number: int, wanted: wire.NewSeat, person: str) -> SeatRow:
    if wanted.kind == "me":
        return SeatRow(match=match, seat=number, kind="person", person=person)
    row = SeatRow(match=match, seat=number, kind=wanted.kind)
    for name, value in _columns(wanted.kind, wanted.level).items():
        setattr(row, name, value)
    return row


def _kept_seat(match: str, number: int, old: SeatRow, person: str) -> SeatRow:
    if old.kind == "bot":
        return SeatRow(match=match, seat=number, kind="bot", level=old.level)
    if old.person == person:
        return SeatRow(match=match, seat=number, kind="person", person=person)
    return SeatRow(match=match, seat=number, kind="invite", person=old.person, invite=secrets.token_urlsafe(24))


def _columns(kind: str, level: str) -> dict[str, Value]:
    return {
        "kind": kind,
        "person": None,
        "level": level if kind == "bot" else None,
        "invite": secrets.token_urlsafe(24) if kind == "invite" else None,
    }


def _complete(seats: Sequence[SeatRow]) -> bool:
    return all(row.kind in ("person", "bot") for row in seats)


def _free_seat(seats: Sequence[SeatRow], person: str, wanted: int | None, token: str | None) -> int | None:
    """Return the seat to sit down on, or `None` if the person already sits.

    :raises Refused: if there is none for them.
    """
    if any(row.kind == "person" and row.person == person for row in seats) and wanted is None:
        return None
    for row in seats:
        kept = row.kind == "invite" and (row.person == person or (token is not None and row.invite == token))
        if kept and wanted in (None, row.seat):
            return row.seat
    free = [row.seat for row in seats if row.kind == "open"]
    if wanted is None:
        if not free:
            raise Refused("full")
        return free[0]
    if wanted not in free:
        raise Refused("seat_taken" if wanted < len(seats) else "not_found")
    return wanted


def _check_owner(live: Live, person: str) -> None:
    if live.row.owner != person:
        raise Refused("forbidden")


def _name(seat: SeatRow, people: dict[str, PersonRow]) -> str:
    if seat.kind == "bot":
        return f"bot {seat.level}"
    return people[seat.person].name if seat.person in people else "–"
