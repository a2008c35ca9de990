"""Where output goes: answers to standard output, progress and complaints to standard error."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from aevum.cli.language import help_text

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


def complain(message: str) -> None:
    """Print an error."""
    err.print(Text.assemble((f"aevum: {help_text('cli-error')}: ", "bold red"), message), soft_wrap=True)
