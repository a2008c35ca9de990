"""How strongly a player stands in a region: absent, present, dominant or alone in control."""

from collections.abc import Sequence

ABSENT = 0
PRESENCE = 1
DOMINANCE = 2
CONTROL = 3


def standing(held: Sequence[int], who: int, region: int, dominance: int, control: int) -> int:
    """Return the level at which `who` stands in a region.

    `held` has one mask of lands per player, `region` is the region's mask; `dominance` and `control` are the fewest
    armies that these levels need.
    """
    mine = (held[who] & region).bit_count()
    if mine == 0:
        return ABSENT
    if mine < dominance:
        return PRESENCE
    strongest = 0
    for other in range(len(held)):
        if other != who:
            armies = (held[other] & region).bit_count()
            if armies > strongest:
                strongest = armies
    if strongest == 0 and mine >= control:
        return CONTROL
    return DOMINANCE if mine > strongest else PRESENCE
