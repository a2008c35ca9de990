"""How a match would go on from a position: what each seat may expect when all play on by rules of thumb."""

from __future__ import annotations

import math
import time
from typing import Final

from aevum.bots.outlook import play_on
from aevum.bots.settings import Search, searches
from aevum.core.dice import QuickDice
from aevum.core.match import Game
from aevum.core.position import Position

FEWEST: Final = 6
MOST: Final = 40


def outcome(game: Game, pos: Position) -> list[float]:
    """Return each seat's share of the win, in percent; alone, the score. A position that is not over is judged as it
    stands."""
    result = pos.result if pos.over else None
    if result is None:
        values: list[int] = [game.heuristics.value(pos, seat) for seat in range(pos.seats)]
        if pos.seats == 1:
            return [float(values[0])]
        first = [seat for seat in range(pos.seats) if values[seat] == max(values)]
        return [100.0 / len(first) if seat in first else 0.0 for seat in range(pos.seats)]
    if pos.seats == 1:
        return [float(result.score(0))]
    winners = result.winners
    return [100.0 / len(winners) if seat in winners else 0.0 for seat in range(pos.seats)]


def prospects(game: Game, position: Position, seconds: float) -> list[tuple[float, float]]:
    """Return what each seat may expect, with the standard error: the mean over matches played on to their end.

    Luck is the same for every position, so that two of them differ by little else than themselves. Where rules of thumb
    are far from strong play (``reach``), a distant end says less: expectations are drawn towards equal shares.
    """
    if position.over:
        return [(each, 0.0) for each in outcome(game, position)]
    ends = time.monotonic() + seconds
    found: list[list[float]] = []
    made = 0
    while len(found) < FEWEST or (len(found) < MOST and time.monotonic() < ends):
        dice = QuickDice(f"prospects/{len(found)}")
        pos = position.clone()
        made += play_on(game.heuristics, pos, dice, game.meta.longest)
        found.append(outcome(game, pos))
    if position.seats == 1:
        return [_mean([each[0] for each in found], True)]
    belief = faith(searches().get(game.name, Search()).reach, made / len(found))
    even = 100 / position.seats
    means = [_mean([each[seat] for each in found], False) for seat in range(position.seats)]
    return [(even + belief * (mean - even), belief * error) for mean, error in means]


def faith(reach: int, ahead: float) -> float:
    """Return how far to believe in the ends of matches that were so many decisions ahead, from 0 to 1."""
    return max(0.0, 1 - (ahead / reach) ** 2) if reach else 1.0


def _mean(values: list[float], points: bool) -> tuple[float, float]:
    number = len(values)
    mean = math.fsum(values) / number
    if points:
        spread = math.fsum((value - mean) ** 2 for value in values) / (number - 1)
        return mean, math.sqrt(spread / number)
    # One more win and one more loss than there were: a few wins in a row are no certainty.
    rate = (math.fsum(values) / 100 + 1) / (number + 2)
    return mean, 100 * math.sqrt(rate * (1 - rate) / (number + 2))
