"""Chance is explicit: a position says what it waits for, whoever drives the match supplies the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from aevum.core.dice import Dice

Outcome: TypeAlias = tuple[int, ...] | int | str


class Roll:
    """Some dice are to be rolled. The outcome is a tuple with one number from 1 to ``sides`` per die."""

    __slots__ = ("dice", "sides")

    def __init__(self, dice: int, sides: int = 6) -> None:
        self.dice = dice
        self.sides = sides


class Draw:
    """One thing is to be drawn blindly. The outcome is one item of ``left``.

    ``left`` is what is left in the deck, repeats included, in no order that means anything; it is lent, not given:
    nobody but the position may change it. ``to`` is the one seat that sees what was drawn (``None``: everybody).
    """

    __slots__ = ("deck", "left", "to")

    def __init__(self, deck: str, left: Sequence[int] | Sequence[str], to: int | None = None) -> None:
        self.deck = deck
        self.left = left
        self.to = to


Chance: TypeAlias = Roll | Draw


def fall(chance: Chance, dice: Dice) -> Outcome:
    """Let chance fall: return an outcome that the dice give."""
    if isinstance(chance, Roll):
        return dice.roll(chance.dice, chance.sides)
    item: int | str = chance.left[dice.below(len(chance.left))]
    return item


def problem(chance: Chance, outcome: Outcome) -> str | None:
    """Say what is wrong with an outcome that somebody supplies, or ``None``."""
    if isinstance(chance, Roll):
        if not isinstance(outcome, tuple) or len(outcome) != chance.dice:
            return f"{chance.dice} dice are to be rolled, got {outcome!r}"
        for number in outcome:
            if not 1 <= number <= chance.sides:
                return f"a die shows 1 to {chance.sides}, not {number}"
        return None
    if outcome not in chance.left:
        return f"{outcome!r} is not left in {chance.deck}"
    return None
