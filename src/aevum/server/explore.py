"""Explore from here: a private table that opens at a moment of another match, or at a puzzle, and counts nowhere."""

from __future__ import annotations

import secrets
import time
from functools import partial

import msgspec

from aevum.core import Game, Match, Position, QuickDice
from aevum.core.dice import new_key
from aevum.puzzles import find
from aevum.server import wire
from aevum.server.live_table import LiveTable
from aevum.server.problems import Refused
from aevum.server.registry import TableRegistry
from aevum.server.tables import closed, game_of
from aevum.store.files import lines_from, setup_text
from aevum.store.rows import MatchRow, PersonRow, SeatRow, new_id

MOST_LINES = 20
AGAINST = "normal"
"""Who sits at the other seats of a puzzle."""


class Begun(msgspec.Struct):
    """Where a table begins, through whose eyes, and against whom."""

    position: Position
    options: dict[str, bool | int | str] | None
    eyes: int | None
    against: str | None
    explores: str | None = None
    seq: int | None = None
    puzzle: str | None = None


class Explorations:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def begin(self, table: str, person: PersonRow, wanted: wire.Explore) -> wire.Table:
        """Make the table. Of a match that is not over it knows what the seat knows: what is hidden is dealt again."""
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person.id)
        replays = self._registry.pools.replays
        async with live.lock:
            eyes = live.eyes(person.id, wanted.seat)
            position = await replays.call(_moment, live, person.id, wanted.seq, eyes)
            game, options = live.begun.game, live.begun.setup.options
        begun = Begun(position, options, eyes, wanted.against, explores=live.id, seq=wanted.seq)
        return await self._open(game, begun, person)

    async def puzzle(self, puzzle: str, person: PersonRow) -> wire.Table:
        """Make a table at which a puzzle is solved. What the seat does not know is dealt again.

        :raises Refused: if there is no such puzzle.
        """
        found = find(puzzle)
        if found is None:
            raise Refused("not_found")
        game = game_of(found.game)
        position = game.load(msgspec.json.encode(found.position)).resample(found.seat, _any_luck())
        begun = Begun(position, None, found.seat, AGAINST, puzzle=found.id)
        return await self._open(game, begun, person)

    async def close_puzzles(self, person: PersonRow) -> None:
        """Close what a person began to solve and left."""
        for table in await self._registry.call(self._registry.store.matches.listed, "puzzles", person.id):
            live = await self._registry.open(table, fresh=True)
            await self._registry.whole(self._registry.retrying(live, partial(self._close, live)))

    async def _close(self, live: LiveTable) -> None:
        if live.running:
            await self._registry.change(live, closed())

    async def _open(self, game: Game, begun: Begun, person: PersonRow) -> wire.Table:
        row, seats, lines = await self._registry.pools.replays.call(_table, game, begun, person)
        await self._registry.call(self._registry.store.matches.add, row, seats, lines)
        made = await self._registry.open(row.id)
        self._registry.wake(made)
        return await self._registry.table(made, person.id)


def tried_lines(live: LiveTable) -> wire.TriedLines:
    """Return the lines of an exploration, those taken back last at the end."""
    if live.row.explores is None:
        raise Refused("not_found")
    match = live.begun
    lines = [
        wire.TriedLine(branch.length, branch.entries[branch.shared :], match.at(branch.length).scores())
        for branch in match.branches()[-MOST_LINES:]
    ]
    return wire.TriedLines(match.position.scores(), lines)


def _any_luck() -> QuickDice:
    return QuickDice(secrets.token_hex(8))


def _moment(live: LiveTable, person: str, seq: int, eyes: int | None) -> Position:
    match = live.begun
    if seq > live.shown(person):
        raise Refused("not_found")
    # Where a table wants no help from the computer, trying things out against it is help.
    if live.running and not live.row.hints:
        raise Refused("no_hints")
    return match.explored(seq, eyes, _any_luck())


def _table(game: Game, begun: Begun, person: PersonRow) -> tuple[MatchRow, list[SeatRow], list[str]]:
    match = Match.start(game, options=begun.options, key=new_key(), position=begun.position)
    if match.over:
        raise Refused("not_running")
    now = time.time()
    row = MatchRow(
        id=new_id(),
        game=game.name,
        title="",
        options=msgspec.json.encode(match.setup.options).decode(),
        status="running",
        pace="live",
        clock=None,
        public=False,
        spectators=True,
        undo="free",
        hints=True,
        language=person.language,
        owner=person.id,
        setup=setup_text(match),
        length=len(match.log),
        actors=",".join(str(seat) for seat in match.actors),
        created=now,
        started=now,
        rated_apart=True,
        explores=begun.explores,
        explores_seq=begun.seq,
        puzzle=begun.puzzle,
    )
    mine = begun.eyes if begun.eyes is not None else match.actors[0]
    seats = [
        SeatRow(match=row.id, seat=seat, kind="bot", level=begun.against)
        if begun.against is not None and seat != mine
        else SeatRow(match=row.id, seat=seat, kind="person", person=person.id)
        for seat in range(match.seats)
    ]
    row.bot_due = any(seats[seat].kind == "bot" for seat in match.actors)
    return row, seats, lines_from(match, 0)
