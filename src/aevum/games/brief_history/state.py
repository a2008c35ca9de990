"""What a position is made of: the board, gold, cards and tokens, the force that acts, and the battle it fights."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from aevum.core import Position as CorePosition
from aevum.games.brief_history.data import ATLAS, COLOURS, TOKEN_VALUES
from aevum.games.conquest.atlas import Atlas
from aevum.games.conquest.board import Board as ConquestBoard
from aevum.games.conquest.draft import Draft

EMPIRE: Final = 0
MINOR: Final = 1
RAID: Final = 2
"""Kinds of force: the empire of the turn, a minor empire, the armies of an attack card."""

BORDER: Final = 0
FLEET: Final = 1
CROSSING: Final = 2
ATTACK: Final = 3
"""Ways into a land: by border or strait, by fleet, over the water without one, by an attack card."""
WAY_IDS: Final = ("border", "fleet", "crossing", "attack")


@dataclass(eq=False)
class Board(ConquestBoard):
    """The map. A seat, in its words, is a colour here."""

    atlas: ClassVar[Atlas] = ATLAS

    def occupied(self) -> int:
        """Return the lands with an army."""
        lands = 0
        for held in self.held:
            lands |= held
        return lands


@dataclass(eq=False)
class Force:
    """An empire, a minor empire or the armies of an attack card, while it acts. Sets of lands are masks."""

    kind: int
    card: int
    """The number of the empire, or of the event."""
    armies: int
    """On the sort board, or left on the card."""
    trait: str
    barbarian: bool
    fleets: int
    """The waters with a fleet."""
    crossings: int
    """Armies that may still go over the water without a fleet."""
    lands: int = 0
    """Where its active armies stand."""
    bound: int = 0
    """Those of its lands from which nothing expands."""
    near: int = 0
    """The lands next to those from which it expands."""
    shores: int = 0
    """The lands that its fleets reach."""
    symbols: int = 0
    """Resource symbols taken."""
    failed: bool = False
    """Whether an invasion roll of the turn has failed."""
    spent: bool = False
    """Whether a trait that works once has been used."""
    targets: int = 0
    """A raid: the lands that it may attack."""
    victim: int = -1
    """A raid: the only colour that it may attack."""

    def clone(self) -> Force:
        return Force(
            self.kind,
            self.card,
            self.armies,
            self.trait,
            self.barbarian,
            self.fleets,
            self.crossings,
            self.lands,
            self.bound,
            self.near,
            self.shores,
            self.symbols,
            self.failed,
            self.spent,
            self.targets,
            self.victim,
        )


@dataclass(eq=False)
class Battle:
    """An invasion, from the first roll to the last overrun."""

    land: int
    """The land fought for; once it is taken, the land taken last."""
    way: int
    defender: int
    dial: int = 0
    dice: tuple[int, ...] = ()
    against: tuple[int, ...] = ()
    rerolled: bool = False
    again: tuple[int, ...] = ()
    """The invader's dice that stay while the others are rolled again."""
    points: int = 0
    """Left for overruns."""
    free: bool = False
    """Whether going on costs no army."""

    def clone(self) -> Battle:
        return Battle(
            self.land,
            self.way,
            self.defender,
            self.dial,
            self.dice,
            self.against,
            self.rerolled,
            self.again,
            self.points,
            self.free,
        )


@dataclass(eq=False)
class State(CorePosition):
    """The whole truth of a match at one moment, without its steps.

    Lists are by colour: a seat plays one, or two where there are only two seats.
    """

    fort_price: bool
    all_traits: bool
    board: Board
    gold: list[int]
    arrived: list[int]
    """The colours in the order in which their markers came to their spaces: of equal ones the later is on top."""
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
    optional: int = 0
    """How many of these need not be built."""
    left: int = 0
    """Armies or forts that the card in play may still place."""
    choice: int = -1
    """What was chosen for the card in play."""
    founded: int = 0
    """How many empires of the card in play have been founded."""

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
            self.arrived.remove(colour)
            self.arrived.append(colour)

    def scores(self) -> list[int]:
        """Return the gold of each seat; bonus tokens count once they have been shown (BHW-17.3)."""
        totals = [0] * self.seats
        for colour, gold in enumerate(self.gold):
            totals[self.seat_of(colour)] += gold + (0 if self.stack else self.bonus(colour))
        return totals

    def bonus(self, colour: int) -> int:
        """Return what the bonus tokens of a colour are worth (BHW-15.5)."""
        total = 0
        for numbers, order in zip(self.tokens, self.token_order, strict=True):
            for number, owner in zip(numbers, order, strict=False):
                if owner == colour:
                    total += TOKEN_VALUES[number]
        return total
