"""How a table was some time ago: what those who only watch are told where the host lets them be behind.

Where the log was stands in its times. What stands beside it, above all the clocks, is kept here for as long as somebody
is behind: a clock that stops tells of a move as well as the move does.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import msgspec

from aevum.store.rows import MatchRow, SeatRow


class Moment(msgspec.Struct):
    """How a table was from `since` on, when its log had so many entries."""

    since: float
    length: int
    row: MatchRow
    seats: list[SeatRow]


class Past:
    def __init__(self) -> None:
        self._moments: list[Moment] = []

    def note(self, row: MatchRow, seats: Sequence[SeatRow], times: Sequence[float], now: float, delay: float) -> None:
        """Keep how a table is now, and forget what nobody is told any more."""
        last = self._moments[-1] if self._moments else None
        length = len(times)
        if last is None:
            # When it was read, it may have been like this for long: its clocks say since when.
            known = row.clock is None or row.ticking_since is not None
            since = max([*times[-1:], row.ticking_since or 0.0]) if known else now
        else:
            since = times[-1] if length > last.length else now
        self._moments.append(Moment(since, length, copy(row), [copy(seat) for seat in seats]))
        while len(self._moments) > 1 and self._moments[1].since <= now - delay:
            del self._moments[0]

    def at(self, moment: float, length: int) -> Moment | None:
        """Return how the table was at a moment at which its log had so many entries, if that is known."""
        for one in reversed(self._moments):
            if one.since <= moment and one.length <= length:
                return one
        return None

    def next_after(self, moment: float) -> float | None:
        """Return when the table changed next."""
        return next((one.since for one in self._moments if one.since > moment), None)


def without_clocks(row: MatchRow, seats: Sequence[SeatRow]) -> tuple[MatchRow, list[SeatRow]]:
    """Return a table of which it is not known how its clocks were then."""
    untold = msgspec.structs.replace(row, ticking_since=None, proposal=None)
    return untold, [msgspec.structs.replace(seat, left_ms=None) for seat in seats]
