"""The drawn maps: they are what the generator makes, and picture and tables tell of the same neighbours."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from aevum.games.brief_history.data import ATLAS as BRIEF
from aevum.games.conquest.atlas import Atlas
from aevum.games.conquest.bits import bits_of
from aevum.games.history_of_the_world.data import ATLAS as HISTORY
from aevum.games.mare_nostrum.data import BORDER_ROWS, PROVINCE_ROWS

WEB = Path(__file__).parents[2] / "web"
GAMES = ("history_of_the_world", "brief_history", "mare_nostrum")
ROOM_AT_1440 = 4.5
"""Sheet units: the least free radius around the anchor of a land, even on the smallest island."""

Pairs = set[frozenset[str]]


@cache
def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("map_shapes", WEB / "tools" / "map_shapes.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["map_shapes"] = module
    spec.loader.exec_module(module)
    return module


@cache
def drawing_of(game: str) -> Any:
    return generator().Drawing(game)


@cache
def sheet(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((WEB / "src" / "map" / "shapes" / f"{game}.json").read_text())
    return found


def shape(path: str) -> BaseGeometry:
    rings = []
    for ring in re.findall(r"M([^MZ]*)Z", path):
        start, _, steps = ring.partition("l")
        x, y = map(float, start.split())
        numbers = [float(number) for number in steps.split()]
        points = [(x, y)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        if len(points) > 2:
            rings.append(Polygon(points).buffer(0))
    return shapely.unary_union(rings)


def table(game: str) -> Pairs:
    """The neighbours by land and strait, and the lands beside barren lands, as the game's tables have them."""
    if game == "mare_nostrum":
        lands = {row.id for row in PROVINCE_ROWS}
        return {frozenset((row.a, row.b)) for row in BORDER_ROWS if {row.a, row.b} <= lands}
    atlas: Atlas = HISTORY if game == "history_of_the_world" else BRIEF
    found = set()
    for land, name in enumerate(atlas.lands):
        found |= {frozenset((name, atlas.lands[other])) for other in bits_of(atlas.near[land])}
    for barren in sheet(game)["barren"]:
        beside = atlas.touch[atlas.space_index[barren["id"]]]
        found |= {frozenset((barren["id"], atlas.lands[land])) for land in bits_of(beside)}
    return found


def drawn(game: str) -> Pairs:
    """The neighbours as a player sees them: shapes that touch and no barrier parts, or that a line joins."""
    places = [*sheet(game)["lands"], *sheet(game)["barren"]]
    barren = {place["id"] for place in sheet(game)["barren"]}
    shapes = {place["id"]: shape(place["path"]).buffer(0.2) for place in places}
    names = list(shapes)
    touching = set()
    for number, a in enumerate(names):
        for b in names[number + 1 :]:
            if {a, b} <= barren or shapes[a].distance(shapes[b]) > 0:
                continue
            if shapes[a].boundary.intersection(shapes[b]).length >= 5:
                touching.add(frozenset((a, b)))
    parted = {frozenset((line["a"], line["b"])) for line in sheet(game)["barriers"]}
    joined = {frozenset((line["a"], line["b"])) for line in sheet(game)["links"] if line["kind"] != "coast"}
    return (touching - parted) | joined


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_has_the_neighbours_of_the_tables(game: str) -> None:
    assert drawn(game) == table(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_coast_of_the_tables_is_drawn(game: str) -> None:
    drawing = drawing_of(game)
    coasts = {pair for pair, kind in drawing.facts.links.items() if kind == "coast"}
    parted = {tuple(sorted((line["a"], line["b"]))) for line in drawing.barriers()}
    joined = {tuple(sorted((line["a"], line["b"]))) for line in drawing.links() if line["kind"] == "coast"}
    assert (drawing.shores - parted) | joined == coasts


@pytest.mark.parametrize("game", GAMES)
def test_the_shapes_are_what_the_generator_makes(game: str) -> None:
    assert json.loads(json.dumps(drawing_of(game).sheet())) == sheet(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_land_has_room_for_its_pieces(game: str) -> None:
    assert {land["id"] for land in sheet(game)["lands"] if land["room"] < ROOM_AT_1440} == set()
