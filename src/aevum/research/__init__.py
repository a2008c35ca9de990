"""The games for researchers: PettingZoo and Gymnasium environments. Needs the extra ``aevum[research]``.

Importing this registers each game with Gymnasium: ``gymnasium.make("aevum/ThroughTheAges-v1")``.
"""

import gymnasium

from aevum.core.match import games
from aevum.research.encode import Encoder
from aevum.research.factors import Factors
from aevum.research.layout import Layout
from aevum.research.many import AevumEnv, env
from aevum.research.single import SeatEnv
from aevum.research.vector import SeatVectorEnv

__all__ = ["AevumEnv", "Encoder", "Factors", "Layout", "SeatEnv", "SeatVectorEnv", "env", "id_of"]


def id_of(game: str) -> str:
    """Return the name of a game in Gymnasium's registry."""
    return f"aevum/{''.join(word.title() for word in game.split('_'))}-v1"


for _game in games():
    if id_of(_game.name) not in gymnasium.registry:
        gymnasium.register(
            id_of(_game.name),
            entry_point="aevum.research.single:SeatEnv",
            vector_entry_point="aevum.research.vector:SeatVectorEnv",
            kwargs={"game": _game.name},
        )
