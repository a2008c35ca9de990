"""What goes over the wire about dice: how those at a table make the key together, and how it is checked at the end."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class SharedDice(Struct):
    """How far those at an open table have come with making the dice key together.

    `host` is the hash of the server's share and `hashes` those of the seats (as text). Once they are `showing`, each
    page shows the secret whose hash it promised (POST …/dice/show); the match begins when all have, or after some
    seconds.
    """

    host: str
    hashes: dict[str, str]
    showing: bool
    shown: list[int]


class PromiseShare(Struct, forbid_unknown_fields=True):
    """Before the match: the SHA-256 of `aevum share` and of 32 secret bytes with which a seat adds to its dice."""

    seat: SeatNumber
    hash: Hex


class ShowShare(Struct, forbid_unknown_fields=True):
    """The secret bytes whose hash was promised, once all are `showing`."""

    seat: SeatNumber
    secret: Hex


class Share(Struct):
    """What a seat (-1: the server) added to the dice key: the hash that it promised, and the secret that it showed.
    Without one it did not answer in time, and was left out."""

    seat: int
    hash: str
    secret: str


class Fairness(Struct):
    """The dice key of a finished match. `dice_hash`, shown at its start, is its hash; `checked` says that every roll
    and draw in the log came from it, and it from the `shares` of those at the table, where they made it together."""

    dice_hash: str
    key: str
    checked: bool
    shares: list[Share]
