"""What the store hands out: plain typed rows."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"

T = TypeVar("T")

Value = str | int | float | bool | None
"""What a column holds."""


class Conflict(RuntimeError):
    """Somebody else wrote first: read again and decide again."""


class Request(msgspec.Struct, frozen=True):
    """What makes a repeated request known again: who, their key, and a hash of what was asked."""

    person: str
    key: str
    digest: str
    session: str | None = None
    """The hash of the session by which it came, where it is still to be seen whether that has ended."""


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
    email: str | None = None
    email_confirmed: bool = False
    hidden: bool = False
    """Whether others see nothing of this person's record."""


class BanRow(msgspec.Struct):
    person: str
    until: float | None
    reason: str
    at: float


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
    dice: str | None = None
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
    explores: str | None = None
    explores_seq: int | None = None
    puzzle: str | None = None
    """The puzzle that is solved at this table."""
    rated_apart: bool = False
    bot_due: bool = False
    bot_claim: str | None = None
    bot_claim_until: float | None = None
    guided: bool = False
    hints: bool = True
    rated: bool = False
    series: int = 1
    series_number: int = 1
    tournament: str | None = None
    settled: int | None = None
    """The how-manieth match it was whose outcome was entered into ratings and statistics."""
    revision: int = 0


class SeatRow(msgspec.Struct, kw_only=True):
    match: str
    seat: int
    kind: str
    person: str | None = None
    level: str | None = None
    """Of a bot: its name, as bots are created by: the level, and behind a colon its character if it has one."""
    bot_plays: bool = False
    resigned: bool = False
    invite: str | None = None
    left_ms: int | None = None


class EntryRow(msgspec.Struct):
    seq: int
    at: float
    line: str


class Moved(msgspec.Struct, frozen=True):
    """What was added to a log, and what was written with it: enough for whoever has the rest."""

    seq: int
    revision: int
    at: float
    lines: Sequence[str]
    values: Mapping[str, Value]
    seats: Mapping[int, Mapping[str, Value]]


class Call(msgspec.Struct, frozen=True, omit_defaults=True):
    """What servers on one database tell each other."""

    of: str
    """The table or the person."""
    what: str
    by: str
    """Which server."""
    moved: Moved | None = None


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


class OutcomeRow(msgspec.Struct, kw_only=True):
    """How one seat of a finished match came out."""

    match: str
    seat: int
    person: str | None
    level: str | None
    game: str
    seats: int
    rank: int
    score: int | None
    won: float
    """1 for the only winner; those who share the first place share it."""
    rated: bool
    ended: float
    seconds: float
    mu: float | None = None
    sigma: float | None = None


class RatingRow(msgspec.Struct, kw_only=True):
    game: str
    seats: int
    person: str
    mu: float
    sigma: float
    matches: int


class TallyRow(msgspec.Struct, kw_only=True):
    of: str
    game: str
    seats: int
    kind: str
    name: str
    matches: int
    wins: float


class SeekRow(msgspec.Struct, kw_only=True):
    person: str
    game: str
    seats: int
    pace: str
    rated: bool
    points: int
    range: int | None
    begun: float
    seen: float
    table: str | None = None


class TournamentRow(msgspec.Struct, kw_only=True):
    id: str
    title: str
    game: str
    options: str
    kind: str
    seats: int
    rounds: int
    pace: str
    clock: str | None
    rated: bool
    round_days: float | None
    absent: str
    language: str
    organiser: str
    status: str = "open"
    round: int = 0
    deadline: float | None = None
    created: float
    ended: float | None = None
    revision: int = 0


class EntrantRow(msgspec.Struct, kw_only=True):
    tournament: str
    person: str
    seed: int
    left: bool = False


class PairingRow(msgspec.Struct, kw_only=True):
    tournament: str
    round: int
    number: int
    people: str
    match: str | None = None
    ranks: str | None = None


class ReportRow(msgspec.Struct, kw_only=True):
    id: int
    reporter: str
    person: str
    match: str | None
    line: str | None
    why: str
    at: float
    closed: float | None


class AdminLogRow(msgspec.Struct, kw_only=True):
    id: int
    admin: str
    what: str
    about: str
    why: str
    at: float


def read(row: Any, kind: type[T]) -> T:
    return kind(**row._asdict())


def new_id() -> str:
    """Return an id that nobody can guess and that reads well in an address."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def hashed(token: str) -> str:
    """Return what is kept of a secret token: enough to know it again, not to use it."""
    return hashlib.blake2b(token.encode(), digest_size=32).hexdigest()
