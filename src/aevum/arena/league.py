"""A league: line-ups of bots play each other with seats rotated and the same dice for all rotations of a line-up.

Results are appended to a file as they come in, so that a league that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice
from pathlib import Path

import msgspec

from aevum.arena.simulate import Job, Played, play_one, simulate
from aevum.bots import create
from aevum.core.errors import Invalid
from aevum.core.game import Game
from aevum.core.meta import OptionValue


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: the first line of a league's file."""

    game: str
    bots: tuple[str, ...]
    seats: int
    rounds: int
    seed: str
    options: dict[str, OptionValue]


def plan(
    game: Game,
    bots: Sequence[str],
    seats: int,
    rounds: int,
    seed: int | str,
    options: Mapping[str, OptionValue] | None = None,
) -> Plan:
    """Return the plan of a league in which each line-up plays some rounds.

    :raises Invalid: if the seats, a bot or an option does not fit.
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise Invalid("a league needs at least two bots, each named once")
    for bot in bots:
        create(bot, 0)
    if seats < 2:
        raise Invalid("a league needs at least 2 seats")
    if rounds < 1:
        raise Invalid(f"at least 1 round must be played, not {rounds}")
    chosen = dict(game.meta.playout) | dict(options or {})
    return Plan(game.name, tuple(bots), seats, rounds, str(seed), game.meta.settle(seats, chosen))


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


def jobs_of(plan: Plan) -> Iterator[Job]:
    """Yield the matches of a league, in their order."""
    number = 0
    for turn in range(plan.rounds):
        for line_up in line_ups(plan.bots, plan.seats):
            for shift in range(plan.seats):
                seated = line_up[shift:] + line_up[:shift]
                yield Job(plan.game, number, seated, plan.options, f"{plan.seed}/{turn}/{'-'.join(line_up)}")
                number += 1


def matches_of(plan: Plan) -> int:
    return plan.rounds * len(line_ups(plan.bots, plan.seats)) * plan.seats


Player = Callable[[Iterator[Job]], Iterator[Played]]


def run(plan: Plan, player: Player, file: Path | None = None) -> Iterator[Played]:
    """Play a league and yield its matches in their order; those that the file already has are not played again.

    :raises Invalid: if the file is of another league.
    """
    done = read(file, plan) if file is not None else []
    yield from done
    left = islice(jobs_of(plan), len(done), None)
    if file is None:
        yield from player(left)
        return
    with file.open("a", encoding="utf-8") as out:
        if not done and out.tell() == 0:
            out.write(msgspec.json.encode(plan).decode() + "\n")
        for played in player(left):
            out.write(msgspec.json.encode(played).decode() + "\n")
            out.flush()
            yield played


def read(file: Path, plan: Plan) -> list[Played]:
    """Return the matches that a league's file has. A last line that was cut off is dropped from it.

    :raises Invalid: if the file is of another league or corrupt; the message names the line.
    """
    if not file.exists():
        return []
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, "utf-8")
    rows = whole.splitlines()
    if not rows:
        return []
    try:
        if msgspec.json.decode(rows[0], type=Plan) != plan:
            raise Invalid(f"{file}, line 1: this file is of another league; choose another file or the same plan")
        played = [msgspec.json.decode(row, type=Played) for row in rows[1:]]
    except msgspec.DecodeError as error:
        raise Invalid(f"{file}: {error}") from None
    for number, match in enumerate(played):
        if match.number != number:
            raise Invalid(f"{file}, line {number + 2}: match {match.number} stands where {number} should")
    return played


def on_processes(processes: int) -> Player:
    """Play on this machine, on one core or on several."""

    def play(jobs: Iterator[Job]) -> Iterator[Played]:
        return simulate(jobs, processes)

    return play


def on_ray(address: str) -> Player:
    """Play on a Ray cluster; ``local`` starts one on this machine.

    :raises Invalid: if Ray is not installed.
    """
    try:
        import ray
    except ImportError:
        raise Invalid("Ray is not installed: pip install 'aevum[research]'") from None

    def play(jobs: Iterator[Job]) -> Iterator[Played]:
        ray.init(address=None if address == "local" else address, ignore_reinit_error=True, log_to_driver=False)
        task = ray.remote(play_one)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        cores = max(1, int(resources.get("CPU", 1)))
        waiting = [task.remote(job) for job in islice(jobs, 2 * cores)]
        while waiting:
            first = waiting.pop(0)
            waiting += [task.remote(job) for job in islice(jobs, 1)]
            yield ray.get(first)

    return play
