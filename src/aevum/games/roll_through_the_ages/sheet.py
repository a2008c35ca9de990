"""A player's score sheet and peg board, and an offer to trade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.games.roll_through_the_ages.board import (
    DEVELOPMENT_IDS,
    GOOD_IDS,
    SITE_IDS,
    START_CITIES,
    START_FOOD,
)

OPEN: Final = 0
FIRST: Final = 1
LATER: Final = 2


@dataclass(eq=False)
class Sheet:
    """One player's score sheet and peg board."""

    food: int
    goods: list[int]
    work: list[int]
    """Boxes ticked, per site."""
    built: list[int]
    """Per site: not built, built as the first, built later. A city is always its owner's first."""
    developments: list[int]
    """1 for each development owned."""
    disasters: int
    cities: int
    owned: int
    """How many developments are owned."""

    def clone(self) -> Sheet:
        return Sheet(
            self.food,
            self.goods[:],
            self.work[:],
            self.built[:],
            self.developments[:],
            self.disasters,
            self.cities,
            self.owned,
        )


@dataclass(eq=False)
class TradeOffer:
    """What one player offers another, one of them being in turn: amounts of food and of each good."""

    by: int
    to: int
    given: list[int]
    asked: list[int]

    def clone(self) -> TradeOffer:
        return TradeOffer(self.by, self.to, self.given[:], self.asked[:])


def new_sheet() -> Sheet:
    """RTA-1.1."""
    sites, developments = len(SITE_IDS), len(DEVELOPMENT_IDS)
    return Sheet(START_FOOD, [0] * len(GOOD_IDS), [0] * sites, [OPEN] * sites, [0] * developments, 0, START_CITIES, 0)
