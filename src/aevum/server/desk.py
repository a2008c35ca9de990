"""The parts of a server, put together once."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from litestar.channels import Subscriber

from aevum.server.analysis import Analyses
from aevum.server.bots import BotRoom
from aevum.server.config import Config
from aevum.server.consent import Consent
from aevum.server.guide import Guide
from aevum.server.hall import Hall
from aevum.server.metrics import MATCHES
from aevum.server.notices import Notices
from aevum.server.problems import Refused
from aevum.server.sockets import Sockets
from aevum.server.tables import Tables
from aevum.server.talk import Talk
from aevum.store import Store
from aevum.store.people import SIGNED_OUT

log = logging.getLogger("aevum.desk")

TICK = 0.5
PICK_UP_EVERY = 4
CATCH_UP_EVERY = 6
SWEEP_EVERY = 7200


class Desk:
    """Everything a route needs."""

    def __init__(self, store: Store, config: Config) -> None:
        self.config = config
        self.store = store
        self.hall = Hall(store, config)
        self.tables = Tables(self.hall)
        self.consent = Consent(self.hall)
        self.guide = Guide(self.hall)
        self.talk = Talk(self.hall)
        self.sockets = Sockets(self.hall, self.talk)
        self.bots = self.hall.bots = BotRoom(self.hall, config)
        self.analyses = Analyses(self.hall, self.bots.workers, config.bot_time)
        self.notices = self.hall.notices = Notices(self.hall, config)
        self._running: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._running = [asyncio.create_task(self._tick()), asyncio.create_task(self.notices.run())]

    def listen(self, subscriber: Subscriber) -> None:
        """Hear what other servers on the same database write."""
        self._running.append(asyncio.create_task(self._listen(subscriber)))

    async def _listen(self, subscriber: Subscriber) -> None:
        async for message in subscriber.iter_events():
            try:
                await self._heard(message)
            except Exception:
                log.exception("a call of another server could not be followed")

    async def stop(self) -> None:
        """Let go of everything in order: nothing acknowledged is lost, since it is on disk already."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.bots.close()
        await self.hall.close()
        self.store.close()

    async def _tick(self) -> None:
        """Look after clocks, bots that wait, and what other servers wrote."""
        count = 0
        while True:
            try:
                await self._once(count)
            except Exception:
                log.exception("the regular round failed")
            count += 1
            await asyncio.sleep(TICK)

    async def _once(self, count: int) -> None:
        for table in await self.hall.call(self.store.matches.late, time.time()):
            await self._time_out(table)
        if count % PICK_UP_EVERY == 0:
            await self.bots.pick_up()
        if count % CATCH_UP_EVERY == CATCH_UP_EVERY - 1:
            await self._catch_up()
        if count % SWEEP_EVERY == 0:
            await self.hall.call(self.store.people.sweep, time.time())
        MATCHES.set(len(self.hall.tables))

    async def _time_out(self, table: str) -> None:
        """Look after a clock that ran out. A table that fails must not keep the others waiting."""
        try:
            await self.consent.time_out(await self.hall.open(table, fresh=True))
        except Exception:
            log.exception("a clock that ran out could not be looked after", extra={"table": table})

    async def _catch_up(self) -> None:
        """Find what other servers wrote where their call did not reach us."""
        if self.store.database.sqlite:
            return
        for live in self.hall.tables:
            if live.sockets and not live.lock.locked():
                try:
                    await self.hall.refresh(live)
                except Exception:
                    log.exception("what another server wrote could not be read", extra={"table": live.id})

    async def _heard(self, message: bytes) -> None:
        """Another server wrote something."""
        call = msgspec.json.decode(message, type=dict[str, str])
        if call.get("from") == self.store.database.origin:
            return
        if call["what"] == SIGNED_OUT:
            self.hall.show_out(call["of"])
            return
        live = self.hall.loaded(call["of"])
        if live is None:
            return
        if call["what"] == "chat":
            await self.talk.pass_on(live.id)
            return
        try:
            await self.hall.refresh(live)
            await self.notices.arrived(live)
        except Refused:
            log.info("a table is gone", extra={"table": live.id})
