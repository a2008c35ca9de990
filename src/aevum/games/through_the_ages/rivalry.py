"""Whom a civilization may attack, and what that costs."""

from __future__ import annotations

from aevum.games.through_the_ages.data import CARDS, COST, GANDHI, LEVEL, NAMED_EFFECTS, SOVEREIGNTY
from aevum.games.through_the_ages.state import Position


def attack_cost(pos: Position, card: int, target: int) -> int:
    """Return the military actions that an aggression or a war against a rival costs; -1 if it has no aim."""
    rival = pos.civs[target]
    cost = COST[card]
    if CARDS[card].cost_is_target_level:
        struck = rival.leader if "leader_culture" in NAMED_EFFECTS[card] else rival.wonder
        if struck < 0:
            return -1
        cost = LEVEL[struck]
    if "colony" in NAMED_EFFECTS[card] and not rival.colonies:
        return -1
    return cost * NAMED_EFFECTS[GANDHI]["attack_cost_factor"] if rival.leader == GANDHI else cost


def may_attack(pos: Position, seat: int, target: int, war: bool) -> bool:
    """Return whether pacts, leaders and the variant against ganging up allow an attack."""
    if pos.civs[seat].leader == GANDHI:
        return False
    for pact in pos.pacts:
        if "no_attack" in NAMED_EFFECTS[pact.card] and {pact.a, pact.b} == {seat, target}:
            return False
        if war and pact.card == SOVEREIGNTY and pact.b == target:
            return False
    return not ganged_up(pos, seat, target)


def ganged_up(pos: Position, seat: int, target: int) -> bool:
    """Return whether the variant against ganging up protects a civilization that somebody else attacks."""
    if pos.no_ganging_up:
        for other in pos.in_play():
            if other != seat and pos.civs[other].attacking == target:
                return True
    return False
