"""Characters: bots of one level that like different things."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.bots.outlook import NEVER
from aevum.core.action import Action
from aevum.core.errors import Invalid
from aevum.core.match import Game
from aevum.core.position import Position


def level_of(bot: str) -> str:
    """Return the level in a bot's name.

    >>> level_of("normal:raider")
    'normal'
    """
    return bot.partition(":")[0]


def style_of(bot: str) -> str:
    """Return the character in a bot's name; empty if it has none.

    >>> style_of("normal:raider"), style_of("normal")
    ('raider', '')
    """
    return bot.partition(":")[2]


def named(level: str, style: str) -> str:
    """Return the name of a bot; the inverse of both."""
    return f"{level}:{style}" if style else level


def check_style(game: Game, style: str) -> None:
    """:raises Invalid: if bots of this game cannot have such a character."""
    if style and style not in game.meta.styles:
        known = ", ".join(game.meta.styles)
        raise Invalid(
            f"no character {style!r} in {game.name}; there are: {known or 'none'}",
            "no_style",
            {"game": game.name, "name": style, "known": known},
        )


def likings(game: Game, style: str, pos: Position, seat: int, actions: Sequence[Action]) -> list[int]:
    """Return how much a character likes each action beyond what is good, in the units of ``heuristics.rank``."""
    if not style or game.styles is None:
        return [0] * len(actions)
    likes = game.styles.STYLES.likes[style]
    return [likes.get(game.styles.purpose(pos, seat, action), 0) for action in actions]


def ranks_of(game: Game, style: str, pos: Position, seat: int, actions: list[Action]) -> list[int]:
    """Return how good each action seems to somebody of this character."""
    ranks: list[int] = game.heuristics.rank(pos, seat, actions)
    if style:
        liked = likings(game, style, pos, seat, actions)
        # What nobody plays on purpose is to nobody's taste.
        ranks = [rank + like if rank > NEVER else rank for rank, like in zip(ranks, liked, strict=True)]
    return ranks


def liking_in_standing(game: Game, liking: int) -> float:
    """Return a liking in the units of ``heuristics.value``."""
    return liking * game.styles.STYLES.standing / 1000 if liking and game.styles is not None else 0.0
