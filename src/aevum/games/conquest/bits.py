"""A set of lands as the bits of one int: bit i stands for land i."""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

T = TypeVar("T")

WIDTH: Final = 6
PART: Final = (1 << WIDTH) - 1


class Picker(Generic[T]):
    """Names things by bit, and lists those of a mask in bit order.

    Legal lists are cut out of prepared parts, six bits at a time, because walking the bits one by one takes three
    times as long; and the last answer is kept, because a position often asks the same again.
    """

    def __init__(self, items: Sequence[T]) -> None:
        self.parts: list[list[list[T]]] = []
        for start in range(0, len(items), WIDTH):
            part = items[start : start + WIDTH]
            self.parts.append([[part[i] for i in range(len(part)) if mask >> i & 1] for mask in range(1 << len(part))])
        self.last = 0
        self.found: list[T] = []

    def of(self, mask: int) -> list[T]:
        """List the things whose bit is set, in order. The list is the caller's own."""
        if mask == self.last:
            return self.found[:]
        self.last = mask
        found: list[T] = []
        part = 0
        while mask:
            bits = mask & PART
            if bits:
                found += self.parts[part][bits]
            part += 1
            mask >>= WIDTH
        self.found = found
        return found[:]


def mask_of(bits: Sequence[int]) -> int:
    """Return the mask in which these bits are set."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


def bits_of(mask: int) -> list[int]:
    """List the bits set, lowest first."""
    found: list[int] = []
    while mask > 0:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
