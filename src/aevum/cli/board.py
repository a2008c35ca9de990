"""Any game's view, drawn for the terminal from its fields and the game's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aevum.words import Words


class Board:
    """Draws views: plain fields as lines, one column per entry where a list holds things with fields."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        self._words = words
        self._players = players

    def draw(self, view: msgspec.Struct) -> RenderableType:
        """Return the view as something that Rich can print."""
        lines = Table.grid(padding=(0, 2))
        lines.add_column(style="dim", no_wrap=True)
        lines.add_column()
        tables: list[RenderableType] = []
        for field in view.__struct_fields__:
            value = getattr(view, field)
            if _has_fields(value):
                tables += [Text(self._label(field), style="bold"), self._columns(field, value)]
            elif text := self._text(field, value):
                lines.add_row(self._label(field), text)
        return Group(lines, *tables)

    def _columns(self, field: str, things: Sequence[msgspec.Struct]) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold cyan", padding=(0, 2, 0, 0))
        table.add_column("", style="dim", no_wrap=True)
        heads = [self._head(thing, index, len(things)) for index, thing in enumerate(things)]
        for head in heads:
            table.add_column(head)
        for part in _fields_of(things):
            values = [getattr(thing, part, None) for thing in things]
            if all(map(_is_named, values)) and any(values):
                self._add_rows_per_thing(table, part, values)
            elif part not in ("seat", "id") and not all(_empty(value) for value in values):
                table.add_row(self._label(part), *(self._text(part, value) for value in values))
        return table

    def _add_rows_per_thing(self, table: Table, field: str, columns: Sequence[Any]) -> None:
        """Add a row for each thing that the columns' lists name by their first field, e.g. each building."""
        first = next(column[0] for column in columns if column)
        key, *rest = first.__struct_fields__
        title = " · ".join(self._label(name) for name in rest)
        table.add_row(f"[bold]{self._label(field)}[/]" + (f" ({title})" if rest else ""))
        rows: dict[object, list[str]] = {}
        for index, column in enumerate(columns):
            for thing in column:
                cells = rows.setdefault(getattr(thing, key), [""] * len(columns))
                cells[index] = " · ".join(self._text(name, getattr(thing, name)) for name in rest)
        for id, cells in rows.items():
            table.add_row(f"  {self._text(key, id)}", *cells)

    def _head(self, thing: msgspec.Struct, index: int, count: int) -> str:
        seat = getattr(thing, "seat", None)
        if isinstance(seat, int) and 0 <= seat < len(self._players):
            return self._players[seat]
        id = getattr(thing, "id", None)
        if id is not None:
            return str(id)
        return self._players[index] if count == len(self._players) else str(index + 1)

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
            return ", ".join(
                f"{self._text(field, part)} × {self._text(field, key)}"
                for key, part in value.items()
                if part not in (0, None)
            )
        if isinstance(value, (list, tuple)):
            joint = "; " if value and isinstance(value[0], msgspec.Struct) else ", "
            return joint.join(self._text(field, part) for part in value)
        return str(self._name(field, value))

    def _name(self, field: str, value: str | int) -> str | int | float:
        for kind in (field, field.removesuffix("s"), field.removesuffix("ies") + "y"):
            if kind == "seat" or self._words.has(f"{kind}-{value}"):
                return self._words.name(kind, value, self._players)
        return self._words.thing(value) if isinstance(value, str) else value


def _has_fields(value: object) -> bool:
    return isinstance(value, (list, tuple)) and bool(value) and isinstance(value[0], msgspec.Struct)


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
