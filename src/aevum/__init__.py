"""Aevum: civilization board games with every rule enforced.

>>> import aevum
>>> "roll_through_the_ages" in [game.name for game in aevum.games()]
True
"""

from importlib import import_module

from aevum import core
from aevum.core import Match, Position, Result, game

__version__ = "0.2.0"

__all__ = ["Match", "Position", "Result", "__version__", "game", "games"]

# The first import of the package of this name puts it in the place of the function: so it comes before.
import_module("aevum.games")
games = core.games
