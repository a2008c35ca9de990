"""What a player counts, for advice."""

from __future__ import annotations

from aevum.core.stake import Stake
from aevum.games.conquest.stakes import of_board
from aevum.games.history_of_the_world.data import REGIONS, VALUES
from aevum.games.history_of_the_world.state import State


def stakes(pos: State, seat: int) -> list[Stake]:
    """Return what a seat counts."""
    if pos.epoch == 0:
        return []
    found = [Stake("points", pos.score[seat], 100)]
    return found + of_board(pos.board, VALUES[pos.epoch], REGIONS, seat, list(range(pos.seats)))
