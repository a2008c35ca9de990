"""How much each searching level may think, and how each game is searched best. Apart from the bots: classes of msgspec
are not compiled, and what is not compiled cannot inherit from what is."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec


class Level(msgspec.Struct, frozen=True):
    """How much a searching level may think about one decision, whichever runs out first."""

    simulations: int
    seconds: float


STRONG = Level(simulations=2_000, seconds=5.0)
EXPERT = Level(simulations=8_000, seconds=20.0)
SEARCHING = {"strong": STRONG, "expert": EXPERT}


class Search(msgspec.Struct, frozen=True):
    """How a game is searched best."""

    kind: str = "rollout"
    candidates: int = 5
    horizon: int = 40
    patience: int = -1
    trust: int = 0
    doubt: int = 0
    lean: int = 0
    spare: int = 0
    reach: int = 0


@cache
def searches() -> dict[str, Search]:
    """Return, by game, how it is searched best. A game without an entry gets the defaults."""
    text = files("aevum.bots").joinpath("data", "search.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Search])
