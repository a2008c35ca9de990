"""Bots at the table. They think in worker processes, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor

import msgspec

from aevum.bots import Info, create
from aevum.core import QuickDice, game
from aevum.server import wire
from aevum.server.config import Config
from aevum.server.hall import Hall
from aevum.server.live import Live
from aevum.server.metrics import THOUGHTS
from aevum.server.problems import Refused
from aevum.store import Conflict

log = logging.getLogger("aevum.bots")

LEVELS = ("beginner", "normal", "strong", "expert")
CLAIM = 8.0


def decide(name: str, position: str, seat: int, level: str | None, seed: str) -> str:
    """Think, in a worker process: return the action as JSON. The bot is told what its seat may know, no more."""
    found = game(name)
    loaded = found.load(position)
    action = create(level or "normal", seed).choose(Info(found, loaded, seat))
    return msgspec.json.encode(action).decode()


def _prepare_worker() -> None:
    """Leave the terminal's Ctrl-C to the server and the processor to those who play; end when the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)


class BotRoom:
    def __init__(self, hall: Hall, config: Config) -> None:
        self._hall = hall
        self._config = config
        self._pool = self._new_pool()
        self._name = f"{os.getpid()}-{secrets.token_hex(6)}"
        self._shared = not hall.store.database.sqlite
        self._closed = False

    def _new_pool(self) -> Executor:
        if self._config.workers == 0:
            return ThreadPoolExecutor(1, "bot")
        # A fresh interpreter per worker: a fork of a process with threads and sockets may hang.
        return ProcessPoolExecutor(
            self._config.workers, mp_context=multiprocessing.get_context("spawn"), initializer=_prepare_worker
        )

    async def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        # What they think of now is of no use to anybody.
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
                await self._hall.whole(self._hall.apply(live, seat, msgspec.json.decode(action)))
            except Conflict:
                log.info("another server moved first", extra={"table": live.id})

    async def _ask(self, live: Live, seat: int) -> str:
        """Return a bot's decision; where it fails or takes too long, any legal action: a table never hangs on a bot."""
        match = live.begun
        legal = match.legal(seat)
        if len(legal) == 1:
            return msgspec.json.encode(legal[0]).decode()
        level = live.seats[seat].level
        try:
            with THOUGHTS.time():
                return await self._submit(match.game.name, match.position.dump(), seat, level)
        except BrokenExecutor:
            log.error("a bot's process died", extra={"table": live.id, "level": level})
            self._pool = self._new_pool()
        except TimeoutError:
            log.error("a bot takes too long", extra={"table": live.id, "level": level})
        except Exception:
            log.exception("a bot failed", extra={"table": live.id, "level": level})
        return msgspec.json.encode(QuickDice(secrets.token_hex(8)).pick(legal)).decode()

    async def _submit(self, name: str, position: str, seat: int, level: str | None) -> str:
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._pool, decide, name, position, seat, level, secrets.token_hex(8))
        return await asyncio.wait_for(work, self._config.bot_limit)

    async def hint(self, live: Live, seat: int) -> wire.Hint:
        """Return what a bot would do in a person's place."""
        match = live.begun
        if seat not in live.actors:
            raise Refused("not_running")
        # A newcomer asks at every step: better a good answer at once than a deeper one after a while.
        level = "normal" if live.row.guided else "strong"
        try:
            action = await self._submit(match.game.name, match.position.dump(), seat, level)
        except (BrokenExecutor, TimeoutError):
            raise Refused("busy") from None
        return wire.Hint(msgspec.json.decode(action))

    async def pick_up(self) -> None:
        """Take up the matches that wait for a bot: after a restart here, or after another server's crash."""
        busy = [live.id for live in self._hall.tables if live.thinking]
        if self._shared and busy:
            await self._hall.call(self._hall.store.matches.renew_bots, self._name, busy, time.time() + CLAIM)
        for table in await self._hall.call(self._hall.store.matches.waiting_for_bots, time.time()):
            live = await self._hall.open(table, fresh=True)
            if live.bot_actors():
                self.think(live)
