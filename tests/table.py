"""One language for the tables of all tests: lay a position out, play by the text of actions, let chance fall, look.

Each game's ``tests/GAME/table.py`` adds how its own pieces are laid out and named; everything else is said as here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from aevum.core import Event, OptionValue, Outcome, Position, game
from aevum.core.chance import Roll, problem

P = TypeVar("P", bound=Position)
T = TypeVar("T", bound="Table[Any]")


class Table(Generic[P]):
    """A position, and the hands that lay it out and play from there. Every move and fall leaves it sound."""

    game: ClassVar[str]

    def __init__(self, pos: P) -> None:
        self.parser = game(self.game).parser
        self.pos = pos
        self.happened: list[Event] = []
        """What the last thing that was played, or that fell, brought about."""
        self.story: list[Event] = []
        """All that has happened since the test sat down."""

    @classmethod
    def start(cls: type[T], seats: int, options: Mapping[str, OptionValue] | None = None) -> T:
        """Sit down at the start of a match."""
        return cls._sit(game(cls.game).position(seats, options))

    @classmethod
    def at(cls: type[T], **written: Any) -> T:
        """Sit down at a position as people write it (``docs/positions.md``)."""
        return cls._sit(game(cls.game).load(json.dumps(written)))

    @classmethod
    def _sit(cls: type[T], pos: Position) -> T:
        table = cls.__new__(cls)
        Table.__init__(table, pos)
        return table

    # playing

    def begin(self: T) -> T:
        """Let the flow run to its first question."""
        self.pos.begin()
        self._hear(self.pos.events)
        return self

    def ask(self: T, *steps: str) -> T:
        """Let the flow come to these steps, the one that asks now last."""
        self.pos.stack = list(steps)
        return self.begin()

    def do(self: T, *texts: str, seat: int | None = None) -> T:
        """Let the seat that is asked (or another) act, and everything follow that leaves no choice."""
        for text in texts:
            self.play(text, seat)
            self.follow()
        return self

    def play(self: T, text: str, seat: int | None = None) -> T:
        """Let the seat that is asked (or another) act, and nothing follow."""
        self._hear(self.pos.play(self.actor(seat), self.parser.text(text)))
        return self.sound()

    def follow(self) -> None:
        """Play what leaves no choice, where a game's tests do not want to say it."""

    def roll(self: T, *dice: int) -> T:
        """Let the dice fall as told."""
        chance = self.pos.chance
        assert isinstance(chance, Roll), f"no dice are to be rolled in {self.pos.stack}"
        assert len(dice) == chance.dice, f"{chance.dice} dice are to be rolled"
        return self.fall(dice)

    def fall(self: T, outcome: Outcome) -> T:
        """Let chance fall as told."""
        chance = self.pos.chance
        assert chance is not None, f"nothing is to fall in {self.pos.stack}"
        assert problem(chance, outcome) is None
        self._hear(self.pos.settle(outcome))
        return self.sound()

    def _hear(self, events: list[Event]) -> None:
        self.happened = events
        self.story += events

    def sound(self: T) -> T:
        """See that the position is sound."""
        assert self.pos.check() == []
        return self

    # looking

    @property
    def step(self) -> str:
        """The question that is asked, or what chance falls for."""
        return self.pos.stack[-1] if self.pos.stack else "over"

    @property
    def acting(self) -> list[int]:
        """The seats that are asked."""
        return list(self.pos.actors)

    def actor(self, seat: int | None = None) -> int:
        """The seat that is asked, unless it is told."""
        return self.pos.actors[0] if seat is None else seat

    def legal(self, seat: int | None = None) -> list[str]:
        return [action.text() for action in self.pos.legal(self.actor(seat))]

    def can(self, text: str, seat: int | None = None) -> bool:
        return self.parser.text(text) in self.pos.legal(self.actor(seat))

    def options(self, verb: str, seat: int | None = None) -> list[str]:
        """What can be said with a verb now, without the verb."""
        return [text.removeprefix(verb).strip() for text in self.legal(seat) if text.split()[0] == verb]

    def verbs(self, seat: int | None = None) -> set[str]:
        """The verbs that are allowed now."""
        return {text.split()[0] for text in self.legal(seat)}

    def why_not(self, text: str, seat: int | None = None) -> str:
        """Why an action is not allowed, by its key."""
        return self.refusal(text, seat)[0]

    def refusal(self, text: str, seat: int | None = None) -> tuple[str, str | None]:
        """Why an action is not allowed: the key, and the clause."""
        refusal = self.pos.why_not(self.actor(seat), self.parser.text(text))
        assert refusal is not None, f"{text} is allowed"
        return refusal.key, refusal.clause

    def kinds(self) -> list[str]:
        """The kinds of what has just happened."""
        return [type(event).__name__ for event in self.happened]
