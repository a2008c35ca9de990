"""What goes over the wire about people among each other: ratings, statistics, friends, tournaments, reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from aevum.server.wire import Clock, Pace
from aevum.server.wire_games import Language
from aevum.server.wire_people import Host as Host
from aevum.server.wire_people import Person

GameKey = Annotated[str, Meta(pattern=r"^[a-z_]{1,60}$")]
PersonKey = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,20}$")]
TableKey = Annotated[str, Meta(pattern=r"^[a-z0-9]{12}$")]
Players = Annotated[int, Meta(ge=1, le=8)]
Email = Annotated[str, Meta(min_length=3, max_length=200, pattern=r"^[^@\s]+@[^@\s]+\.[^@\s.]+$")]


# Ratings and statistics --------------------------------------------------------------------------------------


class Rating(Struct):
    """`points`: 1500 for somebody new; the truth lies within `uncertainty` of it most of the time. Not yet certain:
    `provisional`."""

    game: str
    players: int
    points: int
    uncertainty: int
    provisional: bool
    matches: int


class GameRecord(Struct):
    """How somebody did in one game. `streak`: matches won in a row now, and the most ever."""

    game: str
    played: int
    won: float
    streak: int
    longest_streak: int
    best_score: int | None


class Finished(Struct):
    """One finished match of somebody: the place, and the rating after it where it counted."""

    table: str
    game: str
    players: int
    rank: int
    score: int | None
    ended: float
    seconds: float
    points: int | None


class Deed(Struct):
    """Something that was done in matches, and how many of them were won: `kind` is what happened (word `deed-<kind>`
    of the page; "seat": who sat where), `noun` the kind of the thing's name in the game's words. `first`: it was the
    first of its kind."""

    game: str
    players: int
    kind: str
    noun: str
    first: bool
    name: str
    matches: int
    wins: float


class Against(Struct):
    """How somebody did against somebody else: matches together, and in how many they ended before or behind."""

    person: Person
    times: int
    before: int
    behind: int


class Profile(Struct):
    """Somebody's record. Of somebody who hides it only the name is told, but to themselves. `friend`: what there is
    between us."""

    person: Person
    hidden: bool
    mine: bool
    friend: Literal["none", "friend", "asked", "asks"]
    blocked: bool
    since: float | None
    ratings: list[Rating]
    records: list[GameRecord]
    favourites: list[Deed]
    against: list[Against]
    recent: list[Finished]
    longest: Finished | None
    best: list[Finished]


class HideProfile(Struct, forbid_unknown_fields=True):
    hidden: bool


class Leader(Struct):
    place: int
    person: Person
    rating: Rating


class Leaderboard(Struct):
    """The best of those whose rating is certain and who show themselves."""

    game: str
    players: int
    leaders: list[Leader]


class GameStatistics(Struct):
    """What was won with in all finished matches of a game, by number of players."""

    game: str
    deeds: list[Deed]


# Friends and quick pairing -----------------------------------------------------------------------------------


class Friend(Struct):
    person: Person
    kind: Literal["friend", "asked", "asks"]
    here: bool


class Friends(Struct):
    friends: list[Friend]
    blocked: list[Person]


class Other(Struct, forbid_unknown_fields=True):
    person: PersonKey


class Block(Struct, forbid_unknown_fields=True):
    person: PersonKey
    blocked: bool


class Invite(Struct, forbid_unknown_fields=True):
    """Keep the first open seat of my table for somebody, and tell them."""

    person: PersonKey


class Seek(Struct, forbid_unknown_fields=True):
    """Look for others who want the same. `range`: how far their rating may lie from mine."""

    game: GameKey
    players: Players
    pace: Pace = "live"
    rated: bool = False
    range: Annotated[int, Meta(ge=50, le=3000)] | None = None


class Sought(Struct):
    """The table where we meet, or how many look for the same."""

    table: str | None
    waiting: int


class Report(Struct, forbid_unknown_fields=True):
    """Tell the host of somebody's behaviour, or of what they said."""

    person: PersonKey
    why: Annotated[str, Meta(min_length=1, max_length=500)]
    table: TableKey | None = None
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None


# Tournaments -------------------------------------------------------------------------------------------------

TournamentKind = Literal["round_robin", "swiss", "knock_out"]
TournamentStatus = Literal["open", "running", "over", "closed"]


class NewTournament(Struct, forbid_unknown_fields=True):
    """`players` sit at each table, where there are enough of them. `rounds` is for Swiss; the others have as many as
    they need. `round_days`: a round ends after so long; `absent` says what becomes of those on whom a table then still
    waits: bots play on for them ("bot"), or they have lost ("lose")."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: GameKey
    kind: TournamentKind
    players: Annotated[int, Meta(ge=2, le=8)]
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    options: dict[str, bool | int | str] = {}
    pace: Pace = "live"
    clock: Clock | None = None
    rated: bool = True
    round_days: Annotated[float, Meta(gt=0, le=90)] | None = None
    absent: Literal["bot", "lose"] = "bot"
    language: Language = "en"


class TournamentPlace(Struct):
    """Where somebody stands: `points` first, then the points of those they met (`met`), then first places."""

    place: int
    person: Person
    points: float
    met: float
    wins: int
    played: int
    byes: int
    left: bool


class Pairing(Struct):
    """Who meets at a table of a round. Without a table it is a bye. `ranks` once it is over, in the order of people."""

    round: int
    people: list[Person]
    table: str | None
    ranks: list[int] | None


class Tournament(Struct):
    id: str
    title: str
    game: str
    options: dict[str, bool | int | str]
    kind: TournamentKind
    players: int
    rounds: int
    pace: Pace
    clock: Clock | None
    rated: bool
    round_days: float | None
    absent: Literal["bot", "lose"]
    organiser: Person
    mine: bool
    entered: bool
    status: TournamentStatus
    round: int
    deadline: float | None
    standings: list[TournamentPlace]
    pairings: list[Pairing]


class TournamentLine(Struct):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    kind: TournamentKind
    players: int
    status: TournamentStatus
    round: int
    rounds: int
    entrants: int
    organiser: Person
    entered: bool


class Tournaments(Struct):
    tournaments: list[TournamentLine]


# E-mail ------------------------------------------------------------------------------------------------------


class MyEmail(Struct):
    email: str | None
    confirmed: bool


class SetEmail(Struct, forbid_unknown_fields=True):
    """Where I want to be written to; nothing: nowhere. A link is sent there that confirms it. As it can bring a new
    password later, it takes the one of today."""

    email: Email | None
    password: Annotated[str, Meta(max_length=200)] = ""


class Forgot(Struct, forbid_unknown_fields=True):
    """I forgot my password: my login or my e-mail address."""

    login: Annotated[str, Meta(min_length=3, max_length=200)]


class MailToken(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=10, max_length=200)]


# Moderation --------------------------------------------------------------------------------------------------


class KnownPerson(Struct):
    """Somebody as admins see them."""

    person: Person
    login: str | None
    admin: bool
    created: float
    seen: float
    banned: str | None
    banned_until: float | None


class KnownTable(Struct):
    table: str
    game: str
    title: str
    status: str
    owner: Person
    created: float


class Reported(Struct):
    id: int
    at: float
    reporter: Person
    person: Person
    table: str | None
    line: str | None
    why: str
    closed: bool


class AdminDeed(Struct):
    """What an admin (none: the command line) did: `what` is the command, `about` the person's name, the table, or the
    table and the line."""

    at: float
    admin: Person | None
    what: str
    about: str
    why: str


class AdminPage(Struct):
    """What a host looks at: what was reported, who is banned, the newest people and tables, and what admins did."""

    reports: list[Reported]
    people: list[KnownPerson]
    tables: list[KnownTable]
    log: list[AdminDeed]
    ill: list[str]
    counts: dict[str, int]


class CloseReport(Struct, forbid_unknown_fields=True):
    report: Annotated[int, Meta(ge=1, le=2**31 - 1)]
