"""Tables of the two History games: armies, towns, monuments and forts in lands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import CAPITAL, CITY, NO_TOWN, NOBODY
from tests import table

P = TypeVar("P", bound=Any)
T = TypeVar("T", bound="Table[Any]")
TOWNS = {"": NO_TOWN, "city": CITY, "capital": CAPITAL}


class Table(table.Table[P]):
    """A table with a map of lands."""

    land: ClassVar[Mapping[str, int]]
    """The number of each land."""

    # laying out

    def put(self: T, owner: int, *lands: str, town: str = "", monument: bool = False, fort: bool = False) -> T:
        """Let inactive armies of earlier empires stand in some lands, with what is built there."""
        built = [thing for thing in (town, monument and "monument", fort and "fort") if thing]
        for land in lands:
            assert self.owner(land) == NOBODY
            self.pos.board.stock[owner] -= 1
            self.pos.board.place(owner, self.land[land], active=False)
            self.build(land, *built)
        return self

    def build(self: T, land: str, *things: str) -> T:
        """Let buildings or a fort stand in a land."""
        board, number = self.pos.board, self.land[land]
        for thing in things:
            if thing == "fort":
                assert board.fortify(number)
            elif thing == "monument":
                assert board.build_monument(number)
            else:
                assert board.found(number, TOWNS[thing])
        return self

    # looking

    def lands(self, verb: str, last: str = "") -> set[str]:
        """The lands, or cards, that a verb can name now (of conquests: by one way)."""
        words = [option.split() for option in self.options(verb)]
        return {named[0] for named in words if not last or named[-1] == last}

    def owner(self, land: str) -> int:
        return int(self.pos.board.owner[self.land[land]])

    def active(self, land: str) -> bool:
        return bool(self.pos.board.upright[self.land[land]])

    @property
    def actives(self) -> set[str]:
        """The lands with an active army."""
        active = set(bits_of(self.pos.board.active))
        return {name for name, number in self.land.items() if number in active}

    def town(self, land: str) -> str:
        """``city``, ``capital``, or nothing."""
        return {number: name for name, number in TOWNS.items()}[self.pos.board.town[self.land[land]]]

    def monument(self, land: str) -> bool:
        return bool(self.pos.board.monument[self.land[land]])

    def fort(self, land: str) -> bool:
        return bool(self.pos.board.fort[self.land[land]])
