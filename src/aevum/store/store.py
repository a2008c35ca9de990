"""The store: people, matches and talk on one database."""

from __future__ import annotations

from aevum.store.database import Database
from aevum.store.matches import Conflict, Matches, Request
from aevum.store.people import LoginTaken, People
from aevum.store.talk import Talk

__all__ = ["Conflict", "LoginTaken", "Request", "Store"]


class Store:
    """Every call is one transaction, and what it wrote is on disk when it returns."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.people = People(self.database)
        self.matches = Matches(self.database)
        self.talk = Talk(self.database)

    def open(self) -> Store:
        """Bring the tables up to date."""
        self.database.migrate()
        return self

    def close(self) -> None:
        self.database.close()
