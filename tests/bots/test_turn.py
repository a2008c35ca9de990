"""Search that plays on to where a decision has had its effect."""

from __future__ import annotations

import pytest

import aevum.core
from aevum.bots import Info
from aevum.bots.turn import Ranked, TurnBot, play_until
from aevum.core import Position, QuickDice, decisions
from aevum.core.action import Action
from aevum.core.contract import AspectHeuristics, FarHeuristics, TurnHeuristics

GAMES = ["history_of_the_world", "brief_history"]


def in_a_turn(name: str, choices: int) -> tuple[Position, int]:
    """A position of a random match in which somebody has some choices, and who that is."""
    game = aevum.core.game(name)
    dice = QuickDice(f"turn {name}")
    pos = game.position(3, game.meta.settle(3, game.meta.playout))
    heuristics = game.heuristics
    assert isinstance(heuristics, AspectHeuristics)
    for actors in decisions(pos, dice):
        seat = actors[0]
        legal = pos.legal(seat)
        if heuristics.case(pos, seat) == "waits" and len(legal) >= choices:
            break
        pos.apply(seat, dice.pick(legal))
    return pos, seat


@pytest.mark.parametrize("name", GAMES)
def test_playing_on_stops_at_the_next_call(name: str) -> None:
    heuristics = aevum.core.game(name).heuristics
    assert isinstance(heuristics, AspectHeuristics)
    assert isinstance(heuristics, TurnHeuristics)
    pos, seat = in_a_turn(name, 4)
    until = heuristics.until(pos, seat)
    assert heuristics.clock(pos) < until
    play_until(heuristics, pos, QuickDice(1), seat, until)
    assert heuristics.clock(pos) >= until
    assert heuristics.case(pos, seat) != "waits"


@pytest.mark.parametrize("name", GAMES)
def test_it_tries_as_often_as_it_may_and_the_same_again(name: str) -> None:
    game = aevum.core.game(name)
    pos, seat = in_a_turn(name, 4)
    bots = [TurnBot(3, 24, candidates=4, trust=6, doubt=200) for _ in range(2)]
    chosen = [bot.choose(Info(game, pos, seat)) for bot in bots]
    assert chosen[0] == chosen[1]
    assert chosen[0] in pos.legal(seat)
    assert 2 <= len(bots[0].tried) <= 4
    assert sum(candidate.tries for candidate in bots[0].tried) <= 24 + 4


def test_what_the_rules_of_thumb_think_counts_as_some_tries() -> None:
    liked, disliked = Ranked(Action(), 0, 6), Ranked(Action(), -100, 6)
    assert (liked.mean, disliked.mean) == (0, -100)
    for candidate, worth in ((liked, 10), (disliked, 40)):
        candidate.tries, candidate.total, candidate.squares = 2, 2 * worth, 2 * worth * worth
    assert liked.mean > disliked.mean, "two tries do not overrule them"
    for candidate, worth in ((liked, 10), (disliked, 40)):
        candidate.tries, candidate.total, candidate.squares = 60, 60 * worth, 60 * worth * worth
        assert candidate.variance == 0
    assert disliked.mean > liked.mean, "sixty do"


def test_with_simulations_to_spare_it_waits_for_the_answers_of_the_others() -> None:
    game = aevum.core.game("history_of_the_world")
    heuristics = game.heuristics
    assert isinstance(heuristics, FarHeuristics)
    assert isinstance(heuristics, AspectHeuristics)
    pos, seat = in_a_turn("history_of_the_world", 4)
    epoch = heuristics.epoch(pos)
    later = heuristics.later(pos, seat)
    assert later > heuristics.until(pos, seat)
    found = []
    for spare in (0, 24, 25):
        bot = TurnBot(3, 24, candidates=4, trust=6, doubt=200, spare=spare)
        bot.choose(Info(game, pos, seat))
        found.append([(each.action, each.total) for each in bot.tried])
    assert found[0] == found[2] != found[1], "not below as many simulations as it may spare them from"
    play_until(heuristics, pos, QuickDice(1), seat, later)
    assert pos.over or (heuristics.epoch(pos), heuristics.case(pos, seat)) == (epoch + 1, "start")


def test_nothing_is_tried_where_there_is_nothing_to_compare() -> None:
    game = aevum.core.game(GAMES[0])
    pos, seat = in_a_turn(GAMES[0], 4)
    bot = TurnBot(1, 24, candidates=1)
    assert bot.choose(Info(game, pos, seat)) in pos.legal(seat)
    assert [candidate.tries for candidate in bot.tried] == [0]
