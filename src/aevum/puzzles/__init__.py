"""Puzzles: positions in which one move is clearly the best, with what came of every other one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from aevum.core.match import games
from aevum.core.stake import Reason

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)


class Rival(msgspec.Struct, frozen=True):
    """Another move, tried with the same luck as the best."""

    action: dict[str, Any]
    tries: int
    better: int
    """In how many tries the best move came out better than this one."""
    worse: int
    behind: int
    """By how much it stood worse than the best afterwards, on average, in the game's own unit."""
    reasons: tuple[Reason, ...]
    """What the best move brings that this one does not."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, whose decision it is, and what came of each move. The first of the rivals is the second best."""

    id: str
    game: str
    rules: int
    """The version of the rules under which the moves were tried."""
    difficulty: Difficulty
    seat: int
    round: int
    step: str
    """The step that asks."""
    best: dict[str, Any]
    rivals: tuple[Rival, ...]
    position: dict[str, Any]
    """As ``Position.dump`` writes it."""


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easy ones first; none where nobody made any."""
    path = files("aevum.puzzles").joinpath("data", f"{game}.jsonl")
    if not path.is_file():
        return ()
    lines = path.read_text("utf-8").splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def find(puzzle: str) -> Puzzle | None:
    """Return the puzzle with an id, if there is one."""
    for game in games():
        for each in puzzles_of(game.name):
            if each.id == puzzle:
                return each
    return None
