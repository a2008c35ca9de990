"""Bots at the table, and what an expert would do in a person's place."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import time
from collections import OrderedDict
from concurrent.futures import BrokenExecutor

import msgspec

from aevum.bots import Tried
from aevum.bots.settings import SEARCHING
from aevum.bots.task import Task
from aevum.bots.verdict import duel
from aevum.core import Action, QuickDice
from aevum.server import wire
from aevum.server.config import Config
from aevum.server.hall import Hall
from aevum.server.live import Live
from aevum.server.metrics import THOUGHTS
from aevum.server.problems import Refused
from aevum.server.workers import Workers
from aevum.store import Conflict

log = logging.getLogger("aevum.bots")

LEVELS = ("beginner", "normal", "strong", "expert")
PLAIN = "normal"
CLAIM = 8.0
TRIES = 3
"""How often a decision is made again whose process died."""
QUICK = 2.0
GUIDED = 0.7
MOST_HINTS = 200


class BotRoom:
    def __init__(self, hall: Hall, config: Config) -> None:
        self._hall = hall
        self._config = config
        self.workers = Workers(config.workers, config.cores, config.bot_limit)
        self._name = f"{os.getpid()}-{secrets.token_hex(6)}"
        self._shared = not hall.store.database.sqlite
        self._closed = False
        self._unopened: set[str] = set()
        self._hints: OrderedDict[tuple[str, int, int, float], asyncio.Task[wire.Hint]] = OrderedDict()

    async def close(self) -> None:
        self._closed = True
        self.workers.close()
        # What they think of now is of no use to anybody, and those that only start now could not be ended one by one.
        for worker in multiprocessing.active_children():
            worker.terminate()
        if self._shared:
            await self._hall.call(self._hall.store.matches.release_bots, self._name)

    def think(self, live: Live) -> None:
        """Let the bots of a table decide until a person must, unless they are at it already or wait for a newcomer."""
        if not live.thinking and not self._closed and not live.row.guided:
            live.thinking = True
            self._hall.spawn(self._think(live))

    async def _think(self, live: Live) -> None:
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

    async def _claim(self, live: Live) -> bool:
        return await self._hall.call(self._hall.store.matches.claim_bot, live.id, self._name, time.time() + CLAIM)

    async def decide_once(self, live: Live) -> None:
        seat = live.bot_actors()[0]
        seq = live.length
        action = await self._ask(live, seat)
        async with live.lock:
            if live.length != seq or seat not in live.bot_actors():
                return
            try:
                await self._hall.whole(self._hall.apply(live, seat, _json(action)))
            except Conflict:
                log.info("another server moved first", extra={"table": live.id})

    async def _ask(self, live: Live, seat: int) -> Action:
        """Return a bot's decision. A table never hangs on a bot: where a level fails, rules of thumb decide, and where
        even they fail, any legal action will do."""
        legal = live.begun.legal(seat)
        if len(legal) == 1:
            return legal[0]
        task = task_of(live, seat)
        with THOUGHTS.time():
            for level in (live.seats[seat].level or PLAIN, PLAIN):
                action = await self._decision(live, msgspec.structs.replace(task, bot=level))
                if action is not None:
                    return action
        log.error("no bot could decide; any legal action is played", extra={"table": live.id})
        return QuickDice(secrets.token_hex(8)).pick(legal)

    async def _decision(self, live: Live, task: Task) -> Action | None:
        """Return what a level decides, made again by another process where one died; nothing if it fails."""
        told = {"table": live.id, "level": task.bot}
        if task.bot in SEARCHING:
            task = msgspec.structs.replace(task, seconds=SEARCHING[task.bot].seconds * self._config.bot_time)
        for _ in range(TRIES):
            if self._closed:
                raise asyncio.CancelledError
            try:
                return (await self.workers.weigh(task))[0].action
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

    async def hint(self, live: Live, seat: int, quick: bool) -> wire.Hint:
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
            self._hints[key] = self._hall.spawn(self._hint(live, seat, seconds))
            if len(self._hints) > MOST_HINTS:
                self._hints.popitem(last=False)
        try:
            return await asyncio.shield(self._hints[key])
        except Refused:
            self._hints.pop(key, None)
            raise

    async def _hint(self, live: Live, seat: int, seconds: float) -> wire.Hint:
        legal = live.begun.legal(seat)
        if len(legal) == 1:
            return hint_of([Tried(legal[0])], alone=True)
        task = msgspec.structs.replace(task_of(live, seat), bot="expert", seconds=seconds)
        for _ in range(TRIES):
            try:
                return hint_of(await self.workers.weigh(task), alone=False)
            except BrokenExecutor:
                log.warning("the process that thought about a hint died", extra={"table": live.id})
            except TimeoutError:
                break
        raise Refused("busy")

    async def pick_up(self) -> None:
        """Take up the matches that wait for a bot: after a restart here, or after another server's crash."""
        busy = [live.id for live in self._hall.tables if live.thinking]
        if self._shared and busy:
            await self._hall.call(self._hall.store.matches.renew_bots, self._name, busy, time.time() + CLAIM)
        for table in await self._hall.call(self._hall.store.matches.waiting_for_bots, time.time()):
            await self._pick_up(table)

    async def _pick_up(self, table: str) -> None:
        """Take up one match. One that cannot be opened must not keep the others waiting; it is told of once."""
        try:
            live = await self._hall.open(table, fresh=True)
        except Exception as error:
            if table not in self._unopened:
                self._unopened.add(table)
                # What the error says may quote the stored match.
                log.error("a table cannot be opened", extra={"table": table, "why": type(error).__name__})
            return
        self._unopened.discard(table)
        if live.bot_actors():
            self.think(live)


def task_of(live: Live, seat: int) -> Task:
    """Return the decision of a seat. The worker is told a position that the seat cannot tell from the true one."""
    match = live.begun
    position = match.position.resample(seat, QuickDice(secrets.token_hex(8))).dump()
    return Task(match.game.name, position, seat, PLAIN, secrets.token_hex(8))


def hint_of(tried: list[Tried], alone: bool) -> wire.Hint:
    """Return the best action with the reason: how it compares with the second best."""
    best = tried[0]
    hint = wire.Hint(_json(best.action), "only" if alone else "sensible", None, best.tries, 0, 0)
    if len(tried) == 1 or tried[1].tries == 0:
        return hint
    other = tried[1]
    hint.other = _json(other.action)
    better, worse, number = duel(best, other)
    if number == 0:
        hint.why, hint.percent, hint.other_percent = "outlook", round(100 * best.mean), round(100 * other.mean)
        return hint
    hint.why, hint.tries = "duel" if better > worse else "average", number
    hint.percent, hint.other_percent = round(100 * better / number), round(100 * worse / number)
    return hint


def _json(action: Action) -> wire.Json:
    found: wire.Json = msgspec.json.decode(msgspec.json.encode(action))
    return found
