"""Where output goes: answers to standard output, progress and complaints to standard error."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from aevum.cli.language import help_text, sentence
from aevum.core.errors import AevumError, Invalid
from aevum.core.log import Differs

# Names and texts come from people and from files: nothing in them is markup.
out = Console(highlight=False, soft_wrap=False, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, markup=False, emoji=False)


def ask(question: str) -> str:
    """Return what a person types."""
    return out.input(question, markup=False, emoji=False).strip()


def print_json(value: Any) -> None:
    """Print a value as indented JSON, as plain text."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    out.print(text, soft_wrap=True)


FILES = {FileNotFoundError: "no_file", IsADirectoryError: "folder", PermissionError: "not_allowed"}


def in_words(error: AevumError | OSError) -> str:
    """Return what went wrong, in the person's language where there are words for it."""
    key, values = "", {}
    if isinstance(error, Invalid):
        key, values = error.key, error.values
    elif isinstance(error, Differs):
        key, values = "differs", {"entry": error.entry + 1, "why": error.why}
    elif isinstance(error, OSError) and error.filename:
        key, values = FILES.get(type(error), ""), {"path": str(error.filename)}
    if key:
        said = sentence(f"error-{key}", values)
        line = error.line if isinstance(error, Invalid) else 0
        return sentence("error-line", {"line": line, "said": said}) if line else said
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def complain(message: str) -> None:
    """Print an error."""
    err.print(Text.assemble((f"aevum: {help_text('cli-error')}: ", "bold red"), message), soft_wrap=True)
