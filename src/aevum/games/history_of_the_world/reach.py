"""Where the active empire's armies can go, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.history_of_the_world.data import ATLANTIC, ATLAS, EVENT, LONGSHIPS

if TYPE_CHECKING:
    from aevum.games.history_of_the_world.position import Position

RAILWAYS = 1 << EVENT["railways"]
ATLANTIC_WITH_SEAS = ATLAS.served(ATLANTIC)


def by_border(pos: Position) -> int:
    """Return the lands next to an active army, by a border or across a strait."""
    return pos.board.frontier & ~pos.board.active


def by_caravan(pos: Position) -> int:
    """Return the lands that caravans join to an active army's land."""
    caravans = pos.turn.caravans
    return ATLAS.across(pos.board.active, caravans) & ~pos.board.active if caravans else 0


def by_fleet(pos: Position) -> int:
    """Return the lands that fleets join to an active army's land."""
    fleets = pos.turn.fleets
    return ATLAS.across(pos.board.active, fleets) & ~pos.board.active if fleets else 0


def by_longship(pos: Position) -> int:
    """Return the lands that one army may reach as if there were a fleet on the Atlantic, too."""
    if pos.turn.ability != LONGSHIPS or pos.turn.spent:
        return 0
    return ATLAS.across(pos.board.active, pos.turn.fleets | ATLANTIC_WITH_SEAS) & ~pos.board.active


def by_railway(pos: Position) -> int:
    """Return the lands of the regions in which the active empire has two lands or more, if it has railways."""
    if not pos.turn.effects & RAILWAYS:
        return 0
    lands = 0
    for region in ATLAS.region_lands:
        if (pos.board.active & region).bit_count() >= 2:
            lands |= region
    return lands & ~pos.board.active


def everywhere(pos: Position) -> int:
    """Return the lands that the active empire's armies can go to by any means that is not used up by it."""
    return by_border(pos) | by_caravan(pos) | by_fleet(pos) | by_railway(pos)


def enemies(pos: Position) -> int:
    """Return the lands in which another player's army stands."""
    lands = 0
    for seat, held in enumerate(pos.board.held):
        if seat != pos.seat:
            lands |= held
    return lands
