"""Matches kept as append-only logs, and the people and tables around them.

A database is loaded when one is asked for: a table in the browser has none, and needs the plain rows alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aevum.store.rows import Conflict, Request

if TYPE_CHECKING:
    from aevum.store.database import Database, default_url
    from aevum.store.people import LoginTaken
    from aevum.store.store import Store

__all__ = ["Conflict", "Database", "LoginTaken", "Request", "Store", "default_url"]

_LATER = {"Database": "database", "default_url": "database", "LoginTaken": "people", "Store": "store"}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(f"aevum.store.{_LATER[name]}"), name)
