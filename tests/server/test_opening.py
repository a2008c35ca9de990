"""What a page needs when it is opened comes in one answer, and says no more than many questions would."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from aevum.server import wire
from aevum.server.client import Answered, Client

Join = Callable[..., Client]

BOTS = [wire.NewSeat("me"), wire.NewSeat("bot"), wire.NewSeat("bot")]


def test_a_table_is_opened_with_its_words_its_state_and_its_log(join: Join) -> None:
    anna = join("Anna")
    table = anna.create(wire.NewTable("roll_through_the_ages", BOTS))
    start = anna.ask("GET", f"/api/start?table={table.id}&language=hu", wire.Start)
    opened = anna.ask("GET", f"/api/tables/{table.id}/opened?language=hu", wire.Opened)
    assert start.me == anna.ask("GET", "/api/me", wire.Me)
    assert [game.name for game in start.games] == [
        game.name for game in anna.ask("GET", "/api/games", list[wire.GameInfo])
    ]
    assert start.lobby is None
    for found in (start.opened, opened):
        assert found is not None
        assert found.table.id == table.id
        assert found.words == anna.ask("GET", "/api/games/roll_through_the_ages/words/hu", wire.Words)
        assert found.kinds == anna.ask("GET", "/api/games/roll_through_the_ages/kinds", wire.Kinds)
        assert found.state == anna.ask("GET", f"/api/tables/{table.id}/state", wire.State)
        assert found.entries == anna.ask("GET", f"/api/tables/{table.id}/log", wire.Log).entries
        assert found.state is not None
        since = anna.ask("GET", f"/api/tables/{table.id}/at/{found.state.since_mine}", wire.State)
        assert found.before == since.view


def test_words_come_only_where_they_are_asked_for_and_a_table_that_waits_has_no_state(join: Join) -> None:
    anna = join("Anna")
    seats = [wire.NewSeat("me"), wire.NewSeat("open")]
    table = anna.create(wire.NewTable("roll_through_the_ages", seats))
    opened = anna.ask("GET", f"/api/tables/{table.id}/opened", wire.Opened)
    assert (opened.words, opened.kinds, opened.state, opened.entries, opened.before) == (None, None, None, [], None)


def test_who_watches_is_told_what_a_watcher_may_know(join: Join) -> None:
    anna, watcher = join("Anna"), join("Wim")
    table = anna.create(wire.NewTable("roll_through_the_ages", BOTS, public=True))
    seen = watcher.ask("GET", f"/api/tables/{table.id}/opened", wire.Opened)
    assert seen.state == watcher.ask("GET", f"/api/tables/{table.id}/state", wire.State)
    assert seen.entries == watcher.ask("GET", f"/api/tables/{table.id}/log", wire.Log).entries
    assert seen.state is not None
    assert (seen.state.seat, seen.state.legal, seen.before) == (None, [], None)


def test_a_table_that_is_not_mine_to_see_is_not_opened(join: Join) -> None:
    anna, other = join("Anna"), join("Other")
    table = anna.create(wire.NewTable("roll_through_the_ages", BOTS, spectators=False))
    for path in (table.id, "aaaaaaaaaaaa"):
        start = other.ask("GET", f"/api/start?table={path}&language=en", wire.Start)
        assert start.opened is None
        assert table.id not in msgspec.json.encode(start).decode()
        with pytest.raises(Answered):
            other.ask("GET", f"/api/tables/{path}/opened", wire.Opened)


def test_the_lobby_is_one_answer(join: Join) -> None:
    anna = join("Anna")
    table = anna.create(wire.NewTable("roll_through_the_ages", BOTS))
    start = anna.ask("GET", "/api/start?lobby=true&language=en", wire.Start)
    assert start.lobby is not None
    assert start.lobby.mine == anna.ask("GET", "/api/tables?scope=mine", wire.Tables)
    assert [one.id for one in start.lobby.mine.tables] == [table.id]
    nobody = join(None).ask("GET", "/api/lobby", wire.Lobby)
    assert nobody.mine == wire.Tables([], {})
