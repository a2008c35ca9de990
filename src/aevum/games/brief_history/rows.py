"""The rows of the tables of the box, as they are read."""

from __future__ import annotations

import msgspec


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
