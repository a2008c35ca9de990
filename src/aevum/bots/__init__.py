"""Players: each is told what its seat may know and answers with one of the legal actions."""

from __future__ import annotations

from collections.abc import Callable

from aevum.bots.bot import Bot, Info
from aevum.bots.heuristic import HeuristicBot
from aevum.bots.uniform import RandomBot
from aevum.core.errors import Invalid

__all__ = ["BOTS", "Bot", "HeuristicBot", "Info", "RandomBot", "create"]

BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "heuristic": HeuristicBot,
}


def create(name: str, seed: int | str) -> Bot:
    """Return a new bot. What it decides depends on the seed and on what it is told, on nothing else.

    :raises Invalid: if there is no such bot.
    """
    if name not in BOTS:
        raise Invalid(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
