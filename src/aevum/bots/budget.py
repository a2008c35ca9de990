"""How long a bot may think: a number of simulations, which can be repeated, or seconds, which people feel."""

from __future__ import annotations

import time


class Budget:
    """What may be spent on a decision: at most so many simulations and at most so many seconds."""

    def __init__(self, simulations: int, seconds: float | None = None) -> None:
        self.simulations = simulations
        self._ends = None if seconds is None else time.monotonic() + seconds

    def spent(self, done: int) -> bool:
        """Return whether to stop after this many simulations."""
        return done >= self.simulations or (self._ends is not None and time.monotonic() >= self._ends)
