"""A league: line-ups of bots play each other with seats rotated and the same dice for all rotations of a line-up.

In a round robin everybody meets everybody in every round. On a ladder only neighbours meet, and whoever beats the one
above takes that place, so that most matches are among equals.

Results are appended to a file as they come in, so that a league that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice
from pathlib import Path

import msgspec

from aevum.arena import kept
from aevum.arena.seer import check_player
from aevum.arena.simulate import Job, Played, play_one, simulate
from aevum.core.errors import Invalid
from aevum.core.match import Game
from aevum.core.meta import OptionValue


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: the first line of a league's file."""

    game: str
    bots: tuple[str, ...]
    seats: int
    rounds: int
    seed: str
    options: dict[str, OptionValue]
    ladder: bool = False
    """Whether only neighbours meet; the bots are named from the top."""


def plan(
    game: Game,
    bots: Sequence[str],
    seats: int,
    rounds: int,
    seed: int | str,
    options: Mapping[str, OptionValue] | None = None,
    ladder: bool = False,
) -> Plan:
    """Return the plan of a league in which each line-up plays some rounds.

    :raises Invalid: if the seats, a bot or an option does not fit.
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise Invalid("a league needs at least two bots, each named once", "league_bots")
    for bot in bots:
        check_player(bot, game)
    if seats < 2:
        raise Invalid("a league needs at least 2 seats", "league_seats")
    if rounds < 1:
        raise Invalid(f"at least 1 round must be played, not {rounds}", "no_round", {"rounds": rounds})
    chosen = dict(game.meta.playout) | dict(options or {})
    return Plan(game.name, tuple(bots), seats, rounds, str(seed), game.meta.settle(seats, chosen), ladder)


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return who meets whom: every choice of bots that fills the table, or, where they are too few, each pair
    taking the seats by turns.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'b', 'a'), ('b', 'a', 'b')]
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    found = []
    for one, other in combinations(bots, 2):
        found.append(tuple(one if seat % 2 == 0 else other for seat in range(seats)))
        if seats % 2:
            found.append(tuple(other if seat % 2 == 0 else one for seat in range(seats)))
    return found


def jobs_of(plan: Plan, turn: int, met: Sequence[tuple[str, ...]], number: int) -> Iterator[Job]:
    """Yield the matches of one round, in their order: each line-up from every seat."""
    for line_up in met:
        for shift in range(plan.seats):
            seated = line_up[shift:] + line_up[:shift]
            yield Job(plan.game, number, seated, plan.options, f"{plan.seed}/{turn}/{'-'.join(line_up)}")
            number += 1


def all_jobs(plan: Plan) -> Iterator[Job]:
    """Yield the matches of a round robin, in their order."""
    met = line_ups(plan.bots, plan.seats)
    for turn in range(plan.rounds):
        yield from jobs_of(plan, turn, met, turn * len(met) * plan.seats)


def neighbours(order: Sequence[str], turn: int) -> list[tuple[str, str]]:
    """Return who meets whom on a ladder: in one round first and second, third and fourth; in the next the others.

    >>> neighbours(["a", "b", "c", "d"], 0)
    [('a', 'b'), ('c', 'd')]
    >>> neighbours(["a", "b", "c", "d"], 1)
    [('b', 'c')]
    """
    first = turn % 2 if len(order) > 2 else 0
    return [(order[place], order[place + 1]) for place in range(first, len(order) - 1, 2)]


def climbed(order: Sequence[str], pairs: Sequence[tuple[str, str]], played: Sequence[Played]) -> list[str]:
    """Return the ladder after a round: the lower of a pair goes up if it was before the upper more often than after."""
    new = list(order)
    for upper, lower in pairs:
        lead = sum(_lead(match, lower, upper) for match in played)
        if lead > 0:
            place = new.index(upper)
            new[place], new[place + 1] = lower, upper
    return new


def _lead(match: Played, one: str, other: str) -> int:
    """Return how many more seats of the first than of the second came before one of the other's, in one match."""
    ranks = {place.seat: place.rank for place in match.result.places}
    lead = 0
    for seat, name in enumerate(match.bots):
        for rival, rival_name in enumerate(match.bots):
            if name == one and rival_name == other:
                lead += (ranks[seat] < ranks[rival]) - (ranks[seat] > ranks[rival])
    return lead


def matches_of(plan: Plan) -> int:
    if not plan.ladder:
        return plan.rounds * len(line_ups(plan.bots, plan.seats)) * plan.seats
    met = sum(len(neighbours(plan.bots, turn)) for turn in range(plan.rounds))
    return met * len(line_ups(plan.bots[:2], plan.seats)) * plan.seats


Player = Callable[[Iterator[Job]], Iterator[Played]]


def run(plan: Plan, player: Player, file: Path | None = None) -> Iterator[Played]:
    """Play a league and yield its matches in their order; those that the file already has are not played again.

    :raises Invalid: if the file is of another league.
    """
    done = read(file, plan) if file is not None else []
    matches = _climb(plan, player, done) if plan.ladder else _robin(plan, player, done)
    if file is None:
        yield from matches
        return
    yield from islice(matches, len(done))
    yield from kept.append(file, plan, matches)


def _robin(plan: Plan, player: Player, done: Sequence[Played]) -> Iterator[Played]:
    yield from done
    yield from player(islice(all_jobs(plan), len(done), None))


def _climb(plan: Plan, player: Player, done: Sequence[Played]) -> Iterator[Played]:
    """Play the rounds of a ladder one after another, as who meets whom depends on the round before."""
    order, number = list(plan.bots), 0
    for turn in range(plan.rounds):
        pairs = neighbours(order, turn)
        met = [line_up for pair in pairs for line_up in line_ups(pair, plan.seats)]
        jobs = list(jobs_of(plan, turn, met, number))
        played = list(done[number : number + len(jobs)])
        yield from played
        if len(played) < len(jobs):
            for match in player(iter(jobs[len(played) :])):
                played.append(match)
                yield match
        order = climbed(order, pairs, played)
        number += len(jobs)


def ladder_of(plan: Plan, played: Sequence[Played]) -> list[str]:
    """Return how a ladder stands after its matches, from the top."""
    order, number = list(plan.bots), 0
    for turn in range(plan.rounds):
        pairs = neighbours(order, turn)
        length = sum(len(line_ups(pair, plan.seats)) for pair in pairs) * plan.seats
        order = climbed(order, pairs, played[number : number + length])
        number += length
    return order


def read(file: Path, plan: Plan) -> list[Played]:
    """Return the matches that a league's file has. A last line that was cut off is dropped from it.

    :raises Invalid: if the file is of another league or corrupt; the message names the line.
    """
    played = kept.read(file, "league", plan, Played)
    for number, match in enumerate(played):
        if why := _misfit(match, number, plan):
            raise kept.bad_line(file, number + 2, why)
    return played


def _misfit(match: Played, number: int, plan: Plan) -> str:
    """Return why a match cannot stand here, if it cannot."""
    if match.number != number:
        return f"match {match.number} stands where {number} should"
    placed = sorted(place.seat for place in match.result.places)
    if placed != list(range(plan.seats)) or len(match.bots) != plan.seats or not set(match.bots) <= set(plan.bots):
        return "these bots and seats are not of this league"
    return ""


def on_processes(processes: int) -> Player:
    """Play on this machine, on one core or on several."""

    def play(jobs: Iterator[Job]) -> Iterator[Played]:
        return simulate(jobs, processes)

    return play


def on_ray(address: str) -> Player:
    """Play on a Ray cluster; ``local`` starts one on this machine.

    :raises Invalid: if Ray is not installed or no cluster answers.
    """
    try:
        import ray
    except ImportError:
        raise Invalid("Ray is not installed: pip install 'aevum[research]'") from None

    def play(jobs: Iterator[Job]) -> Iterator[Played]:
        try:
            ray.init(address, ignore_reinit_error=True, log_to_driver=False)
        except (ConnectionError, ValueError) as error:
            raise Invalid(f"no Ray cluster answers at {address!r}: {error}") from None
        task = ray.remote(play_one)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        cores = max(1, int(resources.get("CPU", 1)))
        waiting = [task.remote(job) for job in islice(jobs, 2 * cores)]
        while waiting:
            first = waiting.pop(0)
            waiting += [task.remote(job) for job in islice(jobs, 1)]
            yield ray.get(first)

    return play
