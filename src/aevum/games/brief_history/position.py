"""The position of A Brief History of the World: how it begins, how it is copied, who has won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import msgspec

from aevum.core import Dice, OptionValue, Result, Step, ranking
from aevum.games.brief_history.check import problems
from aevum.games.brief_history.data import ARMIES, DEALT, FORT_STOCK, MONUMENT_STOCK, TOKEN_VALUES, TOWN_STOCK
from aevum.games.brief_history.flow import STEPS
from aevum.games.brief_history.resample import deal_again
from aevum.games.brief_history.state import Board, State
from aevum.games.brief_history.steps.aftermath import SIX_EPOCHS
from aevum.games.brief_history.view import view


@dataclass(eq=False)
class Position(State):
    """The whole truth of a match of A Brief History of the World at one moment."""

    steps: ClassVar[Mapping[str, Step[Any]]] = STEPS

    def clone(self) -> Position:
        new = Position.__new__(Position)
        new.seats = self.seats
        new.stack = self.stack[:]
        new.events = []
        new.fort_price = self.fort_price
        new.all_traits = self.all_traits
        new.board = self.board.clone()
        new.gold = self.gold[:]
        new.arrived = self.arrived[:]
        new.hand = [cards[:] for cards in self.hand]
        new.empire = self.empire[:]
        new.tokens = [numbers[:] for numbers in self.tokens]
        new.token_order = [order[:] for order in self.token_order]
        new.tokens_left = self.tokens_left[:]
        new.pile = self.pile[:]
        new.drafts = self.drafts[:-1]
        if self.drafts:
            new.drafts.append(self.drafts[-1].clone())
        new.left_out = self.left_out[:]
        new.shown = self.shown[:]
        new.epoch = self.epoch
        new.called = self.called
        new.colour = self.colour
        new.seat = self.seat
        new.forces = [force.clone() for force in self.forces]
        new.in_play = self.in_play
        new.astronomy = self.astronomy
        new.battle = self.battle.clone() if self.battle is not None else None
        new.due = self.due
        new.optional = self.optional
        new.left = self.left
        new.choice = self.choice
        new.founded = self.founded
        return new

    def check(self) -> list[str]:
        return problems(self)

    def view(self, seat: int | None) -> msgspec.Struct:
        return view(self, seat)

    def resample(self, seat: int | None, dice: Dice) -> Position:
        new = self.clone()
        deal_again(self, new, seat, dice)
        return new

    @property
    def result(self) -> Result | None:
        if self.stack:
            return None
        return Result(ranking([[score] for score in self.scores()]), SIX_EPOCHS)


POSITION: Final = Position


def start(seats: int, options: Mapping[str, OptionValue]) -> Position:
    """Return the table before the lot is drawn (BHW-1.1, BHW-1.6, BHW-17.1)."""
    colours = 4 if seats == 2 else seats
    return Position(
        seats=seats,
        stack=["set_up"],
        fort_price=options["fort_price"] is True,
        all_traits=options["traits"] == "all",
        board=Board.empty(colours, ARMIES, TOWN_STOCK, MONUMENT_STOCK, FORT_STOCK),
        gold=[0] * colours,
        arrived=list(range(colours)),
        hand=[list(DEALT) for _ in range(colours)],
        empire=[-1] * colours,
        tokens=[],
        token_order=[],
        tokens_left=list(range(len(TOKEN_VALUES))),
        pile=[],
        drafts=[],
        left_out=[],
        shown=[],
    )
