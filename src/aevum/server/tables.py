"""Making tables, sitting down, leaving, starting, and playing again."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from aevum.bots import named
from aevum.core import Differs, Game, Invalid, Match, game, games
from aevum.core.dice import new_key
from aevum.server import clocks, shared_dice, steady, wire
from aevum.server.live_table import LiveTable, bots_due, proposes_undo, table_of
from aevum.server.past import without_clocks
from aevum.server.problems import Refused
from aevum.server.rates import Rates
from aevum.server.registry import TableRegistry
from aevum.server.text import one_line
from aevum.store.files import lines_from, setup_text, table_from_file
from aevum.store.rows import Conflict, MatchRow, PersonRow, SeatRow, Value, new_id

DEFAULT_LEVEL = "normal"
MOST_LISTED = 100
READ_TO_SORT = 10_000
READ_FOR_A_LIST = 12
"""So many matches are replayed for a list of one's own; of the others it tells only what stands in their rows."""


def game_of(name: str) -> Game:
    """:raises Refused: if there is no such game."""
    if name not in [one.name for one in games()]:
        raise Refused("unknown_game")
    return game(name)


class Tables:
    def __init__(self, registry: TableRegistry, apart: Callable[[str], set[str]] | None = None) -> None:
        """`apart` tells with whom a person shall not sit at a table, where people can say so."""
        self._registry = registry
        self._store = registry.store
        self._apart = apart
        # A long file takes seconds to replay: several at once would leave the server no time for those who play.
        self._importing = asyncio.Lock()
        self.rates = Rates(registry.config.tables_per_minute)

    async def check_room(self, person: str, address: str, public: bool = False) -> None:
        """:raises Refused: if this person has enough tables, or too many come from this address."""
        config = self._registry.config
        if not self.rates.allows(address):
            raise Refused("too_many")
        unfinished, waiting = await self._registry.call(self._store.matches.count_of, person)
        if unfinished >= config.tables_per_person or (public and waiting >= config.public_tables_per_person):
            raise Refused("too_many_tables")

    async def has_room(self, person: str) -> bool:
        """Whether this person may have one more table."""
        unfinished, _ = await self._registry.call(self._store.matches.count_of, person)
        return unfinished < self._registry.config.tables_per_person

    async def create(self, person: PersonRow, new: wire.NewTable, address: str = "") -> wire.Table:
        """Make a table and start it if nobody is waited for."""
        options = _options(new)
        _check_guided(new)
        self._check_community(new)
        _check_rated(new, person)
        if all(seat.kind == "bot" for seat in new.seats):
            raise Refused("bad_options", {"why": "a table needs a person"})
        await self.check_room(person.id, address, new.public)
        row = MatchRow(
            id=new_id(),
            game=new.game,
            title=one_line(new.title),
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
            rated=new.rated,
            series=new.series,
        )
        wanted = list(new.seats)
        if new.shuffle:
            secrets.SystemRandom().shuffle(wanted)
        seats = [_new_seat(row, number, seat, person.id) for number, seat in enumerate(wanted)]
        return await self.keep(row, seats, person.id)

    def _check_community(self, new: wire.NewTable) -> None:
        """:raises Refused: if the host wants nothing but tables: nobody would enter the match or begin the next one."""
        if (new.rated or new.series > 1) and not self._registry.config.community:
            raise Refused("bad_options", {"why": "this server keeps no ratings and no series"})

    async def keep(self, row: MatchRow, seats: list[SeatRow], person: str) -> wire.Table:
        """Keep a new table, and start it if nobody is waited for."""
        await self._registry.call(self._store.matches.add, row, seats)
        return await self._registry.table(await self.start_complete(row.id), person)

    async def start_complete(self, table: str) -> LiveTable:
        """Open a table that is in the store, and start it if nobody is waited for."""
        live = await self._registry.open(table)
        if _complete(live.seats):
            await self._registry.whole(self._locked_begin(live))
        return live

    async def call(self, table: str) -> LiveTable:
        """Begin a match for which the server brought the players together, once their pages have made the dice with it
        or did not come in time."""
        live = await self._registry.open(table)
        await self._registry.whole(self._registry.retrying(live, partial(self._call, live)))
        return await self.start_complete(table)

    async def _call(self, live: LiveTable) -> None:
        wait = self._registry.config.dice_wait
        if wait > 0 and live.row.status == "open" and live.row.dice is None:
            until = steady.now() + wait
            await self._registry.change(live, shared_dice.called(live.row, self._store.seal, until))

    async def listed(self, scope: str, person: str | None) -> wire.Tables:
        limit = READ_TO_SORT if scope == "watch" else MOST_LISTED
        ids = await self._registry.call(self._store.matches.listed, scope, person, limit)
        if scope == "watch":
            # What most watch comes first, however long ago it began.
            ids.sort(key=lambda id: -self._watchers(id))
        ids = ids[:MOST_LISTED]
        rows = await self._registry.call(self._store.matches.several, ids)
        names = {seat.person for _, seats in rows for seat in seats if seat.person} | {row.owner for row, _ in rows}
        people = await self._registry.people(names)
        tables = []
        standings: dict[str, wire.Standing] = {}
        for row, seats in rows:
            live = self._registry.loaded(row.id)
            if live is None and scope == "mine" and row.status == "running" and len(standings) < READ_FOR_A_LIST:
                live = await self._registry.open(row.id)
            here = {socket.person for socket in live.sockets if socket.person} if live else set()
            if live is not None and live.behind(person):
                told = live.table(person, people, here, live.watchers)
            else:
                told = table_of(row, seats, person, people, here, live.watchers if live else 0)
            if live is None and self._registry.config.watch_delay and row.status == "running" and not told.my_seats:
                # How far it was some time ago stands in its log alone, and how its clocks were nowhere.
                told = table_of(*without_clocks(row, seats), person, people, here, 0)
                told = msgspec.structs.replace(told, seq=0, actors=[])
            tables.append(told)
            if live is not None and row.status == "running":
                async with live.lock:
                    standing = standing_of(live, person)
                if standing is not None:
                    standings[row.id] = standing
        if scope == "watch":
            # What most watch comes first, and what counts before what does not.
            tables.sort(key=lambda table: (-table.watchers, not table.rated))
        return wire.Tables(tables, standings)

    def _watchers(self, table: str) -> int:
        live = self._registry.loaded(table)
        return live.watchers if live is not None else 0

    # sitting down

    async def join(self, table: str, person: str, wanted: int | None) -> wire.Table:
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person)
        return await self._sit(live, person, wanted, None)

    async def accept(self, person: str, token: str) -> wire.Table:
        """Sit down on the seat that an invitation is for. Who sits at the table already leaves it to others."""
        found = await self._registry.call(self._store.matches.by_invite, token)
        if found is None:
            raise Refused("expired")
        live = await self._registry.open(found[0], fresh=True)
        if live.seats_of(person):
            return await self._registry.table(live, person)
        return await self._sit(live, person, found[1], token)

    async def invited(self, person: str | None, token: str) -> wire.Table | None:
        """Return the table to which an invitation is, as whoever holds it may see it."""
        found = await self._registry.call(self._store.matches.by_invite, token)
        if found is None:
            return None
        return await self._registry.table(await self._registry.open(found[0], fresh=True), person)

    async def _sit(self, live: LiveTable, person: str, wanted: int | None, token: str | None) -> wire.Table:
        async def work() -> None:
            if live.row.status != "open":
                raise Refused("not_open")
            shared_dice.check_ours(live.row)
            if live.row.public and wanted is not None and live.seats_of(person):
                raise Refused("already_seated")
            await self._check_welcome(live, person)
            seat = _free_seat(live.seats, person, wanted, token)
            if seat is None:
                return
            values: dict[str, Value] = {"kind": "person", "person": person, "invite": None}
            await self._registry.change(live, {}, {seat: values})
            await self._begin(live)

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    async def _check_welcome(self, live: LiveTable, person: str) -> None:
        """:raises Refused: if one of those at the table and this person keep away from each other, or it is rated and
        this person is a guest."""
        row = (await self._registry.people({person})).get(person)
        if live.row.rated and (row is None or row.login is None):
            raise Refused("account_needed")
        if live.row.rated and live.seats_of(person):
            raise Refused("already_seated")
        others = {live.row.owner, *(seat.person for seat in live.seats if seat.person)} - {person}
        if self._apart is not None and others & await self._registry.call(self._apart, person):
            raise Refused("blocked")

    async def leave(self, table: str, person: str) -> wire.Table:
        """Stand up: before the start the seat is open again, afterwards a bot plays on until the person returns."""
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person)

        async def work() -> None:
            mine = live.seats_of(person)
            if not mine:
                raise Refused("not_your_seat")
            shared_dice.check_ours(live.row)
            if live.row.status == "open":
                freed: dict[str, Value] = {"kind": "open", "person": None, "invite": None}
                columns = shared_dice.left(live.row, mine)
                await self._registry.change(live, columns, {seat: dict(freed) for seat in mine})
            elif live.running:
                await hand_to_bots(self._registry, live, mine, resigned=False)
            else:
                raise Refused("not_running")

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    async def set_seat(self, table: str, person: str, seat: int, wanted: wire.SetSeat) -> wire.Table:
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person)

        async def work() -> None:
            _check_owner(live, person)
            if live.row.status != "open":
                raise Refused("not_open")
            if seat >= len(live.seats):
                raise Refused("not_found")
            shared_dice.check_ours(live.row)
            columns = shared_dice.left(live.row, [seat])
            await self._registry.change(live, columns, {seat: _columns(wanted.kind, _bot(live.row.game, wanted))})
            await self._begin(live)

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    async def invite(self, table: str, person: str, other: PersonRow) -> wire.Table:
        """Keep the first open seat for somebody, who finds it among their matches."""
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person)

        async def work() -> None:
            _check_owner(live, person)
            if live.row.status != "open":
                raise Refused("not_open")
            if any(row.person == other.id for row in live.seats):
                return
            free = [row.seat for row in live.seats if row.kind in ("open", "invite") and row.person is None]
            if not free:
                raise Refused("full")
            kept: dict[str, Value] = {"kind": "invite", "person": other.id, "invite": secrets.token_urlsafe(24)}
            await self._registry.change(live, {}, {free[0]: kept})

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    # starting and ending

    async def start(self, table: str, person: str) -> wire.Table:
        """Start with bots on the seats that nobody took."""
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person)

        async def work() -> None:
            _check_owner(live, person)
            if live.row.status != "open":
                raise Refused("not_open")
            empty = {row.seat: _columns("bot", DEFAULT_LEVEL) for row in live.seats if row.kind in ("open", "invite")}
            if empty:
                await self._registry.change(live, {}, empty)
            await self._begin(live)

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    async def promise(self, table: str, person: str, wanted: wire.PromiseShare) -> wire.Table:
        """Take the hash of what a page will add to the dice."""

        def columns(row: MatchRow) -> dict[str, Value]:
            return shared_dice.promised(row, wanted.seat, wanted.hash, self._store.seal)

        return await self._add_to_dice(table, person, wanted.seat, columns)

    async def show(self, table: str, person: str, wanted: wire.ShowShare) -> wire.Table:
        """Take what a page adds to the dice, once all have promised theirs."""

        def columns(row: MatchRow) -> dict[str, Value]:
            return shared_dice.shown(row, wanted.seat, wanted.secret)

        return await self._add_to_dice(table, person, wanted.seat, columns)

    async def _add_to_dice(
        self, table: str, person: str, seat: int, columns: Callable[[MatchRow], dict[str, Value]]
    ) -> wire.Table:
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person)

        async def work() -> None:
            live.check_seat(person, seat)
            if live.row.status != "open":
                raise Refused("not_open")
            await self._registry.change(live, columns(live.row))
            await self._begin(live)

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    async def begin_late(self, table: str) -> None:
        """Begin without those whose pages did not answer in time."""
        await self._locked_begin(await self._registry.open(table, fresh=True))

    async def _locked_begin(self, live: LiveTable) -> None:
        async def work() -> None:
            if live.row.status == "open":
                await self._begin(live)

        await self._registry.retrying(live, work)

    async def _begin(self, live: LiveTable) -> None:
        """Begin if everybody sits, once those who do have made the dice key together."""
        if not _complete(live.seats):
            return
        waits = shared_dice.next_stage(live.row, live.people_playing(), steady.now())
        if waits is None:
            await self._start(live)
        elif waits:
            await self._registry.change(live, waits)

    async def _start(self, live: LiveTable) -> None:
        row = live.row
        people = await self._registry.people({seat.person for seat in live.seats if seat.person})
        names = tuple(_name(seat, people) for seat in live.seats)
        shares = shared_dice.shares(row, self._store.seal)
        key = None if shares else new_key()
        options = msgspec.json.decode(row.options)
        match = Match.start(game(row.game), len(live.seats), options, key, names, shares=shares)
        clock = clocks.clock_of(row)
        seats = [
            msgspec.structs.replace(seat, invite=None, left_ms=clock.bank_ms if clock else None) for seat in live.seats
        ]
        now = steady.now()
        actors = match.actors
        values: dict[str, Value] = {
            "status": "running",
            "started": time.time(),
            "setup": setup_text(match),
            "dice": None,
            "length": len(match.log),
            "actors": ",".join(str(seat) for seat in actors),
            "bot_due": bots_due(seats, actors),
        }
        values |= clocks.deadline(row, seats, actors, {}, now)
        await self._registry.call(self._store.matches.start, live.id, row.revision, values, seats, lines_from(match, 0))
        await self._registry.catch_up(live)
        for observer in self._registry.observers:
            observer.started(live)

    async def close(self, table: str, person: PersonRow) -> wire.Table:
        """End a table that nobody finishes. Its log stays and can be downloaded."""
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person.id)

        async def work() -> None:
            if live.row.owner != person.id and not person.admin:
                raise Refused("forbidden")
            if live.row.status not in ("open", "running"):
                raise Refused("not_running")
            if not person.admin:
                shared_dice.check_ours(live.row)
            if live.running and any(live.seats[seat].person != person.id for seat in live.people_playing()):
                raise Refused("forbidden")
            if live.running and live.row.rated and not person.admin:
                # Whoever is about to lose resigns.
                raise Refused("forbidden")
            await self._registry.change(live, closed())

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person.id)

    async def hand_over(self, table: str, person: PersonRow) -> wire.Home:
        """End a match here that goes on elsewhere, and return all of it. Asked again, it is handed over again: nothing
        is lost where the answer was. While it runs here nobody is told its secrets, so it is closed first.

        :raises Refused: if anybody else sits at the table, or the match is rated.
        """
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person.id)
        if live.row.owner != person.id or any(row.kind != "bot" and row.person != person.id for row in live.seats):
            raise Refused("forbidden")
        if live.match is None or live.differs is not None:
            raise Refused("not_running")

        async def work() -> None:
            if live.running and live.row.rated:
                # Whoever is about to lose resigns.
                raise Refused("forbidden")
            if live.running:
                await self._registry.change(live, {**closed(), "rated_apart": True})

        await self._registry.whole(self._registry.retrying(live, work))
        async with live.lock:
            bots = [row.level if live.bot_plays(row.seat) else None for row in live.seats]
            return wire.Home(live.begun.dump(), bots)

    async def rematch(self, table: str, person: PersonRow, rotate: bool, address: str = "") -> wire.Table:
        """Make the same table again, or return the one that somebody already made. Others' seats are kept for them."""
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person.id)
        if not live.seats_of(person.id):
            raise Refused("not_your_seat")
        if live.row.status not in ("over", "closed"):
            raise Refused("not_over")

        async def work() -> None:
            if live.row.rematch is not None:
                return
            await self.check_room(person.id, address)
            made = await self._again(live, person, rotate)
            try:
                await self._registry.change(live, {"rematch": made})
            except Conflict:
                # Somebody else was quicker on another server: two tables for one rematch would part the players.
                await self._registry.call(self._store.matches.delete, made)
                self._registry.forget(made)
                raise

        await self._registry.whole(self._registry.retrying(live, work))
        again = await self._registry.open(str(live.row.rematch), fresh=True)
        return await self._registry.table(again, person.id)

    async def _again(self, live: LiveTable, person: PersonRow, rotate: bool) -> str:
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
            rated=old.rated and self._registry.config.community,
            series=old.series if self._registry.config.community else 1,
        )
        order = live.seats[1:] + live.seats[:1] if rotate else live.seats
        seats = [_kept_seat(row.id, number, seat, person.id) for number, seat in enumerate(order)]
        await self.keep(row, seats, person.id)
        return row.id

    async def take_file(self, person: PersonRow, wanted: wire.Import, address: str = "") -> wire.Table:
        """Keep a match file as a table of this person's."""
        await self.check_room(person.id, address)
        try:
            async with self._importing:
                row, seats, lines = await self._registry.pools.replays.call(
                    table_from_file, wanted.file, person.id, person.language, wanted.bots
                )
        except Differs as error:
            raise Refused("rules_differ", {"entry": error.entry}) from None
        except Invalid as error:
            if error.key == "other_facts":
                raise Refused("other_facts", {name: str(value) for name, value in error.values.items()}) from None
            raise Refused("file_broken", {"why": str(error)[:200]}) from None
        await self._registry.call(self._store.matches.add, row, seats, lines)
        live = await self._registry.open(row.id)
        self._registry.wake(live)
        return await self._registry.table(live, person.id)


async def hand_to_bots(registry: TableRegistry, live: LiveTable, seats: Sequence[int], resigned: bool) -> None:
    """Let bots play seats of people; end the match if everybody resigned, or nobody is left to finish a rated one. The
    lock is held."""
    now = steady.now()
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
        "bot_due": bots_due(after, actors),
    }
    values |= clocks.deadline(live.row, after, actors, left, now)
    if proposes_undo(live.row):
        # Whoever is away cannot consent, and their silence is no consent.
        values["proposal"] = None
    still = [row for row in live.seats if row.kind == "person" and not row.resigned and row.seat not in seats]
    bots = sum(row.kind == "bot" for row in live.seats)
    if resigned and (not still or (live.row.rated and len(still) + bots == 1)):
        values |= closed()
    if live.row.rated and not resigned and not any(row.kind == "person" and not row.bot_plays for row in after):
        for row in live.seats:
            if row.kind == "person":
                columns[row.seat] = columns.get(row.seat, {}) | {"resigned": True}
        values |= closed()
    await registry.change(live, values, columns)


def closed() -> dict[str, Value]:
    return {
        "status": "closed",
        "ended": time.time(),
        "deadline": None,
        "ticking_since": None,
        "bot_due": False,
        "proposal": None,
    }


def standing_of(live: LiveTable, person: str | None) -> wire.Standing | None:
    """Say how a match stands. The lock is held. What a spectator sees is enough for it."""
    match = live.match
    if match is None or live.differs is not None or match.game.meta.guide is None:
        return None
    counts = match.game.meta.guide.counts
    shown = live.shown(person)
    position = match.position if shown == live.readable else match.at(shown)
    scores = position.scores()
    mine = live.seats_of(person)
    place = 1 + sum(score > scores[mine[0]] for score in scores) if scores is not None and mine else None
    left = None
    if mine and live.row.clock is not None:
        running = clocks.charge(live.row, live.seats, live.actors, live.actors, steady.now())
        left = running.get(mine[0], live.seats[mine[0]].left_ms)
    return wire.Standing(counts, int(getattr(position.view(None), counts)), scores, place, left)


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


def _check_rated(new: wire.NewTable, person: PersonRow) -> None:
    """Ratings compare what players find out by themselves, each under a name of their own."""
    if not new.rated:
        return
    if person.login is None:
        raise Refused("account_needed")
    alone = [seat.kind for seat in new.seats].count("me") == 1 and len(new.seats) > 1
    if not alone or new.guided or new.hints or new.undo == "free":
        raise Refused("bad_options", {"why": "a rated table has one seat for each, no hints and no free undo"})


def _new_seat(table: MatchRow, number: int, wanted: wire.NewSeat, person: str) -> SeatRow:
    if wanted.kind == "me":
        return SeatRow(match=table.id, seat=number, kind="person", person=person)
    row = SeatRow(match=table.id, seat=number, kind=wanted.kind)
    for name, value in _columns(wanted.kind, _bot(table.game, wanted)).items():
        setattr(row, name, value)
    return row


def _bot(name: str, wanted: wire.NewSeat | wire.SetSeat) -> str:
    """Return the bot that is wanted; one whose character shall be a surprise gets it by lot.

    :raises Refused: if no bot of this game has such a character.
    """
    styles = game(name).meta.styles
    if wanted.style == "any":
        return named(wanted.level, secrets.choice(styles)) if styles else wanted.level
    if wanted.style and wanted.style not in styles:
        raise Refused("bad_options", {"why": f"no bot of this game is a {wanted.style}"})
    return named(wanted.level, wanted.style)


def _kept_seat(match: str, number: int, old: SeatRow, person: str) -> SeatRow:
    if old.kind == "bot":
        return SeatRow(match=match, seat=number, kind="bot", level=old.level)
    if old.person == person:
        return SeatRow(match=match, seat=number, kind="person", person=person)
    return SeatRow(match=match, seat=number, kind="invite", person=old.person, invite=secrets.token_urlsafe(24))


def _columns(kind: str, bot: str) -> dict[str, Value]:
    return {
        "kind": kind,
        "person": None,
        "level": bot if kind == "bot" else None,
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


def _check_owner(live: LiveTable, person: str) -> None:
    if live.row.owner != person:
        raise Refused("forbidden")


def _name(seat: SeatRow, people: dict[str, PersonRow]) -> str:
    if seat.kind == "bot":
        return f"bot {seat.level}"
    return people[seat.person].name if seat.person in people else "–"
