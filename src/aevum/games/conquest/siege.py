"""Going on after a lost battle: each further try costs an army and adds one to the highest die, three at most."""

from __future__ import annotations

from typing import Final

MOST: Final = 3


def siege_bonus(armies: int) -> int:
    """Return what the armies spent on going on add to the highest die.

    >>> [siege_bonus(armies) for armies in range(6)]
    [0, 1, 2, 3, 3, 3]
    """
    return armies if armies < MOST else MOST
