"""Rolling the dice: up to three rolls, skulls set aside, Leadership's one die more."""

from __future__ import annotations

from typing import Final

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
from aevum.games.roll_through_the_ages.board import FACE_IDS, FACE_INDEX, LEADERSHIP, MOST_ROLLS, SKULL
from aevum.games.roll_through_the_ages.events import Thrown, TurnBegan
from aevum.games.roll_through_the_ages.state import State

FACE_OF: Final = ["", *FACE_IDS]
ROLLS: Final = [Roll(dice) for dice in range(MOST_DICE + 1)]


class RollDice(Step[State]):
    """The dice in the hand fall."""

    name = "throw"
    clause = "RTA-2.1"

    def chance(self, pos: State) -> Chance:
        return ROLLS[pos.pending]

    def settle(self, pos: State, outcome: Outcome) -> None:
        # No entry tells what happened before the first roll, so that this roll begins the first turn.
        if pos.round == 1 and pos.seat == 0 and pos.throws == 0:
            pos.happened(TurnBegan(pos.seat, pos.round))
        take_roll(pos, outcome)
        pos.throws += 1
        pos.goto("reroll")


def take_roll(pos: State, outcome: Outcome) -> None:
    assert isinstance(outcome, tuple)
    faces = pos.faces
    for number in outcome:
        faces[number - 1] += 1
    pos.pending = 0
    pos.lowest = 0
    pos.marked = [0] * 6
    pos.happened(Thrown(pos.seat, tuple([FACE_OF[number] for number in outcome])))


class RerollDice(Step[State]):
    """Which dice are to be rolled again?"""

    name = "reroll"
    clause = "RTA-2.3"

    def open(self, pos: State) -> bool:
        if pos.throws == MOST_ROLLS or (pos.pending == 0 and not self._can_reroll_any(pos)):
            pos.goto("leadership")
            return False
        return True

    def _can_reroll_any(self, pos: State) -> bool:
        # RTA-8.6
        return pos.seats == 1 or pos.faces[SKULL] < pos.dice

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        faces = pos.faces
        for face in range(pos.lowest, 6):
            # RTA-2.2
            if faces[face] and (face != SKULL or pos.seats == 1):
                actions.append(REROLL[face])
        actions.append(THROW if pos.pending else KEEP)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Reroll:
            face = FACE_INDEX[action.face]
            pos.faces[face] -= 1
            pos.marked[face] += 1
            pos.pending += 1
            pos.lowest = face
        elif type(action) is Throw:
            pos.goto("throw")
        else:
            pos.goto("leadership")

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Reroll:
            if action.face == "skull" and pos.seats > 1:
                return Refusal("skulls_stay", {}, "RTA-2.2")
            if pos.faces[FACE_INDEX.get(action.face, 0)] and FACE_INDEX.get(action.face, 6) < pos.lowest:
                return Refusal("order_of_faces", {}, self.clause)
            return Refusal("no_such_die", {}, self.clause)
        return None


class LeadershipRoll(Step[State]):
    """Leadership: is one die to be rolled once more?"""

    name = "leadership"
    clause = "RTA-6.1"

    def open(self, pos: State) -> bool:
        if pos.sheet.developments[LEADERSHIP]:
            return True
        pos.goto("harvest")
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions: list[Action] = [REROLL_ONE[face] for face in range(6) if pos.faces[face]]
        actions.append(KEEP)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is RerollOne:
            pos.faces[FACE_INDEX[action.face]] -= 1
            pos.pending = 1
            pos.goto("throw_one")
        else:
            pos.goto("harvest")


class RollOne(Step[State]):
    """The die of Leadership falls, and stays."""

    name = "throw_one"
    clause = "RTA-6.1"

    def chance(self, pos: State) -> Chance:
        return ROLLS[1]

    def settle(self, pos: State, outcome: Outcome) -> None:
        take_roll(pos, outcome)
        pos.goto("harvest")
