"""Matches kept as append-only logs, and the people and tables around them."""

from aevum.store.database import Database, default_url
from aevum.store.matches import Conflict, Request
from aevum.store.people import LoginTaken
from aevum.store.store import Store

__all__ = ["Conflict", "Database", "LoginTaken", "Request", "Store", "default_url"]
