"""`aevum serve`: the table for a browser."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console

app = typer.Typer()
console = Console(stderr=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes a free one.", min=0, max=65535)] = 8000,
    database_url: Annotated[
        str | None,
        typer.Option(
            help="Where matches are kept: postgresql://… or sqlite:///…; without it DATABASE_URL, "
            "or else a SQLite file in your data directory."
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Processes in which bots think; 0: one for each core but one.", min=0)
    ] = 0,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve the table to browsers. Several servers may share one PostgreSQL: start this once for each."""
    from aevum.server.config import from_environment
    from aevum.server.run import run
    from aevum.store import default_url

    config = from_environment(
        database_url=database_url or default_url(),
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
        bot_pause=float(os.environ.get("AEVUM_BOT_PAUSE", "0.25")),
    )
    run(config, host, port, open_browser, _ready, log_level.upper())


def _ready(address: str) -> None:
    console.print(f"Aevum is at [bold]{address}[/] (Ctrl-C ends it)")
