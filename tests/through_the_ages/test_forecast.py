"""The forecast in the view is what the end of the turn then brings; the prices in it are what is then paid."""

from __future__ import annotations

from typing import cast

import pytest

from aevum.core.match import Match, game
from aevum.games.through_the_ages.actions import Build, EndTurn, TakeCard, Train, Upgrade
from aevum.games.through_the_ages.events import Consumed, CorruptionTook, FamineStruck, Produced, UprisingBrokeOut
from aevum.games.through_the_ages.heuristics import rank
from aevum.games.through_the_ages.position import Position
from aevum.games.through_the_ages.view import CivView, ForecastView, View


def forecast_of(match: Match, seat: int) -> ForecastView:
    found = cast(View, match.view(seat)).civs[seat].forecast
    assert found is not None
    return found


def check_end_of_turn(match: Match, seat: int) -> None:
    """End the turn and compare."""
    told = forecast_of(match, seat)
    events = match.play(seat, EndTurn())
    made = [event for event in events if isinstance(event, Produced)]
    if told.uprising:
        assert not made
        assert any(isinstance(event, UprisingBrokeOut) for event in events)
        return
    assert [(event.culture, event.science) for event in made] == [(told.culture, told.science)]
    assert [(event.food, event.resources) for event in made] == [(told.food, told.resources)]
    eaten = sum([event.food for event in events if isinstance(event, Consumed)])
    stolen = sum([event.resources for event in events if isinstance(event, CorruptionTook)])
    assert told.food_change == told.food - eaten
    assert told.resources_change == told.resources - stolen
    assert (told.famine > 0) == any(isinstance(event, FamineStruck) for event in events)


def cost_told(civ: CivView, action: Build | Train | Upgrade) -> int:
    """Return what the view says that an action costs in resources."""
    technologies = {each.card: each for each in civ.technologies}
    if isinstance(action, Upgrade):
        return max(0, technologies[action.new].cost - technologies[action.old].worth)
    return technologies[action.card].cost


@pytest.mark.clause("TTA-8.1")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_end_of_a_turn_brings_what_was_forecast(seed: str) -> None:
    match = game("through_the_ages").start(2, {}, seed=seed)
    turns = 0
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        ranks = rank(cast(Position, match.position), seat, legal)
        best = legal[ranks.index(max(ranks))]
        if isinstance(best, EndTurn):
            check_end_of_turn(match, seat)
            turns += 1
        elif isinstance(best, TakeCard) and match.position.stack[-1] == "actions":
            view = cast(View, match.view(seat))
            before = view.civs[seat].civil
            match.play(seat, best)
            assert cast(View, match.view(seat)).civs[seat].civil == before - (view.row[best.slot - 1].price or 0)
        elif isinstance(best, Build | Train | Upgrade) and match.position.stack[-1] == "actions":
            civ = cast(View, match.view(seat)).civs[seat]
            match.play(seat, best)
            paid = civ.resources - cast(View, match.view(seat)).civs[seat].resources
            assert paid == max(0, cost_told(civ, best) - (civ.unit_credit if isinstance(best, Train) else 0))
        else:
            match.play(seat, best)
    assert turns > 20


def test_others_see_neither_a_forecast_nor_a_price() -> None:
    match = game("through_the_ages").start(2, {}, seed="one")
    assert cast(View, match.view(0)).civs[1].forecast is None
    watched = cast(View, match.view(None))
    assert [civ.forecast for civ in watched.civs] == [None, None]
    assert all(slot.price is None for slot in watched.row)
