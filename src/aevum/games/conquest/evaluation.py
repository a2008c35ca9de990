"""What bots of both History games think alike: when a decision has had its effect, and what a position promises.

A position is told by its aspects, numbers with a weight for each epoch and case; weights are found by ``aevum fit``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from aevum.games.conquest.board import Board

CASES: Final = ("start", "waits", "done")
"""Before or in the draft; before or in one's turn; after it."""


class Called(Protocol):
    """A position with epochs, in each of which empires are called one after the other."""

    epoch: int
    called: int


def clock(pos: Called) -> int:
    """Return a number that grows when an epoch begins and when an empire is called."""
    return pos.epoch * 100 + pos.called


def until(pos: Called, seat: int) -> int:
    """Return when a decision has had its effect: at the next call, which is the end of the turn or of the draft."""
    return clock(pos) + 1


def later(pos: Called, seat: int) -> int:
    """Return the hour up to which to play on where there is time: the end of the epoch, when everybody has answered."""
    return (pos.epoch + 1) * 100


def epoch(pos: Called) -> int:
    """Return the epoch, 0 before the first."""
    return pos.epoch


def weights_by_case(found: Mapping[str, int], aspects: Sequence[str], epochs: int) -> dict[str, list[list[int]]]:
    """Return, by case and epoch, the weights of the aspects and, last, the constant."""
    names = (*aspects, "base")
    return {
        case: [[found.get(f"{case}_{number}_{name}", 0) for name in names] for number in range(epochs + 1)]
        for case in CASES
    }


def weigh(weights: Sequence[int], aspects: Sequence[int]) -> int:
    """Return the weighted sum of the aspects and the constant."""
    total = weights[-1]
    for weight, number in zip(weights, aspects, strict=False):
        total += weight * number
    return total


def holds_to_come(board: Board, who: int, values: Sequence[Sequence[Sequence[int]]], now: int) -> tuple[int, int, int]:
    """Return what a player's lands would bring in the next epoch, each army's presence then, and the epoch after.

    ``values``: per epoch and region what each level of hold brings; there are as many as there are epochs.
    """
    hold = near = after = 0
    last = len(values) - 1
    if now < last:
        mine = board.held[who]
        for region, lands in enumerate(board.atlas.region_lands):
            armies = (mine & lands).bit_count()
            if armies:
                level = board.level(who, region)
                hold += values[now + 1][region][level]
                near += values[now + 1][region][1] * armies
                if now + 1 < last:
                    after += values[now + 2][region][level]
    return hold, near, after


def army_aspects(board: Board, who: int, cards: int, waiting: int) -> list[int]:
    """Return a player's armies, forts and cards, the rivals' armies and how many wait, per rival, doubled."""
    mine = board.held[who]
    rivals = 0
    for other, held in enumerate(board.held):
        if other != who:
            rivals += held.bit_count()
    others = len(board.held) - 1
    return [
        mine.bit_count(),
        (mine & board.walled).bit_count(),
        cards,
        rivals * 2 // others,
        waiting * 2 // others,
    ]
