"""Puzzles: a private table at each of them, that shows no more than the seat may know, and its solution."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import aevum
from aevum.puzzles import find
from aevum.server import wire
from aevum.server.client import Answered, Client

Join = Callable[..., Client]
Listed = list[wire.PuzzleInfo]


def listed(client: Client) -> Listed:
    return client.ask("GET", "/api/puzzles", Listed)


def opened(client: Client, puzzle: str) -> wire.Table:
    return client.ask("POST", f"/api/puzzles/{puzzle}/open", wire.Table)


@pytest.mark.parametrize("game", [game.name for game in aevum.games()])
def test_a_puzzle_of_each_game_opens_as_its_seat_sees_it(join: Join, game: str) -> None:
    anna = join("Anna")
    one = next(puzzle for puzzle in listed(anna) if puzzle.game == game)
    kept = find(one.id)
    assert kept is not None
    table = opened(anna, one.id)
    assert table.puzzle == one.id
    assert (table.status, table.public, table.rated_apart, table.undo) == ("running", False, True, "free")
    assert [seat.kind == "person" for seat in table.seats] == [seat == kept.seat for seat in range(one.seats)]
    state = anna.state(table.id)
    position = aevum.game(game).load(msgspec.json.encode(kept.position))
    assert state.view == msgspec.json.decode(msgspec.json.encode(position.view(kept.seat)))
    assert state.legal == msgspec.json.decode(msgspec.json.encode(position.legal(kept.seat)))


def test_the_solution_is_the_move_that_is_played_and_all_is_taken_back_freely(join: Join) -> None:
    anna = join("Anna")
    one = listed(anna)[0]
    table = opened(anna, one.id)
    solution = anna.ask("GET", f"/api/puzzles/{one.id}/solution", wire.Solution)
    assert len(solution.rivals) == one.moves - 1
    assert all(rival.percent >= 90 and rival.behind > 0 for rival in solution.rivals)
    assert solution.rivals[0].reasons
    before = anna.state(table.id)
    assert before.seat is not None
    for action in (solution.rivals[0].action, solution.best):
        state = anna.state(table.id)
        anna.play(table.id, before.seat, state.seq, action)
        log = anna.ask("GET", f"/api/tables/{table.id}/log?since={state.seq}", wire.Log)
        assert log.entries[0].action == action
        anna.undo(table.id, before.seat, anna.state(table.id).seq, state.seq)
        assert anna.state(table.id).view == before.view


def test_puzzles_fill_no_list_and_the_next_one_closes_the_last(join: Join) -> None:
    anna = join("Anna")
    first, second = listed(anna)[:2]
    left = opened(anna, first.id)
    now = opened(anna, second.id)
    assert anna.table(left.id).status == "closed"
    assert anna.table(now.id).status == "running"
    for scope in ("mine", "over", "watch", "open"):
        found = anna.ask("GET", f"/api/tables?scope={scope}", wire.Tables).tables
        assert not {left.id, now.id} & {table.id for table in found}


def test_there_is_no_puzzle_but_those_in_the_list(join: Join) -> None:
    anna = join("Anna")
    for method, what in (("POST", "open"), ("GET", "solution")):
        with pytest.raises(Answered) as refused:
            anna.ask(method, f"/api/puzzles/{'0' * 10}/{what}", wire.Problem)
        assert refused.value.problem.error == "not_found"
