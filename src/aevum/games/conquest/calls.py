"""Where a match stands between the calls of its empires: what bots count their turns by."""

from typing import Protocol


class Called(Protocol):
    """A position with epochs, in each of which empires are called one after the other."""

    epoch: int
    called: int


def clock(pos: Called) -> int:
    """Return a number that grows when an epoch begins and when an empire is called."""
    return pos.epoch * 100 + pos.called


def until(pos: Called, seat: int) -> int:
    """Return when a decision has had its effect: at the next call, which is the end of the turn or of the draft."""
    return clock(pos) + 1
