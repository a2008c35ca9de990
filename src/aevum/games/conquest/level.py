"""A player's hold on a region: absent, present, dominant or in control."""

from collections.abc import Sequence
from typing import Final

ABSENT: Final = 0
PRESENCE: Final = 1
DOMINANCE: Final = 2
CONTROL: Final = 3

CONTROL_NEEDS: Final = 3
"""The fewest armies for control; dominance needs two."""


def level_in(held: Sequence[int], who: int, region: int) -> int:
    """Return the level of a player's hold on a region: `held` has one mask of lands per player."""
    mine = held[who] & region
    if not mine:
        return ABSENT
    if not mine & (mine - 1):
        return PRESENCE
    armies = mine.bit_count()
    strongest = 0
    for other, lands in enumerate(held):
        theirs = lands & region
        if theirs and other != who:
            strongest = max(strongest, theirs.bit_count())
    if strongest == 0 and armies >= CONTROL_NEEDS:
        return CONTROL
    return DOMINANCE if armies > strongest else PRESENCE


def levels_in(held: Sequence[int], region: int) -> list[int]:
    """Return the level of each player's hold on a region: what `level_in` says, for all at once."""
    armies = [(lands & region).bit_count() for lands in held]
    most = max(armies)
    if not most:
        return armies
    shared = armies.count(most) > 1
    alone = sum(armies) == most
    levels: list[int] = []
    for mine in armies:
        if not mine:
            levels.append(ABSENT)
        elif mine < most or shared or mine == 1:
            levels.append(PRESENCE)
        elif alone and mine >= CONTROL_NEEDS:
            levels.append(CONTROL)
        else:
            levels.append(DOMINANCE)
    return levels
