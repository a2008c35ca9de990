"""Which language to speak, and the words of the command line in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from aevum.core.errors import Invalid
from aevum.words import LANGUAGES, Words, words


def of_system(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "hu" if environment[name].lower().startswith("hu") else "en"
    return "en"


def of_arguments(arguments: Sequence[str]) -> str | None:
    """Return the language that ``--lang`` asks for, so that even the help speaks it."""
    for index, argument in enumerate(arguments):
        wanted = argument.removeprefix("--lang=")
        if argument == "--lang" and index + 1 < len(arguments):
            wanted = arguments[index + 1]
        if argument.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return None


def choose(lang: str | None) -> str:
    """Return the language to speak: the one asked for, or the system's.

    :raises Invalid: if it is unknown.
    """
    if lang is None:
        return of_system(os.environ)
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Invalid(f"no language {lang!r}; known are {known}", "no_language", {"name": lang, "known": known})
    return lang


def speak(lang: str | None, game: str | None = None) -> Words:
    """Return the words of the command line, with those of a game."""
    return words(game, choose(lang), "aevum.cli")


def help_text(key: str) -> str:
    """Return a sentence of ``--help``."""
    return sentence(key, {})


def sentence(key: str, values: Mapping[str, str | int]) -> str:
    """Return a sentence in the language that was asked for, where no command has read its arguments yet or any more."""
    return words(None, of_arguments(sys.argv[1:]) or of_system(os.environ), "aevum.cli").text(key, values)
