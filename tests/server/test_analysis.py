"""A finished match looked at again: what each seat could expect, and where that turned."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import cast

import pytest

import aevum
from aevum.arena.simulate import jobs_for, play_one
from aevum.bots.prospects import faith, outcome, prospects
from aevum.core import Game, Match, Move
from aevum.games.through_the_ages.position import Position as Civilizations
from aevum.server import wire
from aevum.server.analysis import MOST_POINTS, MOST_TURNS, coarse_first, moments, spread, standing, turns_of
from aevum.server.client import Answered, Client
from aevum.server.history import scores
from tests.generic.record import FIXTURES

GAME = aevum.game("roll_through_the_ages")


def finished(seats: int) -> str:
    job = next(iter(jobs_for(GAME, ["normal"] * seats, 1, 7, keep=True)))
    text = play_one(job).log
    assert text is not None
    return text


def whole(client: Client, table: str) -> wire.Analysis:
    for _ in range(600):
        found = client.ask("GET", f"/api/tables/{table}/analysis", wire.Analysis)
        if found.done == found.steps:
            return found
        time.sleep(0.1)
    raise AssertionError("the analysis does not end")


@pytest.mark.parametrize("seats", [1, 3])
def test_a_finished_match_is_analysed(join: Callable[..., Client], seats: int) -> None:
    text = finished(seats)
    match = Match.load(text)
    assert match.result is not None
    anna = join("Anna")
    table = anna.ask("POST", "/api/import", wire.Table, wire.Import(text)).id
    found = whole(anna, table)
    assert 2 <= len(found.points) <= MOST_POINTS
    assert [point.seq for point in found.points] == moments(match)
    assert (found.points[0].seq, found.points[-1].seq) == (0, len(match.log))
    last = found.points[-1].expected
    if seats == 1:
        assert found.unit == "points"
        assert last == [match.result.score(0)]
    else:
        assert found.unit == "percent"
        assert all(97 <= sum(point.expected) <= 103 for point in found.points)
        assert [seat for seat in range(seats) if last[seat]] == list(match.result.winners)
    assert len(found.turns) <= MOST_TURNS
    for turn in found.turns:
        assert turn.seq in standing(match)
        assert turn.before != turn.after
        entry = match.log[turn.seq]
        if turn.better is not None:
            assert isinstance(entry, Move)
            assert entry.seat == turn.seat
            assert turn.after < turn.before
    assert whole(anna, table) == found


def test_a_match_that_goes_on_is_not_analysed(join: Callable[..., Client]) -> None:
    anna = join("Anna")
    table = anna.create(wire.NewTable(GAME.name, [wire.NewSeat("me"), wire.NewSeat("me")])).id
    with pytest.raises(Answered) as refused:
        anna.ask("GET", f"/api/tables/{table}/analysis", wire.Analysis)
    assert refused.value.problem.error == "not_over"


def test_a_turning_point_is_more_than_chance() -> None:
    even, ahead, lost = [(50.0, 5.0), (50.0, 5.0)], [(55.0, 5.0), (45.0, 5.0)], [(10.0, 4.0), (90.0, 4.0)]
    found = turns_of({0: even, 8: ahead, 20: lost, 30: lost})
    assert [(turn.first, turn.last) for turn in found] == [(8, 20)]
    assert abs(found[0].after - found[0].before) == 45
    unsure = [(10.0, 30.0), (90.0, 30.0)]
    assert turns_of({0: even, 8: unsure}) == []


def test_a_curve_has_few_points_and_shows_the_whole_early() -> None:
    assert spread(list(range(101)), 5) == [0, 25, 50, 75, 100]
    assert coarse_first(9)[:5] == [0, 8, 4, 2, 6]
    assert sorted(coarse_first(40)) == list(range(40))
    assert coarse_first(1) == [0]


@pytest.mark.parametrize("game", aevum.games(), ids=lambda game: game.name)
def test_prospects_are_those_of_matches_played_on(game: Game) -> None:
    seats = game.meta.seats[0] if game.meta.seats[0] > 1 else 2
    match = game.start(seats, None, seed=5)
    found = prospects(game, match.position, 0.0)
    assert len(found) == seats
    assert sum(mean for mean, _ in found) == pytest.approx(100)
    assert all(0 <= mean <= 100 and error >= 0 for mean, error in found)
    assert sum(outcome(game, match.position)) == pytest.approx(100)


def test_a_distant_end_says_less_where_rules_of_thumb_are_far_from_strong_play() -> None:
    assert [faith(0, ahead) for ahead in (0, 500)] == [1.0, 1.0]
    assert [faith(450, ahead) for ahead in (0, 225, 450, 900)] == [1.0, 0.75, 0.0, 0.0]
    mare = aevum.game("mare_nostrum")
    match = mare.start(3, None, seed=5)
    assert [mean for mean, _ in prospects(mare, match.position, 0.0)] == pytest.approx([100 / 3] * 3)


def test_the_score_along_a_match_of_through_the_ages_is_its_culture() -> None:
    match = Match.load((FIXTURES / "through_the_ages" / "last_round.jsonl").read_text("utf-8"))
    *before, end = scores(match).points
    assert len(before) > 20
    for point in before:
        civs = cast(Civilizations, match.at(point.seq)).civs
        assert point.scores == [civ.culture for civ in civs]
    assert match.result is not None
    assert end.scores == [match.result.score(seat) for seat in range(match.seats)]
