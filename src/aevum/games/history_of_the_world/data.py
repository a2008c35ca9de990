"""The facts of the box, typed and numbered: map, empires, event cards, region tokens."""

from __future__ import annotations

from typing import Final

import msgspec

from aevum.core import load_table, load_toml
from aevum.games.conquest.atlas import Atlas
from aevum.games.conquest.bits import mask_of
from aevum.games.conquest.board import CAPITAL, CITY, NO_TOWN
from aevum.games.conquest.rows import Land, Link, Space
from aevum.games.history_of_the_world.rows import (
    Box,
    EmpireRow,
    EventRow,
    MapRows,
    TokenRow,
)

PACKAGE: Final = "aevum.games.history_of_the_world"

# Abilities of empires, by number.
ABILITY_IDS: Final = (
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
NO_ABILITY: Final = 0
PYRAMIDS: Final = 1
CHARIOTS: Final = 2
RAMPARTS: Final = 3
COLONIES: Final = 4
IMMORTALS: Final = 5
HORSE_ARCHERS: Final = 6
COMPANIONS: Final = 7
WAR_ELEPHANTS: Final = 8
GREAT_WALL: Final = 9
EDICTS: Final = 10
GOLDEN_AGE: Final = 11
SCOURGE: Final = 12
THEODOSIAN_WALLS: Final = 13
IMPERIAL_CROWN: Final = 14
CATAPHRACTS: Final = 15
LONGSHIPS: Final = 16
GHAZIS: Final = 17
MANGUDAI: Final = 18
GREAT_BOMBARDS: Final = 19
TWIN_EMPIRES: Final = 20
CONQUISTADORS: Final = 21
MANSABDARS: Final = 22
SAKOKU: Final = 23
EAST_INDIA_COMPANY: Final = 24
COSSACKS: Final = 25
ROYAL_NAVY: Final = 26
MONROE_DOCTRINE: Final = 27


MAP: Final[MapRows] = msgspec.convert(load_toml(PACKAGE, "map"), MapRows)
EMPIRE_ROWS: Final[list[EmpireRow]] = load_table(PACKAGE, "empire", EmpireRow)
EVENT_ROWS: Final[list[EventRow]] = load_table(PACKAGE, "event", EventRow)
TOKEN_ROWS: Final[list[TokenRow]] = load_table(PACKAGE, "token", TokenRow)
BOX: Final[Box] = msgspec.convert(load_toml(PACKAGE, "box"), Box)

ATLAS: Final = Atlas(
    [row.id for row in MAP.region],
    [Land(row.id, row.region, row.terrain != "none", row.resource) for row in MAP.land],
    [Space(row.id, row.kind) for row in MAP.water],
    [Link(row.a, row.b, row.kind) for row in MAP.link],
)
LANDS: Final[list[str]] = ATLAS.lands
SPACES: Final[list[str]] = ATLAS.spaces
REGIONS: Final[list[str]] = ATLAS.regions
LAND: Final = ATLAS.land_index
SPACE: Final = ATLAS.space_index
REGION: Final = ATLAS.region_index

NORTH_AMERICA: Final = REGION["north_america"]
SOUTH_AMERICA: Final = REGION["south_america"]
AMERICAS: Final = ATLAS.region_lands[NORTH_AMERICA] | ATLAS.region_lands[SOUTH_AMERICA]
EURASIA: Final = ATLAS.region_lands[REGION["eurasia"]]
JAPAN: Final = ATLAS.region_lands[REGION["japan"]]
COLONIES_IN_REVOLT: Final = (
    AMERICAS
    | ATLAS.region_lands[REGION["southern_africa"]]
    | ATLAS.region_lands[REGION["south_east_asia"]]
    | ATLAS.region_lands[REGION["australasia"]]
)
APENNINES: Final = LAND["apennines"]
ATLANTIC: Final = 1 << SPACE["atlantic"]
ROUGH: Final = mask_of([land for land, rough in enumerate(ATLAS.rough) if rough])
BESIDE_EURASIA: Final = mask_of([land for land in range(len(LANDS)) if ATLAS.border[land] & EURASIA])
"""The lands that border a land of Eurasia."""

TOWNS: Final = {"": NO_TOWN, "city": CITY, "capital": CAPITAL, "marauder": NO_TOWN}


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


PER_EPOCH: Final = 8

# Cards are numbered in the order of their tables; epoch e has the numbers from (e - 1) * 8 on.
EMPIRES: Final[list[Card]] = [_empire(row) for row in EMPIRE_ROWS]
EMPIRE_IDS: Final[list[str]] = [row.id for row in EMPIRE_ROWS]
EMPIRE: Final = {name: number for number, name in enumerate(EMPIRE_IDS)}

EVENT_IDS: Final[list[str]] = [row.id for row in EVENT_ROWS]
EVENT: Final = {name: number for number, name in enumerate(EVENT_IDS)}
KINGDOMS: Final[list[Card | None]] = [_kingdom(row) if row.kind == "kingdom" else None for row in EVENT_ROWS]
IS_KINGDOM: Final[list[bool]] = [row.kind == "kingdom" for row in EVENT_ROWS]


def epoch_cards(epoch: int) -> range:
    """Return the numbers of an epoch's empires; its events have the same.

    >>> epoch_cards(2)
    range(8, 16)
    """
    return range((epoch - 1) * PER_EPOCH, epoch * PER_EPOCH)


def _values() -> list[list[tuple[int, int, int, int]]]:
    # HOW-2.2, HOW-2.3
    table = [[(0, 0, 0, 0)] * len(REGIONS) for _ in range(BOX.epochs + 1)]
    for row in TOKEN_ROWS:
        for epoch in range(row.epoch, row.epoch + row.lasts):
            table[epoch][REGION[row.region]] = (0, row.presence, row.dominance, row.control)
    return table


VALUES: Final[list[list[tuple[int, int, int, int]]]] = _values()
"""Per epoch and region: what absence, presence, dominance and control score."""
