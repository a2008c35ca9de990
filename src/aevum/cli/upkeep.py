"""``aevum backup``, ``aevum restore``, ``aevum sweep``: keeping a server's database."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from aevum.cli.language import help_text, speak
from aevum.cli.options import Lang
from aevum.cli.output import out
from aevum.core.errors import Invalid

DatabaseUrl = Annotated[str | None, typer.Option(help=help_text("help-option-database"), show_default=False)]
File = Annotated[Path, typer.Argument(help=help_text("help-option-backup"), metavar=help_text("metavar-file"))]


def backup(file: File, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    """Copy the database while the server may go on."""
    from aevum.store import Store, default_url

    store = Store(database_url or default_url()).open()
    try:
        store.upkeep.backup(file)
    finally:
        store.close()
    out.print(speak(lang).word("backup-done", file=str(file), bytes=file.stat().st_size), soft_wrap=True)


def restore(file: File, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    """Put a copy back. What was there stays beside it under another name."""
    from aevum.store.database import Database, default_url
    from aevum.store.upkeep import restore as put_back

    if not file.is_file():
        raise Invalid(speak(lang).word("restore-no-file", file=str(file)))
    database = Database(database_url or default_url())
    if database.file is None:
        raise Invalid(speak(lang).word("restore-postgres"))
    database.claim()
    try:
        put_back(file, database.file)
    finally:
        database.close()
    out.print(speak(lang).word("restore-done", file=str(database.file)), soft_wrap=True)


def sweep(database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    """Forget what is too old, as the server does by itself once an hour."""
    from aevum.server.environment import from_environment
    from aevum.store import Store
    from aevum.store.upkeep import Keep

    config = from_environment(**({"database_url": database_url} if database_url else {}))
    store = Store(config.database_url).open()
    try:
        keep = Keep(config.keep_guests_days, config.keep_open_tables_days, config.keep_chat_days)
        swept = store.upkeep.sweep(time.time(), keep)
    finally:
        store.close()
    out.print(speak(lang).word("sweep-done", guests=swept.guests, tables=swept.tables, lines=swept.lines))
