"""What the store hands out: plain typed rows."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, TypeVar

import msgspec

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"

T = TypeVar("T")


class PersonRow(msgspec.Struct, kw_only=True):
    id: str
    name: str
    login: str | None
    password: str | None
    admin: bool
    deleted: bool
    language: str
    settings: str
    notifications: str
    created: float
    seen: float


class MatchRow(msgspec.Struct, kw_only=True):
    """A table and its match. JSON columns are kept as text: their form is the caller's."""

    id: str
    game: str
    title: str
    options: str
    status: str
    pace: str
    clock: str | None
    public: bool
    spectators: bool
    undo: str
    language: str
    owner: str
    setup: str | None = None
    length: int = 0
    actors: str = ""
    result: str | None = None
    created: float
    started: float | None = None
    ended: float | None = None
    ticking_since: float | None = None
    deadline: float | None = None
    paused: bool = False
    proposal: str | None = None
    rematch: str | None = None
    rematch_of: str | None = None
    rated_apart: bool = False
    bot_due: bool = False
    bot_claim: str | None = None
    bot_claim_until: float | None = None
    guided: bool = False
    hints: bool = True
    revision: int = 0


class SeatRow(msgspec.Struct, kw_only=True):
    match: str
    seat: int
    kind: str
    person: str | None = None
    level: str | None = None
    bot_plays: bool = False
    resigned: bool = False
    invite: str | None = None
    left_ms: int | None = None


class EntryRow(msgspec.Struct):
    seq: int
    at: float
    line: str


class RequestRow(msgspec.Struct):
    digest: str
    seq: int


class ChatRow(msgspec.Struct):
    id: int
    match: str
    person: str
    name: str
    guest: bool
    seat: int | None
    at: float
    text: str


class PushRow(msgspec.Struct):
    endpoint: str
    p256dh: str
    auth: str


class DeliveryRow(msgspec.Struct, kw_only=True):
    id: int
    person: str
    match: str | None
    channel: str
    kind: str
    status: str
    attempts: int
    detail: str
    body: str
    at: float
    due: float | None


def read(row: Any, kind: type[T]) -> T:
    return kind(**{str(name): value for name, value in row._mapping.items()})


def new_id() -> str:
    """Return an id that nobody can guess and that reads well in an address."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def hashed(token: str) -> str:
    """Return what is kept of a secret token: enough to know it again, not to use it."""
    return hashlib.blake2b(token.encode(), digest_size=32).hexdigest()
