"""What goes over the wire about people: accounts, settings, notifications, and what hosts do."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from aevum.server.wire_games import Language

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Token = Annotated[str, Meta(min_length=16, max_length=100)]


class Settings(Struct, forbid_unknown_fields=True):
    colours: Literal["standard", "deuteranopia", "protanopia", "tritanopia", "contrast"] = "standard"
    theme: Literal["system", "light", "dark"] = "system"
    animation: Literal["full", "reduced", "off"] = "full"
    sound: bool = False
    replay: bool = True
    """Show by itself what the others did."""
    moments: Literal["off", "quick", "calm"] = "quick"
    """How long a battle, a scoring or an event is shown over the board."""


class Person(Struct):
    """Somebody as others see them."""

    id: str
    name: str
    guest: bool


class Me(Struct):
    """Who is signed in; `person` is None for a visitor."""

    person: Person | None
    login: str | None
    admin: bool
    language: Language
    settings: Settings


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class NewAccount(Struct, forbid_unknown_fields=True):
    """A guest who signs up keeps name, seats and matches."""

    login: Login
    password: Password
    name: Name
    language: Language = "en"


class Credentials(Struct, forbid_unknown_fields=True):
    login: Login
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET


class ChangePassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class ResetPassword(Struct, forbid_unknown_fields=True):
    token: Token
    new: Password


class DeleteMe(Struct, forbid_unknown_fields=True):
    """Accounts confirm with their password; guests need none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class ResetLink(Struct):
    """What an admin hands to somebody who forgot the password. The token stands in the fragment of the page's
    address (`/#/reset/<token>`), which no browser sends and no server logs."""

    token: str
    expires: float


class Notifications(Struct, forbid_unknown_fields=True):
    """How I want to be told that it is my turn in a correspondence match. Between `quiet_from` and `quiet_until`, hours
    of a clock `utc_offset` minutes before UTC, nothing is sent; `email` "daily" is one letter when they are over."""

    push: bool = True
    webhook: Annotated[str, Meta(max_length=500)] = ""
    webhook_kind: Literal["json", "discord", "slack"] = "json"
    email: Literal["off", "turn", "daily"] = "turn"
    quiet_from: Annotated[int, Meta(ge=0, le=23)] | None = None
    quiet_until: Annotated[int, Meta(ge=0, le=23)] = 8
    utc_offset: Annotated[int, Meta(ge=-840, le=840)] = 0


class AdminReset(Struct, forbid_unknown_fields=True):
    login: Login


class Ban(Struct, forbid_unknown_fields=True):
    """Keep somebody away: for good, or for `days`."""

    person: Annotated[str, Meta(min_length=1, max_length=20)]
    reason: Annotated[str, Meta(min_length=1, max_length=200)]
    days: Annotated[float, Meta(gt=0, le=36500)] | None = None


class ThePerson(Struct, forbid_unknown_fields=True):
    person: Annotated[str, Meta(min_length=1, max_length=20)]


class TheTable(Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(pattern=r"^[a-z0-9]{12}$")]


class TheLine(Struct, forbid_unknown_fields=True):
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class Done(Struct):
    """`done`: whether there was anything to do."""

    done: bool


# Notifications -----------------------------------------------------------------------------------------------


class PushKeys(Struct, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(min_length=10, max_length=200)]
    auth: Annotated[str, Meta(min_length=10, max_length=100)]


class PushSubscription(Struct):
    """A browser's `PushSubscription.toJSON()`."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys


class PushEndpoint(Struct):
    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class PushKey(Struct):
    """The server's public VAPID key, base64url: `applicationServerKey` of `pushManager.subscribe`."""

    key: str


class Delivery(Struct):
    """One notification and what became of it."""

    at: float
    channel: Literal["push", "webhook", "email"]
    kind: Literal["turn", "started", "ended", "invited", "test"]
    table: str | None
    status: Literal["waiting", "sent", "failed", "dropped"]
    attempts: int
    detail: str


class MyLine(Struct):
    """What a person said at a table."""

    table: str
    at: float
    seat: int | None
    text: str


class MyFriend(Struct):
    """We agreed on it ("friend"), I asked ("asked"), or they ask me ("asks")."""

    person: Person
    kind: Literal["friend", "asked", "asks"]


class MyRating(Struct):
    """`mu` is what I am held to play like, and `sigma` how uncertain that is."""

    game: str
    players: int
    mu: float
    sigma: float
    matches: int


class MyOutcome(Struct):
    """How I came out of a match; `won` is shared with others in the first place."""

    table: str
    seat: int
    game: str
    players: int
    rank: int
    score: int | None
    won: float
    rated: bool
    ended: float
    seconds: float


class MyDeed(Struct):
    """How often I did something in matches of a game, and how many of them I won."""

    game: str
    players: int
    kind: str
    name: str
    matches: int
    wins: float


class MyMeeting(Struct):
    """A round of a tournament: my table and my rank once it was over; without a table I had a bye."""

    round: int
    table: str | None
    rank: int | None


class MyTournament(Struct):
    """A tournament that I organise, or that I entered: then with my place in the first order and my rounds."""

    tournament: str
    title: str
    organised: bool
    entered: bool
    left: bool
    seed: int | None
    met: list[MyMeeting]


class MyReport(Struct):
    """Something that I told the host of somebody."""

    at: float
    person: str
    table: str | None
    line: str | None
    why: str
    closed: float | None


class ReportOfMe(Struct):
    """That somebody told the host of me. Who it was, and their words, are theirs."""

    at: float
    table: str | None
    line: str | None
    closed: float | None


class MyNote(Struct):
    """What a host did about my account."""

    at: float
    what: str
    why: str


class MySearch(Struct):
    """For what I look for others, or looked last; `table` is where we meet."""

    game: str
    players: int
    pace: str
    rated: bool
    points: int
    range: int | None
    begun: float
    seen: float
    table: str | None


class MyData(Struct):
    """Everything that is kept about a person, but for what the server knows their browsers and requests again by."""

    me: Me
    created: float
    notifications: Notifications
    browsers: list[PushSubscription]
    deliveries: list[Delivery]
    tables: list[str]
    said: list[MyLine]
    muted: list[str]
    email: str | None
    email_confirmed: bool
    hidden: bool
    friends: list[MyFriend]
    blocked: list[str]
    ratings: list[MyRating]
    outcomes: list[MyOutcome]
    deeds: list[MyDeed]
    tournaments: list[MyTournament]
    reports: list[MyReport]
    reported: list[ReportOfMe]
    noted: list[MyNote]
    search: MySearch | None


class Host(Struct):
    """What this server offers beside tables: `community` (ratings, friends, tournaments and so on), and e-mail.

    `bot_time`: times the seconds of its level that a bot may think here."""

    community: bool
    mail: bool
    bot_time: float
