"""What was acknowledged is there after the server was killed, and every match goes on."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from aevum.server import wire
from aevum.server.client import Answered, Client, LiveSocket

MOVES = 25
PLAYERS = 8


class Acked(msgspec.Struct):
    """A move that the server said stands."""

    table: str
    seq: int
    seat: int
    action: wire.Json


class Player(threading.Thread):
    """Plays its seats of one table until the moves of all at it are done, whatever happens to the servers."""

    def __init__(
        self, client: Client, table: str, addresses: list[str], first: int, acked: list[Acked], goal: int
    ) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.addresses = addresses
        self.first = first % 2
        self.turn = first
        self.acked = acked
        self.goal = goal
        self.trouble: Exception | None = None
        self.lost = 0

    def run(self) -> None:
        try:
            while len(self.acked) < self.goal:
                self.move()
        except Exception as error:
            self.trouble = error

    def move(self) -> None:
        state = self.insist(lambda: self.client.state(self.table))
        if not state.legal:
            time.sleep(0.03)
            return
        seat, seq, action = state.seat, state.seq, state.legal[-1]
        key = secrets.token_hex(8)
        try:
            self.insist(lambda: self.client.play(self.table, seat, seq, action, key))
        except Answered as refused:
            if refused.problem.error != "stale":
                raise
            return
        self.acked.append(Acked(self.table, seq, seat, action))

    def insist(self, ask: Callable[[], Any]) -> Any:
        """Ask until an answer comes, of another server where one is gone."""
        for _ in range(300):
            try:
                return ask()
            except httpx.TransportError:
                self.lost += 1
                self.turn += 1
                self.client.http.base_url = httpx.URL(self.addresses[self.turn % len(self.addresses)])
                time.sleep(0.1)
        raise AssertionError("no server answers")


def check(players: list[Player], address: str) -> None:
    """Every acknowledged move stands once, at its place, and every match goes on."""
    for player in players:
        player.join(120)
        assert player.trouble is None
        assert not player.is_alive()
    moves = 0
    for table in {player.table for player in players}:
        mine = [player for player in players if player.table == table]
        client = mine[0].client
        client.http.base_url = httpx.URL(address)
        log = client.log(table)
        assert [entry.seq for entry in log.entries] == list(range(log.length))
        acked = sorted(mine[0].acked, key=lambda one: one.seq)
        played = [(entry.seq, entry.seat, entry.action) for entry in log.entries if entry.kind == "play"]
        assert played == [(one.seq, one.seat, one.action) for one in acked]
        moves += len(played)
        for player in mine:
            player.client.http.base_url = httpx.URL(address)
            state = player.client.state(table)
            if state.legal:
                assert state.seat is not None
                assert player.client.play(table, state.seat, state.seq, state.legal[-1]) > state.seq
    assert moves >= MOVES * PLAYERS


def acked(players: list[Player]) -> int:
    return sum(len(player.acked) for player in players if player.first == 0)


def wait_for(players: list[Player], moves: int) -> None:
    while acked(players) < moves and all(player.trouble is None for player in players):
        time.sleep(0.005)


def hot_seat(client: Client) -> str:
    values = {"game": "roll_through_the_ages", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return client.create(msgspec.convert(values, wire.NewTable)).id


def pair(anna: Client, bela: Client) -> str:
    values = {"game": "roll_through_the_ages", "seats": [{"kind": "me"}, {"kind": "invite"}]}
    table = anna.create(msgspec.convert(values, wire.NewTable))
    token = table.seats[1].invite
    assert token is not None
    bela.accept(token)
    return table.id


def test_a_killed_server_on_sqlite_loses_nothing(serve: Callable[..., Any], join: Callable[..., Client]) -> None:
    served = serve()
    addresses = [served.wait()]
    clients = [join(f"player {number}", addresses[0]) for number in range(PLAYERS)]
    players = [Player(client, hot_seat(client), addresses, 0, [], MOVES) for client in clients]
    for player in players:
        player.start()
    wait_for(players, 70)
    served.kill()
    assert acked(players) < MOVES * PLAYERS
    addresses[:] = [serve().wait()]
    check(players, addresses[0])
    assert sum(player.lost for player in players) > 0


@pytest.mark.postgres
def test_a_killed_server_of_two_on_postgresql_loses_nothing(
    serve: Callable[..., Any], join: Callable[..., Client], postgres_url: str
) -> None:
    servers = [serve(database_url=postgres_url), serve(database_url=postgres_url)]
    addresses = [served.wait() for served in servers]
    clients = [join(f"player {number}", addresses[number % 2]) for number in range(PLAYERS)]
    players = []
    for number in range(0, PLAYERS, 2):
        table, both = pair(clients[number], clients[number + 1]), list[Acked]()
        players += [Player(clients[number + i], table, addresses, i, both, MOVES * 2) for i in range(2)]
    for player in players:
        player.start()
    wait_for(players, 70)
    servers[0].kill()
    assert acked(players) < MOVES * PLAYERS
    check(players, addresses[1])
    assert sum(player.lost for player in players) > 0


def seconds_to(socket: LiveSocket, mover: Client, table: str) -> float:
    """Play a move and return how long it takes to the other's socket; for ever if it is not the mover's turn."""
    state = mover.state(table)
    if not state.legal:
        return float("inf")
    begun = time.perf_counter()
    seq = mover.play(table, 0, state.seq, state.legal[0])
    while socket.until(wire.Update).state.seq < seq:
        continue
    return time.perf_counter() - begun


def there_too(client: Client, other: Client) -> Client:
    """The same person on the other's server."""
    again = Client(other.address)
    again.http.cookies.update(client.http.cookies)
    return again


@pytest.mark.postgres
def test_two_servers_wake_each_other_and_share_bots_and_sessions(
    serve: Callable[..., Any], join: Callable[..., Client], postgres_url: str
) -> None:
    here, there = (serve(database_url=postgres_url) for _ in range(2))
    anna, bela = join("Anna", here.wait()), join("Béla", there.wait())
    table = pair(anna, bela)
    with bela.live(table) as socket:
        socket.until(wire.Update)
        # Sooner than the regular look at the store, which comes every three seconds.
        assert min(seconds_to(socket, anna, table) for _ in range(3)) < 1.0
        anna.ask("POST", f"/api/tables/{table}/chat", wire.ChatLine, wire.Say("szi\0a"))
        assert socket.until(wire.Said).line.text == "szia"
        # PostgreSQL cannot look for it.
        assert anna.send("POST", "/api/join", wire.Invitation("\0" * 20)).status_code == 400
    with anna.live(table) as here_page, there_too(anna, bela).live(table) as there_page:
        anna.ask("POST", "/api/account", wire.Me, wire.NewAccount("anna@example.org", "a long secret", "Anna"))
        change = wire.ChangePassword("a long secret", "another secret")
        anna.ask("POST", "/api/me/password", wire.Me, change)
        for page in (here_page, there_page):
            assert page.until(wire.Bye).reason == "again"
    anna.act(table, "leave")
    here.kill()
    for _ in range(600):
        if bela.state(table).actors == [1]:
            break
        time.sleep(0.2)
    assert bela.state(table).actors == [1]
    anna.http.base_url = bela.http.base_url
    assert anna.act(table, "return", wire.SeatOnly(0)).seats[0].played_by == "person"
