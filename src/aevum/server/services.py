"""The parts of a server, put together once."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from litestar.stores.memory import MemoryStore
from sqlalchemy.exc import SQLAlchemyError

from aevum.server import steady, wire
from aevum.server.analysis import Analyses
from aevum.server.bots import BotService
from aevum.server.chat import ChatService
from aevum.server.commentary import Commentary
from aevum.server.config import Config
from aevum.server.consent import Consent
from aevum.server.explore import Explorations
from aevum.server.guide import Guide
from aevum.server.history import fairness, scores
from aevum.server.listener import Listener
from aevum.server.live_table import LiveTable
from aevum.server.mail import Mail
from aevum.server.memory import Loaded
from aevum.server.metrics import MATCHES, Counting
from aevum.server.notices import Notices
from aevum.server.problems import Refused
from aevum.server.rates import Rates
from aevum.server.registry import TableRegistry
from aevum.server.seeking import Seeking
from aevum.server.series import Series
from aevum.server.settling import Settling
from aevum.server.sockets import Sockets
from aevum.server.tables import Tables
from aevum.server.text import hide_words
from aevum.server.tournaments import Tournaments
from aevum.server.workers import Workers
from aevum.store import Store
from aevum.store.moderation import UNSAID
from aevum.store.people import SIGNED_OUT
from aevum.store.rows import Call, Moved, PersonRow
from aevum.store.upkeep import Keep, Swept

log = logging.getLogger("aevum.services")

TICK = 0.5
BEAT = 2.0
BEATS_MISSED = 10.0
PICK_UP_EVERY = 4
CATCH_UP_EVERY = 6
FREE_RATES_EVERY = 60
SETTLE_EVERY = 4
SWEEP_EVERY = 7200


class Services:
    """Everything a route needs."""

    def __init__(self, store: Store, config: Config) -> None:
        self.config = config
        self.store = store
        hide_words(config.word_file)
        self.registry = TableRegistry(store, config, meters=Counting())
        self.tables = Tables(self.registry, store.friends.apart)
        self.explorations = Explorations(self.registry)
        self.consent = Consent(self.registry)
        self.chat = ChatService(self.registry, store.talk)
        self.bots = BotService(self.registry, config, Workers(config.workers, config.cores, config.bot_limit))
        self.mail = Mail(self.registry, config, store)
        self.notices = Notices(self.registry, config, store.talk, self.mail)
        self.registry.observers += [self.bots, self.notices]
        self.settling = Settling(self.registry, store)
        self.seeking = Seeking(self.registry, self.tables, store)
        self.series = Series(self.registry, self.tables, store)
        self.tournaments = Tournaments(self.registry, self.tables, store)
        if config.community:
            self.registry.observers.append(self.settling)
        self.guide = Guide(self.registry, self.bots)
        self.sockets = Sockets(self.registry, self.chat, self.notices)
        self.analyses = Analyses(self.registry, self.bots.workers, config.bot_time)
        self.commentary = Commentary(self.registry, self.bots.workers, config.bot_time)
        self.requests = Rates(config.requests_per_second, seconds=1)
        self.signs = MemoryStore()
        """How much each address has asked for of late."""
        self._loaded = Loaded()
        self._running: list[asyncio.Task[None]] = []
        self._beating = asyncio.Lock()
        self._beaten: float | None = None
        self._call: int | None = None
        database = store.database
        self._listener = None if database.sqlite else Listener(database.dsn, self._heard, self._catch_up)

    def check_community(self) -> None:
        """:raises Refused: if the host wants nothing but tables."""
        if not self.config.community:
            raise Refused("not_found")

    def check_account(self, person: PersonRow) -> None:
        """:raises Refused: if this is for accounts, and this is a guest."""
        self.check_community()
        if person.login is None:
            raise Refused("account_needed")

    def present(self) -> set[str]:
        """The people who have a table open."""
        return {page.person for live in self.registry.tables for page in live.sockets if page.person is not None}

    async def kept_scores(self, live: LiveTable) -> wire.Scores:
        """Return the scores along a finished match. They never change again: they are worked out once."""
        if live.scores is None:
            live.scores = await self.registry.pools.replays.call(scores, live.begun)
        return live.scores

    async def kept_fairness(self, live: LiveTable) -> wire.Fairness:
        """Return the dice key of a finished match and whether it holds, worked out once."""
        if live.fairness is None:
            live.fairness = await self.registry.pools.replays.call(fairness, live.begun)
        return live.fairness

    def start(self) -> None:
        self._running = [asyncio.create_task(work()) for work in (self._keep_beating, self._tick, self.notices.run)]
        if self._listener is not None:
            self._running.append(asyncio.create_task(self._listener.run()))

    async def ill(self) -> list[str]:
        """Name the parts that do not work now."""
        ill = []
        try:
            await self.registry.call(self.store.matches.counts)
        except (SQLAlchemyError, Refused):
            ill.append("reading")
        if self._beaten is None or steady.now() - self._beaten > BEATS_MISSED:
            ill.append("writing")
        if self._listener is not None and not self._listener.listening:
            ill.append("listening")
        return ill

    async def stop(self) -> None:
        """Let go of everything in order: nothing acknowledged is lost, since it is on disk already."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.bots.close()
        await self.registry.close()
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
        # Nobody's clock is looked at before time without a server is given back.
        await self._beat_if_due()
        for table in await self.registry.call(self.store.matches.late, steady.now()):
            await self._time_out(table)
        for table in await self.registry.call(self.store.matches.late_to_start, steady.now()):
            await self._begin_late(table)
        if self.store.database.sqlite:
            await self._read_calls()
        self._loaded.set_aside()
        if count % PICK_UP_EVERY == 0:
            await self.bots.pick_up()
        if self.config.community and count % SETTLE_EVERY == 0:
            await self.settling.run_due()
            await self.series.run_due()
            await self.tournaments.run_due()
        if count % CATCH_UP_EVERY == CATCH_UP_EVERY - 1:
            await self._catch_up()
        if count % FREE_RATES_EVERY == 0:
            await self.signs.delete_expired()
            self.requests.free()
            self.tables.rates.free()
            self.chat.rates.free()
            self.mail.rates.free()
        if count % SWEEP_EVERY == 0:
            await self.sweep()
        MATCHES.set(len(self.registry.tables))

    async def _keep_beating(self) -> None:
        """Beat beside the regular round: where that is slow, the server is alive all the same."""
        while True:
            try:
                await self._beat_if_due()
            except Exception:
                log.exception("a beat failed")
            await asyncio.sleep(TICK)

    async def _beat_if_due(self) -> None:
        async with self._beating:
            if self._beaten is None or steady.now() - self._beaten >= BEAT:
                await self._beat()

    async def _beat(self) -> None:
        """Note that this server is alive and can write. Time in which none was counts against nobody."""
        now = steady.now()
        given_back = await self.registry.call(self.store.upkeep.beat, now, self._beaten)
        self._beaten = now
        if given_back:
            log.warning("time in which no server was alive is given back", extra={"seconds": round(given_back, 1)})
            for live in self.registry.tables:
                await self.registry.refresh(live)

    async def _read_calls(self) -> None:
        """Follow what the command line did on the same file."""
        if self._call is None:
            self._call = await self.registry.call(self.store.upkeep.last_call)
            return
        for number, of, what in await self.registry.call(self.store.upkeep.calls, self._call):
            self._call = number
            await self.heard(of, what)

    async def sweep(self) -> Swept:
        """Forget what nobody needs any more, as the host has set it."""
        config = self.config
        keep = Keep(config.keep_guests_days, config.keep_open_tables_days, config.keep_chat_days)
        return await self.registry.call(self.store.upkeep.sweep, time.time(), keep)

    async def _time_out(self, table: str) -> None:
        """Look after a clock that ran out. A table that fails must not keep the others waiting."""
        try:
            await self.consent.time_out(await self.registry.open(table, fresh=True))
        except Exception:
            log.exception("a clock that ran out could not be looked after", extra={"table": table})

    async def _begin_late(self, table: str) -> None:
        """Begin a match for whose dice somebody was waited for. A table that fails must not keep the others waiting."""
        try:
            await self.tables.begin_late(table)
        except Exception:
            log.exception("a match could not begin", extra={"table": table})

    async def _catch_up(self) -> None:
        """Find what other servers wrote where their call did not reach us."""
        if self.store.database.sqlite:
            return
        for live in self.registry.tables:
            if live.sockets and not live.lock.locked():
                try:
                    await self.registry.refresh(live)
                except Exception:
                    log.exception("what another server wrote could not be read", extra={"table": live.id})

    async def _heard(self, message: str) -> None:
        """Another server wrote something."""
        call = msgspec.json.decode(message, type=Call)
        if call.by != self.store.database.origin:
            await self.heard(call.of, call.what, call.moved)

    async def heard(self, of: str, what: str, moved: Moved | None = None) -> None:
        """Follow what was done to a table or a person, here or elsewhere."""
        if what == SIGNED_OUT:
            self.registry.show_out(of)
            return
        live = self.registry.loaded(of)
        if live is None:
            return
        if what == "chat":
            await self.chat.pass_on(live.id)
            return
        if what.startswith(UNSAID):
            for page in live.sockets:
                page.answer(wire.Unsaid(int(what.removeprefix(UNSAID))))
            return
        try:
            if moved is None:
                await self.registry.refresh(live)
            else:
                await self.registry.follow(live, moved)
            await self.notices.arrived(live)
        except Refused:
            log.info("a table is gone", extra={"table": live.id})
