"""The rules reference: a game's numbered clauses, its rulings, and which clauses the tests show."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from aevum.core.corrections import doubts, is_fact
from aevum.core.errors import Invalid
from aevum.core.match import game as find_game
from aevum.core.table import all_printed, load_toml
from aevum.words import LANGUAGES, Words, words

_SECTION = re.compile(r"^## (\d+)\. (.+)$")
_CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+(?:\.\d+)*[a-z]?)\*\* (.+)$", re.DOTALL)
_RULING = re.compile(r"^## (R\d+)\. (.+)$")
_RULES = {"en": "rules.en.md", "hu": "rules.hu.md"}
_RULINGS = {"en": "rulings.md", "hu": "rulings.hu.md"}
_NAMING = ("a", "b", "region", "civilization", "province", "epoch", "value")
_EVENTS = ("event", "events")
_NOT_ON_ITS_FACE = ("order", "epoch", "copies", "name_latin", "city_name")
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
    fields: tuple[str, ...]
    """What of it is uncertain, as the data file calls it."""
    whole: bool
    """Whether that is all of it."""

    @property
    def said(self) -> str:
        """What is uncertain, for a list of such."""
        return self.name if self.whole else f"{self.name} ({', '.join(self.fields)})"


class Facts(msgspec.Struct, frozen=True):
    """One table of a game's facts, and which of them are reconstructed."""

    file: str
    """Where in the game's folder an owner of the game can correct them."""
    title: str
    rows: int
    reconstructed: tuple[Doubtful, ...]
    fields: tuple[tuple[str, int], ...]
    """Each field that is uncertain anywhere, and in how many rows."""


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
    return files(find_game(game).package).joinpath(names[language]).read_text(encoding="utf-8")


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
    package = find_game(game).package
    for file in all_printed(package):
        for table, rows in load_toml(package, file).items():
            if not isinstance(rows, list) or not any("source" in row for row in rows):
                continue
            doubtful = tuple(_doubtful(names, row) for row in rows if doubts(row))
            counts = Counter(field for one in doubtful for field in one.fields)
            fields = tuple(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
            found.append(Facts(f"data/{file}.toml", names.word(f"facts-{table}"), len(rows), doubtful, fields))
    return tuple(found)


@cache
def uncertain(game: str) -> dict[str, tuple[str, ...]]:
    """Return for each card and place of a game that is not certain the fields that are not, by the key of its name.

    Boards mark them: ``empire-romans``, ``card-plague``, ``land-gaul``. When a card appears is not on its face.
    """
    names = words(game, LANGUAGES[0])
    package = find_game(game).package
    found = {}
    for file in all_printed(package):
        for table, rows in load_toml(package, file).items():
            for row in rows if isinstance(rows, list) else []:
                fields = tuple(field for field in doubts(row) if field not in _NOT_ON_ITS_FACE)
                kinds = [kind for kind in _KINDS if names.has(f"{kind}-{row.get('id')}")]
                if fields and kinds:
                    found[f"{'card' if table in _EVENTS and 'card' in kinds else kinds[0]}-{row['id']}"] = fields
    return found


def _doubtful(names: Words, row: dict[str, object]) -> Doubtful:
    facts = [field for field in row if is_fact(field) and field != "id"]
    uncertain = tuple(doubts(row))
    return Doubtful(_name(names, row), uncertain, set(facts) <= set(uncertain))


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
    return set(places_in_tests(tests))


def places_in_tests(tests: Path) -> dict[str, list[str]]:
    """Return for each clause that tests in a folder are marked with where these tests stand, as file:line."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
            if isinstance(node, ast.Call) and _is_mark(node.func):
                for id in _strings(node.args):
                    found.setdefault(id, []).append(f"{_from_root(path)}:{node.lineno}")
    return found


@cache
def places_in_code(game: str) -> dict[str, list[str]]:
    """Return for each clause of a game where its rule stands in the source, as file:line.

    That is wherever the source names it: a step's ``clause``, a refusal's, a comment or the words of a function. The
    games' shared halves count too. Where it is only refused comes last.
    """
    meta = find_game(game)
    pattern = re.compile(rf"\b{meta.meta.prefix}-\d+(?:\.\d+)*[a-z]?\b")
    folder = Path(str(files(meta.package).joinpath("")))
    shared = [other for other in sorted(folder.parent.iterdir()) if other.is_dir() and not (other / "meta.py").exists()]
    found: dict[str, list[str]] = {}
    refused: dict[str, list[str]] = {}
    for path in [path for one in (folder, *shared) for path in sorted(one.rglob("*.py"))]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for id in pattern.findall(line):
                place = f"{_from_root(path)}:{number}"
                into = refused if "Refusal(" in line else found
                if place not in into.setdefault(id, []):
                    into[id].append(place)
    return {id: found.get(id, []) + refused.get(id, []) for id in {**found, **refused}}


def _from_root(path: Path) -> str:
    """Return a path as it is called from the root of the source tree, or of where Aevum is installed."""
    root = Path(__file__).parents[2]
    return path.resolve().relative_to(root).as_posix() if path.resolve().is_relative_to(root) else str(path)


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
