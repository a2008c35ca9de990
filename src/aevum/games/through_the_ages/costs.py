"""All prices: of growth, of cards in the row, of building, upgrading and training, of technologies and of attacks."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    CARDS,
    COOPERATION,
    COST,
    GROUPS,
    GROWTH_FOOD,
    KIND,
    LAB,
    LEVEL,
    LIBRARY,
    NAMED_EFFECTS,
    REVOLUTION_COST,
    ROW_COSTS,
    SCIENCE_COST,
    STAGES_PER_ACTION,
    UNITS,
    URBAN,
    URBAN_DISCOUNT,
    WONDER,
)
from aevum.games.through_the_ages.leaders import (
    js_bach_resources,
    js_bach_science,
    mahatma_gandhi_factor,
    michelangelo_wonder,
    moses_growth,
    nikola_tesla_surcharge,
    winston_churchill_in_war,
    winston_churchill_science,
)
from aevum.games.through_the_ages.state import State

CONSTRUCTION: Final = GROUPS.index("construction")


def card_cost(civ: Civ, card: int) -> int:
    """Return the resource cost of a farm, mine, building or unit with the lasting discounts (TTA-20.12)."""
    cost = COST[card]
    if URBAN <= card < UNITS:
        construction = civ.specials[CONSTRUCTION]
        if construction >= 0:
            cost -= URBAN_DISCOUNT[construction][LEVEL[card]]
        cost -= js_bach_resources(civ, card)
    return cost


def surcharge(pos: State, seat: int, card: int) -> int:
    """Return what a rival's Nikola Tesla adds to building or upgrading to a card."""
    if KIND[card] == LAB or KIND[card] == LIBRARY:
        for other, civ in enumerate(pos.civs):
            more = nikola_tesla_surcharge(civ)
            if more and other != seat and not civ.left:
                return more
    return 0


def build_cost(pos: State, seat: int, card: int, discount: int = 0) -> int:
    """Return the resources for a new farm, mine or urban building."""
    return max(0, card_cost(pos.civs[seat], card) + surcharge(pos, seat, card) - discount)


def upgrade_cost(pos: State, seat: int, old: int, new: int, discount: int = 0) -> int:
    """Return the resources for an upgrade: the difference of the two costs."""
    civ = pos.civs[seat]
    return max(0, card_cost(civ, new) - card_cost(civ, old) + surcharge(pos, seat, new) - discount)


def train_cost(pos: State, seat: int, card: int) -> int:
    """Return the resources for a new unit (TTA-20.16)."""
    for war in pos.wars:
        if war.target == seat:
            return max(0, COST[card] - winston_churchill_in_war(pos.civs[seat]))
    return COST[card]


def stages_per_action(civ: Civ) -> int:
    """Return how many wonder stages one civil action may build (TTA-20.12)."""
    construction = civ.specials[CONSTRUCTION]
    return STAGES_PER_ACTION[construction] if construction >= 0 else 1


def cooperation_partner(pos: State, seat: int) -> int:
    """Return the partner in Scientific Cooperation, or -1."""
    for pact in pos.pacts:
        if pact.card == COOPERATION:
            if pact.a == seat:
                return pact.b
            if pact.b == seat:
                return pact.a
    return -1


def technology_cost(pos: State, seat: int, card: int, revolution: bool = False) -> int:
    """Return the science points for a technology, or -1 if Scientific Cooperation blocks it (TTA-20.11, TTA-20.16)."""
    civ = pos.civs[seat]
    cost = REVOLUTION_COST[card] if revolution else SCIENCE_COST[card]
    cost -= js_bach_science(civ, card) + winston_churchill_science(civ, card)
    partner = cooperation_partner(pos, seat) if pos.pacts else -1
    if partner >= 0:
        if not civ.science or not pos.civs[partner].science:
            return -1
        cost -= NAMED_EFFECTS[COOPERATION]["technology_discount"]
    return max(0, cost)


def growth_cost(civ: Civ) -> int:
    """Return the food that the next worker costs, or -1 if there is none (TTA-2.3)."""
    if not civ.yellow:
        return -1
    return GROWTH_FOOD[civ.yellow] - moses_growth(civ)


def take_cost(civ: Civ, card: int, slot: int) -> int:
    """Return the civil actions that the card in a slot costs (TTA-4.5)."""
    cost = ROW_COSTS[slot]
    if KIND[card] == WONDER:
        cost = max(0, cost + len(civ.wonders) + len(civ.turned) - michelangelo_wonder(civ))
    return cost


def attack_cost(pos: State, card: int, target: int) -> int:
    """Return the military actions that an aggression or a war against a rival costs; -1 if it has no aim (TTA-14.1)."""
    # TTA-20.15, TTA-20.17
    rival = pos.civs[target]
    cost = COST[card]
    if CARDS[card].cost_is_target_level:
        struck = rival.leader if "leader_culture" in NAMED_EFFECTS[card] else rival.wonder
        if struck < 0:
            return -1
        cost = LEVEL[struck]
    if "colony" in NAMED_EFFECTS[card] and not rival.colonies:
        return -1
    return cost * mahatma_gandhi_factor(rival)
