"""A file that grows by a line for each match, so that what was stopped goes on where it was."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from aevum.core.errors import Invalid

Row = TypeVar("Row", bound=msgspec.Struct)


def read(file: Path, what: str, head: msgspec.Struct, kind: type[Row]) -> list[Row]:
    """Return the rows below the first line, which must be ``head``. A last line that was cut off is dropped.

    ``what`` names what the file is of.

    :raises Invalid: if the file is of something else or corrupt; the message names the line.
    """
    if not file.exists():
        return []
    whole, end, cut_off = file.read_bytes().rpartition(b"\n")
    rows: list[Row] = []
    if end:
        first, *others = whole.split(b"\n")
        if _decode(file, 1, first, type(head)) != head:
            raise _of_another(file, f"this file is of another {what}; choose another file or the same plan")
        rows = [_decode(file, line, row, kind) for line, row in enumerate(others, start=2)]
    elif not msgspec.json.encode(head).startswith(cut_off):
        raise _of_another(file, f"not a {what}'s file; choose another")
    # Only now is it known to be ours, so that nothing of anybody else's is lost.
    if cut_off:
        os.truncate(file, len(whole + end))
    return rows


def append(file: Path, head: msgspec.Struct, rows: Iterable[Row]) -> Iterator[Row]:
    """Yield the rows as they come, each once it is in the file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as out:
        if out.tell() == 0:
            out.write(msgspec.json.encode(head) + b"\n")
        for row in rows:
            out.write(msgspec.json.encode(row) + b"\n")
            out.flush()
            yield row


def _decode(file: Path, line: int, row: bytes, kind: type[Row]) -> Row:
    try:
        return msgspec.json.decode(row, type=kind)
    except msgspec.DecodeError as error:
        raise bad_line(file, line, str(error)) from None


def _of_another(file: Path, why: str) -> Invalid:
    return Invalid(f"{file}, line 1: {why}", "other_file", {"file": str(file)})


def bad_line(file: Path, line: int, why: str) -> Invalid:
    """Return the error that a line of a file is wrong."""
    return Invalid(f"{file}, line {line}: {why}", "bad_line", {"file": str(file), "line": line, "why": why})
