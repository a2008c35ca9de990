"""People, their sessions and the links to set a new password."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from aevum.store.database import Database
from aevum.store.rows import PersonRow, hashed, new_id, read
from aevum.store.schema import (
    block,
    chat,
    delivery,
    entrant,
    friend,
    match,
    mute,
    person,
    push,
    report,
    request,
    reset,
    seat,
    seek,
    session,
    tally,
)

NAMELESS = "–"
SIGNED_OUT = "signed out"
"""What other servers are told of a person whose sessions ended."""


class LoginTaken(ValueError):
    """Somebody else has this login."""


class People:
    def __init__(self, database: Database) -> None:
        self._db = database

    def add(
        self, name: str, language: str, login: str | None = None, password: str | None = None, admin: bool = False
    ) -> PersonRow:
        """Add a guest or, with a login, an account.

        :raises LoginTaken: if the login is in use.
        """
        now = time.time()
        row = PersonRow(
            id=new_id(),
            name=name,
            login=_folded(login),
            password=password,
            admin=admin,
            deleted=False,
            language=language,
            settings="{}",
            notifications="{}",
            created=now,
            seen=now,
        )
        try:
            with self._db.writing() as connection:
                connection.execute(insert(person).values(_values(row)))
        except IntegrityError:
            raise LoginTaken(login) from None
        return row

    def get(self, person_id: str) -> PersonRow | None:
        with self._db.reading() as connection:
            row = connection.execute(
                select(person).where(person.c.id == person_id, person.c.deleted.is_(False))
            ).one_or_none()
        return read(row, PersonRow) if row else None

    def several(self, ids: set[str]) -> dict[str, PersonRow]:
        with self._db.reading() as connection:
            rows = connection.execute(select(person).where(person.c.id.in_(sorted(ids)))).all()
        return {row.id: read(row, PersonRow) for row in rows}

    def by_login(self, login: str) -> PersonRow | None:
        with self._db.reading() as connection:
            row = connection.execute(select(person).where(person.c.login == _folded(login))).one_or_none()
        return read(row, PersonRow) if row else None

    def by_email(self, email: str) -> PersonRow | None:
        """Return whose confirmed address this is."""
        query = select(person).where(person.c.email == email.lower(), person.c.email_confirmed.is_(True))
        with self._db.reading() as connection:
            row = connection.execute(query.limit(1)).one_or_none()
        return read(row, PersonRow) if row else None

    def change(self, person_id: str, **values: str | bool | float | None) -> None:
        """Change columns of a person.

        :raises LoginTaken: if the new login is in use.
        """
        if isinstance(values.get("login"), str):
            values["login"] = str(values["login"]).lower()
        try:
            with self._db.writing() as connection:
                connection.execute(update(person).where(person.c.id == person_id).values(**values))
        except IntegrityError:
            raise LoginTaken(values.get("login")) from None

    def erase(self, person_id: str) -> None:
        """Delete an account's data, what it said included.

        Its matches go on: there its seats are nameless and a bot plays them. Tables that have not begun are closed if
        they are its own; elsewhere its seat is free again.
        """
        with self._db.writing() as connection:
            for table in (session, reset, push, delivery, request):
                connection.execute(delete(table).where(table.c.person == person_id))
            connection.execute(delete(mute).where((mute.c.person == person_id) | (mute.c.muted == person_id)))
            connection.execute(delete(chat).where(chat.c.person == person_id))
            connection.execute(delete(friend).where((friend.c.person == person_id) | (friend.c.friend == person_id)))
            connection.execute(delete(block).where((block.c.person == person_id) | (block.c.blocked == person_id)))
            connection.execute(delete(seek).where(seek.c.person == person_id))
            connection.execute(delete(report).where(report.c.reporter == person_id))
            connection.execute(delete(tally).where(tally.c.of == person_id))
            connection.execute(update(entrant).where(entrant.c.person == person_id).values(left=True))
            _leave_tables(connection, person_id)
            connection.execute(
                update(person)
                .where(person.c.id == person_id)
                .values(
                    name=NAMELESS,
                    login=None,
                    password=None,
                    admin=False,
                    deleted=True,
                    settings="{}",
                    notifications="{}",
                    email=None,
                    email_confirmed=False,
                    hidden=True,
                )
            )
            self._db.announce(connection, person_id, SIGNED_OUT)

    # links to set a new password

    def add_reset(self, person_id: str, token: str, expires: float) -> None:
        with self._db.writing() as connection:
            connection.execute(delete(reset).where(reset.c.person == person_id))
            connection.execute(insert(reset).values(token=hashed(token), person=person_id, expires=expires))

    def take_reset(self, token: str) -> str | None:
        """Use up a link and return whose it is, or `None` if it is unknown or too old."""
        with self._db.writing() as connection:
            row = connection.execute(select(reset).where(reset.c.token == hashed(token))).one_or_none()
            used = connection.execute(delete(reset).where(reset.c.token == hashed(token))).rowcount
        return str(row.person) if row and used and row.expires > time.time() else None

    # sessions

    def put_session(self, key: str, data: bytes, expires: float, person_id: str | None) -> None:
        with self._db.writing() as connection:
            connection.execute(delete(session).where(session.c.id == hashed(key)))
            connection.execute(insert(session).values(id=hashed(key), data=data, expires=expires, person=person_id))

    def get_session(self, key: str) -> tuple[bytes, float] | None:
        with self._db.reading() as connection:
            row = connection.execute(select(session).where(session.c.id == hashed(key))).one_or_none()
        return (bytes(row.data), float(row.expires)) if row and row.expires > time.time() else None

    def renew_session(self, key: str, expires: float) -> None:
        """Let a session that is in use live longer, and note that its owner was seen."""
        with self._db.writing() as connection:
            connection.execute(update(session).where(session.c.id == hashed(key)).values(expires=expires))
            owner = select(session.c.person).where(session.c.id == hashed(key)).scalar_subquery()
            connection.execute(update(person).where(person.c.id == owner).values(seen=time.time()))

    def drop_session(self, key: str) -> None:
        """End one session. Where its owner is signed in elsewhere, those pages come again by themselves."""
        with self._db.writing() as connection:
            owner = connection.execute(select(session.c.person).where(session.c.id == hashed(key))).scalar()
            connection.execute(delete(session).where(session.c.id == hashed(key)))
            if owner is not None:
                self._db.announce(connection, owner, SIGNED_OUT)

    def drop_sessions(self, person_id: str) -> None:
        with self._db.writing() as connection:
            connection.execute(delete(session).where(session.c.person == person_id))
            self._db.announce(connection, person_id, SIGNED_OUT)

    def drop_all_sessions(self) -> None:
        with self._db.writing() as connection:
            connection.execute(delete(session))


def _leave_tables(connection: Connection, person_id: str) -> None:
    seats = connection.execute(select(seat.c.match, seat.c.seat).where(seat.c.person == person_id)).all()
    begun = select(match.c.id).where(match.c.status != "open")
    for sat in seats:
        setup = connection.execute(select(match.c.setup).where(match.c.id == sat.match)).scalar()
        connection.execute(
            update(match)
            .where(match.c.id == sat.match)
            .values(setup=_without_name(setup, sat.seat), revision=match.c.revision + 1)
        )
    mine = [sat.match for sat in seats]
    connection.execute(
        update(match).where(match.c.id.in_(mine), match.c.status == "running").values(bot_due=True, guided=False)
    )
    own = seat.c.person == person_id
    connection.execute(
        update(seat).where(own, seat.c.match.in_(begun)).values(bot_plays=True, resigned=True, invite=None)
    )
    connection.execute(
        update(seat).where(own, seat.c.match.not_in(begun)).values(kind="open", person=None, invite=None)
    )
    connection.execute(
        update(match)
        .where(match.c.owner == person_id, match.c.status == "open")
        .values(status="closed", ended=time.time(), revision=match.c.revision + 1)
    )


def _without_name(setup: str | None, seat_number: int) -> str | None:
    """Return a match's set-up, which is the first line of its file, without the name of one seat."""
    if setup is None:
        return None
    begun = msgspec.json.decode(setup, type=dict[str, Any])
    if seat_number < len(begun.get("names", ())):
        begun["names"][seat_number] = NAMELESS
    return msgspec.json.encode(begun).decode()


def _folded(login: str | None) -> str | None:
    return login.lower() if login is not None else None


def _values(row: PersonRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
