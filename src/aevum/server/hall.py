"""All tables of this server: opening them, playing, and telling everybody who watches."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from aevum.core import Illegal, Invalid, Move, Undo
from aevum.server import clocks, wire
from aevum.server.config import Config
from aevum.server.live import Live, write
from aevum.server.metrics import COMMITS, MOVES
from aevum.server.problems import Refused, RefusedByRules
from aevum.store import Conflict, Request, Store
from aevum.store.files import lines_from
from aevum.store.matches import Value
from aevum.store.rows import PersonRow

if TYPE_CHECKING:
    from aevum.server.bots import BotRoom
    from aevum.server.notices import Notices

log = logging.getLogger("aevum.hall")

P = ParamSpec("P")
T = TypeVar("T")

NAMES_KEPT = 30.0
GRACE = 1.0
MOST_NAMES = 20_000


class Hall:
    """The tables in memory. The store is the truth: what is here can be thrown away at any moment and read again."""

    bots: BotRoom
    notices: Notices

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self._threads = ThreadPoolExecutor(16, "store")
        self._live: OrderedDict[str, Live] = OrderedDict()
        # A table that somebody still has in hand must not be opened a second time: one would not hear of the other.
        self._in_hand: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Lock] = {}
        self._people: dict[str, tuple[float, PersonRow]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=True)

    async def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call the store outside the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: function(*args, **kwargs))

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
    def tables(self) -> list[Live]:
        return list(self._live.values())

    def loaded(self, table: str) -> Live | None:
        return self._live.get(table)

    async def open(self, table: str, fresh: bool = False) -> Live:
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

    async def _read(self, table: str) -> Live:
        found = await self.call(self.store.matches.get, table)
        if found is None:
            raise Refused("not_found")
        entries = await self.call(self.store.matches.entries, table)
        # Replaying a long match takes a second: nobody else is to wait for it.
        return await self.call(Live, found[0], found[1], entries)

    def _shrink(self) -> None:
        for table, live in list(self._live.items()):
            if len(self._live) <= self.config.kept_matches:
                return
            if not live.sockets and not live.thinking and not live.lock.locked():
                del self._live[table]

    def forget(self, table: str) -> None:
        self._live.pop(table, None)
        self._in_hand.pop(table, None)

    async def refresh(self, live: Live) -> bool:
        """Catch up with what others wrote; return whether there was anything."""
        async with live.lock:
            return await self.catch_up(live)

    async def catch_up(self, live: Live) -> bool:
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

    def wake(self, live: Live) -> None:
        """Tell everybody at the table that something changed, and let its bots think if they must."""
        for socket in live.sockets:
            socket.wake()
        if live.bot_actors() and not live.row.paused:
            self.bots.think(live)

    async def table(self, live: Live, person: str | None) -> wire.Table:
        ids = {live.row.owner, *(row.person for row in live.seats if row.person is not None)}
        here = {socket.person for socket in live.sockets if socket.person is not None}
        seated = {row.person for row in live.seats}
        watchers = sum(1 for socket in live.sockets if socket.person not in seated)
        return live.table(person, await self.people(ids), here, watchers)

    # changes

    async def change(
        self, live: Live, values: dict[str, Value], seats: dict[int, dict[str, Value]] | None = None
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

    async def retrying(self, live: Live, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do work that reads and changes a table, once more if somebody else changed it in between."""
        async with live.lock:
            for _ in range(4):
                try:
                    return await work()
                except Conflict:
                    await self.catch_up(live)
            raise Refused("busy")

    async def commit(self, live: Live, before: Sequence[int], seq: int, asked: Request | None = None) -> int:
        """Write the entries from `seq` on, which the match in memory already has. The lock is held.

        :raises Conflict: if somebody else wrote first; the match in memory is then as the store has it.
        """
        match = live.begun
        now = time.time()
        actors = match.actors
        charge = clocks.take_back if isinstance(match.log[seq], Undo) else clocks.charge
        left = charge(live.row, live.seats, before, actors, now)
        values: dict[str, Value] = {
            "actors": ",".join(str(seat) for seat in actors),
            "bot_due": any(live.bot_plays(seat) for seat in actors),
        }
        values |= clocks.deadline(live.row, live.seats, actors, left, now)
        result = match.result if match.over else None
        if result is not None:
            values |= {
                "status": "over",
                "ended": now,
                "result": msgspec.json.encode(result).decode(),
                "proposal": None,
            }
        seats: dict[int, dict[str, Value]] = {seat: {"left_ms": rest} for seat, rest in left.items()}
        lines = lines_from(match, seq)
        try:
            with COMMITS.time():
                at = await self.call(
                    self.store.matches.append, live.id, seq, lines, values, seats, asked, live.row.revision
                )
        except Conflict:
            await self._reload(live)
            raise
        except SQLAlchemyError:
            log.exception("the store does not answer", extra={"table": live.id})
            await self._reload(live)
            raise Refused("busy") from None
        live.times += [at] * len(lines)
        live.row.length = len(live.times)
        write(live.row, values)
        for seat, columns in seats.items():
            write(live.seats[seat], columns)
        self.wake(live)
        self.notices.moved(live, before)
        return live.length

    async def _reload(self, live: Live) -> None:
        """Throw away what is in memory and read the store again; where even that fails, forget the table."""
        try:
            found = await self.call(self.store.matches.get, live.id)
            entries = await self.call(self.store.matches.entries, live.id)
        except SQLAlchemyError:
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

    async def _play(self, live: Live, person: str, play: wire.Play) -> int:
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

    async def repeated(self, live: Live, asked: Request) -> int | None:
        """Return the answer to a request that was already carried out, or `None`.

        :raises Refused: if the same key came with another request.
        """
        known = await self.call(self.store.matches.asked, live.id, asked.person, asked.key)
        if known is None:
            return None
        if known.digest != asked.digest:
            raise Refused("key_reused")
        return known.seq

    async def _play_once(self, live: Live, person: str, play: wire.Play, asked: Request) -> int:
        row = live.check_seat(person, play.seat)
        check_running(live)
        if row.bot_plays:
            raise Refused("bot_plays")
        check_fresh(live, play.seat, play.seq)
        return await self.apply(live, play.seat, play.action, asked)

    async def apply(self, live: Live, seat: int, action: wire.Json, asked: Request | None = None) -> int:
        """Play an action as the rules allow and write it. The lock is held."""
        match = live.begun
        before, seq = match.actors, len(match.log)
        try:
            match.play(seat, match.game.parser.json(action))
        except Invalid as error:
            raise Refused("invalid", {"why": str(error)[:200]}) from None
        except Illegal as error:
            raise RefusedByRules(error, live.length) from None
        MOVES.inc()
        return await self.commit(live, before, seq, asked)


def check_running(live: Live) -> None:
    """:raises Refused: if nothing can be played at this table now."""
    if live.differs is not None:
        raise Refused("rules_differ", {"entry": live.differs.entry})
    if not live.running:
        raise Refused("not_running")
    if live.row.paused:
        raise Refused("paused")


def check_fresh(live: Live, seat: int, seq: int) -> None:
    """:raises Refused: if the move was meant for another moment than now.

    Where several decide at once, what the others have decided since does not make it late.
    """
    match = live.begun
    since = match.log[seq:]
    others_only = all(isinstance(entry, Move) and entry.seat != seat for entry in since)
    if seq > len(match.log) or (since and not (others_only and _was_asked(live, seat, seq))):
        raise Refused("stale", seq=live.length)


def _was_asked(live: Live, seat: int, seq: int) -> bool:
    match = live.begun
    return seat in match.actors and seat in match.at(seq).actors


def _digest(*parts: object) -> str:
    return hashlib.blake2b(msgspec.json.encode(parts), digest_size=32).hexdigest()


def request_of(person: str, key: str, *parts: object) -> Request:
    return Request(person, key, _digest(*parts))
