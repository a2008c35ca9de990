"""The loop that drives every match: while it is not over, let chance fall or let somebody decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from aevum.core.chance import Chance, Draw, Outcome, fall
from aevum.core.dice import Dice, FairDice
from aevum.core.event import Event
from aevum.core.log import Entry, Fall
from aevum.core.position import Position


class Fallen(NamedTuple):
    """How chance fell, and what happened then."""

    chance: Chance
    outcome: Outcome
    events: list[Event]


def chance_fell(position: Position, dice: Dice, fell: list[Fallen] | None = None) -> bool:
    """Let chance fall once, if it must; return whether it did. What it brought is added to ``fell``."""
    chance = position.chance
    if chance is None:
        return False
    _let_fall(position, chance, dice, fell)
    return True


def _let_fall(position: Position, chance: Chance, dice: Dice, fell: list[Fallen] | None) -> None:
    outcome = fall(chance, dice)
    events = position.settle(outcome)
    if fell is not None:
        fell.append(Fallen(chance, outcome, events))


def decisions(position: Position, dice: Dice, fell: list[Fallen] | None = None) -> Iterator[tuple[int, ...]]:
    """Let chance fall until somebody must decide; yield the seats that must, until the match is over.

    Whoever drives the match lets one of them act before going on. What chance brought is added to ``fell``.
    """
    while position.stack:
        # The step is looked up once, and asked for its chance once: both are asked at every move.
        step = position.steps[position.stack[-1]]
        chance = step.chance(position) if step.falls else None
        if chance is not None:
            _let_fall(position, chance, dice, fell)
            continue
        actors = step.actors(position)
        if not actors:
            raise RuntimeError(f"nobody is asked: {position.stack}")
        yield actors


def let_chance_fall(position: Position, dice: Dice) -> tuple[int, ...]:
    """Let chance fall until somebody must decide; return the seats that must, none once the match is over."""
    return next(decisions(position, dice), ())


def logged_decisions(position: Position, dice: FairDice, log: list[Entry]) -> Iterator[tuple[int, ...]]:
    """As ``decisions``, with the dice of a match, which are begun again at each entry of its log.

    What falls is added to the log; whoever drives the match adds the moves.
    """
    while position.stack:
        chance = position.chance
        if chance is None:
            yield position.actors
            continue
        dice.begin(len(log))
        outcome = fall(chance, dice)
        position.settle(outcome)
        log.append(Fall(outcome, chance.to if isinstance(chance, Draw) else None))
