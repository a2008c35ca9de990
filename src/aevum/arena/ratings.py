"""What a league's results say: win rates, ratings and how sure they are."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from aevum.arena.league import Plan, ladder_of
from aevum.arena.simulate import Played
from aevum.core.dice import QuickDice

RESAMPLES = 1000


class Standing(msgspec.Struct, frozen=True):
    """How one bot did. The interval of the win rate is Wilson's, at 95 %."""

    bot: str
    games: int
    """Seats played."""
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float
    rating: float
    """OpenSkill's mu, and its sigma."""
    uncertainty: float


class Pair(msgspec.Struct, frozen=True):
    """One bot against another, seat against seat in the same match; the interval is bootstrapped by dice."""

    one: str
    other: str
    comparisons: int
    better: float
    """How often the first ended before the second; a shared place is half."""
    elo: float
    elo_low: float
    elo_high: float


class Report(msgspec.Struct, frozen=True):
    """All of it."""

    plan: Plan
    matches: int
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    progress: dict[str, list[float]]
    """The win rate of each bot after each twentieth of the matches."""
    ladder: tuple[str, ...] = ()
    """Where it was one: how it stands, from the top."""


def report(plan: Plan, played: Sequence[Played]) -> Report:
    """Return what the results say."""
    ratings = _openskill(plan, played)
    standings = sorted((_standing(bot, played, ratings) for bot in plan.bots), key=lambda each: -each.rating)
    pairs = [
        _pair(plan, one, other, played)
        for index, one in enumerate(plan.bots)
        for other in plan.bots[index + 1 :]
        if any(one in match.bots and other in match.bots for match in played)
    ]
    ladder = tuple(ladder_of(plan, played)) if plan.ladder else ()
    return Report(plan, len(played), tuple(standings), tuple(pairs), _progress(plan, played), ladder)


def _share(match: Played, seat: int) -> float:
    winners = match.result.winners
    return 1 / len(winners) if seat in winners else 0.0


def _standing(bot: str, played: Sequence[Played], ratings: dict[str, tuple[float, float]]) -> Standing:
    seats = [(match, seat) for match in played for seat, name in enumerate(match.bots) if name == bot]
    wins = math.fsum(_share(match, seat) for match, seat in seats)
    rate = wins / len(seats) if seats else 0.0
    low, high = wilson(rate, len(seats))
    scores = [match.result.score(seat) for match, seat in seats]
    mu, sigma = ratings[bot]
    mean = sum(scores) / len(scores) if scores else 0.0
    return Standing(bot, len(seats), round(wins, 3), rate, low, high, mean, mu, sigma)


def wilson(rate: float, number: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate."""
    if number == 0:
        return 0.0, 1.0
    z = 1.959964
    middle = (rate + z * z / (2 * number)) / (1 + z * z / number)
    half = z * math.sqrt(rate * (1 - rate) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return max(0.0, middle - half), min(1.0, middle + half)


def _openskill(plan: Plan, played: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Rate the bots match by match. Where a bot sits at several seats, its rating moves by the mean of them."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in plan.bots}
    for match in played:
        ranks: list[float] = [0.0] * len(match.bots)
        for place in match.result.places:
            ranks[place.seat] = float(place.rank)
        teams = [[ratings[name]] for name in match.bots]
        rated = model.rate(teams, ranks=ranks)
        for bot in set(match.bots):
            new = [team[0] for team, name in zip(rated, match.bots, strict=True) if name == bot]
            mu = math.fsum(each.mu for each in new) / len(new)
            sigma = math.fsum(each.sigma for each in new) / len(new)
            ratings[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _pair(plan: Plan, one: str, other: str, played: Sequence[Played]) -> Pair:
    groups = _by_dice(plan, one, other, played)
    better, total = _summed(groups)
    dice = QuickDice(f"{one} {other}")
    elos = []
    for _ in range(RESAMPLES):
        drawn = [groups[dice.below(len(groups))] for _ in groups]
        elos.append(elo(*_summed(drawn)))
    elos.sort()
    rate = better / total
    low, high = elos[int(0.025 * RESAMPLES)], elos[int(0.975 * RESAMPLES)]
    return Pair(one, other, int(total), rate, elo(better, total), low, high)


def _by_dice(plan: Plan, one: str, other: str, played: Sequence[Played]) -> list[tuple[float, float]]:
    """Return, per line-up and round, how often the first was before the second, and how often they were compared."""
    groups: dict[int, tuple[float, float]] = {}
    for match in played:
        ranks = {place.seat: place.rank for place in match.result.places}
        better = total = 0.0
        for seat, name in enumerate(match.bots):
            for rival, rival_name in enumerate(match.bots):
                if name == one and rival_name == other:
                    total += 1
                    better += 1.0 if ranks[seat] < ranks[rival] else 0.5 if ranks[seat] == ranks[rival] else 0.0
        if total:
            before = groups.get(match.number // plan.seats, (0.0, 0.0))
            groups[match.number // plan.seats] = (before[0] + better, before[1] + total)
    return list(groups.values())


def _summed(groups: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return math.fsum(group[0] for group in groups), math.fsum(group[1] for group in groups)


def elo(better: float, total: float) -> float:
    """Return the Elo-like difference that a share of comparisons stands for, with half a comparison added to each."""
    rate = (better + 0.5) / (total + 1)
    return 400 * math.log10(rate / (1 - rate))


def _progress(plan: Plan, played: Sequence[Played]) -> dict[str, list[float]]:
    progress: dict[str, list[float]] = {bot: [] for bot in plan.bots}
    wins = dict.fromkeys(plan.bots, 0.0)
    seats = dict.fromkeys(plan.bots, 0)
    every = max(1, len(played) // 20)
    for number, match in enumerate(played, start=1):
        for seat, bot in enumerate(match.bots):
            wins[bot] += _share(match, seat)
            seats[bot] += 1
        if number % every == 0:
            for bot in plan.bots:
                progress[bot].append(wins[bot] / seats[bot] if seats[bot] else 0.0)
    return progress
