"""A seat's view as a vector of fixed length, for any game.

Every leaf of the view has a path; a number is put at the place that its path hashes to, a word or a truth adds one at
the place that its path and value hash to. A part of a list that begins with its own name, such as a land or a card, has
its place by that name, wherever in the list it stands. Nothing but the view is read, so nothing hidden can be in the
vector.

From one decision to the next little changes, so the last view is kept and only what differs is encoded anew. All that
is added and taken away are whole numbers, which a vector of floats holds exactly.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from itertools import compress, zip_longest
from operator import attrgetter, ne
from typing import Any, get_type_hints
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

SIZE = 1024
COUNT = range(1_000_000)

First = Callable[[Any], str]
Fields = tuple[Callable[[Any], tuple[Any, ...]], tuple[int, ...]]


class Encoder:
    """Encodes views into vectors of ``size`` numbers."""

    def __init__(self, size: int = SIZE) -> None:
        self.size = size
        self._fields: dict[type, Fields] = {}
        self._firsts: dict[type, First] = {}
        self._paths: dict[tuple[int, object], int] = {}
        self._places: dict[tuple[int, object], int] = {}
        self._last: msgspec.Struct | None = None
        # Single numbers are changed much faster in here than in an array of numpy, which shares its memory.
        self._numbers = array("f", bytes(4 * size))
        self._vector: NDArray[np.float32] = np.frombuffer(self._numbers, dtype=np.float32)

    def encode(self, view: msgspec.Struct) -> NDArray[np.float32]:
        """Return the vector of a view."""
        last, self._last = self._last, view
        if type(last) is type(view):
            self._change_struct(last, view, 0)
        else:
            self._vector.fill(0)
            self._add(view, 0, 1)
        return self._vector.copy()

    def _add(self, value: Any, path: int, times: int) -> None:
        """Add everything below a path; with ``times`` -1, take it away."""
        kind = type(value)
        if kind is int:
            self._numbers[path % self.size] += times * value
        elif kind is str or kind is bool:
            self._numbers[self._places.get((path, value)) or self._place(path, value)] += times
        elif value is None:
            return
        elif kind is list or kind is tuple:
            for name, part in zip(self._names(value) or COUNT, value, strict=False):
                self._add(part, self._below(path, name), times)
        elif kind is dict:
            for key, part in value.items():
                self._add(part, self._below(path, key), times)
        else:
            get, codes = self._fields.get(kind) or self._learn(kind)
            for part, code in zip(get(value), codes, strict=True):
                self._add(part, (path * 1_000_003 ^ code) & 0x7FFFFFFF, times)

    def _change(self, old: Any, new: Any, path: int) -> None:
        """Replace what is below a path; the two are known to differ."""
        kind = type(new)
        if type(old) is not kind:
            if old is not None:
                self._add(old, path, -1)
            if new is not None:
                self._add(new, path, 1)
        elif kind is int:
            self._numbers[path % self.size] += new - old
        elif kind is str or kind is bool:
            numbers, places = self._numbers, self._places
            numbers[places.get((path, old)) or self._place(path, old)] -= 1
            numbers[places.get((path, new)) or self._place(path, new)] += 1
        elif kind is tuple or kind is list:
            self._change_list(old, new, path)
        elif kind is dict:
            self._change_dict(old, new, path)
        else:
            self._change_struct(old, new, path)

    def _change_struct(self, old: Any, new: Any, path: int) -> None:
        get, codes = self._fields.get(type(new)) or self._learn(type(new))
        numbers, places = self._numbers, self._places
        before, after = get(old), get(new)
        path *= 1_000_003
        for place in compress(COUNT, map(ne, before, after)):
            one, other, below = before[place], after[place], (path ^ codes[place]) & 0x7FFFFFFF
            kind = type(other)
            # Leaves are most of what changes: they are done here, without another call.
            if kind is not type(one):
                self._change(one, other, below)
            elif kind is int:
                numbers[below % self.size] += other - one
            elif kind is str or kind is bool:
                numbers[places.get((below, one)) or self._place(below, one)] -= 1
                numbers[places.get((below, other)) or self._place(below, other)] += 1
            elif kind is tuple or kind is list:
                self._change_list(one, other, below)
            else:
                self._change(one, other, below)

    def _change_list(self, old: Any, new: Any, path: int) -> None:
        first = self._first(new or old)
        if first is None:
            numbers, places = self._numbers, self._places
            for index in compress(COUNT, map(ne, old, new)):
                one, other, below = old[index], new[index], self._below(path, index)
                if type(one) is str and type(other) is str:
                    numbers[places.get((below, one)) or self._place(below, one)] -= 1
                    numbers[places.get((below, other)) or self._place(below, other)] += 1
                else:
                    self._change(one, other, below)
            for index in range(len(new), len(old)):
                self._add(old[index], self._below(path, index), -1)
            for index in range(len(old), len(new)):
                self._add(new[index], self._below(path, index), 1)
            return
        if len(old) != len(new):
            old, new = _differing(old, new)
        for one, other in zip_longest(old, new):
            if one is other or one == other:
                continue
            was = None if one is None else first(one)
            name = None if other is None else first(other)
            if was == name:
                self._change_struct(one, other, self._below(path, name))
                continue
            if was is not None:
                self._add(one, self._below(path, was), -1)
            if name is not None:
                self._add(other, self._below(path, name), 1)

    def _first(self, parts: Any) -> First | None:
        """Return what finds the names of a list's parts, if they begin with one."""
        kind = type(parts[0])
        if kind not in self._fields and issubclass(kind, msgspec.Struct):
            self._learn(kind)
        return self._firsts.get(kind)

    def _names(self, parts: Any) -> list[str] | None:
        first = self._first(parts) if parts else None
        return None if first is None else list(map(first, parts))

    def _change_dict(self, old: Any, new: Any, path: int) -> None:
        for key, one in old.items():
            if key not in new:
                self._add(one, self._below(path, key), -1)
        for key, other in new.items():
            if key not in old:
                self._add(other, self._below(path, key), 1)
            elif old[key] != other:
                self._change(old[key], other, self._below(path, key))

    def _below(self, path: int, part: object) -> int:
        """Return the path of a part: an item of a list by its index, one of a mapping by its key, a leaf by itself."""
        known = self._paths.get((path, part))
        if known is None:
            code = crc32(f"{type(part).__name__} {part}".encode())
            known = self._paths[(path, part)] = (path * 1_000_003 ^ code) & 0x7FFFFFFF
        return known

    def _place(self, path: int, leaf: str | bool) -> int:
        place = self._places[(path, leaf)] = self._below(path, leaf) % self.size
        return place

    def _learn(self, kind: type[msgspec.Struct]) -> Fields:
        names = kind.__struct_fields__
        if names and get_type_hints(kind)[names[0]] is str:
            self._firsts[kind] = attrgetter(names[0])
        get: Callable[[Any], tuple[Any, ...]] = attrgetter(*names) if len(names) > 1 else _one_field(names)
        self._fields[kind] = (get, tuple(crc32(name.encode()) for name in names))
        return self._fields[kind]


def _differing(old: Any, new: Any) -> tuple[Any, Any]:
    """Return two lists without the parts that they have in common at their beginnings and at their ends."""
    shorter = min(len(old), len(new))
    front = next(compress(COUNT, map(ne, old, new)), shorter)
    back = min(shorter - front, next(compress(COUNT, map(ne, reversed(old), reversed(new))), shorter))
    return old[front : len(old) - back], new[front : len(new) - back]


def _one_field(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Return the fields of a struct that has one or none as a tuple, which ``attrgetter`` does from two on."""
    return lambda value: tuple(getattr(value, name) for name in names)
