"""The document on positions says everything, and its examples can be read."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import aevum
from aevum.core import Game
from aevum.core.notation import notation_of

TEXT = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))
WRITTEN = [game for game in aevum.games() if notation_of(game.package) is not None]
COMMON = ("seats", "options", "flow")
MOST_LINES = 20


def parts(kind: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """A written form with all parts that are inside it."""
    found = {kind}
    for field in msgspec.structs.fields(kind):
        info = msgspec.inspect.type_info(field.type)
        for inner in inner_structs(info):
            if inner not in found:
                found |= parts(inner)
    return found


def inner_structs(info: msgspec.inspect.Type) -> list[type[msgspec.Struct]]:
    if isinstance(info, msgspec.inspect.StructType):
        return [info.cls]
    if isinstance(info, msgspec.inspect.UnionType):
        return [kind for part in info.types for kind in inner_structs(part)]
    if isinstance(info, msgspec.inspect.ListType):
        return inner_structs(info.item_type)
    if isinstance(info, msgspec.inspect.DictType):
        return inner_structs(info.value_type)
    return []


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.name)
def test_the_examples_can_be_read(game: Game) -> None:
    examples = re.findall(r"```json\n(.*?)```", SECTIONS[game.name], re.DOTALL)
    assert examples
    for example in examples:
        assert len(example.splitlines()) <= MOST_LINES
        game.load(example)


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.name)
def test_every_field_is_described(game: Game) -> None:
    notation = notation_of(game.package)
    assert notation is not None
    described = set(re.findall(r"`(\w+)`", SECTIONS[game.name]))
    fields = {name for kind in parts(notation.Written) for name in kind.__struct_encode_fields__}
    assert fields - set(COMMON) <= described
