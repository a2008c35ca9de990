"""A bot that plays any legal action."""

from __future__ import annotations

from aevum.bots.bot import Bot, Info
from aevum.core.action import Action
from aevum.core.dice import QuickDice


class RandomBot(Bot):
    """Plays any legal action, each equally likely."""

    def __init__(self, seed: int | str) -> None:
        self._dice = QuickDice(seed)

    def choose(self, info: Info) -> Action:
        legal = info.legal
        return legal[self._dice.below(len(legal))]
