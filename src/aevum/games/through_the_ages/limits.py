"""How many cards a hand may hold."""

from __future__ import annotations

from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.wonders import library_of_alexandria_hands


def hand_limit(civ: Civ) -> int:
    """Return how many civil cards a hand may hold when another is taken, that one included (TTA-4.2)."""
    return civ.civil_total + library_of_alexandria_hands(civ)[0]


def military_hand_limit(civ: Civ) -> int:
    """Return how many military cards may be kept."""
    return civ.military_total + library_of_alexandria_hands(civ)[1]
