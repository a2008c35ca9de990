"""The position of History of the World: how it begins, how it is copied, who has won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import msgspec

from aevum.core import Dice, OptionValue, Place, Result, Step
from aevum.games.history_of_the_world.check import problems
from aevum.games.history_of_the_world.data import BOX
from aevum.games.history_of_the_world.flow import STEPS
from aevum.games.history_of_the_world.resample import deal_again
from aevum.games.history_of_the_world.state import Board, State, Turn
from aevum.games.history_of_the_world.steps.epoch import LAST_EPOCH
from aevum.games.history_of_the_world.view import view_of


@dataclass(eq=False)
class Position(State):
    """The whole truth of a match of History of the World at one moment."""

    steps: ClassVar[Mapping[str, Step[Any]]] = STEPS

    def clone(self) -> Position:
        new = Position.__new__(Position)
        new.seats = self.seats
        new.stack = self.stack[:]
        new.classic = self.classic
        new.epoch = self.epoch
        new.score = self.score[:]
        new.board = self.board.clone()
        # A draft that is over never changes again.
        new.drafts = [draft if draft.over else draft.clone() for draft in self.drafts]
        new.hand = [cards[:] for cards in self.hand]
        new.called = self.called
        new.seat = self.seat
        new.turn = self.turn.clone()
        new.battle = None if self.battle is None else self.battle.clone()
        new.hungry = self.hungry[:]
        return new

    @property
    def result(self) -> Result | None:
        """Return who has won: the most points, and no two are equal (HOW-7.9)."""
        if self.stack:
            return None
        order = sorted(range(self.seats), key=self._behind)
        return Result(tuple([Place(seat, rank, self.score[seat]) for rank, seat in enumerate(order, 1)]), LAST_EPOCH)

    def _behind(self, seat: int) -> int:
        return -self.score[seat]

    def view(self, seat: int | None) -> msgspec.Struct:
        return view_of(self, seat)

    def resample(self, seat: int | None, dice: Dice) -> Position:
        new = self.clone()
        deal_again(self, new, seat, dice)
        return new

    def check(self) -> list[str]:
        return problems(self)


POSITION: Final = Position


def start(seats: int, options: Mapping[str, OptionValue]) -> Position:
    """Return the first position: nothing is on the map, no marker on the track (HOW-1.1, HOW-9.2)."""
    return Position(
        seats=seats,
        stack=["markers"],
        classic=bool(options["classic_draft"]),
        epoch=0,
        score=[0] * seats,
        board=Board.empty(seats, BOX.armies_per_colour, BOX.towns, BOX.monuments, BOX.forts),
        drafts=[],
        hand=[[] for _ in range(seats)],
        called=0,
        seat=-1,
        turn=Turn(),
        battle=None,
        hungry=[],
    )
