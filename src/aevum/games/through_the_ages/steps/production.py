"""The end of a turn: production and supply, then the next player; and the end of the match."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import HOLD_BACK, PRODUCE, HoldBack
from aevum.games.through_the_ages.data import (
    INDEX,
    LEVEL,
    MOST_HAPPY,
    MOST_SCIENCE,
    SIMPLE_GOODS,
    SIMPLE_HAPPY,
    SIMPLE_SCIENCE,
    SIMPLE_STRENGTH,
    SIMPLE_TECHNOLOGY,
)
from aevum.games.through_the_ages.deeds import add_culture
from aevum.games.through_the_ages.economy import draws, is_uprising, mine_tokens, supply
from aevum.games.through_the_ages.effects.impacts import farm_output, mine_output, score_impact, technologies_of
from aevum.games.through_the_ages.events import FinalScored, Produced, UprisingBrokeOut
from aevum.games.through_the_ages.state import SIMPLE, Position, Task


class Production(Step[Position]):
    """Production and supply, unless there is an uprising."""

    name = "production"
    clause = "TTA-8.1"

    def open(self, pos: Position) -> bool:
        seat = pos.seat
        if is_uprising(pos, seat):
            pos.happened(UprisingBrokeOut(seat))
            pos.goto("turn_end")
            return False
        if pos.alternative_corruption and pos.game != SIMPLE and mine_tokens(pos, seat):
            return True
        produce(pos, seat, -1)
        return False

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return [PRODUCE, *[HOLD_BACK[card] for card, _ in mine_tokens(pos, seat)]]

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        produce(pos, seat, INDEX[action.card] if isinstance(action, HoldBack) else -1)


def produce(pos: Position, seat: int, held_back: int) -> None:
    """Score, feed, mine and draw, in this order."""
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


class TurnEnd(Step[Position]):
    """What holds for one turn ends; the next player follows."""

    name = "turn_end"
    clause = "TTA-1.1"

    def open(self, pos: Position) -> bool:
        civ = pos.civs[pos.seat]
        civ.fresh.clear()
        civ.unit_credit = 0
        civ.resource_credit = 0
        civ.food_credit = 0
        civ.civil = 0
        civ.military = 0
        following = [seat for seat in pos.in_play() if seat > pos.seat]
        pos.goto("turn")
        if following:
            pos.seat = following[0]
            return False
        if pos.is_last_round():
            pos.goto("scoring")
            return False
        pos.seat = pos.start_player()
        pos.round += 1
        if pos.round == 2 and pos.bonus == "age_by_age" and pos.game != SIMPLE:
            pos.call("reveal_bonus")
        return False


class Scoring(Step[Position]):
    """The bonuses at the end."""

    name = "scoring"
    clause = "TTA-18.5"

    def open(self, pos: Position) -> bool:
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


def final_bonuses(pos: Position) -> list[int]:
    """Return the age III events that are scored at the end."""
    cards = list(pos.open_bonuses)
    for civ in pos.civs:
        cards += civ.bonuses
    if not pos.fewer_bonuses:
        events = [INDEX[card] for card in pos.current] + pos.future
        cards += [card for card in events if LEVEL[card] == 3]
    return cards


def simple_score(pos: Position, seat: int) -> int:
    """Return the bonus of the Simple game."""
    civ = pos.civs[seat]
    return (
        SIMPLE_TECHNOLOGY * technologies_of(civ, 1)
        + SIMPLE_STRENGTH * civ.strength
        + min(SIMPLE_HAPPY * MOST_HAPPY, SIMPLE_HAPPY * civ.happy)
        + SIMPLE_SCIENCE * civ.science_rating
        + SIMPLE_GOODS * (farm_output(civ) + mine_output(civ))
    )
