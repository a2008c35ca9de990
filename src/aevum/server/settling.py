"""Entering finished matches into ratings and statistics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from aevum.bots import level_of
from aevum.core import Match, Result
from aevum.core.action import snake
from aevum.server.analysis import standing
from aevum.server.live_table import LiveTable
from aevum.server.ratings import rate
from aevum.server.registry import TableObserver, TableRegistry
from aevum.store import Store
from aevum.store.files import replay
from aevum.store.outcomes import TallyKey
from aevum.store.rows import MatchRow, OutcomeRow, SeatRow

log = logging.getLogger("aevum.settling")

AT_ONCE = 20
SEAT = "seat"
FIRST = "first "
"""What stands before the kind of a thing where it was the first of its kind that a seat had."""


def final_ranks(seats: Sequence[SeatRow], result: Result | None) -> dict[int, int] | None:
    """Return each seat's place: who left, ran out of time or resigned is behind all who stayed. Without a result only
    a resignation decides; nothing is returned where nothing did.

    Two who stayed keep their order, however many went away between them.
    """
    gone = {row.seat for row in seats if row.kind == "person" and (row.bot_plays or row.resigned)}
    if result is None:
        resigned = {row.seat for row in seats if row.resigned}
        if not resigned or len(resigned) == len(seats):
            return None
        return {row.seat: len(seats) - len(resigned) + 1 if row.seat in resigned else 1 for row in seats}
    places = {place.seat: place.rank for place in result.places}
    stayed = [seat for seat in places if seat not in gone]
    ranks = {seat: 1 + sum(places[other] < places[seat] for other in stayed) for seat in stayed}
    return ranks | dict.fromkeys(gone, len(stayed) + 1)


def outcomes_of(row: MatchRow, seats: Sequence[SeatRow], result: Result | None) -> list[OutcomeRow]:
    """Return how each seat came out; nothing where the match counts nowhere."""
    ranks = final_ranks(seats, result)
    if ranks is None or row.explores is not None or row.puzzle is not None or row.guided:
        return []
    held = [seat.person for seat in seats if seat.kind == "person"]
    winners = [seat for seat, rank in ranks.items() if rank == 1]
    scores = {place.seat: place.score for place in result.places} if result else {}
    ended = row.ended or row.created
    return [
        OutcomeRow(
            match=row.id,
            seat=seat.seat,
            # Whoever plays several seats plays against themselves: it says nothing of them.
            person=seat.person if seat.kind == "person" and held.count(seat.person) == 1 else None,
            level=level_of(seat.level or "") if seat.kind == "bot" else None,
            game=row.game,
            seats=len(seats),
            rank=ranks[seat.seat],
            score=scores.get(seat.seat),
            won=1 / len(winners) if seat.seat in winners else 0.0,
            rated=row.rated,
            ended=ended,
            seconds=max(0.0, ended - (row.started or ended)),
        )
        for seat in seats
    ]


def deeds_of(match: Match) -> list[list[tuple[str, str]]]:
    """Return what each seat did of the things by which the game is remembered, in order, each once."""
    deeds: list[list[tuple[str, str]]] = [[] for _ in range(match.seats)]
    told = dict(match.game.meta.deeds)
    for index in standing(match):
        for event in match.events[index]:
            kind = snake(type(event).__name__)
            if kind in told:
                fields = msgspec.structs.asdict(event)
                done, deed = deeds[fields["seat"]], (kind, str(fields[told[kind]]))
                if deed not in done:
                    done.append(deed)
    return deeds


def tallies_of(
    outcomes: Sequence[OutcomeRow], deeds: Sequence[Sequence[tuple[str, str]]]
) -> dict[TallyKey, tuple[int, float]]:
    """Return what a match adds to the statistics of everybody and of those who played it."""
    found: dict[TallyKey, tuple[int, float]] = {}

    def add(of: str, kind: str, name: str, won: float) -> None:
        matches, wins = found.get((of, kind, name), (0, 0.0))
        found[of, kind, name] = (matches + 1, wins + won)

    for row in outcomes:
        done = deeds[row.seat] if row.seat < len(deeds) else ()
        add("", SEAT, str(row.seat), row.won)
        firsts: set[str] = set()
        for kind, name in done:
            add("", kind, name, row.won)
            if row.person is not None:
                add(row.person, kind, name, row.won)
            if kind not in firsts:
                firsts.add(kind)
                add("", FIRST + kind, name, row.won)
    return found


def settle(store: Store, match_id: str) -> bool:
    """Enter one finished match; return whether this call did. It is entered even where it counts nowhere."""
    found = store.matches.get(match_id)
    if found is None:
        return False
    row, seats = found
    result = msgspec.json.decode(row.result, type=Result) if row.result else None
    outcomes = outcomes_of(row, seats, result)
    deeds: list[list[tuple[str, str]]] = []
    if outcomes and row.setup is not None:
        match, differs = replay(row.setup, store.matches.entries(match_id))
        if match.setup.position is not None:
            outcomes = []
        elif differs is None:
            deeds = deeds_of(match)
    return store.outcomes.settle(match_id, outcomes, tallies_of(outcomes, deeds), rate)


class Settling(TableObserver):
    """Enters what is over: at once, and at every start what a server that died left behind."""

    def __init__(self, registry: TableRegistry, store: Store) -> None:
        self._registry = registry
        self._store = store
        self._one = asyncio.Lock()

    def moved(self, live: LiveTable, before: Sequence[int]) -> None:
        if live.row.status == "over":
            self._registry.spawn(self.run_due())

    def changed(self, live: LiveTable) -> None:
        if live.row.status == "closed" and live.row.rated:
            self._registry.spawn(self.run_due())

    async def run_due(self) -> None:
        """Enter what is due, one after the other."""
        async with self._one:
            for match_id in await self._registry.call(self._store.outcomes.due, AT_ONCE):
                await self._registry.pools.replays.call(settle, self._store, match_id)
