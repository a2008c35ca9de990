"""Where the active empire's armies can go, and how."""

from __future__ import annotations

from typing import Final

from aevum.games.history_of_the_world.data import ATLANTIC, ATLAS, EVENT, LONGSHIPS
from aevum.games.history_of_the_world.state import State

RAILWAYS: Final = 1 << EVENT["railways"]
ATLANTIC_WITH_SEAS: Final = ATLAS.served(ATLANTIC)


def by_border(pos: State) -> int:
    """Return the lands next to an active army, by a border or across a strait (HOW-4.2)."""
    return pos.board.frontier & ~pos.board.active


def by_caravan(pos: State) -> int:
    """Return the lands that caravans join to an active army's land (HOW-4.8, HOW-4.9)."""
    caravans = pos.turn.caravans
    return ATLAS.across(pos.board.active, caravans) & ~pos.board.active if caravans else 0


def by_fleet(pos: State) -> int:
    """Return the lands that fleets join to an active army's land (HOW-4.6, HOW-4.7, HOW-4.9)."""
    fleets = pos.turn.fleets
    return ATLAS.across(pos.board.active, fleets) & ~pos.board.active if fleets else 0


def by_longship(pos: State) -> int:
    """Return the lands that one army may reach as if there were a fleet on the Atlantic, too (HOW-11.13)."""
    if pos.turn.ability != LONGSHIPS or pos.turn.spent:
        return 0
    return ATLAS.across(pos.board.active, pos.turn.fleets | ATLANTIC_WITH_SEAS) & ~pos.board.active


def by_railway(pos: State) -> int:
    """Return the lands of the regions in which the active empire has two lands or more, if it has railways."""
    # HOW-12.10
    if not pos.turn.in_force & RAILWAYS:
        return 0
    lands = 0
    for region in ATLAS.region_lands:
        if (pos.board.active & region).bit_count() >= 2:
            lands |= region
    return lands & ~pos.board.active


def everywhere(pos: State) -> int:
    """Return the lands that the active empire's armies can go to by any means that is not used up by it."""
    return by_border(pos) | by_caravan(pos) | by_fleet(pos) | by_railway(pos)


def enemies(pos: State) -> int:
    """Return the lands in which another player's army stands."""
    lands = 0
    for seat, held in enumerate(pos.board.held):
        if seat != pos.seat:
            lands |= held
    return lands
