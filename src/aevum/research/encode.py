"""A seat's view as a vector of fixed length, for any game.

Every leaf of the view has a path; a number is put at the place that its path hashes to, a word or a truth adds one at
the place that its path and value hash to. Nothing but the view is read, so nothing hidden can be in the vector.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

SIZE = 1024


class Encoder:
    """Encodes views into vectors of ``size`` numbers."""

    def __init__(self, size: int = SIZE) -> None:
        self.size = size
        self._fields: dict[type, list[tuple[str, int]]] = {}
        self._keys: dict[tuple[int, object], int] = {}

    def encode(self, view: msgspec.Struct) -> NDArray[np.float32]:
        """Return the vector of a view."""
        found: list[tuple[int, float]] = []
        self._walk(view, 0, found)
        vector = np.zeros(self.size, dtype=np.float32)
        for place, amount in found:
            vector[place] += amount
        return vector

    def _walk(self, value: Any, path: int, found: list[tuple[int, float]]) -> None:
        kind = type(value)
        if kind is int:
            if value:
                found.append((path % self.size, value))
        elif kind is str or kind is bool:
            found.append((self._key(path, value) % self.size, 1.0))
        elif value is None:
            return
        elif kind is list or kind is tuple:
            for index, part in enumerate(value):
                self._walk(part, self._key(path, index), found)
        elif kind is dict:
            for key, part in value.items():
                self._walk(part, self._key(path, key), found)
        else:
            for name, code in self._fields_of(kind):
                self._walk(getattr(value, name), (path * 1_000_003 ^ code) & 0x7FFFFFFF, found)

    def _key(self, path: int, part: object) -> int:
        known = self._keys.get((path, part))
        if known is None:
            code = crc32(f"{type(part).__name__} {part}".encode())
            known = self._keys[(path, part)] = (path * 1_000_003 ^ code) & 0x7FFFFFFF
        return known

    def _fields_of(self, kind: type[msgspec.Struct]) -> list[tuple[str, int]]:
        fields = self._fields.get(kind)
        if fields is None:
            fields = [(name, crc32(name.encode())) for name in kind.__struct_fields__]
            self._fields[kind] = fields
        return fields
