"""Those who think about decisions, and who of them thinks about which."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from aevum.bots import Tried, level_of
from aevum.bots.settings import SEARCHING
from aevum.bots.task import Task, shared, think
from aevum.bots.verdict import merged

log = logging.getLogger("aevum.workers")

P = ParamSpec("P")
T = TypeVar("T")

LEAST = 0.1
"""Seconds that a bot may always think, however many wait."""


def think_since(task: Task, asked: float) -> list[Tried]:
    """Think, in a worker process, for what is left of the task's seconds: waiting for the process to start counts."""
    if task.seconds is not None:
        late = min(max(0.0, time.time() - asked), task.seconds)
        task = msgspec.structs.replace(task, seconds=max(LEAST, task.seconds - late))
    return think(task)


class Hand(Protocol):
    """One who thinks about one thing at a time: a process of a server, or a worker of a browser."""

    async def run(self, limit: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function there.

        :raises BrokenExecutor: if the process died.
        :raises TimeoutError: if it takes longer than the limit; the process is then ended.
        """

    def end(self) -> None:
        """End the process, whatever it thinks of; the next call starts a new one."""


class Waiting:
    """A decision that waits for a worker."""

    def __init__(self, turn: asyncio.Future[Hand], owner: str, watched: bool) -> None:
        self.turn = turn
        self.owner = owner
        self.watched = watched


class Crew:
    """All of them. A decision takes as many as are free, up to ``cores``; where several decisions wait, each gets less
    time, so that all are answered within the seconds of their level."""

    def __init__(self, hands: list[Hand], quick: Hand, cores: int, limit: float) -> None:
        self.number = len(hands)
        self._cores = cores or self.number
        self._limit = limit
        self._idle = list(hands)
        self._all = list(hands)
        self._queue: list[Waiting] = []
        self._serving: Counter[str] = Counter()
        """How many workers think for whom."""
        # Rules of thumb take a millisecond: they must not wait behind those who think for long.
        self._quick = quick

    def close(self) -> None:
        for worker in (*self._all, self._quick):
            worker.end()

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return sum(1 for one in self._queue if not one.turn.done())

    async def weigh(self, task: Task, owner: str = "", watched: bool = True) -> list[Tried]:
        """Think about a decision, with several workers where they are free. Tables that somebody watches go first, and
        among them those of whom the fewest are being thought for: one person's many tables wait for each other.

        :raises BrokenExecutor: if the process died.
        :raises TimeoutError: if it takes far too long.
        """
        if level_of(task.bot) not in SEARCHING:
            return await self._quick.run(self._limit, think, task)
        asked = time.time()
        workers = [await self._first(owner, watched)]
        self._serving[owner] += 1
        try:
            cores = min(self._cores, self.number // (1 + self.waiting))
            while len(workers) < cores and self._idle:
                workers.append(self._idle.pop())
            return await self._together(workers, self._hurried(task, time.time() - asked))
        finally:
            self._serving[owner] -= 1
            if not self._serving[owner]:
                del self._serving[owner]
            for worker in workers:
                self._give(worker)

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call any other function in a worker.

        :raises BrokenExecutor: if the process died.
        :raises TimeoutError: if it takes far too long.
        """
        worker = await self._first()
        try:
            return await worker.run(self._limit, function, *args, **kwargs)
        finally:
            self._give(worker)

    def _hurried(self, task: Task, waited: float) -> Task:
        """Return the task with the seconds that are left for it when those who wait are to be in time too."""
        seconds = SEARCHING[level_of(task.bot)].seconds if task.seconds is None else task.seconds
        rounds = -(-(1 + self.waiting) // self.number)
        return msgspec.structs.replace(task, seconds=max(LEAST, (seconds - waited) / rounds))

    async def _together(self, workers: list[Hand], task: Task) -> list[Tried]:
        parts = shared(task, len(workers))
        work = [
            worker.run(self._limit, think_since, part, time.time()) for worker, part in zip(workers, parts, strict=True)
        ]
        found = await asyncio.gather(*work, return_exceptions=True)
        failed = [each for each in found if isinstance(each, BaseException)]
        thought = [each for each in found if not isinstance(each, BaseException)]
        if not thought:
            raise failed[0]
        for error in failed:
            log.warning("one of several processes failed; the others decide", exc_info=error)
        return merged(thought)

    async def _first(self, owner: str = "", watched: bool = True) -> Hand:
        """Wait for a worker."""
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[Hand] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(turn, owner, watched))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: Hand) -> None:
        self._queue = [one for one in self._queue if not one.turn.done()]
        if not self._queue:
            self._idle.append(worker)
            return
        # Of equals, who asked first: the order of the queue.
        best = min(self._queue, key=lambda one: (not one.watched, self._serving[one.owner]))
        self._queue.remove(best)
        best.turn.set_result(worker)
