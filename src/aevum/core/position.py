"""A position is the whole truth of a match at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

import msgspec

from aevum.core.action import Action
from aevum.core.chance import Chance, Outcome
from aevum.core.dice import Dice
from aevum.core.errors import Illegal, Invalid, Refusal
from aevum.core.event import Event
from aevum.core.prompt import Prompt
from aevum.core.result import Result
from aevum.core.shape import rebuilt
from aevum.core.step import Step

Self = TypeVar("Self", bound="Position")

MOST_STEPS = 10_000


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

    def legal(self, seat: int) -> list[Action]:
        """Return every action open to a seat, in a fixed order; empty for a seat that is not asked."""
        if not self.stack:
            return []
        step = self.steps[self.stack[-1]]
        if seat not in step.actors(self) or (step.falls and step.chance(self) is not None):
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
        if seat not in step.actors(self):
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

    # moving on

    def begin(self: Self) -> Self:
        """Let the flow run to its first question. Called once, on a new position."""
        self.events = []
        self._run()
        return self

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
        """Return the position as JSON. ``load`` is the inverse."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def load(cls: type[Self], data: str | bytes) -> Self:
        """Read a position from its JSON.

        :raises Invalid: if it cannot be read, or if no such position can exist.
        """
        try:
            position: Self = rebuilt(msgspec.json.decode(data, type=cls))
        except msgspec.DecodeError as error:
            raise Invalid(f"not a position of this game: {error}") from None
        unknown = [name for name in position.stack if name not in position.steps]
        if unknown:
            raise Invalid(f"not a position of this game: unknown step {unknown[0]!r} - at `$.stack`")
        problems = position._problems()
        if problems:
            raise Invalid("an impossible position: " + "; ".join(problems))
        return position

    def _problems(self) -> list[str]:
        """As ``check``, for a position from outside: its parts may not even fit together."""
        try:
            problems = self.check()
            if not problems:
                self.view(None)
                for seat in self.actors:
                    self.legal(seat)
            return problems
        except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError) as error:
            return [f"its parts do not fit together ({type(error).__name__}: {error})"]
