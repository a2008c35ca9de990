"""Which event cards can be played now, and where they can be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from aevum.games.brief_history.data import (
    ATLAS,
    BARREN_NUMBERS,
    BORDERING_REGIONS,
    COASTAL,
    DEALT,
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
            if BEFORE_FOUNDING[card] and USE[card](pos):
                cards.append(card)
        elif LASTING[card]:
            if pos.forces[-1].armies:
                cards.append(card)
        elif not OPENING_ONLY[card] and USE[card](pos):
            cards.append(card)
    return cards


def holds_unknown(pos: Position) -> bool:
    """Whether the player of the turn holds a card that others do not know.

    Then there is always a question, even if no card can be played: nobody may learn that from not being asked.
    """
    for card in pos.hand[pos.colour]:
        if card not in DEALT:
            return True
    return False


def others(pos: Position) -> int:
    """Return the lands with an army of another colour."""
    lands = 0
    for held in pos.board.held:
        lands |= held
    return lands & ~pos.board.held[pos.colour]


# the lands that a card may choose


def _flooded(pos: Position) -> int:
    return COASTAL & (pos.board.walled | pos.board.built)


def _unwalled(pos: Position) -> int:
    return others(pos) & ~pos.board.walled


def _in_revolution(pos: Position) -> int:
    return _unwalled(pos) & (pos.board.capitals | pos.board.cities)


def _allied(pos: Position) -> int:
    force = pos.forces[-1]
    return (force.near | force.shores) & ~pos.board.occupied()


def _converted(pos: Position) -> int:
    return ATLAS.beside(pos.forces[-1].lands) & _unwalled(pos) & ~pos.board.capitals


def _betrayed(pos: Position) -> int:
    force = pos.forces[-1]
    return force.near & others(pos) if force.armies else 0


LAND_TARGETS: dict[str, Callable[[Position], int]] = {
    "flood": _flooded,
    "plague": _unwalled,
    "revolt": _unwalled,
    "revolution": _in_revolution,
    "alliance": _allied,
    "missionaries": _converted,
    "treachery": _betrayed,
}


def land_targets(pos: Position, card: int) -> int:
    """Return the lands that a card of these families may choose."""
    return LAND_TARGETS[FAMILY[card]](pos)


# whether a card would do anything


def _always(pos: Position) -> int:
    return 1


def _monument_sites(pos: Position) -> int:
    return pos.board.monument_sites(pos.forces[-1].lands) if pos.board.monuments_left else 0


def _fort_sites(pos: Position) -> int:
    return pos.forces[-1].lands & ~pos.board.walled if pos.board.forts_left else 0


def _traded(pos: Position) -> int:
    return pos.forces[-1].lands & RESOURCES


def _raided(pos: Position) -> int:
    return ATLAS.beside_barren & others(pos)


def _in_civil_war(pos: Position) -> int:
    return len(rebel_choices(pos, first=True))


def _settled(pos: Position) -> int:
    return len(migration_regions(pos))


def _struck(pos: Position) -> int:
    return len(plague_pairs(pos))


USES: dict[str, Callable[[Position], int]] = LAND_TARGETS | {
    "great_builders": _monument_sites,
    "industrial_revolution": _monument_sites,
    "engineering": _fort_sites,
    "trade": _traded,
    "barbarians": _raided,
    "civil_war": _in_civil_war,
    "migration": _settled,
    "black_death": _struck,
}

USE = [USES.get(family, _always) for family in FAMILY]
"""Per card: what it could be used on now; nothing if it would do nothing."""


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
