"""Keeping house: the server's pulse, what is too old to be kept, copies of the whole."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

import msgspec
from sqlalchemy import delete, exists, func, insert, select, update

from aevum.core import Invalid
from aevum.store.database import HEAD, Database
from aevum.store.schema import call, chat, delivery, match, person, pulse, request, reset, seat, session
from aevum.store.secret import secret_file

KEPT = 30 * 86400.0
"""Seconds for which the keys of requests and the fate of notifications are kept."""
GRACE = 5.0
"""Seconds without a beat that are too short to speak of."""


class Keep(msgspec.Struct, frozen=True):
    """For how many days a host keeps what nobody needs any more."""

    guests: int = 400
    open_tables: int = 30
    chat: int = 400


class Swept(msgspec.Struct):
    """How much was swept away."""

    guests: int = 0
    tables: int = 0
    lines: int = 0


class Upkeep:
    def __init__(self, database: Database) -> None:
        self._db = database

    def beat(self, now: float, since: float | None) -> float:
        """Note that a server is alive, and give back to every running clock the time in which none was.

        `since` is this server's last beat; a server that starts has none. Returns the seconds that were given back.
        """
        with self._db.writing() as connection:
            last = connection.execute(select(pulse.c.at).where(pulse.c.id == 1)).scalar()
            if last is None:
                connection.execute(insert(pulse).values(id=1, at=now))
                return 0.0
            connection.execute(update(pulse).where(pulse.c.id == 1).values(at=now))
            if since is not None and last != since:
                # Another server was alive meanwhile.
                return 0.0
            gap = now - float(last)
            if abs(gap) <= GRACE:
                return 0.0
            connection.execute(
                update(match)
                .where(match.c.status == "running", match.c.ticking_since.is_not(None))
                .values(
                    ticking_since=match.c.ticking_since + gap,
                    deadline=match.c.deadline + gap,
                    revision=match.c.revision + 1,
                )
            )
        return gap

    def calls(self, since: int) -> list[tuple[int, str, str]]:
        """Return what the command line did on this SQLite file after a note: each note's number, of whom, and what."""
        with self._db.reading() as connection:
            rows = connection.execute(select(call).where(call.c.id > since).order_by(call.c.id))
            return [(int(row.id), str(row.of), str(row.what)) for row in rows]

    def last_call(self) -> int:
        """Return the number of the newest note."""
        with self._db.reading() as connection:
            return int(connection.execute(select(func.max(call.c.id))).scalar() or 0)

    def sweep(self, now: float, keep: Keep) -> Swept:
        """Forget what is too old: sessions, links, the keys of requests, what became of notifications, tables that
        never began, what was said long ago, and guests who sit nowhere."""
        day = 86400.0
        swept = Swept()
        with self._db.writing() as connection:
            connection.execute(delete(session).where(session.c.expires < now))
            connection.execute(delete(reset).where(reset.c.expires < now))
            connection.execute(delete(request).where(request.c.at < now - KEPT))
            connection.execute(delete(delivery).where(delivery.c.due.is_(None), delivery.c.at < now - KEPT))
            connection.execute(delete(call).where(call.c.at < now - day))
            swept.lines = connection.execute(delete(chat).where(chat.c.at < now - keep.chat * day)).rowcount
            swept.tables = connection.execute(
                update(match)
                .where(match.c.status == "open", match.c.created < now - keep.open_tables * day)
                .values(status="closed", ended=now, revision=match.c.revision + 1)
            ).rowcount
            swept.guests = connection.execute(
                delete(person).where(
                    person.c.login.is_(None),
                    person.c.deleted.is_(False),
                    person.c.seen < now - keep.guests * day,
                    ~exists().where(seat.c.person == person.c.id),
                    ~exists().where(match.c.owner == person.c.id),
                    ~exists().where(chat.c.person == person.c.id),
                    ~exists().where(session.c.person == person.c.id),
                )
            ).rowcount
        return swept

    def backup(self, file: Path) -> None:
        """Copy a SQLite database, whole and consistent, while a server may be at work on it.

        :raises Invalid: if it is not SQLite, or the file is there already.
        """
        source = self._db.file
        if source is None:
            raise Invalid("a PostgreSQL database is copied with pg_dump and brought back with pg_restore", "not_sqlite")
        if file.exists():
            raise Invalid(f"{file} is there already", "file_exists", {"file": str(file)})
        part = file.with_name(f"{file.name}.part")
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
        with sqlite3.connect(source) as old, sqlite3.connect(part) as new:
            old.backup(new)
        old.close()
        new.close()
        with part.open("rb") as written:
            os.fsync(written.fileno())
        # Without it no roll of the matches that go on could be made.
        _copy_secret(source, file)
        part.replace(file)


def _copy_secret(of: Path, to: Path) -> None:
    """Copy the secret of a database's dice, where it stands in a file, for its owner alone."""
    if secret_file(of).exists():
        with os.fdopen(os.open(secret_file(to), os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as copy:
            copy.write(secret_file(of).read_bytes())
            copy.flush()
            os.fsync(copy.fileno())


def restore(backup: Path, file: Path) -> None:
    """Put a copy in the place of a SQLite database that no server uses. What was there is kept beside it.

    The secret of its dice is beside the copy, and comes with it.

    :raises Invalid: if the copy is none, or belongs to a newer version.
    """
    try:
        with sqlite3.connect(f"file:{backup}?mode=ro", uri=True) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        copy.close()
    except sqlite3.Error:
        sound, version = False, ""
    if not sound:
        raise Invalid(f"{backup} is not a database of Aevum, or is damaged", "not_a_backup", {"file": str(backup)})
    if version > HEAD:
        values = {"name": str(backup), "version": version, "known": HEAD}
        said = f"{backup} is of version {version}; this Aevum knows up to {HEAD}: update it"
        raise Invalid(said, "newer_database", values)
    now = time.strftime("%Y%m%d-%H%M%S")
    if file.exists():
        file.replace(file.with_name(f"{file.name}.before-{now}"))
    if secret_file(backup).exists() and secret_file(file).exists():
        secret_file(file).replace(secret_file(file.with_name(f"{file.name}.before-{now}")))
    _copy_secret(backup, file)
    for more in ("-wal", "-shm"):
        file.with_name(file.name + more).unlink(missing_ok=True)
    with sqlite3.connect(f"file:{backup}?mode=ro", uri=True) as copy, sqlite3.connect(file) as new:
        copy.backup(new)
    copy.close()
    new.close()
    file.chmod(0o600)
