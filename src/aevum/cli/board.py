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
            elif not _empty(value):
                lines.add_row(self._label(field), self._text(field, value))
        return Group(lines, *tables)

    def _columns(self, field: str, things: Sequence[msgspec.Struct]) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold cyan", padding=(0, 2, 0, 0))
        table.add_column("", style="dim", no_wrap=True)
        heads = [self._head(thing, index) for index, thing in enumerate(things)]
        for head in heads:
            table.add_column(head)
        for part in _fields_of(things):
            values = [getattr(thing, part, None) for thing in things]
            if part not in ("seat", "id") and not all(_empty(value) for value in values):
                table.add_row(self._label(part), *(self._text(part, value) for value in values))
        return table

    def _head(self, thing: msgspec.Struct, index: int) -> str:
        seat = getattr(thing, "seat", None)
        if isinstance(seat, int) and 0 <= seat < len(self._players):
            return self._players[seat]
        id = getattr(thing, "id", None)
        return str(id) if id is not None else str(index + 1)

    def _label(self, field: str) -> str:
        key = f"label-{field}"
        return self._words.word(key) if self._words.has(key) else field.replace("_", " ")

    def _text(self, field: str, value: Any) -> str:
        if value is None:
            return "–"
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, msgspec.Struct):
            parts = ((name, getattr(value, name)) for name in value.__struct_fields__)
            return ", ".join(f"{self._label(n)} {self._text(n, v)}" for n, v in parts if not _empty(v))
        if isinstance(value, dict):
            return ", ".join(
                f"{self._text(field, key)} {self._text(field, part)}"
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
        return value


def _has_fields(value: object) -> bool:
    return isinstance(value, (list, tuple)) and bool(value) and isinstance(value[0], msgspec.Struct)


def _fields_of(things: Sequence[msgspec.Struct]) -> list[str]:
    fields: dict[str, None] = {}
    for thing in things:
        fields.update(dict.fromkeys(thing.__struct_fields__))
    return list(fields)


def _empty(value: object) -> bool:
    return value is None or value == "" or (isinstance(value, (list, tuple, dict)) and not value)
