"""Positions as people write them: things by their names, nothing that follows from the rest.

A game's module ``notation`` has a class ``Written`` for that form and two functions between it and the position:
``write`` and ``read``. Everything in it has a default, which is how the match begins: so what is written is what is
special about a position. What reads numbers, masks and counts elsewhere is computed here on reading.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Protocol, cast, runtime_checkable

import msgspec

from aevum.core.errors import Invalid
from aevum.core.meta import OptionValue


class Part(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a written position: a player, a battle, an offer."""


class Position(Part):
    """A written position. A game adds its own fields, each with a default."""

    afresh: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Per step that waits for nobody: the fields, also those of players, that it sets whatever they are."""

    seats: int
    options: dict[str, OptionValue] = {}
    """Those that differ from their default."""
    flow: list[str] = []
    """The steps that wait, the one that asks now last. None when the match is over."""


class AnyPosition(Position, forbid_unknown_fields=False):
    """A position of a game that has no notation: all that can be told of it without building it are its seats."""


@runtime_checkable
class Notation(Protocol):
    """What a game's module ``notation`` provides."""

    Written: type[Position]

    def write(self, pos: Any) -> Position:
        """Return a position as people write it."""

    def read(self, written: Any, options: Mapping[str, OptionValue]) -> Any:
        """Return the position that is written. ``options`` are complete.

        :raises Invalid: if a name or number cannot be; the message says where it stands.
        """


@cache
def notation_of(package: str) -> Notation | None:
    """Return the notation of the game in a package, if it has one."""
    name = f"{package}.notation"
    if not package or find_spec(name) is None:
        return None
    return cast(Notation, import_module(name))


def check_afresh(written: Position) -> None:
    """Check that nothing is written which the first step would set in any case.

    :raises Invalid: if there is; the message says where it stands.
    """
    top = written.flow[-1] if written.flow else ""
    fields = written.afresh.get(top, ())
    said = msgspec.to_builtins(written)
    parts = [("$", said), *[(f"$.players[{number}]", part) for number, part in enumerate(said.get("players", []))]]
    for where, part in parts:
        for name in fields:
            if name in part:
                raise Invalid(f"the step {top} sets {name} itself - at `{where}.{name}`; name a later step in `flow`")


def check_kept(before: Position, after: Position) -> None:
    """Check that a position which asks at once is read as it was written.

    :raises Invalid: if the step that asks has changed something.
    """
    said, kept = msgspec.to_builtins(before), msgspec.to_builtins(after)
    for name, value in said.items():
        if kept.get(name) != value:
            raise Invalid(f"{value!r} becomes {kept.get(name)!r} at once - at `$.{name}`")


# for the notations of games


def named(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Return counts by name, those of nothing left out."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def flagged(names: Sequence[str], flags: Sequence[int]) -> list[str]:
    """Return the names whose flag is set."""
    return [name for name, flag in zip(names, flags, strict=True) if flag]


def in_mask(names: Sequence[str], mask: int) -> list[str]:
    """Return the names whose bit is set."""
    return [name for index, name in enumerate(names) if mask >> index & 1]


def index(names: Sequence[str], name: str, where: str) -> int:
    """Return the number of a name.

    :raises Invalid: if there is no such name; the message says where it stands and which there are.
    """
    if name not in names:
        raise Invalid(f"there is no {name!r} - at `{where}`; there are {', '.join(names)}")
    return names.index(name)


def counts(names: Sequence[str], amounts: Mapping[str, int], where: str) -> list[int]:
    """Return a count for each of the names. The inverse of ``named``."""
    found = [0] * len(names)
    for name, amount in amounts.items():
        found[index(names, name, where)] = amount
    return found


def flags(names: Sequence[str], chosen: Iterable[str], where: str) -> list[int]:
    """Return 1 for each of the names that is chosen, 0 for the others. The inverse of ``flagged``."""
    found = [0] * len(names)
    for name in chosen:
        found[index(names, name, where)] = 1
    return found


def mask(names: Sequence[str], chosen: Iterable[str], where: str) -> int:
    """Return a bit for each of the names that is chosen. The inverse of ``in_mask``."""
    found = 0
    for name in chosen:
        found |= 1 << index(names, name, where)
    return found


def one_each(parts: Sequence[Any], seats: int, where: str) -> None:
    """Check that there is one part for each seat.

    :raises Invalid: if not.
    """
    if len(parts) != seats:
        raise Invalid(f"{seats} seats need {seats}, not {len(parts)} - at `{where}`")


def a_seat(seat: int, seats: int, where: str) -> None:
    """Check that there is such a seat.

    :raises Invalid: if not.
    """
    if not 0 <= seat < seats:
        raise Invalid(f"there is no seat {seat} among {seats} - at `{where}`")
