"""Options that several commands share, and what is typed for a game's own options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer

from aevum.cli.language import help_text
from aevum.core.errors import Invalid
from aevum.core.meta import Meta, OptionValue

Game = Annotated[str, typer.Argument(help=help_text("help-option-game"), metavar=help_text("metavar-game"))]
Lang = Annotated[str | None, typer.Option("--lang", help=help_text("help-option-lang"), metavar="en|hu")]
Json = Annotated[bool, typer.Option("--json", help=help_text("help-option-json"))]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help=help_text("help-option-option"), metavar=help_text("metavar-name-value")),
]


def game_options(meta: Meta, typed: Iterable[str] | None) -> dict[str, OptionValue]:
    """Return the options that were typed as ``name=value``.

    :raises Invalid: if one is unknown or cannot be read.
    """
    chosen: dict[str, OptionValue] = {}
    for text in typed or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Invalid(f"an option is typed as name=value, not {text!r}", "name_value", {"text": text})
        chosen[name] = _value(meta, name, value)
    return chosen


def _value(meta: Meta, name: str, value: str) -> OptionValue:
    for option in meta.options:
        if option.name == name:
            for choice in option.choices:
                if value.lower() == str(choice).lower() or (
                    isinstance(choice, bool) and value.lower() in _spellings(choice)
                ):
                    return choice
    return value


def _spellings(value: bool) -> tuple[str, ...]:
    return ("yes", "on", "1", "igen") if value else ("no", "off", "0", "nem")


def names(text: str | None) -> list[str]:
    """Return the names that are separated by commas."""
    return [part.strip() for part in (text or "").split(",") if part.strip()]
