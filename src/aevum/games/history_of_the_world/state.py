"""What a position is made of: the board, the drafts, and what a turn and a battle keep while they last."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from aevum.core import Position as CorePosition
from aevum.games.conquest import board
from aevum.games.conquest.atlas import Atlas
from aevum.games.conquest.draft import EMPIRES, EVENTS, Draft
from aevum.games.conquest.siege import siege_bonus
from aevum.games.history_of_the_world.data import ATLAS, PER_EPOCH, epoch_cards

FROM_CARD: Final = 0
FROM_STOCK: Final = 1


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
    """The improvements in force for the empire until the end of the turn, as a set of event numbers."""
    powder: int = 0
    """The empire's battles in which gunpowder may still add a die."""
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
    waiting: int = 0
    """While a kingdom is played: the lands of armies that improvements gave the empire before its founding."""
    hired: int = 0
    """While a kingdom is played: the armies that improvements gathered for the empire before its founding."""
    won: int = -1
    """The land just won, for what may follow on it."""

    @property
    def in_force(self) -> int:
        """The improvements in force now: those of the empire rest while a kingdom is played (HOW-8.4)."""
        return 0 if self.kingdom >= 0 else self.effects

    @property
    def powder_now(self) -> int:
        """How often gunpowder may still add a die now."""
        return 0 if self.kingdom >= 0 else self.powder

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
        new.waiting = self.waiting
        new.hired = self.hired
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
    """The attacker's dice, highest first; empty before the roll."""
    defence: list[int] = field(default_factory=list)
    rerolls: int = 0
    """The attacker's rerolls of one die that are left in this battle."""
    defender_rerolls: int = 0
    turn: int = 0
    """Whose choice it is to reroll: 0 the attacker's, 1 the defender's."""
    passes: int = 0
    again: int = 0
    """How many dice are being rerolled."""
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


@dataclass(eq=False)
class State(CorePosition):
    """The whole truth of a match at one moment, without its steps."""

    classic: bool
    epoch: int
    score: list[int]
    """0 before the marker is on the track."""
    board: Board
    drafts: list[Draft]
    """One per epoch begun."""
    hand: list[list[int]]
    """Per seat: its event cards not yet played, lowest first; kingdoms of past epochs stay in it, of no use."""
    called: int
    """How many empires of this epoch's list have been called."""
    seat: int
    """The player whose turn it is."""
    turn: Turn
    battle: Battle | None
    hungry: list[int]
    """The seats that still must remove an army because of a famine, in turn order."""

    @property
    def draft(self) -> Draft:
        """The draft of this epoch."""
        return self.drafts[-1]

    def empire_of(self, seat: int) -> int:
        """Return a seat's empire of this epoch, or -1."""
        return self.drafts[-1].taken[EMPIRES][seat] if self.drafts else -1

    def revealed(self, seat: int) -> bool:
        """Whether a seat's empire of this epoch has been called."""
        empire = self.empire_of(seat)
        return empire >= 0 and empire - (self.epoch - 1) * PER_EPOCH < self.called

    def scores(self) -> list[int]:
        """Return the points of each seat."""
        return self.score[:]

    def shown_events(self) -> list[int]:
        """The event cards that everybody has seen, because they have been played."""
        held = {card for cards in self.hand for card in cards}
        shown = []
        for draft in self.drafts:
            if draft.over:
                shown += [card for card in draft.taken[EVENTS] if card not in held]
        return shown

    def shown_empires(self) -> list[int]:
        """The empires of this epoch that have been called, whether somebody has them or not."""
        return list(epoch_cards(self.epoch))[: self.called]
