"""A position is the whole truth of a match at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeVar

import msgspec

from aevum.core.action import Action
from aevum.core.chance import Chance, Outcome
from aevum.core.dice import Dice
from aevum.core.errors import Illegal, Invalid, Refusal
from aevum.core.event import Event
from aevum.core.notation import notation_of
from aevum.core.prompt import Prompt
from aevum.core.result import Result
from aevum.core.shape import rebuilt
from aevum.core.step import Step

Self = TypeVar("Self", bound="Position")

MOST_STEPS: Final = 10_000


class Recorder:
    """Collects the events of one action. Not part of the position's state, so not one of its fields."""

    events: list[Event]


@dataclass(eq=False)
class Position(Recorder):
    """The base of each game's position: who is asked what is read off a stack of steps, the top one first."""

    seats: int
    stack: list[str]

    steps: ClassVar[Mapping[str, Step[Any]]]

    # what a game writes

    def clone(self) -> Position:
        """Return a copy that shares nothing that can change."""
        raise NotImplementedError

    def check(self) -> list[str]:
        """Return a sentence for everything that is impossible in this position; none if it is sound."""
        raise NotImplementedError

    def view(self, seat: int | None) -> msgspec.Struct:
        """Return what a seat (``None``: a spectator) may know."""
        raise NotImplementedError

    def resample(self, seat: int | None, dice: Dice) -> Position:
        """Return another position that this seat could not tell from this one."""
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        """The ranking, once the match is over."""
        raise NotImplementedError

    def scores(self) -> list[int] | None:
        """Return the points of each seat as they would count now, or ``None`` where the game keeps none on the way."""
        return None

    # who must decide what

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def chance(self) -> Chance | None:
        """What chance must decide now, if anything."""
        if not self.stack:
            return None
        step = self.steps[self.stack[-1]]
        return step.chance(self) if step.falls else None

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now; none when chance must, or when it is over."""
        if not self.stack:
            return ()
        step = self.steps[self.stack[-1]]
        if step.falls and step.chance(self) is not None:
            return ()
        return step.actors(self)

    @property
    def volunteers(self) -> tuple[int, ...]:
        """The seats that may act now though nobody waits for them."""
        if not self.stack:
            return ()
        step = self.steps[self.stack[-1]]
        if step.falls and step.chance(self) is not None:
            return ()
        return step.volunteers(self)

    def legal(self, seat: int) -> list[Action]:
        """Return every action open to a seat, in a fixed order; empty for a seat that may not act."""
        if not self.stack:
            return []
        step = self.steps[self.stack[-1]]
        if step.falls and step.chance(self) is not None:
            return []
        if seat not in step.actors(self) and seat not in step.volunteers(self):
            return []
        return step.legal(self, seat)

    def prompt(self, seat: int | None) -> Prompt | None:
        """Return what is asked now, as this seat may know it; ``None`` when it is over."""
        if not self.stack:
            return None
        step = self.steps[self.stack[-1]]
        return Prompt(step.name, step.prompt_values(self, seat), step.clause or None)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Say why an action is not allowed now, or ``None`` if it is."""
        if not self.stack:
            return Refusal("match_over")
        step = self.steps[self.stack[-1]]
        if step.chance(self) is not None:
            return Refusal("chance_first", {}, step.clause or None)
        if seat not in step.actors(self) and seat not in step.volunteers(self):
            return Refusal("not_your_decision", {}, step.clause or None)
        legal = step.legal(self, seat)
        if action in legal:
            return None
        refusal = step.refuse(self, seat, action)
        if refusal is not None:
            return refusal
        for other in legal:
            if type(other) is type(action):
                return Refusal("not_possible", {}, step.clause or None)
        return Refusal("not_now", {}, step.clause or None)

    def dead_end(self) -> str:
        """Say who is waited for and can do nothing, if anybody: in no sound match there is such a position."""
        if not self.stack or self.chance is not None:
            return ""
        actors = self.actors
        for seat in (*actors, *self.volunteers):
            if not self.legal(seat):
                return f"seat {seat} can do nothing in {self.stack[-1]}"
        return "" if actors else f"nobody is asked in {self.stack[-1]}"

    # moving on

    def begin(self: Self) -> Self:
        """Let the flow run to its first question. Called once, on a new position."""
        self.events = []
        self._run()
        return self

    def asks_at_once(self) -> bool:
        """Return whether the step on top has something to ask, without moving the flow on from there."""
        self.events = []
        return bool(self.stack) and self.steps[self.stack[-1]].open(self)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do an action and return what happened.

        :raises Illegal: if it is not allowed; the error carries the reason and the rule's clause.
        """
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        return self.apply(seat, action)

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Do an action that came from ``legal``, unchecked, and return what happened."""
        events: list[Event] = []
        self.events = events
        self.steps[self.stack[-1]].apply(self, seat, action)
        self._run()
        return events

    def settle(self, outcome: Outcome) -> list[Event]:
        """Take the outcome of the chance that the position waits for, and return what happened."""
        events: list[Event] = []
        self.events = events
        self.steps[self.stack[-1]].settle(self, outcome)
        self._run()
        return events

    def _run(self) -> None:
        steps = self.steps
        passed = 0
        while self.stack and not steps[self.stack[-1]].open(self):
            passed += 1
            if passed == MOST_STEPS:
                raise RuntimeError(f"the flow asks nobody: {self.stack}")

    # for steps

    def happened(self, event: Event) -> None:
        """Record an event."""
        self.events.append(event)

    def goto(self, step: str) -> None:
        """Put a step in the place of the current one."""
        self.stack[-1] = step

    def call(self, step: str) -> None:
        """Put a step on top of the current one, which goes on after it."""
        self.stack.append(step)

    def back(self) -> None:
        """Leave the current step."""
        self.stack.pop()

    # as JSON

    def dump(self) -> str:
        """Return the position as JSON that people can read and write. The game's ``load`` is the inverse."""
        notation = notation_of(type(self).__module__.rpartition(".")[0])
        return self.pack() if notation is None else msgspec.json.encode(notation.write(self)).decode()

    def pack(self) -> str:
        """Return all of the position as it stands in memory, as JSON: for processes and digests."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def unpack(cls: type[Self], data: str | bytes) -> Self:
        """Read what ``pack`` wrote.

        :raises Invalid: if it cannot be read, or if no such position can exist.
        """
        try:
            position: Self = rebuilt(msgspec.json.decode(data, type=cls))
        except msgspec.DecodeError as error:
            raise Invalid(f"not a position of this game: {error}") from None
        return position.proved()

    def proved(self: Self) -> Self:
        """Return this position, which comes from outside, with the flow run to its next question.

        :raises Invalid: if no such position can exist.
        """
        for name in self.stack:
            if name not in self.steps:
                raise Invalid(f"not a position of this game: there is no step {name!r} - at `$.flow`")
        problems = self._problems()
        if problems:
            raise Invalid("an impossible position: " + "; ".join(problems))
        return self

    def _problems(self) -> list[str]:
        """As ``check``, for a position from outside: its parts may not even fit together."""
        try:
            self.begin()
            problems = self.check()
            if problems:
                return problems
            for seat in [None, *range(self.seats)]:
                self.view(seat)
                self.prompt(seat)
            end = self.dead_end()
            return [end] if end else []
        except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError, AssertionError) as error:
            return [f"its parts do not fit together ({type(error).__name__}: {error})"]
        except RuntimeError as error:
            return [str(error)]
