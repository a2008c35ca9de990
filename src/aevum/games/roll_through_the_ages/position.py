"""The state of a match: the sheets, the dice and what is going on in the turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from aevum.core.dice import Dice
from aevum.core.meta import OptionValue
from aevum.core.result import Result
from aevum.core.step import Step
from aevum.games.roll_through_the_ages.board import (
    FACE_IDS,
)
from aevum.games.roll_through_the_ages.check import problems_of
from aevum.games.roll_through_the_ages.flow import STEPS
from aevum.games.roll_through_the_ages.scoring import places, score_of
from aevum.games.roll_through_the_ages.sheet import new_sheet
from aevum.games.roll_through_the_ages.state import State
from aevum.games.roll_through_the_ages.view import TableView, view_of


@dataclass(eq=False)
class RollPosition(State):
    """The whole truth of a match."""

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
            [draft.clone() for draft in self.drafts],
            self.declined[:],
            self.called,
            self.asked[:],
            self.ended,
        )

    def view(self, seat: int | None) -> TableView:
        return view_of(self, seat)

    def resample(self, seat: int | None, dice: Dice) -> RollPosition:
        # nothing is hidden in this game
        return self.clone()

    @property
    def result(self) -> Result | None:
        if self.stack:
            return None
        return Result(places(self), self.ended)

    def scores(self) -> list[int]:
        return [score_of(sheet) for sheet in self.sheets]

    def check(self) -> list[str]:
        return problems_of(self)


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
        drafts=[],
        declined=[],
        called=False,
        asked=[],
        ended="",
    )


POSITION: Final = RollPosition
