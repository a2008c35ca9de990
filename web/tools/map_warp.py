"""Bend a map smoothly so that its lands have the areas they need: a density-equalising flow.

Every land has a wanted area. Where too much is wanted on too little ground the density is high; the flow (Gastner,
Seguy and More, 2018, with a linear equalisation) carries every point of the sheet from dense to thin places until the
density is even. The flow is one function of the place, so borders that are shared stay shared, and the sheet's edge
maps onto itself.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

Field = NDArray[np.float64]

CELL = 2
"""The width of a cell of the lattice, in pixels of the sheet."""
STEPS = 24


def mirrored(field: Field) -> Field:
    """Return the field with its mirror images, so that a Fourier series has no flow across the edge."""
    return np.block([[field, field[:, ::-1]], [field[::-1], field[::-1, ::-1]]])


def blurred(field: Field, width: float) -> Field:
    rows, columns = field.shape
    spectrum = np.fft.rfft2(mirrored(field))
    down = np.fft.fftfreq(2 * rows)[:, None]
    across = np.fft.rfftfreq(2 * columns)[None]
    spectrum *= np.exp(-2 * np.pi**2 * width**2 * (across**2 + down**2))
    return np.fft.irfft2(spectrum, s=(2 * rows, 2 * columns))[:rows, :columns]


def slopes(density: Field) -> tuple[Field, Field]:
    """Return the gradient of the potential whose Laplacian is the excess of the density."""
    rows, columns = density.shape
    spectrum = np.fft.rfft2(mirrored(density - density.mean()))
    down = 2 * np.pi * np.fft.fftfreq(2 * rows)[:, None]
    across = 2 * np.pi * np.fft.rfftfreq(2 * columns)[None]
    square = across**2 + down**2
    square[0, 0] = 1.0
    potential = -spectrum / square
    potential[0, 0] = 0.0
    shape = (2 * rows, 2 * columns)
    right = np.fft.irfft2(1j * across * potential, s=shape)[:rows, :columns]
    below = np.fft.irfft2(1j * down * potential, s=shape)[:rows, :columns]
    return right, below


def sampled(field: Field, points: Field) -> Field:
    rows, columns = field.shape
    x = np.clip(points[:, 0] / CELL - 0.5, 0, columns - 1.001)
    y = np.clip(points[:, 1] / CELL - 0.5, 0, rows - 1.001)
    i, j = x.astype(int), y.astype(int)
    u, v = x - i, y - j
    above = field[j, i] * (1 - u) + field[j, i + 1] * u
    below = field[j + 1, i] * (1 - u) + field[j + 1, i + 1] * u
    result: Field = above * (1 - v) + below * v
    return result


def flow(density: Field, width: float, height: float) -> Callable[[Field], Field]:
    """Return where the flow that evens this density out carries points."""
    right, below = slopes(density)
    mean = density.mean()

    def carried(points: Field) -> Field:
        now = np.array(points, dtype=float)
        for step in range(STEPS):
            at = (step + 0.5) / STEPS
            present = (1 - at) * density + at * mean
            speed_x, speed_y = right / present * CELL / STEPS, below / present * CELL / STEPS
            middle = now.copy()
            middle[:, 0] += sampled(speed_x, now) / 2
            middle[:, 1] += sampled(speed_y, now) / 2
            now[:, 0] = np.clip(now[:, 0] + sampled(speed_x, middle), 0, width)
            now[:, 1] = np.clip(now[:, 1] + sampled(speed_y, middle), 0, height)
        return now

    return carried


def density_of(
    shapes: list[tuple[BaseGeometry, float]], open_density: float, blur: float, width: float, height: float
) -> Field:
    """Return the density on the lattice: per shape the given one, elsewhere that of the open sea."""
    columns, rows = round(width / CELL), round(height / CELL)
    x, y = np.meshgrid((np.arange(columns) + 0.5) * CELL, (np.arange(rows) + 0.5) * CELL)
    density = np.full((rows, columns), open_density)
    for shape, value in shapes:
        left, top, right, bottom = shape.bounds
        near = np.flatnonzero(((x >= left) & (x <= right) & (y >= top) & (y <= bottom)).ravel())
        inside = shapely.contains_xy(shape, x.ravel()[near], y.ravel()[near])
        density.ravel()[near[inside]] = value
    return blurred(density, blur / CELL)
