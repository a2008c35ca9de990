"""What became of finished matches: outcomes by seat, ratings, and tallies for statistics.

All of it can be made again from the stored matches. A match is entered once, and the order in which matches were
entered is kept, so that ratings worked out again are the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from aevum.store.database import Database
from aevum.store.rows import OutcomeRow, RatingRow, TallyRow, read
from aevum.store.schema import match, outcome, person, rating, tally

Skill: TypeAlias = tuple[float, float]
"""What is believed of somebody's strength (mu), and how unsurely (sigma)."""
Rate: TypeAlias = Callable[[Sequence[OutcomeRow], Mapping[str, Skill]], dict[int, Skill]]
"""From the outcomes of one match and what was believed before it to what is believed after, by seat."""
TallyKey: TypeAlias = tuple[str, str, str]
"""Of whom (empty: everybody), and the kind and the name of what was done."""

_LOCK = 7236534
"""Several servers must not enter matches at the same time: each rating rests on the one before."""


class Outcomes:
    def __init__(self, database: Database) -> None:
        self._db = database

    # entering matches

    def due(self, most: int) -> list[str]:
        """Return finished matches that were not entered yet, the earliest first."""
        query = (
            select(match.c.id)
            .where(match.c.settled.is_(None), match.c.status.in_(("over", "closed")))
            .order_by(match.c.ended, match.c.id)
            .limit(most)
        )
        with self._db.reading() as connection:
            return [str(row.id) for row in connection.execute(query)]

    def settle(
        self, match_id: str, outcomes: Sequence[OutcomeRow], tallies: Mapping[TallyKey, tuple[int, float]], rate: Rate
    ) -> bool:
        """Enter a finished match, once; return whether it was this call that did."""
        with self._db.writing() as connection:
            self._lock(connection)
            known = connection.execute(select(match.c.settled).where(match.c.id == match_id)).one_or_none()
            if known is None or known.settled is not None:
                return False
            last = connection.execute(select(func.max(match.c.settled))).scalar() or 0
            connection.execute(update(match).where(match.c.id == match_id).values(settled=last + 1))
            if outcomes:
                _rate(connection, outcomes, rate)
                connection.execute(insert(outcome), [msgspec.structs.asdict(row) for row in outcomes])
                _count(connection, outcomes[0].game, outcomes[0].seats, tallies)
        return True

    def recompute(self, rate: Rate) -> int:
        """Work all ratings out again, in the order in which the matches were entered; return how many there were."""
        with self._db.writing() as connection:
            self._lock(connection)
            connection.execute(delete(rating))
            ids = connection.execute(
                select(outcome.c.match, match.c.settled)
                .join(match, match.c.id == outcome.c.match)
                .where(outcome.c.rated.is_(True))
                .group_by(outcome.c.match, match.c.settled)
                .order_by(match.c.settled)
            ).all()
            for one in ids:
                found = connection.execute(select(outcome).where(outcome.c.match == one.match).order_by(outcome.c.seat))
                rows = [read(row, OutcomeRow) for row in found]
                _rate(connection, rows, rate)
                for row in rows:
                    connection.execute(
                        update(outcome)
                        .where(outcome.c.match == row.match, outcome.c.seat == row.seat)
                        .values(mu=row.mu, sigma=row.sigma)
                    )
        return len(ids)

    def _lock(self, connection: Connection) -> None:
        if not self._db.sqlite:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")

    # reading

    def ratings(self, person_id: str) -> list[RatingRow]:
        with self._db.reading() as connection:
            rows = connection.execute(select(rating).where(rating.c.person == person_id))
            return [read(row, RatingRow) for row in rows]

    def rating(self, person_id: str, game: str, seats: int) -> RatingRow | None:
        query = select(rating).where(rating.c.person == person_id, rating.c.game == game, rating.c.seats == seats)
        with self._db.reading() as connection:
            row = connection.execute(query).one_or_none()
        return read(row, RatingRow) if row else None

    def leaders(self, game: str, seats: int, certain: float, most: int) -> list[tuple[str, RatingRow]]:
        """Return the names and ratings of the best of those who show themselves and whose rating is certain."""
        query = (
            select(person.c.name, rating)
            .join(person, person.c.id == rating.c.person)
            .where(
                rating.c.game == game,
                rating.c.seats == seats,
                rating.c.sigma <= certain,
                person.c.hidden.is_(False),
                person.c.deleted.is_(False),
            )
            .order_by(rating.c.mu.desc(), rating.c.person)
            .limit(most)
        )
        with self._db.reading() as connection:
            return [
                (
                    str(row.name),
                    RatingRow(
                        game=row.game,
                        seats=row.seats,
                        person=row.person,
                        mu=row.mu,
                        sigma=row.sigma,
                        matches=row.matches,
                    ),
                )
                for row in connection.execute(query)
            ]

    def of_person(self, person_id: str, most: int | None = None) -> list[OutcomeRow]:
        """Return a person's outcomes, newest first."""
        query = select(outcome).where(outcome.c.person == person_id).order_by(outcome.c.ended.desc()).limit(most)
        with self._db.reading() as connection:
            return [read(row, OutcomeRow) for row in connection.execute(query)]

    def of_matches(self, ids: Sequence[str]) -> list[OutcomeRow]:
        with self._db.reading() as connection:
            rows = connection.execute(select(outcome).where(outcome.c.match.in_(ids)))
            return [read(row, OutcomeRow) for row in rows]

    def against(self, person_id: str, most: int) -> list[tuple[str, str, int, int, int]]:
        """Return those whom a person met most often among those who show themselves: id, name, how often, and how
        often the person ended before and behind them."""
        other = outcome.alias("other")
        before = func.sum(func.coalesce((outcome.c.rank < other.c.rank).cast(match.c.length.type), 0))
        behind = func.sum(func.coalesce((outcome.c.rank > other.c.rank).cast(match.c.length.type), 0))
        # Those met are counted before their names are looked up: once for each, not once for each meeting.
        met = (
            select(other.c.person, func.count().label("times"), before.label("before"), behind.label("behind"))
            .select_from(outcome)
            .join(other, and_(other.c.match == outcome.c.match, other.c.seat != outcome.c.seat))
            .where(outcome.c.person == person_id, other.c.person != person_id)
            .group_by(other.c.person)
            .subquery()
        )
        query = (
            select(met.c.person, person.c.name, met.c.times, met.c.before, met.c.behind)
            .join(person, person.c.id == met.c.person)
            .where(person.c.hidden.is_(False), person.c.deleted.is_(False))
            .order_by(met.c.times.desc(), met.c.person)
            .limit(most)
        )
        with self._db.reading() as connection:
            return [(row[0], row[1], int(row[2]), int(row[3]), int(row[4])) for row in connection.execute(query)]

    def tallies(self, of: str, game: str | None = None) -> list[TallyRow]:
        """Return what a person (empty: everybody) did, most often first."""
        query = select(tally).where(tally.c.of == of).order_by(tally.c.matches.desc(), tally.c.kind, tally.c.name)
        if game is not None:
            query = query.where(tally.c.game == game)
        with self._db.reading() as connection:
            return [read(row, TallyRow) for row in connection.execute(query)]


def _rate(connection: Connection, outcomes: Sequence[OutcomeRow], rate: Rate) -> None:
    """Let a match change the ratings of those who played it, if it counts."""
    if not outcomes[0].rated:
        return
    game, seats = outcomes[0].game, outcomes[0].seats
    people = [row.person for row in outcomes if row.person is not None]
    of_table = and_(rating.c.game == game, rating.c.seats == seats, rating.c.person.in_(people))
    before = {row.person: row for row in connection.execute(select(rating).where(of_table))}
    after = rate(outcomes, {id: (row.mu, row.sigma) for id, row in before.items()})
    connection.execute(delete(rating).where(of_table))
    for row in outcomes:
        row.mu, row.sigma = after[row.seat]
        if row.person is not None:
            matches = before[row.person].matches + 1 if row.person in before else 1
            connection.execute(
                insert(rating).values(
                    game=game, seats=seats, person=row.person, mu=row.mu, sigma=row.sigma, matches=matches
                )
            )


def _count(connection: Connection, game: str, seats: int, tallies: Mapping[TallyKey, tuple[int, float]]) -> None:
    for (of, kind, name), (matches, wins) in sorted(tallies.items()):
        changed = connection.execute(
            update(tally)
            .where(
                tally.c.of == of,
                tally.c.game == game,
                tally.c.seats == seats,
                tally.c.kind == kind,
                tally.c.name == name,
            )
            .values(matches=tally.c.matches + matches, wins=tally.c.wins + wins)
        )
        if changed.rowcount == 0:
            connection.execute(
                insert(tally).values(of=of, game=game, seats=seats, kind=kind, name=name, matches=matches, wins=wins)
            )
