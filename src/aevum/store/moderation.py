"""What a host does about people and tables. Servers hear of each at once, whoever did it."""

from __future__ import annotations

import time

from sqlalchemy import and_, delete, func, insert, select, update

from aevum.store.database import Database
from aevum.store.people import SIGNED_OUT
from aevum.store.rows import AdminLogRow, BanRow, MatchRow, PersonRow, ReportRow, read
from aevum.store.schema import admin_log, ban, chat, match, person, report, session

UNSAID = "unsaid "
"""What servers are told of a line that was removed, with its number."""


class Moderation:
    def __init__(self, database: Database) -> None:
        self._db = database

    def ban(self, person_id: str, reason: str, until: float | None) -> None:
        """Keep somebody away, for good or until a moment. Their sessions end."""
        with self._db.writing() as connection:
            connection.execute(delete(ban).where(ban.c.person == person_id))
            connection.execute(insert(ban).values(person=person_id, reason=reason, until=until, at=time.time()))
            connection.execute(delete(session).where(session.c.person == person_id))
            self._db.announce(connection, person_id, SIGNED_OUT)

    def unban(self, person_id: str) -> bool:
        """Let somebody in again; return whether they were kept away."""
        with self._db.writing() as connection:
            return connection.execute(delete(ban).where(ban.c.person == person_id)).rowcount == 1

    def banned(self, person_id: str) -> BanRow | None:
        """Return why somebody is kept away, and until when; nothing if they are not."""
        with self._db.reading() as connection:
            row = connection.execute(
                select(ban).where(ban.c.person == person_id, ban.c.until.is_(None) | (ban.c.until > time.time()))
            ).one_or_none()
        return read(row, BanRow) if row else None

    # what people tell of others

    def line(self, line: int, person_id: str) -> str | None:
        """Return what a person said in a line, so that it is known when the line is gone."""
        with self._db.reading() as connection:
            found = connection.execute(select(chat.c.text).where(chat.c.id == line, chat.c.person == person_id))
            return found.scalar()

    def report(self, reporter: str, person_id: str, match_id: str | None, line: str | None, why: str) -> None:
        with self._db.writing() as connection:
            connection.execute(
                insert(report).values(
                    reporter=reporter, person=person_id, match=match_id, line=line, why=why, at=time.time()
                )
            )

    def reports(self, most: int) -> list[ReportRow]:
        """Return what was told, what is open first, newest first."""
        query = select(report).order_by(report.c.closed.is_not(None), report.c.id.desc()).limit(most)
        with self._db.reading() as connection:
            return [read(row, ReportRow) for row in connection.execute(query)]

    def reports_with(self, person_id: str) -> list[ReportRow]:
        """Return what a person told, and what was told of them, newest first."""
        query = select(report).where((report.c.reporter == person_id) | (report.c.person == person_id))
        with self._db.reading() as connection:
            return [read(row, ReportRow) for row in connection.execute(query.order_by(report.c.id.desc()))]

    def close_report(self, number: int) -> bool:
        with self._db.writing() as connection:
            done = connection.execute(
                update(report).where(report.c.id == number, report.c.closed.is_(None)).values(closed=time.time())
            )
        return done.rowcount == 1

    # what admins did

    def note(self, admin: str | None, what: str, about: str, why: str = "") -> None:
        """Enter what an admin did; without one it was done on the command line."""
        with self._db.writing() as connection:
            connection.execute(
                insert(admin_log).values(admin=admin or "", what=what, about=about[:60], why=why[:200], at=time.time())
            )

    def log(self, most: int) -> list[AdminLogRow]:
        """Return what admins did, newest first."""
        with self._db.reading() as connection:
            rows = connection.execute(select(admin_log).order_by(admin_log.c.id.desc()).limit(most))
            return [read(row, AdminLogRow) for row in rows]

    def noted(self, about: str) -> list[AdminLogRow]:
        """Return what admins did about a person, newest first."""
        query = select(admin_log).where(admin_log.c.about == about).order_by(admin_log.c.id.desc())
        with self._db.reading() as connection:
            return [read(row, AdminLogRow) for row in connection.execute(query)]

    def people(self, find: str, most: int) -> list[tuple[PersonRow, BanRow | None]]:
        """Return people by a part of their name or login, those seen last first, with their bans."""
        query = select(person).where(person.c.deleted.is_(False)).order_by(person.c.seen.desc()).limit(most)
        if find:
            part = f"%{find.lower().replace('%', '').replace('_', '')}%"
            query = query.where(
                func.lower(person.c.name).like(part) | person.c.login.like(part) | (person.c.id == find)
            )
        with self._db.reading() as connection:
            rows = [read(row, PersonRow) for row in connection.execute(query)]
            now = time.time()
            bans = {
                row.person: read(row, BanRow)
                for row in connection.execute(select(ban).where(ban.c.person.in_([row.id for row in rows])))
                if row.until is None or row.until > now
            }
        return [(row, bans.get(row.id)) for row in rows]

    def tables(self, find: str, most: int) -> list[MatchRow]:
        """Return tables by their id or a part of their title, newest first."""
        query = select(match).order_by(match.c.created.desc()).limit(most)
        if find:
            part = f"%{find.lower().replace('%', '').replace('_', '')}%"
            # Most tables have no title: those are passed over without a search.
            titled = and_(match.c.title != "", func.lower(match.c.title).like(part))
            query = query.where((match.c.id == find) | titled)
        with self._db.reading() as connection:
            return [read(row, MatchRow) for row in connection.execute(query)]

    # tables

    def close_table(self, match_id: str) -> bool:
        """End a table that is open or running; its log stays. Return whether there was one."""
        with self._db.writing() as connection:
            done = connection.execute(
                update(match)
                .where(match.c.id == match_id, match.c.status.in_(("open", "running")))
                .values(
                    status="closed",
                    ended=time.time(),
                    deadline=None,
                    ticking_since=None,
                    bot_due=False,
                    proposal=None,
                    revision=match.c.revision + 1,
                )
            )
            self._db.announce(connection, match_id, "table")
        return done.rowcount == 1

    def remove_title(self, match_id: str) -> bool:
        """Take a table's title away; return whether there is such a table."""
        with self._db.writing() as connection:
            done = connection.execute(
                update(match).where(match.c.id == match_id).values(title="", revision=match.c.revision + 1)
            )
            self._db.announce(connection, match_id, "table")
        return done.rowcount == 1

    def remove_line(self, line: int) -> str | None:
        """Remove a line of chat; return at which table it was said, if there was one."""
        with self._db.writing() as connection:
            table = connection.execute(select(chat.c.match).where(chat.c.id == line)).scalar()
            if table is None:
                return None
            connection.execute(delete(chat).where(chat.c.id == line))
            self._db.announce(connection, table, f"{UNSAID}{line}")
        return str(table)
