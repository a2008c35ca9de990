"""The rules of thumb play a sensible game."""

from __future__ import annotations

from collections import Counter

import pytest

from aevum.bots import Info, create
from aevum.core import Fallen, QuickDice, chance_fell, decisions
from aevum.core.match import game as find_game
from aevum.core.meta import OptionValue
from aevum.games.through_the_ages.actions import Resign
from aevum.games.through_the_ages.heuristics import rank, value
from aevum.games.through_the_ages.position import Position

GAME = find_game("through_the_ages")


def played(bots: list[str], seed: int, options: dict[str, OptionValue]) -> tuple[Position, Counter[str]]:
    """Play a match out; return its end and how often each thing happened."""
    dice = QuickDice(f"match {seed}")
    players = [create(name, f"{name} {seat} {seed}") for seat, name in enumerate(bots)]
    pos = GAME.position(len(bots), options)
    happened: Counter[str] = Counter()
    assert isinstance(pos, Position)
    fell: list[Fallen] = []
    for actors in decisions(pos, dice, fell):
        seat = actors[0]
        events = pos.apply(seat, players[seat].choose(Info(GAME, pos, seat)))
        happened.update(type(event).__name__ for event in events)
    happened.update(type(event).__name__ for each in fell for event in each.events)
    return pos, happened


def test_the_heuristic_bot_beats_the_random_one() -> None:
    won = 0
    for seed in range(20):
        bots = ["heuristic", "random"] if seed % 2 else ["random", "heuristic"]
        pos, _ = played(bots, seed, {"resignation": False})
        assert pos.result is not None
        won += pos.result.winners == (bots.index("heuristic"),)
    assert won == 20


def test_four_of_them_build_great_civilizations_without_uprisings() -> None:
    culture = 0
    happened: Counter[str] = Counter()
    for seed in range(6):
        pos, events = played(["heuristic"] * 4, seed, {})
        assert pos.result is not None
        assert pos.result.reason == "last_round"
        culture += sum(place.score for place in pos.result.places)
        happened += events
    assert culture >= 100 * 4 * 6
    assert happened["WonderFinished"] >= 3 * 6
    assert happened["UprisingBrokeOut"] + happened["FamineStruck"] <= happened["Produced"] // 20


@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_it_plays_the_shorter_games_too(mode: str) -> None:
    pos, _ = played(["heuristic", "random", "heuristic"], 3, {"game": mode})
    assert pos.result is not None
    assert pos.result.places[2].seat == 1


def test_nobody_resigns_by_the_rules_of_thumb() -> None:
    dice = QuickDice("resign")
    pos = GAME.position(2, {})
    asked = 0
    while not pos.over and asked < 10:
        if chance_fell(pos, dice):
            continue
        seat = pos.actors[0]
        legal = pos.legal(seat)
        assert isinstance(pos, Position)
        ranks = rank(pos, seat, legal)
        best = legal[ranks.index(max(ranks))]
        if Resign() in legal:
            asked += 1
            assert best != Resign()
        pos.apply(seat, best)
    assert asked == 10


def test_more_of_everything_is_worth_more() -> None:
    pos = GAME.position(2, {})
    assert isinstance(pos, Position)
    before = value(pos, 0)
    assert before == value(pos, 1)
    pos.civs[0].culture += 10
    assert value(pos, 0) == before + 10
    pos.civs[1].left = 1
    assert value(pos, 1) < 0
