"""Facts are data: one TOML table per kind of thing, read into typed rows."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from aevum.core.corrections import corrected
from aevum.core.errors import Invalid

Row = TypeVar("Row", bound=msgspec.Struct)


def load_toml(package: str, name: str) -> dict[str, Any]:
    """Return a data file of a game's package, with the corrections that hold."""
    return corrected(package.rpartition(".")[2], printed(package, name))


def printed(package: str, name: str) -> dict[str, Any]:
    """Return a data file of a game's package as it stands."""
    return tomllib.loads((files(package) / "data" / f"{name}.toml").read_text("utf-8"))


def all_printed(package: str) -> dict[str, dict[str, Any]]:
    """Return every data file of a game's package as it stands, by name; none if the game has no facts."""
    folder = files(package) / "data"
    if not folder.is_dir():
        return {}
    names = sorted(path.name.removesuffix(".toml") for path in folder.iterdir() if path.name.endswith(".toml"))
    return {name: printed(package, name) for name in names}


def load_table(package: str, name: str, row: type[Row]) -> list[Row]:
    """Return the rows ``[[<name>]]`` of ``data/<name>.toml``, typed.

    :raises Invalid: if a row does not fit its type; the message names the file and the place.
    """
    try:
        return msgspec.convert(load_toml(package, name)[name], list[row])  # type: ignore[valid-type]
    except msgspec.ValidationError as error:
        raise Invalid(f"{package} data/{name}.toml: {error}") from None


class Weights(msgspec.Struct, frozen=True):
    """What things are worth to a game's rules of thumb, and how that was found."""

    how: str
    weights: dict[str, int]


class Styles(msgspec.Struct, frozen=True):
    """What characters like, beyond what is good: by character and purpose, in the units of ``heuristics.rank``."""

    how: str
    standing: int
    """How much one unit of that is in ``heuristics.value``, in thousandths."""
    likes: dict[str, dict[str, int]]


def load_styles(package: str) -> Styles:
    """Return the characters in a game's ``data/styles.toml``."""
    return msgspec.convert(load_toml(package, "styles"), Styles)


def load_weights(package: str, name: str = "weights") -> dict[str, int]:
    """Return the weights in a data file of a game."""
    return msgspec.convert(load_toml(package, name), Weights).weights
