"""``aevum facts``: what is uncertain, to be corrected by who owns the game; and laying corrections over our facts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from platformdirs import user_data_path

from aevum.cli.files import in_file, read_text, write_whole
from aevum.cli.language import help_text, speak
from aevum.cli.options import Game, Lang
from aevum.cli.output import out
from aevum.core.corrections import Corrections, doubts, key_of, laid, read
from aevum.core.errors import Invalid
from aevum.core.log import Setup
from aevum.core.match import game as find_game
from aevum.core.table import all_printed
from aevum.words import Words

FactsFiles = Annotated[list[Path] | None, typer.Option("--facts", help=help_text("help-option-facts-file"))]


def facts(
    game: Game,
    file: Annotated[Path | None, typer.Option("--save", help=help_text("help-option-facts-save"))] = None,
    lang: Lang = None,
) -> None:
    words = speak(lang)
    text = "\n".join(skeleton(words, game)) + "\n"
    if file is None:
        out.print(text, soft_wrap=True, markup=False, highlight=False)
        return
    if file.exists():
        raise Invalid(words.word("play-file-exists", path=str(file)))
    write_whole(file, text)


def skeleton(words: Words, game: str) -> Iterator[str]:
    """Yield the lines of a correction file in which all that is uncertain stands, each row behind a #."""
    yield f"game = {json.dumps(game)}"
    yield f"name = {json.dumps(words.word('facts-my-copy'), ensure_ascii=False)}"
    yield ""
    for line in words.word("facts-how").splitlines():
        yield f"# {line}"
    for name, tables in all_printed(find_game(game).package).items():
        for table, rows in tables.items():
            if isinstance(rows, list) and rows and isinstance(rows[0], dict):
                yield from _rows(name, table, rows)


def _rows(file: str, table: str, rows: list[dict[str, Any]]) -> Iterator[str]:
    key = key_of(rows)
    for number, row in enumerate(rows, start=1):
        fields = [field for field in doubts(row) if field not in key and field in row]
        if not fields and not (doubts(row) and key == ("a", "b")):
            continue
        yield ""
        yield f"# data/{file}.toml"
        yield f"# [[{table}]]"
        if not key:
            yield f"# row = {number}"
        for field in [*key, *fields]:
            yield f"# {field} = {_toml(row[field])}"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def facts_folder() -> Path:
    """Return the folder whose correction files hold for every new match of the user."""
    return user_data_path("aevum") / "facts"


def lay_facts(given: Sequence[Path] | None, game: str | None = None) -> None:
    """Lay correction files over our facts, for one game or for all: those given, else those in the user's folder.

    :raises Invalid: if one is wrong; the message names the file, the row and the field.
    """
    named = [(path, read(read_text(path), str(path))) for path in given or []]
    games = {corrections.game for _, corrections in named}
    own = sorted(facts_folder().glob("*.toml")) if facts_folder().is_dir() else []
    kept = [(path, read(read_text(path), str(path))) for path in own]
    for path, corrections in [*named, *(pair for pair in kept if pair[1].game not in games)]:
        if game is None or corrections.game == game:
            find_game(corrections.game).lay(corrections, str(path))


def lay_facts_of(path: Path) -> None:
    """Lay the corrections with which a match file was played over our facts, so that it can be replayed.

    :raises Invalid: if they are wrong.
    """
    head = read_text(path).partition("\n")[0]
    try:
        setup = msgspec.json.decode(head, type=Setup)
    except msgspec.DecodeError:
        return
    if setup.facts is not None and laid(setup.game) is None:
        corrections = Corrections(setup.game, setup.facts.name, setup.facts.tables)
        if corrections.digest != setup.facts.digest:
            raise in_file(path, Invalid("the facts in it are not those that it was played with"))
        find_game(setup.game).lay(corrections, str(path))
