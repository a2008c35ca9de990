"""Which event cards can be played now, and where they can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.brief_history.combat import REVOLT
from aevum.games.brief_history.data import (
    ATLAS,
    BARREN_NUMBERS,
    BORDERING_REGIONS,
    COASTAL,
    EVENTS,
    REGION_LANDS,
    REGION_VALUES,
    RESOURCES,
)

if TYPE_CHECKING:
    from aevum.games.brief_history.position import Position

REBELS_NEED = 3
"""A civil war needs a player with at least so many armies in the region."""

FAMILY = [row.id[:-2] if row.id[-2] == "_" else row.id for row in EVENTS]
"""Per card: its name without the epoch of a copy."""

NEEDS_EMPIRE = ("combat", "leader", "weaponry", "fleet", "building", "reinforcement", "income")
NEEDS_EMPIRE_FAMILIES = ("treachery", "missionaries", "alliance")
BEFORE_FOUNDING = [
    row.kind not in NEEDS_EMPIRE and FAMILY[card] not in NEEDS_EMPIRE_FAMILIES for card, row in enumerate(EVENTS)
]
"""Per card: whether it does without the empire of the turn."""


COST = [row.gold for row in EVENTS]
FROM_EPOCH = [row.epoch for row in EVENTS]
OPENING_ONLY = [row.opening for row in EVENTS]
LASTING = [row.lasting for row in EVENTS]


def playable(pos: Position, opening: bool) -> list[int]:
    """Return the cards that the player of the turn may play now: before founding (`opening`) or while expanding."""
    epoch = pos.epoch
    gold = pos.gold[pos.colour]
    cards = []
    for card in pos.hand[pos.colour]:
        if COST[card] > gold or FROM_EPOCH[card] > epoch or card == pos.in_play:
            continue
        if opening:
            if BEFORE_FOUNDING[card] and has_use(pos, card):
                cards.append(card)
        elif LASTING[card]:
            if pos.forces[-1].armies:
                cards.append(card)
        elif not OPENING_ONLY[card] and has_use(pos, card):
            cards.append(card)
    return cards


def has_use(pos: Position, card: int) -> bool:
    """Whether a card that works once would do anything now."""
    family = FAMILY[card]
    if family in LAND_TARGETS:
        return land_targets(pos, card) != 0
    if EVENTS[card].kind == "building":
        return _can_build(pos, family)
    if family == "trade":
        return pos.forces[-1].lands & RESOURCES != 0
    if family == "barbarians":
        return ATLAS.beside_barren & others(pos) != 0
    if family == "civil_war":
        return rebel_choices(pos, first=True) != []
    if family == "migration":
        return migration_regions(pos) != []
    if family == "black_death":
        return plague_pairs(pos) != []
    return True


def _can_build(pos: Position, family: str) -> bool:
    board = pos.board
    lands = pos.forces[-1].lands
    if family == "engineering":
        return board.forts_left > 0 and lands & ~board.walled != 0
    return board.monuments_left > 0 and board.monument_sites(lands) != 0


def others(pos: Position) -> int:
    """Return the lands with an army of another colour."""
    lands = 0
    colour = pos.colour
    for other, held in enumerate(pos.board.held):
        if other != colour:
            lands |= held
    return lands


LAND_TARGETS = ("flood", "plague", "missionaries", "revolution", "treachery", "revolt", "alliance")


def land_targets(pos: Position, card: int) -> int:
    """Return the lands that a card of these families may choose."""
    board = pos.board
    family = FAMILY[card]
    if family == "flood":
        return COASTAL & (board.walled | board.built)
    if family == "plague" or card == REVOLT:
        return others(pos) & ~board.walled
    if family == "revolution":
        return others(pos) & ~board.walled & (board.capitals | board.cities)
    force = pos.forces[-1]
    if family == "alliance":
        return (force.near | force.shores) & ~board.occupied()
    if family == "missionaries":
        return ATLAS.beside(force.lands) & others(pos) & ~board.walled & ~board.capitals
    return force.near & others(pos) if force.armies else 0


def barren_choices(pos: Position) -> list[int]:
    """Return the places in the list of barren lands next to which somebody else stands."""
    lands = others(pos)
    return [place for place, number in enumerate(BARREN_NUMBERS) if ATLAS.touch[number] & lands]


def rebel_choices(pos: Position, first: bool = False) -> list[tuple[int, int]]:
    """Return the regions and colours between which a civil war may break out; only the first if that is enough."""
    found = []
    for region, lands in enumerate(REGION_LANDS):
        for colour, held in enumerate(pos.board.held):
            if colour != pos.colour and (held & lands).bit_count() >= REBELS_NEED:
                found.append((region, colour))
                if first:
                    return found
    return found


def migration_regions(pos: Position) -> list[int]:
    """Return the regions without a value this epoch that have an empty land."""
    empty = ~pos.board.occupied()
    values = REGION_VALUES[pos.epoch]
    return [region for region, lands in enumerate(REGION_LANDS) if values[region] == 0 and lands & empty]


def plague_pairs(pos: Position) -> list[int]:
    """Return the places in the list of bordering regions between which there is an army."""
    armies = pos.board.occupied()
    return [
        place for place, (one, two) in enumerate(BORDERING_REGIONS) if (REGION_LANDS[one] | REGION_LANDS[two]) & armies
    ]
