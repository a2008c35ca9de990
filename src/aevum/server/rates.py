"""How often somebody may do something: a bucket for each of them that fills up with time."""

from __future__ import annotations

import time


class Bucket:
    """What one may still do: some at once, then as many as flow in."""

    def __init__(self, per_second: float, most: float) -> None:
        self._rate = per_second
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def allows(self) -> bool:
        """Take one out and return ``True``, or refuse."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now


class Rates:
    """A bucket for each person or address."""

    def __init__(self, most: int, seconds: float = 60) -> None:
        self._most = most
        self._per_second = most / seconds
        self._buckets: dict[str, Bucket] = {}

    def allows(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._per_second, self._most)
        return bucket.allows()

    def free(self) -> None:
        """Forget those who have done nothing for a while."""
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.full}

    def __len__(self) -> int:
        return len(self._buckets)
