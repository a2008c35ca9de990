"""Where a force may expand to: next to its active armies, and on the shores that its fleets serve."""

from __future__ import annotations

from typing import Final

from aevum.games.brief_history.data import (
    ATLANTIC,
    ATLANTIC_SHORE,
    EMPIRE_FLEETS,
    EVENT_NUMBER,
    JOINED_SHORE,
    NEAR,
    NEAR_BY_ROAD,
    OCEAN_SHORES,
    SHORE,
)
from aevum.games.brief_history.state import Force, State
from aevum.games.conquest.bits import bits_of

ASTRONOMY: Final = EVENT_NUMBER["astronomy"]

NO_OCEAN: Final = -1
"""Where Astronomy's fleet lies while the card is not in play."""


def neighbours(force: Force, land: int) -> int:
    """Return the lands next to a land for this force: by border or strait (BHW-5.1), or Siberia's road (BHW-16.17)."""
    return NEAR_BY_ROAD[land] if force.trait == "siberian_road" else NEAR[land]


def may_expand_from(force: Force, land: int, astronomy: int) -> bool:
    """Whether a land of the force lets it expand and overrun further (BHW-16.3, BHW-16.7)."""
    if not force.bound >> land & 1:
        return True
    return force.trait == "influence" and astronomy >= 0 and SHORE[astronomy] >> land & 1 == 1


def served(force: Force, water: int) -> int:
    """Return the lands that a fleet serves (BHW-4.5); over the Atlantic itself no fleet takes Vikings (BHW-16.3)."""
    return JOINED_SHORE[water] if water == ATLANTIC and force.trait == "longships" else SHORE[water]


def reach(force: Force, fleets: int, astronomy: int) -> tuple[int, int]:
    """Return the lands next to a force by land, and those that its fleets serve."""
    near = 0
    for land in bits_of(force.lands):
        if may_expand_from(force, land, astronomy):
            near |= neighbours(force, land)
    shores = 0
    for water in bits_of(fleets):
        shores |= served(force, water)
    return near, shores


def refresh_reach(pos: State, force: Force) -> None:
    """Work out again where a force may expand to."""
    near, shores = reach(force, force.fleets, pos.astronomy)
    force.near = near
    force.shores = shores


def reach_by_itself(pos: State, force: Force) -> tuple[int, int]:
    """Return where a force expands to without the lasting card in play, which the next card discards (BHW-12.2)."""
    if pos.in_play != ASTRONOMY:
        return force.near, force.shores
    return reach(force, EMPIRE_FLEETS[force.card], NO_OCEAN)


def crossing_shores(force: Force) -> int:
    """Return the lands to which a force may cross without a fleet (BHW-16.3, BHW-16.6)."""
    if force.crossings == 0:
        return 0
    return ATLANTIC_SHORE if force.trait == "longships" else OCEAN_SHORES
