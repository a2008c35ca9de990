"""The whole truth of a match at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec

from aevum.core import Dice, OptionValue, Result, Step, ranking
from aevum.core import Position as CorePosition
from aevum.games.brief_history.checks import problems
from aevum.games.brief_history.data import (
    ARMIES,
    COLOURS,
    DEALT,
    FORT_STOCK,
    MONUMENT_STOCK,
    TOKEN_VALUES,
    TOWN_STOCK,
)
from aevum.games.brief_history.resample import resample
from aevum.games.brief_history.state import Battle, Board, Force
from aevum.games.brief_history.steps import STEPS
from aevum.games.brief_history.steps.aftermath import SIX_EPOCHS
from aevum.games.brief_history.view import view
from aevum.games.conquest.draft import Draft


@dataclass(eq=False)
class Position(CorePosition):
    """Lists are by colour: a seat plays one, or two where there are only two seats."""

    fort_price: bool
    all_traits: bool
    board: Board
    gold: list[int]
    height: list[int]
    """When the marker came to its space: of equal ones the later is on top."""
    arrivals: int
    hand: list[list[int]]
    """Event cards."""
    empire: list[int]
    """The empire card of this epoch, or -1."""
    tokens: list[list[int]]
    """Bonus tokens by epoch: their numbers in the order in which they were chosen."""
    token_order: list[list[int]]
    """Bonus tokens by epoch: who chose, in the same order."""
    tokens_left: list[int]
    pile: list[int]
    """The bonus tokens that are going round."""
    drafts: list[Draft]
    """This epoch's draft last."""
    left_out: list[int]
    """The cards drawn so far that stay out of the pile being dealt."""
    shown: list[int]
    """Event cards of the piles that everybody has seen: played or discarded."""
    epoch: int = 0
    called: int = 0
    """How many empires of the epoch have been called."""
    colour: int = -1
    """Whose turn it is."""
    seat: int = -1
    """The player of that colour."""
    forces: list[Force] = field(default_factory=list)
    """Who acts now is last."""
    in_play: int = -1
    """The event card in play."""
    astronomy: int = -1
    """The ocean of the fleet that it brought."""
    battle: Battle | None = None
    due: int = 0
    """Monuments to be built now."""
    left: int = 0
    """Armies or forts that the card in play may still place."""
    choice: int = -1
    """What was chosen for the card in play."""
    founded: int = 0
    """How many empires of the card in play have been founded."""

    steps: ClassVar[Mapping[str, Step[Any]]] = STEPS

    # whose is what

    @property
    def colours(self) -> int:
        return len(self.gold)

    @property
    def colour_id(self) -> str:
        return COLOURS[self.colour]

    def colour_name(self, colour: int) -> str:
        return COLOURS[colour]

    def seat_of(self, colour: int) -> int:
        """Return the player of a colour. Two players have every other colour round the table."""
        return colour % self.seats

    def colours_of(self, seat: int) -> list[int]:
        return list(range(seat, self.colours, self.seats))

    def set_turn(self, colour: int) -> None:
        """Make it the turn of a colour."""
        self.colour = colour
        self.seat = colour % self.seats

    # gold

    def earn(self, colour: int, gold: int) -> None:
        """Move a marker on; less than nothing moves it back."""
        if gold:
            self.gold[colour] += gold
            self.arrivals += 1
            self.height[colour] = self.arrivals

    def scores(self) -> list[int]:
        """Return the gold of each seat; bonus tokens count once they have been shown."""
        totals = [0] * self.seats
        for colour, gold in enumerate(self.gold):
            totals[self.seat_of(colour)] += gold + (0 if self.stack else self.bonus(colour))
        return totals

    def bonus(self, colour: int) -> int:
        """Return what the bonus tokens of a colour are worth."""
        total = 0
        for numbers, order in zip(self.tokens, self.token_order, strict=True):
            for number, owner in zip(numbers, order, strict=False):
                if owner == colour:
                    total += TOKEN_VALUES[number]
        return total

    # what every position answers

    def clone(self) -> Position:
        new = Position.__new__(Position)
        new.seats = self.seats
        new.stack = self.stack[:]
        new.events = []
        new.fort_price = self.fort_price
        new.all_traits = self.all_traits
        new.board = self.board.clone()
        new.gold = self.gold[:]
        new.height = self.height[:]
        new.arrivals = self.arrivals
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
        new.left = self.left
        new.choice = self.choice
        new.founded = self.founded
        return new

    def check(self) -> list[str]:
        return problems(self)

    def view(self, seat: int | None) -> msgspec.Struct:
        return view(self, seat)

    def resample(self, seat: int | None, dice: Dice) -> Position:
        return resample(self, seat, dice)

    @property
    def result(self) -> Result | None:
        if self.stack:
            return None
        return Result(ranking([[score] for score in self.scores()]), SIX_EPOCHS)


POSITION = Position


def start(seats: int, options: Mapping[str, OptionValue]) -> Position:
    """Return the table before the lot is drawn."""
    colours = 4 if seats == 2 else seats
    return Position(
        seats=seats,
        stack=["set_up"],
        fort_price=options["fort_price"] is True,
        all_traits=options["traits"] == "all",
        board=Board.empty(colours, ARMIES, TOWN_STOCK, MONUMENT_STOCK, FORT_STOCK),
        gold=[0] * colours,
        height=[0] * colours,
        arrivals=0,
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
