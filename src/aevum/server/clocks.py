"""Time at the table: what a move costs, what it earns, and when a seat's time runs out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from aevum.server.wire import Clock
from aevum.store.rows import MatchRow, SeatRow, Value

RETURN_MS = 60_000


def clock_of(row: MatchRow) -> Clock | None:
    return msgspec.json.decode(row.clock, type=Clock) if row.clock else None


def ticking(seats: Sequence[SeatRow], actors: Sequence[int]) -> list[int]:
    """The seats whose time runs: those of people who must decide."""
    return [seat for seat in actors if seats[seat].kind == "person" and not seats[seat].bot_plays]


def charge(
    row: MatchRow, seats: Sequence[SeatRow], before: Sequence[int], after: Sequence[int], now: float
) -> dict[int, int]:
    """Return what each clock holds when the seats in `before` decided until `now` and those in `after` are next."""
    clock = clock_of(row)
    if clock is None or row.ticking_since is None or row.paused:
        return {}
    spent = max(0, round((now - row.ticking_since) * 1000))
    left: dict[int, int] = {}
    for seat in ticking(seats, before):
        rest = (seats[seat].left_ms or 0) - spent
        if seat not in after:
            rest += clock.increment_ms
            if clock.cap_ms:
                rest = min(rest, clock.cap_ms)
        left[seat] = rest
    return left


def take_back(
    row: MatchRow, seats: Sequence[SeatRow], before: Sequence[int], after: Sequence[int], now: float
) -> dict[int, int]:
    """As `charge`, where a turn is taken back: nobody earns by it, and who decides again returns what they earned."""
    left = charge(row, seats, before, (*before, *after), now)
    clock = clock_of(row)
    if clock is not None and not row.paused:
        for seat in ticking(seats, after):
            if seat not in before:
                left[seat] = max(1, (seats[seat].left_ms or 0) - clock.increment_ms)
    return left


def deadline(
    row: MatchRow, seats: Sequence[SeatRow], actors: Sequence[int], left: dict[int, int], now: float
) -> dict[str, Value]:
    """Return the columns that say since when time runs and when the first seat has none left."""
    if row.clock is None or row.paused:
        return {"ticking_since": None, "deadline": None}
    rests = [left.get(seat, seats[seat].left_ms or 0) for seat in ticking(seats, actors)]
    return {"ticking_since": now, "deadline": now + min(rests) / 1000 if rests else None}
