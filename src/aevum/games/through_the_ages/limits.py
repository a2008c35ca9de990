"""How many cards a hand may hold, and what the next worker costs."""

from __future__ import annotations

from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    GROWTH_FOOD,
    KIND,
    LIBRARY_OF_ALEXANDRIA,
    MICHELANGELO,
    MOSES,
    NAMED_EFFECTS,
    ROW_COSTS,
    WONDER,
)


def hand_limit(civ: Civ) -> int:
    """Return how many civil cards a hand may hold when another is taken, that one included."""
    more = NAMED_EFFECTS[LIBRARY_OF_ALEXANDRIA]["civil_hand"]
    return civ.civil_total + (more if LIBRARY_OF_ALEXANDRIA in civ.wonders else 0)


def military_hand_limit(civ: Civ) -> int:
    """Return how many military cards may be kept."""
    more = NAMED_EFFECTS[LIBRARY_OF_ALEXANDRIA]["military_hand"]
    return civ.military_total + (more if LIBRARY_OF_ALEXANDRIA in civ.wonders else 0)


def growth_cost(civ: Civ) -> int:
    """Return the food that the next worker costs, or -1 if there is none."""
    if not civ.yellow:
        return -1
    cost = GROWTH_FOOD[civ.yellow]
    return cost - NAMED_EFFECTS[MOSES]["population_discount"] if civ.leader == MOSES else cost


def take_cost(civ: Civ, card: int, slot: int) -> int:
    """Return the civil actions that the card in a slot costs."""
    cost = ROW_COSTS[slot]
    if KIND[card] == WONDER:
        cost += len(civ.wonders) + len(civ.turned)
        if civ.leader == MICHELANGELO:
            cost = max(0, cost - NAMED_EFFECTS[MICHELANGELO]["wonder_discount"])
    return cost
