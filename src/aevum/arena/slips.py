"""Rules of thumb that now and then choose at random: matches from which something can be learned."""

from __future__ import annotations

from aevum.bots.outlook import best_ranked
from aevum.core.action import Action
from aevum.core.contract import Heuristics
from aevum.core.dice import Dice
from aevum.core.position import Position


def decide(heuristics: Heuristics, position: Position, seat: int, slips: int, dice: Dice) -> Action:
    """Return what the rules of thumb would do; ``slips`` times in a hundred anything that is allowed."""
    legal = position.legal(seat)
    if dice.below(100) < slips:
        return dice.pick(legal)
    return best_ranked(heuristics, position.resample(seat, dice), seat, legal, dice)
