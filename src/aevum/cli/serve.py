"""`aevum serve`: the table for a browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from aevum.cli.facts import FactsFiles, lay_facts
from aevum.cli.language import help_text, speak
from aevum.cli.output import err

BOT_PAUSE = 0.25
"""Seconds between two decisions of a bot, so that people can follow."""


def serve(
    host: Annotated[str, typer.Option(help=help_text("help-option-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=help_text("help-option-port"), min=0, max=65535)] = 8000,
    database_url: Annotated[
        str | None,
        typer.Option(help=help_text("help-option-database")),
    ] = None,
    workers: Annotated[int, typer.Option(help=help_text("help-option-workers"), min=0)] = 0,
    open_browser: Annotated[bool, typer.Option("--open", help=help_text("help-option-open"))] = False,
    site: Annotated[Path | None, typer.Option(help=help_text("help-option-site"))] = None,
    facts: FactsFiles = None,
    log_level: Annotated[str, typer.Option(help=help_text("help-option-log-level"))] = "",
) -> None:
    """Serve the table to browsers. Several servers may share one PostgreSQL: start this once for each."""
    from aevum.server.environment import from_environment
    from aevum.server.run import run

    lay_facts(facts)
    given: dict[str, str | int | float | bool] = {}
    if database_url:
        given["database_url"] = database_url
    if site is not None:
        given["site"] = str(site)
    if workers or "AEVUM_WORKERS" not in os.environ:
        given["workers"] = workers or max(1, (os.cpu_count() or 2) - 1)
    if "AEVUM_BOT_PAUSE" not in os.environ:
        given["bot_pause"] = BOT_PAUSE
    config = from_environment(**given)
    # Who opens it in a browser wants to play, not to read what the server does.
    level = log_level or ("warning" if open_browser else "info")
    run(config, host, port, open_browser, _ready, level.upper())


def _ready(address: str) -> None:
    err.print(speak(None).word("serve-ready", address=address), style="bold", soft_wrap=True)
