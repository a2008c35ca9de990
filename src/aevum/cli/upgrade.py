"""``aevum upgrade``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from aevum.cli.files import match_files, matches_folder, read_match, write_whole
from aevum.cli.language import help_text, speak
from aevum.cli.options import Json, Lang
from aevum.cli.output import out, print_json
from aevum.core.errors import Invalid
from aevum.core.log import Differs

STYLES = {"same": "green", "differs": "yellow", "unreadable": "red"}


class Found(msgspec.Struct, frozen=True):
    """What a stored match is under today's rules."""

    match: str
    state: str
    why: str = ""


def upgrade(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help=help_text("help-option-upgrade-files"), metavar=help_text("metavar-files")),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help=help_text("help-option-upgrade-check"))] = False,
    database_url: Annotated[
        str | None, typer.Option(help=help_text("help-option-upgrade-database"), show_default=False)
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    words = speak(lang)
    found: list[Found] = []
    if files or not database_url:
        found += [_look(path, check) for path in match_files(files or _own_folders())]
    database = database_url or (None if files else _own_database())
    if database:
        found += _look_in_store(database)
    counts = {state: sum(1 for one in found if one.state == state) for state in STYLES}
    if json:
        print_json({"matches": found, **counts})
    elif not found:
        out.print(words.word("upgrade-none"))
    else:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for column in ("file", "state", "why"):
            table.add_column(words.word(f"upgrade-{column}"), overflow="fold")
        for one in found:
            table.add_row(one.match, words.word(f"upgrade-{one.state}"), one.why, style=STYLES[one.state])
        out.print(table)
        out.print(words.text("upgrade-total", counts))
    if counts["differs"] or counts["unreadable"]:
        raise typer.Exit(1)


def _own_folders() -> list[Path]:
    own = matches_folder()
    return [own] if own.is_dir() else []


def _own_database() -> str | None:
    """Return the address of the table's database, if there is one."""
    from aevum.store import default_url

    url = default_url()
    name = url.removeprefix("sqlite:///")
    return url if name == url or Path(name).exists() else None


def _look_in_store(url: str) -> list[Found]:
    from aevum.store import Store
    from aevum.store.files import replay

    store = Store(url).open()
    found = []
    for id in store.matches.all_ids():
        stored = store.matches.get(id)
        if stored is not None and stored[0].setup is not None:
            try:
                _, differs = replay(stored[0].setup, store.matches.entries(id))
            except Invalid as error:
                found.append(Found(id, "unreadable", str(error)))
                continue
            found.append(Found(id, "differs", str(differs)) if differs else Found(id, "same"))
    return found


def _look(path: Path, only_look: bool) -> Found:
    try:
        match = read_match(path)
    except Differs as error:
        return Found(str(path), "differs", str(error))
    except Invalid as error:
        return Found(str(path), "unreadable", str(error))
    today = match.game.meta.rules_version
    if match.setup.rules != today and not only_look:
        match.setup = msgspec.structs.replace(match.setup, rules=today)
        write_whole(path, match.dump())
    return Found(str(path), "same")
