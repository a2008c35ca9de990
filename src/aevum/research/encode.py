"""A seat's view as a vector of fixed length, for any game.

Every leaf of the view has a path; a number is put at the place that its path hashes to, a word or a truth adds one at
the place that its path and value hash to. A part of a list that begins with its own name, such as a land or a card, has
its place by that name, wherever in the list it stands. Nothing but the view is read, so nothing hidden can be in the
vector.

From one decision to the next little changes, so the last view is kept and only what differs is encoded again. All that
is added and taken away are whole numbers, which a vector of floats holds exactly.

For each type of a view there is a coder. Its ``at`` makes the places of a path, its ``add`` adds a value there (with
``times`` -1, takes it away), and its ``change`` replaces a value by another that is known to differ.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Protocol, TypeAlias, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from aevum.core import Invalid

SIZE = 1024
COUNT = range(1_000_000)

Numbers: TypeAlias = "array[float]"


class Encoder:
    """Encodes views into vectors of ``size`` numbers."""

    def __init__(self, size: int = SIZE) -> None:
        if size < 1:
            raise Invalid(f"a vector has at least 1 number, not {size}")
        self.size = size
        self._last: msgspec.Struct | None = None
        self._at: Any = None
        # Single numbers are changed much faster in here than in an array of numpy, which shares its memory. The one
        # number more is for what has no place.
        self._numbers = array("f", bytes(4 * (size + 1)))
        self._vector: NDArray[np.float32] = np.frombuffer(self._numbers, dtype=np.float32)[:size]

    def encode(self, view: msgspec.Struct) -> NDArray[np.float32]:
        """Return the vector of a view."""
        last, self._last = self._last, view
        record = coder(type(view))
        if type(last) is type(view):
            record.change(self._numbers, self._at, last, view)
        else:
            self._vector.fill(0)
            self._at = record.at(0, self.size)
            record.add(self._numbers, self._at, view, 1)
        return self._vector.copy()


class Coder(Protocol):
    def at(self, path: int, size: int) -> Any: ...

    def add(self, numbers: Numbers, at: Any, value: Any, times: int) -> None: ...

    def change(self, numbers: Numbers, at: Any, old: Any, new: Any) -> None: ...


@cache
def coder(hint: Any) -> Coder:
    """Return the coder of a type."""
    parts = get_args(hint)
    if type(None) in parts:
        (inner,) = (part for part in parts if part is not type(None))
        within = coder(inner)
        return within if isinstance(within, Word) else Maybe(within)
    if hint is int:
        return Number()
    if hint is str or hint is bool:
        return Word()
    if get_origin(hint) is dict:
        return Mapping(coder(parts[1]))
    if get_origin(hint) in (list, tuple):
        first = _first_field(parts[0])
        return Row(coder(parts[0])) if first is None else Register(coder(parts[0]), attrgetter(first))
    return Record(hint)


def _first_field(kind: Any) -> str | None:
    """Return the field of a class in which its name is, if it begins with one."""
    if not issubclass(kind, msgspec.Struct):
        return None
    first: str = kind.__struct_fields__[0]
    return first if get_type_hints(kind)[first] is str else None


def below(path: int, part: object) -> int:
    """Return the path of a part: a field by its name, one of a list by its index or its name, a leaf by itself."""
    return crc32(f"{type(part).__name__} {part}".encode(), path)


class Number:
    def at(self, path: int, size: int) -> int:
        return path % size

    def add(self, numbers: Numbers, at: int, value: int, times: int) -> None:
        numbers[at] += times * value

    def change(self, numbers: Numbers, at: int, old: int, new: int) -> None:
        numbers[at] += new - old


class Word:
    """A word or a truth, or none, which adds nothing."""

    def at(self, path: int, size: int) -> Words:
        return Words(path, size)

    def add(self, numbers: Numbers, at: Words, value: str | bool | None, times: int) -> None:
        numbers[at[value]] += times

    def change(self, numbers: Numbers, at: Words, old: str | bool | None, new: str | bool | None) -> None:
        numbers[at[old]] -= 1
        numbers[at[new]] += 1


class Words(dict[str | bool | None, int]):
    """The places of the values of a leaf, found when they are first met."""

    def __init__(self, path: int, size: int) -> None:
        self.path, self.size = path, size
        self[None] = size

    def __missing__(self, leaf: str | bool | None) -> int:
        place = self[leaf] = below(self.path, leaf) % self.size
        return place


class Parts(dict[object, Any]):
    """The places of the parts of a list or a mapping, made when they are first met."""

    def __init__(self, coder: Coder, path: int, size: int) -> None:
        self.coder, self.path, self.size = coder, path, size

    def __missing__(self, part: object) -> Any:
        at = self[part] = self.coder.at(below(self.path, part), self.size)
        return at


class Maybe:
    """Something, or nothing."""

    def __init__(self, within: Coder) -> None:
        self.within = within
        self.at = within.at

    def add(self, numbers: Numbers, at: Any, value: Any, times: int) -> None:
        if value is not None:
            self.within.add(numbers, at, value, times)

    def change(self, numbers: Numbers, at: Any, old: Any, new: Any) -> None:
        if old is None:
            self.within.add(numbers, at, new, 1)
        elif new is None:
            self.within.add(numbers, at, old, -1)
        else:
            self.within.change(numbers, at, old, new)


class Mapping:
    def __init__(self, part: Coder) -> None:
        self.part = part

    def at(self, path: int, size: int) -> Parts:
        return Parts(self.part, path, size)

    def add(self, numbers: Numbers, at: Parts, value: dict[str, Any], times: int) -> None:
        for key, part in value.items():
            self.part.add(numbers, at[key], part, times)

    def change(self, numbers: Numbers, at: Parts, old: dict[str, Any], new: dict[str, Any]) -> None:
        for key, one in old.items():
            if key not in new:
                self.part.add(numbers, at[key], one, -1)
            elif one != new[key]:
                self.part.change(numbers, at[key], one, new[key])
        for key, other in new.items():
            if key not in old:
                self.part.add(numbers, at[key], other, 1)


class Row:
    """A list whose parts have their places by their indices."""

    def __init__(self, part: Coder) -> None:
        self.part = part

    def at(self, path: int, size: int) -> Parts:
        return Parts(self.part, path, size)

    def add(self, numbers: Numbers, at: Parts, value: Sequence[Any], times: int) -> None:
        add = self.part.add
        for index, part in enumerate(value):
            add(numbers, at[index], part, times)

    def change(self, numbers: Numbers, at: Parts, old: Sequence[Any], new: Sequence[Any]) -> None:
        change = self.part.change
        for index in compress(COUNT, map(ne, old, new)):
            change(numbers, at[index], old[index], new[index])
        longer, shorter = len(old), len(new)
        for index in range(shorter, longer):
            self.part.add(numbers, at[index], old[index], -1)
        for index in range(longer, shorter):
            self.part.add(numbers, at[index], new[index], 1)


class Register:
    """A list whose parts have their places by their names."""

    def __init__(self, part: Coder, name: Callable[[Any], str]) -> None:
        self.part = part
        self.name = name

    def at(self, path: int, size: int) -> Parts:
        return Parts(self.part, path, size)

    def add(self, numbers: Numbers, at: Parts, value: Sequence[Any], times: int) -> None:
        for part in value:
            self.part.add(numbers, at[self.name(part)], part, times)

    def change(self, numbers: Numbers, at: Parts, old: Sequence[Any], new: Sequence[Any]) -> None:
        if len(old) != len(new):
            old, new = _differing(old, new)
            self.add(numbers, at, old, -1)
            self.add(numbers, at, new, 1)
            return
        for index in compress(COUNT, map(ne, old, new)):
            one, other = old[index], new[index]
            was, now = self.name(one), self.name(other)
            if was == now:
                self.part.change(numbers, at[now], one, other)
            else:
                self.part.add(numbers, at[was], one, -1)
                self.part.add(numbers, at[now], other, 1)


class Record:
    """A struct. Its functions are written out field by field: looping over the fields makes the whole encoding take a
    quarter to a half longer.
    """

    add: Callable[[Numbers, Any, Any, int], None]
    change: Callable[[Numbers, Any, Any, Any], None]

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        hints = get_type_hints(kind)
        self.fields = {name: coder(hints[name]) for name in kind.__struct_fields__}
        add = ["def add(numbers, at, value, times):"]
        change = ["def change(numbers, at, old, new):"]
        for index, (name, part) in enumerate(self.fields.items()):
            there, differs = f"at[{index}]", f"if (a := old.{name}) != (b := new.{name}):"
            if isinstance(part, Number):
                add.append(f"numbers[{there}] += times * value.{name}")
                change.append(f"{differs} numbers[{there}] += b - a")
            elif isinstance(part, Word):
                add.append(f"numbers[{there}[value.{name}]] += times")
                change.append(f"{differs} numbers[{there}[a]] -= 1; numbers[{there}[b]] += 1")
            else:
                add.append(f"add_{name}(numbers, {there}, value.{name}, times)")
                change.append(f"{differs} change_{name}(numbers, {there}, a, b)")
        written: dict[str, Any] = {}
        for name, part in self.fields.items():
            written |= {f"add_{name}": part.add, f"change_{name}": part.change}
        exec("\n    ".join(add) + "\n" + "\n    ".join(change), written)
        self.add, self.change = written["add"], written["change"]

    def at(self, path: int, size: int) -> tuple[Any, ...]:
        return tuple(part.at(below(path, name), size) for name, part in self.fields.items())


def _differing(old: Sequence[Any], new: Sequence[Any]) -> tuple[Sequence[Any], Sequence[Any]]:
    """Return two lists without the parts that they have in common at their beginnings and at their ends."""
    shorter = min(len(old), len(new))
    front = next(compress(COUNT, map(ne, old, new)), shorter)
    back = min(shorter - front, next(compress(COUNT, map(ne, reversed(old), reversed(new))), shorter))
    return old[front : len(old) - back], new[front : len(new) - back]
