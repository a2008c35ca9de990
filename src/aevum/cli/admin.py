"""`aevum admin`: what the host of a server does for the people on it."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from aevum.store import Store

app = typer.Typer(help="Look after a server: accounts, password links, matches.", no_args_is_help=True)
console = Console()

DatabaseUrl = Annotated[
    str | None, typer.Option(help="As for `aevum serve`; without it DATABASE_URL or the SQLite file.")
]
RESET_HOURS = 48


@app.command()
def create(
    login: Annotated[str, typer.Argument(help="What the admin signs in with.")],
    name: Annotated[str, typer.Option(help="The name that others see.")] = "",
    language: Annotated[str, typer.Option(help="en or hu")] = "en",
    database_url: DatabaseUrl = None,
) -> None:
    """Make an admin account, or make an existing account an admin; prints a link to set its password."""
    store = _store(database_url)
    known = store.people.by_login(login)
    if known is None:
        known = store.people.add(name or login, language, login, None, admin=True)
    else:
        store.people.change(known.id, admin=True)
    _print_link(store, known.id)


@app.command("reset-link")
def reset_link(
    login: Annotated[str, typer.Argument(help="Whose password is to be set anew.")], database_url: DatabaseUrl = None
) -> None:
    """Print a link by which somebody can set a new password."""
    store = _store(database_url)
    _print_link(store, _person(store, login))


@app.command()
def delete(
    login: Annotated[str, typer.Argument(help="Whose data is to be deleted.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Delete an account's data. Its matches go on: bots play its seats."""
    store = _store(database_url)
    person = _person(store, login)
    if not yes:
        typer.confirm(f"Delete everything about {login}?", abort=True)
    store.people.erase(person)
    console.print(f"{login} is deleted.")


@app.command()
def matches(database_url: DatabaseUrl = None) -> None:
    """List the matches that have begun."""
    store = _store(database_url)
    table = Table("match", "game", "status", "entries", "begun")
    for id in store.matches.all_ids():
        found = store.matches.get(id)
        if found is not None:
            row = found[0]
            begun = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.started or row.created))
            table.add_row(id, row.game, row.status, str(row.length), begun)
    console.print(table)


@app.command()
def export(
    match: Annotated[str, typer.Argument(help="The match's id, as in its address.")],
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
    database_url: DatabaseUrl = None,
) -> None:
    """Write a match, secrets and dice key included, to a match file."""
    from aevum.core import AevumError
    from aevum.store.files import export_match

    try:
        text = export_match(_store(database_url), match)
    except (LookupError, AevumError) as error:
        raise _stop(f"{match}: {error}") from None
    file.write_text(text, encoding="utf-8")
    console.print(f"{file}: {len(text.splitlines()) - 2} entries")


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A match file.", exists=True, dir_okay=False)],
    owner: Annotated[str, typer.Option(help="The login of the account that gets it.")],
    database_url: DatabaseUrl = None,
) -> None:
    """Take a match file into the store."""
    from aevum.core import AevumError
    from aevum.store.files import import_match

    store = _store(database_url)
    try:
        match = import_match(store, file.read_text(encoding="utf-8"), _person(store, owner), "en")
    except (AevumError, UnicodeDecodeError) as error:
        raise _stop(f"{file}: {error}") from None
    console.print(match)


def _store(url: str | None) -> Store:
    from aevum.store import Store, default_url

    return Store(url or default_url()).open()


def _person(store: Store, login: str) -> str:
    row = store.people.by_login(login)
    if row is None:
        raise _stop(f"there is no account {login}")
    return str(row.id)


def _print_link(store: Store, person: str) -> None:
    token = secrets.token_urlsafe(32)
    store.people.add_reset(person, token, time.time() + RESET_HOURS * 3600)
    console.print(f"Open within {RESET_HOURS} hours, after the server's address:\n#/reset/{token}", soft_wrap=True)


def _stop(message: str) -> typer.Exit:
    Console(stderr=True).print(message, style="red", markup=False)
    return typer.Exit(1)
