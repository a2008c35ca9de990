"""Explore from here: a private table at a moment of another match."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import pytest

import aevum
from aevum.core import QuickDice
from aevum.server import wire
from aevum.server.client import Answered, Client

Join = Callable[..., Client]
ROLL = "roll_through_the_ages"


def table_of(client: Client, game: str, *seats: str, **more: object) -> wire.Table:
    values = {"game": game, "seats": [{"kind": kind} for kind in seats]} | more
    return client.create(msgspec.convert(values, wire.NewTable))


def imported(client: Client, game: str, seed: int = 4) -> wire.Table:
    """A finished match of a game, as a table."""
    found = aevum.game(game)
    dice = QuickDice(seed)
    match = found.start(found.meta.seats[-1], found.meta.playout, seed=seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, dice.pick(match.legal(seat)))
    return client.ask("POST", "/api/import", wire.Table, wire.Import(match.dump()))


def turn_of(client: Client, table: str) -> wire.State:
    for _ in range(5000):
        state = client.state(table)
        if state.legal or state.over:
            return state
        time.sleep(0.02)
    raise AssertionError("my turn never came")


@pytest.mark.parametrize("game", [game.name for game in aevum.games()])
def test_a_moment_of_a_finished_match_opens_as_it_was(join: Join, game: str) -> None:
    anna, bela = join("Anna"), join("Béla")
    old = imported(anna, game)
    seq = old.seq // 2
    there = anna.ask("GET", f"/api/tables/{old.id}/at/{seq}?seat=0", wire.State)
    table = anna.act(old.id, "explore", wire.Explore(seq=seq, seat=0))
    assert table.exploration == wire.Exploration(old.id, seq)
    assert (table.status, table.public, table.rated_apart, table.undo, table.hints) == (
        "running",
        False,
        True,
        "free",
        True,
    )
    assert table.my_seats == list(range(len(table.seats)))
    here = anna.ask("GET", f"/api/tables/{table.id}/at/0?seat=0", wire.State)
    assert here.view == there.view
    # by link others see it, and nobody's list has it
    assert bela.table(table.id).exploration is not None
    assert table.id not in [one.id for one in bela.ask("GET", "/api/tables?which=watch", wire.Tables).tables]


def test_of_a_running_match_it_knows_what_my_seat_knows(join: Join) -> None:
    anna, bela = join("Anna"), join("Béla")
    made = table_of(anna, "through_the_ages", "me", "invite")
    token = made.seats[1].invite
    assert token is not None
    bela.accept(token)
    dice = QuickDice(5)
    for _ in range(120):
        state = anna.state(made.id)
        who = anna if state.actors == [0] else bela
        state = who.state(made.id)
        assert state.seat is not None
        going_on = [action for action in state.legal if "resign" not in action.values()]
        who.play(made.id, state.seat, state.seq, dice.pick(going_on))
    truth = anna.state(made.id)
    table = anna.act(made.id, "explore", wire.Explore(seq=truth.seq, against="beginner"))
    assert [seat.kind for seat in table.seats] == ["person", "bot"]
    here = anna.ask("GET", f"/api/tables/{table.id}/at/0?seat=0", wire.State)
    assert here.view == truth.view
    with pytest.raises(Answered) as refused:
        anna.act(made.id, "explore", wire.Explore(seq=truth.seq, seat=1))
    assert refused.value.problem.error == "not_your_seat"
    stranger = join("Cili")
    watched = stranger.act(made.id, "explore", wire.Explore(seq=truth.seq))
    assert watched.my_seats == [0, 1]


def test_it_is_played_against_bots_and_taken_back_freely(join: Join) -> None:
    anna = join("Anna")
    old = imported(anna, ROLL)
    table = anna.act(old.id, "explore", wire.Explore(seq=old.seq // 2, seat=1, against="beginner"))
    assert table.my_seats == [1]
    first = turn_of(anna, table.id)
    for _ in range(6):
        state = turn_of(anna, table.id)
        assert state.seat == 1
        anna.play(table.id, 1, state.seq, state.legal[-1])
    state = turn_of(anna, table.id)
    anna.undo(table.id, 1, state.seq, first.seq)
    back = anna.state(table.id)
    assert back.view == first.view


def test_where_no_hints_are_wanted_a_running_match_is_not_explored(join: Join) -> None:
    anna = join("Anna")
    made = table_of(anna, ROLL, "me", "me", hints=False)
    with pytest.raises(Answered) as refused:
        anna.act(made.id, "explore", wire.Explore(seq=1))
    assert refused.value.problem.error == "no_hints"


def test_there_is_nothing_to_explore_at_the_end_or_beyond_it(join: Join) -> None:
    anna = join("Anna")
    old = imported(anna, ROLL)
    for seq, error in ((old.seq, "not_running"), (old.seq + 1, "not_found")):
        with pytest.raises(Answered) as refused:
            anna.act(old.id, "explore", wire.Explore(seq=seq, seat=0))
        assert refused.value.problem.error == error


def test_lines_that_were_taken_back_are_compared_and_taken_up_again(join: Join) -> None:
    anna, bela = join("Anna"), join("Béla")
    old = imported(anna, ROLL)
    table = anna.act(old.id, "explore", wire.Explore(seq=old.seq // 2))
    start = anna.state(table.id)
    assert start.seat is not None
    assert anna.ask("GET", f"/api/tables/{table.id}/lines", wire.TriedLines).lines == []
    end = anna.play(table.id, start.seat, start.seq, start.legal[-1])
    tried = anna.ask("GET", f"/api/tables/{table.id}/at/{end}?seat={start.seat}", wire.State)
    anna.undo(table.id, start.seat, end, start.seq)
    told = anna.ask("GET", f"/api/tables/{table.id}/lines", wire.TriedLines)
    (line,) = told.lines
    assert (line.line, line.entries[0], len(told.scores or [])) == (end, start.seq, len(table.seats))
    now = anna.state(table.id)
    assert now.seat is not None
    path, wanted = f"/api/tables/{table.id}/line", wire.TakeUp("back-to-it", now.seat, now.seq, line.line)
    at = anna.ask("POST", path, wire.Played, wanted).seq
    assert anna.ask("POST", path, wire.Played, wanted).seq == at, "sent again, it is the same"
    assert anna.state(table.id, start.seat).view == tried.view
    with pytest.raises(Answered) as refused:
        bela.ask("GET", f"/api/tables/{table.id}/lines", wire.TriedLines)
    assert refused.value.problem.error == "not_your_seat"


def test_a_match_that_counts_has_no_lines_to_take_up(join: Join) -> None:
    anna = join("Anna")
    made = table_of(anna, ROLL, "me", "me")
    state = anna.state(made.id)
    assert state.seat is not None
    with pytest.raises(Answered) as refused:
        anna.ask(
            "POST", f"/api/tables/{made.id}/line", wire.Played, wire.TakeUp("not-there-1", state.seat, state.seq, 1)
        )
    assert refused.value.problem.error == "no_undo"
