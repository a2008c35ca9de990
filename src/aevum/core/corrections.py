"""Corrections of facts: who owns the printed game writes down what is different there, and it is laid over our data.

A correction file is TOML. It names the game, and per table the rows that differ, each by what it is about and with the
fields that are other there:

    game = "history_of_the_world"
    name = "my copy"

    [[empire]]
    id = "sumerians"
    strength = 4

    [[link]]
    a = "gaul"
    b = "iberia"
    there = false

Links alone can be taken away (``there = false``) or added (a row for two things that no link of ours joins); of
everything else there are as many as in the box.

Facts are read once per process and hold for it: processes that it starts inherit them through its environment.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from aevum.core.errors import Invalid

VARIABLE = "AEVUM_FACTS"
KEYS = (
    ("id",),
    ("a", "b"),
    ("civilization", "province"),
    ("region", "epoch"),
    ("item",),
    ("region",),
    ("epoch",),
    ("where",),
)
ABOUT_A_ROW = ("source", "confidence", "note", "basis", "doubtful", "expected", "lon", "lat")
"""No facts of the game: where they come from, where they are drawn, and what bots expect of them."""
ABOUT_A_FIELD = ("_source", "_confidence")
IN_THE_BOX = ("epoch", "age")
MOST_KINDS = 12
MOST_TIMES = 3
"""How many times the largest of our numbers another may be: a slip of the pen is more."""
OWNER = "owner"
"""The source of a row that a correction changed."""

Row = dict[str, Any]
Tables = dict[str, list[Row]]


class Corrections(msgspec.Struct, frozen=True):
    """What is different in somebody's copy of a game."""

    game: str
    name: str
    tables: Tables

    @property
    def digest(self) -> str:
        text = msgspec.json.encode([self.game, self.tables], order="deterministic")
        return hashlib.blake2b(text, digest_size=16).hexdigest()


def read(text: str, where: str) -> Corrections:
    """Read a correction file.

    :raises Invalid: if it has not the form of one; the message names the file.
    """
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Invalid(f"{where}: {error}") from None
    game, name = found.pop("game", None), found.pop("name", where)
    if not isinstance(game, str) or not isinstance(name, str):
        raise Invalid(f'{where}: it does not say which game it is for: game = "…"')
    for table, rows in found.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise Invalid(f"{where}: {table} is no table of rows: write [[{table}]]")
    return Corrections(game, name, found)


def lay(corrections: Corrections, package: str) -> None:
    """Let corrections hold in this process and in those that it starts.

    :raises Invalid: if the game's facts have been read already, or other corrections of it hold.
    """
    held = laid(corrections.game)
    if held is not None and held.digest == corrections.digest:
        return
    if held is not None:
        raise Invalid(f"the facts {held.name!r} of {corrections.game} hold already, not {corrections.name!r}")
    if f"{package}.data" in sys.modules:
        raise Invalid(f"the facts of {corrections.game} have been read already: {corrections.name!r} comes too late")
    os.environ[VARIABLE] = msgspec.json.encode([*_held(), corrections]).decode()


def laid(game: str) -> Corrections | None:
    """Return the corrections of a game that hold in this process, if any."""
    for corrections in _held():
        if corrections.game == game:
            return corrections
    return None


def _held() -> list[Corrections]:
    text = os.environ.get(VARIABLE)
    return msgspec.json.decode(text, type=list[Corrections]) if text else []


# laying them over the tables


def corrected(game: str, file: Mapping[str, Any]) -> dict[str, Any]:
    """Return a data file of a game with the corrections that hold. They have been checked."""
    held = laid(game)
    tables = dict(file)
    if held is not None:
        for name, changes in held.tables.items():
            if name in tables:
                tables[name] = _over(name, tables[name], _of_this_file(tables[name], changes), held.name)
    return tables


def _of_this_file(rows: list[Row], changes: list[Row]) -> list[Row]:
    """Return the changes of rows that stand here: the rows of one table may stand in several files."""
    if key_of(rows) != ("id",):
        return changes
    ids = {row["id"] for row in rows}
    return [change for change in changes if change.get("id") in ids]


def key_of(rows: Iterable[Row]) -> tuple[str, ...]:
    """Return the fields by which the rows of a table are told apart; none if only by their number."""
    known = list(rows)
    for fields in KEYS:
        keys = [tuple(row.get(field) for field in fields) for row in known]
        if all(None not in key for key in keys) and len(set(keys)) == len(keys):
            return fields
    return ()


def _over(table: str, rows: list[Row], changes: list[Row], where: str) -> list[Row]:
    result = [dict(row) for row in rows]
    fields = key_of(rows)
    kinds = _kinds(rows)
    links = fields == ("a", "b")
    for number, change in enumerate(changes, start=1):
        place = f"{where}: {table}, row {number}"
        there = change.get("there", True)
        new = {field: value for field, value in change.items() if field != "there"}
        at = _find(result, fields, new, place)
        _check_fields(kinds, fields, new, place)
        if at is None and not links:
            raise Invalid(f"{place}: there is no such row: {_said(fields, new)}")
        if not there and not links:
            raise Invalid(f"{place}: `there`: only a link can be taken away")
        if at is None and there:
            missing = [field for field in kinds if field in _required(rows) and field not in new]
            if missing:
                raise Invalid(f"{place}: a new link must say {', '.join(missing)}")
            result.append({**new, "source": OWNER, "confidence": "high"})
        elif at is None:
            raise Invalid(f"{place}: there is no such link: {_said(fields, new)}")
        elif not there:
            del result[at]
        else:
            changed = set(new) - set(fields)
            doubtful = [field for field in doubts(result[at]) if field not in changed]
            source = result[at].get("source", "") if doubtful else OWNER
            result[at] = result[at] | new | {"source": source, "doubtful": doubtful}
    return result


def _find(rows: list[Row], fields: tuple[str, ...], wanted: Row, place: str) -> int | None:
    if not fields:
        number = wanted.pop("row", None)
        if not isinstance(number, int) or not 1 <= number <= len(rows):
            raise Invalid(f"{place}: `row` says which one it is, from 1 to {len(rows)}")
        return number - 1
    for field in fields:
        if field not in wanted:
            raise Invalid(f"{place}: `{field}` is missing, which says which row it is")
    pairs = [tuple(wanted[field] for field in fields)]
    if fields == ("a", "b"):
        pairs.append((wanted["b"], wanted["a"]))
    for at, row in enumerate(rows):
        if tuple(row[field] for field in fields) in pairs:
            # a link joins both alike: it stays written as it was
            for field in fields:
                wanted[field] = row[field]
            return at
    return None


def _check_fields(kinds: Mapping[str, set[type]], fields: tuple[str, ...], new: Row, place: str) -> None:
    for field, value in new.items():
        if field not in kinds or not is_fact(field):
            known = ", ".join(one for one in kinds if is_fact(one))
            raise Invalid(f"{place}: there is no field `{field}`; there are {known}")
        if type(value) not in kinds[field]:
            names = " or ".join(sorted(kind.__name__ for kind in kinds[field]))
            raise Invalid(f"{place}: `{field}` is {names}, not {value!r}")


def _kinds(rows: list[Row]) -> dict[str, set[type]]:
    kinds: dict[str, set[type]] = {}
    for row in rows:
        for field, value in row.items():
            kinds.setdefault(field, set()).add(type(value))
    return kinds


def _required(rows: list[Row]) -> set[str]:
    return {field for field in _kinds(rows) if is_fact(field) and all(field in row for row in rows)}


def _said(fields: tuple[str, ...], row: Row) -> str:
    return ", ".join(f"{field} = {row[field]!r}" for field in fields)


def doubts(row: Row) -> list[str]:
    """Return the fields of a row that nobody has read off the printed game.

    A row says so itself (``doubtful``), or of a field (``strength_confidence``, ``trait_source``), or it is a
    reconstruction as a whole.
    """
    if "doubtful" in row:
        return list(row["doubtful"])
    return [field for field in row if is_fact(field) and field != "id" and _is_doubtful(row, field)]


def is_fact(field: str) -> bool:
    """Say whether a field of a row is a fact of the game, rather than something about a fact."""
    return field not in ABOUT_A_ROW and not field.endswith(ABOUT_A_FIELD)


def _is_doubtful(row: Row, field: str) -> bool:
    source, confidence = row.get(f"{field}_source"), row.get(f"{field}_confidence")
    if source is None and confidence is None:
        return bool(row.get("source") == "reconstructed")
    return source == "reconstructed" or confidence == "low"


# checking them like our own


def check(corrections: Corrections, files: Mapping[str, Mapping[str, Any]], where: str) -> None:
    """Check corrections against all data files of the game: names, types, a map that hangs together.

    :raises Invalid: if something cannot be; the message names the file, the row and the field.
    """
    tables = tables_of(files)
    for name, changes in corrections.tables.items():
        if name not in tables:
            raise Invalid(f"{where}: {corrections.game} has no table [[{name}]]; there are {', '.join(sorted(tables))}")
        after = _over(name, tables[name], changes, where)
        _check_names(name, tables, changes, where)
        _check_values(name, tables[name], changes, where)
        _check_box(name, tables[name], after, where)
        if key_of(tables[name]) == ("a", "b"):
            _check_map(name, tables[name], after, where)


def tables_of(files: Mapping[str, Mapping[str, Any]]) -> Tables:
    """Return the tables of a game: the rows of one may stand in several files."""
    tables: Tables = {}
    for file in files.values():
        for name, rows in file.items():
            if isinstance(rows, list) and rows and isinstance(rows[0], dict):
                tables[name] = tables.get(name, []) + rows
    return tables


def _check_names(name: str, tables: Tables, changes: list[Row], where: str) -> None:
    """What named things of ours before must name things of ours after."""
    ids = {row["id"] for rows in tables.values() for row in rows if "id" in row}
    naming = {
        field
        for field in _kinds(tables[name])
        if field != "id" and is_fact(field) and _all_named(tables[name], field, ids)
    }
    for number, change in enumerate(changes, start=1):
        for field in naming & set(change):
            for value in _values(change[field]):
                if value and value not in ids:
                    raise Invalid(f"{where}: {name}, row {number}: `{field}`: there is no {value!r}")


def _check_values(name: str, rows: list[Row], changes: list[Row], where: str) -> None:
    """A word that says which of a few kinds a thing is stays one of them, and a number is of the size of the others."""
    for field, kinds in _kinds(rows).items():
        known = [row[field] for row in rows if field in row]
        said = [(number, row[field]) for number, row in enumerate(changes, start=1) if field in row]
        if kinds == {str} and field != "id" and len(set(known)) <= min(MOST_KINDS, len(known) // 2):
            for number, value in said:
                if value not in known:
                    kinds_known = ", ".join(sorted(set(known)))
                    raise Invalid(f"{where}: {name}, row {number}: `{field}` is one of {kinds_known}, not {value!r}")
        if kinds == {int}:
            least, most = min(0 if 0 in known else 1, *known), MOST_TIMES * max(1, *known)
            for number, value in said:
                if not least <= value <= most:
                    raise Invalid(f"{where}: {name}, row {number}: `{field}` is from {least} to {most}, not {value}")


def _check_box(name: str, before: list[Row], after: list[Row], where: str) -> None:
    """Of each epoch or age there are as many as in the box: what moves to another changes places with something."""
    for field in IN_THE_BOX:
        if field in key_of(before):
            continue
        ours, theirs = (Counter(row[field] for row in rows if field in row) for rows in (before, after))
        for value in sorted(set(ours) | set(theirs), key=str):
            if ours[value] != theirs[value]:
                raise Invalid(
                    f"{where}: {name}: of `{field}` {value} there are {ours[value]} in the box, not {theirs[value]}"
                )


def _all_named(rows: list[Row], field: str, ids: set[Any]) -> bool:
    values = [value for row in rows if field in row for value in _values(row[field])]
    named = [value for value in values if value]
    return bool(named) and all(isinstance(value, str) and value in ids for value in named)


def _values(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _check_map(name: str, before: list[Row], after: list[Row], where: str) -> None:
    pairs = [frozenset((row["a"], row["b"])) for row in after]
    for pair in pairs:
        if len(pair) == 1:
            raise Invalid(f"{where}: {name}: {next(iter(pair))} cannot border itself")
        if pairs.count(pair) > 1:
            raise Invalid(f"{where}: {name}: {' – '.join(sorted(pair))} stands there twice")
    left = _joined(after, str(before[0]["a"]))
    lost = sorted(_joined(before, str(before[0]["a"])) - left)
    if lost:
        raise Invalid(f"{where}: {name}: the map falls apart: {', '.join(lost)} cannot be reached any more")


def _joined(rows: list[Row], first: str) -> set[str]:
    beside: dict[str, list[str]] = {}
    for row in rows:
        beside.setdefault(row["a"], []).append(row["b"])
        beside.setdefault(row["b"], []).append(row["a"])
    found, edge = {first}, [first]
    while edge:
        for other in beside.get(edge.pop(), []):
            if other not in found:
                found.add(other)
                edge.append(other)
    return found
