"""What thinking about a decision found out, in a form that several thinkers' findings can be added up in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from aevum.core.action import Action


class Tried(msgspec.Struct, frozen=True):
    """An action that was thought about, and what came of it."""

    action: Action
    tries: int = 0
    mean: float = 0.0
    """What it is held to be worth: what came of the tries, and what the bot thought of it before."""
    worths: tuple[tuple[int, ...], ...] = ()
    """What each try was worth, per thinker; the same place stands for the same luck. A tree keeps none."""


def in_order(tried: Sequence[Tried]) -> list[Tried]:
    """Return them with the best first: what was tried most often was found best most often."""
    return sorted(tried, key=lambda each: (-each.tries, -each.mean))


def merged(findings: Sequence[Sequence[Tried]]) -> list[Tried]:
    """Add up what several thinkers found about the same decision."""
    if len(findings) == 1:
        return in_order(findings[0])
    actions = dict.fromkeys(each.action for tried in findings for each in tried)
    return in_order([_together(action, findings) for action in actions])


def _together(action: Action, findings: Sequence[Sequence[Tried]]) -> Tried:
    tries, total = 0, 0.0
    worths: list[tuple[int, ...]] = []
    for tried in findings:
        found = next((each for each in tried if each.action == action), Tried(action))
        tries += found.tries
        total += found.tries * found.mean
        worths += found.worths or ((),)
    return Tried(action, tries, total / tries if tries else 0.0, tuple(worths))


def duel(one: Tried, other: Tried) -> tuple[int, int, int]:
    """Return how often the first came out better than the second with the same luck, how often worse, and of how many
    tries."""
    better = worse = number = 0
    for ours, theirs in zip(one.worths, other.worths, strict=True):
        for mine, yours in zip(ours, theirs, strict=False):
            number += 1
            better += mine > yours
            worse += mine < yours
    return better, worse, number
