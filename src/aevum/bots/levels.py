"""Levels that mean the same in every game: beginner, normal, strong, expert."""

from __future__ import annotations

from aevum.bots.bot import Bot, Info
from aevum.bots.rollout import RolloutBot
from aevum.bots.settings import Level, Search, searches
from aevum.bots.tree import TreeBot
from aevum.bots.turn import TurnBot
from aevum.bots.verdict import Tried
from aevum.core.action import Action


class SearchBot(Bot):
    """Searches each game in the way that was measured to be best for it."""

    def __init__(self, seed: int | str, simulations: int, seconds: float | None, style: str = "") -> None:
        self._seed = seed
        self._simulations = simulations
        self._seconds = seconds
        self._style = style
        self._bots: dict[str, Bot] = {}

    def choose(self, info: Info) -> Action:
        return self._searcher(info).choose(info)

    def weigh(self, info: Info) -> list[Tried]:
        return self._searcher(info).weigh(info)

    def _searcher(self, info: Info) -> Bot:
        name = info.game.name
        if name not in self._bots:
            search = searches().get(name, Search())
            self._bots[name] = searcher(search, self._seed, self._simulations, self._seconds, self._style)
        return self._bots[name]


def searcher(search: Search, seed: int | str, simulations: int, seconds: float | None = None, style: str = "") -> Bot:
    """Return a bot that searches in a given way. One that grows a tree has no character."""
    if search.kind == "tree":
        return TreeBot(seed, simulations, seconds, horizon=search.horizon)
    if search.kind == "turn":
        return TurnBot(
            seed,
            simulations,
            seconds,
            candidates=search.candidates,
            trust=search.trust,
            doubt=search.doubt,
            lean=search.lean,
            spare=search.spare,
            style=style,
        )
    return RolloutBot(
        seed,
        simulations,
        seconds,
        candidates=search.candidates,
        horizon=search.horizon,
        patience=search.patience,
        style=style,
    )


def searching(
    level: Level,
    seed: int | str,
    simulations: int | None,
    share: int = 1,
    seconds: float | None = None,
    style: str = "",
) -> SearchBot:
    """Return a bot of a level; with a number of simulations it takes no account of time, so that it can be repeated.

    It does one of so many equal shares of the simulations, within the level's seconds or those given.
    """
    if simulations is not None:
        return SearchBot(seed, -(-simulations // share), None, style)
    return SearchBot(seed, -(-level.simulations // share), level.seconds if seconds is None else seconds, style)
