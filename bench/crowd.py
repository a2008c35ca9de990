"""Many people at many tables, as cheap as can be: they share the machine with the server that is measured."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from aevum.core import game as find
from aevum.server import wire
from aevum.server.door import CSRF_COOKIE, CSRF_HEADER

TRIES = 20
PAUSE = 0.5
"""Seconds after which a page tries again to connect: as the page of the game at its first try."""

read = msgspec.json.Decoder(dict[str, Any]).decode


class HeardEntry(msgspec.Struct):
    seq: int
    kind: str
    seat: int | None


class HeardState(msgspec.Struct):
    seq: int
    actors: list[int]
    over: bool
    legal: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """What a page reads of a message: decoding all of it would cost more than the server spends."""

    type: str
    entries: list[HeardEntry] = []
    state: HeardState | None = None


hear = msgspec.json.Decoder(Heard).decode


class Failed(Exception):
    """A request was refused."""

    def __init__(self, status: int, text: bytes) -> None:
        super().__init__(status, text[:200])
        self.status = status


class Person:
    """Somebody with a browser: cookies, and one connection for requests."""

    def __init__(self, address: str) -> None:
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.cookies: dict[str, str] = {}
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def enter(self, name: str) -> None:
        await self.ask("GET", "/api/me")
        await self.ask("POST", "/api/guest", wire.NewGuest(name))

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """:raises Failed: if the server refuses it.
        :raises OSError: if the line breaks.
        """
        content = msgspec.json.encode(body) if body is not None else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\ncookie: {self.cookie()}\r\n"
            f"{CSRF_HEADER}: {self.cookies.get(CSRF_COOKIE, '')}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(content)}\r\n\r\n"
        )
        if self._line is not None and self._line[0].at_eof():
            # A server does not keep a line for long on which nothing is said.
            self.hang_up()
        try:
            if self._line is None:
                self._line = await asyncio.open_connection(self.host, self.port)
            self._line[1].write(head.encode() + content)
            status, text = await asyncio.wait_for(self._answer(self._line[0]), 60)
        except (OSError, asyncio.IncompleteReadError) as error:
            self.hang_up()
            raise OSError("the line broke") from error
        if status >= 400:
            raise Failed(status, text)
        return read(text)

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length, stays = 0, True
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            match name.lower():
                case "content-length":
                    length = int(value)
                case "connection":
                    stays = value != "close"
                case "set-cookie":
                    key, _, rest = value.partition("=")
                    self.cookies[key] = rest.partition(";")[0]
        text = await reader.readexactly(length)
        if not stays:
            self.hang_up()
        return int(lines[0].split()[1]), text

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def hang_up(self) -> None:
        if self._line is not None:
            self._line[1].close()
            self._line = None


class Found:
    """What all tables together measured."""

    def __init__(self) -> None:
        self.open = 0
        """Pages that have heard how their match stands."""
        self.counting = False
        self.delays: list[float] = []
        self.moves = 0
        self.refused: Counter[int] = Counter()
        self.again = 0
        """Moves that were sent once more after the line broke."""
        self.late: list[float] = []
        """How long moves took whose line broke."""
        self.away: list[float] = []
        """How long each page that lost its socket heard nothing."""


class Table:
    """One match, its players, those who watch, and what they measured."""

    def __init__(self, address: str, number: int, game: str, watchers: int, pace: float, found: Found) -> None:
        self.address = address
        self.number = number
        self.game = game
        self.pace = pace
        self.found = found
        self.people = [Person(address) for _ in range(max(2, min(find(game).meta.seats)))]
        self.watchers = watchers
        self.id = ""
        self.latest: dict[int, HeardState] = {}
        self.thinking: set[int] = set()
        self.sent: dict[int, float] = {}
        self.acknowledged: list[tuple[int, int, int, bytes]] = []
        """Of each move that was answered: after which entry, up to which, whose, and the action."""
        self.random = random.Random(number)

    async def prepare(self) -> None:
        for seat, person in enumerate(self.people):
            await person.enter(f"{seat}-{self.number}")
        owner, *others = self.people
        seats = [wire.NewSeat("me"), *(wire.NewSeat("invite") for _ in others)]
        made = await owner.ask("POST", "/api/tables", wire.NewTable(self.game, seats))
        self.id = made["id"]
        for person, seat in zip(others, made["seats"][1:], strict=True):
            await person.ask("POST", "/api/join", wire.Invitation(seat["invite"]))

    @property
    def pages(self) -> list[int | None]:
        """The seats, and nobody's for those who watch."""
        return [*range(len(self.people)), *[None] * self.watchers]

    async def play(self) -> None:
        """Play until it is ended."""
        async with asyncio.TaskGroup() as group:
            for seat in self.pages:
                group.create_task(self._sit(seat, group))

    async def _sit(self, seat: int | None, group: asyncio.TaskGroup) -> None:
        """Keep a page open; where it loses its socket it opens another."""
        headers = {"cookie": self.people[seat].cookie()} if seat is not None else {}
        told, lost = -1, 0.0
        while True:
            query = ("" if seat is None else f"&seat={seat}") + ("" if told < 0 else f"&since={told}")
            address = f"ws{self.address[4:]}/api/tables/{self.id}/live?{query[1:]}"
            try:
                async with connect(
                    address, additional_headers=headers, compression=None, max_queue=None, proxy=None
                ) as socket:
                    async for text in socket:
                        message = hear(text)
                        if message.state is None:
                            continue
                        if told < 0:
                            self.found.open += 1
                        if lost:
                            self.found.away.append(time.perf_counter() - lost)
                            lost = 0.0
                        told = message.state.seq
                        self._note(message, seat)
                        if seat is not None:
                            self.latest[seat] = message.state
                            # Who thinks about a move goes on reading what the others do.
                            if seat not in self.thinking:
                                self.thinking.add(seat)
                                group.create_task(self._decide(seat))
            except (WebSocketException, OSError):
                pass
            lost = lost or time.perf_counter()
            await asyncio.sleep(PAUSE)

    def _note(self, message: Heard, seat: int | None) -> None:
        now = time.perf_counter()
        for entry in message.entries:
            told = entry.kind == "play" and entry.seat != seat and entry.seq in self.sent
            if told and self.found.counting:
                self.found.delays.append(now - self.sent[entry.seq])

    async def _decide(self, seat: int) -> None:
        """Play for as long as this seat is asked."""
        try:
            while self._choices(seat):
                if self.pace:
                    await asyncio.sleep(self.random.expovariate(1 / self.pace))
                choices = self._choices(seat)
                if choices:
                    await self._move(seat, self.latest[seat].seq, self.random.choice(choices))
        finally:
            self.thinking.discard(seat)

    def _choices(self, seat: int) -> list[msgspec.Raw]:
        """What a seat may do: nothing if it has not yet heard of its last move."""
        state = self.latest[seat]
        if any(whose == seat and state.seq < until for _, until, whose, _ in self.acknowledged[-8:]):
            return []
        # Who plays at random would soon resign where that is a move.
        return [action for action in state.legal if b"resign" not in bytes(action)]

    async def _move(self, seat: int, seq: int, action: msgspec.Raw) -> None:
        key = f"load-{self.number:05}-{seat}-{seq:06}"
        begun = self.sent[seq] = time.perf_counter()
        for _ in range(TRIES):
            try:
                body = {"key": key, "seat": seat, "seq": seq, "action": action}
                answer = await self.people[seat].ask("POST", f"/api/tables/{self.id}/play", body)
            except (OSError, Failed) as error:
                if isinstance(error, Failed) and error.status < 500:
                    self.found.refused[error.status] += 1
                    return
                self.found.again += 1
                await asyncio.sleep(PAUSE / 2)
                continue
            if time.perf_counter() - begun > PAUSE / 2:
                self.found.late.append(time.perf_counter() - begun)
            self.found.moves += 1
            self.acknowledged.append((seq, answer["seq"], seat, bytes(action)))
            return
        raise RuntimeError(f"{key} was never answered")

    async def lost(self) -> int:
        """Ask the server for the log and return how many acknowledged moves are not in it."""
        played: list[dict[tuple[int, int], Any]] = []
        for seat, person in enumerate(self.people):
            entries: list[Any] = []
            while True:
                path = f"/api/tables/{self.id}/log?since={len(entries)}&seat={seat}"
                got = await person.ask("GET", path)
                entries += got["entries"]
                if len(entries) >= got["length"]:
                    break
            played.append({(e["seq"], e["seat"]): e["action"] for e in entries if e["kind"] == "play"})
        return sum(
            msgspec.json.decode(action) not in [played[seat].get((at, seat)) for at in range(since, until)]
            for since, until, seat, action in self.acknowledged
        )
