"""How well a civilization stands, and when a decision has had its effect."""

from __future__ import annotations

import pytest

from aevum.bots import Info
from aevum.bots.heuristic import HeuristicBot
from aevum.bots.turn import Ranked, TurnBot, play_until
from aevum.core import QuickDice, decisions
from aevum.core.action import Action
from aevum.core.match import game as find_game
from aevum.games.through_the_ages import heuristics
from aevum.games.through_the_ages.evaluation import STANDING, clock, later, until, value
from aevum.games.through_the_ages.position import Position

GAME = find_game("through_the_ages")


@pytest.fixture(scope="module")
def moments() -> list[Position]:
    """Every tenth decision of a match by the rules of thumb, and its end."""
    dice = QuickDice("standing")
    players = [HeuristicBot(f"standing {seat}") for seat in range(2)]
    pos = GAME.position(2, {"resignation": False})
    assert isinstance(pos, Position)
    found = []
    for number, actors in enumerate(decisions(pos, dice)):
        seat = actors[0]
        if number % 10 == 0:
            found.append(pos.clone())
        pos.apply(seat, players[seat].choose(Info(GAME, pos, seat)))
    return [*found, pos]


def test_at_the_end_only_culture_counts(moments: list[Position]) -> None:
    last = moments[-1]
    assert last.result is not None
    assert [value(last, seat) for seat in range(2)] == [last.result.score(seat) for seat in range(2)]


def test_the_clock_strikes_once_a_turn(moments: list[Position]) -> None:
    hours = [clock(pos) for pos in moments]
    assert hours == sorted(hours)
    pos = moments[len(moments) // 2].clone()
    seat, hour = pos.seat, until(pos, pos.seat)
    play_until(heuristics, pos, QuickDice(1), seat, hour)
    assert clock(pos) == hour
    assert pos.seat == 1 - seat


def test_with_time_to_spare_it_looks_a_round_further(moments: list[Position]) -> None:
    pos = next(pos for pos in moments[3:] if not pos.over and len(pos.legal(pos.actors[0])) > 5)
    seat = pos.actors[0]
    end, further = until(pos, seat), later(pos, seat)
    assert further == end + pos.seats
    near, far = TurnBot(5, 6, candidates=3, spare=7), TurnBot(5, 7, candidates=3, spare=7)
    for bot, hour in ((near, end), (far, further)):
        bot.choose(Info(GAME, pos, seat))
        assert bot._until == hour


def test_every_weight_counts_somewhere(moments: list[Position], monkeypatch: pytest.MonkeyPatch) -> None:
    hungry = moments[len(moments) // 2].clone()
    hungry.civs[0].stock = [0] * len(hungry.civs[0].stock)
    hungry.civs[0].workers = [0] * len(hungry.civs[0].workers)
    hungry.civs[0].happy = hungry.civs[0].unused = hungry.civs[0].blue = 0
    positions = [*moments, hungry]
    before = [value(pos, seat) for pos in positions for seat in range(2)]
    for name, weight in STANDING.items():
        with monkeypatch.context() as patch:
            patch.setitem(STANDING, name, weight + 1000)
            assert [value(pos, seat) for pos in positions for seat in range(2)] != before, name


def test_hunger_uprisings_and_corruption_are_bad(moments: list[Position]) -> None:
    pos = moments[len(moments) // 2].clone()
    civ = pos.civs[0]
    civ.unused = 0
    civ.happy = 8
    content = value(pos, 0)
    civ.happy = 0
    assert value(pos, 0) < content
    civ.happy = 8
    civ.blue = 0
    assert value(pos, 0) < content


def test_what_the_rules_of_thumb_think_is_added_for_good() -> None:
    liked, disliked = Ranked(Action(), 0, 0, 50), Ranked(Action(), -100, 0, 50)
    for tries in (1, 1000):
        liked.tries, liked.total = tries, 10 * tries
        disliked.tries, disliked.total = tries, 14 * tries
        assert liked.mean == 10
        assert disliked.mean == 9


def test_it_leans_the_same_way_again(moments: list[Position]) -> None:
    pos = next(pos for pos in moments[3:] if not pos.over and len(pos.legal(pos.actors[0])) > 5)
    seat = pos.actors[0]
    bots = [TurnBot(5, 12, candidates=6, doubt=100, lean=50) for _ in range(2)]
    chosen = [bot.choose(Info(GAME, pos, seat)) for bot in bots]
    assert chosen[0] == chosen[1]
    assert chosen[0] in pos.legal(seat)
    assert len(bots[0].tried) == 6
