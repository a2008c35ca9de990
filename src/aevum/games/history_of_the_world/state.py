"""The board of this game, and what a turn and a battle keep while they last."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from aevum.games.conquest import board
from aevum.games.conquest.atlas import Atlas
from aevum.games.conquest.siege import siege_bonus
from aevum.games.history_of_the_world.data import ATLAS

FROM_CARD, FROM_STOCK = 0, 1


@dataclass(eq=False)
class Board(board.Board):
    """The map of this game."""

    atlas: ClassVar[Atlas] = ATLAS


@dataclass(eq=False)
class Turn:
    """What the active player's empire, or kingdom before it, has and has done."""

    empire: int = -1
    kingdom: int = -1
    """The kingdom's card while it is being played."""
    ability: int = 0
    """The empire's ability; none while a kingdom is played."""
    marauder: int = 0
    unplaced: int = 0
    tokens: int = 0
    fleets: int = 0
    """Spaces with a fleet, the seas of an ocean with a fleet included."""
    caravans: int = 0
    effects: int = 0
    """The improvements in force until the end of the turn, as a set of event numbers."""
    powder: int = 0
    """Battles in which gunpowder may still add a die."""
    spent: int = 0
    """1 once an ability that works once in the turn has been used; of companions, once they are beaten."""
    recruits: int = 0
    """Armies that the mansabdars have raised."""
    cargo: int = 0
    """Lands with a resource taken by way of a fleet."""
    scourged: int = 0
    """Regions in which a battle has been fought."""
    card: int = -1
    """The improvement whose targets are being chosen."""
    left: int = 0
    """How many more things may, or must, be chosen: targets of an improvement, forts, monuments."""
    optional: int = 0
    """How many of these need not be chosen."""
    won: int = -1
    """The land just won, for what may follow on it."""

    def clone(self) -> Turn:
        new = Turn.__new__(Turn)
        new.empire = self.empire
        new.kingdom = self.kingdom
        new.ability = self.ability
        new.marauder = self.marauder
        new.unplaced = self.unplaced
        new.tokens = self.tokens
        new.fleets = self.fleets
        new.caravans = self.caravans
        new.effects = self.effects
        new.powder = self.powder
        new.spent = self.spent
        new.recruits = self.recruits
        new.cargo = self.cargo
        new.scourged = self.scourged
        new.card = self.card
        new.left = self.left
        new.optional = self.optional
        new.won = self.won
        return new


@dataclass(eq=False)
class Battle:
    """A battle for a land, with the siege that may follow it."""

    land: int
    via: int
    defender: int
    source: int = FROM_CARD
    """Whether the army came from the card or, by a card's or an ability's leave, from the stock."""
    bonus: int = 0
    """What a card adds to this battle alone."""
    armies: int = 0
    """Armies on the catapult."""
    tokens: int = 0
    """Siege tokens on the catapult."""
    powder: int = -1
    """1 if gunpowder adds a die, 0 if not, -1 while that is open."""
    attack: list[int] = field(default_factory=list)
    """The attacker's dice, highest first; empty before the throw."""
    defence: list[int] = field(default_factory=list)
    rerolls: int = 0
    """The attacker's throws of one die again that are left in this battle."""
    defender_rerolls: int = 0
    turn: int = 0
    """Whose choice it is to throw again: 0 the attacker's, 1 the defender's."""
    passes: int = 0
    again: int = 0
    """How many dice are being thrown again."""
    scourge: int = 0
    """1 in the first battle in a region that the scourge strengthens."""

    def clone(self) -> Battle:
        return Battle(
            self.land,
            self.via,
            self.defender,
            self.source,
            self.bonus,
            self.armies,
            self.tokens,
            self.powder,
            self.attack[:],
            self.defence[:],
            self.rerolls,
            self.defender_rerolls,
            self.turn,
            self.passes,
            self.again,
            self.scourge,
        )

    @property
    def siege(self) -> int:
        """What the siege adds to the highest die."""
        return siege_bonus(self.armies + self.tokens)
