"""Dice of which nobody knows the key beforehand, the host included: those at the table make it together.

Before the match each page shows the hash of a secret of its own, then, once all hashes are there, the secret. The key
comes of all secrets and of the server's, whose hash was shown with the others. Who does not answer in time is left out,
and the check of the dice says so.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from aevum.core.dice import share_hash
from aevum.core.log import Share
from aevum.server import wire
from aevum.server.problems import Refused
from aevum.store.rows import MatchRow, Value
from aevum.store.seal import SERVER, Seal

PROMISE_WITHIN = 5.0
SHOW_WITHIN = 10.0
"""Seconds for which the start waits for the pages of those who sit at the table."""


class Agreed(msgspec.Struct):
    """How far those at a table have come: as it is stored, by seat (as text)."""

    nonce: str
    host: str
    """The hash of the server's own share, shown with the first of the others."""
    hashes: dict[str, str] = {}
    secrets: dict[str, str] = {}
    showing: bool = False
    called: bool = False
    """Whether the server brought these players together and waits for their pages: nobody else has a say in it."""


def agreed_of(row: MatchRow) -> Agreed | None:
    return None if row.dice is None else msgspec.json.decode(row.dice, type=Agreed)


def column(agreed: Agreed | None) -> dict[str, Value]:
    return {"dice": None if agreed is None else msgspec.json.encode(agreed).decode()}


def _begun(row: MatchRow, seal: Seal) -> Agreed:
    nonce = secrets.token_hex(16)
    return Agreed(nonce, share_hash(seal.share(row.id, nonce)))


def called(row: MatchRow, seal: Seal, until: float) -> dict[str, Value]:
    """Return the columns of a complete table at which the pages of all who play are waited for until a moment."""
    agreed = _begun(row, seal)
    agreed.called = True
    return {**column(agreed), "deadline": until}


def check_ours(row: MatchRow) -> None:
    """:raises Refused: if the server brought the players of this table together, and it is about to begin."""
    agreed = agreed_of(row)
    if row.status == "open" and agreed is not None and agreed.called:
        raise Refused("forbidden")


def promised(row: MatchRow, seat: int, hash: str, seal: Seal) -> dict[str, Value]:
    """Return the columns with a seat's hash added.

    :raises Refused: if it is too late for that.
    """
    agreed = agreed_of(row) or _begun(row, seal)
    if agreed.showing:
        raise Refused("not_open")
    agreed.hashes[str(seat)] = hash
    return column(agreed)


def shown(row: MatchRow, seat: int, secret: str) -> dict[str, Value]:
    """Return the columns with a seat's secret added.

    :raises Refused: if it is not asked for, or is not the one that was promised.
    """
    agreed = agreed_of(row)
    if agreed is None or not agreed.showing:
        raise Refused("not_open")
    if agreed.hashes.get(str(seat)) != share_hash(bytes.fromhex(secret)):
        raise Refused("invalid", {"why": "this is not the secret that was promised"})
    agreed.secrets[str(seat)] = secret
    return column(agreed)


def left(row: MatchRow, seats: Sequence[int]) -> dict[str, Value]:
    """Return the columns after somebody stood up. What was shown already is worth nothing any more: all begin anew."""
    agreed = agreed_of(row)
    if agreed is None:
        return {}
    if row.deadline is not None:
        return {**column(None), "deadline": None}
    for seat in seats:
        agreed.hashes.pop(str(seat), None)
    return column(agreed)


def next_stage(row: MatchRow, people: Sequence[int], now: float) -> dict[str, Value] | None:
    """Return the columns with which a complete table goes on to wait for the pages of those who sit there; `None` if
    nothing is waited for any more."""
    agreed = agreed_of(row)
    late = row.deadline is not None and row.deadline <= now
    if agreed is None or (not agreed.hashes and (late or not agreed.called)):
        return None
    if not agreed.showing:
        if not late and any(str(seat) not in agreed.hashes for seat in people):
            return {"deadline": now + PROMISE_WITHIN} if row.deadline is None else {}
        agreed.showing = True
        return {**column(agreed), "deadline": now + SHOW_WITHIN}
    return None if late or len(agreed.secrets) == len(agreed.hashes) else {}


def shares(row: MatchRow, seal: Seal) -> tuple[Share, ...]:
    """Return what the key of the match comes from: the server's share, and those of the seats."""
    agreed = agreed_of(row)
    if agreed is None or not agreed.hashes:
        return ()
    own = seal.share(row.id, agreed.nonce)
    seats = sorted(int(seat) for seat in agreed.hashes)
    return (
        Share(SERVER, agreed.host, own.hex()),
        *(Share(seat, agreed.hashes[str(seat)], agreed.secrets.get(str(seat), "")) for seat in seats),
    )


def dice_of(row: MatchRow) -> wire.SharedDice | None:
    """Return what everybody at an open table may know of it."""
    agreed = agreed_of(row)
    if row.status != "open" or agreed is None:
        return None
    shown = sorted(int(seat) for seat in agreed.secrets)
    return wire.SharedDice(agreed.host, agreed.hashes, agreed.showing, shown)
