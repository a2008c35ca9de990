"""A game of the box, and its matches. A match is its set-up and its log; everything else is found by replaying.

Games are the folders of the package ``aevum.games`` that have a ``meta`` module, and those of others: another package
adds a game by an entry point of the group ``aevum.games`` whose value is the game's package. That has the name of the
game: ``heap = "some_package.heap"``.

A game starts matches and a match that is read finds its game, so both stand here.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any, cast

import msgspec

from aevum.core.action import Action
from aevum.core.branches import Branch, branches
from aevum.core.chance import Chance, Draw, Outcome, fall, problem
from aevum.core.contract import MetaModule
from aevum.core.corrections import laid
from aevum.core.dice import Dice, FairDice, commitment, key_from_seed, new_key
from aevum.core.errors import Illegal, Invalid, Refusal
from aevum.core.event import Event, events_seen_by
from aevum.core.log import (
    FORMAT,
    PLAIN_FORMAT,
    Differs,
    Digest,
    Entry,
    Fall,
    Move,
    Setup,
    Share,
    Undo,
    as_lines,
    check_facts,
    check_names,
    check_setup,
    check_shares,
    digest_of,
    facts_of,
    first_position,
    is_committed,
    is_move_of,
    line_of,
    numbered,
    read_digest,
    read_entry,
    redacted,
    redo,
    shared_key,
    without_secrets,
)
from aevum.core.meta import OptionValue
from aevum.core.package import GamePackage
from aevum.core.position import Position
from aevum.core.prompt import Prompt
from aevum.core.result import Result

MARK_EVERY = 32
PACKAGE = "aevum.games"


class Game(GamePackage):
    """A registered game. What is known of it comes from its package."""

    def start(
        self,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | str | None = None,
        names: tuple[str, ...] = (),
        position: Position | str | None = None,
        dice: Iterable[Outcome] | None = None,
    ) -> Match:
        """Start a match, from its beginning or from any position, which then says the seats and the options.

        With a seed its dice are reproducible, without one nobody can foresee them. With ``dice`` chance falls as
        they say, and waits to be supplied after the last of them.

        :raises Invalid: if the seats, the options or the position do not fit.
        """
        key = None
        if dice is None:
            key = new_key() if seed is None else key_from_seed(seed)
        return Match.start(self, seats, options, key, names, position, dice)


@cache
def games() -> tuple[Game, ...]:
    """Return every registered game, by name. Their rules are not loaded by this."""
    own = [f"{PACKAGE}.{folder.name}" for folder in files(PACKAGE).iterdir() if (folder / "meta.py").is_file()]
    others = [point.value for point in entry_points(group=PACKAGE)]
    found = [_game_in(package) for package in [*own, *others]]
    for one in found:
        if one.package.rpartition(".")[2] != one.name:
            raise Invalid(f"the package of the game {one.name} is called {one.package}; its last part must be its name")
    return tuple(sorted(found, key=lambda one: one.name))


def _game_in(package: str) -> Game:
    return Game(cast(MetaModule, import_module(f"{package}.meta")).META, package)


def game_of(position: Position) -> Game:
    """Return the game that a position belongs to.

    :raises Invalid: if it is of no registered game.
    """
    package = type(position).__module__.rpartition(".")[0]
    for candidate in games():
        if candidate.package == package:
            return candidate
    raise Invalid(f"{package} is no registered game")


def game(name: str) -> Game:
    """Return a game by its name.

    :raises Invalid: if there is none; the message lists those that there are.
    """
    for candidate in games():
        if candidate.name == name:
            return candidate
    known = ", ".join(candidate.name for candidate in games())
    raise Invalid(f"no game {name!r}; there are {known}", "no_game", {"name": name, "known": known})


class Match:
    """A match in play or finished: its set-up, its log and the position they lead to."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        check_facts(game, setup)
        self.log: list[Entry] = []
        self.events: list[list[Event]] = []
        self.position: Position = first_position(game, setup)
        self._script: Iterator[Outcome] = iter(())
        self._dice: FairDice | None = FairDice(bytes.fromhex(setup.key)) if setup.key else None
        # which entries the position rests on, and clones of it by how many of them it has
        self._trail: list[int] = []
        self._marks: list[tuple[int, Position]] = [(0, self.position.clone())]

    @classmethod
    def start(
        cls,
        game: Game | None = None,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        key: bytes | None = None,
        names: tuple[str, ...] = (),
        position: Position | str | None = None,
        dice: Iterable[Outcome] | None = None,
        shares: tuple[Share, ...] = (),
    ) -> Match:
        """Start a match, from its beginning or from any position, which then says the game, seats and options.

        With a key its dice are fair; where those at the table made it together, ``shares`` say of whom it comes.
        Otherwise chance falls as ``dice`` say, one outcome after the other, and where there are none (any more) it is
        supplied by ``settle``, as from a real table.

        :raises Invalid: if the seats, the options or the position do not fit.
        """
        if shares:
            key = shared_key(shares)
        if isinstance(position, Position):
            game = game or game_of(position)
            position = position.dump()
        if game is None:
            raise Invalid("a match needs a game")
        if position is not None:
            written = game.written(position)
            if seats not in (None, written.seats):
                raise Invalid(f"the position is one of {written.seats} seats, not of {seats}")
            seats, options = written.seats, written.options or options
        if seats is None:
            raise Invalid("a match needs a number of seats or a position")
        check_names(names, seats)
        setup = Setup(
            format=PLAIN_FORMAT if position is None and laid(game.name) is None else FORMAT,
            game=game.name,
            rules=game.meta.rules_version,
            seats=seats,
            options=game.meta.settle(seats, options),
            commitment=commitment(key) if key else "",
            key=key.hex() if key else "",
            shares=shares,
            names=names,
            position=msgspec.json.decode(position) if position is not None else None,
            facts=facts_of(game),
        )
        match = cls(game, setup)
        match._script = iter(dice or ())
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
    def volunteers(self) -> tuple[int, ...]:
        """The seats that may act as well, though nobody waits for them."""
        return self.position.volunteers

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
        while (chance := self.position.chance) is not None:
            if self._dice is not None:
                self._dice.begin(len(self.log))
                happened += self._settle(chance, fall(chance, self._dice))
                continue
            outcome = next(self._script, None)
            if outcome is None:
                break
            happened += self.settle(outcome)
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
            own = [index for index in self._trail if is_move_of(self.log[index], seat)]
            if not own:
                raise Illegal(Refusal("nothing_to_undo"))
            to = own[-1]
        if not self._rests_on(to) or not 0 <= seat < self.seats:
            raise Illegal(Refusal("nothing_to_undo"))
        others = tuple(other for other in range(self.seats) if other != seat)
        if to < self.undo_limit(seat) and not all(other in consent for other in others):
            raise Illegal(Refusal("undo_needs_consent"))
        self._take_back(Undo(to, seat, tuple(sorted(consent))))
        self._let_chance_fall()

    def branches(self) -> list[Branch]:
        """Return the lines that were taken back, the earliest first."""
        return branches(self.log)

    def take_up(self, seat: int, length: int) -> None:
        """Take up again the line that stood when the log was so long: where the match went on otherwise that is taken
        back, all others consenting, and the line is played again, chance falling as it fell.

        :raises Illegal: if no such line was taken back; nothing has changed then.
        """
        branch = next((each for each in self.branches() if each.length == length), None)
        if branch is None or not 0 <= seat < self.seats:
            raise Illegal(Refusal("no_such_line"))
        if branch.shared < len(self._trail):
            others = tuple(other for other in range(self.seats) if other != seat)
            self._take_back(Undo(self._trail[branch.shared], seat, others))
        for index in branch.entries[branch.shared :]:
            self.take(self.log[index])

    def _take_back(self, entry: Undo) -> None:
        del self._trail[bisect_left(self._trail, entry.to) :]
        while self._marks[-1][0] > len(self._trail):
            self._marks.pop()
        self.position = self._redone(self._marks[-1], self._trail)
        self.log.append(entry)
        self.events.append([])

    def _rests_on(self, index: int) -> bool:
        at = bisect_left(self._trail, index)
        return at < len(self._trail) and self._trail[at] == index

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

    def explored(self, length: int, seat: int | None, dice: Dice) -> Position:
        """Return the position of a moment, to play on from it apart from the match.

        It is the true one once the match is over; before, it is one that the seat cannot tell from it.
        """
        position = self.at(length)
        return position if self.over else position.resample(seat, dice)

    def _replay(self, trail: list[int]) -> Position:
        shared = 0
        for mine, other in zip(self._trail, trail, strict=False):
            if mine != other:
                break
            shared += 1
        return self._redone(self._marks[bisect_right(self._marks, shared, key=_length_of) - 1], trail)

    def _redone(self, mark: tuple[int, Position], trail: list[int]) -> Position:
        """Return the position to which entries lead, from a mark on their way."""
        done, position = mark
        position = position.clone()
        for index in trail[done:]:
            redo(position, self.log[index])
        return position

    # what others may know of it

    def log_for(self, seat: int | None, start: int = 0) -> list[Entry]:
        """Return the log, from ``start`` on, as a seat may know it; all of it once the match is over."""
        if self.over:
            return self.log[start:]
        return [redacted(entry, seat) for entry in self.log[start:]]

    def events_for(self, seat: int | None, start: int = 0) -> list[list[Event]]:
        """Return per entry, from ``start`` on, what happened as a seat may know it."""
        if self.over:
            return [list(events) for events in self.events[start:]]
        return [events_seen_by(events, seat) for events in self.events[start:]]

    # files

    def dump(self) -> str:
        """Return the whole match, secrets and dice key included, as JSON lines. ``load`` is the inverse."""
        digest = Digest(len(self.log), digest_of(self.position))
        return as_lines([self.setup, *map(line_of, self.log), digest])

    def dump_for(self, seat: int | None) -> str:
        """Return the match as a seat may know it; the whole match once it is over."""
        if self.over:
            return self.dump()
        return as_lines([without_secrets(self.setup), *map(line_of, self.log_for(seat))])

    @classmethod
    def load(
        cls,
        lines: str | Iterable[str],
        as_far_as_it_goes: bool = False,
        most_undos: int | None = None,
    ) -> Match:
        """Read a match and replay it. With ``as_far_as_it_goes`` a log that differs is kept up to where it does.

        Each undo plays some entries again: ``most_undos`` bounds what a file from outside can cost.

        :raises Invalid: if the file is corrupt, truncated or of a newer version; the message names the line.
        :raises Differs: if the log means something else under today's rules.
        """
        rows = numbered(lines)
        setup, game = _read_setup(rows)
        end, closing = rows[-1]
        digest = read_digest(end, closing, setup)
        if digest.entries != len(rows) - 2:
            here = len(rows) - 2
            raise Invalid(
                f"{digest.entries} entries were written, {here} are here",
                "entries_missing",
                {"written": digest.entries, "here": here},
            ).at_line(end)
        match = cls(game, setup)
        undos = 0
        try:
            for number, row in rows[1:-1]:
                match._take_text(row)
                undos += isinstance(match.log[-1], Undo)
                if most_undos is not None and undos > most_undos:
                    why = f"moves were taken back more than {most_undos} times"
                    raise Invalid(why, "too_many_undos", {"most": most_undos}).at_line(number)
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
                if not self._rests_on(entry.to):
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
        if not is_committed(key, self.setup.commitment):
            raise Invalid("this key is not the one committed to at the start", "wrong_key")
        check_shares(msgspec.structs.replace(self.setup, key=key))
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


def _length_of(mark: tuple[int, Position]) -> int:
    return mark[0]


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
        found = game(setup.game)
        check_setup(found, setup)
        return setup, found
    except msgspec.DecodeError as error:
        raise Invalid(str(error), "unreadable", {"why": str(error)}).at_line(number) from None
    except Invalid as error:
        raise error.at_line(number) from None
    except RecursionError:
        raise Invalid("nested too deeply", "unreadable", {"why": "nested too deeply"}).at_line(number) from None
