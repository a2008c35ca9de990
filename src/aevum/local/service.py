"""What a page may ask of tables without a server: what a server's routes answer, answered by the same parts."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec, TypeVar, cast

import msgspec

from aevum.local.keeper import Disk, DiskFailure, LocalKeeper
from aevum.server import steady, wire
from aevum.server.analysis import Analyses
from aevum.server.bots import BotService
from aevum.server.config import Config
from aevum.server.consent import Consent
from aevum.server.crew import Crew
from aevum.server.explore import Explorations, tried_lines
from aevum.server.feed import Feed
from aevum.server.guide import Guide
from aevum.server.history import fairness, preview, scores, why_not
from aevum.server.live_table import LiveTable
from aevum.server.pools import Pool, Pools
from aevum.server.problems import Refused
from aevum.server.registry import TableObserver, TableRegistry
from aevum.server.tables import Tables, standing_of
from aevum.store.contract import Keeper
from aevum.store.rows import PersonRow

P = ParamSpec("P")
T = TypeVar("T")

HERE = "here"
"""The id of the one person at this browser."""
TICK = 2.0

log = logging.getLogger("aevum.local")

_encode = msgspec.json.Encoder().encode


class Inline(Pool):
    """No threads: what is slow holds up this worker, never the page."""

    def __init__(self) -> None:
        """It has nothing to start."""

    async def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        found: Any = function(*args, **kwargs)
        return cast(T, await found if inspect.isawaitable(found) else found)

    def close(self) -> None:
        """It has nothing to end."""


class InlinePools(Pools):
    def __init__(self) -> None:
        self.store = self.sessions = self.passwords = self.replays = self.mail = Inline()


class Seen(msgspec.Struct):
    """A table as a list shows it, kept for when no interpreter is there yet."""

    table: wire.Table
    standing: wire.Standing | None


class Ask(msgspec.Struct):
    """What is asked: most of it is about a table, and much of it about a seat, an entry or something with a form of its
    own."""

    table: str = ""
    seat: int | None = None
    seq: int = 0
    name: str = ""
    body: msgspec.Raw = msgspec.Raw(b"{}")


class Outlet(TableObserver):
    """Where news goes: to the pages that watch, and a summary of each table to the disk."""

    def __init__(self, summary: Callable[[LiveTable], None]) -> None:
        self._summary = summary

    def changed(self, live: LiveTable) -> None:
        self._summary(live)

    def moved(self, live: LiveTable, before: object) -> None:
        self._summary(live)


class LocalTables:
    """All tables of this browser."""

    def __init__(
        self,
        disk: Disk,
        crew: Crew,
        name: str,
        send: Callable[[int, str], None],
        keep: Callable[[str, str], Awaitable[None]],
        bot_time: float = 1.0,
    ) -> None:
        self._send = send
        self._keep = keep
        self._person = PersonRow(
            id=HERE,
            name="–",
            login=None,
            password=None,
            admin=False,
            deleted=False,
            language="en",
            settings="{}",
            notifications="{}",
            created=0.0,
            seen=0.0,
        )
        self._keeper = LocalKeeper(disk, self._person)
        config = Config(
            database_url="", bot_time=bot_time, tables_per_person=100_000, tables_per_minute=100_000, static=""
        )
        # Its calls are awaited by `Inline`, wherever the registry makes them.
        self.registry = TableRegistry(cast(Keeper, self._keeper), config, InlinePools())
        self._tables = Tables(self.registry)
        self._explorations = Explorations(self.registry)
        self._consent = Consent(self.registry)
        self._bots = BotService(self.registry, config, crew, name)
        self._guide = Guide(self.registry, self._bots)
        self._analyses = Analyses(self.registry, crew, bot_time)
        self.registry.observers += [self._bots, Outlet(self._summarise)]
        self._lines: dict[int, asyncio.Task[None]] = {}
        self._unkept: set[str] = set()
        self._answers: dict[str, Callable[[Ask], Awaitable[object]]] = {
            "tables": lambda ask: self._tables.listed(ask.name, HERE),
            "newTable": lambda ask: self._tables.create(self._person, _read(ask, wire.NewTable)),
            "table": self._table,
            "leave": lambda ask: self._tables.leave(ask.table, HERE),
            "start": lambda ask: self._tables.start(ask.table, HERE),
            "setSeat": lambda ask: self._tables.set_seat(ask.table, HERE, _seat(ask), _read(ask, wire.SetSeat)),
            "close": lambda ask: self._tables.close(ask.table, self._person),
            "rematch": lambda ask: self._tables.rematch(ask.table, self._person, True),
            "explore": lambda ask: self._explorations.begin(ask.table, self._person, _read(ask, wire.Explore)),
            "openPuzzle": self._open_puzzle,
            "importMatch": lambda ask: self._tables.take_file(self._person, _read(ask, wire.Import)),
            "download": self._download,
            "whole": self._whole,
            "state": self._state,
            "play": self._play,
            "undo": lambda ask: self._consent.take_back(ask.table, HERE, _read(ask, wire.TakeBack)),
            "lines": self._lines_of,
            "takeUp": lambda ask: self._consent.take_up(ask.table, HERE, _read(ask, wire.TakeUp)),
            "pause": lambda ask: self._consent.ask_pause(ask.table, HERE, _seat(ask)),
            "resume": lambda ask: self._consent.resume(ask.table, HERE, _seat(ask)),
            "answer": lambda ask: self._consent.answer(ask.table, HERE, ask.name, _read(ask, wire.Answer)),
            "resign": lambda ask: self._consent.resign(ask.table, HERE, _seat(ask)),
            "takeBackSeat": lambda ask: self._consent.take_over(ask.table, HERE, _seat(ask)),
            "whyNot": self._why_not,
            "preview": self._preview,
            "actions": self._actions,
            "hint": self._hint,
            "guideNext": self._guide_next,
            "guideLeave": lambda ask: self._guide.leave(ask.table, HERE),
            "log": self._log,
            "at": self._at,
            "scores": self._scores,
            "analysis": self._analysis,
            "fairness": self._fairness,
        }

    def introduce(self, name: str, language: str) -> None:
        """Say who is at this browser."""
        self._person.name = name
        self._person.language = language
        self.registry.forget_person(HERE)

    async def call(self, method: str, text: str) -> str:
        """Answer one request: JSON of `{"value": …}` or `{"problem": …}`."""
        try:
            found = await self._answers[method](msgspec.json.decode(text, type=Ask))
        except Refused as error:
            return _encode({"problem": error.problem}).decode()
        except DiskFailure as error:
            return _encode({"problem": wire.Problem(error.problem)}).decode()
        except (msgspec.DecodeError, RecursionError) as error:
            return _encode({"problem": wire.Problem("invalid", values={"why": str(error)[:200]})}).decode()
        return _encode({"value": found}).decode()

    # telling

    def watch(self, line: int, table: str, since: int) -> None:
        """Tell of a table on a line, until `hang_up`."""
        self._lines[line] = asyncio.ensure_future(self._tell(line, table, since))

    def hang_up(self, line: int) -> None:
        telling = self._lines.pop(line, None)
        if telling is not None:
            telling.cancel()

    async def _tell(self, line: int, table: str, since: int) -> None:
        try:
            live = await self.registry.open(table, fresh=True)
        except (Refused, DiskFailure) as error:
            problem = error.problem if isinstance(error, Refused) else wire.Problem(error.problem)
            self._send(line, _encode(wire.Refused(None, problem)).decode())
            self._send(line, "")
            return
        page = Feed(self.registry, live, HERE, None, since, set())
        live.sockets.add(page)
        live.here = live.present()
        self.registry.wake(live)
        try:
            async for message in page.tell():
                self._send(line, _encode(message).decode())
            self._send(line, "")
        finally:
            live.sockets.discard(page)

    async def heard(self, table: str) -> None:
        """Another page of this browser wrote something."""
        live = self.registry.loaded(table)
        if live is not None:
            try:
                await self.registry.refresh(live)
            except Refused:
                for page in live.sockets:
                    page.drop()

    async def run(self) -> None:
        """Look after bots that wait and clocks that run out, again and again."""
        while True:
            try:
                await self._round()
            except Exception:
                log.exception("the regular round failed")
            await asyncio.sleep(TICK)

    async def _round(self) -> None:
        await self._bots.pick_up()
        for table in await self._keeper.matches.late(steady.now()):
            await self._consent.time_out(await self.registry.open(table, fresh=True))

    def _summarise(self, live: LiveTable) -> None:
        if live.id not in self._unkept:
            self._unkept.add(live.id)
            self.registry.spawn(self._keep_summary(live))

    async def _keep_summary(self, live: LiveTable) -> None:
        # Whatever else happens in this moment is told with it.
        await asyncio.sleep(0)
        async with live.lock:
            self._unkept.discard(live.id)
            standing = standing_of(live, HERE) if live.running else None
        table = await self.registry.table(live, HERE)
        await self._keep(live.id, _encode(Seen(table, standing)).decode())

    # answers

    async def _open(self, table: str) -> LiveTable:
        live = await self.registry.open(table, fresh=True)
        live.check_visible(HERE)
        return live

    async def _mine(self, ask: Ask, kind: type[T]) -> tuple[LiveTable, T]:
        """:raises Refused: if the seat that is asked about is a bot's."""
        live, body = await self._open(ask.table), _read(ask, kind)
        live.check_seat(HERE, body.seat)  # type: ignore[attr-defined]
        return live, body

    async def _table(self, ask: Ask) -> wire.Table:
        return await self.registry.table(await self._open(ask.table), HERE)

    async def _open_puzzle(self, ask: Ask) -> wire.Table:
        await self._explorations.close_puzzles(self._person)
        return await self._explorations.puzzle(ask.name, self._person)

    async def _lines_of(self, ask: Ask) -> wire.TriedLines:
        live = await self._open(ask.table)
        async with live.lock:
            return tried_lines(live)

    async def _download(self, ask: Ask) -> dict[str, str]:
        """The match file: all of it after the end, before it what my seat may know."""
        live = await self._open(ask.table)
        return {"name": f"{live.row.game}-{live.id}.jsonl", "text": live.begun.dump_for(live.eyes(HERE, ask.seat))}

    async def _whole(self, ask: Ask) -> dict[str, object]:
        """The match with its dice key, and who plays: to go on with it elsewhere."""
        live = await self._open(ask.table)
        bots = [row.level if live.bot_plays(row.seat) else None for row in live.seats]
        return {"name": f"{live.row.game}-{live.id}.jsonl", "text": live.begun.dump(), "bots": bots}

    async def _state(self, ask: Ask) -> wire.State:
        live = await self._open(ask.table)
        return live.state(HERE, live.eyes(HERE, ask.seat))

    async def _play(self, ask: Ask) -> wire.Played:
        return wire.Played(await self.registry.play(ask.table, HERE, _read(ask, wire.Play)))

    async def _why_not(self, ask: Ask) -> wire.Reason:
        live, body = await self._mine(ask, wire.WhyNot)
        return why_not(live, body.seat, body.action)

    async def _preview(self, ask: Ask) -> wire.Preview:
        live, body = await self._mine(ask, wire.WhyNot)
        return preview(live, body.seat, body.action)

    async def _actions(self, ask: Ask) -> wire.Actions:
        match = (await self._open(ask.table)).begun
        return wire.Actions(cast(list[wire.Json], match.game.actions(match.seats, match.setup.options)))

    async def _hint(self, ask: Ask) -> wire.Hint:
        live, body = await self._mine(ask, wire.AskHint)
        return await self._bots.hint(live, body.seat, body.quick)

    async def _guide_next(self, ask: Ask) -> wire.Played:
        return wire.Played(await self._guide.go_on(ask.table, HERE, _read(ask, wire.GuideNext)))

    async def _log(self, ask: Ask) -> list[wire.Entry]:
        live = await self._open(ask.table)
        return live.entries(live.eyes(HERE, ask.seat), 0, live.readable)

    async def _at(self, ask: Ask) -> wire.State:
        live = await self._open(ask.table)
        return live.state_at(ask.seq, HERE, live.eyes(HERE, ask.seat))

    async def _over(self, ask: Ask) -> LiveTable:
        live = await self._open(ask.table)
        if live.row.status != "over":
            raise Refused("not_over")
        return live

    async def _scores(self, ask: Ask) -> wire.Scores:
        live = await self._over(ask)
        if live.scores is None:
            live.scores = scores(live.begun)
        return live.scores

    async def _analysis(self, ask: Ask) -> wire.Analysis:
        return await self._analyses.of(await self._over(ask))

    async def _fairness(self, ask: Ask) -> wire.Fairness:
        return fairness((await self._over(ask)).begun)


def _read(ask: Ask, kind: type[T]) -> T:
    return msgspec.json.decode(ask.body, type=kind)


def _seat(ask: Ask) -> int:
    if ask.seat is None:
        raise Refused("invalid", {"why": "which seat?"})
    return ask.seat
