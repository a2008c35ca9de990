"""Who is ahead in a match that goes on, for those who watch it.

It rests on what somebody without a seat may know by now: what is hidden from them is dealt again before anything is
counted, so that it tells nothing of it. Where players shall have no help from a computer there is none for those who
could pass it on to them either.
"""

from __future__ import annotations

import logging
import math
import secrets
from collections import OrderedDict
from concurrent.futures import BrokenExecutor

import msgspec

from aevum.bots.prospects import prospects
from aevum.core import QuickDice, game
from aevum.server import steady, wire
from aevum.server.crew import Crew
from aevum.server.live_table import LiveTable
from aevum.server.problems import Refused
from aevum.server.registry import TableRegistry

log = logging.getLogger("aevum.commentary")

DEALS = 3
"""So many ways in which what is hidden could lie are played on from."""
SECONDS = 0.4
EVERY = 4.0
"""Seconds between two looks at one table."""
MOST_POINTS = 60
KEPT = 100


def outlook(name: str, position: str, seconds: float) -> list[int]:
    """Estimate, in a worker process, each seat's chance of winning in percent as somebody without a seat sees it."""
    found = game(name)
    true = found.unpack(position)
    means = []
    for _ in range(DEALS):
        # With luck that nobody knows: from a known one it could be found out what was dealt again.
        dealt = true.resample(None, QuickDice(secrets.token_hex(8)))
        means.append([mean for mean, _ in prospects(found, dealt, seconds / DEALS)])
    return [round(math.fsum(each) / DEALS) for each in zip(*means, strict=True)]


class Told(msgspec.Struct):
    """What was said of one table."""

    points: list[wire.Prospect] = []
    looked: float = -EVERY
    under_way: bool = False


class Commentary:
    def __init__(self, registry: TableRegistry, workers: Crew, pace: float) -> None:
        self._registry = registry
        self._workers = workers
        self._seconds = SECONDS * pace
        self._told: OrderedDict[str, Told] = OrderedDict()

    def of(self, live: LiveTable, person: str | None) -> wire.Commentary:
        """Return what can be said by now. The next look begins if it is time: whoever watches asks again.

        :raises Refused: if nothing is said of this match, or not to this person.
        """
        check_allowed(live, person)
        told = self._told.setdefault(live.id, Told())
        self._told.move_to_end(live.id)
        while len(self._told) > KEPT:
            self._told.popitem(last=False)
        seq = live.shown(person)
        fresh = bool(told.points) and told.points[-1].seq == seq
        # Players do not wait for what is said of their match: it is thought of when no bot wants to think.
        busy = self._workers.waiting > 0 or any(one.under_way for one in self._told.values())
        if not fresh and not busy and steady.now() - told.looked >= EVERY:
            told.under_way = True
            self._registry.spawn(self._look(live, told, seq))
        return wire.Commentary(list(told.points), fresh)

    async def _look(self, live: LiveTable, told: Told, seq: int) -> None:
        match = live.begun
        try:
            position = await self._registry.pools.replays.call(lambda: match.at(seq).pack())
            expected = await self._workers.run(outlook, match.game.name, position, self._seconds)
            told.points = [*told.points, wire.Prospect(seq, expected)][-MOST_POINTS:]
        except BrokenExecutor:
            log.warning("the process that looked at a match died; it is looked at again")
        finally:
            told.looked = steady.now()
            told.under_way = False


def check_allowed(live: LiveTable, person: str | None) -> None:
    """:raises Refused: if nothing is said of this match, or not to this person."""
    if not live.running or live.differs is not None or live.begun.seats < 2:
        raise Refused("not_running")
    if live.seats_of(person):
        raise Refused("forbidden")
    if live.row.rated or not live.row.hints:
        raise Refused("no_hints")
