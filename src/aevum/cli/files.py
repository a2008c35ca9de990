"""Match files: read with errors that name the line, written so that no interruption leaves a broken one."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from aevum.cli.output import in_words
from aevum.core.errors import Invalid
from aevum.core.match import Match

SUFFIX = ".jsonl"


def matches_folder() -> Path:
    """Return the folder of the user's saved matches."""
    return user_data_path("aevum") / "matches"


def write_whole(path: Path, text: str) -> None:
    """Write a file as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # Named before it is made, so that an interruption at any moment finds what to remove.
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """Read a file.

    :raises Invalid: if it is not text; the message names the line.
    """
    data = path.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise in_file(path, Invalid("not UTF-8 text", "no_text").at_line(line)) from None


def read_match(path: Path) -> Match:
    """Read a match.

    :raises Invalid: if it is corrupt, truncated or of a newer version; the message names the file and the line.
    :raises Differs: if its log means something else under today's rules.
    """
    text = read_text(path)
    try:
        return Match.load(text)
    except Invalid as error:
        raise in_file(path, error) from None


def in_file(path: Path, error: Invalid) -> Invalid:
    """Return what is wrong, said of a file, in words that need no others."""
    return Invalid(f"{path}: {in_words(error)}")


def match_files(paths: Iterable[Path]) -> list[Path]:
    """Return the match files among some files and folders."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
    return found


def new_path(game: str) -> Path:
    """Return a file that is not there yet among the user's matches."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = matches_folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = matches_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
