"""The state of a match: the sheets, the dice and what is going on in the turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from aevum.core.dice import Dice
from aevum.core.meta import OptionValue
from aevum.core.position import Position
from aevum.core.result import Result, ranking
from aevum.core.step import Step
from aevum.games.roll_through_the_ages.board import FACE_IDS, MONUMENT_SITES, SITE_IDS
from aevum.games.roll_through_the_ages.sheet import FIRST, OPEN, Sheet, TradeOffer, check_sheet, new_sheet
from aevum.games.roll_through_the_ages.steps import STEPS
from aevum.games.roll_through_the_ages.view import TableView, view_of


@dataclass(eq=False)
class RollPosition(Position):
    """The whole truth of a match."""

    trade: bool
    round: int
    seat: int
    sheets: list[Sheet]
    dice: int
    """How many dice this turn has: its player's cities when it began."""
    throws: int
    faces: list[int]
    """How many dice show each face."""
    marked: list[int]
    """How many dice of each face are taken up to be thrown again."""
    pending: int
    """How many dice are in the hand."""
    lowest: int
    """Where a canonical order has got to: the first kind that may still be chosen."""
    workers: int
    coins: int
    buying: int
    """The development being paid for, or -1."""
    due: int
    offer: TradeOffer | None
    declined: list[str]
    """Offers that were refused this turn."""
    ended: str

    steps: ClassVar[Mapping[str, Step[Any]]] = STEPS

    def clone(self) -> RollPosition:
        return RollPosition(
            self.seats,
            self.stack[:],
            self.trade,
            self.round,
            self.seat,
            [sheet.clone() for sheet in self.sheets],
            self.dice,
            self.throws,
            self.faces[:],
            self.marked[:],
            self.pending,
            self.lowest,
            self.workers,
            self.coins,
            self.buying,
            self.due,
            self.offer.clone() if self.offer is not None else None,
            self.declined[:],
            self.ended,
        )

    def view(self, seat: int | None) -> TableView:
        return view_of(self)

    def resample(self, seat: int | None, dice: Dice) -> RollPosition:
        # nothing is hidden in this game
        return self.clone()

    @property
    def result(self) -> Result | None:
        if self.stack:
            return None
        return Result(ranking([[sheet.score(), sheet.goods_value()] for sheet in self.sheets]), self.ended)

    def scores(self) -> list[int]:
        return [sheet.score() for sheet in self.sheets]

    def check(self) -> list[str]:
        problems = []
        if len(self.sheets) != self.seats:
            problems.append(f"{self.seats} seats, {len(self.sheets)} sheets")
        for seat, sheet in enumerate(self.sheets):
            problems += [f"seat {seat}: {problem}" for problem in check_sheet(sheet, self.seats)]
        problems += self._check_firsts()
        if not 0 <= self.seat < self.seats:
            problems.append(f"seat {self.seat} is in turn")
        if len(self.faces) != len(FACE_IDS) or min(self.faces) < 0 or sum(self.faces) + self.pending != self.dice:
            problems.append(f"{self.dice} dice, but {self.faces} lie and {self.pending} are in the hand")
        if len(self.marked) != len(FACE_IDS) or sum(self.marked) > self.pending:
            problems.append(f"{self.marked} dice were taken up, {self.pending} are in the hand")
        if min(self.workers, self.coins, self.due, self.throws, self.round) < 0:
            problems.append("a count is below zero")
        return problems

    def _check_firsts(self) -> list[str]:
        problems = []
        for site in MONUMENT_SITES:
            builders = [sheet.built[site] for sheet in self.sheets if sheet.built[site] != OPEN]
            if builders and builders.count(FIRST) != 1:
                problems.append(f"{SITE_IDS[site]} has {builders.count(FIRST)} first builders")
        return problems

    # for steps

    @property
    def sheet(self) -> Sheet:
        """The sheet of the player in turn."""
        return self.sheets[self.seat]

    def others(self) -> list[int]:
        """The other seats, in turn order from the player in turn."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats)]

    def is_built(self, site: int) -> bool:
        """Whether anybody has built this site."""
        return any(sheet.built[site] != OPEN for sheet in self.sheets)


def start(seats: int, options: Mapping[str, OptionValue]) -> RollPosition:
    """Return the position before the first turn."""
    return RollPosition(
        seats=seats,
        stack=["turn"],
        trade=bool(options["trade"]),
        round=0,
        seat=seats - 1,
        sheets=[new_sheet() for _ in range(seats)],
        dice=0,
        throws=0,
        faces=[0] * len(FACE_IDS),
        marked=[0] * len(FACE_IDS),
        pending=0,
        lowest=0,
        workers=0,
        coins=0,
        buying=-1,
        due=0,
        offer=None,
        declined=[],
        ended="",
    )


POSITION = RollPosition
