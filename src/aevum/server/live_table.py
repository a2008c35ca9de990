"""One match in memory: its rows, its replayed log, and what each seat may be told of it."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Mapping, Sequence, Set
from typing import Any, Protocol, cast

import msgspec

from aevum.bots import level_of, style_of
from aevum.core import Differs, Fall, Invalid, Match, Move, Position
from aevum.core import Entry as CoreEntry
from aevum.core.corrections import laid
from aevum.core.log import read_entry
from aevum.server import clocks, steady, wire
from aevum.server.past import Past, without_clocks
from aevum.server.problems import Refused
from aevum.server.shared_dice import dice_of
from aevum.store.files import replay
from aevum.store.rows import ChatRow, EntryRow, MatchRow, Moved, PersonRow, SeatRow, Value

NOBODY = wire.Person(id="", name="–", guest=True)


class Page(Protocol):
    """An open page of somebody at a table."""

    person: str | None

    def wake(self) -> None:
        """Look for news when there is time."""

    def drop(self) -> None:
        """Close it: it connects again."""

    def said(self, line: ChatRow) -> None: ...

    def mute(self, muted: set[str]) -> None: ...

    def answer(self, message: wire.FromServer) -> None: ...


class LiveTable:
    """A table and its match as this server knows them. Whoever changes it holds `lock`.

    While the lock is held the match in memory may be ahead of the store. Who reads it therefore holds the lock too, or
    comes from `TableRegistry.refresh` without having waited for anything since.
    """

    def __init__(self, row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        self.lock = asyncio.Lock()
        self.sockets: set[Page] = set()
        self.thinking = False
        self.here: frozenset[str] = frozenset()
        """The people with a seat whose page is open, as everybody at the table was told last."""
        self.watchers = 0
        self.delay = 0.0
        """Seconds by which those who only watch are behind."""
        self._past = Past()
        self.updates: dict[tuple[Any, int, int], tuple[float, wire.Update]] = {}
        """What pages were told since the last change, by who sees the same: at which revision, with which eyes and
        seats."""
        self.counting = False
        self.scores: wire.Scores | None = None
        self.fairness: wire.Fairness | None = None
        self.load(row, seats, entries)

    def load(self, row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        """Take everything again from the store."""
        self.row = row
        self.seats = seats
        self.times = [entry.at for entry in entries]
        self.differs: Differs | None = None
        self.match: Match | None = None
        if row.setup is not None:
            self.match, self.differs = replay(row.setup, entries)

    def extend(self, row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> bool:
        """Take what others wrote since; `False` if it does not fit on what is here."""
        if self.match is None or self.differs is not None or len(self.match.log) != self.length:
            return False
        if row.setup != self.row.setup:
            return False
        try:
            for entry in entries:
                self.match.take(read_entry(self.match.game, entry.line))
        except (Differs, Invalid):
            return False
        self.row = row
        self.seats = seats
        self.times += [entry.at for entry in entries]
        return True

    def take(self, moved: Moved) -> bool:
        """Take what another server added to the log; `False` if it does not fit on what is here."""
        entries = [EntryRow(moved.seq + number, moved.at, line) for number, line in enumerate(moved.lines)]
        length = moved.seq + len(entries)
        row = msgspec.structs.replace(self.row, length=length, **moved.values)
        seats = [msgspec.structs.replace(seat, **moved.seats.get(seat.seat, {})) for seat in self.seats]
        return self.extend(row, seats, entries)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def length(self) -> int:
        return len(self.times)

    @property
    def readable(self) -> int:
        """How many entries can be shown: all, unless today's rules read the log differently from some entry on."""
        return len(self.match.log) if self.match is not None else 0

    def behind(self, person: str | None) -> bool:
        """Whether a person only watches a running match, and is some time behind."""
        return self.delay > 0 and self.running and not self.seats_of(person)

    def shown(self, person: str | None) -> int:
        """How many entries a person may see by now."""
        if not self.behind(person):
            return self.readable
        return min(self.readable, bisect_right(self.times, steady.now() - self.delay))

    def seen(self, person: str | None) -> tuple[MatchRow, list[SeatRow]]:
        """Return the table's rows as a person may know them by now: its clocks are as old as the position."""
        if not self.behind(person):
            return self.row, self.seats
        found = self._past.at(steady.now() - self.delay, self.shown(person))
        return (found.row, found.seats) if found is not None else without_clocks(self.row, self.seats)

    def note_change(self) -> None:
        """Remember how the table is now, for those who learn of it later."""
        if self.delay > 0 and self.running:
            self._past.note(self.row, self.seats, self.times, steady.now(), self.delay)

    def shows_more_in(self, person: str | None) -> float | None:
        """Return in how many seconds somebody who is behind may know more; `None` if they know all."""
        if not self.behind(person):
            return None
        shown, then = self.shown(person), steady.now() - self.delay
        due = [self._past.next_after(then), self.times[shown] if shown < len(self.times) else None]
        return min((moment - then for moment in due if moment is not None), default=None)

    @property
    def running(self) -> bool:
        return self.row.status == "running"

    @property
    def begun(self) -> Match:
        """The match.

        :raises Refused: if it has not begun.
        """
        if self.match is None:
            raise Refused("not_running")
        return self.match

    @property
    def sealed(self) -> bool:
        """Whether the dice key was sealed with a secret that is not here: no roll can be made then."""
        setup = self.match.setup if self.match is not None and self.running else None
        return setup is not None and setup.commitment != "" and setup.key == ""

    @property
    def actors(self) -> tuple[int, ...]:
        if not self.running or self.match is None or self.differs is not None or self.sealed:
            return ()
        return self.match.actors

    def bot_plays(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.kind == "bot" or row.bot_plays

    def bot_actors(self) -> list[int]:
        """The seats for which a bot must decide now: none where nobody is left to play against."""
        return [seat for seat in self.actors if self.bot_plays(seat)] if bots_due(self.seats, self.actors) else []

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [row.seat for row in self.seats if row.kind == "person" and row.person == person]

    def people_playing(self) -> list[int]:
        """The seats that a person plays."""
        return [row.seat for row in self.seats if row.kind == "person" and not row.bot_plays]

    def present(self) -> frozenset[str]:
        """The people with a seat whose page is open."""
        seated = {row.person for row in self.seats}
        return frozenset(page.person for page in self.sockets if page.person is not None and page.person in seated)

    def count_watchers(self) -> int:
        """The open pages of those without a seat, signed in or not."""
        seated = {row.person for row in self.seats if row.person is not None}
        return sum(1 for page in self.sockets if page.person not in seated)

    # who may do and see what

    def check_visible(self, person: str | None) -> None:
        """:raises Refused: if this person may not know of the table. A public one is seen by all until it starts."""
        if self.row.spectators or self.row.owner == person or (self.row.public and self.row.status == "open"):
            return
        if person is not None and any(row.person == person for row in self.seats):
            return
        raise Refused("not_found")

    def check_seat(self, person: str | None, seat: int) -> SeatRow:
        """:raises Refused: if the seat is not this person's."""
        if person is None:
            raise Refused("not_signed_in")
        if seat not in self.seats_of(person):
            raise Refused("not_your_seat")
        return self.seats[seat]

    def eyes(self, person: str | None, seat: int | None) -> int | None:
        """Return with whose eyes a person sees the match: a seat of theirs, or a spectator's.

        After the end everybody may look with anybody's eyes.

        :raises Refused: if it is another's seat.
        """
        mine = self.seats_of(person)
        if seat is not None:
            if seat in mine or (self.row.status == "over" and seat < len(self.seats)):
                return seat
            raise Refused("not_your_seat")
        for candidate in self.actors:
            if candidate in mine:
                return candidate
        return mine[0] if mine else None

    # what goes over the wire

    def table(
        self, person: str | None, people: Mapping[str, PersonRow], here: Set[str], watchers: int = 0
    ) -> wire.Table:
        table = table_of(*self.seen(person), person, people, here, watchers)
        if not self.behind(person) or self.match is None:
            return table
        shown = self.shown(person)
        return msgspec.structs.replace(table, seq=shown, actors=list(self.match.at(shown).actors))

    def state(self, person: str | None, eyes: int | None) -> wire.State:
        match = self.begun
        shown = self.shown(person)
        if shown < self.readable:
            return self.state_at(shown, person, eyes)
        return self._state(match.position, person, eyes, self.readable, self.actors, _undo(self, eyes))

    def state_at(self, seq: int, person: str | None, eyes: int | None) -> wire.State:
        """Return the state before entry `seq`."""
        match = self.begun
        if seq > self.shown(person):
            raise Refused("not_found")
        position = match.at(seq)
        return self._state(position, person, eyes, seq, position.actors, wire.Undo(None, None))

    def _state(
        self,
        position: Position,
        person: str | None,
        eyes: int | None,
        seq: int,
        actors: tuple[int, ...],
        undo: wire.Undo,
    ) -> wire.State:
        row, seats = self.seen(person)
        behind = self.delay if self.behind(person) else 0.0
        prompt = position.prompt(eyes)
        mine = eyes is not None and eyes in self.seats_of(person)
        free = eyes is not None and mine and (eyes in actors or (actors and eyes in position.volunteers))
        may = eyes is not None and free and not self.bot_plays(eyes)
        legal = position.legal(eyes) if eyes is not None and may else []
        forecast = self.begun.game.forecast(position, eyes) if eyes is not None and may else None
        result = position.result if position.over else None
        return wire.State(
            table=self.id,
            seq=seq,
            seat=eyes,
            my_seats=self.seats_of(person),
            actors=list(actors),
            over=position.over,
            prompt=wire.Prompt(prompt.step, prompt.clause or "", prompt.values) if prompt else None,
            legal=cast(list[wire.Json], legal),
            view=cast(wire.Json, position.view(eyes)),
            forecast=cast(wire.Json | None, forecast),
            undo=undo,
            since_mine=self._since_mine(eyes, seq),
            left_ms=[seat.left_ms for seat in seats],
            ticking=[] if row.paused else clocks.ticking(seats, actors),
            ticking_since=row.ticking_since,
            now=steady.now() - behind if row.ticking_since is not None else None,
            result=msgspec.convert(result, wire.Result, from_attributes=True) if result else None,
            proposal=proposal_of(row, seats),
        )

    def _since_mine(self, eyes: int | None, seq: int) -> int:
        log = self.begun.log
        for index in range(seq - 1, -1, -1):
            entry = log[index]
            if isinstance(entry, Move) and entry.seat == eyes:
                return index + 1
        return 0

    def entries(self, eyes: int | None, since: int, until: int | None = None) -> list[wire.Entry]:
        """Return the log as a seat may see it, from entry `since` on."""
        match = self.begun
        stop = len(match.log) if until is None else until
        log = match.log_for(eyes, since)[: stop - since]
        events = match.events_for(eyes, since)
        return [_entry(since + i, self.times[since + i], log[i], events[i]) for i in range(len(log))]


def _entry(seq: int, at: float, entry: CoreEntry, events: list[Any]) -> wire.Entry:
    what = cast(list[wire.Json], events)
    if isinstance(entry, Move):
        return wire.Entry(seq, at, "play", entry.seat, cast(wire.Json, entry.action), None, None, what)
    if isinstance(entry, Fall):
        return wire.Entry(seq, at, "chance", entry.to, None, entry.outcome, None, what)
    return wire.Entry(seq, at, "undo", entry.by, None, None, entry.to, what)


def _undo(live: LiveTable, eyes: int | None) -> wire.Undo:
    if eyes is None or not live.running or live.row.undo == "off" or live.bot_plays(eyes):
        return wire.Undo(None, None)
    match = live.begun
    limit = match.undo_limit(eyes)
    free = limit if limit < len(match.log) and live.row.undo == "free" else None
    first = next((index for index, entry in enumerate(match.log) if isinstance(entry, Move)), None)
    return wire.Undo(free, first)


def proposal_of(row: MatchRow, seats: list[SeatRow]) -> wire.Proposal | None:
    """Return what is being asked of everybody, with who has still to answer."""
    if row.proposal is None:
        return None
    proposal = msgspec.json.decode(row.proposal, type=wire.Proposal)
    proposal.waiting = [
        seat.seat
        for seat in seats
        if seat.kind == "person" and not seat.bot_plays and str(seat.seat) not in proposal.answers
    ]
    return proposal


def bots_due(seats: Sequence[SeatRow], actors: Sequence[int]) -> bool:
    """Whether bots must decide. Where every person has left or run out of time, they wait: whoever comes back finds the
    match as it was."""
    people = any(row.kind == "person" and not row.bot_plays for row in seats)
    return people and any(seats[seat].kind == "bot" or seats[seat].bot_plays for seat in actors)


def proposes_undo(row: MatchRow) -> bool:
    """Whether everybody is being asked to let something be taken back."""
    return row.proposal is not None and msgspec.json.decode(row.proposal, type=wire.Proposal).kind == "undo"


def person_of(people: Mapping[str, PersonRow], person: str | None) -> wire.Person | None:
    if person is None:
        return None
    row = people.get(person)
    return wire.Person(row.id, row.name, row.login is None) if row else NOBODY


def table_of(
    row: MatchRow,
    seats: list[SeatRow],
    person: str | None,
    people: Mapping[str, PersonRow],
    here: Set[str],
    watchers: int,
) -> wire.Table:
    """Return a table as one person may see it."""
    actors = [int(seat) for seat in row.actors.split(",") if seat] if row.status == "running" else []
    mine = [one.seat for one in seats if one.kind == "person" and one.person == person and person is not None]
    setup: Mapping[str, Any] = msgspec.json.decode(row.setup) if row.setup else {}
    return wire.Table(
        id=row.id,
        game=row.game,
        title=row.title,
        options=msgspec.json.decode(row.options),
        status=cast(wire.Status, row.status),
        pace=cast(wire.Pace, row.pace),
        clock=msgspec.json.decode(row.clock, type=wire.Clock) if row.clock else None,
        paused=row.paused,
        public=row.public,
        spectators=row.spectators,
        undo=cast(wire.UndoRule, row.undo),
        hints=row.hints,
        language=cast(wire.Language, row.language),
        owner=person_of(people, row.owner) or NOBODY,
        mine=row.owner == person,
        seats=[_seat_of(row, one, person, people, here) for one in seats],
        my_seats=mine,
        my_turn=any(seat in actors and not seats[seat].bot_plays for seat in mine),
        actors=actors,
        seq=row.length,
        created=row.created,
        started=row.started,
        ended=row.ended,
        watchers=watchers,
        proposal=proposal_of(row, seats),
        result=msgspec.json.decode(row.result, type=wire.Result) if row.result else None,
        rematch=row.rematch,
        rematch_of=row.rematch_of,
        dice_hash=setup.get("commitment"),
        dice=dice_of(row),
        rated_apart=row.rated_apart,
        guided=row.guided,
        rated=row.rated,
        series=row.series,
        series_number=row.series_number,
        tournament=row.tournament,
        exploration=wire.Exploration(row.explores, row.explores_seq or 0) if row.explores else None,
        puzzle=row.puzzle,
        facts=_facts_of(row, setup),
    )


def _facts_of(row: MatchRow, setup: Mapping[str, Any]) -> str | None:
    if setup:
        return str(setup["facts"]["name"]) if setup.get("facts") else None
    held = laid(row.game)
    return held.name if held is not None else None


def _seat_of(
    row: MatchRow, seat: SeatRow, person: str | None, people: Mapping[str, PersonRow], here: Set[str]
) -> wire.Seat:
    played_by: wire.PlayedBy = "person" if seat.kind == "person" else "nobody"
    if seat.kind == "bot" or seat.bot_plays:
        played_by = "bot"
    return wire.Seat(
        seat=seat.seat,
        kind=cast(wire.SeatKind, seat.kind),
        person=person_of(people, seat.person),
        level=cast(wire.Level, level_of(seat.level)) if seat.level else None,
        style=style_of(seat.level or ""),
        played_by=played_by,
        resigned=seat.resigned,
        here=seat.person is not None and seat.person in here,
        mine=seat.kind == "person" and seat.person is not None and seat.person == person,
        left_ms=seat.left_ms,
        invite=seat.invite if row.owner == person else None,
    )


def write(row: MatchRow | SeatRow, values: Mapping[str, Value]) -> None:
    """Set columns of a row in memory as they were written to the store."""
    for name, value in values.items():
        setattr(row, name, value)
