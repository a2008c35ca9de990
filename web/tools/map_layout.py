"""Find room for names, pieces and shields on a drawn map.

Every place has one block: its name, and under it the row of its pieces; above it a badge may come. The blocks are put
where they lie in their own place, off all others: each has candidates on a grid, and in turn each takes the cheapest
candidate, beside what the others hold, until nobody moves any more. The same is done for a small window, where a
letter is large beside the lands.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

GRID = 4
"""Pixels between candidates."""
CELL = 2
ROUNDS = 60
BADGE = 15
"""Height of a badge over a name."""

Field = NDArray[np.float64]

NARROW = set("iljtfrI.,'()-1 ")
WIDE = set("mwMWGOQŐÖ")


def text_width(text: str, size: float) -> float:
    """Return about how wide a line of the map's serif is."""
    units = sum(0.33 if c in NARROW else 0.86 if c in WIDE else 0.66 if c.isupper() else 0.54 for c in text)
    return units * size


def wrapped(text: str, size: float, width: float) -> int:
    """Return in how many lines a name stands within a width."""
    lines, used = 1, 0.0
    for word in text.replace("-", "- ").split():
        wide = text_width(word, size)
        if used > 0 and used + text_width(" ", size) + wide > width + 0.01:
            lines, used = lines + 1, wide
        else:
            used += wide + (text_width(" ", size) if used > 0 else 0)
    return lines


@dataclass
class Block:
    id: str
    kind: str
    """land, barren, sea, ocean or region."""
    texts: list[str]
    """Its name in every language."""
    size: float
    """The size of its letters."""
    row: tuple[float, float]
    """How wide and high its pieces are; they stand under the name."""
    home: BaseGeometry
    pole: tuple[float, float]
    badge: bool = False
    variants: list[tuple[float, float, int]] = field(default_factory=list)
    """Width and height of the name, and its lines."""

    def __post_init__(self) -> None:
        words = sorted({wide for text in self.texts for wide in self._breaks(text)})
        whole = max((text_width(text, self.size) for text in self.texts), default=0.0)
        seen = set()
        for wide in [whole, *words]:
            if any(text_width(word, self.size) > wide + 0.01 for text in self.texts for word in self._words(text)):
                continue
            lines = max((wrapped(text, self.size, wide) for text in self.texts), default=0)
            if lines > 3 or lines in seen:
                continue
            seen.add(lines)
            least = min(w for w in [whole, *words] if self._lines(w) == lines)
            self.variants.append((least + 2, lines * self.size * 1.06, lines))

    def _lines(self, wide: float) -> int:
        if any(text_width(word, self.size) > wide + 0.01 for text in self.texts for word in self._words(text)):
            return 99
        return max((wrapped(text, self.size, wide) for text in self.texts), default=0)

    @staticmethod
    def _words(text: str) -> list[str]:
        return text.replace("-", "- ").split()

    def _breaks(self, text: str) -> list[float]:
        words = self._words(text)
        return [text_width(" ".join(words[i:j]), self.size) for i in range(len(words)) for j in range(i + 1, len(words) + 1)]


@dataclass
class Placed:
    name: tuple[float, float]
    """The middle of the name."""
    wide: float
    high: float
    at: tuple[float, float]
    """The middle of the row of pieces."""
    clear: bool
    """Whether nothing else lies over it."""


class Layout:
    def __init__(self, blocks: list[Block], ground: dict[str, BaseGeometry], width: float, height: float, letter: float) -> None:
        self.blocks = blocks
        self.width, self.height = width, height
        self.letter = letter
        """Sheet units per pixel: more than one where the window is small."""
        columns, rows = round(width / CELL), round(height / CELL)
        self.x, self.y = np.meshgrid((np.arange(columns) + 0.5) * CELL, (np.arange(rows) + 0.5) * CELL)
        self.land = self._sums(list(ground.values()))

    def _sums(self, shapes: list[BaseGeometry]) -> Field:
        mask = np.zeros(self.x.shape)
        for shape in shapes:
            if shape.is_empty:
                continue
            left, top, right, bottom = shape.bounds
            near = np.flatnonzero(
                ((self.x >= left) & (self.x <= right) & (self.y >= top) & (self.y <= bottom)).ravel()
            )
            inside = shapely.contains_xy(shape, self.x.ravel()[near], self.y.ravel()[near])
            mask.ravel()[near[inside]] = 1
        sums = np.zeros((mask.shape[0] + 1, mask.shape[1] + 1))
        sums[1:, 1:] = mask.cumsum(0).cumsum(1)
        return sums

    @staticmethod
    def _share(sums: Field, boxes: Field) -> Field:
        rows, columns = sums.shape[0] - 1, sums.shape[1] - 1
        left = np.clip(np.round(boxes[:, 0] / CELL).astype(int), 0, columns)
        top = np.clip(np.round(boxes[:, 1] / CELL).astype(int), 0, rows)
        right = np.clip(np.round(boxes[:, 2] / CELL).astype(int), 0, columns)
        bottom = np.clip(np.round(boxes[:, 3] / CELL).astype(int), 0, rows)
        count = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
        size = np.maximum((bottom - top) * (right - left), 1)
        share: Field = count / size
        return share

    def _candidates(self, block: Block) -> tuple[Field, Field, Field]:
        """Return for every candidate its boxes (name and pieces; badge), its variant and what it costs by itself."""
        own = self._sums([block.home])
        left, top, right, bottom = block.home.bounds
        found, badges, costs, variants = [], [], [], []
        reach = 16.0 if block.kind in ("land", "region") else 0.0
        for number, (wide, high, lines) in enumerate(block.variants):
            w = max(wide, block.row[0]) * self.letter
            h = (high + block.row[1]) * self.letter
            xs = np.arange(left - reach - w / 4, right + reach + w / 4 + GRID, GRID)
            ys = np.arange(top - reach - h / 4, bottom + reach + h / 4 + GRID, GRID)
            cx, cy = (each.ravel() for each in np.meshgrid(xs, ys))
            boxes = np.stack([cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2], axis=1)
            lift = BADGE * self.letter if block.badge else 0.0
            fits = (boxes[:, 0] >= 3) & (boxes[:, 1] >= 3 + lift) & (boxes[:, 2] <= self.width - 3) & (boxes[:, 3] <= self.height - 3)
            boxes, cx, cy = boxes[fits], cx[fits], cy[fits]
            if len(boxes) == 0:
                continue
            mine = self._share(own, boxes)
            ground = self._share(self.land, boxes)
            if block.kind in ("land", "barren"):
                others = np.maximum(ground - mine, 0)
                sea = np.maximum(1 - ground, 0)
                cost = 420 * others + 130 * sea + 12 * (lines - 1)
                row = np.stack([cx - block.row[0] / 2 * self.letter, boxes[:, 3] - block.row[1] * self.letter, cx + block.row[0] / 2 * self.letter, boxes[:, 3]], axis=1)
                cost += 160 * (1 - self._share(own, row))
            elif block.kind == "region":
                cost = 600 * ground + 60 * (1 - mine)
            else:
                cost = 900 * ground + 500 * np.maximum(1 - mine - ground, 0) + 10 * (lines - 1)
            cost = cost + 0.5 * np.hypot(cx - block.pole[0], cy - block.pole[1])
            order = np.argsort(cost, kind="stable")[:400]
            badge = boxes.copy()
            badge[:, 3] = badge[:, 1]
            badge[:, 1] -= lift
            badge[:, 0] = cx - 24 * self.letter
            badge[:, 2] = cx + 24 * self.letter
            found.append(boxes[order])
            badges.append(badge[order])
            costs.append(cost[order])
            variants.append(np.full(len(order), number))
        boxes = np.concatenate([np.concatenate(found), np.concatenate(badges)], axis=1)
        return boxes, np.concatenate(variants), np.concatenate(costs)

    def place(self) -> dict[str, Placed]:
        shuffle = random.Random(7)
        options = [self._candidates(block) for block in self.blocks]
        chosen = [int(np.argmin(cost)) for _, _, cost in options]
        now = np.array([options[i][0][chosen[i]] for i in range(len(self.blocks))])
        badged = np.array([block.badge for block in self.blocks])
        order = list(range(len(self.blocks)))
        for number in range(ROUNDS):
            moved = False
            shuffle.shuffle(order)
            for i in order:
                boxes, _, cost = options[i]
                total = cost + self._crowding(boxes, now, i, badged, 3.0 if number > 8 else 1.0)
                best = int(np.argmin(total))
                if best != chosen[i] and total[best] < total[chosen[i]] - 0.01:
                    chosen[i], moved = best, True
                    now[i] = boxes[best]
            if not moved and number > 9:
                break
        return {block.id: self._placed(block, i, options, chosen, now) for i, block in enumerate(self.blocks)}

    def _crowding(self, boxes: Field, now: Field, skip: int, badged: NDArray[np.bool_], weight: float) -> Field:
        others = np.delete(now, skip, axis=0)
        with_badge = np.delete(badged, skip)
        gap = 1.5 * self.letter
        cost = weight * self._overlap(boxes[:, :4], others[:, :4], gap).sum(1)
        if badged[skip]:
            cost = cost + 0.25 * self._overlap(boxes[:, 4:], others[:, :4], 0.0).sum(1)
        cost = cost + 0.25 * (self._overlap(boxes[:, :4], others[:, 4:], 0.0) * with_badge[None]).sum(1)
        return cost

    @staticmethod
    def _overlap(boxes: Field, others: Field, gap: float) -> Field:
        wide = np.minimum(boxes[:, None, 2], others[None, :, 2]) - np.maximum(boxes[:, None, 0], others[None, :, 0]) + gap
        high = np.minimum(boxes[:, None, 3], others[None, :, 3]) - np.maximum(boxes[:, None, 1], others[None, :, 1]) + gap
        return np.clip(wide, 0, None) * np.clip(high, 0, None)

    def _placed(self, block: Block, i: int, options: list[tuple[Field, Field, Field]], chosen: list[int], now: Field) -> Placed:
        boxes, variants, _ = options[i]
        left, top, right, bottom = boxes[chosen[i]][:4]
        wide, high, _ = block.variants[int(variants[chosen[i]])]
        middle = (left + right) / 2
        clear = self._overlap(now[i : i + 1, :4], np.delete(now, i, axis=0)[:, :4], 0.0).max(initial=0.0) <= 0.5
        return Placed(
            name=(middle, top + high * self.letter / 2),
            wide=wide,
            high=high,
            at=(middle, bottom - block.row[1] * self.letter / 2),
            clear=bool(clear),
        )
