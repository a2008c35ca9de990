"""How fast a game plays: random play on bare positions, copies, views, replay and size of a match."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec

import aevum.core.position
from aevum.arena.simulate import jobs_for, play_one
from aevum.core.dice import QuickDice
from aevum.core.drive import decisions
from aevum.core.match import Game, Match
from aevum.core.meta import OptionValue
from aevum.core.position import Position

RUNS = 3
MATCHES = 20
REPEATS = 200


class Speed(msgspec.Struct, frozen=True):
    """What was measured for one game, on one core."""

    game: str
    seats: int
    decisions_per_second: float
    """Per second of processor time: listing what is legal, choosing, applying, chance included."""
    decisions: int
    matches: int
    choices: float
    """Legal actions per decision, on average."""
    clone_us: float
    view_us: float
    longest_replay_ms: float
    longest_stored_bytes: int


def is_compiled() -> bool:
    """Return whether the rules run as compiled code."""
    return not str(aevum.core.position.__file__).endswith(".py")


def measure(game: Game, seconds: float, seed: int = 0) -> Speed:
    """Measure a game at its largest table."""
    seats = max(game.meta.seats)
    options = game.meta.settle(seats, game.meta.playout)
    # The best of a few runs, as other programs on the machine only ever make it slower.
    runs = [_random_play(game, seats, options, seconds / RUNS, seed + run) for run in range(RUNS)]
    rate = max(made / spent for made, _, _, spent in runs)
    made = sum(run[0] for run in runs)
    choices = sum(run[1] for run in runs)
    matches = sum(run[2] for run in runs)
    middle = _midway(game, seats, options, seed, made // max(matches, 1) // 2)
    longest = _longest_match(game, seats, options, seed)
    return Speed(
        game=game.name,
        seats=seats,
        decisions_per_second=round(rate, 1),
        decisions=made,
        matches=matches,
        choices=round(choices / made, 2),
        clone_us=_microseconds_of_clone(middle),
        view_us=_microseconds_of_view(middle),
        longest_replay_ms=_milliseconds_of_load(longest),
        longest_stored_bytes=len(longest.encode()),
    )


def random_match(position: Position, dice: QuickDice) -> tuple[int, int]:
    """Play a position at random to its end; return the decisions taken and the choices there were."""
    made = 0
    choices = 0
    for actors in decisions(position, dice):
        legal = position.legal(actors[0])
        choices += len(legal)
        position.apply(actors[0], legal[dice.below(len(legal))])
        made += 1
    return made, choices


def _random_play(
    game: Game, seats: int, options: Mapping[str, OptionValue], seconds: float, seed: int
) -> tuple[int, int, int, float]:
    """Return the decisions, the choices there were, the matches and the seconds of processor time."""
    dice = QuickDice(seed)
    random_match(game.position(seats, options), dice)
    made = choices = matches = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not matches:
        more, seen = random_match(game.position(seats, options), dice)
        made += more
        choices += seen
        matches += 1
    return made, choices, matches, spent


def _midway(game: Game, seats: int, options: Mapping[str, OptionValue], seed: int, made: int) -> Position:
    """Return the position of a random match after so many decisions."""
    dice = QuickDice(seed)
    position = game.position(seats, options)
    for _, actors in zip(range(made), decisions(position, dice), strict=False):
        position.apply(actors[0], dice.pick(position.legal(actors[0])))
    return position


def _longest_match(game: Game, seats: int, options: Mapping[str, OptionValue], seed: int) -> str:
    longest = ""
    for job in jobs_for(game, ["random"] * seats, MATCHES, seed, options, keep=True):
        log = play_one(job).log or ""
        if log.count("\n") > longest.count("\n"):
            longest = log
    return longest


def _microseconds_of_clone(position: Position) -> float:
    began = time.process_time()
    for _ in range(REPEATS):
        position.clone()
    return round((time.process_time() - began) / REPEATS * 1e6, 2)


def _microseconds_of_view(position: Position) -> float:
    began = time.process_time()
    for _ in range(REPEATS):
        position.view(0)
    return round((time.process_time() - began) / REPEATS * 1e6, 2)


def _milliseconds_of_load(text: str) -> float:
    began = time.process_time()
    Match.load(text)
    return round((time.process_time() - began) * 1e3, 2)
