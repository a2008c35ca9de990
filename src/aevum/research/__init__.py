"""The games for researchers: PettingZoo and Gymnasium environments. Needs the extra ``aevum[research]``."""

from aevum.research.encode import Encoder
from aevum.research.many import AevumEnv, env
from aevum.research.single import SeatEnv

__all__ = ["AevumEnv", "Encoder", "SeatEnv", "env"]
