"""What a player of a History game counts on the map, for advice."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.core.stake import Stake
from aevum.games.conquest.board import Board


def of_board(
    board: Board, values: Sequence[Sequence[int]], regions: Sequence[str], who: int, owners: Sequence[int]
) -> list[Stake]:
    """Return what each region would score one's armies now, the buildings, and what the rivals would score.

    ``values``: per region what each level of hold brings. ``owners``: whose armies are those of each colour.
    """
    found = [
        Stake("buildings", board.building_points(who), 90),
        Stake("forts", (board.held[who] & board.walled).bit_count(), 30),
        Stake("armies", board.held[who].bit_count(), 25),
    ]
    for region, lands in enumerate(board.atlas.region_lands):
        held = (board.held[who] & lands).bit_count()
        if held:
            points = values[region][board.level(who, region)]
            found.append(Stake("region", points, 100, regions[region], "region", held))
    for other, owner in enumerate(owners):
        if owner != owners[who]:
            total = 0
            for region in range(len(regions)):
                total += values[region][board.level(other, region)]
            found.append(Stake("rival", total, -40, str(owner), "seat"))
    return found
