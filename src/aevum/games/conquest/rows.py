"""What a map is made of: the rows from which an atlas is drawn."""

from __future__ import annotations

import msgspec


class Land(msgspec.Struct, frozen=True):
    id: str
    region: str
    rough: bool
    """Mountain or forest."""
    resource: bool


class Space(msgspec.Struct, frozen=True):
    id: str
    kind: str
    """``sea``, ``ocean`` or ``barren``."""


class Link(msgspec.Struct, frozen=True):
    """Two things that touch. ``coast`` and ``barren`` name the land first, ``ocean_sea`` the sea first."""

    a: str
    b: str
    kind: str
