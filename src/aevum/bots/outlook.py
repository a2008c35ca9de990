"""Playing on from an imagined position, and how well each seat then stands."""

from __future__ import annotations

import math
from typing import Final

from aevum.core.action import Action
from aevum.core.contract import Heuristics
from aevum.core.dice import Dice
from aevum.core.drive import decisions
from aevum.core.position import Position

NEVER: Final = -100_000
"""A rank so low that nobody plays the action on purpose or tries it: giving up, for one."""


def best_ranked(heuristics: Heuristics, pos: Position, seat: int, legal: list[Action], dice: Dice) -> Action:
    """Return the action that the game's rules of thumb put highest; among equals, any."""
    if len(legal) == 1:
        return legal[0]
    ranks: list[int] = heuristics.rank(pos, seat, legal)
    best = max(ranks)
    equals = [action for action, rank in zip(legal, ranks, strict=True) if rank == best]
    return equals[dice.below(len(equals))] if len(equals) > 1 else equals[0]


def play_on(heuristics: Heuristics, pos: Position, dice: Dice, most: int, seat: int = -1, patience: int = -1) -> int:
    """Play on by rules of thumb for ``most`` decisions at most; return how many there were.

    With ``patience``, playing on also stops where more than that many decisions in a row are not those of ``seat``:
    its turn is over then.
    """
    made = 0
    if not most:
        return made
    away = 0
    for actors in decisions(pos, dice):
        actor = seat if seat in actors else actors[0]
        if patience >= 0:
            away = 0 if actor == seat else away + 1
            if away > patience:
                return made
        pos.apply(actor, best_ranked(heuristics, pos, actor, pos.legal(actor), dice))
        made += 1
        if made == most:
            return made
    return made


def margins(heuristics: Heuristics, pos: Position) -> list[int]:
    """Return how far each seat is ahead of the best other one, in the game's own unit; alone, how well it stands."""
    values: list[int] = [heuristics.value(pos, seat) for seat in range(pos.seats)]
    if pos.seats == 1:
        return values
    first = max(values)
    second = max(value for seat, value in enumerate(values) if seat != values.index(first))
    return [value - (second if value == first else first) for value in values]


class Outlook:
    """Turns margins into a number from 0 (lost) to 1 (won) per seat, on a scale found from what it has seen."""

    def __init__(self) -> None:
        self._seen = 0
        self._total = 0
        self._spread = 0

    def of(self, heuristics: Heuristics, pos: Position) -> list[float]:
        """Return how good the position is for each seat."""
        found = margins(heuristics, pos)
        if pos.seats == 1:
            return [self._alone(found[0])]
        self._seen += 1
        self._spread += max(abs(margin) for margin in found)
        scale = max(1.0, self._spread / self._seen)
        hopes = [0.5 + 0.5 * math.tanh(margin / scale) for margin in found]
        result = pos.result
        if result is None:
            return hopes
        winners = result.winners
        return [0.7 * (1 / len(winners) if seat in winners else 0.0) + 0.3 * hope for seat, hope in enumerate(hopes)]

    def _alone(self, value: int) -> float:
        self._seen += 1
        self._total += value
        mean = self._total / self._seen
        self._spread += abs(value - int(mean))
        scale = max(1.0, 4 * self._spread / self._seen)
        return 0.5 + 0.5 * math.tanh((value - mean) / scale)
