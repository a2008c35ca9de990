"""The processes in which bots think, never on the event loop. One that dies or hangs is replaced, and it alone."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

import msgspec

from aevum.bots import Tried
from aevum.bots.settings import SEARCHING
from aevum.bots.task import Task, leave_interrupts_to_the_parent, shared, think, undisturbed
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


def prepare() -> None:
    """Leave the terminal's Ctrl-C to the server and the processor to those who play; end when the server ends."""
    leave_interrupts_to_the_parent()
    os.nice(5)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)


class Worker:
    """One process of its own, started when it is first needed; or a thread, for tests."""

    def __init__(self, in_thread: bool) -> None:
        self._in_thread = in_thread
        self._executor: Executor | None = None
        self._pid: Future[int] | None = None

    async def run(self, limit: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function there.

        :raises BrokenExecutor: if the process died.
        :raises TimeoutError: if it takes longer than the limit; the process is then ended.
        """
        executor = self._executor or self._start()
        try:
            work = executor.submit(function, *args, **kwargs)
            return await asyncio.wait_for(asyncio.wrap_future(work), limit)
        except (BrokenExecutor, TimeoutError, asyncio.CancelledError):
            # Whoever else waited for the same process may have seen to it already.
            if self._executor is executor:
                self.end()
            raise

    def _start(self) -> Executor:
        if self._in_thread:
            self._executor = ThreadPoolExecutor(1, "bot")
            return self._executor
        # A fresh interpreter per worker: a fork of a process with threads and sockets may hang.
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(1, context, prepare)
        with undisturbed():
            self._pid = self._executor.submit(os.getpid)
        return self._executor

    def end(self) -> None:
        """End the process, whatever it thinks of; the next call starts a new one."""
        executor, pid = self._executor, self._pid
        self._executor = self._pid = None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)
        if pid is not None and pid.done() and not pid.cancelled() and pid.exception() is None:
            for child in multiprocessing.active_children():
                if child.pid == pid.result():
                    # It may end by itself at this very moment, which terminate allows for.
                    child.terminate()


class Workers:
    """All of them. A decision takes as many as are free, up to ``cores``; where several decisions wait, each gets less
    time, so that all are answered within the seconds of their level."""

    def __init__(self, number: int, cores: int, limit: float) -> None:
        self.number = max(1, number)
        self._cores = cores or self.number
        self._limit = limit
        self._idle = [Worker(number == 0) for _ in range(self.number)]
        self._all = list(self._idle)
        self._queue: deque[asyncio.Future[Worker]] = deque()
        # Rules of thumb take a millisecond: they must not wait behind those who think for long.
        self._quick = Worker(number == 0)

    def close(self) -> None:
        for worker in (*self._all, self._quick):
            worker.end()

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return sum(1 for turn in self._queue if not turn.done())

    async def weigh(self, task: Task) -> list[Tried]:
        """Think about a decision, with several workers where they are free.

        :raises BrokenExecutor: if the process died.
        :raises TimeoutError: if it takes far too long.
        """
        if task.bot not in SEARCHING:
            return await self._quick.run(self._limit, think, task)
        asked = time.time()
        workers = [await self._first()]
        try:
            cores = min(self._cores, self.number // (1 + self.waiting))
            while len(workers) < cores and self._idle:
                workers.append(self._idle.pop())
            return await self._together(workers, self._hurried(task, time.time() - asked))
        finally:
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
        seconds = SEARCHING[task.bot].seconds if task.seconds is None else task.seconds
        rounds = -(-(1 + self.waiting) // self.number)
        return msgspec.structs.replace(task, seconds=max(LEAST, (seconds - waited) / rounds))

    async def _together(self, workers: list[Worker], task: Task) -> list[Tried]:
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

    async def _first(self) -> Worker:
        """Wait for a worker, in the order of asking."""
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: Worker) -> None:
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)
