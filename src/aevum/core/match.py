"""A match is its set-up and its log. Everything else is found by replaying."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from aevum.core.action import Action
from aevum.core.chance import Chance, Draw, Outcome, fall, problem
from aevum.core.dice import FairDice, commitment
from aevum.core.errors import AevumError, Illegal, Invalid, Refusal
from aevum.core.event import Event, events_seen_by
from aevum.core.game import Game
from aevum.core.meta import OptionValue
from aevum.core.position import Position
from aevum.core.prompt import Prompt
from aevum.core.registry import game as find_game
from aevum.core.result import Result

FORMAT = 1
MARK_EVERY = 32


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match began: the first line of its file."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    commitment: str = ""
    key: str = ""
    names: tuple[str, ...] = ()


class Move(msgspec.Struct, frozen=True):
    """A seat did something. ``action`` is ``None`` in a log for others where it is secret."""

    seat: int
    action: Action | None


class Fall(msgspec.Struct, frozen=True):
    """Chance fell. ``outcome`` is ``None`` in a log for seats that did not see it."""

    outcome: Outcome | None
    to: int | None = None


class Undo(msgspec.Struct, frozen=True):
    """A seat took back all that came after the first ``to`` entries, others having consented where that was needed."""

    to: int
    by: int
    consent: tuple[int, ...] = ()


Entry: TypeAlias = Move | Fall | Undo


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An entry as it stands in a file."""

    seat: int | None = None
    do: str | None = None
    chance: tuple[int, ...] | int | str | None = None
    to: int | None = None
    undo: int | None = None
    by: int | None = None
    consent: tuple[int, ...] = ()


class Digest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a file: how many entries it has, and the hash of the position they lead to."""

    entries: int
    position: str


class Differs(AevumError):
    """A log means something else under today's rules than when it was played: from which entry on, and why."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry + 1}: {why}")
        self.entry = entry
        self.why = why


class Match:
    """A match in play or finished: its set-up, its log and the position they lead to."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.log: list[Entry] = []
        self.events: list[list[Event]] = []
        self.position: Position = game.position(setup.seats, setup.options)
        self._dice: FairDice | None = FairDice(bytes.fromhex(setup.key)) if setup.key else None
        # which entries the position rests on, and clones of it by how many of them it has
        self._trail: list[int] = []
        self._marks: list[tuple[int, Position]] = [(0, self.position.clone())]

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue] | None,
        key: bytes | None,
        names: tuple[str, ...] = (),
    ) -> Match:
        """Start a match. Without a key its chance is supplied by ``settle``, as from a real table."""
        _check_names(names, seats)
        setup = Setup(
            format=FORMAT,
            game=game.name,
            rules=game.meta.rules_version,
            seats=seats,
            options=game.meta.settle(seats, options),
            commitment=commitment(key) if key else "",
            key=key.hex() if key else "",
            names=names,
        )
        match = cls(game, setup)
        match._let_chance_fall()
        return match

    # the position's answers

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now; none when it is over (or when ``chance`` must be supplied)."""
        return self.position.actors

    @property
    def chance(self) -> Chance | None:
        """What chance must decide, in a match whose chance is supplied."""
        return self.position.chance

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def result(self) -> Result | None:
        """The ranking with scores, tie-breaks and the reason of the end, once over."""
        return self.position.result

    def legal(self, seat: int) -> list[Action]:
        """Return every action open to a seat, in a fixed order."""
        return self.position.legal(seat)

    def view(self, seat: int | None) -> msgspec.Struct:
        """Return what a seat (``None``: a spectator) may know."""
        return self.position.view(seat)

    def prompt(self, seat: int | None) -> Prompt | None:
        """Return what is asked now."""
        return self.position.prompt(seat)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Say why an action is not allowed now, or ``None`` if it is."""
        return self.position.why_not(seat, action)

    # moving on

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do an action, let chance fall where it must, and return what happened.

        :raises Illegal: if it is not allowed; nothing has changed then.
        """
        events = self.position.play(seat, action)
        self._append(Move(seat, action), events)
        return events + self._let_chance_fall()

    def settle(self, outcome: Outcome) -> list[Event]:
        """Supply the outcome of chance, in a match without dice of its own.

        :raises Invalid: if chance is not waited for or cannot fall so; nothing has changed then.
        """
        chance = self.position.chance
        if chance is None:
            raise Invalid("no chance is waited for")
        wrong = problem(chance, outcome)
        if wrong:
            raise Invalid(wrong)
        return self._settle(chance, outcome)

    def _let_chance_fall(self) -> list[Event]:
        happened: list[Event] = []
        if self._dice is None:
            return happened
        while (chance := self.position.chance) is not None:
            self._dice.begin(len(self.log))
            happened += self._settle(chance, fall(chance, self._dice))
        return happened

    def _settle(self, chance: Chance, outcome: Outcome) -> list[Event]:
        to = chance.to if isinstance(chance, Draw) else None
        events = self.position.settle(outcome)
        self._append(Fall(outcome, to), events)
        return events

    def _append(self, entry: Entry, events: list[Event]) -> None:
        self._trail.append(len(self.log))
        self.log.append(entry)
        self.events.append(events)
        if len(self._trail) % MARK_EVERY == 0:
            self._marks.append((len(self._trail), self.position.clone()))

    # undo

    def undo_limit(self, seat: int) -> int:
        """Return the length of the log to which this seat may freely go back.

        That is behind its own last actions, up to the last entry at which something was revealed, chance fell or
        another seat acted.
        """
        limit = len(self.log)
        for index in reversed(self._trail):
            entry = self.log[index]
            if not isinstance(entry, Move) or entry.seat != seat:
                break
            if any(event.reveals for event in self.events[index]):
                break
            limit = index
        return limit

    def undo(self, seat: int, to: int | None = None, consent: Collection[int] = ()) -> None:
        """Take back all that came after the first ``to`` entries; without ``to``, the seat's last action.

        Within ``undo_limit`` it is free, further back all other seats must consent.

        :raises Illegal: if it is not allowed; nothing has changed then.
        """
        if to is None:
            own = [index for index in self._trail if _is_move_of(self.log[index], seat)]
            if not own:
                raise Illegal(Refusal("nothing_to_undo"))
            to = own[-1]
        if to not in self._trail or not 0 <= seat < self.seats:
            raise Illegal(Refusal("nothing_to_undo"))
        others = tuple(other for other in range(self.seats) if other != seat)
        if to < self.undo_limit(seat) and not all(other in consent for other in others):
            raise Illegal(Refusal("undo_needs_consent"))
        self._take_back(Undo(to, seat, tuple(sorted(consent))))
        self._let_chance_fall()

    def _take_back(self, entry: Undo) -> None:
        del self._trail[bisect_left(self._trail, entry.to) :]
        self._marks = [mark for mark in self._marks if mark[0] <= len(self._trail)]
        self.position = self._redone(self._marks[-1], self._trail)
        self.log.append(entry)
        self.events.append([])

    def at(self, length: int) -> Position:
        """Return the position as it was when the log had this many entries."""
        if not 0 <= length <= len(self.log):
            raise Invalid(
                f"the log has {len(self.log)} entries, there is no {length}",
                "no_entry",
                {"entries": len(self.log), "wanted": str(length)},
            )
        trail: list[int] = []
        for index in range(length):
            entry = self.log[index]
            if isinstance(entry, Undo):
                del trail[bisect_left(trail, entry.to) :]
            else:
                trail.append(index)
        return self._replay(trail)

    def _replay(self, trail: list[int]) -> Position:
        latest = self._marks[0]
        for mark in self._marks:
            if mark[0] <= len(trail) and self._trail[: mark[0]] == trail[: mark[0]]:
                latest = mark
        return self._redone(latest, trail)

    def _redone(self, mark: tuple[int, Position], trail: list[int]) -> Position:
        """Return the position to which entries lead, from a mark on their way."""
        done, position = mark
        position = position.clone()
        for index in trail[done:]:
            _redo(position, self.log[index])
        return position

    # what others may know of it

    def log_for(self, seat: int | None, start: int = 0) -> list[Entry]:
        """Return the log, from ``start`` on, as a seat may know it; all of it once the match is over."""
        if self.over:
            return self.log[start:]
        return [_redacted(entry, seat) for entry in self.log[start:]]

    def events_for(self, seat: int | None, start: int = 0) -> list[list[Event]]:
        """Return per entry, from ``start`` on, what happened as a seat may know it."""
        if self.over:
            return [list(events) for events in self.events[start:]]
        return [events_seen_by(events, seat) for events in self.events[start:]]

    # files

    def dump(self) -> str:
        """Return the whole match, secrets and dice key included, as JSON lines. ``load`` is the inverse."""
        digest = Digest(len(self.log), digest_of(self.position))
        return _lines([self.setup, *map(_line, self.log), digest])

    def dump_for(self, seat: int | None) -> str:
        """Return the match as a seat may know it; the whole match once it is over."""
        if self.over:
            return self.dump()
        setup = msgspec.structs.replace(self.setup, key="")
        return _lines([setup, *map(_line, self.log_for(seat))])

    @classmethod
    def load(
        cls,
        lines: str | Iterable[str],
        as_far_as_it_goes: bool = False,
    ) -> Match:
        """Read a match and replay it. With ``as_far_as_it_goes`` a log that differs is kept up to where it does.

        :raises Invalid: if the file is corrupt, truncated or of a newer version; the message names the line.
        :raises Differs: if the log means something else under today's rules.
        """
        rows = _numbered(lines)
        setup, game = _read_setup(rows)
        end, closing = rows[-1]
        digest = _read_digest(end, closing, setup)
        if digest.entries != len(rows) - 2:
            here = len(rows) - 2
            raise Invalid(
                f"{digest.entries} entries were written, {here} are here",
                "entries_missing",
                {"written": digest.entries, "here": here},
            ).at_line(end)
        match = cls(game, setup)
        try:
            for _, row in rows[1:-1]:
                match._take_text(row)
            if digest_of(match.position) != digest.position:
                raise Differs(digest.entries, "the position is not the one that was written")
        except Differs as error:
            if as_far_as_it_goes:
                return match
            if setup.rules == game.meta.rules_version:
                wrong = Invalid(error.why, "not_possible", {"why": error.why})
                raise wrong.at_line(rows[error.entry + 1][0]) from None
            raise
        return match

    def _take_text(self, text: str) -> None:
        try:
            entry = read_entry(self.game, text)
        except Invalid as error:
            raise Differs(len(self.log), str(error)) from None
        self.take(entry)

    def take(self, entry: Entry) -> None:
        """Take an entry as it stands in a log.

        :raises Differs: if it is not possible here.
        """
        number = len(self.log)
        try:
            if isinstance(entry, Undo):
                if entry.to not in self._trail:
                    raise Differs(number, f"there is no entry {entry.to} to go back to")
                if not 0 <= entry.by < self.seats:
                    raise Differs(number, f"there is no seat {entry.by} to take something back")
                self._take_back(entry)
            elif isinstance(entry, Move):
                if entry.action is None:
                    raise Differs(number, "the action is not in this log: it was written for another seat")
                self._append(entry, self.position.play(entry.seat, entry.action))
            else:
                self._take_fall(number, entry)
        except Illegal as error:
            raise Differs(number, f"not allowed: {error}") from None

    def _take_fall(self, number: int, entry: Fall) -> None:
        chance = self.position.chance
        if chance is None or entry.outcome is None:
            raise Differs(number, "chance fell where it is not waited for")
        wrong = problem(chance, entry.outcome)
        if wrong:
            raise Differs(number, wrong)
        self._settle(chance, entry.outcome)

    def unfair_entries(self, key: str = "") -> list[int]:
        """Return the entries at which chance did not fall as the key says: none in a fair match.

        :raises Invalid: if the key is not the one committed to.
        """
        key = key or self.setup.key
        if not _is_committed(key, self.setup.commitment):
            raise Invalid("this key is not the one committed to at the start", "wrong_key")
        dice = FairDice(bytes.fromhex(key))
        unfair = []
        again = Match(self.game, self.setup)
        for index, entry in enumerate(self.log):
            if isinstance(entry, Fall):
                chance = again.chance
                dice.begin(index)
                if chance is None or fall(chance, dice) != entry.outcome:
                    unfair.append(index)
            again.take(entry)
        return unfair


def digest_of(position: Position) -> str:
    """Return a short hash of a position."""
    return hashlib.blake2b(position.dump().encode(), digest_size=16).hexdigest()


def _is_move_of(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Move) and entry.seat == seat


def _redo(position: Position, entry: Entry) -> None:
    if isinstance(entry, Move) and entry.action is not None:
        position.apply(entry.seat, entry.action)
    elif isinstance(entry, Fall) and entry.outcome is not None:
        position.settle(entry.outcome)


def _redacted(entry: Entry, seat: int | None) -> Entry:
    if isinstance(entry, Move) and entry.seat != seat and entry.action is not None and entry.action.secret:
        return Move(entry.seat, None)
    if isinstance(entry, Fall) and entry.to is not None and entry.to != seat:
        return Fall(None, entry.to)
    return entry


def _line(entry: Entry) -> Line:
    if isinstance(entry, Move):
        return Line(seat=entry.seat, do=entry.action.text() if entry.action is not None else None)
    if isinstance(entry, Fall):
        return Line(chance=entry.outcome, to=entry.to)
    return Line(undo=entry.to, by=entry.by, consent=entry.consent)


def entry_text(entry: Entry) -> str:
    """Return an entry as its line of JSON. ``read_entry`` is the inverse."""
    return msgspec.json.encode(_line(entry)).decode()


def read_entry(game: Game, text: str) -> Entry:
    """Read an entry of a game's log from its line of JSON.

    :raises Invalid: if it cannot be read.
    """
    try:
        line = msgspec.json.decode(text, type=Line)
    except msgspec.DecodeError as error:
        raise Invalid(str(error)) from None
    if line.seat is not None:
        return Move(line.seat, game.parser.text(line.do) if line.do is not None else None)
    if line.undo is not None and line.by is not None:
        return Undo(line.undo, line.by, line.consent)
    if line.chance is not None or line.to is not None:
        return Fall(line.chance, line.to)
    raise Invalid("neither a move nor chance nor an undo")


def _lines(rows: list[Any]) -> str:
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def _numbered(lines: str | Iterable[str]) -> list[tuple[int, str]]:
    """Return the lines that say something, each with its number.

    A line ends where ``dump`` ends it, not at everything that Unicode calls an end: a name may hold such.
    """
    rows = lines.split("\n") if isinstance(lines, str) else lines
    numbered = [(number, row) for number, row in enumerate(rows, start=1) if row.strip()]
    if not numbered:
        raise Invalid("the file is empty", "empty_file").at_line(1)
    return numbered


def _read_setup(rows: list[tuple[int, str]]) -> tuple[Setup, Game]:
    number, row = rows[0]
    try:
        head = msgspec.json.decode(row, type=dict[str, Any])
        version = head.get("format")
        if not isinstance(version, int):
            raise Invalid("not a match: it has no format version", "no_match")
        if version > FORMAT:
            raise Invalid(
                f"written in format {version}; this Aevum reads up to {FORMAT}: update it",
                "newer_format",
                {"version": version, "known": FORMAT},
            )
        setup = msgspec.convert(head, Setup)
        return setup, _game_of(setup)
    except msgspec.DecodeError as error:
        raise Invalid(str(error), "unreadable", {"why": str(error)}).at_line(number) from None
    except Invalid as error:
        raise error.at_line(number) from None
    except RecursionError:
        raise Invalid("nested too deeply", "unreadable", {"why": "nested too deeply"}).at_line(number) from None


def _game_of(setup: Setup) -> Game:
    """Return the game of a set-up that comes from outside.

    :raises Invalid: if no match can have begun so.
    """
    game = find_game(setup.game)
    if setup.rules > game.meta.rules_version:
        raise Invalid(
            f"played under rules version {setup.rules} of {game.name}; this Aevum has {game.meta.rules_version}: "
            "update it",
            "newer_rules",
            {"game": game.name, "version": setup.rules, "known": game.meta.rules_version},
        )
    game.meta.settle(setup.seats, setup.options)
    _check_names(setup.names, setup.seats)
    if setup.key and not _is_committed(setup.key, setup.commitment):
        raise Invalid("the dice key is not the one committed to", "wrong_key")
    return game


def _is_committed(key: str, committed: str) -> bool:
    try:
        return commitment(bytes.fromhex(key)) == committed
    except ValueError:
        return False


def _check_names(names: tuple[str, ...], seats: int) -> None:
    if names and len(names) != seats:
        raise Invalid(
            f"{seats} seats need {seats} names, not {len(names)}", "names", {"seats": seats, "names": len(names)}
        )


def _read_digest(number: int, row: str, setup: Setup) -> Digest:
    try:
        return msgspec.json.decode(row, type=Digest)
    except msgspec.DecodeError:
        cut = Invalid("the file is cut off: its closing line is missing", "cut_off")
        if setup.commitment and not setup.key:
            why = "the match was still going on: this is what one seat may know; the whole is given once it is over"
            cut = Invalid(why, "of_one_seat")
        raise cut.at_line(number) from None
