"""What goes over the wire: every request, answer and WebSocket message, as plain typed structs.

`Json` fields are written by the games themselves (views, actions, events); their form is the game's, not ours.
Moments are seconds since 1970, UTC, as numbers; lengths of time are milliseconds where the name ends in `_ms`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aevum.server.wire_advice import Analysis as Analysis
from aevum.server.wire_advice import AskHint as AskHint
from aevum.server.wire_advice import Commentary as Commentary
from aevum.server.wire_advice import Hint as Hint
from aevum.server.wire_advice import HintReason as HintReason
from aevum.server.wire_advice import Prospect as Prospect
from aevum.server.wire_advice import PuzzleInfo as PuzzleInfo
from aevum.server.wire_advice import Rival as Rival
from aevum.server.wire_advice import ScorePoint as ScorePoint
from aevum.server.wire_advice import Scores as Scores
from aevum.server.wire_advice import Solution as Solution
from aevum.server.wire_advice import TurningPoint as TurningPoint
from aevum.server.wire_advice import Unit as Unit
from aevum.server.wire_dice import Fairness as Fairness
from aevum.server.wire_dice import PromiseShare as PromiseShare
from aevum.server.wire_dice import SeatNumber as SeatNumber
from aevum.server.wire_dice import Share as Share
from aevum.server.wire_dice import SharedDice as SharedDice
from aevum.server.wire_dice import ShowShare as ShowShare
from aevum.server.wire_games import Clause as Clause
from aevum.server.wire_games import EventKind as EventKind
from aevum.server.wire_games import Facts as Facts
from aevum.server.wire_games import GameInfo as GameInfo
from aevum.server.wire_games import GuideInfo as GuideInfo
from aevum.server.wire_games import Kinds as Kinds
from aevum.server.wire_games import Language as Language
from aevum.server.wire_games import OptionInfo as OptionInfo
from aevum.server.wire_games import Rules as Rules
from aevum.server.wire_games import Ruling as Ruling
from aevum.server.wire_games import Section as Section
from aevum.server.wire_games import StyleInfo as StyleInfo
from aevum.server.wire_games import Words as Words
from aevum.server.wire_people import AdminReset as AdminReset
from aevum.server.wire_people import Ban as Ban
from aevum.server.wire_people import ChangeMe as ChangeMe
from aevum.server.wire_people import ChangePassword as ChangePassword
from aevum.server.wire_people import Credentials as Credentials
from aevum.server.wire_people import DeleteMe as DeleteMe
from aevum.server.wire_people import Delivery as Delivery
from aevum.server.wire_people import Done as Done
from aevum.server.wire_people import Host as Host
from aevum.server.wire_people import Me as Me
from aevum.server.wire_people import MyData as MyData
from aevum.server.wire_people import MyDeed as MyDeed
from aevum.server.wire_people import MyFriend as MyFriend
from aevum.server.wire_people import MyLine as MyLine
from aevum.server.wire_people import MyMeeting as MyMeeting
from aevum.server.wire_people import MyNote as MyNote
from aevum.server.wire_people import MyOutcome as MyOutcome
from aevum.server.wire_people import MyRating as MyRating
from aevum.server.wire_people import MyReport as MyReport
from aevum.server.wire_people import MySearch as MySearch
from aevum.server.wire_people import MyTournament as MyTournament
from aevum.server.wire_people import NewAccount as NewAccount
from aevum.server.wire_people import NewGuest as NewGuest
from aevum.server.wire_people import Notifications as Notifications
from aevum.server.wire_people import Person as Person
from aevum.server.wire_people import PushEndpoint as PushEndpoint
from aevum.server.wire_people import PushKey as PushKey
from aevum.server.wire_people import PushKeys as PushKeys
from aevum.server.wire_people import PushSubscription as PushSubscription
from aevum.server.wire_people import ReportOfMe as ReportOfMe
from aevum.server.wire_people import ResetLink as ResetLink
from aevum.server.wire_people import ResetPassword as ResetPassword
from aevum.server.wire_people import Settings as Settings
from aevum.server.wire_people import TheLine as TheLine
from aevum.server.wire_people import ThePerson as ThePerson
from aevum.server.wire_people import TheTable as TheTable
from aevum.server.wire_people import Token as Token

Json = dict[str, Any]

Level = Literal["beginner", "normal", "strong", "expert"]
Style = Annotated[str, Meta(pattern="^[a-z]*$", max_length=10)]
"""The character of a bot, one of the game's `styles`; "any": one drawn by lot; empty: none."""
BotName = Annotated[str, Meta(pattern="^(beginner|normal|strong|expert)(:[a-z]{1,10})?$")]
"""A level, and behind a colon its character if it has one."""
Pace = Literal["live", "correspondence"]
Status = Literal["open", "running", "over", "closed"]
SeatKind = Literal["person", "bot", "open", "invite"]
UndoRule = Literal["free", "consent", "off"]
PlayedBy = Literal["person", "bot", "nobody"]
TimeoutRule = Literal["bot", "resign"]

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]


class Problem(Struct, omit_defaults=True):
    """Every answer that is not a success. `error` is a stable code; the page has a sentence for each.

    For `error="refused"` the game says why: `key` is looked up as `refusal-<key>` with `values`, and `clause`
    is the rule's number in the rules reference.
    """

    error: str
    key: str | None = None
    values: dict[str, str | int] = {}
    clause: str | None = None
    seq: int | None = None


# Tables ------------------------------------------------------------------------------------------------------


class Clock(Struct, forbid_unknown_fields=True):
    """Time for one seat for the whole match: a bank, an increment after each of its turns, and the most it can
    hold (0: no cap). When it runs out, `timeout` says what happens: a bot plays on (and the seat can be taken back), or
    the seat has resigned."""

    bank_ms: Annotated[int, Meta(ge=10_000, le=90 * 86_400_000)]
    increment_ms: Annotated[int, Meta(ge=0, le=30 * 86_400_000)] = 0
    cap_ms: Annotated[int, Meta(ge=0, le=90 * 86_400_000)] = 0
    timeout: TimeoutRule = "bot"


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who sits here: "me" (more than once for a group round one screen), "open", "invite" (a link) or "bot"."""

    kind: Literal["me", "open", "invite", "bot"]
    level: Level = "normal"
    style: Style = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """`seats` in turn order (`shuffle`: drawn by lot). With no open or invited seat the match starts at once.

    `guided`: a newcomer alone among bots, without a clock; the bots wait for POST …/guide/next until …/guide/leave.
    `rated`: among accounts, without hints and without free undo. `series`: the most matches that are played one after
    the other, until nobody can catch up any more.
    """

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    pace: Pace = "live"
    clock: Clock | None = None
    public: bool = False
    spectators: bool = True
    undo: UndoRule = "free"
    hints: bool = True
    shuffle: bool = False
    language: Language = "en"
    title: Annotated[str, Meta(max_length=60)] = ""
    guided: bool = False
    rated: bool = False
    series: Annotated[int, Meta(ge=1, le=9)] = 1


class Seat(Struct):
    """A seat as everybody at the table sees it.

    `played_by` "bot" on a seat of kind "person": the person ran out of time, left or resigned; unless `resigned` they
    can take it back. `invite` is the link's token, told to the table's owner alone until it is used.
    """

    seat: int
    kind: SeatKind
    person: Person | None
    level: Level | None
    style: str
    played_by: PlayedBy
    resigned: bool
    here: bool
    mine: bool
    left_ms: int | None
    invite: str | None = None


class Proposal(Struct):
    """Something that needs everybody's consent. `kind` "undo": back to log entry `to`; "pause": stop the clocks.
    `answers`: seat (as text) -> yes/no so far; bots agree. One "no" ends it."""

    id: str
    kind: Literal["undo", "pause"]
    seat: int
    to: int | None
    answers: dict[str, bool]
    waiting: list[int]


class Place(Struct):
    seat: int
    rank: int
    score: int
    tie_breaks: list[int]


class Result(Struct):
    """Word of the reason: `reason-<reason>`."""

    places: list[Place]
    reason: str


class Exploration(Struct):
    """Where a table that only tries things out comes from: the moment before entry `seq` of another table's match."""

    table: str
    seq: int


class Table(Struct):
    """A table, before, during and after its match. `dice_hash` commits to the dice key at the start."""

    id: str
    game: str
    title: str
    options: dict[str, bool | int | str]
    status: Status
    pace: Pace
    clock: Clock | None
    paused: bool
    public: bool
    spectators: bool
    undo: UndoRule
    hints: bool
    language: Language
    owner: Person
    mine: bool
    seats: list[Seat]
    my_seats: list[int]
    my_turn: bool
    actors: list[int]
    seq: int
    created: float
    started: float | None
    ended: float | None
    watchers: int
    proposal: Proposal | None
    result: Result | None
    rematch: str | None
    rematch_of: str | None
    dice_hash: str | None
    dice: SharedDice | None
    rated_apart: bool
    guided: bool
    rated: bool
    series: int
    series_number: int
    tournament: str | None
    exploration: Exploration | None
    puzzle: str | None
    """The puzzle that is solved here: entry 0 is the first move."""
    facts: str | None
    """The name of the corrections of the game's facts with which it is played; None: our own."""


class Standing(Struct):
    """How a running match stands, for a list of tables: `counts` names what `number` counts ("round", "epoch").

    `scores` is what each seat has so far, where the game counts on the way, and `place` the place of the person who
    asks. `left_ms` is what their clock holds at this moment.
    """

    counts: str
    number: int
    scores: list[int] | None
    place: int | None
    left_ms: int | None


class Tables(Struct):
    """Tables, and how those stand that were read: `standings` by the table's id."""

    tables: list[Table]
    standings: dict[str, Standing]


class SetSeat(Struct, forbid_unknown_fields=True):
    """The owner gives a seat to a bot, opens it or makes a link for it, before the start; who sat there leaves."""

    kind: Literal["open", "invite", "bot"]
    level: Level = "normal"
    style: Style = ""


class JoinSeat(Struct, forbid_unknown_fields=True):
    """Without `seat`: the first open one."""

    seat: SeatNumber | None = None


class Invitation(Struct, forbid_unknown_fields=True):
    token: Token


class Invited(Struct):
    """The table to which an invitation is, or None if it is not valid any more."""

    table: Table | None


class Rematch(Struct, forbid_unknown_fields=True):
    """`rotate`: everybody moves one seat on. Answers with the new table, or the one that somebody already made."""

    rotate: bool = True


# Playing -----------------------------------------------------------------------------------------------------


class Prompt(Struct):
    """What is asked of the seat now: word `prompt-<step>` with `values`; rule `clause`."""

    step: str
    clause: str
    values: dict[str, str | int]


class Undo(Struct):
    """`free_to`: the earliest entry that this seat may take back to alone (None: nothing to take back).
    `ask_to`: the earliest entry that can be asked for with everybody's consent (None: not at this table)."""

    free_to: int | None
    ask_to: int | None


class Entry(Struct):
    """One line of the log as this seat may see it.

    `kind` "play": `seat` did `action` (None where it is another seat's secret); "chance": dice or a card (`outcome`,
    None where hidden); "undo": everything from entry `to` up to this one is taken back. `events` are what happened.
    """

    seq: int
    at: float
    kind: Literal["play", "chance", "undo"]
    seat: int | None
    action: Json | None
    outcome: Any
    to: int | None
    events: list[Json]


class State(Struct):
    """Everything a seat needs to draw and play its match now. `seq` counts the log's entries: send it with a move.

    `seat` is whose eyes these are (None: a spectator). `legal` are the actions open to that seat now: send one back
    as it is. `since_mine` is the entry after this seat's own last one: what happened since is what changed. `left_ms`
    is what each seat's clock held at `ticking_since`; those in `ticking` run since then; `now` is the server's
    time, in which that is measured. `forecast` is there for a
    person who has to decide: what the game foretells of the decision (odds, gains, prices), in a form of its own.
    """

    table: str
    seq: int
    seat: int | None
    my_seats: list[int]
    actors: list[int]
    over: bool
    prompt: Prompt | None
    legal: list[Json]
    view: Json
    forecast: Json | None
    undo: Undo
    since_mine: int
    left_ms: list[int | None]
    ticking: list[int]
    ticking_since: float | None
    now: float | None
    result: Result | None
    proposal: Proposal | None


class Play(Struct, forbid_unknown_fields=True):
    """`key` makes it safe to repeat: the same key gets the same answer and plays once. `seq` is the state's."""

    key: Key
    seat: SeatNumber
    seq: Seq
    action: Json


class Played(Struct):
    """The move stands (it is on disk). `seq` is the log's length with it and with the chance that followed."""

    seq: int


class Explore(Struct, forbid_unknown_fields=True):
    """Open a private table at the moment before entry `seq`: of a finished match as it was, of a running one as far
    as `seat` (mine; left out: the one I look with) knows. I play that seat, and the others too unless there are bots
    `against` me."""

    seq: Seq
    seat: SeatNumber | None = None
    against: Level | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    """Back to the position before entry `to`: within the free limit at once, beyond it everybody is asked."""

    key: Key
    seat: SeatNumber
    seq: Seq
    to: Seq


class TookBack(Struct):
    seq: int
    proposal: Proposal | None


class TriedLine(Struct):
    """A line of an exploration that was taken back. `line` names it: how long the log was when it stood. `entries` are
    those in which it differs from the present; `scores` are the points at its end, where the game keeps any."""

    line: int
    entries: list[int]
    scores: list[int] | None


class TriedLines(Struct):
    """The lines of an exploration: the points as they are now, and the lines that were taken back."""

    scores: list[int] | None
    lines: list[TriedLine]


class TakeUp(Struct, forbid_unknown_fields=True):
    """Return to a line of an exploration that was taken back."""

    key: Key
    seat: SeatNumber
    seq: Seq
    line: Seq


class Answer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    yes: bool


class SeatOnly(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class GuideNext(Struct, forbid_unknown_fields=True):
    """Let the bots of a guided table go on until something happens that I can see, or (`all`) until I am asked.
    `seq` is the state's: if the log has grown since, nothing is done."""

    seq: Seq
    all: bool = False


class WhyNot(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    action: Json


class Reason(Struct):
    """`legal` true: it is allowed after all."""

    legal: bool
    key: str | None
    values: dict[str, str | int]
    clause: str | None


class Actions(Struct):
    """Every action that can ever be legal at this table, in the order of their stable integer ids."""

    actions: list[Json]


class Preview(Struct):
    """What the action would do as far as this seat can know: events and view after it, up to the next chance.

    There is no view where it cannot be done, or not any more.
    """

    events: list[Json]
    view: Json | None
    chance: bool


class Log(Struct):
    """Entries from `since` on. `length` is the whole log's."""

    entries: list[Entry]
    length: int


class Import(Struct, forbid_unknown_fields=True):
    """A match file as `download` gave it (JSON lines). `bots`: by seat the bot that plays on there; where
    it is None, or the list ends, I do."""

    file: Annotated[str, Meta(min_length=2, max_length=900_000)]
    bots: Annotated[list[BotName | None], Meta(max_length=8)] = []


class Home(Struct):
    """A match that goes on elsewhere, whole and with its dice key, in the form in which it is taken in there."""

    file: str
    bots: list[BotName | None]


# Chat --------------------------------------------------------------------------------------------------------


class ChatLine(Struct):
    id: int
    at: float
    person: Person
    seat: int | None
    text: str


class Chat(Struct):
    """`muted`: the ids of the people whose lines I do not see."""

    lines: list[ChatLine]
    muted: list[str]


class Opened(Struct):
    """Everything a page needs to show a table, in one answer.

    `words` and `kinds` are of its game, where a language was asked for. `entries` and `state` are there once the match
    has begun; `before` is what my seat saw after its own last move, where others have moved since. The socket goes on
    from here: `/live?since=` the length of `entries`.
    """

    table: Table
    words: Words | None
    kinds: Kinds | None
    entries: list[Entry]
    state: State | None
    before: Json | None


class Lobby(Struct):
    """My tables, those that wait for players and those that can be watched."""

    mine: Tables
    open: Tables
    watch: Tables


class Start(Struct):
    """Who asks, the games of the box, and what the page that is opened first needs."""

    host: Host
    me: Me
    games: list[GameInfo]
    lobby: Lobby | None
    opened: Opened | None


class Say(Struct, forbid_unknown_fields=True):
    text: Line


class Mute(Struct, forbid_unknown_fields=True):
    person: Annotated[str, Meta(min_length=1, max_length=40)]
    muted: bool


# The socket --------------------------------------------------------------------------------------------------


class Ping(Struct, tag_field="type", tag="ping"):
    """All that a page says on its socket: it is still there. What it does goes by requests, one way in for all."""


class Update(Struct, tag_field="type", tag="update"):
    """The entries since the last update on this socket (or since `?since=`), with no gap and none twice, and the state
    after them."""

    entries: list[Entry]
    state: State


class TableNow(Struct, tag_field="type", tag="table"):
    """Seats, presence, proposals, pause or status changed."""

    table: Table


class Said(Struct, tag_field="type", tag="said"):
    line: ChatLine


class Unsaid(Struct, tag_field="type", tag="unsaid"):
    """A line of the chat was removed by the host."""

    id: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The move with this key does not stand; or (`key` None) the message could not be read."""

    key: str | None
    problem: Problem


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes this socket (its store did not answer, a session ended, or the table is no longer to be seen):
    connect again with `?since=`."""

    reason: Literal["again"]


FromServer = Update | TableNow | Said | Unsaid | Refused | Pong | Bye


# The service -------------------------------------------------------------------------------------------------


class Health(Struct):
    """`ill` names the parts that do not work now: `reading`, `writing`, `listening`. `offline`: at /offline/ there is a
    page that needs no server, to which matches can go."""

    status: Literal["ok", "ill"]
    version: str
    database: Literal["sqlite", "postgresql"]
    ill: list[str]
    offline: bool
