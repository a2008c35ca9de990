"""Sessions: kept in the store so that every server on it knows them, written only when they change."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import Any, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.middleware.session.server_side import ServerSideSessionBackend, ServerSideSessionConfig
from litestar.stores.base import Store
from litestar.types import Empty, Message, ScopeSession

from aevum.server.pools import Pool
from aevum.store.people import People
from aevum.store.rows import hashed

SESSION_COOKIE = "aevum_session"
DAYS = 90
RENEWED_AT = ("/api/start", "/api/me")
"""What a page asks first, and what it asks to learn who sits before it."""
MOST_KNOWN = 20_000


class SessionStore(Store):
    """Litestar's key-value store on our own database. Session ids are kept only as their hashes."""

    __slots__ = ("_known", "_people", "_pool")

    def __init__(self, people: People, pool: Pool) -> None:
        self._people = people
        self._pool = pool
        self._known: dict[str, str] = {}

    def known(self, key: str) -> tuple[str, str] | None:
        """Return the hash of a session and whose it was when it was last read. It may have ended since, here or on
        another server: whoever acts on it must have the store look as it writes."""
        hash = hashed(key)
        person = self._known.get(hash)
        return (hash, person) if person is not None else None

    def _note(self, key: str, data: bytes | None) -> None:
        person = _person_in(data) if data is not None else None
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        if person is not None:
            self._known[hashed(key)] = person
        else:
            self._known.pop(hashed(key), None)

    async def set(self, key: str, value: str | bytes, expires_in: int | timedelta | None = None) -> None:
        data = value.encode() if isinstance(value, str) else value
        seconds = expires_in.total_seconds() if isinstance(expires_in, timedelta) else expires_in
        expires = time.time() + (seconds if seconds is not None else DAYS * 86400)
        await self._pool.call(self._people.put_session, key, data, expires, _person_in(data))

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        found = await self._pool.call(self._people.get_session, key)
        data = found[0] if found else None
        self._note(key, data)
        return data

    async def renew(self, key: str) -> None:
        await self._pool.call(self._people.renew_session, key, time.time() + DAYS * 86400)

    async def delete(self, key: str) -> None:
        await self._pool.call(self._people.drop_session, key)
        self._note(key, None)

    async def delete_all(self) -> None:
        self._known.clear()
        await self._pool.call(self._people.drop_all_sessions)

    async def exists(self, key: str) -> bool:
        return await self.get(key) is not None

    async def expires_in(self, key: str) -> int | None:
        found = await self._pool.call(self._people.get_session, key)
        return int(found[1] - time.time()) if found else None


def _person_in(data: bytes) -> str | None:
    return msgspec.json.decode(data, type=dict[str, str]).get("person")


class SessionBackend(ServerSideSessionBackend):
    """Writes nothing for visitors, and gives a new id whenever somebody signs in or out."""

    async def store_in_message(
        self, scope_session: ScopeSession, message: Message, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> None:
        session = {} if scope_session is Empty or scope_session is None else cast(dict[str, Any], scope_session)
        store = self.config.get_store_from_app(connection.scope["litestar_app"])
        old = connection.cookies.get(self.config.key)
        if not session.pop("changed", False):
            if old and session.get("person") and connection.scope["path"] in RENEWED_AT:
                # Whoever opens the page keeps their seat for another while.
                await cast(SessionStore, store).renew(old)
                MutableScopeHeaders.from_message(message).add("set-cookie", self._cookie(old, self.config.max_age))
            return
        if old:
            await store.delete(old)
        headers = MutableScopeHeaders.from_message(message)
        if session.get("person"):
            fresh = self.generate_session_id()
            await self.set(fresh, self.serialize_data(session), store)
            headers.add("set-cookie", self._cookie(fresh, self.config.max_age))
        else:
            headers.add("set-cookie", self._cookie("", 0))

    def _cookie(self, value: str, max_age: int) -> str:
        cookie = Cookie(
            key=self.config.key,
            value=value,
            max_age=max_age,
            path="/",
            secure=self.config.secure,
            httponly=True,
            samesite="strict",
        )
        return cookie.to_header(header="")


class SessionConfig(ServerSideSessionConfig):
    _backend_class = SessionBackend


def sign_in(session: dict[str, Any], person: str | None) -> None:
    """Make a session somebody's, or nobody's."""
    session.clear()
    session["changed"] = True
    if person is not None:
        session["person"] = person
