"""The rows of the tables of the box, as they are read."""

from __future__ import annotations

import msgspec


class ProvinceRow(msgspec.Struct, frozen=True):
    id: str
    city: bool
    goods: tuple[str, ...]
    island: bool
    coastal: bool
    lon: float
    lat: float
    source: str
    confidence: str
    city_name: str = ""


class SeaRow(msgspec.Struct, frozen=True):
    id: str
    lon: float
    lat: float
    source: str
    confidence: str


class BorderRow(msgspec.Struct, frozen=True):
    a: str
    b: str
    via: str
    source: str
    confidence: str


class ResourceRow(msgspec.Struct, frozen=True):
    id: str
    kind: str
    cards: int
    sites: int
    source: str
    confidence: str


class CivilizationRow(msgspec.Struct, frozen=True):
    id: str
    home: str
    hero: str
    area: tuple[str, ...]
    colour: str
    source: str
    confidence: str


class SetupRow(msgspec.Struct, frozen=True):
    civilization: str
    province: str
    cities: int
    caravans: tuple[str, ...]
    caravan_choice: tuple[str, ...]
    forts: int
    source: str
    confidence: str


class NeutralRow(msgspec.Struct, frozen=True):
    where: str
    influence: int
    legions: int
    forts: int
    source: str
    confidence: str


class RoleRow(msgspec.Struct, frozen=True):
    id: str
    counts: tuple[str, ...]
    first_holder: str
    source: str
    confidence: str


class PriceRow(msgspec.Struct, frozen=True):
    item: str
    kind: str
    cost: int
    source: str
    confidence: str


class CardRow(msgspec.Struct, frozen=True):
    id: str
    kind: str
    cost: int
    effect: dict[str, int]
    source: str
    confidence: str
    civilization: str | None = None


class LimitRow(msgspec.Struct, frozen=True):
    item: str
    scope: str
    three: int
    four: int
    five: int
    source: str
    confidence: str

    def count(self, seats: int) -> int:
        return (self.three, self.four, self.five)[seats - 3]
