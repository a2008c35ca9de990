"""What people say to each other and how the server reaches them."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from aevum.store.database import Database
from aevum.store.rows import ChatRow, DeliveryRow, PushRow, read
from aevum.store.schema import chat, delivery, mute, person, push, secret

KEPT_LINES = 200
KEPT_DELIVERIES = 50
MOST_BROWSERS = 5
"""To which one person's notifications are pushed: the newest."""


class Talk:
    def __init__(self, database: Database) -> None:
        self._db = database

    # chat

    def say(self, match_id: str, person_id: str, seat: int | None, text: str) -> ChatRow:
        with self._db.writing() as connection:
            key = connection.execute(
                insert(chat).values(match=match_id, person=person_id, seat=seat, at=time.time(), text=text)
            ).inserted_primary_key
            self._db.announce(connection, match_id, "chat")
            row = connection.execute(_lines().where(chat.c.id == (key[0] if key else None))).one()
        return read(row, ChatRow)

    def lines(self, match_id: str, since: int = 0) -> list[ChatRow]:
        """Return the last lines said at a table, oldest first."""
        newest = _lines().where(chat.c.match == match_id, chat.c.id > since).order_by(chat.c.id.desc())
        with self._db.reading() as connection:
            rows = connection.execute(newest.limit(KEPT_LINES)).all()
        return [read(row, ChatRow) for row in reversed(rows)]

    def said_by(self, person_id: str) -> list[ChatRow]:
        """Return everything that a person said, oldest first."""
        with self._db.reading() as connection:
            rows = connection.execute(_lines().where(chat.c.person == person_id).order_by(chat.c.id)).all()
        return [read(row, ChatRow) for row in rows]

    def mute(self, person_id: str, muted: str, on: bool) -> None:
        with self._db.writing() as connection:
            connection.execute(delete(mute).where(mute.c.person == person_id, mute.c.muted == muted))
            if on:
                connection.execute(insert(mute).values(person=person_id, muted=muted))

    def muted(self, person_id: str) -> set[str]:
        with self._db.reading() as connection:
            return {
                str(row.muted) for row in connection.execute(select(mute.c.muted).where(mute.c.person == person_id))
            }

    # where to reach a person

    def add_push(self, person_id: str, row: PushRow) -> None:
        with self._db.writing() as connection:
            connection.execute(delete(push).where(push.c.person == person_id, push.c.endpoint == row.endpoint))
            connection.execute(
                insert(push).values(person=person_id, endpoint=row.endpoint, p256dh=row.p256dh, auth=row.auth)
            )
            newest = select(push.c.id).where(push.c.person == person_id).order_by(push.c.id.desc()).limit(MOST_BROWSERS)
            kept = [one.id for one in connection.execute(newest)]
            connection.execute(delete(push).where(push.c.person == person_id, push.c.id.not_in(kept)))

    def drop_push(self, person_id: str, endpoint: str) -> None:
        with self._db.writing() as connection:
            connection.execute(delete(push).where(push.c.person == person_id, push.c.endpoint == endpoint))

    def pushes(self, person_id: str) -> list[PushRow]:
        with self._db.reading() as connection:
            rows = connection.execute(
                select(push.c.endpoint, push.c.p256dh, push.c.auth).where(push.c.person == person_id)
            ).all()
        return [read(row, PushRow) for row in rows]

    # deliveries

    def queue(
        self, person_id: str, match_id: str | None, channel: str, kind: str, body: str, delay: float = 0.0
    ) -> int:
        """Keep a notification to be sent. An older one of the same table that still waits is dropped: no floods."""
        now = time.time()
        with self._db.writing() as connection:
            connection.execute(
                update(delivery)
                .where(
                    delivery.c.person == person_id,
                    delivery.c.match == match_id,
                    delivery.c.channel == channel,
                    delivery.c.status == "waiting",
                )
                .values(status="dropped", due=None, detail="a newer one took its place")
            )
            key = connection.execute(
                insert(delivery).values(
                    person=person_id,
                    match=match_id,
                    channel=channel,
                    kind=kind,
                    status="waiting",
                    attempts=0,
                    detail="",
                    body=body,
                    at=now,
                    due=now + delay,
                )
            ).inserted_primary_key
        return int(key[0]) if key else 0

    def drop_waiting(self, people: set[str], match_id: str) -> None:
        """Drop what waits to be sent to people who have come to the table."""
        with self._db.writing() as connection:
            connection.execute(
                update(delivery)
                .where(
                    delivery.c.person.in_(sorted(people)),
                    delivery.c.match == match_id,
                    delivery.c.status == "waiting",
                )
                .values(status="dropped", due=None, detail="at the table")
            )

    def take_due(self, now: float, busy_until: float, most: int = 20, busy: Collection[str] = ()) -> list[DeliveryRow]:
        """Take notifications that are to be sent now, one of each person who is not busy with another already.

        Another server finds them again only after `busy_until`.
        """
        taken: list[DeliveryRow] = []
        first = select(func.min(delivery.c.id)).where(delivery.c.due <= now).group_by(delivery.c.person)
        if busy:
            first = first.where(delivery.c.person.not_in(sorted(busy)))
        with self._db.reading() as connection:
            rows = connection.execute(
                select(delivery).where(delivery.c.id.in_(first)).order_by(delivery.c.id).limit(most)
            ).all()
        for row in rows:
            with self._db.writing() as connection:
                done = connection.execute(
                    update(delivery)
                    .where(delivery.c.id == row.id, delivery.c.due == row.due)
                    .values(due=busy_until, attempts=row.attempts + 1)
                )
            if done.rowcount == 1:
                taken.append(read(row, DeliveryRow))
        return taken

    def also_due(self, person_id: str, channel: str, now: float, but: int) -> list[DeliveryRow]:
        """Return what else is to be sent to a person on a channel by now."""
        query = select(delivery).where(
            delivery.c.person == person_id,
            delivery.c.channel == channel,
            delivery.c.status == "waiting",
            delivery.c.due <= now,
            delivery.c.id != but,
        )
        with self._db.reading() as connection:
            return [read(row, DeliveryRow) for row in connection.execute(query.order_by(delivery.c.id))]

    def delivered(self, delivery_id: int, status: str, detail: str, due: float | None) -> None:
        with self._db.writing() as connection:
            connection.execute(
                update(delivery).where(delivery.c.id == delivery_id).values(status=status, detail=detail[:200], due=due)
            )

    def deliveries(self, person_id: str) -> list[DeliveryRow]:
        """Return a person's last notifications, newest first."""
        query = select(delivery).where(delivery.c.person == person_id).order_by(delivery.c.id.desc())
        with self._db.reading() as connection:
            return [read(row, DeliveryRow) for row in connection.execute(query.limit(KEPT_DELIVERIES))]

    # the server's own secrets

    def secret(self, name: str, value: str) -> str:
        """Return the secret of this name that all servers on this database share, keeping `value` if there is none."""
        try:
            with self._db.writing() as connection:
                connection.execute(insert(secret).values(name=name, value=value))
        except IntegrityError:
            with self._db.reading() as connection:
                return str(connection.execute(select(secret.c.value).where(secret.c.name == name)).scalar_one())
        return value


def _lines() -> Any:
    guest = person.c.login.is_(None)
    return select(
        chat.c.id, chat.c.match, chat.c.person, person.c.name, guest.label("guest"), chat.c.seat, chat.c.at, chat.c.text
    ).join(person, person.c.id == chat.c.person)
