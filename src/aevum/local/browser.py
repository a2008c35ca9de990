"""The bridge to the browser, run by Pyodide in a worker: requests come in, answers and news go out, bots think in
further workers."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from typing import Any, ParamSpec, Protocol, TypeVar, cast

from aevum.local.keeper import Disk
from aevum.local.service import LocalTables
from aevum.server.crew import Crew, Hand

P = ParamSpec("P")
T = TypeVar("T")

LIMIT = 120.0
"""Seconds after which a worker that does not answer is given up. The first thought waits for its interpreter."""


class Bytes(Protocol):
    def to_bytes(self) -> bytes: ...


class Thinker(Protocol):
    """A worker of the browser that thinks; it is started when it is first asked."""

    def run(self, work: bytes) -> Awaitable[Bytes | None]:
        """Do what `do` does there; nothing if the worker died of it."""

    def end(self) -> None: ...


class Remote:
    """A hand in another worker."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def run(self, limit: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        work = pickle.dumps((function, args, kwargs))
        try:
            found = await asyncio.wait_for(asyncio.ensure_future(self._thinker.run(work)), limit)
        except (TimeoutError, asyncio.CancelledError):
            self._thinker.end()
            raise
        if found is None:
            raise BrokenExecutor("the worker died")
        return cast(T, pickle.loads(found.to_bytes()))

    def end(self) -> None:
        self._thinker.end()


class Near:
    """A hand in this very worker, for what takes a millisecond."""

    async def run(self, limit: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await asyncio.sleep(0)
        return function(*args, **kwargs)

    def end(self) -> None:
        """There is nothing to end."""


def do(work: Bytes) -> bytes:
    """Call a function, in a worker that thinks. What comes in was written by `Remote` in a worker of the same page."""
    function, args, kwargs = pickle.loads(work.to_bytes())
    return pickle.dumps(function(*args, **kwargs))


def begin(
    disk: Disk,
    thinkers: list[Thinker],
    name: str,
    send: Callable[[int, str], None],
    keep: Callable[[str, str], Awaitable[None]],
    bot_time: float,
) -> Any:
    """Open the tables of this browser."""
    hands: list[Hand] = [Remote(each) for each in thinkers]
    tables = LocalTables(disk, Crew(hands, Near(), 0, LIMIT), name, send, keep, bot_time)
    tables.registry.spawn(tables.run())
    return tables
