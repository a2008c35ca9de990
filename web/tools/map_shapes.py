"""Draw the maps of the three map games: lands, barren lands and waters as paths, and the links between them.

A land is the union of the Voronoi cells around its points (one in the game's tables, more in ``map/*.toml``), clipped
to the coastline; an island with the points of one land belongs to it whole. Neighbours that do not touch are joined
by a line, lands that touch without being neighbours are parted by a barrier: picture and tables say the same.

    python web/tools/map_shapes.py            writes web/src/map/shapes/*.json
"""

from __future__ import annotations

import itertools
import json
import math
import re
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from map_geometry import line_of, lines_in, merged, noded, path_of, pole, polygons, without_specks
from map_layout import Block, Layout, Placed
from map_warp import density_of, flow
from shapely import affinity
from shapely.geometry import LineString, MultiPoint, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, unary_union

WEB = Path(__file__).parents[1]
SPECS = Path(__file__).parent / "map"
SHAPES = WEB / "src" / "map" / "shapes"
COASTLINES = WEB / "node_modules" / "world-atlas"
GAMES = {"history_of_the_world": "world", "brief_history": "world", "mare_nostrum": "mediterranean"}

OFF = "off"
"""The owner of what lies on the map but is not on the board."""
TOUCHING = 2.2
"""Shapes are neighbours if they share at least so much of a border."""
NEAR_COAST = 14.0
"""How far off its coast a point may lie, as points of small lands do on a coarse coastline."""
SMALLEST = 7.0
"""Islands under this area are left out, unless a land has nothing else."""
LAKE = 1500.0
"""Inland waters under this area are left out: no board has them."""
TOLERANCE = 0.7

Pair = tuple[str, str]


@dataclass
class Facts:
    """What the game's tables say."""

    lands: dict[str, tuple[float, float]] = field(default_factory=dict)
    barren: dict[str, tuple[float, float]] = field(default_factory=dict)
    waters: dict[str, tuple[float, float]] = field(default_factory=dict)
    water_kind: dict[str, str] = field(default_factory=dict)
    region: dict[str, str] = field(default_factory=dict)
    terrain: dict[str, str] = field(default_factory=dict)
    resource: dict[str, bool] = field(default_factory=dict)
    links: dict[Pair, str] = field(default_factory=dict)
    """By the two ids in order: border, strait, coast, barren or water."""


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


LINK_KINDS = {
    "border": "border",
    "land": "border",
    "strait": "strait",
    "coast": "coast",
    "land_sea": "coast",
    "land_ocean": "coast",
    "barren": "barren",
    "land_barren": "barren",
}


def facts_of(game: str) -> Facts:
    facts = Facts()
    if game == "mare_nostrum":
        from aevum.games.mare_nostrum.data import BORDER_ROWS, PROVINCE_ROWS, SEA_ROWS

        facts.lands = {row.id: (row.lon, row.lat) for row in PROVINCE_ROWS}
        facts.waters = {row.id: (row.lon, row.lat) for row in SEA_ROWS}
        facts.water_kind = dict.fromkeys(facts.waters, "sea")
        _link(facts, [(row.a, row.b, row.via) for row in BORDER_ROWS])
        return facts
    if game == "brief_history":
        from aevum.games.brief_history import data as brief

        lands: list[Any] = brief.LANDS
        facts.waters = {row.id: (row.lon, row.lat) for row in brief.WATERS}
        facts.water_kind = {row.id: row.kind for row in brief.WATERS}
        facts.barren = {row.id: (row.lon, row.lat) for row in brief.BARREN}
        _link(facts, [(row.a, row.b, row.kind) for row in brief.LINKS])
    else:
        from aevum.games.history_of_the_world.data import MAP

        lands = list(MAP.land)
        facts.waters = {row.id: (row.lon, row.lat) for row in MAP.water if row.kind != "barren"}
        facts.water_kind = {row.id: row.kind for row in MAP.water}
        facts.barren = {row.id: (row.lon, row.lat) for row in MAP.water if row.kind == "barren"}
        _link(facts, [(row.a, row.b, row.kind) for row in MAP.link])
    facts.lands = {row.id: (row.lon, row.lat) for row in lands}
    facts.region = {row.id: row.region for row in lands}
    facts.terrain = {row.id: "" if row.terrain in ("none", "clear") else row.terrain for row in lands}
    facts.resource = {row.id: bool(row.resource) for row in lands}
    return facts


def _link(facts: Facts, rows: list[tuple[str, str, str]]) -> None:
    for a, b, kind in rows:
        if kind in LINK_KINDS:
            facts.links[pair(a, b)] = LINK_KINDS[kind]


class Frame:
    """From longitude and latitude to the sheet: two smooth scales that give the crowded parts more room."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.west: float = spec["west"]
        self.lon = _Scale(spec["lon"])
        self.lat = _Scale(spec["lat"])
        self.width = self.lon.length
        self.height = self.lat.length

    def at(self, lon: float, lat: float) -> tuple[float, float]:
        if lon < self.west:
            lon += 360.0
        return self.on_sheet(lon, lat)

    def on_sheet(self, lon: float, lat: float) -> tuple[float, float]:
        return self.lon.at(lon), self.height - self.lat.at(lat)


class _Scale:
    """The integral of a density given at some degrees and joined by cosines: smooth and always rising."""

    STEP = 0.25

    def __init__(self, stops: list[list[float]]) -> None:
        self.first = stops[0][0]
        self.last = stops[-1][0]
        self.sums = [0.0]
        degree = self.first
        while degree < self.last:
            self.sums.append(self.sums[-1] + self.STEP * _density(stops, degree + self.STEP / 2))
            degree += self.STEP
        self.length = self.sums[-1]

    def at(self, degree: float) -> float:
        place = (min(max(degree, self.first - 40), self.last + 40) - self.first) / self.STEP
        if place <= 0:
            return place * (self.sums[1] - self.sums[0])
        if place >= len(self.sums) - 1:
            return self.sums[-1] + (place - len(self.sums) + 1) * (self.sums[-1] - self.sums[-2])
        whole = int(place)
        return self.sums[whole] + (place - whole) * (self.sums[whole + 1] - self.sums[whole])


def _density(stops: list[list[float]], degree: float) -> float:
    for (left, low), (right, high) in itertools.pairwise(stops):
        if degree <= right:
            share = (1 - math.cos(math.pi * (degree - left) / (right - left))) / 2
            return low + (high - low) * share
    return stops[-1][1]


def coastline(name: str, frame: Frame) -> list[Polygon]:
    """Return the coastline's polygons on the sheet, each continent and island one, largest first."""
    topology = json.loads((COASTLINES / f"{name}.json").read_text())
    scale, move = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for step in arc:
            x += step[0]
            y += step[1]
            points.append((x * scale[0] + move[0], y * scale[1] + move[1]))
        arcs.append(points)
    sheet = box(0, 0, frame.width, frame.height)
    pieces: list[Polygon] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"]:
            projected = [_ring(arcs, ring, frame) for ring in rings]
            polygon = Polygon(projected[0], [ring for ring in projected[1:] if len(ring) > 3])
            pieces += polygons(polygon.buffer(0).intersection(sheet))
    # A hair's breadth closes the seam where the data cut Asia at the date line.
    whole = unary_union([piece.buffer(0.05) for piece in pieces])
    filled = [_without_lakes(polygon) for polygon in polygons(whole)]
    return sorted(filled, key=lambda polygon: -polygon.area)


def _without_lakes(polygon: Polygon) -> Polygon:
    return Polygon(polygon.exterior, [ring for ring in polygon.interiors if Polygon(ring).area >= LAKE])


def _ring(arcs: list[list[tuple[float, float]]], numbers: list[int], frame: Frame) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for number in numbers:
        part = arcs[number] if number >= 0 else arcs[~number][::-1]
        points += part[1:] if points else part
    # The data cross the date line where the ring jumps; unroll it, then lay it on the sheet as a whole.
    unrolled = [points[0]]
    for lon, lat in points[1:]:
        unrolled.append((lon + 360.0 * round((unrolled[-1][0] - lon) / 360.0), lat))
    middle = (min(lon for lon, _ in unrolled) + max(lon for lon, _ in unrolled)) / 2
    turn = 360.0 if middle < frame.west else -360.0 if middle > frame.west + 360.0 else 0.0
    return [frame.on_sheet(lon + turn, lat) for lon, lat in unrolled]


def wander(x: float, y: float, strength: float) -> tuple[float, float]:
    """Move a point a little, by a smooth function of where it is: straight borders become natural ones."""
    dx = math.sin(y / 9.1 + 1.3) + 0.6 * math.sin(x / 7.3 + y / 12.7) + 0.5 * math.sin((x - y) / 4.7)
    dy = math.sin(x / 8.3 + 4.1) + 0.6 * math.sin(y / 6.9 - x / 13.1) + 0.5 * math.sin((x + y) / 5.3)
    return x + strength * dx, y + strength * dy


def cells(points: list[tuple[str, float, float]], frame: Frame, strength: float) -> dict[str, BaseGeometry]:
    """Return for every owner the union of the Voronoi cells of its points, with wandering borders."""
    margin = 80
    area = box(-margin, -margin, frame.width + margin, frame.height + margin)
    if len({owner for owner, _, _ in points}) == 1:
        return {points[0][0]: area}
    found = shapely.voronoi_polygons(MultiPoint([(x, y) for _, x, y in points]), extend_to=area)
    tree = shapely.STRtree(list(found.geoms))
    by_owner: dict[str, list[BaseGeometry]] = {}
    for owner, x, y in points:
        cell = tree.geometries[tree.query(Point(x, y), predicate="within")[0]]
        by_owner.setdefault(owner, []).append(cell.intersection(area))
    return {
        owner: shapely.transform(
            shapely.segmentize(unary_union(parts), 3.0), lambda xy: [wander(x, y, strength) for x, y in xy]
        ).buffer(0)
        for owner, parts in by_owner.items()
    }


WIDTH, HEIGHT = 1060, 640
"""The sheet, in pixels of the box that the map fills in a window of 1440 by 900."""
SMALL_WINDOW = 1.3
"""How much larger letters and pieces are beside the lands in a window of 1024 by 768."""
BLURS = (14.0, 10.0, 8.0, 6.0, 6.0)
"""How far the wanted areas are blurred in each round of the flow: coasts bend and do not break."""
APART = 3.0
"""How much sea is left between an island that is drawn larger and its neighbours."""
SHOALS = (2.6, 5.6, 9.4)
"""How far off the coast the engraved lines of the sea run."""


class Drawing:
    """One game's map."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.facts = facts_of(game)
        base = tomllib.loads((SPECS / f"{GAMES[game]}.toml").read_text())
        own = base.get(game, {})
        self.frame = Frame(base["frame"])
        self.grow: dict[str, float] = {**base.get("grow", {}), **own.get("grow", {})}
        self.shift: dict[str, list[float]] = {**base.get("shift", {}), **own.get("shift", {})}
        self.sizes: dict[str, Any] = {**base["sizes"], **own.get("sizes", {})}
        self.strength: float = base["frame"].get("wander", 1.6)
        self.points = self._points({**base["points"], **own.get("points", {})})
        self.water_points = self._water_points({**base["waters"], **own.get("waters", {})})
        self.shapes = self._cut(coastline(base["frame"]["coastline"], self.frame))
        sheet = box(0, 0, self.frame.width, self.frame.height)
        cut = {water: cell.intersection(sheet) for water, cell in cells(self.water_points, self.frame, 1.0).items()}
        self.shapes = {owner: self._fitted(shape) for owner, shape in self.shapes.items()}
        self.waters = {water: self._fitted(cell) for water, cell in cut.items()}
        self._enlarge()
        self._bend()
        self._simplify()
        ground = unary_union([shape.buffer(0.02) for shape in self.shapes.values()])
        self.ground = ground
        self.waters = {water: cell.buffer(0.01).difference(ground) for water, cell in self.waters.items()}
        # Slits between neighbours on the ground are no water.
        self.open_water = {water: cell.buffer(-0.5).buffer(0.9) for water, cell in self.waters.items()}
        self.touching = self._touching()
        self.shores = self._shores()

    def _points(self, more: dict[str, list[list[float]]]) -> list[tuple[str, float, float]]:
        points = []
        for owner, (lon, lat) in {**self.facts.lands, **self.facts.barren}.items():
            points.append((owner, *self.frame.at(lon, lat)))
            points += [(owner, *self.frame.at(*place)) for place in more.get(owner, [])]
        return points + [(OFF, *self.frame.at(*place)) for place in more.get(OFF, [])]

    def _water_points(self, more: dict[str, list[list[float]]]) -> list[tuple[str, float, float]]:
        points = []
        for owner, (lon, lat) in self.facts.waters.items():
            points.append((owner, *self.frame.at(lon, lat)))
            points += [(owner, *self.frame.at(*place)) for place in more.get(owner, [])]
        return points + [(OFF, *self.frame.at(*place)) for place in more.get(OFF, [])]

    def _cut(self, coast: list[Polygon]) -> dict[str, BaseGeometry]:
        """Share the coastline's pieces out among the owners of the points on them."""
        tree = shapely.STRtree(coast)
        on: dict[int, list[tuple[str, float, float]]] = {}
        for owner, x, y in self.points:
            index = int(tree.nearest(Point(x, y)))
            if coast[index].distance(Point(x, y)) <= NEAR_COAST:
                on.setdefault(index, []).append((owner, x, y))
        # Islands that are drawn larger than they are must not take others with them.
        settled = [point for point in self.points if point[0] not in self.grow]
        parts: dict[str, list[BaseGeometry]] = {}
        for index, piece in enumerate(coast):
            here = on.get(index)
            if here is None:
                if piece.area < SMALLEST:
                    continue
                middle = piece.representative_point()
                near = min(settled, key=lambda point: math.dist(point[1:], (middle.x, middle.y)))
                far = math.dist(near[1:], (middle.x, middle.y)) > 150
                parts.setdefault(OFF if far else near[0], []).append(piece)
                continue
            for owner, shape in _shared_out(piece, here, cells(here, self.frame, self.strength)).items():
                parts.setdefault(owner, []).append(shape)
        owners = list(parts)
        whole = noded({owner: unary_union(polygons(unary_union(parts[owner]))) for owner in owners}, 0.02)
        simple = shapely.coverage_simplify(list(whole.values()), TOLERANCE)
        return dict(zip(whole, simple, strict=True))

    def _fitted(self, shape: BaseGeometry) -> BaseGeometry:
        """Lay a shape on the sheet, with points so near each other that lines can bend."""
        scaled = affinity.scale(shape, WIDTH / self.frame.width, HEIGHT / self.frame.height, origin=(0, 0))
        return shapely.transform(shapely.segmentize(scaled, 2.5), lambda points: np.round(points, 6))

    def _enlarge(self) -> None:
        """Give small islands room for their pieces, each about its own middle."""
        for owner, factor in self.grow.items():
            right, down = self.shift.get(owner, (0.0, 0.0))
            islands = [
                affinity.translate(affinity.scale(part, factor, factor, origin=part.centroid), right, down)
                for part in polygons(self.shapes[owner])
            ]
            others = unary_union([shape for name, shape in self.shapes.items() if name != owner])
            self.shapes[owner] = unary_union(islands).difference(others.buffer(APART))
            self.shapes[owner] = shapely.segmentize(self.shapes[owner], 2.5)

    def _wanted(self, owner: str, area: float) -> float:
        """Return the area that a land should have."""
        sizes = self.sizes
        if owner in sizes:
            return float(sizes[owner])
        if owner == OFF:
            return float(area * sizes["off_share"])
        least, most = sizes["least"], sizes["most"]
        return float(min(max(area, least), most))

    def _bend(self) -> None:
        """Let the flow carry everything, in rounds, until the lands have about the areas they should."""
        for number, blur in enumerate(BLURS):
            dense = []
            for owner, shape in self.shapes.items():
                if owner == OFF and "off_share" not in self.sizes:
                    continue
                wanted = self._wanted(owner, shape.area) if owner != OFF or number == 0 else shape.area
                # A small island takes the sea around it along: alone it would be lost in the blur.
                around = shape.buffer(9) if owner in self.grow else shape
                dense.append((around, min(max(wanted / shape.area, 0.2), 5.0)))
            dense.sort(key=lambda each: -each[0].area)
            open_sea = self.sizes["sea"][min(number, len(self.sizes["sea"]) - 1)]
            carried = flow(density_of(dense, open_sea, blur, WIDTH, HEIGHT), WIDTH, HEIGHT)
            # All points at once: the flow is worked out once for every step.
            moved = shapely.transform(np.array([*self.shapes.values(), *self.waters.values()]), carried)
            self.shapes = dict(zip(self.shapes, moved[: len(self.shapes)], strict=True))
            self.waters = dict(zip(self.waters, moved[len(self.shapes) :], strict=True))

    def _simplify(self) -> None:
        whole = noded(self.shapes, 0.05)
        simple = shapely.coverage_simplify(list(whole.values()), 0.45)
        # Specks that nobody sees are left out, unless a land has nothing else.
        self.shapes = {owner: without_specks(shape) for owner, shape in zip(whole, simple, strict=True)}

    def _touching(self) -> set[Pair]:
        """Return the pairs of lands and barren lands that share a border on the sheet."""
        names = [name for name in self.shapes if name != OFF]
        found = set()
        for number, a in enumerate(names):
            for b in names[number + 1 :]:
                if self._shared(self.shapes[a], self.shapes[b]) >= TOUCHING:
                    found.add(pair(a, b))
        return found

    def _shores(self) -> set[Pair]:
        """Return the pairs of a land and a water that meet on the sheet."""
        found = set()
        for water, open_water in self.open_water.items():
            for land in self.facts.lands:
                if water != OFF and self.shapes[land].boundary.intersection(open_water).length >= 4:
                    found.add(pair(land, water))
        return found

    @staticmethod
    def _shared(one: BaseGeometry, other: BaseGeometry) -> float:
        if one.distance(other) > 0.2:
            return 0.0
        return float(one.buffer(0.2).intersection(other.boundary).length)

    def links(self) -> list[dict[str, object]]:
        """Return the lines between neighbours that do not touch."""
        lines = []
        for (a, b), kind in sorted(self.facts.links.items()):
            if (a, b) in self.touching or (a, b) in self.shores:
                continue
            if kind == "coast":
                land, water = (a, b) if a in self.facts.lands else (b, a)
                ends = nearest_points(self.shapes[land], self.open_water[water].buffer(-2))
                a, b = land, water
            else:
                ends = nearest_points(self.shapes[a], self.shapes[b])
            lines.append(
                {"a": a, "b": b, "kind": kind, "path": line_of(LineString([_inside(ends, 0), _inside(ends, 1)]))}
            )
        return lines

    def barriers(self) -> list[dict[str, object]]:
        """Return the borders that nothing may cross: shapes that touch and are not neighbours."""
        lines = []
        for a, b in sorted(self.touching - set(self.facts.links)):
            if a in self.facts.barren and b in self.facts.barren:
                continue
            border = self.shapes[a].buffer(0.2).intersection(self.shapes[b].boundary)
            lines.append({"a": a, "b": b, "path": line_of(merged(border))})
        for a, b in sorted(self.shores - set(self.facts.links)):
            land, water = (a, b) if a in self.facts.lands else (b, a)
            border = self.shapes[land].boundary.intersection(self.open_water[water])
            lines.append({"a": land, "b": water, "path": line_of(merged(border))})
        return lines

    def borders(self) -> list[dict[str, object]]:
        """Return every border once, with who lies on both sides; nobody beside the sea."""
        names = [*self.facts.lands, *self.facts.barren]
        lines = []
        beside: dict[str, list[BaseGeometry]] = {name: [] for name in names}
        for number, a in enumerate(names):
            for b in names[number + 1 :]:
                if self.shapes[a].distance(self.shapes[b]) > 0.3:
                    continue
                beside[a].append(self.shapes[b])
                beside[b].append(self.shapes[a])
                border = _long(self.shapes[a].boundary.intersection(self.shapes[b].buffer(0.3)), 1.0)
                if not border.is_empty:
                    lines.append({"a": a, "b": b, "path": line_of(border)})
        for name in names:
            inner = unary_union([shape.buffer(0.4) for shape in beside[name]])
            coast = _long(self.shapes[name].boundary.difference(inner), 1.6)
            if not coast.is_empty:
                lines.append({"a": name, "b": "", "path": line_of(coast)})
        return lines

    def regions(self) -> list[dict[str, object]]:
        """Return for every region the band along its edge, inside, and where its shield stands."""
        found = []
        for region in dict.fromkeys(self.facts.region.values()):
            lands = [self.shapes[land] for land, of in self.facts.region.items() if of == region]
            whole = unary_union([land.buffer(0.02) for land in lands]).buffer(-0.02)
            band = whole.difference(whole.buffer(-2.3)).simplify(0.35)
            found.append({"id": region, "band": path_of(band)})
        return found

    def terrain(self) -> dict[str, list[list[float]]]:
        """Return where the signs of a land's terrain are scattered, off its name and its pieces."""
        found = {}
        for land, kind in self.facts.terrain.items():
            if kind == "":
                continue
            inner = self.shapes[land].buffer(-7)
            spots: list[list[float]] = []
            left, top, right, bottom = self.shapes[land].bounds
            taken = self._taken()
            steps = itertools.product(range(int(top), int(bottom), 11), range(int(left), int(right), 13))
            for y, x in steps:
                px = x + 4.5 * math.sin(y * 1.7 + x * 0.3)
                py = y + 3.5 * math.sin(x * 1.3 + y * 0.7)
                free = all(not (a - 6 < px < c + 6 and b - 5 < py < d + 7) for a, b, c, d in taken)
                if free and inner.contains(Point(px, py)):
                    spots.append([round(px, 1), round(py, 1)])
            found[land] = spots
        return found

    def _taken(self) -> list[tuple[float, float, float, float]]:
        boxes = []
        for block in self.blocks():
            put = self.layouts()[0][block.id]
            half = max(put.wide, block.row[0]) / 2
            top = put.name[1] - put.high / 2
            boxes.append((put.name[0] - half, top, put.name[0] + half, put.at[1] + block.row[1] / 2))
        return boxes

    @cache
    def blocks(self) -> list[Block]:
        """Return what needs room on the map: names with their pieces, and shields."""
        words = _words(self.game)
        blocks = []
        for land in self.facts.lands:
            shape = self.shapes[land]
            x, y = pole(shape)
            blocks.append(
                Block(land, "land", words(land), 11.5, self._row(land), shape, (x, y), badge=True)
            )
        for barren in self.facts.barren:
            shape = self.shapes[barren]
            blocks.append(Block(barren, "barren", words(barren), 10.5, (22, 20), shape, pole(shape)))
        for water in self.facts.waters:
            shape = self.waters[water].buffer(-1).buffer(1)
            ocean = self.facts.water_kind[water] == "ocean"
            row = (66.0, 24.0) if self.game == "mare_nostrum" else (24.0, 22.0)
            size = 14.0 if ocean else 12.0
            blocks.append(Block(water, "sea", [spaced(text) for text in words(water)], size, row, shape, pole(shape)))
        for region in dict.fromkeys(self.facts.region.values()):
            lands = unary_union([self.shapes[land] for land, of in self.facts.region.items() if of == region])
            home = lands.buffer(26).difference(self.ground)
            blocks.append(Block(region, "region", [""], 1.0, (40, 19), home, (lands.centroid.x, lands.centroid.y)))
        return blocks

    def _row(self, land: str) -> tuple[float, float]:
        """Return how much room the pieces of a land need, in pixels."""
        if self.game != "mare_nostrum":
            return (50.0, 18.0)
        from aevum.games.mare_nostrum.data import PROVINCE_ROWS

        province = next(row for row in PROVINCE_ROWS if row.id == land)
        signs = len(province.goods) + int(province.city)
        return (max(signs + 1, 3) * 17.0, 36.0)

    @cache
    def layouts(self) -> tuple[dict[str, Placed], dict[str, Placed]]:
        """Return where everything stands, in the usual window and in a small one."""
        ground = {owner: shape for owner, shape in self.shapes.items()}
        return (
            Layout(self.blocks(), ground, WIDTH, HEIGHT, 1.0).place(),
            Layout(self.blocks(), ground, WIDTH, HEIGHT, SMALL_WINDOW).place(),
        )

    def sheet(self) -> dict[str, object]:
        terrain = self.terrain()
        return {
            "width": WIDTH,
            "height": HEIGHT,
            "lands": [self._land(land, terrain.get(land, [])) for land in self.facts.lands],
            "barren": [self._shape(barren) for barren in self.facts.barren],
            "waters": [self._water(water) for water in self.facts.waters],
            "regions": [{**region, **self._stands(str(region["id"]))} for region in self.regions()],
            "off": path_of(self.shapes.get(OFF, Polygon())),
            "borders": self.borders(),
            "shoals": [_rings(self.ground.buffer(off).simplify(0.7)) for off in SHOALS],
            "lanes": line_of(self._lanes()),
            "rose": self._rose(),
            "links": self.links(),
            "barriers": self.barriers(),
            "near": self._near(),
        }

    def _lanes(self) -> BaseGeometry:
        """Return the lines between one water and the next, off the coast."""
        names = [water for water in self.facts.waters]
        lines = []
        near = self.ground.buffer(1.2)
        for number, a in enumerate(names):
            for b in [*names[number + 1 :], *([OFF] if OFF in self.waters else [])]:
                border = self.waters[a].buffer(0.1).intersection(self.waters[b].boundary).difference(near)
                if border.length > 3:
                    lines += [part for part in lines_in(merged(border, 0.6)) if part.length > 3]
        return shapely.MultiLineString(lines)

    def _rose(self) -> list[float]:
        """Return where the compass rose has most room, and how much."""
        taken = unary_union([self.ground, *(box(*each) for each in self._taken()), box(0, 0, WIDTH, HEIGHT).boundary])
        spots = [Point(x, y) for x in range(0, WIDTH, 8) for y in range(0, HEIGHT, 8)]
        rooms = shapely.distance(np.array(spots), taken)
        best = int(np.argmax(rooms))
        return [spots[best].x, spots[best].y, round(float(rooms[best]), 1)]

    def _near(self) -> list[list[str]]:
        return [[a, b, kind] for (a, b), kind in sorted(self.facts.links.items())]

    def _stands(self, place: str) -> dict[str, object]:
        """Return where the pieces and the name of a place stand, in both windows."""
        usual, small = (layout[place] for layout in self.layouts())
        return {
            "at": [round(usual.at[0], 1), round(usual.at[1], 1)],
            "name": [round(usual.name[0], 1), round(usual.name[1], 1), round(usual.wide)],
            "small": {
                "at": [round(small.at[0], 1), round(small.at[1], 1)],
                "name": [round(small.name[0], 1), round(small.name[1], 1), round(small.wide)],
                "clear": small.clear,
            },
        }

    def _shape(self, owner: str) -> dict[str, object]:
        shape = self.shapes[owner]
        x, y = pole(shape)
        return {"id": owner, "path": path_of(shape), "pole": [round(x, 1), round(y, 1)], **self._stands(owner)}

    def _land(self, land: str, terrain: list[list[float]]) -> dict[str, object]:
        facts = self.facts
        return {
            **self._shape(land),
            "region": facts.region.get(land, ""),
            "terrain": facts.terrain.get(land, ""),
            "signs": terrain,
            "resource": facts.resource.get(land, False),
        }

    def _water(self, water: str) -> dict[str, object]:
        shape = self.waters[water]
        x, y = pole(shape)
        return {
            "id": water,
            "kind": self.facts.water_kind[water],
            "path": path_of(without_specks(shape.simplify(0.4), 8)),
            "pole": [round(x, 1), round(y, 1)],
            **self._stands(water),
        }


def spaced(text: str) -> str:
    """Return a text as wide as one with spaced letters."""
    return " ".join(word + "i" * (len(word) // 2) for word in text.split())


def _words(game: str) -> Callable[[str], list[str]]:
    """Return what gives the names of a place in every language."""
    found: dict[str, list[str]] = {}
    for file in sorted((WEB.parent / "src/aevum/games" / game / "words").glob("*.ftl")):
        for line in file.read_text().splitlines():
            match = re.fullmatch(r"(?:land|water|barren|province|sea)-(\w+) = (.+)", line)
            if match:
                found.setdefault(match[1], []).append(match[2])
    return lambda place: found[place]


def _long(shape: BaseGeometry, least: float) -> BaseGeometry:
    """Return the lines of a shape without crumbs."""
    return shapely.MultiLineString([line for line in lines_in(merged(shape, 0)) if line.length >= least])


def _rings(shape: BaseGeometry) -> str:
    """Return the outlines as lines: the sheet's edge has none."""
    edge = box(0, 0, WIDTH, HEIGHT).buffer(-0.5)
    return line_of(shapely.MultiLineString(lines_in(shape.boundary.intersection(edge))))


def _shared_out(
    piece: Polygon, points: list[tuple[str, float, float]], by_owner: dict[str, BaseGeometry]
) -> dict[str, BaseGeometry]:
    """Cut a piece of land by its owners' cells. What a cell reaches across water falls to whoever lies beside it."""
    kept: dict[str, list[BaseGeometry]] = {}
    strays: list[Polygon] = []
    for owner, cell in by_owner.items():
        own = [Point(x, y) for name, x, y in points if name == owner]
        parts = polygons(piece.intersection(cell))
        held = [part for part in parts if any(part.distance(point) < 0.5 for point in own)]
        kept[owner] = list(held or sorted(parts, key=lambda part: -part.area)[:1])
        strays += [part for part in parts if all(part is not other for other in kept[owner])]
    for _ in range(4):
        left = []
        for stray in strays:
            edge = stray.buffer(0.3)
            beside = {name: sum(edge.intersection(part).area for part in parts) for name, parts in kept.items()}
            best = max(beside, key=lambda name: beside[name])
            if beside[best] > 0:
                kept[best].append(stray)
            else:
                left.append(stray)
        strays = left
    return {owner: unary_union(parts) for owner, parts in kept.items()}


def _inside(ends: tuple[Point, Point], which: int) -> tuple[float, float]:
    """Return an end of a link, drawn a little way into the shape that it belongs to."""
    here, there = ends[which], ends[1 - which]
    apart = max(here.distance(there), 0.01)
    reach = 2.5
    return here.x + (here.x - there.x) / apart * reach, here.y + (here.y - there.y) / apart * reach


def written(game: str) -> str:
    return json.dumps(Drawing(game).sheet(), separators=(",", ":")) + "\n"


def main() -> None:
    SHAPES.mkdir(parents=True, exist_ok=True)
    for game in sys.argv[1:] or GAMES:
        (SHAPES / f"{game}.json").write_text(written(game))


if __name__ == "__main__":
    main()
