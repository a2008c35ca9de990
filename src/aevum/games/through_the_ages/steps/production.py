"""The end of a turn: production and supply, then the next player; and the end of the match."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import HOLD_BACK, PRODUCE, HoldBack
from aevum.games.through_the_ages.data import (
    INDEX,
    MOST_SCIENCE,
)
from aevum.games.through_the_ages.deeds import add_culture
from aevum.games.through_the_ages.economy import draws, is_uprising, mine_tokens, supply
from aevum.games.through_the_ages.events import FinalScored, Produced, UprisingBrokeOut
from aevum.games.through_the_ages.scoring import final_bonuses, score_impact, simple_score
from aevum.games.through_the_ages.state import SIMPLE, State, Task


class Production(Step[State]):
    """Production and supply, unless there is an uprising (TTA-3.9)."""

    name = "production"
    clause = "TTA-8.1"

    def open(self, pos: State) -> bool:
        seat = pos.seat
        if is_uprising(pos, seat):
            pos.happened(UprisingBrokeOut(seat))
            pos.goto("turn_end")
            return False
        if pos.alternative_corruption and pos.game != SIMPLE and mine_tokens(pos, seat):
            return True
        produce(pos, seat, -1)
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [PRODUCE, *[HOLD_BACK[card] for card, _ in mine_tokens(pos, seat)]]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        produce(pos, seat, INDEX[action.card] if type(action) is HoldBack else -1)


def produce(pos: State, seat: int, held_back: int) -> None:
    """Score, feed, mine and draw, in this order (TTA-8.6)."""
    civ = pos.civs[seat]
    culture = civ.culture_rating
    science = min(civ.science_rating, MOST_SCIENCE - civ.science)
    civ.culture += culture
    civ.science += science
    before = len(pos.events)
    food, resources = supply(pos, seat, held_back)
    # In the log production comes first, then what was eaten and lost of it.
    pos.events.insert(before, Produced(seat, culture, science, food, resources))
    pos.goto("turn_end")
    cards = draws(pos, seat)
    if cards:
        pos.tasks.append(Task("draw", seat, cards))
        pos.call("tasks")


class TurnEnd(Step[State]):
    """What holds for one turn ends; the next player follows (TTA-1.1, TTA-3.9)."""

    name = "turn_end"
    clause = "TTA-1.1"

    def open(self, pos: State) -> bool:
        civ = pos.civs[pos.seat]
        civ.fresh.clear()
        civ.unit_credit = 0
        civ.trade = 0
        civ.civil = civ.civil_spent = 0
        civ.military = civ.military_spent = 0
        civ.civil_acted = False
        civ.homer_spent = False
        pos.goto("turn")
        for seat in range(pos.seat + 1, pos.seats):
            if not pos.civs[seat].left:
                pos.seat = seat
                return False
        if pos.is_last_round():
            pos.goto("scoring")
            return False
        pos.seat = pos.start_player()
        pos.round += 1
        if pos.round == 2 and pos.bonus == "age_by_age" and pos.game != SIMPLE:
            pos.call("reveal_bonus")
        return False


class Scoring(Step[State]):
    """The bonuses at the end."""

    name = "scoring"
    clause = "TTA-18.5"

    def open(self, pos: State) -> bool:
        if pos.game == SIMPLE:
            for seat in pos.in_play():
                points = simple_score(pos, seat)
                pos.happened(FinalScored(seat, points))
                add_culture(pos, seat, points)
        else:
            for card in final_bonuses(pos):
                score_impact(pos, card, pos.start_player())
        pos.stack.clear()
        return False
