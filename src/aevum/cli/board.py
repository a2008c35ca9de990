"""Any game's view, drawn for the terminal from its fields and the game's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aevum.words import Words

SEATS = frozenset(("seat", "owner", "turn", "me", "you", "active", "roles", "winner"))
"""Fields whose numbers are seats."""
MOST_COLUMNS = 6


class Board:
    """Draws views: plain fields as lines, players side by side, lists of other things row by row."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        self._words = words
        self._players = players
        self._kinds: Mapping[str, str] = {}

    def draw(self, view: msgspec.Struct) -> RenderableType:
        """Return the view as something that Rich can print.

        A view may say in ``kinds`` what kind of thing a field names, as actions do.
        """
        self._kinds = getattr(type(view), "kinds", {})
        lines = Table.grid(padding=(0, 2))
        lines.add_column(style="dim", no_wrap=True)
        lines.add_column()
        tables: list[RenderableType] = []
        for field in view.__struct_fields__:
            value = getattr(view, field)
            if _has_fields(value):
                side_by_side = _are_players(value, len(self._players))
                table = self._columns(value) if side_by_side else self._rows(value)
                if table.row_count:
                    tables += [Text(self._label(field), style="bold"), table]
            elif text := self._text(field, value):
                lines.add_row(self._label(field), text)
        return Group(lines, *tables)

    # things side by side

    def _columns(self, things: Sequence[msgspec.Struct]) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold cyan", padding=(0, 2, 0, 0))
        table.add_column("", style="dim", no_wrap=True)
        for index, thing in enumerate(things):
            table.add_column(self._players[getattr(thing, "seat", index)])
        for part in _fields_of(things):
            values = [getattr(thing, part, None) for thing in things]
            if all(map(_is_named, values)) and any(values):
                self._add_rows_per_thing(table, part, values)
            elif part != "seat" and not all(_empty(value) for value in values):
                table.add_row(self._label(part), *(self._text(part, value) for value in values))
        return table

    def _add_rows_per_thing(self, table: Table, field: str, columns: Sequence[Any]) -> None:
        """Add a row for each thing that the columns' lists name by their first field, e.g. each building."""
        first = next(column[0] for column in columns if column)
        key, *rest = first.__struct_fields__
        title = " · ".join(self._label(name) for name in rest)
        table.add_row(Text.assemble((self._label(field), "bold"), f" ({title})" if rest else ""))
        rows: dict[object, list[str]] = {}
        for index, column in enumerate(columns):
            for thing in column:
                cells = rows.setdefault(getattr(thing, key), [""] * len(columns))
                cells[index] = " · ".join(self._text(name, getattr(thing, name)) for name in rest)
        for id, cells in rows.items():
            table.add_row(f"  {self._text(key, id)}", *cells)

    # things below each other

    def _rows(self, things: Sequence[msgspec.Struct]) -> Table:
        """Return a row per thing of which there is something to say, with the fields that say something."""
        key, *rest = _fields_of(things)
        told = [thing for thing in things if any(not _nothing(getattr(thing, name, None)) for name in rest)]
        fields = [name for name in rest if any(not _nothing(getattr(thing, name, None)) for thing in told)]
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        for name in (key, *fields):
            table.add_column(self._label(name))
        for thing in told:
            table.add_row(*(self._text(name, getattr(thing, name, None)) for name in (key, *fields)))
        return table

    # names and values

    def _label(self, field: str) -> str:
        key = f"label-{field}"
        return self._words.word(key) if self._words.has(key) else field.replace("_", " ")

    def _text(self, field: str, value: Any) -> str:
        if _empty(value):
            return ""
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, msgspec.Struct):
            parts = ((name, getattr(value, name)) for name in value.__struct_fields__)
            return ", ".join(f"{self._label(n)} {self._text(n, v)}" for n, v in parts if not _empty(v))
        if isinstance(value, dict):
            told = (key for key, part in value.items() if field in SEATS or not _nothing(part))
            return ", ".join(f"{self._name(field, key)}: {self._text(field, value[key])}" for key in told)
        if isinstance(value, (list, tuple)):
            joint = "; " if isinstance(value[0], msgspec.Struct) else ", "
            return joint.join(self._text(field, part) for part in value)
        return str(self._name(field, value))

    def _name(self, field: str, value: str | int) -> str | int | float:
        if field in SEATS and isinstance(value, int):
            return self._words.name("seat", value, self._players)
        for kind in (self._kinds.get(field, field), field.removesuffix("s"), field.removesuffix("ies") + "y"):
            if self._words.has(f"{kind}-{value}"):
                return self._words.name(kind, value, self._players)
        return self._words.thing(value) if isinstance(value, str) else value


def _has_fields(value: object) -> bool:
    return isinstance(value, (list, tuple)) and bool(value) and isinstance(value[0], msgspec.Struct)


def _are_players(things: Sequence[msgspec.Struct], players: int) -> bool:
    if len(things) > MOST_COLUMNS:
        return False
    seats = [getattr(thing, "seat", None) for thing in things]
    return len(things) == players and (seats == [None] * players or sorted(map(str, seats)) == _seats(players))


def _seats(players: int) -> list[str]:
    return [str(seat) for seat in range(players)]


def _is_named(value: object) -> bool:
    """Say whether this is a list of things that are told apart by a first field of text."""
    return isinstance(value, (list, tuple)) and all(
        isinstance(part, msgspec.Struct)
        and len(part.__struct_fields__) > 1
        and isinstance(getattr(part, part.__struct_fields__[0]), str)
        for part in value
    )


def _fields_of(things: Sequence[msgspec.Struct]) -> list[str]:
    fields: dict[str, None] = {}
    for thing in things:
        fields.update(dict.fromkeys(thing.__struct_fields__))
    return list(fields)


def _empty(value: object) -> bool:
    return value is None or value == "" or (isinstance(value, (list, tuple, dict)) and not value)


def _nothing(value: object) -> bool:
    """Say whether a value says nothing: none, no, zero or nothing but such."""
    if isinstance(value, dict):
        return all(_nothing(part) for part in value.values())
    if isinstance(value, (list, tuple)):
        return all(_nothing(part) for part in value)
    return value is None or value is False or value == 0 or value in ("", "none")
