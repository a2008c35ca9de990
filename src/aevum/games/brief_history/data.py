"""The facts of the game, read from its tables and numbered in their order."""

from __future__ import annotations

import msgspec

from aevum.core import load_table
from aevum.games.conquest.atlas import Atlas, Land, Link, Space

PACKAGE = "aevum.games.brief_history"


class LandRow(msgspec.Struct, frozen=True):
    id: str
    region: str
    terrain: str
    resource: bool
    lon: float
    lat: float


class RegionRow(msgspec.Struct, frozen=True):
    id: str
    lands: int


class WaterRow(msgspec.Struct, frozen=True):
    id: str
    kind: str
    lon: float
    lat: float


class BarrenRow(msgspec.Struct, frozen=True):
    id: str
    lon: float
    lat: float


class LinkRow(msgspec.Struct, frozen=True):
    a: str
    b: str
    kind: str


class EmpireRow(msgspec.Struct, frozen=True):
    id: str
    epoch: int
    order: int
    strength: int
    start: str
    capital: bool
    fleets: list[str]
    trait: str
    trait_source: str = ""
    second_strength: int = 0
    second_start: str = ""


class EventRow(msgspec.Struct, frozen=True):
    id: str
    epoch: int
    colour: str
    gold: int
    kind: str
    lasting: bool
    opening: bool
    """Only at the start of the own turn, before founding."""
    armies: int
    start: str
    settlement: str
    fleets: list[str]
    barbarian: bool
    copies: int


class RegionValueRow(msgspec.Struct, frozen=True):
    region: str
    values: list[int]


class TokenRow(msgspec.Struct, frozen=True):
    value: int


class ComponentRow(msgspec.Struct, frozen=True):
    id: str
    count: int
    limited: bool


class EpochRow(msgspec.Struct, frozen=True):
    epoch: int
    start: int
    end: int
    empires: int
    events: int


class LeadRow(msgspec.Struct, frozen=True):
    id: str
    lead: int
    matches: int


LANDS = load_table(PACKAGE, "lands", LandRow)
REGIONS = load_table(PACKAGE, "regions", RegionRow)
WATERS = load_table(PACKAGE, "waters", WaterRow)
BARREN = load_table(PACKAGE, "barren", BarrenRow)
LINKS = load_table(PACKAGE, "links", LinkRow)
EMPIRES = load_table(PACKAGE, "empires", EmpireRow)
EVENTS = load_table(PACKAGE, "events", EventRow)
REGION_VALUE_ROWS = load_table(PACKAGE, "region_values", RegionValueRow)
TOKENS = load_table(PACKAGE, "bonus_tokens", TokenRow)
COMPONENTS = {row.id: row.count for row in load_table(PACKAGE, "components", ComponentRow)}
EPOCHS = load_table(PACKAGE, "epochs", EpochRow)
LEADS = {row.id: row.lead for row in load_table(PACKAGE, "leads", LeadRow)}

LINK_KINDS = {
    "border": "border",
    "strait": "strait",
    "land_sea": "coast",
    "land_ocean": "coast",
    "land_barren": "barren",
    "sea_ocean": "ocean_sea",
    "ocean_ocean": "ocean_ocean",
}

ATLAS = Atlas(
    [row.id for row in REGIONS],
    [Land(row.id, row.region, row.terrain != "clear", row.resource) for row in LANDS],
    [Space(row.id, row.kind) for row in WATERS] + [Space(row.id, "barren") for row in BARREN],
    [Link(row.a, row.b, LINK_KINDS[row.kind]) for row in LINKS],
)
LAND_IDS = ATLAS.lands
LAND_NUMBER = ATLAS.land_index
SPACE_NUMBER = ATLAS.space_index
REGION_IDS = ATLAS.regions
REGION_LANDS = ATLAS.region_lands
NEAR = ATLAS.near
RESOURCES = ATLAS.resources

PRICE = [2 if rough else 1 for rough in ATLAS.rough]
"""Per land: the invasion points that its terrain costs."""

SHORE = [ATLAS.coasts(ATLAS.under[space]) for space in range(len(ATLAS.spaces))]
"""Per water: the lands that a fleet there reaches, those of the joined seas too."""

OCEANS = [SPACE_NUMBER[row.id] for row in WATERS if row.kind == "ocean"]
OCEAN_SHORES = SHORE[OCEANS[0]] | SHORE[OCEANS[1]] | SHORE[OCEANS[2]]
ATLANTIC_SHORE = ATLAS.touch[SPACE_NUMBER["atlantic"]]
BARREN_NUMBERS = [SPACE_NUMBER[row.id] for row in BARREN]
COASTAL = ATLAS.coasts(ATLAS.seas | ATLAS.oceans)

AMERICAS = REGION_LANDS[ATLAS.region_index["north_america"]] | REGION_LANDS[ATLAS.region_index["south_america"]]
CHINA = REGION_LANDS[ATLAS.region_index["china"]]
LEVANT = LAND_NUMBER["levant"]
SIBERIAN_ROAD = ATLAS.touch[SPACE_NUMBER["siberia"]]

NEAR_BY_ROAD = [
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


BORDERING_REGIONS = _bordering_regions()

EMPIRE_NUMBER = {row.id: number for number, row in enumerate(EMPIRES)}
EVENT_NUMBER = {row.id: number for number, row in enumerate(EVENTS)}
LEADER = EVENT_NUMBER["leader"]
WEAPONRY = EVENT_NUMBER["weaponry"]
DEALT = (LEADER, WEAPONRY)
"""The cards that everybody has from the start."""

EPOCH_COUNT = len(EPOCHS)
EMPIRE_DECK = [[n for n, row in enumerate(EMPIRES) if row.epoch == epoch] for epoch in range(EPOCH_COUNT + 1)]
EVENT_DECK = [
    [n for n, row in enumerate(EVENTS) if row.epoch == epoch and n not in DEALT] for epoch in range(EPOCH_COUNT + 1)
]
"""Per epoch (from 1): the numbers of its cards, empires in the order in which they are called."""

RED = [row.colour == "red" for row in EVENTS]

_VALUES = {row.region: row.values for row in REGION_VALUE_ROWS}
REGION_VALUES = [[0] * len(REGIONS)] + [
    [_VALUES[region][epoch] for region in REGION_IDS] for epoch in range(EPOCH_COUNT)
]
"""Per epoch (from 1) and region: its value."""

TOKEN_VALUES = [row.value for row in TOKENS]
TOKENS_PER_EPOCH = 3

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")

TOWN_STOCK = COMPONENTS["settlement"]
MONUMENT_STOCK = COMPONENTS["monument"]
FORT_STOCK = COMPONENTS["fort"]
FLEET_STOCK = COMPONENTS["fleet"]
ARMIES = 200
"""Armies do not run out: more than one colour could ever have in its lands and on its sort board."""
