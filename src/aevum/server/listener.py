"""Hearing what other servers on the same PostgreSQL write, also after it was restarted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

from aevum.store.database import CHANNEL

log = logging.getLogger("aevum.listener")

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0
LOOK_EVERY = 15.0
"""Seconds after which a silent connection is asked whether it still stands."""


class Listener:
    def __init__(
        self, dsn: str, heard: Callable[[str], Awaitable[None]], renewed: Callable[[], Awaitable[None]]
    ) -> None:
        self._dsn = dsn
        self._heard = heard
        self._renewed = renewed
        self.listening = False

    async def run(self) -> None:
        """Listen for as long as the server runs. What was said while the line was down is looked up afterwards."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with await AsyncConnection[Any].connect(self._dsn, autocommit=True) as connection:
                    await connection.execute(SQL("LISTEN {}").format(Identifier(CHANNEL)))
                    self.listening, pause = True, FIRST_PAUSE
                    await self._renewed()
                    await self._follow(connection)
            except OperationalError as error:
                log.warning("calls of other servers cannot be heard", extra={"why": type(error).__name__})
            finally:
                self.listening = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _follow(self, connection: AsyncConnection[Any]) -> None:
        while True:
            async for call in connection.notifies(timeout=LOOK_EVERY):
                try:
                    await self._heard(call.payload)
                except Exception:
                    log.exception("a call of another server could not be followed")
            await connection.execute("SELECT 1")
