"""Fitting what a position promises by the ends of many matches of self-play.

Matches are played by rules of thumb with some random choices, so that all there is to be compared occurs. What each
showed is kept in a file as it comes, so that fitting can be stopped and goes on where it was, or further. Regressions
then find what each thing was worth: :mod:`aevum.arena.epochs` where a game's rules of thumb name the aspects of a
standing, :mod:`aevum.arena.worth` where its evaluation has weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from types import ModuleType

import msgspec

from aevum.arena import epochs, kept, worth
from aevum.arena.simulate import pool_of
from aevum.core.contract import AspectHeuristics, WeightedHeuristics
from aevum.core.errors import Invalid
from aevum.core.match import Game

Record = epochs.Record | worth.Record


class Plan(msgspec.Struct, frozen=True):
    """What is played: the first line of the file."""

    game: str
    seats: int
    seed: str
    rules: int
    """The version of the game's rules."""


def plan(game: Game, seats: int, seed: int | str) -> Plan:
    """:raises Invalid: if the game has nothing to fit or the seats do not fit."""
    if not isinstance(game.heuristics, AspectHeuristics | WeightedHeuristics):
        raise Invalid(f"{game.name}: its evaluation has no weights to fit", "nothing_to_fit", {"game": game.name})
    if seats < 2:
        raise Invalid("fitting needs at least 2 seats", "two_seats")
    game.meta.settle(seats, game.meta.playout)
    return Plan(game.name, seats, str(seed), game.meta.rules_version)


def play(game: Game, plan: Plan, file: Path, matches: int, processes: int) -> Iterator[Record]:
    """Yield what each of the matches showed; those that the file has are not played again.

    :raises Invalid: if the file is of another fitting.
    """
    method = _method(game)
    done = kept.read(file, "fitting", plan, method.Record)[:matches]
    yield from done
    seeds = [f"{plan.seed}/{number}" for number in range(len(done), matches)]
    with pool_of(processes) as pool:
        played = pool.map(method.play, repeat(plan.game), repeat(plan.seats), seeds)
        yield from kept.append(file, plan, played)


def as_toml(game: Game, plan: Plan, records: list[Record]) -> str:
    """Return the weights that the matches speak for, as the game's data file, with how they were got."""
    how = f"fitted by self-play: aevum fit {plan.game} FILE --seats {plan.seats} --matches {len(records)}"
    found: str = _method(game).fit(game, records, f"{how} --seed {plan.seed}")
    return found


def _method(game: Game) -> ModuleType:
    return epochs if isinstance(game.heuristics, AspectHeuristics) else worth
