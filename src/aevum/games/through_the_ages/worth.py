"""What things are worth to a civilization now, in tenths of a culture point: the basis of the rules of thumb."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.civ import Civ, best_with_worker, discontent
from aevum.games.through_the_ages.costs import technology_cost
from aevum.games.through_the_ages.data import (
    ACTION_OF,
    AIR_FORCES,
    ARENA,
    BLUE,
    BY_SEATS,
    CIVIL,
    COLONIZATION,
    CONSUMPTION,
    CULTURE,
    DISCOUNT,
    FARM,
    FOOD,
    GOVERNMENT,
    GROUP,
    HAPPY,
    HAPPY_NEEDED,
    INDEX,
    INFANTRY,
    KIND,
    LAB,
    LEVEL,
    LIBRARY,
    MILITARY,
    MINE,
    NAMED_EFFECTS,
    RESOURCES,
    ROW_REMOVED,
    SCIENCE,
    SCIENCE_COST,
    SPECIAL,
    STAGES,
    STAGES_PER_ACTION,
    STRENGTH,
    THEATER,
    UNITS,
    URBAN_LIMIT,
)
from aevum.games.through_the_ages.scoring import farm_output, mine_output, wonder_points
from aevum.games.through_the_ages.state import FULL, SIMPLE, State

RESOURCE: Final = 12
FOOD_IN_STOCK: Final = 8
SCIENCE_POINT: Final = 10
CIVIL_ACTION: Final = 35

LEADER_WORTH: Final[dict[int, int]] = {
    INDEX[name]: worth
    for name, worth in {
        "alexander_the_great": 60,
        "aristotle": 110,
        "hammurabi": 130,
        "homer": 70,
        "julius_caesar": 120,
        "moses": 100,
        "michelangelo": 190,
        "joan_of_arc": 120,
        "leonardo_da_vinci": 180,
        "genghis_khan": 60,
        "christopher_columbus": 80,
        "frederick_barbarossa": 80,
        "william_shakespeare": 150,
        "james_cook": 80,
        "napoleon_bonaparte": 150,
        "maximilien_robespierre": 80,
        "js_bach": 150,
        "isaac_newton": 190,
        "albert_einstein": 160,
        "mahatma_gandhi": 130,
        "rock_and_roll_icon": 150,
        "nikola_tesla": 110,
        "winston_churchill": 130,
        "game_designer": 140,
    }.items()
}


def rounds_left(pos: State) -> int:
    """Return about how many turns everybody still has, this one included."""
    if pos.last_round:
        return max(1, pos.last_round - pos.round + 1)
    cards = 0
    for age in range(max(1, pos.age), pos.last_age() + 1):
        cards += len(pos.civil_decks[age])
    players = len(pos.in_play())
    each_round = players * (ROW_REMOVED[players] + 2)
    return cards // each_round + (2 if pos.game == FULL else 1)


class Outlook:
    """What one more of each thing per turn is worth to a seat."""

    def __init__(self, pos: State, seat: int) -> None:
        civ = pos.civs[seat]
        self.civ = civ
        self.rounds = rounds_left(pos)
        rounds = self.rounds
        later = max(0, rounds - 2)
        self.culture = 10 * rounds
        self.science = 12 * later if civ.science < 20 else 6 * later
        if civ.science_rating > 10:
            self.science //= 2
        self.resources = 15 * later if mine_output(civ) < 14 else 8 * later
        self.net_food = farm_output(civ) - CONSUMPTION[civ.yellow]
        self.food = (16 if self.net_food < 2 else 7 if self.net_food < 4 else 1) * later
        self.civil = 14 * later
        self.military = 9 * later
        self.happy = self._happy(pos, civ)
        self.strength = self._strength(pos, seat)
        self.missing = discontent(civ) if pos.game != SIMPLE else 0
        # A full store only feeds corruption.
        self.price = RESOURCE if civ.blue > 11 else RESOURCE * 2 // 3 if civ.blue > 8 else RESOURCE // 3

    def _happy(self, pos: State, civ: Civ) -> int:
        if pos.game == SIMPLE:
            return 20 if civ.happy < 8 else 0
        spare = civ.happy - HAPPY_NEEDED[civ.yellow]
        if self.rounds < 2:
            return 5
        return 170 if spare < 0 else 70 if spare == 0 else 25 if spare == 1 else 4

    def _strength(self, pos: State, seat: int) -> int:
        if pos.game == SIMPLE:
            return 20
        most = max([pos.civs[other].strength for other in pos.in_play() if other != seat], default=0)
        gap = most - pos.civs[seat].strength
        if gap >= 0:
            return 30 + 4 * min(gap, 8)
        return 22 if gap > -4 else 10 if gap > -8 else 5


def yields(outlook: Outlook, card: int) -> int:
    """Return what one worker on a card, or a card in play, is worth by what is printed on it."""
    return (
        CULTURE[card] * outlook.culture
        + SCIENCE[card] * outlook.science
        + FOOD[card] * outlook.food
        + RESOURCES[card] * outlook.resources
        + HAPPY[card] * outlook.happy
        + STRENGTH[card] * outlook.strength
    )


def technology_worth(pos: State, seat: int, outlook: Outlook, card: int) -> int:
    """Return what it is worth to have a technology in play, its science price not counted."""
    civ = outlook.civ
    kind = KIND[card]
    if kind == GOVERNMENT:
        return government_worth(outlook, card) - government_worth(outlook, civ.government)
    if kind == SPECIAL:
        old = civ.specials[GROUP[card]]
        return special_worth(outlook, card) - (special_worth(outlook, old) if old >= 0 else 0)
    if outlook.rounds < 3:
        return 0
    if kind >= INFANTRY:
        best = best_with_worker(civ, kind)
        worth = 3 * (STRENGTH[card] - (STRENGTH[best] if best >= 0 else 0)) * outlook.strength // 2
        return worth + (60 if card == AIR_FORCES and civ.tactic >= 0 else 0)
    best = best_with_worker(civ, kind)
    if best < 0:
        # A new type: one building, and room for more.
        return max(0, yields(outlook, card) * 3 // 2 - 80) if kind in (LIBRARY, THEATER, ARENA) else 0
    gain = yields(outlook, card) - yields(outlook, best)
    count = 3 if kind in (FARM, MINE) else 2
    return gain * count * 2 // 3 if kind != LAB else gain * count


def government_worth(outlook: Outlook, card: int) -> int:
    """Return what a government is worth."""
    return (
        CIVIL[card] * outlook.civil
        + MILITARY[card] * outlook.military
        + URBAN_LIMIT[card] * 6 * outlook.rounds
        + yields(outlook, card)
    )


def special_worth(outlook: Outlook, card: int) -> int:
    """Return what a special technology is worth."""
    return (
        CIVIL[card] * outlook.civil
        + MILITARY[card] * outlook.military
        + BLUE[card] * 4 * outlook.rounds
        + COLONIZATION[card] * 20
        + STAGES_PER_ACTION[card] * 5 * outlook.rounds
        + yields(outlook, card)
    )


def wonder_worth(outlook: Outlook, card: int) -> int:
    """Return what a finished wonder is worth."""
    points = 10 * wonder_points(outlook.civ, card)
    extras = NAMED_EFFECTS[card]
    special = 60 if extras and not points else 0
    return (
        points
        + special
        + CIVIL[card] * outlook.civil
        + MILITARY[card] * outlook.military
        + COLONIZATION[card] * 15
        + yields(outlook, card)
    )


def wonder_can_be_finished(outlook: Outlook, card: int, built: int) -> bool:
    """Return whether there is time to pay for the rest of a wonder."""
    left = sum(STAGES[card][built:])
    return left <= max(2, mine_output(outlook.civ)) * (outlook.rounds - 1) * 2 // 3


def action_card_worth(pos: State, card: int) -> int:
    """Return what holding an action card is worth."""
    effect = NAMED_EFFECTS[card]
    if ACTION_OF[card]:
        after = effect.get("food_after", 0) * FOOD_IN_STOCK + effect.get("science_after", 0) * SCIENCE_POINT
        return CIVIL_ACTION + DISCOUNT[card] * RESOURCE + after
    if BY_SEATS[card]:
        return 50
    return (
        effect.get("culture", 0) * 10
        + effect.get("science", 0) * SCIENCE_POINT
        + effect.get("food", 0) * FOOD_IN_STOCK
        + effect.get("resources", 0) * RESOURCE
        + effect.get("unit_resources", 0) * 8
        + effect.get("military_actions", 0) * 15
    )


def science_reachable(pos: State, seat: int, outlook: Outlook, card: int) -> bool:
    """Return whether a technology can be paid for in a few turns."""
    cost = technology_cost(pos, seat, card, KIND[card] == GOVERNMENT)
    if cost < 0:
        cost = SCIENCE_COST[card]
    civ = outlook.civ
    return cost <= civ.science + civ.science_rating * min(4, outlook.rounds - 1)


def worker_worth(outlook: Outlook, card: int) -> int:
    """Return what a worker on a card is worth: what would be lost with it."""
    worth = yields(outlook, card)
    if card >= UNITS:
        worth += 20
    return worth + LEVEL[card] * 10
