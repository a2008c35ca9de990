"""What a match of Roll Through the Ages consists of at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.core.position import Position
from aevum.games.roll_through_the_ages.sheet import OPEN, Sheet, TradeOffer


@dataclass(eq=False)
class State(Position):
    """The position without its steps."""

    trade: bool
    round: int
    seat: int
    sheets: list[Sheet]
    dice: int
    """How many dice this turn has: its player's cities when it began."""
    throws: int
    faces: list[int]
    """How many dice show each face."""
    marked: list[int]
    """How many dice of each face are taken up to be rolled again."""
    pending: int
    """How many dice are in the hand."""
    lowest: int
    """Where a canonical order has got to: the first kind that may still be chosen."""
    workers: int
    coins: int
    buying: int
    """The development being paid for, or -1."""
    due: int
    offer: TradeOffer | None
    drafts: list[TradeOffer]
    """What others are putting together unasked, at most one offer of each."""
    declined: list[str]
    """Offers that were declined since goods or food last changed hands."""
    called: bool
    """Whether the others have been asked for offers since then."""
    asked: list[int]
    """The seats that have still to say what they offer, the next one first."""
    ended: str

    @property
    def sheet(self) -> Sheet:
        """The sheet of the player in turn."""
        return self.sheets[self.seat]

    def others(self) -> list[int]:
        """The other seats, in turn order from the player in turn."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats)]

    def is_built(self, site: int) -> bool:
        """Whether anybody has built this site."""
        return any(sheet.built[site] != OPEN for sheet in self.sheets)
