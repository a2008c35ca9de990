"""``aevum ratings``: what a server believes of the strength of those who play on it."""

from __future__ import annotations

from typing import Annotated

import typer

from aevum.cli.help import Command, Group
from aevum.cli.language import help_text, speak
from aevum.cli.options import Lang
from aevum.cli.output import out

app = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    subcommand_metavar=help_text("metavar-command"),
    options_metavar=help_text("metavar-options"),
)

DatabaseUrl = Annotated[str | None, typer.Option(help=help_text("help-option-database"), show_default=False)]


@app.command(cls=Command, help=help_text("help-ratings-recompute"), options_metavar=help_text("metavar-options"))
def recompute(database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    from aevum.server.ratings import rate
    from aevum.store import Store, default_url

    store = Store(database_url or default_url()).open()
    try:
        count = store.outcomes.recompute(rate)
    finally:
        store.close()
    out.print(speak(lang).word("ratings-recomputed", count=count))


@app.callback()
def _group() -> None:
    """One command alone would else take the group's place."""
