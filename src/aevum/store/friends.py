"""Who likes to play with whom, who keeps away from whom, and who looks for others right now."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
from sqlalchemy import and_, delete, insert, select, update

from aevum.store.database import Database
from aevum.store.rows import MatchRow, PersonRow, SeatRow, SeekRow, read
from aevum.store.schema import block, friend, match, person, seat, seek

Between = Literal["friend", "asked", "asks"]
_LOCK = 7236535
"""Two servers must not seat the same people twice."""


class Friends:
    def __init__(self, database: Database) -> None:
        self._db = database

    def add(self, person_id: str, other: str) -> None:
        """Ask somebody to be a friend, or agree to it."""
        with self._db.writing() as connection:
            connection.execute(delete(friend).where(friend.c.person == person_id, friend.c.friend == other))
            connection.execute(insert(friend).values(person=person_id, friend=other, at=time.time()))

    def remove(self, person_id: str, other: str) -> None:
        with self._db.writing() as connection:
            connection.execute(
                delete(friend).where(
                    and_(friend.c.person == person_id, friend.c.friend == other)
                    | and_(friend.c.person == other, friend.c.friend == person_id)
                )
            )

    def of(self, person_id: str) -> list[tuple[PersonRow, Between]]:
        """Return the people around a person: friends agree on it; some are asked by the person, some ask them."""
        mine = select(friend.c.friend).where(friend.c.person == person_id)
        theirs = select(friend.c.person).where(friend.c.friend == person_id)
        with self._db.reading() as connection:
            by_me = set(connection.execute(mine).scalars())
            by_them = set(connection.execute(theirs).scalars())
            rows = connection.execute(
                select(person)
                .where(person.c.id.in_(by_me | by_them), person.c.deleted.is_(False))
                .order_by(person.c.name, person.c.id)
            ).all()
        kind: dict[tuple[bool, bool], Between] = {(True, True): "friend", (True, False): "asked", (False, True): "asks"}
        return [(read(row, PersonRow), kind[row.id in by_me, row.id in by_them]) for row in rows]

    def block(self, person_id: str, other: str, on: bool) -> None:
        with self._db.writing() as connection:
            connection.execute(delete(block).where(block.c.person == person_id, block.c.blocked == other))
            if on:
                connection.execute(insert(block).values(person=person_id, blocked=other))
                connection.execute(
                    delete(friend).where(
                        and_(friend.c.person == person_id, friend.c.friend == other)
                        | and_(friend.c.person == other, friend.c.friend == person_id)
                    )
                )

    def blocked(self, person_id: str) -> set[str]:
        """Return whom a person blocked."""
        with self._db.reading() as connection:
            return set(connection.execute(select(block.c.blocked).where(block.c.person == person_id)).scalars())

    def apart(self, person_id: str) -> set[str]:
        """Return those with whom a person shall not sit at a table, whoever of the two blocked the other."""
        with self._db.reading() as connection:
            mine = select(block.c.blocked).where(block.c.person == person_id)
            theirs = select(block.c.person).where(block.c.blocked == person_id)
            return set(connection.execute(mine.union(theirs)).scalars())

    # looking for others

    def seek(
        self,
        wanted: SeekRow,
        fresh: float,
        fits: Callable[[SeekRow, SeekRow], bool],
        table: Callable[[Sequence[SeekRow]], tuple[MatchRow, list[SeatRow]]],
    ) -> str | None:
        """Look for others who want the same; return the table where they meet, once there are enough.

        Whoever has not asked again since `fresh` has gone away.
        """
        with self._db.writing() as connection:
            if not self._db.sqlite:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
            known = connection.execute(select(seek).where(seek.c.person == wanted.person)).one_or_none()
            if known is not None and known.table is not None:
                connection.execute(delete(seek).where(seek.c.person == wanted.person))
                return str(known.table)
            connection.execute(delete(seek).where(seek.c.person == wanted.person))
            others = [
                read(row, SeekRow)
                for row in connection.execute(
                    select(seek)
                    .where(
                        seek.c.table.is_(None),
                        seek.c.seen >= fresh,
                        seek.c.game == wanted.game,
                        seek.c.seats == wanted.seats,
                        seek.c.pace == wanted.pace,
                        seek.c.rated == wanted.rated,
                    )
                    .order_by(seek.c.begun)
                )
            ]
            ids = [wanted.person, *(other.person for other in others)]
            apart = {
                frozenset((row.person, row.blocked))
                for row in connection.execute(select(block).where(block.c.person.in_(ids), block.c.blocked.in_(ids)))
            }
            together = [wanted]
            for other in others:
                meet = (
                    fits(one, other) and fits(other, one) and frozenset((one.person, other.person)) not in apart
                    for one in together
                )
                if len(together) < wanted.seats and all(meet):
                    together.append(other)
            if len(together) < wanted.seats:
                begun = known.begun if known is not None else wanted.begun
                values = msgspec.structs.asdict(msgspec.structs.replace(wanted, begun=begun))
                connection.execute(insert(seek).values(values))
                return None
            row, seats = table(together)
            connection.execute(insert(match).values(msgspec.structs.asdict(row)))
            connection.execute(insert(seat), [msgspec.structs.asdict(one) for one in seats])
            met = [other.person for other in together[1:]]
            connection.execute(update(seek).where(seek.c.person.in_(met)).values(table=row.id))
        return row.id

    def seated(self, person_id: str) -> bool:
        """Whether a table was found for somebody who has not been told yet."""
        query = select(seek.c.table).where(seek.c.person == person_id, seek.c.table.is_not(None))
        with self._db.reading() as connection:
            return connection.execute(query).first() is not None

    def sought(self, person_id: str) -> SeekRow | None:
        """Return for what a person looks for others, or looked last."""
        with self._db.reading() as connection:
            row = connection.execute(select(seek).where(seek.c.person == person_id)).one_or_none()
        return read(row, SeekRow) if row else None

    def stop_seeking(self, person_id: str) -> None:
        with self._db.writing() as connection:
            connection.execute(delete(seek).where(seek.c.person == person_id, seek.c.table.is_(None)))

    def seekers(self, fresh: float) -> list[SeekRow]:
        """Return who looks for others now."""
        query = select(seek).where(seek.c.table.is_(None), seek.c.seen >= fresh).order_by(seek.c.begun)
        with self._db.reading() as connection:
            return [read(row, SeekRow) for row in connection.execute(query)]
