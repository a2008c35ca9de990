"""What it costs to build, upgrade, train, and to play technologies."""

from __future__ import annotations

from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    BACH,
    CHURCHILL,
    COOPERATION,
    COST,
    GROUPS,
    KIND,
    LAB,
    LEVEL,
    LIBRARY,
    NAMED_EFFECTS,
    REVOLUTION_COST,
    SCIENCE_COST,
    STAGES_PER_ACTION,
    TESLA,
    THEATER,
    UNITS,
    URBAN,
    URBAN_DISCOUNT,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.state import Position

CONSTRUCTION = GROUPS.index("construction")


def card_cost(civ: Civ, card: int) -> int:
    """Return the resource cost of a farm, mine, building or unit with the lasting discounts."""
    cost = COST[card]
    if URBAN <= card < UNITS:
        construction = civ.specials[CONSTRUCTION]
        if construction >= 0:
            cost -= URBAN_DISCOUNT[construction][LEVEL[card]]
        if civ.leader == BACH and KIND[card] == THEATER:
            cost -= NAMED_EFFECTS[BACH]["theater_resources"]
    return cost


def surcharge(pos: Position, seat: int, card: int) -> int:
    """Return what a rival's Nikola Tesla adds to building or upgrading to a card."""
    if KIND[card] == LAB or KIND[card] == LIBRARY:
        for other, civ in enumerate(pos.civs):
            if civ.leader == TESLA and other != seat and not civ.left:
                return NAMED_EFFECTS[TESLA]["rivals_lab_library_surcharge"]
    return 0


def build_cost(pos: Position, seat: int, card: int, discount: int = 0) -> int:
    """Return the resources for a new farm, mine or urban building."""
    return max(0, card_cost(pos.civs[seat], card) + surcharge(pos, seat, card) - discount)


def upgrade_cost(pos: Position, seat: int, old: int, new: int, discount: int = 0) -> int:
    """Return the resources for an upgrade: the difference of the two costs."""
    civ = pos.civs[seat]
    return max(0, card_cost(civ, new) - card_cost(civ, old) + surcharge(pos, seat, new) - discount)


def train_cost(pos: Position, seat: int, card: int) -> int:
    """Return the resources for a new unit."""
    if pos.civs[seat].leader == CHURCHILL:
        for war in pos.wars:
            if war.target == seat:
                return max(0, COST[card] - NAMED_EFFECTS[CHURCHILL]["war_unit_discount"])
    return COST[card]


def stages_per_action(civ: Civ) -> int:
    """Return how many wonder stages one civil action may build."""
    construction = civ.specials[CONSTRUCTION]
    return STAGES_PER_ACTION[construction] if construction >= 0 else 1


def cooperation_partner(pos: Position, seat: int) -> int:
    """Return the partner in Scientific Cooperation, or -1."""
    for pact in pos.pacts:
        if pact.card == COOPERATION:
            if pact.a == seat:
                return pact.b
            if pact.b == seat:
                return pact.a
    return -1


def technology_cost(pos: Position, seat: int, card: int, revolution: bool = False) -> int:
    """Return the science points for a technology, or -1 if Scientific Cooperation blocks it."""
    civ = pos.civs[seat]
    cost = REVOLUTION_COST[card] if revolution else SCIENCE_COST[card]
    if civ.leader == BACH and KIND[card] == THEATER:
        cost -= NAMED_EFFECTS[BACH]["theater_science"]
    elif civ.leader == CHURCHILL and UNITS <= card < WORKER_CARDS:
        cost -= NAMED_EFFECTS[CHURCHILL]["unit_science"]
    partner = cooperation_partner(pos, seat) if pos.pacts else -1
    if partner >= 0:
        if not civ.science or not pos.civs[partner].science:
            return -1
        cost -= NAMED_EFFECTS[COOPERATION]["technology_discount"]
    return max(0, cost)
