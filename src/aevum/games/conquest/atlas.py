"""The map: lands in regions, and the seas, oceans and barren lands between them.

Lands and spaces (seas, oceans, barren lands) are numbered in the order of their tables. A set of lands, or of spaces,
is an int used as a bit mask: bit ``n`` stands for number ``n``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core import Invalid
from aevum.games.conquest.bits import bits_of, mask_of
from aevum.games.conquest.rows import Land, Link, Space

SEA: Final = 0
OCEAN: Final = 1
BARREN: Final = 2
KINDS: Final = {"sea": SEA, "ocean": OCEAN, "barren": BARREN}

LAND_LINKS: Final = ("border", "strait")
COAST_LINKS: Final = ("coast", "barren")
SPACE_LINKS: Final = ("ocean_sea", "ocean_ocean")


class Atlas:
    """What touches what. Built once per game and never changed."""

    def __init__(
        self, regions: Sequence[str], lands: Sequence[Land], spaces: Sequence[Space], links: Sequence[Link]
    ) -> None:
        self.regions: list[str] = list(regions)
        self.lands: list[str] = [land.id for land in lands]
        self.spaces: list[str] = [space.id for space in spaces]
        self.region_index: dict[str, int] = {name: number for number, name in enumerate(self.regions)}
        self.land_index: dict[str, int] = {name: number for number, name in enumerate(self.lands)}
        self.space_index: dict[str, int] = {name: number for number, name in enumerate(self.spaces)}
        self.region_of: list[int] = [self.region_index[land.region] for land in lands]
        self.region_lands: list[int] = [0] * len(self.regions)
        """Per region: its lands."""
        for number, region in enumerate(self.region_of):
            self.region_lands[region] |= 1 << number
        self.rough: list[bool] = [land.rough for land in lands]
        self.resource: list[bool] = [land.resource for land in lands]
        self.resources: int = mask_of([number for number, land in enumerate(lands) if land.resource])
        self.kind: list[int] = [KINDS[space.kind] for space in spaces]
        self.seas: int = mask_of([number for number, kind in enumerate(self.kind) if kind == SEA])
        self.oceans: int = mask_of([number for number, kind in enumerate(self.kind) if kind == OCEAN])
        self.barren: int = mask_of([number for number, kind in enumerate(self.kind) if kind == BARREN])
        self.border: list[int] = [0] * len(lands)
        """Per land: the lands that share a border with it."""
        self.near: list[int] = [0] * len(lands)
        """Per land: the lands next to it by a border or across a strait."""
        self.touch: list[int] = [0] * len(spaces)
        """Per space: the lands that touch it."""
        self.joined: list[int] = [0] * len(spaces)
        """Per space: the spaces that touch it."""
        self.under: list[int] = [0] * len(spaces)
        """Per ocean: itself and the seas that a fleet on it also serves; any other space: itself."""
        for number in range(len(spaces)):
            self.under[number] = 1 << number
        for link in links:
            self._add(link)
        self.beside_barren: int = 0
        """The lands that touch a barren land."""
        for number in bits_of(self.barren):
            self.beside_barren |= self.touch[number]
        self._chains: dict[int, tuple[int, ...]] = {}

    def _add(self, link: Link) -> None:
        if link.kind in LAND_LINKS:
            a, b = self.land_index[link.a], self.land_index[link.b]
            self.near[a] |= 1 << b
            self.near[b] |= 1 << a
            if link.kind == "border":
                self.border[a] |= 1 << b
                self.border[b] |= 1 << a
        elif link.kind in COAST_LINKS:
            self.touch[self.space_index[link.b]] |= 1 << self.land_index[link.a]
        elif link.kind in SPACE_LINKS:
            a, b = self.space_index[link.a], self.space_index[link.b]
            self.joined[a] |= 1 << b
            self.joined[b] |= 1 << a
            if link.kind == "ocean_sea":
                self.under[b] |= 1 << a
        else:
            raise Invalid(f"link {link.a}–{link.b}: unknown kind {link.kind!r}")

    def beside(self, lands: int) -> int:
        """Return the lands next to some of these lands by a border or across a strait."""
        reach = 0
        near = self.near
        while lands:
            low = lands & -lands
            reach |= near[low.bit_length() - 1]
            lands ^= low
        return reach

    def served(self, fleets: int) -> int:
        """Return the spaces that discs on these spaces serve: an ocean also serves the seas that it joins."""
        spaces = 0
        for number in bits_of(fleets):
            spaces |= self.under[number]
        return spaces

    def coasts(self, spaces: int) -> int:
        """Return the lands that touch some of these spaces."""
        lands = 0
        for number in bits_of(spaces):
            lands |= self.touch[number]
        return lands

    def chains(self, spaces: int) -> tuple[int, ...]:
        """Return the lands that these spaces join: one set for each chain of spaces that touch each other."""
        known = self._chains.get(spaces)
        if known is None:
            known = self._chains[spaces] = self._find_chains(spaces)
        return known

    def _find_chains(self, spaces: int) -> tuple[int, ...]:
        sets = []
        left = spaces
        while left:
            chain = left & -left
            while True:
                wider = chain
                for number in bits_of(chain):
                    wider |= self.joined[number] & spaces
                if wider == chain:
                    break
                chain = wider
            left &= ~chain
            sets.append(self.coasts(chain))
        return tuple(sets)

    def across(self, lands: int, spaces: int) -> int:
        """Return the lands reached from some of these lands over chains of these spaces."""
        reach = 0
        for chain in self.chains(spaces):
            if chain & lands:
                reach |= chain
        return reach
