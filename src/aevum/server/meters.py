"""What is measured on the way. By itself nothing is: `metrics` counts for Prometheus."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext


class Meters:
    def moved(self) -> None:
        """Something was played."""

    def committing(self) -> AbstractContextManager[object]:
        """The time of the block is that of writing a move."""
        return nullcontext()

    def thinking(self) -> AbstractContextManager[object]:
        """The time of the block is that of a bot's decision."""
        return nullcontext()
