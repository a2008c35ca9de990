"""A client that means harm gets clear refusals and changes nothing."""

from __future__ import annotations

import re
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

import httpx
import msgspec
import pytest

from aevum.server import wire
from aevum.server.client import Answered, Client
from aevum.server.door import CSRF_COOKIE, CSRF_HEADER
from tests.server.tables import new_table

Join = Callable[..., Client]


@pytest.fixture
def match(join: Join) -> tuple[Client, Client, str]:
    anna, mallory = join("Anna"), join("Mallory")
    return anna, mallory, anna.create(new_table("me", "me")).id


def test_other_peoples_seats_cannot_be_used(match: tuple[Client, Client, str]) -> None:
    anna, mallory, table = match
    state = anna.state(table)
    bodies: list[tuple[str, object]] = [
        ("play", wire.Play("key-12345", 0, state.seq, state.legal[0])),
        ("undo", wire.TakeBack("key-12345", 0, state.seq, 0)),
        ("resign", wire.SeatOnly(0)),
        ("return", wire.SeatOnly(0)),
        ("pause", wire.SeatOnly(0)),
        ("resume", wire.SeatOnly(0)),
        ("why-not", wire.WhyNot(0, state.legal[0])),
        ("preview", wire.WhyNot(0, state.legal[0])),
        ("hint", wire.SeatOnly(0)),
        ("leave", None),
        ("rematch", wire.Rematch()),
    ]
    for verb, body in bodies:
        answer = mallory.send("POST", f"/api/tables/{table}/{verb}", body)
        assert (answer.status_code, answer.json()["error"]) == (403, "not_your_seat"), verb
    for path in ("state?seat=0", "log?seat=1", "at/1?seat=0", "download?seat=0"):
        answer = mallory.send("GET", f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["error"]) == (403, "not_your_seat"), path
    for verb in ("start", "close"):
        assert mallory.send("POST", f"/api/tables/{table}/{verb}").status_code == 403
    assert mallory.send("PUT", f"/api/tables/{table}/seats/0", wire.SetSeat("bot")).status_code == 403
    assert anna.state(table) == state


def test_a_table_without_spectators_is_not_there_for_others(join: Join) -> None:
    anna, mallory = join("Anna"), join("Mallory")
    table = anna.create(new_table("me", "me", spectators=False)).id
    for path in ("", "/state", "/log", "/chat", "/at/0", "/download", "/actions"):
        assert mallory.send("GET", f"/api/tables/{table}{path}").status_code == 404
    assert mallory.send("POST", f"/api/tables/{table}/chat", wire.Say("hello")).status_code == 404
    with mallory.live(table) as socket:
        assert socket.until(wire.Refused).problem.error == "not_found"


def test_a_public_table_without_spectators_is_seen_until_it_starts(join: Join) -> None:
    anna, bela, mallory = join("Anna"), join("Béla"), join("Mallory")
    table = anna.create(new_table("me", "open", spectators=False, public=True)).id
    with mallory.live(table) as socket:
        assert socket.until(wire.TableNow).table.status == "open"
        assert bela.act(table, "join", wire.JoinSeat()).status == "running"
        assert socket.until(wire.Bye).reason == "again"
    assert mallory.send("GET", f"/api/tables/{table}/state").status_code == 404
    assert bela.state(table).seat == 1


def test_the_dice_key_is_not_told_before_the_end(match: tuple[Client, Client, str]) -> None:
    anna, _, table = match
    texts = [
        anna.send("GET", f"/api/tables/{table}{path}").text for path in ("", "/state", "/log", "/download", "/at/1")
    ]
    assert not any('"key":' in text for text in texts)
    for path in ("fairness", "scores"):
        assert anna.send("GET", f"/api/tables/{table}/{path}").status_code == 409


def test_invitations_are_told_to_the_owner_alone(join: Join) -> None:
    anna, mallory = join("Anna"), join("Mallory")
    table = anna.create(new_table("me", "invite", public=True))
    token = table.seats[1].invite
    assert token is not None
    assert token not in mallory.send("GET", f"/api/tables/{table.id}").text
    with pytest.raises(Answered, match="seat_taken"):
        mallory.act(table.id, "join", wire.JoinSeat(1))
    with pytest.raises(Answered, match="expired"):
        mallory.accept(secrets.token_urlsafe(24))


def test_malformed_and_oversized_bodies_are_refused(match: tuple[Client, Client, str]) -> None:
    anna, _, table = match
    before = anna.state(table)
    token = anna.http.cookies["aevum_csrf"]
    headers = {"x-csrf-token": token, "content-type": "application/json"}
    path = f"/api/tables/{table}/play"
    action = before.legal[0]
    good = {"key": "key-12345", "seat": 0, "seq": before.seq, "action": action}
    bad: list[Any] = [
        None,
        [],
        {},
        "x",
        good | {"seat": -1},
        good | {"seat": 99},
        good | {"seat": "zero"},
        good | {"seq": 10**12},
        good | {"seq": 1.5},
        good | {"key": "short"},
        good | {"key": "x" * 100},
        good | {"key": "no spaces please"},
        good | {"action": "end"},
        good | {"action": {}},
        good | {"action": {"verb": "launch"}},
        good | {"action": action | {"verb": None}},
        good | {"more": 1},
    ]
    for body in bad:
        answer = anna.http.post(path, content=msgspec.json.encode(body), headers=headers)
        assert 400 <= answer.status_code < 500, body
        assert answer.json()["error"] in ("invalid", "not_your_seat", "refused", "stale"), body
    for content in (b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"key": "\xd8"}'):
        answer = anna.http.post(path, content=content, headers=headers)
        assert answer.status_code == 400, content[:10]
    large = anna.http.post(path, content=b'{"key": "' + b"x" * 2_000_000 + b'"}', headers=headers)
    assert (large.status_code, large.json()["error"]) == (413, "too_large")
    assert anna.http.post(path, data={"key": "x"}, headers={"x-csrf-token": token}).status_code == 400
    assert anna.state(table) == before


def test_what_is_wrong_with_a_body_is_said_with_where(match: tuple[Client, Client, str]) -> None:
    anna, _, _ = match
    anna.http.headers["x-csrf-token"] = anna.http.cookies["aevum_csrf"]
    for body, why in (
        (b"{bad", "JSON is malformed: object keys must be strings (byte 1)"),
        (b'{"name":""}', "name: Expected `str` of length >= 1"),
        (b"", "a body is needed"),
    ):
        answer = anna.http.post("/api/guest", content=body, headers={"content-type": "application/json"})
        assert answer.json() == {"error": "invalid", "values": {"why": why}}


def test_nothing_is_changed_without_the_token_of_our_own_page(match: tuple[Client, Client, str]) -> None:
    anna, _, table = match
    before = anna.state(table)
    body = msgspec.json.encode(wire.Play("key-12345", 0, before.seq, before.legal[0]))
    path = f"/api/tables/{table}/play"
    for token in (None, "", "0" * 128):
        headers = {"content-type": "application/json"} | ({"x-csrf-token": token} if token is not None else {})
        answer = anna.http.post(path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "csrf")
        anna.http.get("/api/me")
    assert anna.state(table) == before


def test_stale_and_replayed_moves_change_nothing(match: tuple[Client, Client, str]) -> None:
    anna, _, table = match
    state = anna.state(table)
    seq = anna.play(table, state.actors[0], state.seq, state.legal[-1], key="first-key")
    for number in range(20):
        answer = anna.send(
            "POST",
            f"/api/tables/{table}/play",
            wire.Play(f"other-key-{number}", state.actors[0], number % (seq - 1), state.legal[-1]),
        )
        assert (answer.status_code, answer.json()["error"]) == (409, "stale")
        assert anna.play(table, state.actors[0], state.seq, state.legal[-1], key="first-key") == seq
    assert (
        anna.send("POST", f"/api/tables/{table}/play", wire.Play("in-the-future", 0, 5000, state.legal[-1])).json()[
            "error"
        ]
        == "stale"
    )
    assert anna.state(table).seq == seq


def test_the_same_move_at_once_from_many_threads_is_played_once(match: tuple[Client, Client, str]) -> None:
    anna, _, table = match
    state = anna.state(table)
    body = msgspec.json.encode(wire.Play("the-one-key", state.actors[0], state.seq, state.legal[-1]))
    headers = {"x-csrf-token": anna.http.cookies["aevum_csrf"], "content-type": "application/json"}
    cookies = dict(anna.http.cookies.items())
    answers: list[tuple[int, str]] = []

    def send() -> None:
        answer = httpx.post(f"{anna.address}/api/tables/{table}/play", content=body, headers=headers, cookies=cookies)
        answers.append((answer.status_code, answer.text))

    threads = [threading.Thread(target=send) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(answers)) == 1
    assert answers[0][0] == 200
    assert anna.state(table).seq == msgspec.json.decode(answers[0][1])["seq"]


def flood(client: Client, path: str, body: object, connections: int, requests: int) -> Counter[tuple[int, str | None]]:
    """Send the same request over and over on several connections at once; return how often each status came back, with
    what it says of when to try again."""
    host = client.address.removeprefix("http://")
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    headers = {"cookie": cookies, CSRF_HEADER: client.http.cookies[CSRF_COOKIE], "content-type": "application/json"}
    content = msgspec.json.encode(body)

    def hammer(times: int) -> Counter[tuple[int, str | None]]:
        seen: Counter[tuple[int, str | None]] = Counter()
        with closing(HTTPConnection(host, timeout=60)) as connection:
            for _ in range(times):
                connection.request("POST", path, content, headers)
                answer = connection.getresponse()
                error = msgspec.json.decode(answer.read())["error"]
                assert (answer.status == 429) == (error == "too_many")
                seen[answer.status, answer.headers["retry-after"]] += 1
        return seen

    with ThreadPoolExecutor(connections) as pool:
        return sum(pool.map(hammer, [requests // connections] * connections), Counter())


def test_a_thousand_requests_at_once_are_refused_and_change_nothing(serve: Callable[..., Any], join: Join) -> None:
    anna = join("Anna", serve(requests_per_second=20, signs_per_minute=10, messages_per_second=5).wait())
    table = anna.create(new_table("me", "me")).id
    before = anna.state(table)
    body = wire.Play("key-12345", 1 - before.actors[0], before.seq, before.legal[0])
    seen = flood(anna, f"/api/tables/{table}/play", body, connections=8, requests=1_000)
    assert set(seen) == {(409, None), (429, "1")}
    assert seen.total() == 1_000

    time.sleep(1.1)
    assert anna.state(table) == before
    guesses = [anna.send("POST", "/api/login", wire.Credentials("nobody", "guessing")) for _ in range(15)]
    assert {answer.status_code for answer in guesses} == {403, 429}
    with anna.live(table) as socket:
        for _ in range(20):
            socket.send(wire.Ping())
        assert socket.until(wire.Refused).problem.error == "too_many"


def test_every_answer_has_the_security_headers(join: Join) -> None:
    client = join(None)
    for path in ("/", "/api/me", "/api/nothing", "/health", "/schema/openapi.json"):
        headers = client.send("GET", path).headers
        policy = headers["content-security-policy"]
        assert re.search(r"script-src 'self'( 'sha256-[\w+/]+=')*;", policy)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_log_of_the_server_holds_no_secret(serve: Callable[..., Any], join: Join, capfd: Any) -> None:
    served = serve(log_level="DEBUG")
    anna = join("Anna", served.wait())
    table = anna.create(new_table("me", "invite"))
    token = table.seats[1].invite
    assert token is not None
    bela = join("Béla", anna.address)
    bela.accept(token)
    bela.ask("POST", "/api/account", wire.Me, wire.NewAccount("secret@example.org", "a very secret word", "Béla"))
    session, csrf = bela.http.cookies["aevum_session"], bela.http.cookies["aevum_csrf"]
    with bela.live(table.id) as socket:
        socket.until(wire.Update)
    served.stop()
    written = capfd.readouterr().err
    assert '"message":"request"' in written
    for secret in (token, session, csrf, "a very secret word", table.id + "/", "127.0.0.1"):
        assert secret not in written
