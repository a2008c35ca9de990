"""``aevum admin``: what the host of a server does for the people on it."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from aevum.cli.files import read_text, write_whole
from aevum.cli.help import Command, Group
from aevum.cli.language import help_text, speak
from aevum.cli.options import Lang
from aevum.cli.output import in_words, out
from aevum.core.errors import Invalid

if TYPE_CHECKING:
    from aevum.store import Store

app = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    subcommand_metavar=help_text("metavar-command"),
    options_metavar=help_text("metavar-options"),
)

DatabaseUrl = Annotated[str | None, typer.Option(help=help_text("help-option-database"), show_default=False)]
Login = Annotated[str, typer.Argument(help=help_text("help-admin-login"), metavar=help_text("metavar-login"))]
RESET_HOURS = 48


@app.command(cls=Command, help=help_text("help-admin-create"), options_metavar=help_text("metavar-options"))
def create(
    login: Login,
    name: Annotated[str, typer.Option(help=help_text("help-admin-name"))] = "",
    language: Annotated[str, typer.Option(help=help_text("help-admin-language"))] = "en",
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    _check_account(login, language)
    store = _store(database_url)
    known = store.people.by_login(login)
    if known is None:
        known = store.people.add(name or login, language, login, None, admin=True)
    else:
        store.people.change(known.id, admin=True)
    _print_link(store, known.id, lang)


@app.command(
    "reset-link", cls=Command, help=help_text("help-admin-reset-link"), options_metavar=help_text("metavar-options")
)
def reset_link(login: Login, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    store = _store(database_url)
    person = _person(store, login, lang)
    _print_link(store, person, lang)
    _note(store, "reset-link", person)


@app.command(cls=Command, help=help_text("help-admin-delete"), options_metavar=help_text("metavar-options"))
def delete(
    login: Login,
    yes: Annotated[bool, typer.Option("--yes", help=help_text("help-admin-yes"))] = False,
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    words = speak(lang)
    store = _store(database_url)
    person = _anybody(store, login, lang)
    if not yes:
        typer.confirm(words.word("admin-confirm", login=login), abort=True)
    store.people.erase(person)
    _note(store, "delete", person)
    out.print(words.word("admin-deleted", login=login))


@app.command(cls=Command, help=help_text("help-admin-matches"), options_metavar=help_text("metavar-options"))
def matches(database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    words = speak(lang)
    store = _store(database_url)
    columns = ("match", "game", "status", "entries", "begun")
    table = Table(*(words.word(f"admin-{column}") for column in columns))
    for id in store.matches.all_ids():
        found = store.matches.get(id)
        if found is not None:
            row = found[0]
            begun = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.started or row.created))
            table.add_row(id, row.game, row.status, str(row.length), begun)
    out.print(table)


@app.command(cls=Command, help=help_text("help-admin-export"), options_metavar=help_text("metavar-options"))
def export(
    match: Annotated[str, typer.Argument(help=help_text("help-admin-match"), metavar=help_text("metavar-match"))],
    file: Annotated[Path, typer.Argument(help=help_text("help-admin-file"), metavar=help_text("metavar-file"))],
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    from aevum.store.files import export_match

    words = speak(lang)
    try:
        text = export_match(_store(database_url), match)
    except LookupError:
        raise Invalid(words.word("admin-no-match", match=match)) from None
    write_whole(file, text)
    entries = len(text.splitlines()) - 2
    out.print(words.word("admin-exported", file=str(file), entries=entries), soft_wrap=True)


@app.command("import", cls=Command, help=help_text("help-admin-import"), options_metavar=help_text("metavar-options"))
def import_(
    file: Annotated[Path, typer.Argument(help=help_text("help-option-match"), metavar=help_text("metavar-file"))],
    owner: Annotated[str, typer.Option(help=help_text("help-admin-owner"))],
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    from aevum.core.errors import AevumError
    from aevum.store.files import import_match

    store = _store(database_url)
    text, person = read_text(file), _person(store, owner, lang)
    try:
        out.print(import_match(store, text, person, speak(lang).language))
    except AevumError as error:
        raise Invalid(f"{file}: {in_words(error)}") from None


Who = Annotated[str, typer.Argument(help=help_text("help-admin-who"), metavar=help_text("metavar-login"))]
MatchId = Annotated[str, typer.Argument(help=help_text("help-admin-match"), metavar=help_text("metavar-match"))]


@app.command(cls=Command, help=help_text("help-admin-ban"), options_metavar=help_text("metavar-options"))
def ban(
    who: Who,
    reason: Annotated[str, typer.Option(help=help_text("help-admin-reason"))],
    days: Annotated[float | None, typer.Option(help=help_text("help-admin-days"), min=0.01)] = None,
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    store = _store(database_url)
    until = time.time() + days * 86400 if days is not None else None
    person = _anybody(store, who, lang)
    store.moderation.ban(person, reason[:200], until)
    _note(store, "ban", person, reason)
    out.print(speak(lang).word("admin-banned", login=who))


@app.command(cls=Command, help=help_text("help-admin-unban"), options_metavar=help_text("metavar-options"))
def unban(who: Who, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    store = _store(database_url)
    person = _anybody(store, who, lang)
    if not store.moderation.unban(person):
        raise Invalid(speak(lang).word("admin-not-banned", login=who))
    _note(store, "unban", person)
    out.print(speak(lang).word("admin-unbanned", login=who))


@app.command(cls=Command, help=help_text("help-admin-close"), options_metavar=help_text("metavar-options"))
def close(match: MatchId, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    store = _store(database_url)
    if not store.moderation.close_table(match):
        raise Invalid(speak(lang).word("admin-no-table", match=match))
    _note(store, "close", match)
    out.print(speak(lang).word("admin-closed", match=match))


@app.command(
    "remove-title", cls=Command, help=help_text("help-admin-remove-title"), options_metavar=help_text("metavar-options")
)
def remove_title(match: MatchId, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    store = _store(database_url)
    if not store.moderation.remove_title(match):
        raise Invalid(speak(lang).word("admin-no-table", match=match))
    _note(store, "remove-title", match)
    out.print(speak(lang).word("admin-removed"))


@app.command(
    "remove-line", cls=Command, help=help_text("help-admin-remove-line"), options_metavar=help_text("metavar-options")
)
def remove_line(
    line: Annotated[int, typer.Argument(help=help_text("help-admin-line"), metavar=help_text("metavar-number"))],
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    store = _store(database_url)
    table = store.moderation.remove_line(line)
    if table is None:
        raise Invalid(speak(lang).word("admin-no-line", line=str(line)))
    _note(store, "remove-line", f"{table} {line}")
    out.print(speak(lang).word("admin-removed"))


@app.command(cls=Command, help=help_text("help-admin-chat"), options_metavar=help_text("metavar-options"))
def chat(match: MatchId, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    words = speak(lang)
    table = Table(*(words.word(f"admin-{column}") for column in ("line", "person", "said")))
    for line in _store(database_url).talk.lines(match):
        table.add_row(str(line.id), f"{line.name} ({line.person})", line.text)
    out.print(table)


def _check_account(login: str, language: str) -> None:
    """:raises Invalid: if nobody could sign in so."""
    from aevum.server.wire import NewAccount

    try:
        msgspec.convert({"login": login, "language": language, "name": "-", "password": "-" * 10}, NewAccount)
    except msgspec.ValidationError as error:
        raise Invalid(str(error).replace("$.", "")) from None


def _store(url: str | None) -> Store:
    from aevum.store import Store, default_url

    return Store(url or default_url()).open()


def _person(store: Store, login: str, lang: str | None) -> str:
    row = store.people.by_login(login)
    if row is None:
        raise Invalid(speak(lang).word("admin-no-account", login=login))
    return str(row.id)


def _anybody(store: Store, who: str, lang: str | None) -> str:
    """Return the id of an account by its login, or of anybody by their id: guests have no login."""
    row = store.people.by_login(who) or store.people.get(who)
    if row is None:
        raise Invalid(speak(lang).word("admin-no-account", login=who))
    return str(row.id)


def _note(store: Store, what: str, about: str, why: str = "") -> None:
    """Enter what was done here into the log of the host's page."""
    store.moderation.note(None, what, about, why)


def _print_link(store: Store, person: str, lang: str | None) -> None:
    token = secrets.token_urlsafe(32)
    store.people.add_reset(person, token, time.time() + RESET_HOURS * 3600)
    out.print(speak(lang).word("admin-link", hours=RESET_HOURS))
    out.print(f"#/reset/{token}", soft_wrap=True)
