"""How a finished match went: what each seat could expect over time, and where that turned."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from itertools import pairwise
from typing import TypeVar

from aevum.bots.prospects import prospects
from aevum.core import Match, Move, Undo, game
from aevum.server import wire
from aevum.server.advice import better_than, task_of
from aevum.server.crew import Crew
from aevum.server.live_table import LiveTable
from aevum.server.problems import Refused
from aevum.server.registry import TableRegistry

log = logging.getLogger("aevum.analysis")

MOST_POINTS = 40
MOST_TURNS = 5
MOST_BETWEEN = 8
SECONDS = 0.5
SECOND_LOOK = 4.0
"""Seconds for what should have been done at a turning point."""
LEAST_TURN = 12.0
"""Percent by which a prospect must change to be called a turning point."""
TRIES = 3
KEPT = 100

Expected = list[tuple[float, float]]
T = TypeVar("T")


def expected(name: str, position: str, seconds: float) -> Expected:
    """Estimate, in a worker process, what each seat may expect."""
    found = game(name)
    return prospects(found, found.unpack(position), seconds)


def standing(match: Match) -> list[int]:
    """Return the entries that were not taken back."""
    trail: list[int] = []
    for index, entry in enumerate(match.log):
        if isinstance(entry, Undo):
            trail = [earlier for earlier in trail if earlier < entry.to]
        else:
            trail.append(index)
    return trail


def moments(match: Match) -> list[int]:
    """Return the lengths of the log at which another seat began to decide, at most some of them; first and last too."""
    found, mover = [0], -1
    for index in standing(match):
        entry = match.log[index]
        if isinstance(entry, Move) and entry.seat != mover:
            mover = entry.seat
            found.append(index)
    return spread(sorted({*found, len(match.log)}), MOST_POINTS)


def spread(items: list[int], most: int) -> list[int]:
    """Return at most so many of the items, evenly spread, the first and the last among them.

    >>> spread([0, 1, 2, 3, 4, 5, 6], 3)
    [0, 3, 6]
    """
    if len(items) <= most:
        return items
    return [items[round(place * (len(items) - 1) / (most - 1))] for place in range(most)]


def coarse_first(number: int) -> list[int]:
    """Return the places of a list so that a curve through the first of them already shows the whole.

    >>> coarse_first(5)
    [0, 4, 2, 1, 3]
    """
    order, step = [0, number - 1], number - 1
    while step > 1:
        step = (step + 1) // 2
        order += range(0, number, step)
    return list(dict.fromkeys([*order, *range(number)]))


class Turn:
    """A stretch of the match in which a seat's prospect changed by more than chance explains."""

    def __init__(self, first: int, last: int, seat: int, before: float, after: float) -> None:
        self.first = first
        self.last = last
        self.seat = seat
        self.before = before
        self.after = after


def turns_of(points: dict[int, Expected]) -> list[Turn]:
    """Return the largest changes between neighbours on the curve."""
    found = []
    lengths = sorted(points)
    for first, last in pairwise(lengths):
        changes = [
            (abs(after - before), seat)
            for seat, ((before, one), (after, other)) in enumerate(zip(points[first], points[last], strict=True))
            if abs(after - before) > max(LEAST_TURN, 2 * math.hypot(one, other))
        ]
        if changes:
            seat = max(changes)[1]
            found.append(Turn(first, last, seat, points[first][seat][0], points[last][seat][0]))
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(found[:MOST_TURNS], key=lambda turn: turn.first)


class Run:
    """One analysis, as far as it is."""

    def __init__(self, match: Match) -> None:
        self.lengths = moments(match)
        self.points: dict[int, Expected] = {}
        self.turns: list[wire.TurningPoint] = []
        self.unit: wire.Unit = "points" if match.seats == 1 else "percent"
        self.done = 0
        self.steps = len(self.lengths) + 1
        self.task: asyncio.Task[None] | None = None

    def told(self) -> wire.Analysis:
        points = [
            wire.Prospect(length, [round(mean) for mean, _ in self.points[length]]) for length in sorted(self.points)
        ]
        return wire.Analysis(self.done, self.steps, self.unit, points, self.turns)


class Analyses:
    """The analyses of this server, each made once and kept for a while."""

    def __init__(self, registry: TableRegistry, workers: Crew, pace: float) -> None:
        self._registry = registry
        self._workers = workers
        self._pace = pace
        self._seconds = SECONDS * pace
        self._runs: OrderedDict[str, Run] = OrderedDict()

    async def of(self, live: LiveTable) -> wire.Analysis:
        """Return the analysis of a finished match as far as it is, and begin it if nobody has asked yet.

        :raises Refused: if it cannot be made.
        """
        if live.row.status != "over":
            raise Refused("not_over")
        if live.differs is not None:
            raise Refused("rules_differ", {"entry": live.differs.entry})
        run = self._runs.get(live.id)
        if run is None:
            run = self._runs[live.id] = Run(live.begun)
            run.task = self._registry.spawn(self._make(live.begun, run))
            while len(self._runs) > KEPT:
                self._runs.popitem(last=False)
        if run.task is not None and run.task.done() and run.done < run.steps:
            del self._runs[live.id]
            raise Refused("busy")
        return run.told()

    async def _make(self, match: Match, run: Run) -> None:
        for place in coarse_first(len(run.lengths)):
            run.points[run.lengths[place]] = await self._expected(match, run.lengths[place])
            run.done += 1
        trail = standing(match)
        turns = turns_of(run.points)
        run.steps = run.done + len(turns) + 1
        for turn in turns:
            seq = await self._cause(match, trail, turn)
            found = wire.TurningPoint(seq, turn.seat, round(turn.before), round(turn.after))
            found.better = await self._better(match, found)
            run.turns.append(found)
            run.done += 1
        run.done = run.steps

    async def _expected(self, match: Match, length: int) -> Expected:
        position = await self._registry.pools.replays.call(lambda: match.at(length).pack())
        return await self._insist(lambda: self._workers.run(expected, match.game.name, position, self._seconds))

    async def _better(self, match: Match, turn: wire.TurningPoint) -> wire.Hint | None:
        """Return what a seat that spoiled its own prospects should have done."""
        entry = match.log[turn.seq]
        if not isinstance(entry, Move) or entry.seat != turn.seat or turn.after > turn.before:
            return None
        seat, played = entry.seat, entry.action
        assert played is not None, "the whole log hides nothing"
        position = await self._registry.pools.replays.call(lambda: match.at(turn.seq))
        if len(position.legal(seat)) == 1:
            return None
        task = task_of(match.game, position, seat, "expert", SECOND_LOOK * self._pace)
        return await self._insist(lambda: better_than(self._workers, task, played))

    async def _insist(self, think: Callable[[], Awaitable[T]]) -> T:
        for _ in range(TRIES):
            try:
                return await think()
            except BrokenExecutor:
                log.warning("the process that analysed a match died; another does it again")
        raise Refused("busy")

    async def _cause(self, match: Match, trail: list[int], turn: Turn) -> int:
        """Return the entry of a stretch after which most of the change was there."""
        inside = [index for index in trail if turn.first <= index < turn.last]
        if not inside:
            return turn.last - 1
        best, most, before = inside[-1], -1.0, turn.before
        for index in spread(inside, MOST_BETWEEN):
            last = index == inside[-1]
            after = turn.after if last else (await self._expected(match, index + 1))[turn.seat][0]
            change = (after - before) * (1 if turn.after > turn.before else -1)
            if change > most:
                best, most = index, change
            before = after
        return best
