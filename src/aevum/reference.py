"""The rules reference: a game's numbered clauses, its rulings, and which clauses the tests show."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from aevum.core.errors import Invalid
from aevum.words import LANGUAGES, Words, words

_SECTION = re.compile(r"^## (\d+)\. (.+)$")
_CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+(?:\.\d+)*[a-z]?)\*\* (.+)$", re.DOTALL)
_RULING = re.compile(r"^## (R\d+)\. (.+)$")
_RULES = {"en": "rules.en.md", "hu": "rules.hu.md"}
_RULINGS = {"en": "rulings.md", "hu": "rulings.hu.md"}
_NAMING = ("a", "b", "region", "civilization", "province", "epoch", "value")
_KINDS = ("province", "sea", "land", "water", "barren", "region", "empire", "card", "civ", "component")


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


class Doubtful(msgspec.Struct, frozen=True):
    """A fact that nobody has read off the printed game: what it is about, and how sure we are of it."""

    name: str
    confidence: str


class Facts(msgspec.Struct, frozen=True):
    """One table of a game's facts, and which of them are reconstructed."""

    file: str
    """Where in the game's folder an owner of the game can correct them."""
    title: str
    rows: int
    reconstructed: tuple[Doubtful, ...]


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
    text = _read(game, _RULES, language)
    try:
        return parse(text)
    except Invalid as error:
        raise Invalid(f"{game}/{_RULES[language]}, {error}") from None


def _read(game: str, names: Mapping[str, str], language: str) -> str:
    if language not in LANGUAGES:
        raise Invalid(f"no language {language!r}; known are {', '.join(LANGUAGES)}")
    return files(f"aevum.games.{game}").joinpath(names[language]).read_text(encoding="utf-8")


@cache
def rulings(game: str, language: str) -> tuple[Ruling, ...]:
    """Return the rulings of a game.

    :raises Invalid: if the language is unknown.
    """
    found: list[tuple[str, str, list[str]]] = []
    for line in _read(game, _RULINGS, language).splitlines():
        heading = _RULING.match(line)
        if heading:
            found.append((heading[1], heading[2].strip(), []))
        elif found:
            found[-1][2].append(line)
    return tuple(Ruling(id, question, "\n".join(lines).strip()) for id, question, lines in found)


@cache
def facts(game: str, language: str) -> tuple[Facts, ...]:
    """Return, table by table, how many facts a game rests on and which of them are reconstructed.

    :raises Invalid: if the language is unknown.
    """
    names = words(game, language)
    found = []
    for path in sorted(files(f"aevum.games.{game}").joinpath("data").iterdir(), key=lambda path: path.name):
        for table, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if not isinstance(rows, list) or not any("source" in row for row in rows):
                continue
            doubtful = tuple(
                Doubtful(_name(names, row), row["confidence"]) for row in rows if row["source"] == "reconstructed"
            )
            found.append(Facts(f"data/{path.name}", names.word(f"facts-{table}"), len(rows), doubtful))
    return tuple(found)


def _name(names: Words, row: dict[str, object]) -> str:
    """Return what a person calls a row of a table: the things that it is about."""
    if "id" in row:
        return _thing(names, str(row["id"]))
    return " – ".join(_thing(names, str(row[field])) for field in _NAMING if field in row)


def _thing(names: Words, id: str) -> str:
    for kind in _KINDS:
        if names.has(f"{kind}-{id}"):
            return names.word(f"{kind}-{id}")
    return id


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
