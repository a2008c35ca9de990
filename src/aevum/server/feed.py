"""What an open page is told. It remembers how far it has told the log: nothing is missed and nothing told twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from aevum.server import steady, wire
from aevum.server.live_table import LiveTable
from aevum.server.problems import Refused
from aevum.server.registry import TableRegistry
from aevum.store.rows import ChatRow

SHARED_FOR = 0.1
"""Seconds for which an update may be told to others who see the same: it says what the clocks show."""


class Feed:
    """One open page. Waking it is cheap and never waits: what it has to tell is found when it can be sent."""

    def __init__(
        self,
        registry: TableRegistry,
        live: LiveTable,
        person: str | None,
        seat: int | None,
        since: int | None,
        muted: set[str],
    ) -> None:
        self.person = person
        self._registry = registry
        self._live = live
        self._seat = seat
        self._told = since
        self._told_table: object = None
        self._told_crowd: object = None
        self._muted = muted
        self._awake = asyncio.Event()
        self._answers: list[wire.FromServer] = []
        self._dropped = False
        self._later: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        self._awake.set()

    def drop(self) -> None:
        """Close it: the page connects again."""
        self._dropped = True
        self._awake.set()

    def said(self, line: ChatRow) -> None:
        if line.person not in self._muted:
            self.answer(wire.Said(line_of(line)))

    def mute(self, muted: set[str]) -> None:
        self._muted = muted

    def answer(self, message: wire.FromServer) -> None:
        self._answers.append(message)
        self._awake.set()

    async def tell(self) -> AsyncIterator[wire.FromServer]:
        """Give what is new, again and again, until this page may not watch any more."""
        self._awake.set()
        while True:
            await self._awake.wait()
            self._awake.clear()
            if self._dropped or not self._may_watch():
                yield wire.Bye("again")
                return
            for message in await self.news():
                yield message

    def _may_watch(self) -> bool:
        """Whether this person may still see the table: one that started or a lost seat may have changed that."""
        try:
            self._live.check_visible(self.person)
        except Refused:
            return False
        return True

    async def news(self) -> list[wire.FromServer]:
        """Return what the page has not been told yet."""
        live = self._live
        news: list[wire.FromServer] = []
        crowd = (live.here, live.watchers)
        # Whoever is behind learns of a move when it is shown to them, not when it is written.
        mark = (live.seen(self.person)[0].revision, live.row.status, live.shown(self.person) if live.delay else None)
        changed = mark != self._told_table
        if changed or crowd != self._told_crowd:
            self._told_table, self._told_crowd = mark, crowd
            news.append(wire.TableNow(await self._registry.table(live, self.person)))
        # While a move is being written it is in memory but does not stand yet: nobody is told of it before.
        async with live.lock:
            if live.match is not None and (self._told != live.shown(self.person) or changed):
                news.append(self._update())
        self._wake_later()
        answers, self._answers = self._answers, []
        return news + answers

    def _wake_later(self) -> None:
        """Look again when somebody who watches with a delay may see more."""
        wait = self._live.shows_more_in(self.person)
        if self._later is not None:
            self._later.cancel()
        self._later = None if wait is None else asyncio.get_running_loop().call_later(max(0.05, wait), self.wake)

    def _update(self) -> wire.Update:
        live = self._live
        eyes = live.eyes(self.person, self._seat if self._seat in live.seats_of(self.person) else None)
        length = live.shown(self.person)
        since = length if self._told is None else min(self._told, length)
        self._told = length
        mine, now = live.seats_of(self.person), steady.now()
        audience = (live.seen(self.person)[0].revision, eyes, *mine), since, length
        found = live.updates.get(audience)
        if found is None or now > found[0] + SHARED_FOR:
            found = now, wire.Update(live.entries(eyes, since, length), live.state(self.person, eyes))
            if live.watchers > 1:
                live.updates[audience] = found
        return found[1]


def line_of(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(row.id, row.at, wire.Person(row.person, row.name, row.guest), row.seat, row.text)
