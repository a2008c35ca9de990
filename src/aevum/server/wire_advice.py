"""What goes over the wire of good moves: hints, puzzles, and how a match looked on the way."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from aevum.server.wire_dice import SeatNumber

Json = dict[str, Any]


class HintReason(Struct):
    """What an action changes of what a player counts."""

    name: str
    before: int
    after: int
    thing: str
    kind: str
    count: int
    later: bool


class PuzzleInfo(Struct):
    """A position in which one move is clearly the best. `counts` names what `number` counts ("round", "epoch"); the
    best is to be found among `moves` moves."""

    id: str
    game: str
    difficulty: Literal["easy", "medium", "hard"]
    seats: int
    counts: str
    number: int
    moves: int


class Rival(Struct):
    """A move that is not the best: in `percent` in a hundred `tries` with the same luck the best one came out better.

    `behind`: by how much, on average, in the game's own unit; `reasons`: what the best one brings that this does not.
    """

    action: Json
    tries: int
    percent: int
    behind: int
    reasons: list[HintReason]


class Solution(Struct):
    """The best move of a puzzle and how the others did, the second best first."""

    best: Json
    rivals: list[Rival]


class AskHint(Struct, forbid_unknown_fields=True):
    """`quick`: about two seconds instead of the expert's twenty."""

    seat: SeatNumber
    quick: bool = False


class Hint(Struct):
    """What the expert would do in this seat's place, from what this seat knows, and why.

    `reasons`: what it changes of what players count, from `before` to `after`. The game's words `why-<name>` say it,
    with `thing` named as `<kind>-<thing>`, or as the player where `kind` is "seat". `later`: by the end of the turn.
    `why` "only": nothing else is allowed; "sensible": nothing else is worth a thought. Otherwise `other` is the second
    best. "duel": of `tries` imagined continuations, with the same luck for both, `percent` in a hundred came out better
    than with the other and `other_percent` worse; "average": as many or more came out worse, but those that were better
    were so by more; "outlook": `percent` is the expected result, 100 a sure win, and `other_percent` that of the other.
    """

    action: Json
    why: Literal["only", "sensible", "duel", "average", "outlook"]
    other: Json | None
    tries: int
    percent: int
    other_percent: int
    reasons: list[HintReason]


class ScorePoint(Struct):
    """The scores by seat after entry `seq`."""

    seq: int
    scores: list[int]


class Scores(Struct):
    points: list[ScorePoint]


Unit = Literal["percent", "points"]


class Prospect(Struct):
    """What each seat could expect when the log had `seq` entries."""

    seq: int
    expected: list[int]


class TurningPoint(Struct):
    """Entry `seq` changed what a seat could expect, from `before` to `after`. `better`: what the expert would have done
    in its place from what it knew then, where a move of its own cost it that much and the expert finds a better one."""

    seq: int
    seat: int
    before: int
    after: int
    better: Hint | None = None


class Analysis(Struct):
    """How a finished match looked on the way: each seat's chance of winning in percent, or the score of one who plays
    alone. It is being made while `done` is less than `steps`: ask again in a moment."""

    done: int
    steps: int
    unit: Unit
    points: list[Prospect]
    turns: list[TurningPoint]


class Commentary(Struct):
    """Who is ahead in a match that goes on, as those who watch it see it: each seat's chance of winning in percent at
    moments so far. `fresh`: the last is the moment that is shown now; if not, ask again in some seconds."""

    points: list[Prospect]
    fresh: bool
