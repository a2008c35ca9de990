"""The numbers of an invasion: dice, scores, price, and whom an overrun may take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aevum.games.brief_history.costs import ARTILLERY, forts_hold
from aevum.games.brief_history.data import (
    AMERICAS,
    EVENT_NUMBER,
    LEADER,
    LEVANT,
    PRICE,
    WEAPONRY,
)
from aevum.games.brief_history.reach import may_expand_from, neighbours
from aevum.games.brief_history.state import BORDER, CROSSING, FLEET, RAID, Battle, Force, State
from aevum.games.conquest.bits import mask_of

CHARIOTS: Final = EVENT_NUMBER["chariots"]
ELITE_TROOPS: Final = EVENT_NUMBER["elite_troops"]
FANATICISM: Final = EVENT_NUMBER["fanaticism"]
NAVAL_SUPREMACY: Final = EVENT_NUMBER["naval_supremacy"]
CRUSADES: Final = EVENT_NUMBER["crusades"]

MOST_DIAL: Final = 3

ROUGH_LANDS: Final = mask_of([land for land, points in enumerate(PRICE) if points == 2])


def attack_dice(pos: State, force: Force, land: int, way: int) -> int:
    """Return how many dice the invader rolls."""
    dice = 2
    card = pos.in_play
    trait = force.trait
    # BHW-6.2
    if way == FLEET or (way == CROSSING and trait == "longships"):
        if not _keeps_its_die(card, trait, land):
            dice -= 1
    elif card == ARTILLERY and way == BORDER:
        dice += 1
    # BHW-12.8
    if card == LEADER:
        dice += 1
    # BHW-16.11
    if trait == "alexander" and not force.failed:
        dice += 1
    return dice


def _keeps_its_die(card: int, trait: str, land: int) -> bool:
    # BHW-12.14, BHW-16.16, BHW-16.18
    if card == NAVAL_SUPREMACY or trait == "royal_navy":
        return True
    return trait == "conquistadors" and AMERICAS >> land & 1 == 1


def defence_dice(pos: State, force: Force, land: int) -> int:
    """Return how many dice the defender rolls (BHW-6.3)."""
    return 2 if pos.board.fort[land] and forts_hold(pos, force) else 1


def score_bonus(pos: State, force: Force, battle: Battle) -> int:
    """Return what is added to the invader's highest die (BHW-6.4, BHW-7.2)."""
    bonus = battle.dial
    # BHW-12.9
    if pos.in_play == WEAPONRY or (force.kind == RAID and force.card == CRUSADES and battle.land == LEVANT):
        bonus += 1
    return bonus


def highest_first(dice: Iterable[int]) -> tuple[int, ...]:
    """Return dice as they are shown: the one that counts comes first."""
    return tuple(sorted(dice, reverse=True))


def invasion_points(pos: State, force: Force, battle: Battle, bonus: int) -> int:
    """Return the points that the dice on the table give with what is added to them (BHW-6.5)."""
    difference = max(battle.dice) + bonus - max(battle.against)
    if difference > 0:
        return difference
    # BHW-12.13, BHW-16.14
    return 1 if difference == 0 and (force.trait == "zeal" or pos.in_play == FANATICISM) else 0


def succeeds(force: Force, battle: Battle, points: int, price: int) -> bool:
    """Whether the land falls (BHW-16.2)."""
    if points >= price:
        return True
    return force.trait == "longships" and battle.way != BORDER and max(battle.dice) >= 5


def dial_after(pos: State, battle: Battle) -> int:
    """Return the dial once the invasion is continued (BHW-7.2, BHW-12.12)."""
    raised = battle.dial + (2 if pos.in_play == ELITE_TROOPS else 1)
    return raised if raised < MOST_DIAL else MOST_DIAL


def overrun_targets(pos: State, force: Force, battle: Battle) -> int:
    """Return the lands that the points left may still take (BHW-8.5).

    They are the defender's (BHW-8.2), next to the land taken last (BHW-8.3), and have no fort (BHW-8.4).
    """
    if battle.points == 0 or force.armies == 0 or not may_expand_from(force, battle.land, pos.astronomy):
        return 0
    lands = neighbours(force, battle.land) & pos.board.held[battle.defender]
    if force.victim >= 0:
        lands &= force.targets
    if forts_hold(pos, force):
        lands &= ~pos.board.walled
    if battle.points >= 2:
        return lands
    return lands & ~ROUGH_LANDS
