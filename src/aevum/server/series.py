"""Several matches of the same players, one after the other, until nobody can catch up any more."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping

import msgspec

from aevum.server.live_table import LiveTable
from aevum.server.registry import TableRegistry
from aevum.server.tables import Tables
from aevum.store import Conflict, Store
from aevum.store.rows import MatchRow, SeatRow, new_id


def decided(wins: Mapping[str, float], left: int) -> bool:
    """Whether whoever leads can no longer be caught up with in so many matches.

    >>> decided({"anna": 2.0}, 1), decided({"anna": 1.0}, 1), decided({}, 0)
    (True, False, True)
    """
    best = sorted([*wins.values(), 0.0, 0.0], reverse=True)
    return left == 0 or best[0] - best[1] > left


class Series:
    def __init__(self, registry: TableRegistry, tables: Tables, store: Store) -> None:
        self._registry = registry
        self._store = store
        self._tables = tables

    async def run_due(self) -> None:
        for table in await self._registry.call(self._store.matches.series_due):
            await self._go_on(await self._registry.open(table, fresh=True))

    async def _go_on(self, live: LiveTable) -> None:
        """Begin the next match, or end the series."""
        row = live.row
        played = await self._played(row)
        outcomes = await self._registry.call(self._store.outcomes.of_matches, played)
        wins: Counter[str] = Counter()
        for outcome in outcomes:
            wins[outcome.person or outcome.level or ""] += outcome.won  # type: ignore[assignment]
        counted = any(outcome.match == row.id for outcome in outcomes)
        if not counted or decided(wins, row.series - row.series_number):
            await self._registry.whole(self._change(live, {"series": row.series_number}))
            return
        again = msgspec.structs.replace(
            row,
            id=new_id(),
            status="open",
            setup=None,
            length=0,
            actors="",
            result=None,
            created=time.time(),
            started=None,
            ended=None,
            ticking_since=None,
            deadline=None,
            paused=False,
            proposal=None,
            rematch_of=row.id,
            rated_apart=False,
            bot_due=False,
            bot_claim=None,
            bot_claim_until=None,
            series_number=row.series_number + 1,
            settled=None,
            revision=0,
        )
        order = live.seats[1:] + live.seats[:1]
        seats = [
            SeatRow(match=again.id, seat=number, kind=seat.kind, person=seat.person, level=seat.level)
            for number, seat in enumerate(order)
        ]
        await self._registry.whole(self._begin(live, again, seats))

    async def _begin(self, live: LiveTable, row: MatchRow, seats: list[SeatRow]) -> None:
        await self._registry.call(self._store.matches.add, row, seats)
        try:
            await self._change(live, {"rematch": row.id})
        except Conflict:
            # Another server was quicker.
            await self._registry.call(self._store.matches.delete, row.id)
            return
        await self._tables.call(row.id)

    async def _change(self, live: LiveTable, values: dict[str, str | int | float | bool | None]) -> None:
        async with live.lock:
            await self._registry.change(live, values)

    async def _played(self, row: MatchRow) -> list[str]:
        """Return the matches of the series so far."""
        played = [row.id]
        number, before = row.series_number, row.rematch_of
        while number > 1 and before is not None:
            found = await self._registry.call(self._store.matches.get, before)
            if found is None:
                break
            played.append(before)
            number, before = number - 1, found[0].rematch_of
        return played
