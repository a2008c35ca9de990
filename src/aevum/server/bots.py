"""Bots at the table, and what an expert would do in a person's place."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict, defaultdict, deque
from concurrent.futures import BrokenExecutor

import msgspec

from aevum.bots import Tried, level_of
from aevum.bots.settings import SEARCHING
from aevum.bots.task import Task
from aevum.core import Action, Position, QuickDice
from aevum.server import wire
from aevum.server.advice import advice, hint_of, json_of, task_of
from aevum.server.config import Config
from aevum.server.crew import Crew
from aevum.server.live_table import LiveTable
from aevum.server.problems import Refused
from aevum.server.registry import TableObserver, TableRegistry
from aevum.store.rows import Conflict

log = logging.getLogger("aevum.bots")

LEVELS = ("beginner", "normal", "strong", "expert")
PLAIN = "normal"
CLAIM = 8.0
TRIES = 3
"""How often a decision is made again whose process died."""
QUICK = 2.0
GUIDED = 0.7
MOST_HINTS = 200
RECENT = 50
FIRST_TIME = 0.2
LOOKS = 4


class BotService(TableObserver):
    def __init__(self, registry: TableRegistry, config: Config, workers: Crew, name: str = "") -> None:
        self._registry = registry
        self._config = config
        self.workers = workers
        self._name = name or secrets.token_hex(12)
        self._shared = registry.store.shared
        self._closed = False
        self._unopened: set[str] = set()
        self._took: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=RECENT))
        self._hints: OrderedDict[tuple[str, int, int, float], asyncio.Task[wire.Hint]] = OrderedDict()

    async def close(self) -> None:
        self._closed = True
        self.workers.close()
        if self._shared:
            try:
                await self._registry.call(self._registry.store.matches.release_bots, self._name)
            except Exception as error:
                if self._registry.store.problem(error) is None:
                    raise
                # What this server took upon itself runs out by itself.
                log.warning("the store does not answer any more")

    def changed(self, live: LiveTable) -> None:
        if live.bot_actors() and not live.row.paused:
            self.think(live)

    def think(self, live: LiveTable) -> None:
        """Let the bots of a table decide until a person must, unless they are at it already or wait for a newcomer."""
        if not live.thinking and not self._closed and not live.row.guided:
            live.thinking = True
            self._registry.spawn(self._think(live))

    async def _think(self, live: LiveTable) -> None:
        try:
            if self._shared and not await self._claim(live):
                return
            while live.bot_actors() and not live.row.paused and not self._closed:
                await self.decide_once(live)
                await asyncio.sleep(self._config.bot_pause)
                if self._shared and not await self._claim(live):
                    return
        except Refused as error:
            log.warning("a bot cannot go on", extra={"table": live.id, "why": error.problem.error})
        finally:
            live.thinking = False

    async def _claim(self, live: LiveTable) -> bool:
        return await self._registry.call(
            self._registry.store.matches.claim_bot, live.id, self._name, time.time() + CLAIM
        )

    async def decide_once(self, live: LiveTable) -> None:
        seat = live.bot_actors()[0]
        seq = live.length
        action = await self._ask(live, seat)
        async with live.lock:
            if live.length != seq or seat not in live.bot_actors():
                return
            try:
                await self._registry.whole(self._registry.apply(live, seat, json_of(action)))
            except Conflict:
                log.info("another server moved first", extra={"table": live.id})

    async def _ask(self, live: LiveTable, seat: int) -> Action:
        """Return a bot's decision. A table never hangs on a bot: where a level fails, rules of thumb decide, and where
        even they fail, any legal action will do."""
        legal = live.begun.legal(seat)
        level = live.seats[seat].level or PLAIN
        if len(legal) == 1:
            if not _openly_forced(live.begun.position, seat):
                await asyncio.sleep(self._usual_time(level))
            return legal[0]
        match = live.begun
        task = task_of(match.game, match.position, seat, PLAIN)
        begun = time.monotonic()
        with self._registry.meters.thinking():
            for bot in (level, PLAIN):
                action = await self._decision(live, msgspec.structs.replace(task, bot=bot))
                if action is not None:
                    self._took[level].append(time.monotonic() - begun)
                    return action
        log.error("no bot could decide; any legal action is played", extra={"table": live.id})
        return QuickDice(secrets.token_hex(8)).pick(legal)

    def _usual_time(self, level: str) -> float:
        """Return how long such a bot took lately to choose: who has no choice must not be known by being quick."""
        return secrets.choice(self._took[level] or [FIRST_TIME])

    async def _decision(self, live: LiveTable, task: Task) -> Action | None:
        """Return what a level decides, made again by another process where one died; nothing if it fails."""
        told = {"table": live.id, "level": task.bot}
        level = level_of(task.bot)
        if level in SEARCHING:
            task = msgspec.structs.replace(task, seconds=SEARCHING[level].seconds * self._config.bot_time)
        for _ in range(TRIES):
            if self._closed:
                raise asyncio.CancelledError
            try:
                return (await self.workers.weigh(task, live.row.owner, bool(live.sockets)))[0].action
            except BrokenExecutor:
                log.warning("a bot's process died; another decides", extra=told)
            except TimeoutError:
                log.error("a bot takes too long", extra=told)
                return None
            except Exception:
                log.exception("a bot failed", extra=told)
                return None
        log.error("a decision ended every process that thought about it", extra=told)
        return None

    # hints

    async def hint(self, live: LiveTable, seat: int, quick: bool) -> wire.Hint:
        """Return what the expert would do in a person's place, and why. Asked again, it does not think again."""
        if not live.row.hints:
            raise Refused("no_hints")
        if seat not in live.actors:
            raise Refused("not_running")
        seconds = QUICK if quick else SEARCHING["expert"].seconds
        # A newcomer asks at every step: better a good answer at once than a deeper one after a while.
        seconds = (GUIDED if live.row.guided else seconds) * self._config.bot_time
        key = (live.id, live.length, seat, seconds)
        if key not in self._hints:
            self._hints[key] = self._registry.spawn(self._hint(live, seat, seconds))
            if len(self._hints) > MOST_HINTS:
                self._hints.popitem(last=False)
        try:
            return await asyncio.shield(self._hints[key])
        except Refused:
            self._hints.pop(key, None)
            raise

    async def _hint(self, live: LiveTable, seat: int, seconds: float) -> wire.Hint:
        legal = live.begun.legal(seat)
        if len(legal) == 1:
            return hint_of([Tried(legal[0])], alone=True)
        match = live.begun
        task = task_of(match.game, match.position, seat, "expert", seconds)
        for _ in range(TRIES):
            try:
                return await advice(self.workers, task)
            except BrokenExecutor:
                log.warning("the process that thought about a hint died", extra={"table": live.id})
            except TimeoutError:
                break
        raise Refused("busy")

    async def pick_up(self) -> None:
        """Take up the matches that wait for a bot: after a restart here, or after another server's crash."""
        busy = [live.id for live in self._registry.tables if live.thinking]
        if self._shared and busy:
            await self._registry.call(self._registry.store.matches.renew_bots, self._name, busy, time.time() + CLAIM)
        for table in await self._registry.call(self._registry.store.matches.waiting_for_bots, time.time()):
            await self._pick_up(table)

    async def _pick_up(self, table: str) -> None:
        """Take up one match. One that cannot be opened must not keep the others waiting; it is told of once."""
        try:
            live = await self._registry.open(table, fresh=True)
        except Exception as error:
            if table not in self._unopened:
                self._unopened.add(table)
                # What the error says may quote the stored match.
                log.error("a table cannot be opened", extra={"table": table, "why": type(error).__name__})
            return
        self._unopened.discard(table)
        if live.bot_actors():
            self.think(live)


def _openly_forced(position: Position, seat: int) -> bool:
    """Whether everybody at the table can tell that a seat has no choice: then it need not seem to think."""
    for _ in range(LOOKS):
        other = position.resample(None, QuickDice(secrets.token_hex(8)))
        if seat not in other.actors or len(other.legal(seat)) != 1:
            return False
    return True
