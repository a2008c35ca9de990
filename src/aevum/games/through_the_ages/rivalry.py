"""Whom a civilization may attack."""

from __future__ import annotations

from aevum.games.through_the_ages.data import NAMED_EFFECTS
from aevum.games.through_the_ages.leaders import mahatma_gandhi_keeps_peace
from aevum.games.through_the_ages.state import State


def may_attack(pos: State, seat: int, target: int, war: bool) -> bool:
    """Return whether pacts, leaders and the variant against ganging up allow an attack."""
    if mahatma_gandhi_keeps_peace(pos.civs[seat]):
        return False
    for pact in pos.pacts:
        if "no_attack" in NAMED_EFFECTS[pact.card] and {pact.a, pact.b} == {seat, target}:
            return False
        if war and "no_war_on_b" in NAMED_EFFECTS[pact.card] and pact.b == target:
            return False
    return not ganged_up(pos, seat, target)


def ganged_up(pos: State, seat: int, target: int) -> bool:
    """Return whether the variant against ganging up protects a civilization that somebody else attacks (TTA-19.3)."""
    if pos.no_ganging_up:
        for other in pos.in_play():
            if other != seat and pos.civs[other].attacking == target:
                return True
    return False
