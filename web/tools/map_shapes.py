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
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import shapely
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
TOUCHING = 5.0
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
            pieces += _polygons(polygon.buffer(0).intersection(sheet))
    # A hair's breadth closes the seam where the data cut Asia at the date line.
    whole = unary_union([piece.buffer(0.05) for piece in pieces])
    filled = [_without_lakes(polygon) for polygon in _polygons(whole)]
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


def _polygons(shape: BaseGeometry) -> list[Polygon]:
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [part for each in getattr(shape, "geoms", []) for part in _polygons(each)]


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


class Drawing:
    """One game's map."""

    def __init__(self, game: str) -> None:
        self.facts = facts_of(game)
        base = tomllib.loads((SPECS / f"{GAMES[game]}.toml").read_text())
        own = base.get(game, {})
        self.frame = Frame(base["frame"])
        self.grow: dict[str, float] = {**base.get("grow", {}), **own.get("grow", {})}
        self.nudge: dict[str, list[float]] = base.get("nudge", {})
        self.strength: float = base["frame"].get("wander", 1.6)
        self.points = self._points({**base["points"], **own.get("points", {})})
        self.water_points = self._water_points({**base["waters"], **own.get("waters", {})})
        self.shapes = self._cut(coastline(base["frame"]["coastline"], self.frame))
        self._enlarge()
        self.waters = cells(self.water_points, self.frame, self.strength)
        ground = unary_union(list(self.shapes.values()))
        # Slits between neighbours on the ground are no water.
        self.open_water = {
            water: cell.difference(ground).buffer(-0.8).buffer(1.4) for water, cell in self.waters.items()
        }
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
        whole = [unary_union(_polygons(unary_union(parts[owner]))) for owner in owners]
        simple = shapely.coverage_simplify(whole, TOLERANCE)
        return dict(zip(owners, simple, strict=True))

    def _enlarge(self) -> None:
        """Give small islands room for their pieces."""
        for owner, factor in self.grow.items():
            if owner in self.shapes:
                shape = self.shapes[owner]
                self.shapes[owner] = affinity.scale(shape, factor, factor, origin=shape.centroid)

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
                if water != OFF and self.shapes[land].boundary.intersection(open_water).length >= 6:
                    found.add(pair(land, water))
        return found

    @staticmethod
    def _shared(one: BaseGeometry, other: BaseGeometry) -> float:
        if one.distance(other) > 0.2:
            return 0.0
        return float(one.buffer(0.3).intersection(other.boundary).length)

    def links(self) -> list[dict[str, object]]:
        """Return the lines between neighbours that do not touch."""
        lines = []
        for (a, b), kind in sorted(self.facts.links.items()):
            if (a, b) in self.touching or (a, b) in self.shores:
                continue
            if kind == "coast":
                land, water = (a, b) if a in self.facts.lands else (b, a)
                ends = nearest_points(self.shapes[land], self.open_water[water].buffer(-3))
                a, b = land, water
            else:
                ends = nearest_points(self.shapes[a], self.shapes[b])
            lines.append(
                {"a": a, "b": b, "kind": kind, "path": _line(LineString([_inside(ends, 0), _inside(ends, 1)]))}
            )
        return lines

    def barriers(self) -> list[dict[str, object]]:
        """Return the borders that nothing may cross: shapes that touch and are not neighbours."""
        lines = []
        for a, b in sorted(self.touching - set(self.facts.links)):
            if a in self.facts.barren and b in self.facts.barren:
                continue
            border = self.shapes[a].buffer(0.3).intersection(self.shapes[b].boundary)
            lines.append({"a": a, "b": b, "path": _line(_merged(border))})
        for a, b in sorted(self.shores - set(self.facts.links)):
            land, water = (a, b) if a in self.facts.lands else (b, a)
            border = self.shapes[land].boundary.intersection(self.open_water[water])
            lines.append({"a": land, "b": water, "path": _line(_merged(border))})
        return lines

    def sheet(self) -> dict[str, object]:
        return {
            "width": round(self.frame.width),
            "height": round(self.frame.height),
            "lands": [self._land(land) for land in self.facts.lands],
            "barren": [self._shape(barren) for barren in self.facts.barren],
            "waters": [self._water(water) for water in self.facts.waters],
            "off": _path(self.shapes.get(OFF, Polygon())),
            "links": self.links(),
            "barriers": self.barriers(),
            "near": self._near(),
        }

    def _near(self) -> list[list[str]]:
        return [[a, b, kind] for (a, b), kind in sorted(self.facts.links.items())]

    def _shape(self, owner: str) -> dict[str, object]:
        shape = self.shapes[owner]
        parts = _polygons(shape)
        best = max(parts, key=lambda part: part.area)
        middle = shapely.maximum_inscribed_circle(best, 0.5)
        x, y = self._stand(owner, *middle.coords[0])
        left, _, right, _ = best.bounds
        return {
            "id": owner,
            "path": _path(shape),
            "at": [round(x, 1), round(y, 1)],
            "room": round(middle.length, 1),
            "wide": round(right - left, 1),
        }

    def _stand(self, place: str, x: float, y: float) -> tuple[float, float]:
        """Return where pieces stand: moved a little where those of a neighbour would touch them."""
        right, down = self.nudge.get(place, (0.0, 0.0))
        return x + right, y + down

    def _land(self, land: str) -> dict[str, object]:
        facts = self.facts
        return {
            **self._shape(land),
            "region": facts.region.get(land, ""),
            "terrain": facts.terrain.get(land, ""),
            "resource": facts.resource.get(land, False),
        }

    def _water(self, water: str) -> dict[str, object]:
        x, y = self._stand(water, *self.frame.at(*self.facts.waters[water]))
        area = self.waters[water].intersection(box(0, 0, self.frame.width, self.frame.height))
        return {
            "id": water,
            "path": _path(area.simplify(1.0)),
            "at": [round(x, 1), round(y, 1)],
            "room": 20,
            "wide": 120,
            "kind": self.facts.water_kind[water],
        }


def _shared_out(
    piece: Polygon, points: list[tuple[str, float, float]], by_owner: dict[str, BaseGeometry]
) -> dict[str, BaseGeometry]:
    """Cut a piece of land by its owners' cells. What a cell reaches across water falls to whoever lies beside it."""
    kept: dict[str, list[BaseGeometry]] = {}
    strays: list[Polygon] = []
    for owner, cell in by_owner.items():
        own = [Point(x, y) for name, x, y in points if name == owner]
        parts = _polygons(piece.intersection(cell))
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
    reach = 4.0
    return here.x + (here.x - there.x) / apart * reach, here.y + (here.y - there.y) / apart * reach


def _merged(border: BaseGeometry) -> BaseGeometry:
    lines = [part for part in getattr(border, "geoms", [border]) if isinstance(part, LineString)]
    return shapely.line_merge(shapely.MultiLineString(lines)).simplify(0.8)


def _number(tenths: int) -> str:
    return f"{tenths / 10:.1f}".removesuffix(".0")


def _points(points: list[tuple[float, float]]) -> str:
    """Write a line in steps from point to point, counted in tenths so that no rounding adds up."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    start, *rest = tenths
    steps = []
    before = start
    for point in rest:
        if point != before:
            steps.append(f"{_number(point[0] - before[0])} {_number(point[1] - before[1])}")
            before = point
    return f"{_number(start[0])} {_number(start[1])}" + (f"l{' '.join(steps)}" if steps else "")


def _path(shape: BaseGeometry) -> str:
    rings = []
    for polygon in _polygons(shape):
        for ring in (polygon.exterior, *polygon.interiors):
            rings.append(f"M{_points(list(ring.coords)[:-1])}Z")
    return "".join(rings)


def _line(shape: BaseGeometry) -> str:
    if isinstance(shape, LineString):
        return f"M{_points(list(shape.coords))}"
    return "".join(_line(part) for part in getattr(shape, "geoms", []) if part.length > 0)


def written(game: str) -> str:
    return json.dumps(Drawing(game).sheet(), separators=(",", ":")) + "\n"


def main() -> None:
    SHAPES.mkdir(parents=True, exist_ok=True)
    for game in sys.argv[1:] or GAMES:
        (SHAPES / f"{game}.json").write_text(written(game))


if __name__ == "__main__":
    main()
