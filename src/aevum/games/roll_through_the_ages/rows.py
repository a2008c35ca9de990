"""The rows of the tables of the box, as they are read."""

from __future__ import annotations

import msgspec


class Face(msgspec.Struct, frozen=True):
    """A face of a die and what it yields."""

    id: str
    source: str
    food: int = 0
    goods: int = 0
    skulls: int = 0
    workers: int = 0
    coins: int = 0


class Good(msgspec.Struct, frozen=True):
    """A track of the peg board; ``values`` says what 1, 2, 3 … pegs are worth."""

    id: str
    values: tuple[int, ...]
    source: str
    confidence: str


class Site(msgspec.Struct, frozen=True):
    """A city or a monument that workers can build."""

    id: str
    workers: int
    source: str
    confidence: str
    first: int = 0
    later: int = 0
    monument: bool = False
    not_with: tuple[int, ...] = ()


class Development(msgspec.Struct, frozen=True):
    """Something to buy, once each."""

    id: str
    cost: int
    points: int
    source: str
