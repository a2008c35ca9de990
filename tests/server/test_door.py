"""The short way of a move: what goes past the framework is asked for all that the framework asks for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from aevum.server import wire
from aevum.server.client import Answered, Client
from aevum.server.door import CSRF_COOKIE, CSRF_HEADER
from aevum.store import Store

Join = Callable[..., Client]
JSON = {"content-type": "application/json"}


def begin(anna: Client) -> tuple[str, wire.State]:
    """Begin a match and play a move, after which the server knows the session."""
    table = anna.create(wire.NewTable("roll_through_the_ages", [wire.NewSeat("me"), wire.NewSeat("me")])).id
    state = anna.state(table)
    anna.play(table, state.actors[0], state.seq, state.legal[0])
    return table, anna.state(table)


def move(anna: Client, state: wire.State, cookies: dict[str, str] | None = None, token: str | None = None) -> Any:
    """Send a move as a browser with these cookies would."""
    held = dict(anna.http.cookies) if cookies is None else cookies
    headers = JSON | {
        CSRF_HEADER: held[CSRF_COOKIE] if token is None else token,
        "cookie": "; ".join(f"{name}={value}" for name, value in held.items()),
    }
    body = msgspec.json.encode(wire.Play("key-12345", state.actors[0], state.seq, state.legal[0]))
    return httpx.post(f"{anna.address}/api/tables/{state.table}/play", content=body, headers=headers)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        found: str = request.getfixturevalue("postgres_url")
        return found
    return f"sqlite:///{tmp_path / 'server.sqlite3'}"


@pytest.mark.parametrize("how", ["ban", "sign out", "delete"])
def test_whose_session_another_process_ended_plays_no_further_move(
    how: str, url: str, serve: Callable[..., Any], join: Join
) -> None:
    anna = join("Anna", serve(database_url=url).wait())
    table, state = begin(anna)
    me = anna.ask("GET", "/api/me", wire.Me).person
    assert me is not None
    store = Store(url).open()
    match how:
        case "ban":
            store.moderation.ban(me.id, "rude", None)
        case "sign out":
            store.people.drop_sessions(me.id)
        case _:
            store.people.erase(me.id)
    assert (move(anna, state).status_code, len(store.matches.entries(table))) == (401, state.seq)
    # Nor is she told what is wrong with another.
    with pytest.raises(Answered) as refused:
        anna.play(table, state.actors[0], 0, {"type": "nothing"})
    assert refused.value.problem.error == "not_signed_in"
    store.close()


def test_who_signed_out_plays_no_further_move_with_the_old_cookie(join: Join) -> None:
    anna = join("Anna")
    table, state = begin(anna)
    old = dict(anna.http.cookies)
    anna.send("POST", "/api/logout")
    assert move(anna, state, old).status_code == 401
    assert len(join(None).log(table).entries) == state.seq


def test_a_move_from_elsewhere_is_refused(join: Join) -> None:
    anna, bela = join("Anna"), join("Béla")
    table, state = begin(anna)
    begin(bela)
    held = dict(anna.http.cookies)
    wrong = held[CSRF_COOKIE][:-1] + "x"
    for token in ("", wrong, bela.http.cookies[CSRF_COOKIE]):
        answer = move(anna, state, held, token)
        assert (answer.status_code, answer.json()["error"]) == (403, "csrf")
    assert move(anna, state, held | {CSRF_COOKIE: wrong}).status_code == 403
    assert move(bela, state).status_code == 403
    assert anna.state(table).seq == state.seq
    assert move(anna, state).status_code == 200


def test_what_is_no_move_is_refused_as_everywhere(join: Join) -> None:
    anna = join("Anna")
    table, state = begin(anna)
    path, token = f"/api/tables/{table}/play", {CSRF_HEADER: anna.http.cookies[CSRF_COOKIE]}
    for body, status in ((b"", 400), (b"{", 400), (b'{"key": 1}', 400), (b"[" * 30_000, 400), (b" " * 2_000_000, 413)):
        answer = anna.http.post(path, content=body, headers=token | JSON)
        assert (answer.status_code, answer.headers["cache-control"]) == (status, "no-store")
    with pytest.raises(Answered) as refused:
        anna.play(table, state.actors[0], state.seq, {"type": "nothing"})
    assert refused.value.problem.error == "invalid"
    with pytest.raises(Answered) as refused:
        anna.play(table, state.actors[0], state.seq + 5, state.legal[0])
    assert refused.value.problem.error == "stale"
    assert anna.state(table).seq == state.seq


def test_a_move_sent_twice_is_played_once_and_has_the_headers_of_every_answer(join: Join) -> None:
    anna = join("Anna")
    table, state = begin(anna)
    first, second = move(anna, state), move(anna, state)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json() == {"seq": anna.state(table).seq}
    for name in ("content-security-policy", "x-content-type-options", "cache-control", "content-type"):
        assert first.headers[name] == second.headers[name]
    counted = httpx.get(f"{anna.address}/metrics").text
    assert 'aevum_http_requests_total{method="POST",path="/api/tables/{table}/play",status_code="200"}' in counted
    assert "{table:str}" not in counted
