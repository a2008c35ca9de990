"""A program at the table: a small Python client of the API, for other people's bots, load tests and our own tests."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from aevum.server import wire
from aevum.server.door import CSRF_COOKIE, CSRF_HEADER

T = TypeVar("T")


class Answered(Exception):
    """The server refused: its status and its reason."""

    def __init__(self, status: int, problem: wire.Problem) -> None:
        super().__init__(f"{status} {problem.error} {problem.key or ''} {problem.values}")
        self.status = status
        self.problem = problem


class Client:
    """One person's connection. Not for several threads at once."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=timeout)

    def close(self) -> None:
        self.http.close()

    # requests

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request and return whatever comes back."""
        headers = {}
        if method not in ("GET", "HEAD"):
            if CSRF_COOKIE not in self.http.cookies:
                self.http.get("/api/me")
            headers[CSRF_HEADER] = self.http.cookies.get(CSRF_COOKIE) or ""
        content = msgspec.json.encode(body) if body is not None else None
        if content is not None:
            headers["content-type"] = "application/json"
        return self.http.request(method, path, content=content, headers=headers)

    def ask(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """Send a request and return its answer, typed.

        :raises Answered: if the server refuses.
        """
        answer = self.send(method, path, body)
        if not answer.is_success:
            raise Answered(answer.status_code, msgspec.json.decode(answer.content, type=wire.Problem))
        return msgspec.json.decode(answer.content, type=kind)

    # people

    def guest(self, name: str, language: wire.Language = "en") -> wire.Me:
        return self.ask("POST", "/api/guest", wire.Me, wire.NewGuest(name, language))

    # tables

    def create(self, new: wire.NewTable) -> wire.Table:
        return self.ask("POST", "/api/tables", wire.Table, new)

    def table(self, table: str) -> wire.Table:
        return self.ask("GET", f"/api/tables/{table}", wire.Table)

    def act(self, table: str, verb: str, body: object = None) -> wire.Table:
        """Do something whose answer is the table: join, leave, start, resign, return, pause, resume, close, rematch."""
        return self.ask("POST", f"/api/tables/{table}/{verb}", wire.Table, body)

    def accept(self, token: str) -> wire.Table:
        return self.ask("POST", "/api/join", wire.Table, wire.Invitation(token))

    # playing

    def state(self, table: str, seat: int | None = None) -> wire.State:
        query = "" if seat is None else f"?seat={seat}"
        return self.ask("GET", f"/api/tables/{table}/state{query}", wire.State)

    def log(self, table: str, since: int = 0) -> wire.Log:
        return self.ask("GET", f"/api/tables/{table}/log?since={since}", wire.Log)

    def play(self, table: str, seat: int, seq: int, action: wire.Json, key: str | None = None) -> int:
        play = wire.Play(key or secrets.token_hex(8), seat, seq, action)
        return self.ask("POST", f"/api/tables/{table}/play", wire.Played, play).seq

    def undo(self, table: str, seat: int, seq: int, to: int, key: str | None = None) -> wire.TookBack:
        wanted = wire.TakeBack(key or secrets.token_hex(8), seat, seq, to)
        return self.ask("POST", f"/api/tables/{table}/undo", wire.TookBack, wanted)

    @contextmanager
    def live(self, table: str, since: int | None = None, seat: int | None = None) -> Iterator[LiveSocket]:
        """Open the table's socket."""
        query = "&".join(f"{name}={value}" for name, value in (("since", since), ("seat", seat)) if value is not None)
        address = f"ws{self.address[4:]}/api/tables/{table}/live?{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(address, additional_headers={"cookie": cookies}, compression=None) as socket:
            yield LiveSocket(socket)


class LiveSocket:
    """An open socket of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def hear(self, timeout: float = 10.0) -> Any:
        """Return the next message, typed.

        :raises TimeoutError: if none comes.
        """
        return msgspec.json.decode(self.socket.recv(timeout), type=wire.FromServer)

    def until(self, kind: type[T], timeout: float = 10.0) -> T:
        """Return the next message of a kind; others are passed over."""
        while True:
            message = self.hear(timeout)
            if isinstance(message, kind):
                return message

    def send(self, message: wire.Ping) -> None:
        self.socket.send(msgspec.json.encode(message).decode())
