"""Armies: which the units form under a tactic, and what units are worth when they are sacrificed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    AIR_FORCES,
    ARMY,
    ARMY_BONUS,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    KIND,
    KIND_RANGE,
    LEVEL,
    NAMED_EFFECTS,
    OLD_ARMY_BONUS,
    STRENGTH,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.leaders import (
    genghis_khan_knows_no_tactics,
    genghis_khan_unit,
    napoleon_bonaparte_again,
)

# What a tactic asks for: per type of unit in an army how many, its cards, and those that are not too old.
_NEEDS: Final[list[list[tuple[int, tuple[int, ...], tuple[int, ...]]]]] = [
    [
        (
            ARMY[tactic][place],
            tuple(KIND_RANGE[kind]),
            tuple(card for card in KIND_RANGE[kind] if LEVEL[card] >= LEVEL[tactic] - 1),
        )
        for place, kind in enumerate((INFANTRY, CAVALRY, ARTILLERY))
        if ARMY[tactic][place]
    ]
    for tactic in range(len(KIND))
]


def armies_of(tactic: int, units: Sequence[int]) -> tuple[int, int]:
    """Return how many armies the units can form, and how many of these are not too old (TTA-7.6)."""
    armies = fresh_armies = 99
    for want, cards, fresh_cards in _NEEDS[tactic]:
        total = 0
        for card in cards:
            total += units[card]
        if total < want:
            return 0, 0
        fresh = 0
        for card in fresh_cards:
            fresh += units[card]
        armies = min(armies, total // want)
        fresh_armies = min(fresh_armies, fresh // want)
    return armies, fresh_armies


def army_bonuses(tactic: int, units: Sequence[int]) -> tuple[int, int]:
    """Return the sum of the tactical bonuses of all armies that the units can form, and the best single one."""
    # TTA-7.7, TTA-7.8
    armies, fresh_armies = armies_of(tactic, units)
    if not armies:
        return 0, 0
    old_armies = armies - fresh_armies
    full, old = ARMY_BONUS[tactic], OLD_ARMY_BONUS[tactic]
    bonus = fresh_armies * full + old_armies * old
    best = full if fresh_armies else old
    air = units[AIR_FORCES] * NAMED_EFFECTS[AIR_FORCES]["doubles_army"]
    if air:
        doubled = min(air, fresh_armies)
        bonus += doubled * full + min(air - doubled, old_armies) * old
        best = max(best, full * 2 if doubled else old * 2)
    return bonus, best


def army_count(civ: Civ) -> int:
    """Return how many armies a civilization has."""
    return 0 if civ.tactic < 0 or genghis_khan_knows_no_tactics(civ) else armies_of(civ.tactic, civ.workers)[0]


def army_strength(civ: Civ) -> int:
    """Return the strength that a civilization's armies add to that of their units (TTA-20.5)."""
    if civ.tactic < 0 or genghis_khan_knows_no_tactics(civ):
        return 0
    bonus, best = army_bonuses(civ.tactic, civ.workers)
    return bonus + napoleon_bonaparte_again(civ, best)


def sacrifice_strength(civ: Civ, cards: Sequence[int]) -> int:
    """Return what sacrificed units are worth: their own strength and the bonus of the armies among them (TTA-20.1)."""
    units = [0] * WORKER_CARDS
    strength = 0
    for card in cards:
        units[card] += 1
        strength += STRENGTH[card] + genghis_khan_unit(civ, card)
    if civ.tactic >= 0 and not genghis_khan_knows_no_tactics(civ):
        strength += army_bonuses(civ.tactic, units)[0]
    return strength
