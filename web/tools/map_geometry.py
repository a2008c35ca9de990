"""What is done to shapes on their way to the map: taken apart, joined, cleaned, and written down as paths."""

from __future__ import annotations

import shapely
import shapely.prepared
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union


def polygons(shape: BaseGeometry) -> list[Polygon]:
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [part for each in getattr(shape, "geoms", []) for part in polygons(each)]


def lines_in(shape: BaseGeometry) -> list[LineString]:
    if isinstance(shape, LineString):
        return [] if shape.is_empty else [shape]
    return [line for part in getattr(shape, "geoms", []) for line in lines_in(part)]


def merged(border: BaseGeometry, tolerance: float = 0.5) -> BaseGeometry:
    merged = shapely.line_merge(shapely.MultiLineString(lines_in(border)))
    return merged.simplify(tolerance) if tolerance else merged


def _number(tenths: int) -> str:
    text = f"{tenths / 10:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


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


def path_of(shape: BaseGeometry) -> str:
    rings = []
    for polygon in polygons(shape):
        for ring in (polygon.exterior, *polygon.interiors):
            rings.append(f"M{_points(list(ring.coords)[:-1])}Z")
    return "".join(rings)


def line_of(shape: BaseGeometry) -> str:
    if isinstance(shape, LineString):
        return f"M{_points(list(shape.coords))}"
    return "".join(line_of(part) for part in getattr(shape, "geoms", []) if part.length > 0)


def noded(shapes: dict[str, BaseGeometry], grid: float) -> dict[str, BaseGeometry]:
    """Return the shapes with the same points on both sides of every border, and none over another."""
    lines = shapely.union_all([shape.boundary for shape in shapes.values()], grid_size=grid)
    owners = {owner: shapely.prepared.prep(shape if shape.is_valid else shape.buffer(0)) for owner, shape in shapes.items()}
    faces: dict[str, list[Polygon]] = {owner: [] for owner in shapes}
    for face in shapely.polygonize(lines_in(lines)).geoms:
        inside = face.representative_point()
        owner = next((name for name, shape in owners.items() if shape.contains(inside)), None)
        if owner is not None:
            faces[owner].append(face)
    return {owner: shapely.coverage_union_all(parts) for owner, parts in faces.items() if parts}


def pole(shape: BaseGeometry) -> tuple[float, float]:
    """Return the point of a shape that is farthest from its edge."""
    best = max(polygons(shape), key=lambda part: part.area)
    x, y = shapely.maximum_inscribed_circle(best, 0.5).coords[0]
    return float(x), float(y)


def without_specks(shape: BaseGeometry, least: float = 5.0) -> BaseGeometry:
    parts = sorted(polygons(shape), key=lambda part: -part.area)
    return unary_union([part for number, part in enumerate(parts) if number == 0 or part.area >= least])
