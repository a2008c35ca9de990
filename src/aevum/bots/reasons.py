"""Why an action is better than another, in the game's own terms: what it changes of what players count."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median_low
from typing import TypeAlias

from aevum.bots.outlook import NEVER, play_on
from aevum.core.action import Action
from aevum.core.dice import QuickDice
from aevum.core.drive import let_chance_fall
from aevum.core.match import Game
from aevum.core.match import game as find_game
from aevum.core.position import Position
from aevum.core.stake import Reason, Stake

SAMPLES = 9
MOST_REASONS = 2
MOST_OTHERS = 6
TURN = 60
"""More decisions than a turn has."""
OTHERS = 2
"""Decisions of others in a row that do not end a turn: an answer, a bid."""
WORTH_TELLING = 10
"""In hundredths of a point."""

Row: TypeAlias = dict[str, Stake]
"""What a seat counts, by name and thing."""


def reasons(game_name: str, packed: str, seat: int, best: Action, other: Action | None, seed: str) -> list[Reason]:
    """Return why ``best`` is better than ``other``: what is there at once or, where nothing is, at the end of the turn.

    Where it brings nothing more than there was, the reason is what ``other`` would lose; where both are as good, or no
    second best was tried, what other moves would. The position is one that the seat cannot tell from the true one; what
    it does not know is dealt again each time.
    """
    game = find_game(game_name)
    if game.stakes is None or best == other:
        return []
    position = game.unpack(packed)
    rest = _alternatives(game, position, seat, best)
    for others in ([] if other is None else [other], rest):
        found = _better_than(game, position, seat, best, others, seed) if others else []
        if found:
            return found
    return []


def _better_than(
    game: Game, position: Position, seat: int, best: Action, others: list[Action], seed: str
) -> list[Reason]:
    now = [_by_name(game, position, seat)]
    ends = []
    for turns in (False, True):
        instead = [row for each in others for row in _ends(game, position, seat, each, seed, turns, len(others))]
        ends.append((_ends(game, position, seat, best, seed, turns), instead))
    for beside_now in (True, False):
        for later, (after, instead) in enumerate(ends):
            found = _compared(after, instead, now if beside_now else instead, bool(later))
            if found:
                return found
    return []


def _alternatives(game: Game, position: Position, seat: int, best: Action) -> list[Action]:
    """Return what a sensible player could do instead: what rules of thumb put highest."""
    others = [action for action in position.legal(seat) if action != best]
    if game.heuristics is None:
        return others[:MOST_OTHERS]
    ranks: list[int] = game.heuristics.rank(position, seat, others)
    order = sorted(range(len(others)), key=lambda index: -ranks[index])
    return [others[index] for index in order if ranks[index] > NEVER][:MOST_OTHERS]


def _compared(after: list[Row], instead: list[Row], before: list[Row], later: bool) -> list[Reason]:
    """Return what is better after an action than ``instead``, told from what was there ``before``."""
    gains: list[tuple[float, Reason]] = []
    for key in dict.fromkeys([key for row in (*after, *instead) for key in row]):
        usual, was = (median_low([_amount(row, key) for row in rows]) for rows in (after, before))
        known = next(row[key] for row in (*after, *instead) if key in row)
        gain = known.worth * (mean(_amount(row, key) for row in after) - mean(_amount(row, key) for row in instead))
        if usual != was and gain >= WORTH_TELLING and (usual - was) * known.worth > 0:
            count = max((row[key].count for row in after if key in row), default=0)
            gains.append((gain, Reason(known.name, was, usual, known.thing, known.kind, count, later)))
    gains.sort(key=lambda row: -row[0])
    return [reason for _, reason in gains[:MOST_REASONS]]


def _ends(
    game: Game, position: Position, seat: int, action: Action, seed: str, turns: bool, share: int = 1
) -> list[Row]:
    samples = max(2, SAMPLES // share)
    return [_after(game, position, seat, action, f"{seed} {number}", turns) for number in range(samples)]


def _after(game: Game, position: Position, seat: int, action: Action, seed: str, turns: bool) -> Row:
    dice = QuickDice(seed)
    pos = position.resample(seat, dice)
    pos.apply(seat, action)
    if turns and game.heuristics is not None:
        play_on(game.heuristics, pos, dice, TURN, seat, OTHERS)
    let_chance_fall(pos, dice)
    return _by_name(game, pos, seat)


def _by_name(game: Game, position: Position, seat: int) -> Row:
    assert game.stakes is not None
    found: Sequence[Stake] = game.stakes.stakes(position, seat)
    return {f"{stake.name} {stake.thing}": stake for stake in found}


def _amount(row: Row, key: str) -> int:
    return row[key].amount if key in row else 0
