"""Stakes: what players themselves count in a position, so that advice can be given in the game's own terms."""

from __future__ import annotations

import msgspec


class Stake(msgspec.Struct, frozen=True):
    """One thing that a player counts."""

    name: str
    """What it is; the words of a game say ``why-NAME``."""
    amount: int
    worth: int
    """What one more of it is worth, about, in hundredths of a point; less than nothing where less is better."""
    thing: str = ""
    """Of which thing: a region, for one. Words name it ``KIND-THING``."""
    kind: str = ""
    count: int = 0
    """A number that goes with it: how many lands one has there, for one."""


class Reason(msgspec.Struct, frozen=True):
    """What an action changes, of what to what."""

    name: str
    before: int
    after: int
    thing: str = ""
    kind: str = ""
    count: int = 0
    later: bool = False
    """Not at once, but by the end of the turn."""
