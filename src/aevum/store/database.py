"""Where the store is: an embedded SQLite by default, PostgreSQL by its address."""

from __future__ import annotations

import os
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, TypeVar, cast

import msgspec
import platformdirs
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, OperationalError

from aevum.core import Invalid

T = TypeVar("T")

CHANNEL = "aevum"
HEAD = "0003"
"""The newest migration."""
MIGRATIONS = Path(__file__).parent / "migrations"


def default_url() -> str:
    """Return `DATABASE_URL`, or the address of a SQLite file in the user's data directory."""
    named = os.environ.get("DATABASE_URL")
    if named:
        return named
    folder = Path(platformdirs.user_data_dir("aevum"))
    # Dice keys and sessions are in it: nobody else on this machine may look.
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'aevum.sqlite3'}"


def full_url(url: str) -> str:
    """Name the driver that we use, whatever form of the address was given."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url[len(prefix) :]
    return url


def _url_of(address: str) -> URL:
    """:raises Invalid: if this cannot be the address of a database. It is not repeated: it may hold a password."""
    try:
        url = make_url(full_url(address))
    except ArgumentError:
        url = None
    if url is None or url.get_backend_name() not in ("sqlite", "postgresql"):
        known = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        raise Invalid(f"not the address of a database: it is {known}", "no_database")
    return url


class Job(Generic[T]):
    """Something to write, and what became of it."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.value: T | None = None
        self.error: Exception | None = None
        self.done = False

    def attempt(self, connection: Connection) -> None:
        """Do it so that it alone is taken back where it fails."""
        try:
            with connection.begin_nested():
                self.value = self.work(connection)
        except Exception as error:
            self.error = error

    def outcome(self) -> T:
        if self.error is not None:
            raise self.error
        return cast(T, self.value)


class Database:
    """One database, its connections and its migrations. Safe to use from several threads."""

    def __init__(self, url: str) -> None:
        self.url = _url_of(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite_engine(self.url) if self.sqlite else _postgresql_engine(self.url)
        # SQLite has one writer: waiting here is orderly, waiting inside it ends in "database is locked".
        self._writer = threading.Lock() if self.sqlite else None
        self._waiting: SimpleQueue[Job[Any]] = SimpleQueue()
        self.origin = secrets.token_hex(8)

    @property
    def dsn(self) -> str:
        """The address in libpq's own form."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open a transaction that is committed, and on disk, when the block ends."""
        if self._writer is None:
            with self.engine.begin() as connection:
                yield connection
            return
        with self._writer, self.engine.connect() as plain:
            connection = plain.execution_options(aevum_write=True)
            with connection.begin():
                yield connection

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; what it wrote is on disk when this returns.

        On SQLite those who wait for the disk at the same time share one transaction: waiting for the disk is what takes
        long. Whoever comes first writes for all, and each gets their own outcome.
        """
        if self._writer is None:
            with self.engine.begin() as connection:
                return work(connection)
        job = Job(work)
        self._waiting.put(job)
        with self._writer:
            if not job.done:
                self._write_all()
        return job.outcome()

    def _write_all(self) -> None:
        jobs: list[Job[Any]] = []
        # Only who holds the lock takes from it, so that what is not empty stays so.
        while not self._waiting.empty():
            jobs.append(self._waiting.get())
        try:
            with self.engine.connect() as plain:
                connection = plain.execution_options(aevum_write=True)
                with connection.begin():
                    if len(jobs) == 1:
                        jobs[0].value = jobs[0].work(connection)
                    else:
                        for job in jobs:
                            job.attempt(connection)
        except Exception as error:
            for job in jobs:
                job.error = error
        for job in jobs:
            job.done = True

    def announce(self, connection: Connection, of: str, what: str) -> None:
        """Tell other servers on this database, at the moment of the commit, what happened to a table or a person."""
        if not self.sqlite:
            call = msgspec.json.encode({"of": of, "what": what, "from": self.origin}).decode()
            connection.execute(select(func.pg_notify(CHANNEL, call)))

    def migrate(self) -> None:
        """Bring the tables up to this version of the program.

        :raises Invalid: if the database does not answer, or belongs to a newer version.
        """
        try:
            version = self._version()
        except OperationalError as error:
            raise Invalid(f"the database {self.url.render_as_string()} does not answer: {error.orig}") from None
        if version is not None and version > HEAD:
            raise Invalid(
                f"the database {self.url.render_as_string()} is of version {version}; this Aevum knows up to {HEAD}: "
                "update it"
            )
        if version == HEAD:
            return
        # Loading it takes as long as the rest of the store: most starts do not need it.
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.writing() as connection:
            if not self.sqlite:
                # Several servers may start at once on one database.
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7236533)")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _version(self) -> str | None:
        with self.engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return None
            found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return str(found) if found else None

    def close(self) -> None:
        self.engine.dispose()


def _postgresql_engine(url: Any) -> Engine:
    return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)


def _sqlite_engine(url: Any) -> Engine:
    # What was to be written does not belong into an error's text, and so not into the logs.
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # The driver must not begin transactions by itself: `_begin_sqlite` says which kind.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    write = connection.get_execution_options().get("aevum_write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")
