"""A bot that plays by rules of thumb and makes honest mistakes."""

from __future__ import annotations

from typing import Final

from aevum.bots.bot import Bot, Info
from aevum.bots.outlook import NEVER
from aevum.bots.styles import ranks_of
from aevum.core.action import Action
from aevum.core.dice import QuickDice

SLIPS: Final = 30
"""How often, in a hundred decisions, it does not play what it finds best."""


class BeginnerBot(Bot):
    """Plays the second or third best action now and then, as somebody does who is still learning."""

    def __init__(self, seed: int | str, style: str = "") -> None:
        self._dice = QuickDice(seed)
        self._style = style

    def choose(self, info: Info) -> Action:
        legal = info.legal
        if len(legal) == 1:
            return legal[0]
        ranks = ranks_of(info.game, self._style, info.sample(self._dice), info.seat, legal)
        order = sorted(range(len(legal)), key=lambda index: -ranks[index])
        others = [index for index in order[1:3] if ranks[index] > NEVER]
        if others and self._dice.below(100) < SLIPS:
            return legal[self._dice.pick(others)]
        best = [index for index in order if ranks[index] == ranks[order[0]]]
        return legal[self._dice.pick(best)]
