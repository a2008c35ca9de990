"""Finding the games: each folder of the package ``aevum.games`` that has a ``meta`` module is one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files

from aevum.core.errors import Invalid
from aevum.core.game import Game

PACKAGE = "aevum.games"


@cache
def games() -> tuple[Game, ...]:
    """Return every registered game, by name. Their rules are not loaded by this."""
    folders = sorted(folder.name for folder in files(PACKAGE).iterdir() if (folder / "meta.py").is_file())
    return tuple(Game(import_module(f"{PACKAGE}.{name}.meta").META, f"{PACKAGE}.{name}") for name in folders)


def game(name: str) -> Game:
    """Return a game by its name.

    :raises Invalid: if there is none; the message lists those that there are.
    """
    for candidate in games():
        if candidate.name == name:
            return candidate
    known = ", ".join(candidate.name for candidate in games())
    raise Invalid(f"no game {name!r}; there are {known}", "no_game", {"name": name, "known": known})
