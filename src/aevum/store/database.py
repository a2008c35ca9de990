"""Where the store is: an embedded SQLite by default, PostgreSQL by its address."""

from __future__ import annotations

import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec
import platformdirs
from sqlalchemy import (
    URL,
    ClauseElement,
    Connection,
    Engine,
    Executable,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
)
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, OperationalError

from aevum.core import Invalid
from aevum.store.rows import Call, Moved
from aevum.store.schema import call
from aevum.store.seal import Seal
from aevum.store.secret import find_seal

T = TypeVar("T")

CHANNEL = "aevum"
LONGEST_CALL = 7_900
"""Bytes: PostgreSQL takes no more than 8,000."""
HEAD = "0009"
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


Values = Mapping[str, Any]

_NOTE = insert(call).values({name: bindparam(name) for name in ("of", "what", "at")})
_NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("message")))


class Done(Protocol):
    """What became of a statement."""

    @property
    def rowcount(self) -> int: ...


class Writer(Protocol):
    """What carries out statements in a transaction: a `Connection`, or a `Pen`."""

    def execute(self, statement: Executable, parameters: Any = None, /) -> Done: ...


class Prepared:
    """A statement as the driver takes it."""

    def __init__(self, statement: Executable, engine: Engine) -> None:
        assert isinstance(statement, ClauseElement)
        compiled = statement.compile(engine)
        self.text = str(compiled)
        self._order: Sequence[str] | None = getattr(compiled, "positiontup", None)

    def values(self, named: Values) -> Any:
        return named if self._order is None else [named[name] for name in self._order]


class Pen:
    """A transaction on the way of every move. Around each statement SQLAlchemy does more than carrying it out takes, so
    these go to the driver, compiled once. Give it only statements that are themselves made once."""

    def __init__(self, driver: Any, prepared: Callable[[Executable], Prepared]) -> None:
        self._driver = driver
        self._prepared = prepared

    def execute(self, statement: Executable, parameters: Any = None, /) -> Done:
        made = self._prepared(statement)
        for named in parameters if isinstance(parameters, list) else [parameters or {}]:
            found: Done = self._driver.execute(made.text, made.values(named))
        return found


class Job(Generic[T]):
    """Something to write, and what became of it."""

    def __init__(self, work: Callable[[Pen], T]) -> None:
        self.work = work
        self.value: T | None = None
        self.error: Exception | None = None
        self.done = False

    def attempt(self, pen: Pen, driver: sqlite3.Connection) -> None:
        """Do it so that it alone is taken back where it fails.

        :raises Exception: if everything was taken back: SQLite does that itself where the disk is full.
        """
        driver.execute("SAVEPOINT job")
        try:
            self.value = self.work(pen)
        except Exception as error:
            if not driver.in_transaction:
                raise
            driver.execute("ROLLBACK TO job")
            self.error = error
        driver.execute("RELEASE job")

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
        self._made: dict[Executable, Prepared] = {}
        self.origin = secrets.token_hex(8)
        self._claimed: int | None = None

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

    def write(self, work: Callable[[Pen], T]) -> T:
        """Do some work in a transaction; what it wrote is on disk when this returns.

        On SQLite those who wait for the disk at the same time share one transaction: waiting for the disk is what takes
        long. Whoever comes first writes for all, and each gets their own outcome.
        """
        if self._writer is None:
            with self._driver() as driver:
                value = work(Pen(driver, self._prepare))
                driver.commit()
                return value
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
            with self._driver() as driver:
                driver.execute("BEGIN IMMEDIATE")
                pen = Pen(driver, self._prepare)
                if len(jobs) == 1:
                    jobs[0].value = jobs[0].work(pen)
                else:
                    for job in jobs:
                        job.attempt(pen, driver)
                driver.execute("COMMIT")
        except Exception as error:
            for job in jobs:
                job.error = error
        for job in jobs:
            if job.error is not None:
                job.error = self._named(job.error)
            job.done = True

    @contextmanager
    def _driver(self) -> Iterator[Any]:
        """Lend a connection of the driver; what is not committed when it comes back is taken back."""
        lent = self.engine.raw_connection()
        try:
            yield lent.driver_connection
        except Exception as error:
            named = self._named(error)
            if isinstance(named, OperationalError):
                # It may be broken for good.
                lent.invalidate()
            raise named from error
        finally:
            lent.close()

    def _prepare(self, statement: Executable) -> Prepared:
        made = self._made.get(statement)
        if made is None:
            made = self._made[statement] = Prepared(statement, self.engine)
        return made

    def _named(self, error: Exception) -> Exception:
        """Return a driver's error as everybody else knows it: by SQLAlchemy's name for it."""
        base = self.engine.dialect.loaded_dbapi.Error
        if not isinstance(error, base):
            return error
        found = DBAPIError.instance(None, None, error, base, hide_parameters=True, dialect=self.engine.dialect)
        assert isinstance(found, Exception)
        return found

    def announce(self, writer: Writer, of: str, what: str, moved: Moved | None = None) -> None:
        """Tell servers on this database, at the moment of the commit, what happened to a table or a person.

        What was `moved` goes along where it is small enough: whoever follows then need not ask.
        """
        if self.sqlite:
            # The one server of this file need not tell itself; the command line leaves it a note.
            if self._claimed is None:
                writer.execute(_NOTE, {"of": of, "what": what, "at": time.time()})
        else:
            message = msgspec.json.encode(Call(of, what, self.origin, moved))
            if len(message) > LONGEST_CALL:
                message = msgspec.json.encode(Call(of, what, self.origin))
            writer.execute(_NOTIFY, {"channel": CHANNEL, "message": message.decode()})

    def migrate(self) -> None:
        """Bring the tables up to this version of the program.

        :raises Invalid: if the database does not answer, or belongs to a newer version.
        """
        named = self.url.render_as_string()
        try:
            version = self._version()
        except OperationalError as error:
            values = {"name": named, "why": str(error.orig)}
            raise Invalid(f"the database {named} does not answer: {error.orig}", "database_silent", values) from None
        except DatabaseError:
            raise Invalid(f"{named} is not a database of Aevum", "not_a_database", {"name": named}) from None
        if version is not None and version > HEAD:
            values = {"name": named, "version": version, "known": HEAD}
            said = f"the database {named} is of version {version}; this Aevum knows up to {HEAD}: update it"
            raise Invalid(said, "newer_database", values)
        self._check_writable()
        if version == HEAD:
            return
        # Loading it takes as long as the rest of the store: most starts do not need it.
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._migrating() as connection:
            if not self.sqlite:
                # Several servers may start at once on one database.
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7236533)")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @contextmanager
    def _migrating(self) -> Iterator[Connection]:
        """Open a transaction in which SQLite may make a table a second time and drop the first.

        What refers to the rows of the first would go with it: so nothing does until the transaction ends.
        """
        if self._writer is None:
            with self.writing() as connection:
                yield connection
            return
        with self._writer, self.engine.connect() as plain:
            driver = plain.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            driver.execute("PRAGMA foreign_keys=OFF")
            try:
                connection = plain.execution_options(aevum_write=True)
                with connection.begin():
                    yield connection
                    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
                    if lost is not None:
                        raise Invalid(
                            f"{self.url.render_as_string()}: a row of {lost[0]} refers to nothing in {lost[2]}"
                        )
            finally:
                driver.execute("PRAGMA foreign_keys=ON")

    def _check_writable(self) -> None:
        """:raises Invalid: if this SQLite file cannot be written."""
        file = self.file
        if file is not None and not os.access(file if file.exists() else file.parent, os.W_OK):
            said = f"{file} cannot be written: it, or its folder, is read-only"
            raise Invalid(said, "read_only", {"file": str(file)})

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database that is one."""
        name = self.url.database if self.sqlite else None
        return Path(name) if name and name != ":memory:" else None

    @cached_property
    def seal(self) -> Seal:
        """What seals the dice keys of matches that go on."""
        return find_seal(self.file, in_memory=self.sqlite and self.file is None)

    def claim(self) -> None:
        """Take this SQLite file for one server: two on one file would not hear of each other's moves.

        :raises Invalid: if another server has it. It is given back when the process ends, however it ends.
        """
        file = self.file
        if file is None:
            return
        import fcntl

        self._claimed = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._claimed, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Invalid(f"{file} is in use by another server", "in_use", {"file": str(file)}) from None

    def _version(self) -> str | None:
        with self.engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return None
            found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return str(found) if found else None

    def close(self) -> None:
        self.engine.dispose()
        if self._claimed is not None:
            os.close(self._claimed)
            self._claimed = None


def _postgresql_engine(url: Any) -> Engine:
    return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)


def _sqlite_engine(url: Any) -> Engine:
    if url.database and url.database != ":memory:" and not Path(url.database).exists():
        # Dice keys and sessions are in it. SQLite gives its other files the same rights.
        with suppress(OSError):
            os.close(os.open(url.database, os.O_CREAT | os.O_WRONLY, 0o600))
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
