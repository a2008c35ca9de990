"""Quick pairing: whoever wants the same game, pace and strength of others is seated with them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

import msgspec

from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.problems import Refused
from aevum.server.ratings import START, points
from aevum.server.registry import TableRegistry
from aevum.server.tables import Tables, game_of
from aevum.store import Store
from aevum.store.rows import MatchRow, PersonRow, SeatRow, SeekRow, new_id

FRESH = {"live": 30.0, "correspondence": 7 * 86400.0}
"""Seconds for which somebody is held to be waiting who does not ask again."""
MINUTE, HOUR = 60_000, 3_600_000
CLOCKS = {
    "live": wire.Clock(20 * MINUTE, MINUTE // 2),
    "correspondence": wire.Clock(72 * HOUR, 12 * HOUR, 168 * HOUR),
}


def fits(one: SeekRow, other: SeekRow) -> bool:
    """Whether the first would play with the second."""
    return one.range is None or abs(one.points - other.points) <= one.range


class Seeking:
    def __init__(self, registry: TableRegistry, tables: Tables, store: Store) -> None:
        self._registry = registry
        self._friends = store.friends
        self._outcomes = store.outcomes
        self._tables = tables

    async def seek(self, person: PersonRow, wanted: community.Seek) -> community.Sought:
        """Look for others; the page asks again and again until there is a table."""
        meta = game_of(wanted.game).meta
        if wanted.players not in meta.seats or wanted.players < 2:
            raise Refused("bad_options", {"why": "players: not for this game"})
        if wanted.rated and person.login is None:
            raise Refused("account_needed")
        # Whoever was seated by another's question is told so, however many tables they have.
        if not await self._tables.has_room(person.id) and not await self._registry.call(
            self._friends.seated, person.id
        ):
            raise Refused("too_many_tables")
        known = await self._registry.call(self._outcomes.rating, person.id, wanted.game, wanted.players)
        now = time.time()
        row = SeekRow(
            person=person.id,
            game=wanted.game,
            seats=wanted.players,
            pace=wanted.pace,
            rated=wanted.rated,
            points=points(known.mu if known else START[0]),
            range=wanted.range,
            begun=now,
            seen=now,
        )
        options = msgspec.json.encode(meta.settle(wanted.players)).decode()

        def table(together: Sequence[SeekRow]) -> tuple[MatchRow, list[SeatRow]]:
            return _table(together, options, person.language)

        found = await self._registry.call(self._friends.seek, row, now - FRESH[wanted.pace], fits, table)
        if found is None:
            return community.Sought(None, await self._waiting(wanted))
        await self._tables.call(found)
        return community.Sought(found, 0)

    async def _waiting(self, wanted: community.Seek) -> int:
        now = time.time()
        rows = await self._registry.call(self._friends.seekers, now - FRESH["correspondence"])
        alike = (
            row.game == wanted.game and row.seats == wanted.players and row.pace == wanted.pace
            for row in rows
            if row.seen >= now - FRESH[row.pace]
        )
        return sum(alike)


def _table(together: Sequence[SeekRow], options: str, language: str) -> tuple[MatchRow, list[SeatRow]]:
    wanted = together[0]
    people = [one.person for one in together]
    secrets.SystemRandom().shuffle(people)
    row = MatchRow(
        id=new_id(),
        game=wanted.game,
        title="",
        options=options,
        status="open",
        pace=wanted.pace,
        clock=msgspec.json.encode(CLOCKS[wanted.pace]).decode(),
        public=True,
        spectators=True,
        undo="consent",
        hints=False,
        language=language,
        owner=people[0],
        created=time.time(),
        rated=wanted.rated,
    )
    return row, [SeatRow(match=row.id, seat=seat, kind="person", person=id) for seat, id in enumerate(people)]
