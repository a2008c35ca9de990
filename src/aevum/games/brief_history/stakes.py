"""What a player counts, for advice."""

from __future__ import annotations

from aevum.core.stake import Stake
from aevum.games.brief_history.data import REGION_IDS, REGION_VALUES
from aevum.games.brief_history.state import State
from aevum.games.conquest.stakes import of_board


def stakes(pos: State, seat: int) -> list[Stake]:
    """Return what a seat counts: of the colour whose turn it is, where it has several."""
    if pos.epoch == 0:
        return []
    mine = pos.colours_of(seat)
    colour = pos.colour if pos.colour in mine else mine[0]
    found = [Stake("gold", sum(pos.gold[each] for each in mine), 100)]
    values = [(0, value, 2 * value, 3 * value) for value in REGION_VALUES[pos.epoch]]
    owners = [pos.seat_of(each) for each in range(pos.colours)]
    return found + of_board(pos.board, values, REGION_IDS, colour, owners)
