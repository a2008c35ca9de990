"""What the numbers say: weights by least squares, and by the odds of winning."""

from __future__ import annotations

import math
from collections.abc import Sequence

Row = Sequence[float]

NEWTON = 6
"""Steps after which the odds no longer change."""


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda index: abs(rows[index][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column]
        for index in range(column + 1, size):
            factor = rows[index][column] / pivot[column]
            if factor:
                rows[index] = [mine - factor * theirs for mine, theirs in zip(rows[index], pivot, strict=True)]
    found = [0.0] * size
    for column in range(size - 1, -1, -1):
        known = math.fsum(rows[column][index] * found[index] for index in range(column + 1, size))
        found[column] = (rows[column][size] - known) / rows[column][column]
    return found


def least_squares(rows: Sequence[Sequence[float]], ends: Sequence[float], ridge: float) -> list[float]:
    """Return the weights of the columns and, last, the constant. Columns that never differ weigh nothing."""
    count = len(rows)
    means = [math.fsum(column) / count for column in zip(*rows, strict=True)]
    spread = [
        math.sqrt(math.fsum((value - mean) ** 2 for value in column) / count)
        for column, mean in zip(zip(*rows, strict=True), means, strict=True)
    ]
    kept = [index for index, width in enumerate(spread) if width > 1e-9]
    middle = math.fsum(ends) / count
    scaled = [[(row[index] - means[index]) / spread[index] for index in kept] for row in rows]
    size = len(kept)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, end in zip(scaled, ends, strict=True):
        for one, value in enumerate(row):
            right[one] += value * (end - middle)
            line = matrix[one]
            for other in range(one, size):
                line[other] += value * row[other]
    for one in range(size):
        matrix[one][one] += ridge
        for other in range(one):
            matrix[one][other] = matrix[other][one]
    weights = [0.0] * len(means)
    for index, weight in zip(kept, solve(matrix, right), strict=True):
        weights[index] = weight / spread[index]
    return [*weights, middle - math.fsum(weight * mean for weight, mean in zip(weights, means, strict=True))]


def odds(contests: Sequence[tuple[Sequence[Row], int]], ridge: float) -> list[float]:
    """Return the weights of the columns by which, in each contest of several rows, the winning one was likeliest to.

    A conditional logit: a row's chance is in proportion to the exponential of its weighted sum.
    """
    size = len(contests[0][0][0])
    spread = [math.sqrt(_mean_square(contests, column)) or 1.0 for column in range(size)]
    scaled = [
        ([[value / wide for value, wide in zip(row, spread, strict=True)] for row in rows], winner)
        for rows, winner in contests
    ]
    weights = [0.0] * size
    for _ in range(NEWTON):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge if one == other else 0.0 for other in range(size)] for one in range(size)]
        for rows, winner in scaled:
            _add_contest(rows, winner, weights, slope, bend)
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return [weight / wide for weight, wide in zip(weights, spread, strict=True)]


def _mean_square(contests: Sequence[tuple[Sequence[Row], int]], column: int) -> float:
    """Return how far, in the square, rows differ in a column from the mean of their contest."""
    squares = []
    for rows, _ in contests:
        values = [row[column] for row in rows]
        mean = math.fsum(values) / len(values)
        squares += [(value - mean) ** 2 for value in values]
    return math.fsum(squares) / len(squares)


def _add_contest(rows: Sequence[Row], winner: int, weights: Row, slope: list[float], bend: list[list[float]]) -> None:
    """Add what a contest says of the slope of the likelihood and of how it bends."""
    promises = [math.fsum(map(float.__mul__, row, weights)) for row in rows]
    shares = [math.exp(promise - max(promises)) for promise in promises]
    total = math.fsum(shares)
    chances = [share / total for share in shares]
    mean = [math.fsum(map(float.__mul__, column, chances)) for column in zip(*rows, strict=True)]
    for one, (value, middle) in enumerate(zip(rows[winner], mean, strict=True)):
        slope[one] += value - middle
    for row, chance in zip(rows, chances, strict=True):
        apart = [value - middle for value, middle in zip(row, mean, strict=True)]
        for one, width in enumerate(apart):
            if width:
                line = bend[one]
                for other, height in enumerate(apart):
                    line[other] += chance * width * height
