"""Why an action is better than another, in the game's own terms: what it changes of what players count."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median_low

from aevum.bots.outlook import play_on
from aevum.core.action import Action
from aevum.core.dice import QuickDice
from aevum.core.drive import let_chance_fall
from aevum.core.match import Game
from aevum.core.match import game as find_game
from aevum.core.position import Position
from aevum.core.stake import Reason, Stake

SAMPLES = 9
MOST_REASONS = 2
TURN = 60
"""More decisions than a turn has."""
OTHERS = 2
"""Decisions of others in a row that do not end a turn: an answer, a bid."""
WORTH_TELLING = 10
"""In hundredths of a point."""


def reasons(game_name: str, packed: str, seat: int, best: Action, other: Action | None, seed: str) -> list[Reason]:
    """Return why ``best`` is better than ``other``: what is there at once or, where nothing is, at the end of the turn.

    The position is one that the seat cannot tell from the true one; what it does not know is dealt again each time.
    """
    game = find_game(game_name)
    if game.stakes is None:
        return []
    position = game.unpack(packed)
    # Without a second best, what the rest of the turn brings says nothing about this action.
    for turns in (False,) if other is None else (False, True):
        found = _compared(game, position, seat, best, other, seed, turns)
        if found:
            return found
    return []


def _compared(
    game: Game, position: Position, seat: int, best: Action, other: Action | None, seed: str, turns: bool
) -> list[Reason]:
    now = _by_name(game, position, seat)
    after = [_after(game, position, seat, best, f"{seed} {number}", turns) for number in range(SAMPLES)]
    instead = [now]
    if other is not None:
        instead = [_after(game, position, seat, other, f"{seed} {number}", turns) for number in range(SAMPLES)]
    gains: list[tuple[float, Reason]] = []
    for key in dict.fromkeys([key for row in after for key in row]):
        usual = median_low([_amount(row, key) for row in after])
        before = _amount(now, key)
        known = next(row[key] for row in after if key in row)
        gain = known.worth * (mean(_amount(row, key) for row in after) - mean(_amount(row, key) for row in instead))
        if usual != before and gain >= WORTH_TELLING and (usual - before) * known.worth > 0:
            count = max(row[key].count for row in after if key in row)
            gains.append((gain, Reason(known.name, before, usual, known.thing, known.kind, count, turns)))
    gains.sort(key=lambda row: -row[0])
    return [reason for _, reason in gains[:MOST_REASONS]]


def _after(game: Game, position: Position, seat: int, action: Action, seed: str, turns: bool) -> dict[str, Stake]:
    dice = QuickDice(seed)
    pos = position.resample(seat, dice)
    pos.apply(seat, action)
    if turns and game.heuristics is not None:
        play_on(game.heuristics, pos, dice, TURN, seat, OTHERS)
    let_chance_fall(pos, dice)
    return _by_name(game, pos, seat)


def _by_name(game: Game, position: Position, seat: int) -> dict[str, Stake]:
    assert game.stakes is not None
    found: Sequence[Stake] = game.stakes.stakes(position, seat)
    return {f"{stake.name} {stake.thing}": stake for stake in found}


def _amount(row: dict[str, Stake], key: str) -> int:
    return row[key].amount if key in row else 0
