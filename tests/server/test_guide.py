"""A guided first game: the bots wait for the newcomer, and play on alone once the guide has gone."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import pytest

from aevum.core import games
from aevum.server import wire
from aevum.server.client import Answered, Client

Join = Callable[..., Client]
GAME = "roll_through_the_ages"
PAUSE = 0.15


def guided(client: Client, game: str = GAME, seats: tuple[str, ...] = ("bot", "me"), **more: object) -> wire.Table:
    chairs = [{"kind": kind, "level": "beginner"} if kind == "bot" else {"kind": kind} for kind in seats]
    return client.create(msgspec.convert({"game": game, "seats": chairs, "guided": True} | more, wire.NewTable))


def go_on(client: Client, table: str, all_of_it: bool = False, seq: int | None = None) -> int:
    wanted = wire.GuideNext(client.state(table).seq if seq is None else seq, all_of_it)
    return client.ask("POST", f"/api/tables/{table}/guide/next", wire.Played, wanted).seq


def wait_until_asked(client: Client, table: str) -> wire.State:
    for _ in range(5000):
        state = client.state(table)
        if state.legal:
            return state
        time.sleep(0.02)
    raise AssertionError("the bots do not play on")


def test_the_bots_of_a_guided_table_wait_until_they_are_told_to_go_on(join: Join) -> None:
    anna = join("Anna")
    table = guided(anna)
    assert table.guided
    before = anna.state(table.id)
    assert before.actors == [0]
    time.sleep(PAUSE)
    assert anna.state(table.id).seq == before.seq
    after = go_on(anna, table.id)
    assert after > before.seq
    told = anna.log(table.id, before.seq).entries
    assert any(entry.events for entry in told)
    # It stops at the first thing that can be told.
    last = max(entry.seq for entry in told if entry.kind == "play")
    assert not any(entry.events for entry in told if entry.kind == "play" and entry.seq < last)
    time.sleep(PAUSE)
    assert anna.state(table.id).seq == after


def test_pressing_twice_at_the_same_moment_goes_on_once(join: Join) -> None:
    anna = join("Anna")
    table = guided(anna).id
    seq = anna.state(table).seq
    first = go_on(anna, table, seq=seq)
    assert go_on(anna, table, seq=seq) == first == anna.state(table).seq


def test_going_on_with_all_ends_where_the_newcomer_is_asked(join: Join) -> None:
    anna = join("Anna")
    table = guided(anna).id
    go_on(anna, table, all_of_it=True)
    state = anna.state(table)
    assert state.actors == [1]
    assert state.legal
    # Nothing more to go on with: the newcomer decides.
    assert go_on(anna, table) == state.seq


def test_a_suggestion_comes_at_every_question(join: Join) -> None:
    anna = join("Anna")
    table = guided(anna).id
    go_on(anna, table, all_of_it=True)
    state = anna.state(table)
    hint = anna.ask("POST", f"/api/tables/{table}/hint", wire.Hint, wire.SeatOnly(1))
    assert hint.action in state.legal


def test_without_the_guide_the_bots_play_by_themselves(join: Join) -> None:
    anna = join("Anna")
    table = guided(anna).id
    assert not anna.act(table, "guide/leave").guided
    assert wait_until_asked(anna, table).actors == [1]
    with pytest.raises(Answered, match="409"):
        go_on(anna, table)
    assert not anna.act(table, "guide/leave").guided


def test_who_leaves_the_table_leaves_the_guide_too(join: Join) -> None:
    anna = join("Anna")
    table = guided(anna, seats=("me", "bot")).id
    assert not anna.act(table, "leave").guided
    # Nobody plays on alone: whoever comes back finds the match as it was, without the guide.
    back = anna.act(table, "return", wire.SeatOnly(0))
    assert (back.guided, back.seats[0].played_by) == (False, "person")
    assert anna.state(table).legal


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "open"), ("me",) * 3, ("bot", "bot")])
def test_a_guide_is_for_one_person_among_bots(join: Join, seats: tuple[str, ...]) -> None:
    with pytest.raises(Answered) as refused:
        guided(join("Anna"), seats=seats)
    assert refused.value.problem.error == "bad_options"


def test_a_guide_knows_no_clock(join: Join) -> None:
    with pytest.raises(Answered) as refused:
        guided(join("Anna"), clock={"bank_ms": 600_000})
    assert refused.value.problem.error == "bad_options"


def test_nobody_else_moves_the_bots_or_sends_the_guide_away(join: Join) -> None:
    anna, bela = join("Anna"), join("Béla")
    table = guided(anna).id
    with pytest.raises(Answered) as refused:
        go_on(bela, table)
    assert refused.value.problem.error == "not_your_seat"
    with pytest.raises(Answered) as refused:
        bela.act(table, "guide/leave")
    assert refused.value.problem.error == "not_your_seat"
    assert anna.table(table).guided


def test_every_game_offers_a_guided_first_game_that_can_be_opened(join: Join) -> None:
    anna = join("Anna")
    offered = {info.name: info.guide for info in anna.ask("GET", "/api/games", list[wire.GameInfo])}
    assert set(offered) == {one.name for one in games()}
    for name, guide in offered.items():
        assert guide is not None
        seats = ("me",) + ("bot",) * (guide.seats - 1)
        table = guided(anna, name, seats, options=guide.options)
        assert table.status == "running"
        view = anna.state(table.id).view
        assert isinstance(view, dict)
        assert view[guide.counts] <= guide.last
