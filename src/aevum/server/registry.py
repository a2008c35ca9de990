"""All tables of this server: opening them, playing, and telling everybody who watches."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec

from aevum.core import Illegal, Invalid, Move, Undo
from aevum.server import clocks, steady, wire
from aevum.server.config import Config
from aevum.server.live_table import LiveTable, bots_due, proposes_undo, write
from aevum.server.meters import Meters
from aevum.server.pools import Pools
from aevum.server.problems import Refused, RefusedByRules
from aevum.store.contract import Keeper
from aevum.store.files import lines_from, setup_text
from aevum.store.rows import Conflict, Moved, PersonRow, Request, Value

log = logging.getLogger("aevum.registry")

P = ParamSpec("P")
T = TypeVar("T")

NAMES_KEPT = 30.0
GRACE = 1.0
MOST_NAMES = 20_000


class TableObserver:
    """Whoever wants to know what happens at the tables overrides what concerns it."""

    def changed(self, live: LiveTable) -> None:
        """Something about the table, its seats or its match changed."""

    def started(self, live: LiveTable) -> None:
        """The match began."""

    def moved(self, live: LiveTable, before: Sequence[int]) -> None:
        """Something was played; the seats in `before` had to decide until then."""


class TableRegistry:
    """The tables in memory. The store is the truth: what is here can be thrown away at any moment and read again."""

    def __init__(self, store: Keeper, config: Config, pools: Pools | None = None, meters: Meters | None = None) -> None:
        self.store = store
        self.config = config
        self.pools = pools or Pools()
        self.meters = meters or Meters()
        self.observers: list[TableObserver] = []
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        # A table that somebody still has in hand must not be opened a second time: one would not hear of the other.
        self._in_hand: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Lock] = {}
        self._people: dict[str, tuple[float, PersonRow]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.pools.close()

    async def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call the store outside the event loop."""
        return await self.pools.store.call(function, *args, **kwargs)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do all of it even if whoever asked goes away in the middle: memory and store must not part."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refused, Conflict)):
            log.error("a task failed", exc_info=error)

    # people

    async def people(self, ids: set[str]) -> dict[str, PersonRow]:
        """Return people by id; names may be some seconds old."""
        now = time.monotonic()
        if len(self._people) > MOST_NAMES:
            self._people.clear()
        missing = {id for id in ids if id not in self._people or self._people[id][0] < now - NAMES_KEPT}
        if missing:
            for id, row in (await self.call(self.store.people.several, missing)).items():
                self._people[id] = (now, row)
        return {id: self._people[id][1] for id in ids if id in self._people}

    def forget_person(self, person: str) -> None:
        self._people.pop(person, None)

    def show_out(self, person: str) -> None:
        """Close the pages of somebody whose sessions ended, once this browser has its new one: who may, comes again."""
        self.spawn(self._show_out(person))

    async def _show_out(self, person: str) -> None:
        await asyncio.sleep(GRACE)
        for live in self.tables:
            for socket in live.sockets:
                if socket.person == person:
                    socket.drop()

    # tables

    @property
    def tables(self) -> list[LiveTable]:
        return list(self._live.values())

    def loaded(self, table: str) -> LiveTable | None:
        return self._live.get(table)

    async def open(self, table: str, fresh: bool = False) -> LiveTable:
        """Return a table; with `fresh`, as the store has it now.

        :raises Refused: if there is none.
        """
        live = self._in_hand.get(table)
        if live is not None:
            self._live[table] = live
            self._live.move_to_end(table)
            if fresh:
                await self.refresh(live)
            return live
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                live = self._in_hand.get(table)
                if live is None:
                    live = self._in_hand[table] = await self._read(table)
                self._live[table] = live
        finally:
            self._opening.pop(table, None)
        self._shrink()
        return live

    async def _read(self, table: str) -> LiveTable:
        found = await self.call(self.store.matches.get, table)
        if found is None:
            raise Refused("not_found")
        entries = await self.call(self.store.matches.entries, table)
        live = await self.pools.replays.call(LiveTable, found[0], found[1], entries)
        live.delay = self.config.watch_delay
        live.note_change()
        return live

    def _shrink(self) -> None:
        for table, live in list(self._live.items()):
            if len(self._live) <= self.config.kept_matches:
                return
            if not live.sockets and not live.thinking and not live.lock.locked():
                del self._live[table]

    def forget(self, table: str) -> None:
        self._live.pop(table, None)
        self._in_hand.pop(table, None)

    async def refresh(self, live: LiveTable) -> bool:
        """Catch up with what others wrote; return whether there was anything."""
        async with live.lock:
            return await self.catch_up(live)

    async def follow(self, live: LiveTable, moved: Moved) -> None:
        """Take what another server says that it added; where that does not follow on what is here, ask the store."""
        async with live.lock:
            if live.length >= moved.seq + len(moved.lines):
                return
            if live.length == moved.seq and live.row.revision == moved.revision and live.take(moved):
                self.wake(live)
            else:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """As `refresh`, for those who hold the lock."""
        try:
            news = await self.call(self.store.matches.news, live.id, live.length, live.row.revision)
        except LookupError:
            self.forget(live.id)
            raise Refused("not_found") from None
        if news is None:
            return False
        if not live.extend(*news):
            live.load(news[0], news[1], await self.call(self.store.matches.entries, live.id))
        self.wake(live)
        return True

    def wake(self, live: LiveTable) -> None:
        """Tell everybody at the table, and the observers, that something changed."""
        live.updates.clear()
        live.note_change()
        for socket in live.sockets:
            socket.wake()
        for observer in self.observers:
            observer.changed(live)

    async def table(self, live: LiveTable, person: str | None) -> wire.Table:
        ids = {live.row.owner, *(row.person for row in live.seats if row.person is not None)}
        return live.table(person, await self.people(ids), live.present(), live.watchers)

    # changes

    async def change(
        self, live: LiveTable, values: dict[str, Value], seats: dict[int, dict[str, Value]] | None = None
    ) -> None:
        """Write a change of the table, and of its seats. The lock is held.

        :raises Conflict: if somebody else changed it first.
        """
        revision = await self.call(
            self.store.matches.change, live.id, live.row.revision, values, seats or {}, live.length
        )
        write(live.row, values)
        for seat, columns in (seats or {}).items():
            write(live.seats[seat], columns)
        live.row.revision = revision
        self.wake(live)

    async def retrying(self, live: LiveTable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do work that reads and changes a table, once more if somebody else changed it in between."""
        async with live.lock:
            for _ in range(4):
                try:
                    return await work()
                except Conflict:
                    await self.catch_up(live)
            raise Refused("busy")

    async def commit(
        self,
        live: LiveTable,
        before: Sequence[int],
        seq: int,
        asked: Request | None = None,
        more: Mapping[str, Value] | None = None,
    ) -> int:
        """Write the entries from `seq` on, which the match in memory already has. The lock is held.

        :raises Conflict: if somebody else wrote first; the match in memory is then as the store has it.
        """
        match = live.begun
        now = steady.now()
        actors = match.actors
        charge = clocks.take_back if isinstance(match.log[seq], Undo) else clocks.charge
        left = charge(live.row, live.seats, before, actors, now)
        values: dict[str, Value] = {
            "actors": ",".join(str(seat) for seat in actors),
            "bot_due": bots_due(live.seats, actors),
            **(more or {}),
        }
        values |= clocks.deadline(live.row, live.seats, actors, left, now)
        if proposes_undo(live.row):
            # It was asked of the moment before this move.
            values["proposal"] = None
        result = match.result if match.over else None
        if result is not None:
            values |= {
                "status": "over",
                "ended": time.time(),
                "result": msgspec.json.encode(result).decode(),
                "proposal": None,
                # From now on everybody may know the dice key.
                "setup": setup_text(match),
            }
        seats: dict[int, dict[str, Value]] = {seat: {"left_ms": rest} for seat, rest in left.items()}
        lines = lines_from(match, seq)
        try:
            with self.meters.committing():
                at = await self.call(
                    self.store.matches.append, live.id, seq, lines, values, seats, asked, live.row.revision
                )
        except Conflict:
            await self._reload(live)
            raise
        except Exception as error:
            problem = self.store.problem(error)
            if problem is None:
                raise
            log.exception("the store does not answer", extra={"table": live.id})
            await self._reload(live)
            raise Refused(problem) from None
        live.times += [at] * len(lines)
        live.row.length = len(live.times)
        write(live.row, values)
        for seat, columns in seats.items():
            write(live.seats[seat], columns)
        self.wake(live)
        for observer in self.observers:
            observer.moved(live, before)
        return live.length

    async def _reload(self, live: LiveTable) -> None:
        """Throw away what is in memory and read the store again; where even that fails, forget the table."""
        try:
            found = await self.call(self.store.matches.get, live.id)
            entries = await self.call(self.store.matches.entries, live.id)
        except Exception as error:
            if self.store.problem(error) is None:
                raise
            found, entries = None, []
        if found is None:
            self.forget(live.id)
            for socket in live.sockets:
                socket.drop()
            return
        live.load(found[0], found[1], entries)
        self.wake(live)

    # playing

    async def play(self, table: str, person: str, play: wire.Play) -> int:
        """Play an action for a person; return the length of the log with it.

        :raises Refused: if it is not carried out.
        """
        live = await self.open(table)
        live.check_visible(person)
        return await self.whole(self._play(live, person, play))

    async def play_once(self, table: str, person: str, session: str, play: wire.Play) -> int:
        """As `play`, for somebody whose session was good a while ago: whether it has ended is seen as the move is
        written. Nothing is tried a second time.

        :raises Refused: if it is not carried out.
        :raises Conflict: if the session ended or somebody else wrote first.
        """
        live = self.loaded(table)
        if live is None:
            raise Refused("not_found")
        self._live.move_to_end(table)
        live.check_visible(person)
        asked = Request(person, play.key, _digest(play.seat, play.seq, play.action), session)
        return await self.whole(self._play_alone(live, person, play, asked))

    async def _play_alone(self, live: LiveTable, person: str, play: wire.Play, asked: Request) -> int:
        async with live.lock:
            return await self._play_once(live, person, play, asked)

    async def _play(self, live: LiveTable, person: str, play: wire.Play) -> int:
        asked = Request(person, play.key, _digest(play.seat, play.seq, play.action))
        async with live.lock:
            for last in (False, False, True):
                try:
                    return await self._play_once(live, person, play, asked)
                except (Refused, Conflict) as error:
                    known = await self.repeated(live, asked)
                    if known is not None:
                        return known
                    # What is in memory may be older than what another server wrote.
                    changed = await self.catch_up(live) or isinstance(error, Conflict)
                    if isinstance(error, Refused) and (last or not changed):
                        raise
            raise Refused("stale", seq=live.length)

    async def repeated(self, live: LiveTable, asked: Request) -> int | None:
        """Return the answer to a request that was already carried out, or `None`.

        :raises Refused: if the same key came with another request.
        """
        known = await self.call(self.store.matches.asked, live.id, asked.person, asked.key)
        if known is None:
            return None
        if known.digest != asked.digest:
            raise Refused("key_reused")
        return known.seq

    async def _play_once(self, live: LiveTable, person: str, play: wire.Play, asked: Request) -> int:
        row = live.check_seat(person, play.seat)
        check_running(live)
        if row.bot_plays:
            raise Refused("bot_plays")
        check_fresh(live, play.seat, play.seq)
        return await self.apply(live, play.seat, play.action, asked)

    async def apply(self, live: LiveTable, seat: int, action: wire.Json, asked: Request | None = None) -> int:
        """Play an action as the rules allow and write it. The lock is held."""
        match = live.begun
        before, seq = match.actors, len(match.log)
        try:
            match.play(seat, match.game.parser.json(action))
        except Invalid as error:
            raise Refused("invalid", {"why": str(error)[:200]}) from None
        except Illegal as error:
            raise RefusedByRules(error, live.length) from None
        self.meters.moved()
        return await self.commit(live, before, seq, asked)


def check_running(live: LiveTable) -> None:
    """:raises Refused: if nothing can be played at this table now."""
    if live.differs is not None:
        raise Refused("rules_differ", {"entry": live.differs.entry})
    if not live.running:
        raise Refused("not_running")
    if live.sealed:
        raise Refused("dice_sealed")
    if live.row.paused:
        raise Refused("paused")


def check_fresh(live: LiveTable, seat: int, seq: int) -> None:
    """:raises Refused: if the move was meant for another moment than now.

    Where several decide at once, what the others have decided since does not make it late.
    """
    match = live.begun
    since = match.log[seq:]
    others_only = all(isinstance(entry, Move) and entry.seat != seat for entry in since)
    if seq > len(match.log) or (since and not (others_only and _could_act(live, seat, seq))):
        raise Refused("stale", seq=live.length)


def _could_act(live: LiveTable, seat: int, seq: int) -> bool:
    """Whether the seat may act both then and now."""
    match = live.begun
    then = match.at(seq)
    return seat in (*match.actors, *match.volunteers) and seat in (*then.actors, *then.volunteers)


def _digest(*parts: object) -> str:
    return hashlib.blake2b(msgspec.json.encode(parts), digest_size=32).hexdigest()


def request_of(person: str, key: str, *parts: object) -> Request:
    return Request(person, key, _digest(*parts))
