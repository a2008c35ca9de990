"""What each thing is worth to an evaluation with weights, ``STANDING``, by the ends of many matches.

At moments of each match it is noted, for every seat, by how much the evaluation would grow with each weight, and what
it says without any. What the seats went on to score, or who won, then says what each weight should be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from aevum.arena.regression import least_squares, odds
from aevum.arena.slips import decide
from aevum.core.contract import WeightedHeuristics
from aevum.core.dice import QuickDice
from aevum.core.drive import decisions
from aevum.core.match import Game
from aevum.core.match import game as find_game
from aevum.core.position import Position

SLIPS = 5
"""How many choices in a hundred are made at random, so that things vary which good players keep alike."""
EVERY = 4
"""Neighbouring moments say much the same: one in so many is noted."""
FINE = 1000
"""As evaluations round to whole numbers, weights are made so many times larger while they are looked at."""
RIDGE = 30.0
"""How strongly weights are held back, in rows."""
ODDS = "odds"
"""What an evaluation promises that is in thousandths of the logarithm of the odds; others promise points."""


class Moment(msgspec.Struct, frozen=True):
    """How the seats stood."""

    things: tuple[tuple[float, ...], ...]
    """For each seat: by how much the evaluation grows with each weight."""
    sure: tuple[float, ...]
    """For each seat: what the evaluation says without any weights."""
    mover: int
    """Who decides: this seat's turn is still to come."""


class Record(msgspec.Struct, frozen=True):
    """One match: some of its moments, and its end."""

    moments: tuple[Moment, ...]
    ends: tuple[float, ...]
    winners: tuple[int, ...]


def play(name: str, seats: int, seed: str) -> Record:
    """Play a match by rules of thumb with slips; note how everybody stands at some of the turns of the clock."""
    game = find_game(name)
    heuristics = cast(WeightedHeuristics, game.heuristics)
    dice = QuickDice(seed)
    position = game.position(seats, game.meta.settle(seats, game.meta.playout))
    moments: list[Moment] = []
    hour = 0
    for actors in decisions(position, dice):
        seat = actors[0]
        if heuristics.clock(position) > hour:
            hour = heuristics.clock(position)
            if dice.below(EVERY) == 0:
                moments.append(_moment(heuristics, position, seat))
        position.apply(seat, decide(heuristics, position, seat, SLIPS, dice))
    result = position.result
    assert result is not None
    ends = _moment(heuristics, position, 0).sure
    return Record(tuple(moments), ends, tuple(result.winners))


def _moment(heuristics: WeightedHeuristics, position: Position, mover: int) -> Moment:
    """Look at every seat with each weight one higher than it is: near the weights in use any evaluation is a sum."""
    weights = heuristics.STANDING
    before = dict(weights)
    seats = range(position.seats)
    try:
        weights.update({name: FINE * weight for name, weight in before.items()})
        now = [heuristics.value(position, seat) for seat in seats]
        things: list[list[float]] = [[] for _ in seats]
        for name in sorted(before):
            weights[name] += FINE
            for seat in seats:
                things[seat].append((heuristics.value(position, seat) - now[seat]) / FINE)
            weights[name] -= FINE
    finally:
        weights.update(before)
    in_use = [before[name] for name in sorted(before)]
    sure = [
        now[seat] - FINE * sum(weight * thing for weight, thing in zip(in_use, things[seat], strict=True))
        for seat in seats
    ]
    return Moment(tuple(map(tuple, things)), tuple(sure), mover)


def fit(game: Game, records: Sequence[Record], how: str) -> str:
    """Return the weights as a game's ``data/standing.toml``."""
    heuristics = cast(WeightedHeuristics, game.heuristics)
    names = sorted(heuristics.STANDING)
    if heuristics.PROMISES == ODDS:
        of, found = "thousandths of the logarithm of the odds of winning", _by_odds(records)
    else:
        of, found = "the game's own units", _by_points(records)
    lines = [f"{name} = {round(weight)}" for name, weight in zip(names, found, strict=False)]
    head = f"# What things are worth to the evaluation of a position, in {of}."
    return "\n".join([head, f'how = "{how}"', "", "[weights]", *lines, ""])


def _by_points(records: Sequence[Record]) -> list[float]:
    """Find what is worth how much of what each seat still scored more than the others."""
    rows: list[list[float]] = []
    ends: list[float] = []
    for record in records:
        for moment in record.moments:
            rows += _apart(_rows(moment))
            to_come = [[end - sure] for end, sure in zip(record.ends, moment.sure, strict=True)]
            ends += [row[0] for row in _apart(to_come)]
    return least_squares(rows, ends, RIDGE)


def _by_odds(records: Sequence[Record]) -> list[float]:
    """Find what makes it how much likelier to win."""
    contests = [(_rows(moment), record.winners[0]) for record in records if record.winners for moment in record.moments]
    return [1000 * weight for weight in odds(contests, RIDGE)]


def _rows(moment: Moment) -> list[list[float]]:
    return [[*things, 1.0 if seat == moment.mover else 0.0] for seat, things in enumerate(moment.things)]


def _apart(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return by how much each row differs from the mean of all."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]
