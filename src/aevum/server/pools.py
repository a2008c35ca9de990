"""Threads for what takes long. Each kind of work has its own, so that none of them can make another wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from aevum.server.problems import Refused

P = ParamSpec("P")
T = TypeVar("T")


class Pool:
    """A few threads, and a queue before them that does not grow without end."""

    def __init__(self, name: str, threads: int, most: int) -> None:
        self._executor = ThreadPoolExecutor(threads, name)
        self._most = most
        self._inside = 0

    async def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in one of the threads.

        :raises Refused: if too many wait already.
        """
        if self._inside >= self._most:
            raise Refused("busy")
        self._inside += 1
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._executor, lambda: function(*args, **kwargs))
        # Whoever asked may go away; the thread is in use until the work is done.
        work.add_done_callback(self._done)
        return await asyncio.shield(work)

    def _done(self, work: asyncio.Future[T]) -> None:
        self._inside -= 1
        if not work.cancelled():
            work.exception()

    def close(self) -> None:
        self._executor.shutdown(wait=True)


class Pools:
    """All threads of a server."""

    def __init__(self) -> None:
        self.store = Pool("store", 16, 4000)
        self.sessions = Pool("sessions", 4, 4000)
        self.passwords = Pool("passwords", 2, 40)
        """Hashing a password takes a tenth of a second and 64 MB, on purpose."""
        self.replays = Pool("replays", 2, 60)
        """Replaying a long match takes a second."""
        self.mail = Pool("mail", 2, 200)
        """A mail server may take its time."""

    def close(self) -> None:
        for pool in (self.store, self.sessions, self.passwords, self.replays, self.mail):
            pool.close()
