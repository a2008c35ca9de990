"""The rows of the tables of the box, as they are read."""

from __future__ import annotations

import msgspec


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
