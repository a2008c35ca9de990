"""How long a bot may think: a number of simulations, which can be repeated, or seconds, which people feel."""

from __future__ import annotations

import time


class Budget:
    """What may be spent on a decision: at most so many simulations and at most so many seconds."""

    def __init__(self, simulations: int, seconds: float | None = None) -> None:
        self.simulations = simulations
        self._last = time.monotonic()
        self._longest = 0.0
        self._ends = None if seconds is None else self._last + seconds

    def spent(self, done: int) -> bool:
        """Return whether to stop after this many simulations: also where the next would probably come too late."""
        if self._ends is None:
            return done >= self.simulations
        now = time.monotonic()
        # Half of the longest so far is forgotten each time, so that one hiccup of the machine does not count for long.
        self._longest = max(now - self._last, self._longest / 2)
        self._last = now
        return done >= self.simulations or now + self._longest > self._ends
