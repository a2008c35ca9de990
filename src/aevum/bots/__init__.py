"""Players: each is told what its seat may know and answers with one of the legal actions."""

from __future__ import annotations

from aevum.bots.beginner import BeginnerBot
from aevum.bots.bot import Bot, Info
from aevum.bots.heuristic import HeuristicBot
from aevum.bots.levels import SearchBot, searching
from aevum.bots.newcomer import NewcomerBot
from aevum.bots.rollout import RolloutBot
from aevum.bots.settings import SEARCHING
from aevum.bots.styles import check_style, level_of, named, style_of
from aevum.bots.tree import TreeBot
from aevum.bots.uniform import RandomBot
from aevum.bots.verdict import Tried
from aevum.core.errors import Invalid
from aevum.core.match import Game

__all__ = [
    "BOTS",
    "LEVELS",
    "BeginnerBot",
    "Bot",
    "HeuristicBot",
    "Info",
    "NewcomerBot",
    "RandomBot",
    "RolloutBot",
    "SearchBot",
    "TreeBot",
    "Tried",
    "check",
    "create",
    "level_of",
    "named",
    "style_of",
]

LEVELS = ("beginner", "normal", "strong", "expert")
BOTS = ("random", "newcomer", "heuristic", *LEVELS)


def create(name: str, seed: int | str, share: int = 1, seconds: float | None = None) -> Bot:
    """Return a new bot. ``strong@200`` and ``expert@200`` think for 200 simulations instead of some seconds; behind a
    colon stands a character that the game knows: ``normal:raider``, ``strong@200:builder``.

    What a bot decides depends on the seed and on what it is told, and for a bot that thinks for seconds on the time.
    One that searches does one of ``share`` equal parts of the work, within other ``seconds`` than its level's if given;
    ``aevum.bots.cores`` lets several do all of it together.

    :raises Invalid: if there is no such bot.
    """
    level, characterful, style = name.partition(":")
    kind, limited, number = level.partition("@")
    if characterful and (kind not in LEVELS or not style):
        raise Invalid(
            f"no bot {name!r}; a character goes with a level, e.g. normal:raider", "no_character", {"name": name}
        )
    if limited and (kind not in SEARCHING or not number.isdecimal() or int(number) < 1):
        raise Invalid(
            f"no bot {name!r}; a number of simulations goes with strong or expert, e.g. strong@200",
            "no_searching_bot",
            {"name": name},
        )
    if kind == "random":
        return RandomBot(seed)
    if kind in ("heuristic", "normal"):
        return HeuristicBot(seed, style)
    if kind == "newcomer":
        return NewcomerBot(seed)
    if kind == "beginner":
        return BeginnerBot(seed, style)
    if kind in SEARCHING:
        return searching(SEARCHING[kind], seed, int(number) if limited else None, share, seconds, style)
    known = ", ".join(BOTS)
    raise Invalid(f"no bot {name!r}; there are {known}", "no_bot", {"name": name, "known": known})


def check(name: str, game: Game) -> None:
    """:raises Invalid: if there is no such bot, or none of this character in the game."""
    create(name, 0)
    check_style(game, style_of(name))
