"""The drawn maps: they are what the generator makes, and picture and tables tell of the same neighbours."""

from __future__ import annotations

import functools
import importlib.util
import json
import math
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

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
LEAST_AREA = 900
"""Square pixels of the smallest land in the box that the map has in a window of 1440 by 900."""

DRAWN = ("lands", "barren", "waters", "regions", "off", "borders", "shoals", "lanes", "links", "barriers", "rose")
"""What the flow carries: its last digit may differ."""

Pairs = set[frozenset[str]]


@cache
def generator() -> ModuleType:
    sys.path.insert(0, str(WEB / "tools"))
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
    # A ring within another is a hole, as the page draws it.
    return functools.reduce(lambda whole, ring: whole.symmetric_difference(ring), rings, Polygon())


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
            if shapes[a].boundary.intersection(shapes[b]).length >= 3:
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
    made = json.loads(json.dumps(drawing_of(game).sheet()))
    kept = sheet(game)
    assert {**made, **dict.fromkeys(DRAWN)} == {**kept, **dict.fromkeys(DRAWN)}
    for kind in ("lands", "barren", "waters"):
        for one, other in zip(made[kind], kept[kind], strict=True):
            # Another processor may round the last digit of the flow otherwise.
            assert shape(one["path"]).symmetric_difference(shape(other["path"])).area < 3, one["id"]
            assert math.dist(one["pole"], other["pole"]) < 1, one["id"]


@pytest.mark.parametrize("game", GAMES)
def test_no_land_is_too_small_for_its_pieces(game: str) -> None:
    assert (sheet(game)["width"], sheet(game)["height"]) == (1060, 640)
    small = {land["id"] for land in sheet(game)["lands"] if shape(land["path"]).area < LEAST_AREA}
    assert small == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_land_lies_over_another_or_over_the_sea(game: str) -> None:
    found = [*sheet(game)["lands"], *sheet(game)["barren"], *sheet(game)["waters"]]
    shapes = {place["id"]: shape(place["path"]) for place in found}
    tree = shapely.STRtree(list(shapes.values()))
    names = list(shapes)
    for name, one in shapes.items():
        for index in tree.query(one):
            if names[index] != name:
                # The paths are simplified by less than a pixel; deeper one never reaches into another.
                assert one.buffer(-0.9).intersection(shapes[names[index]]).area < 1, (name, names[index])


@pytest.mark.parametrize("game", GAMES)
def test_neighbours_share_the_points_of_their_border(game: str) -> None:
    places = [*sheet(game)["lands"], *sheet(game)["barren"]]
    shapes = {place["id"]: shape(place["path"]) for place in places}
    for border in sheet(game)["borders"]:
        if border["b"] == "":
            continue
        # What lies between the two shapes along their border: nothing that one could see.
        gap = shapes[border["a"]].buffer(0.4).intersection(shapes[border["b"]].buffer(0.4))
        line = line_of(border["path"])
        assert line.difference(gap.buffer(0.2)).length < 1.5, border


@pytest.mark.parametrize("game", GAMES)
def test_names_and_pieces_do_not_lie_over_each_other(game: str) -> None:
    drawing = drawing_of(game)
    boxes = {}
    for block in drawing.blocks():
        place = stands(game)[block.id]
        x, y, wide = place["name"]
        half = max(wide, block.row[0]) / 2
        high = next(high for width, high, _ in block.variants if round(width) == wide)
        boxes[block.id] = Box(x - half, y - high / 2, x + half, place["at"][1] + block.row[1] / 2)
    for name, one in boxes.items():
        for other, two in boxes.items():
            if name < other:
                wide = min(one.right, two.right) - max(one.left, two.left)
                high = min(one.bottom, two.bottom) - max(one.top, two.top)
                assert wide < 0.6 or high < 0.6, (name, other)
        assert one.left >= 0, name
        assert one.top >= 0, name
        assert one.right <= 1060, name
        assert one.bottom <= 640, name


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def stands(game: str) -> dict[str, Any]:
    kinds = ("lands", "barren", "waters", "regions")
    return {place["id"]: place for kind in kinds for place in sheet(game)[kind]}


def line_of(path: str) -> BaseGeometry:
    """Return the lines of a path."""
    lines = []
    for text in re.findall(r"M([^M]*)", path):
        start, _, steps = text.partition("l")
        x, y = map(float, start.split())
        numbers = [float(number) for number in steps.split()]
        points = [(x, y)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        if len(points) > 1:
            lines.append(points)
    return shapely.MultiLineString(lines)
