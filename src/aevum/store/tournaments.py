"""Tournaments: who plays in them, who met whom, and how it came out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, insert, select, update

from aevum.store.database import Database
from aevum.store.rows import Conflict, EntrantRow, MatchRow, PairingRow, SeatRow, TournamentRow, read
from aevum.store.schema import entrant, match, pairing, seat, tournament


class Tournaments:
    def __init__(self, database: Database) -> None:
        self._db = database

    def add(self, row: TournamentRow) -> None:
        with self._db.writing() as connection:
            connection.execute(insert(tournament).values(msgspec.structs.asdict(row)))

    def get(self, id: str) -> tuple[TournamentRow, list[EntrantRow], list[PairingRow]] | None:
        with self._db.reading() as connection:
            row = connection.execute(select(tournament).where(tournament.c.id == id)).one_or_none()
            if row is None:
                return None
            entrants = connection.execute(
                select(entrant).where(entrant.c.tournament == id).order_by(entrant.c.seed, entrant.c.person)
            ).all()
            pairings = connection.execute(
                select(pairing).where(pairing.c.tournament == id).order_by(pairing.c.round, pairing.c.number)
            ).all()
        return (
            read(row, TournamentRow),
            [read(one, EntrantRow) for one in entrants],
            [read(one, PairingRow) for one in pairings],
        )

    def listed(self, most: int) -> list[tuple[TournamentRow, set[str]]]:
        """Return tournaments with who plays in them: those that go on first, then the newest."""
        order = (tournament.c.status.in_(("over", "closed")), tournament.c.created.desc())
        with self._db.reading() as connection:
            rows = [
                read(row, TournamentRow) for row in connection.execute(select(tournament).order_by(*order).limit(most))
            ]
            people: dict[str, set[str]] = {row.id: set() for row in rows}
            for one in connection.execute(select(entrant).where(entrant.c.tournament.in_(people))):
                people[one.tournament].add(one.person)
        return [(row, people[row.id]) for row in rows]

    def of_person(self, person_id: str) -> list[str]:
        """Return the tournaments that a person organised or entered, newest first."""
        entered = select(entrant.c.tournament).where(entrant.c.person == person_id)
        query = select(tournament.c.id).where((tournament.c.organiser == person_id) | tournament.c.id.in_(entered))
        with self._db.reading() as connection:
            return list(connection.execute(query.order_by(tournament.c.created.desc())).scalars())

    def unfinished_of(self, person_id: str) -> int:
        """Return how many tournaments of an organiser are not over."""
        query = select(func.count()).where(
            tournament.c.organiser == person_id, tournament.c.status.in_(("open", "running"))
        )
        with self._db.reading() as connection:
            return int(connection.execute(query).scalar_one())

    def enter(self, id: str, person_id: str, seed: int) -> bool:
        """Let somebody in while it is open; return whether it was."""
        with self._db.writing() as connection:
            status = connection.execute(select(tournament.c.status).where(tournament.c.id == id)).scalar()
            if status != "open":
                return False
            connection.execute(delete(entrant).where(entrant.c.tournament == id, entrant.c.person == person_id))
            connection.execute(insert(entrant).values(tournament=id, person=person_id, seed=seed, left=False))
        return True

    def leave(self, id: str, person_id: str) -> bool:
        """Let somebody go: before the start as if they had never been there, later from the next round on."""
        mine = (entrant.c.tournament == id, entrant.c.person == person_id)
        with self._db.writing() as connection:
            status = connection.execute(select(tournament.c.status).where(tournament.c.id == id)).scalar()
            if status == "open":
                return connection.execute(delete(entrant).where(*mine)).rowcount == 1
            return connection.execute(update(entrant).where(*mine).values(left=True)).rowcount == 1

    def change(self, id: str, revision: int, **values: str | int | float | None) -> None:
        """Change a tournament if nobody else did.

        :raises Conflict: if somebody did.
        """
        with self._db.writing() as connection:
            done = connection.execute(
                update(tournament)
                .where(tournament.c.id == id, tournament.c.revision == revision)
                .values(revision=revision + 1, **values)
            )
            if done.rowcount != 1:
                raise Conflict(id)

    def begin_round(
        self,
        row: TournamentRow,
        deadline: float | None,
        pairings: Sequence[PairingRow],
        tables: Sequence[tuple[MatchRow, list[SeatRow]]],
    ) -> None:
        """Begin the next round with all its tables at once.

        :raises Conflict: if another server did.
        """
        with self._db.writing() as connection:
            done = connection.execute(
                update(tournament)
                .where(tournament.c.id == row.id, tournament.c.revision == row.revision)
                .values(
                    status="running",
                    round=row.round + 1,
                    rounds=row.rounds,
                    deadline=deadline,
                    revision=row.revision + 1,
                )
            )
            if done.rowcount != 1:
                raise Conflict(row.id)
            connection.execute(insert(pairing), [msgspec.structs.asdict(one) for one in pairings])
            for table, seats in tables:
                connection.execute(insert(match).values(msgspec.structs.asdict(table)))
                connection.execute(insert(seat), [msgspec.structs.asdict(one) for one in seats])

    def note(self, id: str, number: int, table: int, ranks: str) -> None:
        """Write down how a table of a round came out."""
        with self._db.writing() as connection:
            connection.execute(
                update(pairing)
                .where(pairing.c.tournament == id, pairing.c.round == number, pairing.c.number == table)
                .values(ranks=ranks)
            )

    def running(self) -> list[str]:
        with self._db.reading() as connection:
            return list(connection.execute(select(tournament.c.id).where(tournament.c.status == "running")).scalars())

    def unstarted(self, id: str) -> list[str]:
        """Return tables of a tournament that a server made and did not come to start."""
        query = select(match.c.id).where(match.c.tournament == id, match.c.status == "open")
        with self._db.reading() as connection:
            return list(connection.execute(query).scalars())
