"""Aevum: civilization board games with every rule enforced.

>>> import aevum
>>> [game.name for game in aevum.games()]  # doctest: +ELLIPSIS
[...]
"""

from aevum.core import Match, Position, Result, game, games

__version__ = "0.1.0"

__all__ = ["Match", "Position", "Result", "__version__", "game", "games"]
