"""The processes in which bots think, never on the event loop. One that dies or hangs is replaced, and it alone."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from aevum.bots.task import leave_interrupts_to_the_parent, undisturbed
from aevum.server.crew import LEAST, Crew, Hand

__all__ = ["LEAST", "Worker", "Workers"]

P = ParamSpec("P")
T = TypeVar("T")


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


class Workers(Crew):
    """Processes of a server; with ``number`` 0 threads, for tests."""

    def __init__(self, number: int, cores: int, limit: float) -> None:
        hands: list[Hand] = [Worker(number == 0) for _ in range(max(1, number))]
        super().__init__(hands, Worker(number == 0), cores, limit)

    def close(self) -> None:
        super().close()
        # What they think of now is of no use to anybody, and those that only start now could not be ended one by one.
        for child in multiprocessing.active_children():
            child.terminate()
