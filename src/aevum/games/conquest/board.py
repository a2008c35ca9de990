"""What stands on the map: at most one army in each land, and what was built there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, TypeVar

from aevum.games.conquest.atlas import Atlas
from aevum.games.conquest.bits import bits_of, mask_of
from aevum.games.conquest.level import level_in

NOBODY: Final = -1

NO_TOWN: Final = 0
CITY: Final = 1
CAPITAL: Final = 2
NOTHING: Final = 0
MONUMENT: Final = 3
BUILDING_IDS: Final = ("", "city", "capital", "monument")
"""The ids of what ``degrade`` pulls down; those of a land's town are the first three."""

LEVEL_IDS: Final = ("absent", "presence", "dominance", "control")

CAPITAL_POINTS: Final = 2
CITY_POINTS: Final = 1
MONUMENT_POINTS: Final = 1

B = TypeVar("B", bound="Board")


class Derived:
    """What follows from a board's fields and is kept up to date because it is asked for at every move."""

    active: int
    """The lands with an active army."""
    frontier: int
    """The lands next to one with an active army, by a border or across a strait; active ones may be among them."""
    walled: int
    """The lands with a fort."""
    capitals: int
    """The lands with a capital."""
    cities: int
    """The lands with a city."""
    monuments: int
    """The lands with a monument."""
    held: list[int]
    """Per seat: its lands."""


@dataclass(eq=False)
class Board(Derived):
    """Per land: who stands there and what is built, at most one of each (BHW-1.3); and what is left in the stocks.

    A game derives its own board to name its atlas.
    """

    owner: list[int]
    """The seat whose army stands in the land, or ``NOBODY``."""
    upright: list[int]
    """1 where the army stands upright, that is, where it is active."""
    town: list[int]
    monument: list[int]
    fort: list[int]
    stock: list[int]
    """Per seat: armies neither on the map nor waiting to be placed."""
    towns_left: int
    monuments_left: int
    forts_left: int

    atlas: ClassVar[Atlas]

    def __post_init__(self) -> None:
        # Reading JSON gets here with an object whose methods compiled code cannot call yet.
        _derive(self)

    @classmethod
    def empty(cls: type[B], seats: int, armies: int, towns: int, monuments: int, forts: int) -> B:
        """Return a map with nothing on it."""
        lands = len(cls.atlas.lands)
        return cls(
            owner=[NOBODY] * lands,
            upright=[0] * lands,
            town=[NO_TOWN] * lands,
            monument=[0] * lands,
            fort=[0] * lands,
            stock=[armies] * seats,
            towns_left=towns,
            monuments_left=monuments,
            forts_left=forts,
        )

    def clone(self: B) -> B:
        """Return a copy that shares nothing that can change."""
        new = type(self).__new__(type(self))
        new.owner = self.owner[:]
        new.upright = self.upright[:]
        new.town = self.town[:]
        new.monument = self.monument[:]
        new.fort = self.fort[:]
        new.stock = self.stock[:]
        new.towns_left = self.towns_left
        new.monuments_left = self.monuments_left
        new.forts_left = self.forts_left
        new.active = self.active
        new.frontier = self.frontier
        new.walled = self.walled
        new.capitals = self.capitals
        new.cities = self.cities
        new.monuments = self.monuments
        new.held = self.held[:]
        return new

    def refresh(self) -> None:
        """Work out again what follows from the fields."""
        _derive(self)

    def derived(self) -> list[int]:
        """Return all that follows from the fields."""
        return [
            self.active,
            self.frontier,
            self.walled,
            self.capitals,
            self.cities,
            self.monuments,
            *self.held,
        ]

    # armies

    def place(self, seat: int, land: int, active: bool = True) -> None:
        """Put an army, already taken from wherever it was, into a land without one."""
        self.owner[land] = seat
        self.held[seat] |= 1 << land
        if active:
            self.upright[land] = 1
            self.active |= 1 << land
            self.frontier |= self.atlas.near[land]

    def lift(self, land: int) -> int:
        """Return the army of a land to its owner's stock, and say whose it was (``NOBODY``: there was none)."""
        seat = self.owner[land]
        if seat == NOBODY:
            return NOBODY
        self.owner[land] = NOBODY
        self.stock[seat] += 1
        self.held[seat] &= ~(1 << land)
        if self.upright[land]:
            self.lay_down_one(land)
        return seat

    def lay_down(self) -> None:
        """Make every active army inactive."""
        for land in bits_of(self.active):
            self.upright[land] = 0
        self.active = 0
        self.frontier = 0

    def lay_down_one(self, land: int) -> None:
        """Make the army of one land inactive."""
        self.upright[land] = 0
        self.active &= ~(1 << land)
        self.frontier = self.atlas.beside(self.active)

    # what is built

    def found(self, land: int, town: int) -> bool:
        """Put a capital or a city into a land without either, if a piece is left (BHW-1.9, HOW-9.1)."""
        if self.towns_left == 0 or self.town[land] != NO_TOWN:
            return False
        self.towns_left -= 1
        self.town[land] = town
        if town == CAPITAL:
            self.capitals |= 1 << land
        else:
            self.cities |= 1 << land
        return True

    def fortify(self, land: int) -> bool:
        """Put a fort into a land without one (BHW-10.2, HOW-6.3), if a piece is left (BHW-1.9, HOW-9.1)."""
        if self.forts_left == 0 or self.fort[land]:
            return False
        self.forts_left -= 1
        self.fort[land] = 1
        self.walled |= 1 << land
        return True

    def build_monument(self, land: int) -> bool:
        """Put a monument into a land without one, if a piece is left (BHW-1.9, HOW-9.1)."""
        if self.monuments_left == 0 or self.monument[land]:
            return False
        self.monuments_left -= 1
        self.monument[land] = 1
        self.monuments |= 1 << land
        return True

    @property
    def built(self) -> int:
        """The lands with a capital, a city or a monument. A fort is no building."""
        return self.capitals | self.cities | self.monuments

    def degrade(self, land: int) -> int:
        """Pull down one building: a capital to a city, else a city, else a monument. Return what suffered."""
        if self.town[land] != NO_TOWN:
            return self.degrade_town(land)
        return MONUMENT if self.remove_monument(land) else NOTHING

    def degrade_town(self, land: int) -> int:
        """Turn a capital into a city, or remove a city. Return what it was."""
        town = self.town[land]
        if town == CAPITAL:
            self.town[land] = CITY
            self.capitals &= ~(1 << land)
            self.cities |= 1 << land
        elif town == CITY:
            self.remove_town(land)
        return town

    def remove_town(self, land: int) -> bool:
        if self.town[land] == NO_TOWN:
            return False
        self.town[land] = NO_TOWN
        self.towns_left += 1
        self.capitals &= ~(1 << land)
        self.cities &= ~(1 << land)
        return True

    def remove_monument(self, land: int) -> bool:
        if not self.monument[land]:
            return False
        self.monument[land] = 0
        self.monuments_left += 1
        self.monuments &= ~(1 << land)
        return True

    def remove_fort(self, land: int) -> bool:
        if not self.fort[land]:
            return False
        self.fort[land] = 0
        self.forts_left += 1
        self.walled &= ~(1 << land)
        return True

    def clear(self, land: int) -> int:
        """Take everything off a land, as founding does. Return whose army it was, or ``NOBODY``."""
        self.remove_town(land)
        self.remove_monument(land)
        self.remove_fort(land)
        return self.lift(land)

    def monument_sites(self, lands: int) -> int:
        """Return where the next monument must go among these lands: capitals, else cities, else resources (HOW-6.5)."""
        free = lands & ~self.monuments
        return free & self.capitals or free & self.cities or free & self.atlas.resources

    # scoring

    def level(self, seat: int, region: int) -> int:
        """Return a seat's hold on a region: absent, presence, dominance or control."""
        return level_in(self.held, seat, self.atlas.region_lands[region])

    def building_points(self, seat: int) -> int:
        """Return what the buildings in a seat's lands are worth."""
        held = self.held[seat]
        return (
            (held & self.capitals).bit_count() * CAPITAL_POINTS
            + (held & self.cities).bit_count() * CITY_POINTS
            + (held & self.monuments).bit_count() * MONUMENT_POINTS
        )

    def building_parts(self, seat: int) -> list[tuple[str, str, int]]:
        """Return each building in a seat's lands with what it is worth: land, building, points."""
        parts = []
        for land in bits_of(self.held[seat] & self.built):
            name = self.atlas.lands[land]
            town = self.town[land]
            if town != NO_TOWN:
                parts.append((name, BUILDING_IDS[town], CAPITAL_POINTS if town == CAPITAL else CITY_POINTS))
            if self.monument[land]:
                parts.append((name, BUILDING_IDS[MONUMENT], MONUMENT_POINTS))
        return parts

    # soundness

    def problems(self, armies: list[int], towns: int, monuments: int, forts: int) -> list[str]:
        """Return what is impossible, given how many pieces the board and the stocks must account for."""
        wrong = []
        lands = len(self.atlas.lands)
        for name, row, top in (
            ("upright", self.upright, 1),
            ("town", self.town, CAPITAL),
            ("monument", self.monument, 1),
            ("fort", self.fort, 1),
        ):
            if len(row) != lands or min(row) < 0 or max(row) > top:
                wrong.append(f"{name} does not fit the map")
        if len(self.owner) != lands or min(self.owner) < NOBODY or max(self.owner) >= len(self.stock):
            return [*wrong, "an army of nobody at the table"]
        for seat, number in enumerate(armies):
            if self.stock[seat] < 0 or self.owner.count(seat) + self.stock[seat] != number:
                wrong.append(f"seat {seat} has {self.owner.count(seat)} + {self.stock[seat]} armies, not {number}")
        for name, left, used, number in (
            ("towns", self.towns_left, lands - self.town.count(NO_TOWN), towns),
            ("monuments", self.monuments_left, self.monument.count(1), monuments),
            ("forts", self.forts_left, self.fort.count(1), forts),
        ):
            if left < 0 or left + used != number:
                wrong.append(f"{used} {name} on the map and {left} left, not {number}")
        if [land for land in range(lands) if self.upright[land] and self.owner[land] == NOBODY]:
            wrong.append("an active army that is not there")
        kept = self.derived()
        self.refresh()
        if kept != self.derived():
            wrong.append("the board's derived sets are stale")
        return wrong


def _derive(board: Board) -> None:
    board.active = mask_of([land for land, active in enumerate(board.upright) if active])
    board.frontier = board.atlas.beside(board.active)
    board.walled = mask_of([land for land, fort in enumerate(board.fort) if fort])
    board.capitals = mask_of([land for land, town in enumerate(board.town) if town == CAPITAL])
    board.cities = mask_of([land for land, town in enumerate(board.town) if town == CITY])
    board.monuments = mask_of([land for land, monument in enumerate(board.monument) if monument])
    board.held = [0] * len(board.stock)
    for land, seat in enumerate(board.owner):
        if 0 <= seat < len(board.stock):
            board.held[seat] |= 1 << land
