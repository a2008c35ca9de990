"""What a match of Through the Ages consists of at one moment: data, and who is in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.core.position import Position as CorePosition
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import EASIER_URBAN, URBAN_LIMIT

SIMPLE: Final = 0
ADVANCED: Final = 1
FULL: Final = 2
GAMES: Final = ("simple", "advanced", "full")

# The amount of a task that lets mines produce says whether corruption follows.
UNCORRUPTED: Final = 1
CORRUPTED: Final = 2


@dataclass(eq=False)
class Pact:
    """A pact in force: it lies before its owner and binds A and B."""

    card: int
    owner: int
    a: int
    b: int


@dataclass(eq=False)
class War:
    """A war that is declared and not yet decided."""

    card: int
    attacker: int
    target: int


@dataclass(eq=False)
class Task:
    """One thing that an event, an aggression or a war still has to do to a civilization."""

    kind: str
    seat: int
    amount: int
    other: int = -1
    card: int = -1
    chosen: int = -1
    """What was chosen of it so far, and how often."""
    times: int = 0

    def clone(self) -> Task:
        return Task(self.kind, self.seat, self.amount, self.other, self.card, self.chosen, self.times)


@dataclass(eq=False)
class Battle:
    """An aggression or a war while it is decided. The strengths are those before any sacrifice."""

    card: int
    attacker: int
    target: int
    attack: int
    defence: int
    attack_units: list[int]
    defence_units: list[int]
    cards: int
    """What defence bonus cards add."""

    def clone(self) -> Battle:
        return Battle(
            self.card,
            self.attacker,
            self.target,
            self.attack,
            self.defence,
            self.attack_units[:],
            self.defence_units[:],
            self.cards,
        )


@dataclass(eq=False)
class Auction:
    """A territory that is bid for, and then its payment."""

    card: int
    high: int
    bidder: int
    turn: int
    passed: int
    """One bit per seat."""
    units: list[int]
    cards: int
    """What bonus cards already add."""

    def clone(self) -> Auction:
        return Auction(self.card, self.high, self.bidder, self.turn, self.passed, self.units[:], self.cards)


@dataclass(eq=False)
class Offer:
    """A pact that waits for its answer."""

    card: int
    seat: int
    partner: int
    role: str


@dataclass(eq=False)
class State(CorePosition):
    """A match of Through the Ages without its steps. Cards are their numbers; in decks they are their ids."""

    game: int
    alternative_corruption: bool
    easier: bool
    no_ganging_up: bool
    draw_action: bool
    bonus: str
    fewer_bonuses: bool
    resignation: bool
    peaceful: str
    round: int
    seat: int
    age: int
    last_round: int
    """0 while it is not known."""
    leavers: int
    row: list[int]
    civil_decks: list[list[str]]
    military_decks: list[list[str]]
    gone: list[int]
    """Civil cards that are out of the match, for everybody to see."""
    used: list[int]
    """Military cards that were used up openly."""
    past: list[int]
    starting_events: int
    """How many of the age A events are still to come."""
    current: list[str]
    future: list[int]
    open_bonuses: list[int]
    hidden_bonuses: list[str]
    civs: list[Civ]
    pacts: list[Pact]
    wars: list[War]
    tasks: list[Task]
    battle: Battle | None
    auction: Auction | None
    offer: Offer | None
    playing: int
    """The action card that is being played."""
    only_action: bool
    """Whether the action card is the first civil action of the turn."""
    kept: int
    """The first of two bonus cards that a player keeps."""

    def clone(self) -> State:
        raise NotImplementedError

    # who is in the match, in which order

    def in_play(self) -> list[int]:
        """Return the seats still in the match."""
        return [seat for seat in range(self.seats) if not self.civs[seat].left]

    def order_from(self, first: int) -> list[int]:
        """Return the seats still in the match in turn order from a seat."""
        return [seat % self.seats for seat in range(first, first + self.seats) if not self.civs[seat % self.seats].left]

    def start_player(self) -> int:
        """Return who begins a round (TTA-1.1)."""
        return self.in_play()[0]

    def is_last_round(self) -> bool:
        """Return whether this is the last round."""
        return 0 < self.last_round <= self.round

    def no_sacrifices(self) -> bool:
        """Return whether the last round of the Full game forbids sacrifices (TTA-18.4)."""
        return self.game == FULL and self.is_last_round()

    def urban_limit(self, seat: int) -> int:
        """Return how many urban buildings of one type a civilization may have (TTA-19.2)."""
        return URBAN_LIMIT[self.civs[seat].government] + (EASIER_URBAN if self.easier else 0)

    def last_age(self) -> int:
        """Return the last age that has decks (TTA-18.1)."""
        return self.game + 1
