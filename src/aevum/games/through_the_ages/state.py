"""The whole truth of a match of Through the Ages at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import msgspec

from aevum.core.dice import Dice
from aevum.core.position import Position as CorePosition
from aevum.core.result import Place, Result
from aevum.core.step import Step
from aevum.games.through_the_ages.check import problems
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import EASIER_URBAN, URBAN_LIMIT
from aevum.games.through_the_ages.resample import resampled
from aevum.games.through_the_ages.view import view_of

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
    last: int
    """Sacrifices are named in rising order of cards: none below this one any more."""

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
            self.last,
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
    last: int

    def clone(self) -> Auction:
        return Auction(self.card, self.high, self.bidder, self.turn, self.passed, self.units[:], self.cards, self.last)


@dataclass(eq=False)
class Offer:
    """A pact that waits for its answer."""

    card: int
    seat: int
    partner: int
    role: str


@dataclass(eq=False)
class Position(CorePosition):
    """A match of Through the Ages. Cards are their numbers; in decks they are their ids."""

    game: int
    alternative_corruption: bool
    easier: bool
    no_ganging_up: bool
    draw_action: bool
    bonus: str
    fewer_bonuses: bool
    resignation: bool
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
    budget: int

    steps: ClassVar[Mapping[str, Step[Any]]]

    def clone(self) -> Position:
        return Position(
            self.seats,
            self.stack[:],
            self.game,
            self.alternative_corruption,
            self.easier,
            self.no_ganging_up,
            self.draw_action,
            self.bonus,
            self.fewer_bonuses,
            self.resignation,
            self.round,
            self.seat,
            self.age,
            self.last_round,
            self.leavers,
            self.row[:],
            [cards[:] for cards in self.civil_decks],
            [cards[:] for cards in self.military_decks],
            self.gone[:],
            self.used[:],
            self.past[:],
            self.starting_events,
            self.current[:],
            self.future[:],
            self.open_bonuses[:],
            self.hidden_bonuses[:],
            [civ.clone() for civ in self.civs],
            [Pact(pact.card, pact.owner, pact.a, pact.b) for pact in self.pacts],
            [War(war.card, war.attacker, war.target) for war in self.wars],
            [Task(task.kind, task.seat, task.amount, task.other, task.card) for task in self.tasks],
            self.battle.clone() if self.battle is not None else None,
            self.auction.clone() if self.auction is not None else None,
            Offer(self.offer.card, self.offer.seat, self.offer.partner, self.offer.role)
            if self.offer is not None
            else None,
            self.playing,
            self.only_action,
            self.budget,
        )

    def check(self) -> list[str]:
        return problems(self)

    def view(self, seat: int | None) -> msgspec.Struct:
        return view_of(self, seat)

    def resample(self, seat: int | None, dice: Dice) -> Position:
        return resampled(self, seat, dice)

    @property
    def result(self) -> Result | None:
        if self.stack:
            return None
        inside = [seat for seat in range(self.seats) if not self.civs[seat].left]
        outside = [seat for seat in range(self.seats) if self.civs[seat].left]
        inside.sort(key=self._standing)
        outside.sort(key=self._standing)
        places: list[Place] = []
        for index, seat in enumerate(inside):
            culture = self.civs[seat].culture
            tied = index > 0 and culture == places[-1].score
            places.append(Place(seat, places[-1].rank if tied else index + 1, culture))
        for index, seat in enumerate(outside):
            places.append(Place(seat, len(inside) + index + 1, 0))
        return Result(tuple(places), "all_others_left" if len(inside) == 1 else "last_round")

    def _standing(self, seat: int) -> tuple[int, int, int]:
        """Better civilizations sort first; of those who left, the later the better."""
        civ = self.civs[seat]
        return -civ.left, 0 if civ.left else -civ.culture, seat

    # who is in the match, in which order

    def in_play(self) -> list[int]:
        """Return the seats still in the match."""
        return [seat for seat in range(self.seats) if not self.civs[seat].left]

    def order_from(self, first: int) -> list[int]:
        """Return the seats still in the match in turn order from a seat."""
        return [seat % self.seats for seat in range(first, first + self.seats) if not self.civs[seat % self.seats].left]

    def start_player(self) -> int:
        """Return who begins a round."""
        return self.in_play()[0]

    def is_last_round(self) -> bool:
        """Return whether this is the last round."""
        return 0 < self.last_round <= self.round

    def no_sacrifices(self) -> bool:
        """Return whether the last round of the Full game forbids sacrifices."""
        return self.game == FULL and self.is_last_round()

    def urban_limit(self, seat: int) -> int:
        """Return how many urban buildings of one type a civilization may have."""
        return URBAN_LIMIT[self.civs[seat].government] + (EASIER_URBAN if self.easier else 0)

    def last_age(self) -> int:
        """Return the last age that has decks."""
        return self.game + 1
