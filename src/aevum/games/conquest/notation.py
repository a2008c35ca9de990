"""What both History games write of a board: who holds which lands, and what is built where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from aevum.core.errors import Invalid
from aevum.core.notation import Part, flags, in_mask, index
from aevum.games.conquest.board import CAPITAL, CITY, NO_TOWN, NOBODY, Board

B = TypeVar("B", bound=Board)


class Built(Part):
    """What is built, land by land."""

    capitals: list[str] = []
    cities: list[str] = []
    monuments: list[str] = []
    forts: list[str] = []


def write_built(board: Board) -> Built | None:
    """Return what is built; nothing if there is nothing."""
    lands = board.atlas.lands
    built = Built(
        capitals=in_mask(lands, board.capitals),
        cities=in_mask(lands, board.cities),
        monuments=in_mask(lands, board.monuments),
        forts=in_mask(lands, board.walled),
    )
    return built if built != Built() else None


def read_board(
    kind: type[B],
    held: Sequence[Sequence[str]],
    active: Sequence[str],
    built: Built | None,
    stocks: tuple[int, int, int, int],
) -> B:
    """Return the board on which each player holds these lands. ``stocks``: armies, towns, monuments and forts in all.

    :raises Invalid: if a land is held twice, or is no land.
    """
    names = kind.atlas.lands
    owner = [NOBODY] * len(names)
    stock = []
    for player, lands in enumerate(held):
        where = f"$.players[{player}].lands"
        for name in lands:
            land = index(names, name, where)
            if owner[land] != NOBODY:
                raise Invalid(f"{name} is held twice - at `{where}`")
            owner[land] = player
        stock.append(stocks[0] - len(lands))
    town = [NO_TOWN] * len(names)
    things = built or Built()
    for kind_of_town, chosen, where in (
        (CAPITAL, things.capitals, "$.built.capitals"),
        (CITY, things.cities, "$.built.cities"),
    ):
        for name in chosen:
            land = index(names, name, where)
            if town[land] != NO_TOWN:
                raise Invalid(f"{name} has a capital or city already - at `{where}`")
            town[land] = kind_of_town
    monument = flags(names, things.monuments, "$.built.monuments")
    fort = flags(names, things.forts, "$.built.forts")
    return kind(
        owner=owner,
        upright=flags(names, active, "$.active"),
        town=town,
        monument=monument,
        fort=fort,
        stock=stock,
        towns_left=stocks[1] - len(things.capitals) - len(things.cities),
        monuments_left=stocks[2] - sum(monument),
        forts_left=stocks[3] - sum(fort),
    )
