"""A bot that plays by the game's own rules of thumb, without looking ahead."""

from __future__ import annotations

from aevum.bots.bot import Bot, Info
from aevum.bots.styles import ranks_of
from aevum.core.action import Action
from aevum.core.dice import QuickDice


class HeuristicBot(Bot):
    """Plays the action that the game's ``heuristics.rank`` puts highest, to the taste of a character; among equals,
    any."""

    def __init__(self, seed: int | str, style: str = "") -> None:
        self._dice = QuickDice(seed)
        self._style = style

    def choose(self, info: Info) -> Action:
        legal = info.legal
        if len(legal) == 1:
            return legal[0]
        ranks = ranks_of(info.game, self._style, info.sample(self._dice), info.seat, legal)
        best = max(ranks)
        equals = [action for action, rank in zip(legal, ranks, strict=True) if rank == best]
        return equals[self._dice.below(len(equals))]
