"""What an expert would do in somebody's place, and why: for a hint, and for a move that turned a match."""

from __future__ import annotations

import secrets

import msgspec

from aevum.bots import Tried
from aevum.bots.reasons import reasons
from aevum.bots.task import Task
from aevum.bots.verdict import duel
from aevum.core import Action, Game, Position, QuickDice
from aevum.server import wire
from aevum.server.crew import Crew


def task_of(game: Game, position: Position, seat: int, bot: str, seconds: float | None = None) -> Task:
    """Return the decision of a seat. The worker is told a position that the seat cannot tell from the true one."""
    like = position.resample(seat, QuickDice(secrets.token_hex(8))).pack()
    return Task(game.name, like, seat, bot, secrets.token_hex(8), seconds=seconds)


async def advice(workers: Crew, task: Task) -> wire.Hint:
    """Return what the expert would do, compared with the second best.

    :raises BrokenExecutor: if the process died.
    :raises TimeoutError: if it takes far too long.
    """
    tried = await workers.weigh(task)
    # What was never tried is no second best.
    return await _explained(workers, task, tried[:2] if len(tried) > 1 and tried[1].tries else tried[:1])


async def better_than(workers: Crew, task: Task, played: Action) -> wire.Hint | None:
    """Return what the expert would have done instead of what was played; nothing where that was as good.

    :raises BrokenExecutor: if the process died.
    :raises TimeoutError: if it takes far too long.
    """
    tried = await workers.weigh(task)
    best = tried[0]
    # What was not worth a try has none to be compared by.
    found = next((each for each in tried if each.action == played), Tried(played))
    better, worse, number = duel(best, found) if found.worths else (1, 0, 1)
    if best.action == played or (number and better <= worse):
        return None
    return await _explained(workers, task, [best, found])


async def _explained(workers: Crew, task: Task, tried: list[Tried]) -> wire.Hint:
    hint = hint_of(tried, alone=False)
    other = tried[1].action if len(tried) > 1 else None
    found = await workers.run(reasons, task.game, task.position, task.seat, tried[0].action, other, task.seed)
    hint.reasons = [wire.HintReason(**msgspec.structs.asdict(reason)) for reason in found]
    return hint


def hint_of(tried: list[Tried], alone: bool) -> wire.Hint:
    """Return the best action with the reason: how it compares with the second best."""
    best = tried[0]
    hint = wire.Hint(json_of(best.action), "only" if alone else "sensible", None, best.tries, 0, 0, [])
    if len(tried) == 1 or tried[1].tries == 0:
        return hint
    other = tried[1]
    hint.other = json_of(other.action)
    better, worse, number = duel(best, other)
    if number == 0:
        hint.why, hint.percent, hint.other_percent = "outlook", round(100 * best.mean), round(100 * other.mean)
        return hint
    hint.why, hint.tries = "duel" if better > worse else "average", number
    hint.percent, hint.other_percent = round(100 * better / number), round(100 * worse / number)
    return hint


def json_of(action: Action) -> wire.Json:
    """Return an action as the wire has it."""
    found: wire.Json = msgspec.json.decode(msgspec.json.encode(action))
    return found
