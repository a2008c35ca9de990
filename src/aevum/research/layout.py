"""A seat's view as named arrays of whole numbers, each thing at a place of its own.

The layout is made from the types of the view and from what the game's module ``layout`` says of their fields. Lists
become axes: ``lands.owner`` has a row for each land and in it a place for each owner. One of several is a 1 at its
place (none of them, all 0), a bag is a count for each, and what may be missing has a bit ``there``. All arrays lie in
one vector, in the order of their names, which is the order of ``gymnasium.spaces.flatten`` too. Nothing but the view
and the number of the seat that looks is read, so nothing hidden can be in it.
"""

from __future__ import annotations

import ast
import inspect
import sys
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import prod
from typing import Any, TypeAlias, cast, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from aevum.core import Game, Invalid, OptionValue
from aevum.core.contract import LayoutModule
from aevum.core.layout import Bag, Each, Number, One, Row, Terms, Told

OBSERVER = "observer"
THERE = "there"

Numbers: TypeAlias = "array[int]"
Writer: TypeAlias = Callable[[Numbers, Any, int], None]
Observation: TypeAlias = dict[str, NDArray[np.int32]]


class Axis(msgspec.Struct, frozen=True):
    name: str
    of: tuple[str | int, ...]


class Field(msgspec.Struct, frozen=True):
    """An array of the observation."""

    name: str
    kind: str
    """``number``, ``bit`` (yes or no), ``there`` (whether there is one), ``one`` (1 at one of those on the last axis,
    or at none) or ``count`` (how many of each on the last axis).
    """
    shape: tuple[int, ...]
    least: int
    most: int
    open: bool
    """Whether a number can pass these bounds, and is then told as the bound."""
    axes: tuple[Axis, ...]
    meaning: str
    at: int
    """Where it begins in the flat vector."""


class Place:
    """Where a leaf lies in the vector: known when all names are."""

    def __init__(self, kind: str, least: int, most: int, open: bool, axes: tuple[Axis, ...], meaning: str) -> None:
        self.kind, self.least, self.most, self.open, self.axes = kind, min(0, least), most, open, axes
        self.meaning = meaning
        self.at = 0
        self.size = prod(len(axis.of) for axis in axes)


class Layout:
    """The fields of a game's observations for a number of seats, and how a view is put into them."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue] | None = None) -> None:
        module = f"{game.package}.layout"
        if find_spec(module) is None:
            raise Invalid(f"{game.name} has no layout of observations: take observation='hashed'")
        told = cast(LayoutModule, import_module(module))
        self.game, self.seats = game.name, seats
        self.version: int = told.VERSION
        self.cut = 0
        """How often something has passed an open bound."""
        self._terms: Terms = told.terms(seats)
        self._places: dict[str, Place] = {}
        view = type(game.position(seats, options).view(0))
        self._observer = self._place(OBSERVER, "one", 0, 1, False, (Axis("seat", tuple(range(seats))),), "")
        self._write = self._record(view, "", ())
        at = 0
        fields = []
        for name, place in sorted(self._places.items()):
            place.at = at
            shape = tuple(len(axis.of) for axis in place.axes)
            fields.append(
                Field(name, place.kind, shape, place.least, place.most, place.open, place.axes, place.meaning, place.at)
            )
            at += place.size
        self.fields = tuple(fields)
        self.size = at
        self._none = bytes(4 * at)
        self._parts = [(field.name, slice(field.at, field.at + prod(field.shape)), field.shape) for field in fields]

    @property
    def digest(self) -> str:
        """Eight digits that are others for another layout."""
        told = [(field.name, field.kind, field.least, field.most, field.axes) for field in self.fields]
        return f"{crc32(msgspec.json.encode(told)):08x}"

    @property
    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {field.name: spaces.Box(field.least, field.most, field.shape, np.int32) for field in self.fields}
        )

    @property
    def flat_space(self) -> spaces.Box:
        least, most = np.empty(self.size, np.float32), np.empty(self.size, np.float32)
        for field, (_, part, _) in zip(self.fields, self._parts, strict=True):
            least[part], most[part] = field.least, field.most
        return spaces.Box(least, most, (self.size,), np.float32)

    def vector(self, view: msgspec.Struct, seat: int) -> NDArray[np.int32]:
        """Return all that a seat sees in one vector."""
        numbers = array("i", self._none)
        numbers[self._observer.at + seat] = 1
        self._write(numbers, view, 0)
        return np.frombuffer(numbers, dtype=np.int32)

    def named(self, vector: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return the named arrays of a vector, or of a stack of them: parts of its memory, not copies."""
        before = vector.shape[:-1]
        return {name: vector[..., part].reshape(before + shape) for name, part, shape in self._parts}

    # Each of the following makes the function that writes a part of the view at a row: the number of the part among all
    # such parts, counted along the axes that lead to it.

    def _place(
        self, name: str, kind: str, least: int, most: int, open: bool, axes: tuple[Axis, ...], meaning: str
    ) -> Place:
        place = self._places[name] = Place(kind, least, most, open, axes, meaning)
        return place

    def _there(self, path: str, axes: tuple[Axis, ...]) -> Place:
        return self._place(f"{path}.{THERE}", THERE, 0, 1, False, axes, "")

    def _record(self, kind: type[msgspec.Struct], path: str, axes: tuple[Axis, ...], named: bool = False) -> Writer:
        hints = get_type_hints(kind)
        meanings = _meanings(kind)
        parts = []
        for field in kind.__struct_fields__[1 if named else 0 :]:
            term = self._terms.get(f"{kind.__name__}.{field}")
            if isinstance(term, Told):
                continue
            name = f"{path}.{field}" if path else field
            meaning = meanings.get(field, "")
            writer = self._part(f"{kind.__name__}.{field}", hints[field], name, axes, meaning)
            parts.append((field, writer))

        def write(numbers: Numbers, value: Any, row: int) -> None:
            for field, writer in parts:
                writer(numbers, getattr(value, field), row)

        return write

    def _part(self, key: str, hint: Any, path: str, axes: tuple[Axis, ...], meaning: str) -> Writer:
        args = get_args(hint)
        if type(None) in args:
            (inner,) = (part for part in args if part is not type(None))
            within = self._part(key, inner, path, axes, meaning)
            if isinstance(self._terms.get(key), One):
                return _unless_none(within)
            there = self._there(path, axes)
            return _maybe(within, there)
        if hint is bool:
            return self._leaf(Number(0, 1), path, axes, meaning, "bit")
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self._record(hint, path, axes)
        term = self._terms.get(key)
        if term is None:
            raise Invalid(f"{self.game}: the layout says nothing of {key}")
        if isinstance(term, Number | One):
            return self._leaf(term, path, axes, meaning)
        if isinstance(term, Bag):
            return self._bag(term, path, axes, meaning)
        if isinstance(term, Each) and get_origin(hint) is dict:
            return self._mapping(term, path, axes, meaning)
        part = args[0]
        if isinstance(term, Each):
            return self._register(term, part, path, axes)
        assert isinstance(term, Row)
        return self._row(term, part, path, axes, meaning)

    def _leaf(
        self, term: Number | One, path: str, axes: tuple[Axis, ...], meaning: str, kind: str = "number"
    ) -> Writer:
        if isinstance(term, One):
            index = {value: number for number, value in enumerate(term.of)}
            size = len(index)
            hot = self._place(path, "one", 0, 1, False, (*axes, _axis(path, term.of)), meaning)

            def write_one(numbers: Numbers, value: Any, row: int) -> None:
                numbers[hot.at + row * size + index[value]] = 1

            return write_one
        least, most = term.least, term.most
        place = self._place(path, kind, least, most, term.open, axes, meaning)

        def write_number(numbers: Numbers, value: int, row: int) -> None:
            if not least <= value <= most:
                value = self._bounded(value, least, most, path if not term.open else "")
            numbers[place.at + row] = value

        return write_number

    def _bag(self, term: Bag, path: str, axes: tuple[Axis, ...], meaning: str) -> Writer:
        index = {value: number for number, value in enumerate(term.of)}
        size, most = len(index), term.most
        place = self._place(path, "count", 0, most, False, (*axes, _axis(path, term.of)), meaning)

        def write(numbers: Numbers, value: Sequence[Any], row: int) -> None:
            first = place.at + row * size
            for each in value:
                at = first + index[each]
                if numbers[at] == most:
                    self._bounded(most + 1, 0, most, path)
                else:
                    numbers[at] += 1

        return write

    def _mapping(self, term: Each, path: str, axes: tuple[Axis, ...], meaning: str) -> Writer:
        assert term.holds is not None
        index = {value: number for number, value in enumerate(term.of)}
        size = len(index)
        part = self._leaf(term.holds, path, (*axes, _axis(path, term.of)), meaning)

        def write(numbers: Numbers, value: Mapping[str, Any], row: int) -> None:
            first = row * size
            for key, each in value.items():
                part(numbers, each, first + index[key])

        return write

    def _register(self, term: Each, kind: Any, path: str, axes: tuple[Axis, ...]) -> Writer:
        index = {value: number for number, value in enumerate(term.of)}
        size = len(index)
        inner = (*axes, _axis(path, term.of))
        name: str = kind.__struct_fields__[0]
        part = self._record(kind, path, inner, named=True)
        there = None if term.whole else self._there(path, inner)

        def write(numbers: Numbers, value: Sequence[Any], row: int) -> None:
            first = row * size
            for each in value:
                at = first + index[getattr(each, name)]
                part(numbers, each, at)
                if there is not None:
                    numbers[there.at + at] = 1

        return write

    def _row(self, term: Row, kind: Any, path: str, axes: tuple[Axis, ...], meaning: str) -> Writer:
        size = term.most
        inner = (*axes, _axis(path, range(size)))
        if term.holds is not None:
            part = self._leaf(term.holds, path, inner, meaning)
        else:
            part = self._record(kind, path, inner)
        there = None
        if not term.whole and not isinstance(term.holds, One):
            there = self._there(path, inner)

        def write(numbers: Numbers, value: Sequence[Any], row: int) -> None:
            first = row * size
            if len(value) > size:
                self._bounded(len(value), 0, size, path if not term.open else "")
                value = value[:size]
            for at, each in enumerate(value, first):
                part(numbers, each, at)
                if there is not None:
                    numbers[there.at + at] = 1

        return write

    def _bounded(self, value: int, least: int, most: int, closed: str) -> int:
        """Return the bound that was passed; where none can be by the rules, the layout is wrong."""
        if closed:
            raise Invalid(f"{self.game}: {closed} is {value}, and the layout has {least} to {most}")
        self.cut += 1
        return max(least, min(value, most))


def _axis(path: str, of: Sequence[str | int]) -> Axis:
    return Axis(path.rpartition(".")[2], tuple(of))


def _unless_none(within: Writer) -> Writer:
    def write(numbers: Numbers, value: Any, row: int) -> None:
        if value is not None:
            within(numbers, value, row)

    return write


def _maybe(within: Writer, there: Place) -> Writer:
    def write(numbers: Numbers, value: Any, row: int) -> None:
        if value is not None:
            numbers[there.at + row] = 1
            within(numbers, value, row)

    return write


@cache
def _meanings(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Return what the source of a view says below its fields."""
    tree = ast.parse(inspect.getsource(sys.modules[kind.__module__]))
    (found,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    meanings = {}
    for field, text in zip(found.body, found.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            said = text.value if isinstance(text, ast.Expr) else None
            if isinstance(said, ast.Constant) and isinstance(said.value, str):
                meanings[field.target.id] = inspect.cleandoc(said.value)
    return meanings
