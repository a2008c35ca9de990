"""The facts of the game, read from its tables and numbered in their order."""

from __future__ import annotations

from typing import Final

from aevum.core import load_table
from aevum.games.brief_history.rows import (
    BarrenRow,
    ComponentRow,
    EmpireRow,
    EpochRow,
    EventRow,
    LandRow,
    LeadRow,
    LinkRow,
    RegionRow,
    RegionValueRow,
    TokenRow,
    WaterRow,
)
from aevum.games.conquest.atlas import Atlas
from aevum.games.conquest.bits import mask_of
from aevum.games.conquest.rows import Land, Link, Space

PACKAGE: Final = "aevum.games.brief_history"


LANDS: Final = load_table(PACKAGE, "lands", LandRow)
REGIONS: Final = load_table(PACKAGE, "regions", RegionRow)
WATERS: Final = load_table(PACKAGE, "waters", WaterRow)
BARREN: Final = load_table(PACKAGE, "barren", BarrenRow)
LINKS: Final = load_table(PACKAGE, "links", LinkRow)
EMPIRES: Final = load_table(PACKAGE, "empires", EmpireRow)
EVENTS: Final = load_table(PACKAGE, "events", EventRow)
REGION_VALUE_ROWS: Final = load_table(PACKAGE, "region_values", RegionValueRow)
TOKENS: Final = load_table(PACKAGE, "bonus_tokens", TokenRow)
COMPONENTS: Final = {row.id: row.count for row in load_table(PACKAGE, "components", ComponentRow)}
EPOCHS: Final = load_table(PACKAGE, "epochs", EpochRow)
LEADS: Final = {row.id: row.lead for row in load_table(PACKAGE, "leads", LeadRow)}

LINK_KINDS: Final = {
    "border": "border",
    "strait": "strait",
    "land_sea": "coast",
    "land_ocean": "coast",
    "land_barren": "barren",
    "sea_ocean": "ocean_sea",
    "ocean_ocean": "ocean_ocean",
}

# BHW-1.2, BHW-1.4
ATLAS: Final = Atlas(
    [row.id for row in REGIONS],
    [Land(row.id, row.region, row.terrain != "clear", row.resource) for row in LANDS],
    [Space(row.id, row.kind) for row in WATERS] + [Space(row.id, "barren") for row in BARREN],
    [Link(row.a, row.b, LINK_KINDS[row.kind]) for row in LINKS],
)
LAND_IDS: Final = ATLAS.lands
LAND_NUMBER: Final = ATLAS.land_index
SPACE_NUMBER: Final = ATLAS.space_index
REGION_IDS: Final = ATLAS.regions
REGION_LANDS: Final = ATLAS.region_lands
NEAR: Final = ATLAS.near
RESOURCES: Final = ATLAS.resources

PRICE: Final = [2 if rough else 1 for rough in ATLAS.rough]
"""Per land: the invasion points that its terrain costs."""

SHORE: Final = [ATLAS.coasts(ATLAS.under[space]) for space in range(len(ATLAS.spaces))]
"""Per water: the lands that a fleet there reaches, those of the joined seas too."""

JOINED_SHORE: Final = [ATLAS.coasts(ATLAS.under[space] & ~(1 << space)) for space in range(len(ATLAS.spaces))]
"""Per water: the lands on the seas joined to it, if it is an ocean."""

OCEANS: Final = [SPACE_NUMBER[row.id] for row in WATERS if row.kind == "ocean"]
OCEAN_SHORES: Final = SHORE[OCEANS[0]] | SHORE[OCEANS[1]] | SHORE[OCEANS[2]]
ATLANTIC: Final = SPACE_NUMBER["atlantic"]
ATLANTIC_SHORE: Final = ATLAS.touch[ATLANTIC]
BARREN_NUMBERS: Final = [SPACE_NUMBER[row.id] for row in BARREN]
COASTAL: Final = ATLAS.coasts(ATLAS.seas | ATLAS.oceans)

AMERICAS: Final = REGION_LANDS[ATLAS.region_index["north_america"]] | REGION_LANDS[ATLAS.region_index["south_america"]]
CHINA: Final = REGION_LANDS[ATLAS.region_index["china"]]
LEVANT: Final = LAND_NUMBER["levant"]
SIBERIAN_ROAD: Final = ATLAS.touch[SPACE_NUMBER["siberia"]]

NEAR_BY_ROAD: Final = [
    near | SIBERIAN_ROAD & ~(1 << land) if SIBERIAN_ROAD >> land & 1 else near for land, near in enumerate(NEAR)
]
"""Per land: its neighbours for the empire that has the Siberian road."""


def _bordering_regions() -> list[tuple[int, int]]:
    """List the pairs of regions between which a land of one borders a land of the other."""
    pairs = []
    for first in range(len(REGION_IDS)):
        around = 0
        for land in range(len(LANDS)):
            if REGION_LANDS[first] >> land & 1:
                around |= ATLAS.border[land]
        pairs += [(first, other) for other in range(first + 1, len(REGION_IDS)) if around & REGION_LANDS[other]]
    return pairs


BORDERING_REGIONS: Final = _bordering_regions()

EMPIRE_NUMBER: Final = {row.id: number for number, row in enumerate(EMPIRES)}
EVENT_NUMBER: Final = {row.id: number for number, row in enumerate(EVENTS)}
EMPIRE_FLEETS: Final = [mask_of([SPACE_NUMBER[water] for water in row.fleets]) for row in EMPIRES]
MINOR_FLEETS: Final = [mask_of([SPACE_NUMBER[water] for water in row.fleets]) for row in EVENTS]
"""Per card: the waters on which it has fleets."""
LEADER: Final = EVENT_NUMBER["leader"]
WEAPONRY: Final = EVENT_NUMBER["weaponry"]
DEALT: Final = (LEADER, WEAPONRY)
"""The cards that everybody has from the start."""

EPOCH_COUNT: Final = len(EPOCHS)
EMPIRE_DECK: Final = [[n for n, row in enumerate(EMPIRES) if row.epoch == epoch] for epoch in range(EPOCH_COUNT + 1)]
EVENT_DECK: Final = [
    [n for n, row in enumerate(EVENTS) if row.epoch == epoch and n not in DEALT] for epoch in range(EPOCH_COUNT + 1)
]
"""Per epoch (from 1): the numbers of its cards, empires in the order in which they are called."""

RED: Final = [row.colour == "red" for row in EVENTS]

_VALUES: Final = {row.region: row.values for row in REGION_VALUE_ROWS}
REGION_VALUES: Final = [[0] * len(REGIONS)] + [
    [_VALUES[region][epoch] for region in REGION_IDS] for epoch in range(EPOCH_COUNT)
]
"""Per epoch (from 1) and region: its value."""

# BHW-1.8
TOKEN_VALUES: Final = [row.value for row in TOKENS]
TOKENS_PER_EPOCH: Final = 3

COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "orange")

TOWN_STOCK: Final = COMPONENTS["settlement"]
MONUMENT_STOCK: Final = COMPONENTS["monument"]
FORT_STOCK: Final = COMPONENTS["fort"]
FLEET_STOCK: Final = COMPONENTS["fleet"]
ARMIES: Final = 200
"""Armies do not run out: more than one colour could ever have in its lands and on its sort board."""

CROSSINGS: Final = {"longships": 1, "influence": 2}
"""By trait: how many armies go over the water without a fleet."""

TOKEN_IDS: Final = [
    f"{value}{'abcdefgh'[TOKEN_VALUES[:number].count(value)]}" for number, value in enumerate(TOKEN_VALUES)
]
"""What a written position calls each token: its value and a letter."""
