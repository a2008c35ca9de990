"""Live updates over sockets: what each tells is its `feed`."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from aevum.server import wire
from aevum.server.chat import ChatService
from aevum.server.connections import Gate, household
from aevum.server.feed import Feed
from aevum.server.live_table import LiveTable
from aevum.server.metrics import SOCKETS
from aevum.server.notices import Notices
from aevum.server.problems import Refused
from aevum.server.rates import Bucket
from aevum.server.registry import TableRegistry

log = logging.getLogger("aevum.sockets")

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

SEND_LIMIT = 20.0
LARGEST_MESSAGE = 20_000
SMALL_CROWD = 20
SMALL_CROWD_PAUSE, LARGE_CROWD_PAUSE = 0.2, 5.0
"""Of five hundred who watch, nobody wants to hear of each one who comes and goes."""
CODE_FLOOD, CODE_LARGE, CODE_AGAIN = 1008, 1009, 1012

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(wire.Ping).decode


class Sockets:
    def __init__(self, registry: TableRegistry, chat: ChatService, notices: Notices) -> None:
        self._registry = registry
        self._chat = chat
        self._notices = notices
        self._gate = Gate(registry.config.sockets, registry.config.sockets_per_address)

    async def serve(
        self,
        socket: AnySocket,
        table: str,
        person: str | None,
        seat: int | None,
        since: int | None,
    ) -> None:
        """Talk with one page until it goes away."""
        address = household(socket.client.host) if socket.client else ""
        if not same_origin(socket) or not self._gate.enter(address):
            await socket.close(CODE_FLOOD)
            return
        try:
            await self._serve(socket, table, person, seat, since)
        finally:
            self._gate.leave(address)

    async def _serve(
        self, socket: AnySocket, table: str, person: str | None, seat: int | None, since: int | None
    ) -> None:
        try:
            live = await self._registry.open(table, fresh=True)
            live.check_visible(person)
            if seat is not None and person is not None:
                live.check_seat(person, seat)
        except Refused as error:
            await socket.accept()
            await socket.send_data(_encode(wire.Refused(None, error.problem)).decode(), mode="text")
            await socket.close(CODE_FLOOD)
            return
        await socket.accept()
        muted = await self._chat.muted(person) if person else set()
        page = Feed(self._registry, live, person, seat, since, muted)
        SOCKETS.inc()
        live.sockets.add(page)
        self._greet(live)
        await self._notices.arrived(live)
        telling = asyncio.create_task(_tell(socket, page))
        hearing = asyncio.create_task(self._hear(socket, page))
        try:
            done, _ = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, TimeoutError, RuntimeError, OSError) as error:
            # Going away is what pages do; whatever it was, the page finds everything again by `since`.
            log.debug("a page went away", extra={"table": live.id, "why": type(error).__name__})
        finally:
            telling.cancel()
            hearing.cancel()
            await asyncio.gather(telling, hearing, return_exceptions=True)
            live.sockets.discard(page)
            SOCKETS.dec()
            self._greet(live)

    def _greet(self, live: LiveTable) -> None:
        """Tell the table who came or went: a player at once, watchers together after a while."""
        here = live.present()
        if here != live.here:
            live.here = here
            live.watchers = live.count_watchers()
            _wake(live)
        elif not live.counting:
            live.counting = True
            pause = SMALL_CROWD_PAUSE if live.count_watchers() <= SMALL_CROWD else LARGE_CROWD_PAUSE
            asyncio.get_running_loop().call_later(pause, _count, live)

    async def _hear(self, socket: AnySocket, page: Feed) -> None:
        rate = self._registry.config.messages_per_second
        flow = Bucket(rate, 3 * rate)
        while True:
            text = await socket.receive_data(mode="text")
            if len(text) > LARGEST_MESSAGE:
                await socket.close(CODE_LARGE)
                return
            if not flow.allows():
                page.answer(wire.Refused(None, wire.Problem("too_many")))
                await asyncio.sleep(0.5)
                continue
            self._take(page, text)

    def _take(self, page: Feed, text: str | bytes) -> None:
        try:
            _read(text)
        except (msgspec.DecodeError, RecursionError):
            page.answer(wire.Refused(None, wire.Problem("invalid")))
            return
        page.answer(wire.Pong())


async def _tell(socket: AnySocket, page: Feed) -> None:
    """Send what is new, again and again."""
    async for message in page.tell():
        async with asyncio.timeout(SEND_LIMIT):
            await socket.send_data(_encode(message).decode(), mode="text")
    await socket.close(CODE_AGAIN)


def _count(live: LiveTable) -> None:
    live.counting = False
    watchers = live.count_watchers()
    if watchers != live.watchers:
        live.watchers = watchers
        _wake(live)


def _wake(live: LiveTable) -> None:
    for page in live.sockets:
        page.wake()


def same_origin(socket: AnySocket) -> bool:
    """Whether a socket was opened by our own page (or by a program that is no browser, which names no origin)."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
