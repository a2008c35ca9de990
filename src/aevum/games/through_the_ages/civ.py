"""One player's civilization: its tokens, its cards, and the ratings that follow from them."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.games.through_the_ages.data import (
    HAPPY_NEEDED,
    KIND_RANGE,
    UNITS,
)


@dataclass(eq=False)
class Civ:
    """A civilization. Cards are their numbers; -1 stands for none (TTA-2.1)."""

    yellow: int
    """Tokens in the yellow bank."""
    unused: int
    blue: int
    """Tokens in the blue bank."""
    yellow_owned: int
    blue_owned: int
    culture: int
    science: int
    government: int
    leader: int
    wonder: int
    """The wonder under construction."""
    stages: int
    wonder_blue: int
    tactic: int
    civil: int
    """Civil actions left in this turn."""
    military: int
    civil_spent: int
    military_spent: int
    civil_acted: bool
    unit_credit: int
    """Special resources of this turn that pay for military units only."""
    homer_spent: bool
    """Whether the one that Homer gives is already spent: it is the first to go."""
    trade: int
    """How the next payment of this turn uses the Trade Routes Agreement, if at all."""
    leaders_taken: int
    """One bit per age."""
    columbus_used: bool
    liner_used: bool
    trade_used: bool
    civil_lost: int
    """Civil actions that the next turn begins without."""
    skip_politics: bool
    keep_cards: bool
    attacking: int
    left: int
    """0 while in the match; otherwise how many had left it with this one."""
    strength: int
    culture_rating: int
    science_rating: int
    happy: int
    civil_total: int
    military_total: int
    workers: list[int]
    techs: list[int]
    stock: list[int]
    specials: list[int]
    wonders: list[int]
    turned: list[int]
    colonies: list[int]
    hand: list[int]
    fresh: list[int]
    """Action cards taken in this turn."""
    cards: list[int]
    """Military cards in hand."""
    shown: list[int]
    """Those of them that everybody has seen."""
    thrown: list[int]
    """Military cards thrown away face down."""
    placed: list[int]
    """Own cards that still lie among the current and the future events."""
    bonuses: list[int]

    def clone(self) -> Civ:
        return Civ(
            self.yellow,
            self.unused,
            self.blue,
            self.yellow_owned,
            self.blue_owned,
            self.culture,
            self.science,
            self.government,
            self.leader,
            self.wonder,
            self.stages,
            self.wonder_blue,
            self.tactic,
            self.civil,
            self.military,
            self.civil_spent,
            self.military_spent,
            self.civil_acted,
            self.unit_credit,
            self.homer_spent,
            self.trade,
            self.leaders_taken,
            self.columbus_used,
            self.liner_used,
            self.trade_used,
            self.civil_lost,
            self.skip_politics,
            self.keep_cards,
            self.attacking,
            self.left,
            self.strength,
            self.culture_rating,
            self.science_rating,
            self.happy,
            self.civil_total,
            self.military_total,
            self.workers[:],
            self.techs[:],
            self.stock[:],
            self.specials[:],
            self.wonders[:],
            self.turned[:],
            self.colonies[:],
            self.hand[:],
            self.fresh[:],
            self.cards[:],
            self.shown[:],
            self.thrown[:],
            self.placed[:],
            self.bonuses[:],
        )


def discontent(civ: Civ) -> int:
    """Return how many workers are discontented (TTA-9.1, TTA-9.2)."""
    missing = HAPPY_NEEDED[civ.yellow] - civ.happy
    return missing if missing > 0 else 0


def workers_on(civ: Civ, kind: int) -> int:
    """Return how many workers stand on the cards of a kind."""
    workers = civ.workers
    count = 0
    for card in KIND_RANGE[kind]:
        count += workers[card]
    return count


def best_with_worker(civ: Civ, kind: int) -> int:
    """Return the most advanced card of a kind that has a worker, or -1."""
    workers = civ.workers
    for card in reversed(KIND_RANGE[kind]):
        if workers[card]:
            return card
    return -1


def has_wonder(civ: Civ, wonder: int) -> bool:
    """Return whether a wonder is finished and has its effect."""
    return wonder in civ.wonders


def unit_count(civ: Civ) -> int:
    """Return the number of military units."""
    return sum(civ.workers[UNITS:])
