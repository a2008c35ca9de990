"""What people write for others to read: names, titles, lines of chat."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from aevum.core import Invalid
from aevum.server.problems import Refused

MOST_MARKS = 3
"""Accents on one letter: more of them climb over the lines above."""
MOST_EMPTY_LINES = 1


HIDDEN = "•••"
_unwanted: re.Pattern[str] | None = None


def hide_words(file: str) -> None:
    """Let nobody read the words of a host's file, one a line, whatever their case; without a file all can be read.

    :raises Invalid: if the file cannot be read.
    """
    global _unwanted
    try:
        lines = Path(file).read_text("utf-8").splitlines() if file else []
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid(f"AEVUM_WORD_FILE: {error}", "no_word_file") from None
    words = [re.escape(line.strip()) for line in lines if line.strip() and not line.startswith("#")]
    _unwanted = re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE) if words else None


def name_of(text: str) -> str:
    """Return a name that can be seen: without control, invisible or direction characters, in one line.

    :raises Refused: if nothing is left.
    """
    kept = one_line(text)
    if not any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in kept):
        raise Refused("invalid", {"why": "a name needs a letter"})
    return kept


def one_line(text: str) -> str:
    """Return a text in one line, without what cannot be seen. It may be empty."""
    return " ".join(_visible(text, " ").split())


def lines_of(text: str) -> str:
    """Return what somebody says: its lines are kept, walls of empty ones are not."""
    lines: list[str] = []
    empty = 0
    for line in _visible(text, "\n").split("\n"):
        kept = line.rstrip()
        empty = 0 if kept.strip() else empty + 1
        if empty <= MOST_EMPTY_LINES:
            lines.append(kept)
    return "\n".join(lines).strip()


BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters by their category that show nothing."""


def _visible(text: str, line_end: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if letter == "\n":
            kept.append(line_end)
        elif category in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS:
                kept.append(letter)
            continue
        elif category.startswith("Z") or letter == "\t":
            kept.append(" ")
        elif letter == "\u200d" and kept:
            # It joins parts of one picture.
            kept.append(letter)
        elif category[0] != "C":
            kept.append(letter)
        marks = 0
    shown = "".join(kept)
    return _unwanted.sub(HIDDEN, shown) if _unwanted is not None else shown
