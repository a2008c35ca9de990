"""A player's score sheet and peg board, and an offer to trade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.games.roll_through_the_ages.board import (
    ARCHITECTURE,
    CITY_SITES,
    DEVELOPMENT_IDS,
    EMPIRE,
    FIRST_POINTS,
    GOOD_IDS,
    GOOD_LIMITS,
    GOOD_VALUES,
    LATER_POINTS,
    MONUMENT_SITES,
    MOST_FOOD,
    POINTS,
    SITE_IDS,
    SITE_WORKERS,
    START_CITIES,
    START_FOOD,
    sites_in_play,
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

    def goods_value(self) -> int:
        """What all goods are worth."""
        goods = self.goods
        return (
            GOOD_VALUES[0][goods[0]]
            + GOOD_VALUES[1][goods[1]]
            + GOOD_VALUES[2][goods[2]]
            + GOOD_VALUES[3][goods[3]]
            + GOOD_VALUES[4][goods[4]]
        )

    def monuments(self) -> int:
        """How many monuments are built."""
        return sum(1 for site in MONUMENT_SITES if self.built[site] != OPEN)

    def development_points(self) -> int:
        return sum(POINTS[index] for index, owned in enumerate(self.developments) if owned)

    def monument_points(self) -> int:
        """What is built counts, more for the first (RTA-4.3); what is not finished counts nothing (RTA-4.4)."""
        points = 0
        for site in MONUMENT_SITES:
            if self.built[site] == FIRST:
                points += FIRST_POINTS[site]
            elif self.built[site] == LATER:
                points += LATER_POINTS[site]
        return points

    def bonus_points(self) -> int:
        """Architecture: a point per monument (RTA-6.12). Empire: a point per city (RTA-6.13)."""
        points = self.monuments() if self.developments[ARCHITECTURE] else 0
        return points + (self.cities if self.developments[EMPIRE] else 0)

    def score(self) -> int:
        """RTA-7.2."""
        return self.development_points() + self.monument_points() + self.bonus_points() - self.disasters


@dataclass(eq=False)
class TradeOffer:
    """What one player offers another, one of them being in turn: amounts of food and of each good."""

    by: int
    to: int
    given: list[int]
    asked: list[int]
    asking: bool
    """Whether the asking has begun: then nothing more is put in."""

    def clone(self) -> TradeOffer:
        return TradeOffer(self.by, self.to, self.given[:], self.asked[:], self.asking)


def check_sheet(sheet: Sheet, seats: int) -> list[str]:
    problems = []
    if not 0 <= sheet.food <= MOST_FOOD:
        problems.append(f"{sheet.food} food")
    if len(sheet.goods) != len(GOOD_IDS) or any(
        not 0 <= count <= limit for count, limit in zip(sheet.goods, GOOD_LIMITS, strict=False)
    ):
        problems.append(f"goods {sheet.goods}")
    if len(sheet.work) != len(SITE_IDS) or len(sheet.built) != len(SITE_IDS):
        return [*problems, "the sites are not those of the sheet"]
    in_play = sites_in_play(seats)
    for site, boxes in enumerate(sheet.work):
        full = boxes == SITE_WORKERS[site]
        if not 0 <= boxes <= SITE_WORKERS[site] or full != (sheet.built[site] != OPEN):
            problems.append(f"{SITE_IDS[site]}: {boxes} boxes ticked, built is {sheet.built[site]}")
        if boxes and site not in in_play:
            problems.append(f"{SITE_IDS[site]} is not in play with {seats} players")
    if len(sheet.developments) != len(DEVELOPMENT_IDS) or sheet.owned != sum(sheet.developments):
        problems.append(f"{sheet.owned} developments counted, {sheet.developments} owned")
    built = sum(1 for site in CITY_SITES if sheet.built[site] != OPEN)
    if sheet.cities != START_CITIES + built:
        problems.append(f"{sheet.cities} cities counted, {built} built")
    if sheet.disasters < 0:
        problems.append(f"{sheet.disasters} disaster boxes")
    return problems


def new_sheet() -> Sheet:
    """RTA-1.1."""
    sites, developments = len(SITE_IDS), len(DEVELOPMENT_IDS)
    return Sheet(START_FOOD, [0] * len(GOOD_IDS), [0] * sites, [OPEN] * sites, [0] * developments, 0, START_CITIES, 0)
