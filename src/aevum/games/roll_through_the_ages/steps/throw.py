"""Throwing the dice: up to three throws, skulls set aside, Leadership's one die more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core.action import Action
from aevum.core.chance import Chance, Outcome, Roll
from aevum.core.errors import Refusal
from aevum.core.step import Step
from aevum.games.roll_through_the_ages.actions import (
    KEEP,
    MOST_DICE,
    REROLL,
    REROLL_ONE,
    THROW,
    Reroll,
    RerollOne,
    Throw,
)
from aevum.games.roll_through_the_ages.board import FACE_IDS, FACE_INDEX, LEADERSHIP, MOST_THROWS, SKULL
from aevum.games.roll_through_the_ages.events import Thrown

if TYPE_CHECKING:
    from aevum.games.roll_through_the_ages.position import RollPosition

FACE_OF = ["", *FACE_IDS]
ROLLS = [Roll(dice) for dice in range(MOST_DICE + 1)]


class ThrowDice(Step["RollPosition"]):
    """The dice in the hand fall."""

    name = "throw"
    clause = "RTA-2.1"

    def chance(self, pos: RollPosition) -> Chance:
        return ROLLS[pos.pending]

    def settle(self, pos: RollPosition, outcome: Outcome) -> None:
        take_throw(pos, outcome)
        pos.throws += 1
        pos.goto("reroll")


def take_throw(pos: RollPosition, outcome: Outcome) -> None:
    assert isinstance(outcome, tuple)
    faces = pos.faces
    for number in outcome:
        faces[number - 1] += 1
    pos.pending = 0
    pos.lowest = 0
    pos.marked = [0] * 6
    pos.happened(Thrown(pos.seat, tuple([FACE_OF[number] for number in outcome])))


class RerollDice(Step["RollPosition"]):
    """Which dice are to be thrown again?"""

    name = "reroll"
    clause = "RTA-2.3"

    def open(self, pos: RollPosition) -> bool:
        if pos.throws == MOST_THROWS or (pos.pending == 0 and not self._can_reroll_any(pos)):
            pos.goto("leadership")
            return False
        return True

    def _can_reroll_any(self, pos: RollPosition) -> bool:
        return pos.seats == 1 or pos.faces[SKULL] < pos.dice

    def legal(self, pos: RollPosition, seat: int) -> list[Action]:
        actions: list[Action] = []
        faces = pos.faces
        for face in range(pos.lowest, 6):
            if faces[face] and (face != SKULL or pos.seats == 1):
                actions.append(REROLL[face])
        actions.append(THROW if pos.pending else KEEP)
        return actions

    def apply(self, pos: RollPosition, seat: int, action: Action) -> None:
        if isinstance(action, Reroll):
            face = FACE_INDEX[action.face]
            pos.faces[face] -= 1
            pos.marked[face] += 1
            pos.pending += 1
            pos.lowest = face
        elif isinstance(action, Throw):
            pos.goto("throw")
        else:
            pos.goto("leadership")

    def refuse(self, pos: RollPosition, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Reroll):
            if action.face == "skull" and pos.seats > 1:
                return Refusal("skulls_stay", {}, "RTA-2.2")
            if pos.faces[FACE_INDEX.get(action.face, 0)] and FACE_INDEX.get(action.face, 6) < pos.lowest:
                return Refusal("order_of_faces", {}, self.clause)
            return Refusal("no_such_die", {}, self.clause)
        return None


class LeadershipThrow(Step["RollPosition"]):
    """Leadership: is one die to be thrown once more?"""

    name = "leadership"
    clause = "RTA-6.1"

    def open(self, pos: RollPosition) -> bool:
        if pos.sheet.developments[LEADERSHIP]:
            return True
        pos.goto("harvest")
        return False

    def legal(self, pos: RollPosition, seat: int) -> list[Action]:
        actions: list[Action] = [REROLL_ONE[face] for face in range(6) if pos.faces[face]]
        actions.append(KEEP)
        return actions

    def apply(self, pos: RollPosition, seat: int, action: Action) -> None:
        if isinstance(action, RerollOne):
            pos.faces[FACE_INDEX[action.face]] -= 1
            pos.pending = 1
            pos.goto("throw_one")
        else:
            pos.goto("harvest")


class ThrowOne(Step["RollPosition"]):
    """The die of Leadership falls, and stays."""

    name = "throw_one"
    clause = "RTA-6.1"

    def chance(self, pos: RollPosition) -> Chance:
        return ROLLS[1]

    def settle(self, pos: RollPosition, outcome: Outcome) -> None:
        take_throw(pos, outcome)
        pos.goto("harvest")
