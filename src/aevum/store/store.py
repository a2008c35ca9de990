"""The store: people, matches and talk on one database."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from aevum.store.database import Database
from aevum.store.friends import Friends
from aevum.store.matches import Matches
from aevum.store.moderation import Moderation
from aevum.store.outcomes import Outcomes
from aevum.store.people import People
from aevum.store.seal import Seal
from aevum.store.talk import Talk
from aevum.store.tournaments import Tournaments
from aevum.store.upkeep import Upkeep


class Store:
    """Every call is one transaction, and what it wrote is on disk when it returns."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.people = People(self.database)
        self.matches = Matches(self.database)
        self.talk = Talk(self.database)
        self.moderation = Moderation(self.database)
        self.upkeep = Upkeep(self.database)
        self.friends = Friends(self.database)
        self.tournaments = Tournaments(self.database)
        self.outcomes = Outcomes(self.database)

    def open(self) -> Store:
        """Bring the tables up to date."""
        self.database.migrate()
        self.matches.seal_running()
        return self

    @property
    def seal(self) -> Seal:
        """What seals the dice keys of matches that go on."""
        return self.database.seal

    @property
    def shared(self) -> bool:
        """Whether others may write to it, too: those of one SQLite file keep away from each other."""
        return not self.database.sqlite

    def problem(self, error: Exception) -> str | None:
        """Return what to tell a person of a failure of the store; nothing if it is none."""
        return "busy" if isinstance(error, SQLAlchemyError) else None

    def close(self) -> None:
        self.database.close()
