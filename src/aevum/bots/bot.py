"""What a bot is and what it is told."""

from __future__ import annotations

import msgspec

from aevum.bots.verdict import Tried
from aevum.core.action import Action
from aevum.core.dice import Dice
from aevum.core.match import Game
from aevum.core.position import Position
from aevum.core.prompt import Prompt


class Info:
    """What a seat knows when it must decide. The true position is not part of it."""

    def __init__(self, game: Game, position: Position, seat: int, legal: list[Action] | None = None) -> None:
        self.game = game
        self.seat = seat
        self.legal: list[Action] = position.legal(seat) if legal is None else legal
        self._position = position

    @property
    def view(self) -> msgspec.Struct:
        """What the seat may know."""
        return self._position.view(self.seat)

    @property
    def prompt(self) -> Prompt | None:
        """What is asked."""
        return self._position.prompt(self.seat)

    def sample(self, dice: Dice) -> Position:
        """Return a position that the seat cannot tell from the true one; the caller may do with it as it likes."""
        return self._position.resample(self.seat, dice)


class Bot:
    """A player. What it keeps between decisions, its dice or a tree, it was told or made itself."""

    def choose(self, info: Info) -> Action:
        """Return one of ``info.legal``."""
        raise NotImplementedError(f"{type(self).__name__} must say how it chooses")

    def weigh(self, info: Info) -> list[Tried]:
        """Return what is worth thinking about, the choice first; bots that search say what they found out."""
        return [Tried(self.choose(info))]
