"""Bots play many matches against each other, in one process or on all cores, with the same results."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice

import msgspec

from aevum.arena.seer import Seer, check_player, is_seer
from aevum.bots import Bot, Info, create
from aevum.bots.task import leave_interrupts_to_the_parent
from aevum.core.dice import FairDice, commitment, key_from_seed
from aevum.core.drive import logged_decisions
from aevum.core.errors import Invalid
from aevum.core.log import FORMAT, Entry, Move, Setup
from aevum.core.match import Game, Match
from aevum.core.match import game as find_game
from aevum.core.meta import OptionValue
from aevum.core.result import Result


class Job(msgspec.Struct, frozen=True):
    """One match to be played."""

    game: str
    number: int
    bots: tuple[str, ...]
    """By seat."""
    options: dict[str, OptionValue]
    seed: str
    keep: bool = False


class Played(msgspec.Struct, frozen=True):
    """One match that was played."""

    number: int
    bots: tuple[str, ...]
    result: Result
    decisions: int
    seconds: float
    """Processor time."""
    log: str | None = None


class Scores(msgspec.Struct, frozen=True):
    """How a bot's scores are spread."""

    mean: float
    stdev: float
    median: float
    min: int
    max: int


class Length(msgspec.Struct, frozen=True):
    """How many decisions a match took."""

    mean: float
    min: int
    max: int


class Summary(msgspec.Struct, frozen=True):
    """What came of many matches. A shared win counts as a fraction."""

    game: str
    seats: int
    games: int
    seed: int | str
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    wins: dict[str, float]
    scores: dict[str, Scores]
    reasons: dict[str, int]
    length: Length
    decisions: int
    seconds: float
    decisions_per_second: float


def jobs_for(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    options: Mapping[str, OptionValue] | None = None,
    keep: bool = False,
) -> Iterator[Job]:
    """Yield the matches to be played. The bots move on by one seat from match to match.

    :raises Invalid: if the seats, a bot or an option does not fit.
    """
    chosen = dict(game.meta.playout) if "random" in bots else {}
    settled = game.meta.settle(len(bots), chosen | dict(options or {}))
    for name in bots:
        check_player(name, game)
    if games < 1:
        raise Invalid(f"at least 1 match must be played, not {games}", "no_matches", {"games": games})
    for number in range(games):
        shift = number % len(bots)
        seated = tuple(bots[(seat + shift) % len(bots)] for seat in range(len(bots)))
        yield Job(game.name, number, seated, settled, f"{seed}/{number}", keep)


def play_one(job: Job) -> Played:
    """Play one match to its end."""
    game = find_game(job.game)
    key = key_from_seed(job.seed)
    dice = FairDice(key)
    players = [_player(name, f"{job.seed}/{seat}", key) for seat, name in enumerate(job.bots)]
    position = game.position(len(job.bots), job.options)
    log: list[Entry] = []
    decisions = 0
    began = time.process_time()
    for actors in logged_decisions(position, dice, log):
        seat = actors[0]
        player = players[seat]
        legal = position.legal(seat)
        if isinstance(player, Seer):
            action = player.choose(game, position, seat, len(log))
        else:
            action = player.choose(Info(game, position, seat, legal))
        if action not in legal:
            raise Invalid(f"bot {job.bots[seat]} chose {action.text()!r}, which is not legal")
        position.apply(seat, action)
        log.append(Move(seat, action))
        decisions += 1
        if decisions > game.meta.longest:
            raise Invalid(f"match {job.number} is not over after {decisions} decisions")
    seconds = time.process_time() - began
    result = position.result
    if result is None:
        raise Invalid(f"match {job.number} is over without a result")
    text = _as_match(game, job, key, log).dump() if job.keep else None
    return Played(job.number, job.bots, result, decisions, seconds, text)


def _player(name: str, seed: str, key: bytes) -> Bot | Seer:
    return Seer(name, seed, key) if is_seer(name) else create(name, seed)


def _as_match(game: Game, job: Job, key: bytes, log: list[Entry]) -> Match:
    setup = Setup(
        format=FORMAT,
        game=game.name,
        rules=game.meta.rules_version,
        seats=len(job.bots),
        options=job.options,
        commitment=commitment(key),
        key=key.hex(),
        names=tuple(f"bot:{name}" for name in job.bots),
    )
    match = Match(game, setup)
    for entry in log:
        match.take(entry)
    return match


def simulate(jobs: Iterator[Job], processes: int = 1) -> Iterator[Played]:
    """Play the matches and yield them in their order, whatever the number of processes."""
    if processes <= 1:
        yield from map(play_one, jobs)
        return
    with pool_of(processes) as pool:
        while batch := list(islice(jobs, processes * 64)):
            yield from pool.map(play_one, batch)


@contextmanager
def pool_of(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Start processes for matches; where the work in the block is broken off, those not yet begun are not played."""
    with ProcessPoolExecutor(processes, initializer=leave_interrupts_to_the_parent) as pool:
        try:
            yield pool
        except BaseException:
            # Waiting here is no longer than waiting at the interpreter's end, which can meet a pipe closed meanwhile.
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def summarise(
    game: Game, seed: int | str, options: Mapping[str, OptionValue], played: Sequence[Played], seconds: float
) -> Summary:
    """Return what came of the matches."""
    wins: dict[str, float] = {}
    scores: dict[str, list[int]] = {}
    reasons: Counter[str] = Counter()
    for match in played:
        winners = match.result.winners
        reasons[match.result.reason] += 1
        for seat, name in enumerate(match.bots):
            scores.setdefault(name, []).append(match.result.score(seat))
            wins[name] = wins.get(name, 0) + (1 / len(winners) if seat in winners else 0)
    lengths = [match.decisions for match in played]
    decisions = sum(lengths)
    return Summary(
        game=game.name,
        seats=len(played[0].bots),
        games=len(played),
        seed=seed,
        options=dict(options),
        bots=played[0].bots,
        wins={name: round(wins[name], 6) for name in sorted(wins)},
        scores={name: _spread(scores[name]) for name in sorted(scores)},
        reasons=dict(sorted(reasons.items())),
        length=Length(round(statistics.fmean(lengths), 3), min(lengths), max(lengths)),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
    )


def _spread(scores: Sequence[int]) -> Scores:
    return Scores(
        mean=round(statistics.fmean(scores), 3),
        stdev=round(statistics.pstdev(scores), 3),
        median=statistics.median(scores),
        min=min(scores),
        max=max(scores),
    )
