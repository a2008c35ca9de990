"""Where chance comes from: quick dice for simulation, fair dice that anyone can check for live matches."""

from __future__ import annotations

import hashlib
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice(ABC):
    """A source of chance. Subclasses say how a number below ``n`` is found."""

    @abstractmethod
    def below(self, n: int) -> int:
        """Return a number from 0 to ``n - 1``, each equally likely."""

    def roll(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        """Roll some dice."""
        return tuple([self.below(sides) + 1 for _ in range(dice)])

    def pick(self, items: Sequence[T]) -> T:
        """Return one item, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in an order of which each is equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class QuickDice(Dice):
    """Reproducible and fast: for simulation, search and tests."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def roll(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        number = self._random
        return tuple([int(number() * sides) + 1 for _ in range(dice)])


class FairDice(Dice):
    """A keyed BLAKE2b stream, begun again at each entry of the log, so that anyone who has the key can check it.

    Entry ``e`` reads the bytes of ``blake2b(e ‖ block, key)`` for block 0, 1, …, both numbers as eight big-endian
    bytes. A number below ``n`` takes as many bytes as ``n - 1`` needs and takes the next ones where the value is not
    below the largest multiple of ``n``.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._entry = 0
        self._block = 0
        self._bytes = b""
        self._at = 0

    def begin(self, entry: int) -> None:
        """Begin the stream of an entry of the log."""
        self._entry = entry
        self._block = 0
        self._bytes = b""
        self._at = 0

    def below(self, n: int) -> int:
        size = max(1, ((n - 1).bit_length() + 7) // 8)
        limit = (1 << 8 * size) // n * n
        value = limit
        while value >= limit:
            value = int.from_bytes(self._take(size), "big")
        return value % n

    def _take(self, size: int) -> bytes:
        while len(self._bytes) - self._at < size:
            place = self._entry.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            more = hashlib.blake2b(place, key=self.key).digest()
            self._bytes = self._bytes[self._at :] + more
            self._at = 0
            self._block += 1
        taken = self._bytes[self._at : self._at + size]
        self._at += size
        return taken


def new_key() -> bytes:
    """Return a key that nobody can foresee."""
    return secrets.token_bytes(32)


def key_from_seed(seed: int | str) -> bytes:
    """Return the key of a reproducible match."""
    return hashlib.blake2b(f"seed {seed}".encode(), digest_size=32).digest()


def share_hash(secret: bytes) -> str:
    """Return what a seat shows of its share of the dice before the others show theirs. Browsers know this hash."""
    return hashlib.sha256(b"aevum share" + secret).hexdigest()


def key_from_shares(shares: Sequence[tuple[int, bytes]]) -> bytes:
    """Return the key that all shares make together: who does not know all of them knows nothing of it.

    Each share is told with its seat; the server's own stands first, as seat -1.
    """
    whole = hashlib.blake2b(digest_size=32, person=b"aevum shares")
    for seat, secret in shares:
        whole.update(seat.to_bytes(2, "big", signed=True) + len(secret).to_bytes(2, "big") + secret)
    return whole.digest()


def commitment(key: bytes) -> str:
    """Return what is shown of the key at the start of a match: its hash, which binds and tells nothing."""
    return hashlib.blake2b(key, digest_size=32, person=b"aevum commitment").hexdigest()
