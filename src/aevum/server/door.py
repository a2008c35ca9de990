"""The way of a move past the framework.

Moves are most of what a server is asked for, and the framework spends more on each than rules and database do. So a
move that is in order goes straight to the table. One that is not, for any reason, goes to the framework with its body,
and is refused or carried out there: its key makes it safe to repeat.
"""

from __future__ import annotations

import re
from hmac import compare_digest

import msgspec
from litestar.enums import ScopeType
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from aevum.server import wire
from aevum.server.registry import TableRegistry
from aevum.server.sessions import SESSION_COOKIE, SessionStore

CSRF_COOKIE, CSRF_HEADER = "aevum_csrf", "x-csrf-token"
TEMPLATE = "/api/tables/{table}/play"
LARGEST = 20_000

_path = re.compile("/api/tables/([a-z0-9]{12})/play").fullmatch
_read = msgspec.json.Decoder(wire.Play).decode
_encode = msgspec.json.Encoder().encode


class Door:
    def __init__(self, app: ASGIApp, registry: TableRegistry, sessions: SessionStore, secret: str) -> None:
        self._app = app
        self._registry = registry
        self._sessions = sessions
        self._secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST" and (found := _path(scope["path"])):
            session = self._session(scope)
            if session is not None:
                await self._play(scope, receive, send, found[1], session)
                return
        await self._app(scope, receive, send)

    async def _play(self, scope: Scope, receive: Receive, send: Send, table: str, session: tuple[str, str]) -> None:
        arrived: list[ReceiveMessage] = []
        seq = None
        body = await _body(receive, arrived)
        if body is not None:
            try:
                seq = await self._registry.play_once(table, session[1], session[0], _read(body))
            except Exception:
                # The framework says what is wrong, or does it after all.
                seq = None
        if seq is None:
            await self._app(scope, _again(arrived, receive), send)
            return
        scope["path_template"] = TEMPLATE
        answer = _encode(wire.Played(seq))
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(answer))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer, "more_body": False})

    def _session(self, scope: Scope) -> tuple[str, str] | None:
        """Return the hash of a session that was good a while ago, and whose it is; nothing if it is not our page's."""
        headers: dict[bytes, bytes] = {}
        for name, value in scope["headers"]:
            if name in headers:
                return None
            headers[name] = value
        if headers.get(b"content-type") != b"application/json" or b"content-encoding" in headers:
            return None
        cookies = dict(
            pair.strip().split("=", 1)
            for pair in headers.get(b"cookie", b"").decode("latin-1").split(";")
            if "=" in pair
        )
        token = cookies.get(CSRF_COOKIE, "")
        if not token or token != headers.get(CSRF_HEADER.encode(), b"").decode("latin-1") or not self._ours(token):
            return None
        return self._sessions.known(cookies.get(SESSION_COOKIE, ""))

    def _ours(self, token: str) -> bool:
        """Whether this server, or one that shares its secret, made a token."""
        signed = generate_csrf_hash(token[:CSRF_SECRET_LENGTH], self._secret)
        return compare_digest(token[CSRF_SECRET_LENGTH:].encode(), signed.encode())


async def _body(receive: Receive, arrived: list[ReceiveMessage]) -> bytes | None:
    """Read a small body; what arrived is kept in any case."""
    body = b""
    while len(body) <= LARGEST:
        message = await receive()
        arrived.append(message)
        if message["type"] != "http.request":
            return None
        body += message["body"]
        if not message["more_body"]:
            return body
    return None


def _again(arrived: list[ReceiveMessage], receive: Receive) -> Receive:
    """Return what gives once more what has arrived, and then what follows."""

    async def give() -> ReceiveMessage:
        return arrived.pop(0) if arrived else await receive()

    return give
