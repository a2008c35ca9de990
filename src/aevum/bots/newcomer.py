"""Somebody who has just read the rules: what the level for beginners is measured by."""

from __future__ import annotations

from typing import Final

from aevum.bots.bot import Bot, Info
from aevum.bots.outlook import NEVER
from aevum.core.action import Action
from aevum.core.dice import QuickDice

AMONG: Final = 3


class NewcomerBot(Bot):
    """Plays any of the three actions that the rules of thumb put highest, each equally likely."""

    def __init__(self, seed: int | str) -> None:
        self._dice = QuickDice(seed)

    def choose(self, info: Info) -> Action:
        legal = info.legal
        if len(legal) == 1:
            return legal[0]
        ranks: list[int] = info.game.heuristics.rank(info.sample(self._dice), info.seat, legal)
        # Equals in any order, so that the order of the list does not play.
        order = sorted(range(len(legal)), key=lambda index: (-ranks[index], self._dice.below(1 << 30)))
        thinkable = [index for index in order[:AMONG] if ranks[index] > NEVER] or order[:1]
        return legal[self._dice.pick(thinkable)]
