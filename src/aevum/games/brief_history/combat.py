"""The numbers of an invasion: dice, scores, price, and whom an overrun may take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.brief_history.data import (
    AMERICAS,
    EVENT_NUMBER,
    LEADER,
    LEVANT,
    NEAR,
    NEAR_BY_ROAD,
    PRICE,
    SHORE,
    WEAPONRY,
)
from aevum.games.brief_history.state import BORDER, CROSSING, FLEET, RAID, Battle, Force
from aevum.games.conquest.bits import mask_of

if TYPE_CHECKING:
    from aevum.games.brief_history.position import Position

CHARIOTS = EVENT_NUMBER["chariots"]
SIEGE_ENGINE = EVENT_NUMBER["siege_engine"]
ELITE_TROOPS = EVENT_NUMBER["elite_troops"]
FANATICISM = EVENT_NUMBER["fanaticism"]
ARTILLERY = EVENT_NUMBER["artillery"]
NAVAL_SUPREMACY = EVENT_NUMBER["naval_supremacy"]
CRUSADES = EVENT_NUMBER["crusades"]
REVOLT = EVENT_NUMBER["revolt"]

MOST_DIAL = 3

ROUGH_LANDS = mask_of([land for land, points in enumerate(PRICE) if points == 2])


def neighbours(force: Force, land: int) -> int:
    """Return the lands next to a land for this force."""
    return NEAR_BY_ROAD[land] if force.trait == "siberian_road" else NEAR[land]


def forts_hold(pos: Position, force: Force) -> bool:
    """Whether forts do anything against this force."""
    return not (pos.in_play == SIEGE_ENGINE or pos.in_play == ARTILLERY or force.trait == "great_bombards")


def attack_dice(pos: Position, force: Force, land: int, way: int) -> int:
    """Return how many dice the invader rolls."""
    dice = 2
    card = pos.in_play
    trait = force.trait
    if way == FLEET or (way == CROSSING and trait == "longships"):
        if not _keeps_its_die(card, trait, land):
            dice -= 1
    elif card == ARTILLERY and way == BORDER:
        dice += 1
    if card == LEADER:
        dice += 1
    if trait == "alexander" and not force.failed:
        dice += 1
    return dice


def _keeps_its_die(card: int, trait: str, land: int) -> bool:
    if card == NAVAL_SUPREMACY or trait == "royal_navy":
        return True
    return trait == "conquistadors" and AMERICAS >> land & 1 == 1


def defence_dice(pos: Position, force: Force, land: int) -> int:
    """Return how many dice the defender rolls."""
    return 2 if pos.board.fort[land] and forts_hold(pos, force) else 1


def price(pos: Position, force: Force, land: int) -> int:
    """Return how many invasion points a land costs."""
    if force.kind == RAID and force.card == REVOLT:
        return 1
    if pos.fort_price and pos.board.fort[land] and forts_hold(pos, force):
        return 2
    return PRICE[land]


def score_bonus(pos: Position, force: Force, battle: Battle) -> int:
    """Return what is added to the invader's highest die."""
    bonus = battle.dial
    if pos.in_play == WEAPONRY or (force.kind == RAID and force.card == CRUSADES and battle.land == LEVANT):
        bonus += 1
    return bonus


def invasion_points(pos: Position, force: Force, battle: Battle, bonus: int) -> int:
    """Return the points that the dice on the table give with what is added to them."""
    difference = max(battle.dice) + bonus - max(battle.against)
    if difference > 0:
        return difference
    return 1 if difference == 0 and (force.trait == "zeal" or pos.in_play == FANATICISM) else 0


def succeeds(force: Force, battle: Battle, points: int, price: int) -> bool:
    """Whether the land falls."""
    if points >= price:
        return True
    return force.trait == "longships" and battle.way != BORDER and max(battle.dice) >= 5


def dial_after(pos: Position, battle: Battle) -> int:
    """Return the dial once the invasion is continued."""
    raised = battle.dial + (2 if pos.in_play == ELITE_TROOPS else 1)
    return raised if raised < MOST_DIAL else MOST_DIAL


def may_expand_from(pos: Position, force: Force, land: int) -> bool:
    """Whether a land of the force lets it expand and overrun further."""
    if not force.bound >> land & 1:
        return True
    return force.trait == "influence" and pos.astronomy >= 0 and SHORE[pos.astronomy] >> land & 1 == 1


def overrun_targets(pos: Position, force: Force, battle: Battle) -> int:
    """Return the lands that the points left may still take."""
    if battle.points == 0 or force.armies == 0 or not may_expand_from(pos, force, battle.land):
        return 0
    lands = neighbours(force, battle.land) & pos.board.held[battle.defender]
    if force.victim >= 0:
        lands &= force.targets
    if forts_hold(pos, force):
        lands &= ~pos.board.walled
    if battle.points >= 2:
        return lands
    return lands & ~ROUGH_LANDS
