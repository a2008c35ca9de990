"""Live updates. Each socket remembers how far it has told the log, so that nothing is missed and nothing told twice."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from aevum.server import wire
from aevum.server.hall import Hall
from aevum.server.live import Live
from aevum.server.metrics import SOCKETS
from aevum.server.problems import Refused
from aevum.server.talk import Talk
from aevum.store.rows import ChatRow

log = logging.getLogger("aevum.sockets")

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

SEND_LIMIT = 20.0
LARGEST_MESSAGE = 20_000
CODE_FLOOD, CODE_LARGE, CODE_AGAIN = 1008, 1009, 1012

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(wire.FromPage).decode


class Socket:
    """One open page. Waking it is cheap and never waits: what it has to tell is found when it can be sent."""

    def __init__(
        self, hall: Hall, live: Live, person: str | None, seat: int | None, since: int | None, muted: set[str]
    ) -> None:
        self.person = person
        self._hall = hall
        self._live = live
        self._seat = seat
        self._told = since
        self._told_table: object = None
        self._told_crowd: object = None
        self._muted = muted
        self._awake = asyncio.Event()
        self._answers: list[wire.FromServer] = []
        self._dropped = False

    def wake(self) -> None:
        self._awake.set()

    def drop(self) -> None:
        """Close it: the page connects again."""
        self._dropped = True
        self._awake.set()

    def said(self, line: ChatRow) -> None:
        if line.person not in self._muted:
            self.answer(wire.Said(line_of(line)))

    def mute(self, muted: set[str]) -> None:
        self._muted = muted

    def answer(self, message: wire.FromServer) -> None:
        self._answers.append(message)
        self._awake.set()

    async def tell(self, socket: AnySocket) -> None:
        """Send what is new, again and again."""
        self._awake.set()
        while True:
            await self._awake.wait()
            self._awake.clear()
            if self._dropped or not self._may_watch():
                await socket.send_data(_encode(wire.Bye("again")).decode(), mode="text")
                await socket.close(CODE_AGAIN)
                return
            for message in await self.news():
                await asyncio.wait_for(socket.send_data(_encode(message).decode(), mode="text"), SEND_LIMIT)

    def _may_watch(self) -> bool:
        """Whether this person may still see the table: one that started or a lost seat may have changed that."""
        try:
            self._live.check_visible(self.person)
        except Refused:
            return False
        return True

    async def news(self) -> list[wire.FromServer]:
        """Return what the page has not been told yet."""
        live = self._live
        news: list[wire.FromServer] = []
        crowd = ({other.person for other in live.sockets}, len(live.sockets))
        mark = (live.row.revision, live.row.status)
        changed = mark != self._told_table
        if changed or crowd != self._told_crowd:
            self._told_table, self._told_crowd = mark, crowd
            news.append(wire.TableNow(await self._hall.table(live, self.person)))
        # While a move is being written it is in memory but does not stand yet: nobody is told of it before.
        async with live.lock:
            if live.match is not None and (self._told != live.readable or changed):
                news.append(self._update())
        answers, self._answers = self._answers, []
        return news + answers

    def _update(self) -> wire.Update:
        live = self._live
        eyes = live.eyes(self.person, self._seat if self._seat in live.seats_of(self.person) else None)
        length = live.readable
        since = length if self._told is None else min(self._told, length)
        self._told = length
        return wire.Update(live.entries(eyes, since, length), live.state(self.person, eyes))


def line_of(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(row.id, row.at, wire.Person(row.person, row.name, row.guest), row.seat, row.text)


class Flow:
    """How many messages a socket may still send: a bucket that fills up with time."""

    def __init__(self, per_second: int) -> None:
        self._rate = per_second
        self._left = float(per_second * 3)
        self._at = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self._left = min(self._rate * 3.0, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left -= 1
        return self._left >= 0


class Sockets:
    def __init__(self, hall: Hall, talk: Talk) -> None:
        self._hall = hall
        self._talk = talk
        self._addresses: Counter[str] = Counter()

    async def serve(
        self,
        socket: AnySocket,
        table: str,
        person: str | None,
        seat: int | None,
        since: int | None,
    ) -> None:
        """Talk with one page until it goes away."""
        address = socket.client.host if socket.client else ""
        if not same_origin(socket) or self._addresses[address] >= self._hall.config.sockets_per_address:
            await socket.close(CODE_FLOOD)
            return
        try:
            live = await self._hall.open(table, fresh=True)
            live.check_visible(person)
            if seat is not None and person is not None:
                live.check_seat(person, seat)
        except Refused as error:
            await socket.accept()
            await socket.send_data(_encode(wire.Refused(None, error.problem)).decode(), mode="text")
            await socket.close(CODE_FLOOD)
            return
        await socket.accept()
        muted = await self._hall.call(self._hall.store.talk.muted, person) if person else set()
        page = Socket(self._hall, live, person, seat, since, muted)
        self._addresses[address] += 1
        SOCKETS.inc()
        live.sockets.add(page)
        self._greet(live)
        await self._hall.notices.arrived(live)
        telling = asyncio.create_task(page.tell(socket))
        hearing = asyncio.create_task(self._hear(socket, live, page))
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
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            SOCKETS.dec()
            self._greet(live)

    def _greet(self, live: Live) -> None:
        for other in live.sockets:
            other.wake()

    async def _hear(self, socket: AnySocket, live: Live, page: Socket) -> None:
        flow = Flow(self._hall.config.messages_per_second)
        while True:
            text = await socket.receive_data(mode="text")
            if len(text) > LARGEST_MESSAGE:
                await socket.close(CODE_LARGE)
                return
            if not flow.allows():
                page.answer(wire.Refused(None, wire.Problem("too_many")))
                await asyncio.sleep(0.5)
                continue
            await self._take(live, page, text)

    async def _take(self, live: Live, page: Socket, text: str | bytes) -> None:
        try:
            message = _read(text)
        except (msgspec.DecodeError, RecursionError):
            page.answer(wire.Refused(None, wire.Problem("invalid")))
            return
        key = message.key if isinstance(message, wire.PlayNow) else None
        try:
            if isinstance(message, wire.Ping):
                page.answer(wire.Pong())
                return
            if page.person is None:
                raise Refused("not_signed_in")
            if isinstance(message, wire.SayNow):
                await self._talk.say(live.id, page.person, message.text)
                return
            play = wire.Play(message.key, message.seat, message.seq, message.action)
            page.answer(wire.Ack(message.key, await self._hall.play(live.id, page.person, play)))
        except Refused as error:
            page.answer(wire.Refused(key, error.problem))


def same_origin(socket: AnySocket) -> bool:
    """Whether a socket was opened by our own page (or by a program that is no browser, which names no origin)."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
