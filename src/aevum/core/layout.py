"""What the fields of a game's view can hold: the words of a game's ``layout``, from which observations are built.

A game's module ``layout`` has ``VERSION`` and ``terms(seats)``: for each field of its views, as ``"LandView.owner"``,
one of these. Truths and records need none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Number:
    """A whole number. An ``open`` one can pass its bounds in a match far out of the ordinary, and is then told as the
    bound.
    """

    least: int
    most: int
    open: bool = False


@dataclass(frozen=True)
class One:
    """One of these, or none."""

    of: Sequence[str | int]


@dataclass(frozen=True)
class Bag:
    """Any of these, each up to so many times, in no order."""

    of: Sequence[str | int]
    most: int = 1


@dataclass(frozen=True)
class Each:
    """A value for each of these, or for some of them: a mapping, or records that begin with their name."""

    of: Sequence[str]
    holds: Number | One | None = None
    whole: bool = False
    """Whether there is always one for each."""


@dataclass(frozen=True)
class Row:
    """A row in order, up to so long. Of an ``open`` one the last can be left out, in a match out of the ordinary."""

    most: int
    holds: Number | One | None = None
    whole: bool = False
    """Whether it is always as long."""
    open: bool = False


@dataclass(frozen=True)
class Told:
    """Nothing that is not told elsewhere, and so left out."""


Term: TypeAlias = Number | One | Bag | Each | Row | Told
Terms: TypeAlias = Mapping[str, Term]


def upto(most: int, open: bool = False) -> Number:
    return Number(0, most, open)
