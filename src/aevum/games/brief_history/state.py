"""What a position is made of besides plain numbers: the board, the force that acts, and the battle it fights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from aevum.games.brief_history.data import ATLAS
from aevum.games.conquest.atlas import Atlas
from aevum.games.conquest.board import Board as ConquestBoard

EMPIRE, MINOR, RAID = 0, 1, 2
"""Kinds of force: the empire of the turn, a minor empire, the armies of an attack card."""

BORDER, FLEET, CROSSING, ATTACK = 0, 1, 2, 3
"""Ways into a land: by border or strait, by fleet, over the water without one, by an attack card."""
WAY_IDS = ("border", "fleet", "crossing", "attack")


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
