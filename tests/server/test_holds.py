"""No single guest can stop the server for the others."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from aevum.server import wire
from aevum.server.client import Answered, Client
from aevum.server.connections import Gate, Proxies, household
from aevum.server.notices import is_public, plain
from aevum.server.rates import Rates
from aevum.server.text import lines_of, name_of
from aevum.server.workers import Worker, Workers
from tests.server.tables import new_table

Join = Callable[..., Client]
Serve = Callable[..., Any]


class Endless(BaseHTTPRequestHandler):
    """A receiver whose answer has no end."""

    sent = 0

    def do_POST(self) -> None:
        self.send_response(200)
        self.end_headers()
        try:
            while True:
                self.wfile.write(b"x" * 65536)
                Endless.sent += 65536
        except OSError:
            return

    def log_message(self, format: str, *args: object) -> None:
        return


class Silent(Endless):
    """A receiver that does not answer before it is let go."""

    reached = threading.Event()
    let_go = threading.Event()

    def do_POST(self) -> None:
        self.reached.set()
        self.let_go.wait()


@pytest.fixture
def receiver() -> Iterator[Callable[[type[BaseHTTPRequestHandler]], str]]:
    servers: list[ThreadingHTTPServer] = []

    def start(kind: type[BaseHTTPRequestHandler]) -> str:
        server = ThreadingHTTPServer(("127.0.0.1", 0), kind)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}/"

    yield start
    for server in servers:
        server.shutdown()


def with_webhook(client: Client, address: str) -> Client:
    client.ask("PUT", "/api/me/notifications", wire.Notifications, wire.Notifications(webhook=address))
    return client


def test_an_endless_answer_to_a_webhook_is_not_read(join: Join, receiver: Callable[..., str]) -> None:
    anna = with_webhook(join("Anna"), receiver(Endless))
    deliveries = anna.ask("POST", "/api/me/notifications/test", list[wire.Delivery])
    assert [(one.status, one.detail) for one in deliveries] == [("sent", "200")]
    # What the system buffers on the way, and no more.
    assert Endless.sent < 20_000_000


def test_a_slow_receiver_delays_nobody_else(serve: Serve, join: Join, receiver: Callable[..., str]) -> None:
    address = serve(notice_timeout=3_600, private_webhooks=1).wait()
    slow = with_webhook(join("Slow", address), receiver(Silent))
    quick = with_webhook(join("Quick", address), receiver(Endless))
    waiting = threading.Thread(target=lambda: slow.send("POST", "/api/me/notifications/test"))
    waiting.start()
    Silent.reached.wait()
    deliveries = quick.ask("POST", "/api/me/notifications/test", list[wire.Delivery])
    while deliveries[0].status == "waiting":
        deliveries = quick.ask("GET", "/api/me/deliveries", list[wire.Delivery])
    assert deliveries[0].status == "sent"
    Silent.let_go.set()
    waiting.join()


def test_a_receiver_that_does_not_answer_is_given_up(serve: Serve, join: Join, receiver: Callable[..., str]) -> None:
    Silent.let_go.clear()
    slow = with_webhook(join("Slow", serve(notice_timeout=0.2, private_webhooks=1).wait()), receiver(Silent))
    deliveries = slow.ask("POST", "/api/me/notifications/test", list[wire.Delivery])
    assert [one.status for one in deliveries] == ["waiting"]
    assert deliveries[0].detail.startswith("no answer")
    Silent.let_go.set()


@pytest.mark.parametrize(
    "address", ["10.1.2.3", "127.0.0.1", "::1", "64:ff9b::a01:203", "2002:a01:203::1", "2001:0:1::1", "224.0.0.1"]
)
def test_addresses_that_lead_inside_are_refused(address: str) -> None:
    assert not is_public(address)
    assert is_public("2a00:1450:4001:830::200e")


def test_a_title_is_no_mention_and_no_link() -> None:
    assert plain("@everyone [win](https://evil.example)") == "everyone win (https evil. example)"


def cut_off(connection: socket.socket) -> bool:
    """Whether the server ends a connection without an answer."""
    connection.settimeout(60)
    try:
        return connection.recv(100) == b""
    except ConnectionError:
        return True


def test_half_sent_requests_do_not_keep_others_out(serve: Serve, join: Join) -> None:
    address = serve(connections_per_address=20, connections=40).wait()
    parts = urlsplit(address)
    assert parts.hostname is not None
    held = [socket.create_connection((parts.hostname, parts.port or 80)) for _ in range(20)]
    for one in held:
        one.send(b"GET / HTTP/1.1\r\nhost: a\r\n")
    # The twenty-first of the same address is turned away at once, not left waiting.
    over = socket.create_connection((parts.hostname, parts.port or 80))
    assert cut_off(over)
    # The half-sent ones are cut off, and then there is room again.
    assert all(cut_off(one) for one in held)
    assert httpx.get(f"{address}/health").status_code == 200
    for one in [*held, over]:
        one.close()


def test_a_household_counts_as_one() -> None:
    assert household("2001:db8:1:2::5") == household("2001:db8:1:2:ffff::1")
    assert household("2001:db8:1:2::5") != household("2001:db8:1:3::5")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1")
    gate = Gate(3, 2)
    assert [gate.enter("a"), gate.enter("a"), gate.enter("a"), gate.enter("b"), gate.enter("c")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    gate.leave("a")
    assert gate.enter("c")


def test_everybody_behind_a_proxy_is_not_one_address(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8, 127.0.0.1")
    address = serve(connections_per_address=2).wait()
    parts = urlsplit(address)
    held = [socket.create_connection((parts.hostname or "", parts.port or 80)) for _ in range(5)]
    for one in held:
        one.send(b"GET /health HTTP/1.1\r\nhost: a\r\n")
    assert httpx.get(f"{address}/health").status_code == 200
    for one in held:
        one.send(b"\r\n")
        assert one.recv(100).startswith(b"HTTP/1.1 200")
        one.close()


@pytest.mark.parametrize(
    ("setting", "host", "held"),
    [
        ("", "127.0.0.1", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("10.0.0.0/8,::1", "10.1.2.3", True),
        ("proxy, ::1", "::1", True),
        ("10.0.0.0/8,::1", "11.1.2.3", False),
        ("*", "192.0.2.1", True),
        ("*", "", False),
    ],
)
def test_a_proxy_is_known_by_its_address_or_its_network(setting: str, host: str, held: bool) -> None:
    assert Proxies(setting).hold(host) == held


def test_many_logins_at_once_leave_the_others_alone(join: Join) -> None:
    anna = join("Anna")

    def guess() -> None:
        with httpx.Client(base_url=anna.address, timeout=120) as http:
            http.get("/api/me")
            headers = {"x-csrf-token": http.cookies["aevum_csrf"]}
            for _ in range(5):
                answer = http.post("/api/login", json={"login": "nobody", "password": "guessing"}, headers=headers)
                assert answer.status_code in (403, 503)

    guessing = [threading.Thread(target=guess) for _ in range(10)]
    for one in guessing:
        one.start()
    answered = 0
    while any(one.is_alive() for one in guessing):
        assert anna.send("GET", "/api/me").status_code == 200
        answered += 1
    # Hashing takes far longer than looking up who one is: of one pool for both, this would be a handful.
    assert answered > 10


def test_a_person_has_only_so_many_tables(serve: Serve, join: Join) -> None:
    address = serve(tables_per_person=4, public_tables_per_person=2).wait()
    anna, bela = join("Anna", address), join("Béla", address)
    for _ in range(2):
        anna.create(new_table("me", "open", public=True))
    with pytest.raises(Answered, match="too_many_tables"):
        anna.create(new_table("me", "open", public=True))
    for _ in range(2):
        table = anna.create(new_table("me", "open"))
    with pytest.raises(Answered, match="too_many_tables"):
        anna.create(new_table("me", "open"))
    anna.act(table.id, "close")
    anna.create(new_table("me", "open"))
    bela.create(new_table("me", "open"))


def test_an_address_makes_only_so_many_tables_a_minute(serve: Serve, join: Join) -> None:
    address = serve(tables_per_minute=3).wait()
    people = [join(f"Guest {number}", address) for number in range(5)]
    seen = [one.send("POST", "/api/tables", new_table("me", "open")).status_code for one in people]
    assert seen == [200, 200, 200, 429, 429]


def test_a_table_needs_a_person(join: Join) -> None:
    with pytest.raises(Answered, match="bad_options"):
        join("Anna").create(new_table("bot", "bot"))


def test_nobody_talks_without_end(serve: Serve, join: Join) -> None:
    anna = join("Anna", serve(chat_per_minute=5).wait())
    table = anna.create(new_table("me", "open")).id
    said = [anna.send("POST", f"/api/tables/{table}/chat", wire.Say(f"line {n}")).status_code for n in range(8)]
    assert said == [200] * 5 + [429] * 3


def test_a_crowd_that_comes_and_goes_is_told_of_together(join: Join) -> None:
    anna = join("Anna")
    table = anna.create(new_table("me", "open", public=True)).id
    watcher = join("Watcher")
    with anna.live(table) as page:
        page.until(wire.TableNow)
        crowd = []
        for _ in range(12):
            pages = watcher.live(table)
            pages.__enter__()
            crowd.append(pages)
        told = 0
        while page.until(wire.TableNow).table.watchers < 12:
            told += 1
        assert told < 12
        for pages in crowd:
            pages.__exit__(None, None, None)


def test_watchers_without_an_account_are_counted(join: Join) -> None:
    anna, stranger = join("Anna"), join(None)
    table = anna.create(new_table("me", "bot")).id
    with anna.live(table) as page, stranger.live(table):
        while page.until(wire.TableNow).table.watchers != 1:
            continue


def test_what_is_counted_by_address_is_forgotten_again() -> None:
    rates = Rates(60_000)
    assert all(rates.allows(f"10.0.0.{number}") for number in range(50))
    while len(rates):
        rates.free()


def test_one_persons_many_tables_wait_for_each_other() -> None:
    """A hundred experts of one person stand in line before the one of another, who is still served second."""

    async def run() -> list[str]:
        workers = Workers(0, 1, 10.0)
        held = await workers._first()
        served: list[str] = []

        async def ask(owner: str, watched: bool = True) -> None:
            worker = await workers._first(owner, watched)
            served.append(owner)
            workers._serving[owner] += 1
            await asyncio.sleep(0)
            workers._give(worker)

        asking = [asyncio.create_task(ask("many")) for _ in range(5)]
        asking += [asyncio.create_task(ask("unwatched", False)), asyncio.create_task(ask("one"))]
        await asyncio.sleep(0)
        workers._give(held)
        await asyncio.gather(*asking)
        workers.close()
        return served

    assert asyncio.run(run()) == ["many", "one", "many", "many", "many", "many", "unwatched"]
    assert Worker(True)


def test_names_can_be_seen_and_keep_their_direction() -> None:
    assert name_of("Anna\u202egnp.exe\u200b  B\u0000") == "Annagnp.exe B"
    assert name_of("Zalgo" + "\u0301" * 40) == "Zalgó" + "\u0301" * 3
    assert name_of("👩‍🚀 Éva") == "👩‍🚀 Éva"
    for nothing in ("\u3164", "\u200b\u200d", " \u2060 ", "\ufeff"):
        with pytest.raises(Exception, match="invalid"):
            name_of(nothing)


def test_walls_of_empty_lines_are_taken_down() -> None:
    assert lines_of("one\n\n\n\n\n\ntwo\n \n\t\nthree\x00") == "one\n\ntwo\n\nthree"


@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", "/%2e%2e/%00", "/api/%00"])
def test_impossible_paths_are_not_found(join: Join, path: str) -> None:
    assert join(None).send("GET", path).status_code == 404
