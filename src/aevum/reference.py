"""The rules reference: a game's numbered clauses, its rulings, and which clauses the tests show."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from aevum.core.errors import Invalid
from aevum.words import LANGUAGES

_SECTION = re.compile(r"^## (\d+)\. (.+)$")
_CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+(?:\.\d+)*[a-z]?)\*\* (.+)$", re.DOTALL)
_RULING = re.compile(r"^## (R\d+)\. (.+)$")


class Clause(msgspec.Struct, frozen=True):
    """One rule that can be checked."""

    id: str
    text: str


class Section(msgspec.Struct, frozen=True):
    number: int
    title: str
    clauses: tuple[Clause, ...]


class Reference(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    sections: tuple[Section, ...]

    def clauses(self) -> list[Clause]:
        return [clause for section in self.sections for clause in section.clauses]

    def clause(self, id: str) -> Clause:
        """Return a clause by its id, which may be written in any case.

        :raises Invalid: if there is none.
        """
        for clause in self.clauses():
            if clause.id.lower() == id.lower():
                return clause
        raise Invalid(f"no clause {id!r} in {self.title}")

    def search(self, text: str) -> list[Clause]:
        """Return the clauses whose id or text contains the text, in any case."""
        wanted = text.lower()
        return [
            clause for clause in self.clauses() if wanted in clause.text.lower() or clause.id.lower().startswith(wanted)
        ]


class Ruling(msgspec.Struct, frozen=True):
    """Where the rulebook is silent or contradicts itself."""

    id: str
    question: str
    text: str


class Coverage(msgspec.Struct, frozen=True):
    """Which clauses the tests show."""

    game: str
    clauses: int
    missing: tuple[str, ...]
    unknown: tuple[str, ...]
    """Ids that a test names and the rules do not have."""


def parse(text: str) -> Reference:
    """Read a rules file.

    :raises Invalid: if a line is neither a heading nor a clause; the message names the line.
    """
    title = ""
    sections: list[tuple[int, str, list[Clause]]] = []
    for number, block in _blocks(text):
        section, clause = _SECTION.match(block), _CLAUSE.match(block)
        if block.startswith("# ") and not title:
            title = block[2:].strip()
        elif section:
            sections.append((int(section[1]), section[2].strip(), []))
        elif clause and sections:
            sections[-1][2].append(Clause(clause[1], " ".join(clause[2].split())))
        else:
            raise Invalid(f"line {number}: neither a heading nor a clause in a section: {block[:60]!r}")
    return Reference(title, tuple(Section(n, name, tuple(clauses)) for n, name, clauses in sections))


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """Yield each paragraph or heading with the number of its first line."""
    block: list[str] = []
    first = 0
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        heading = line.startswith("#")
        starts_anew = heading or not line.strip() or line.startswith("**")
        if starts_anew and block:
            yield first, "\n".join(block)
            block = []
        if heading:
            yield number, line.rstrip()
        elif line.strip():
            if not block:
                first = number
            block.append(line.strip())


@cache
def rules(game: str, language: str) -> Reference:
    """Return the rules of a game.

    :raises Invalid: if the language is unknown or the file cannot be read.
    """
    if language not in LANGUAGES:
        raise Invalid(f"no language {language!r}; known are {', '.join(LANGUAGES)}")
    name = f"rules.{language}.md"
    path = files(f"aevum.games.{game}").joinpath(name)
    try:
        return parse(path.read_text(encoding="utf-8"))
    except Invalid as error:
        raise Invalid(f"{game}/{name}, {error}") from None


@cache
def rulings(game: str) -> tuple[Ruling, ...]:
    """Return the rulings of a game."""
    path = files(f"aevum.games.{game}").joinpath("rulings.md")
    if not path.is_file():
        return ()
    found: list[tuple[str, str, list[str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        heading = _RULING.match(line)
        if heading:
            found.append((heading[1], heading[2].strip(), []))
        elif found:
            found[-1][2].append(line)
    return tuple(Ruling(id, question, "\n".join(lines).strip()) for id, question, lines in found)


def coverage(game: str, tests: Path) -> Coverage:
    """Return which clauses of a game the tests in a folder show."""
    ids = [clause.id for clause in rules(game, "en").clauses()]
    shown = marked(tests)
    missing = tuple(id for id in ids if id not in shown)
    unknown = tuple(sorted(shown - set(ids)))
    return Coverage(game, len(ids), missing, unknown)


def marked(tests: Path) -> set[str]:
    """Return the ids of all clauses that tests in a folder are marked with: ``@pytest.mark.clause("TTA-4.3")``."""
    found: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
            if isinstance(node, ast.Call) and _is_mark(node.func):
                found.update(_strings(node.args))
    return found


def _is_mark(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "clause"
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def _strings(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
