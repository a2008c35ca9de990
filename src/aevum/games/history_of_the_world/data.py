"""The facts of the box, typed and numbered: map, empires, event cards, region tokens."""

from __future__ import annotations

import msgspec

from aevum.core import load_table, load_toml
from aevum.games.conquest.atlas import Atlas, Land, Link, Space
from aevum.games.conquest.bits import mask_of
from aevum.games.conquest.board import CAPITAL, CITY, NO_TOWN

PACKAGE = "aevum.games.history_of_the_world"

# Abilities of empires, by number.
ABILITY_IDS = (
    "",
    "pyramids",
    "chariots",
    "ramparts",
    "colonies",
    "immortals",
    "horse_archers",
    "companions",
    "war_elephants",
    "great_wall",
    "edicts",
    "golden_age",
    "scourge",
    "theodosian_walls",
    "imperial_crown",
    "cataphracts",
    "longships",
    "ghazis",
    "mangudai",
    "great_bombards",
    "twin_empires",
    "conquistadors",
    "mansabdars",
    "sakoku",
    "east_india_company",
    "cossacks",
    "royal_navy",
    "monroe_doctrine",
)
NO_ABILITY = 0
PYRAMIDS = 1
CHARIOTS = 2
RAMPARTS = 3
COLONIES = 4
IMMORTALS = 5
HORSE_ARCHERS = 6
COMPANIONS = 7
WAR_ELEPHANTS = 8
GREAT_WALL = 9
EDICTS = 10
GOLDEN_AGE = 11
SCOURGE = 12
THEODOSIAN_WALLS = 13
IMPERIAL_CROWN = 14
CATAPHRACTS = 15
LONGSHIPS = 16
GHAZIS = 17
MANGUDAI = 18
GREAT_BOMBARDS = 19
TWIN_EMPIRES = 20
CONQUISTADORS = 21
MANSABDARS = 22
SAKOKU = 23
EAST_INDIA_COMPANY = 24
COSSACKS = 25
ROYAL_NAVY = 26
MONROE_DOCTRINE = 27


class RegionRow(msgspec.Struct, frozen=True):
    id: str
    colour: str


class LandRow(msgspec.Struct, frozen=True):
    id: str
    region: str
    terrain: str
    resource: bool
    lon: float
    lat: float
    source: str
    confidence: str


class WaterRow(msgspec.Struct, frozen=True):
    id: str
    kind: str
    lon: float
    lat: float
    source: str
    confidence: str


class LinkRow(msgspec.Struct, frozen=True):
    a: str
    b: str
    kind: str
    source: str
    confidence: str


class MapRows(msgspec.Struct, frozen=True):
    region: list[RegionRow]
    land: list[LandRow]
    water: list[WaterRow]
    link: list[LinkRow]


class EmpireRow(msgspec.Struct, frozen=True):
    id: str
    epoch: int
    order: int
    strength: int
    start: list[str]
    founding: str
    fleets: list[str]
    caravans: list[str]
    ability: str
    expected: int
    source: str
    confidence: str
    note: str = ""


class EventRow(msgspec.Struct, frozen=True):
    id: str
    epoch: int
    kind: str
    expected: int
    source: str
    confidence: str
    note: str = ""
    timing: str = ""
    effect: str = ""
    amount: int = 0
    armies: int = 0
    start: str = ""
    building: str = ""
    fleets: list[str] = []
    caravans: list[str] = []


class TokenRow(msgspec.Struct, frozen=True):
    region: str
    epoch: int
    lasts: int
    presence: int
    dominance: int
    control: int
    source: str
    confidence: str
    note: str = ""


class Box(msgspec.Struct, frozen=True):
    source: str
    confidence: str
    epochs: int
    armies_per_colour: int
    towns: int
    monuments: int
    forts: int
    siege_tokens: int
    discs: int
    dice: int


MAP: MapRows = msgspec.convert(load_toml(PACKAGE, "map"), MapRows)
EMPIRE_ROWS: list[EmpireRow] = load_table(PACKAGE, "empire", EmpireRow)
EVENT_ROWS: list[EventRow] = load_table(PACKAGE, "event", EventRow)
TOKEN_ROWS: list[TokenRow] = load_table(PACKAGE, "token", TokenRow)
BOX: Box = msgspec.convert(load_toml(PACKAGE, "box"), Box)

ATLAS = Atlas(
    [row.id for row in MAP.region],
    [Land(row.id, row.region, row.terrain != "none", row.resource) for row in MAP.land],
    [Space(row.id, row.kind) for row in MAP.water],
    [Link(row.a, row.b, row.kind) for row in MAP.link],
)
LANDS: list[str] = ATLAS.lands
SPACES: list[str] = ATLAS.spaces
REGIONS: list[str] = ATLAS.regions
LAND = ATLAS.land_index
SPACE = ATLAS.space_index
REGION = ATLAS.region_index

NORTH_AMERICA = REGION["north_america"]
SOUTH_AMERICA = REGION["south_america"]
AMERICAS = ATLAS.region_lands[NORTH_AMERICA] | ATLAS.region_lands[SOUTH_AMERICA]
EURASIA = ATLAS.region_lands[REGION["eurasia"]]
JAPAN = ATLAS.region_lands[REGION["japan"]]
COLONIES_IN_REVOLT = AMERICAS
for _region in ("southern_africa", "south_east_asia", "australasia"):
    COLONIES_IN_REVOLT |= ATLAS.region_lands[REGION[_region]]
APENNINES = LAND["apennines"]
ATLANTIC = 1 << SPACE["atlantic"]
ROUGH = mask_of([land for land, rough in enumerate(ATLAS.rough) if rough])
BESIDE_EURASIA = mask_of([land for land in range(len(LANDS)) if ATLAS.border[land] & EURASIA])
"""The lands that border a land of Eurasia."""

TOWNS = {"": NO_TOWN, "city": CITY, "capital": CAPITAL, "marauder": NO_TOWN}


class Card:
    """What an empire or a kingdom brings when it is founded."""

    def __init__(
        self, name: str, epoch: int, armies: int, start: list[str], town: int, fleets: list[str], caravans: list[str]
    ) -> None:
        self.id: str = name
        self.epoch: int = epoch
        self.armies: int = armies
        self.start: list[int] = [LAND[land] for land in start]
        self.town: int = town
        self.fleets: int = mask_of([SPACE[space] for space in fleets])
        self.caravans: int = mask_of([SPACE[space] for space in caravans])
        self.marauder: bool = False
        self.ability: int = NO_ABILITY


def _empire(row: EmpireRow) -> Card:
    card = Card(row.id, row.epoch, row.strength, row.start, TOWNS[row.founding], row.fleets, row.caravans)
    card.marauder = row.founding == "marauder"
    card.ability = ABILITY_IDS.index(row.ability)
    return card


def _kingdom(row: EventRow) -> Card:
    start = [row.start] if row.start else []
    return Card(row.id, row.epoch, row.armies, start, TOWNS[row.building], row.fleets, row.caravans)


PER_EPOCH = 8

# Cards are numbered in the order of their tables; epoch e has the numbers from (e - 1) * 8 on.
EMPIRES: list[Card] = [_empire(row) for row in EMPIRE_ROWS]
EMPIRE_IDS: list[str] = [row.id for row in EMPIRE_ROWS]
EMPIRE = {name: number for number, name in enumerate(EMPIRE_IDS)}

EVENT_IDS: list[str] = [row.id for row in EVENT_ROWS]
EVENT = {name: number for number, name in enumerate(EVENT_IDS)}
KINGDOMS: list[Card | None] = [_kingdom(row) if row.kind == "kingdom" else None for row in EVENT_ROWS]
IS_KINGDOM: list[bool] = [row.kind == "kingdom" for row in EVENT_ROWS]


def epoch_cards(epoch: int) -> range:
    """Return the numbers of an epoch's empires; its events have the same.

    >>> epoch_cards(2)
    range(8, 16)
    """
    return range((epoch - 1) * PER_EPOCH, epoch * PER_EPOCH)


def _values() -> list[list[tuple[int, int, int, int]]]:
    table = [[(0, 0, 0, 0)] * len(REGIONS) for _ in range(BOX.epochs + 1)]
    for row in TOKEN_ROWS:
        for epoch in range(row.epoch, row.epoch + row.lasts):
            table[epoch][REGION[row.region]] = (0, row.presence, row.dominance, row.control)
    return table


VALUES: list[list[tuple[int, int, int, int]]] = _values()
"""Per epoch and region: what absence, presence, dominance and control score."""
