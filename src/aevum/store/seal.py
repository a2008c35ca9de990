"""Dice keys of matches that go on are sealed: who reads the database, or a copy of it, foresees no roll.

The secret that opens them is not in the database (`secret.py`).
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from aevum.core.log import is_committed

SERVER = -1
MARK = "sealed:"


class Seal:
    """Seals and opens what may be known at the end only."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @property
    def fingerprint(self) -> str:
        """What tells two secrets apart and betrays neither."""
        return self._pad("fingerprint", "").hex()[:16]

    def share(self, match_id: str, nonce: str) -> bytes:
        """Return the server's own share of a match's dice key: it is found again, and kept nowhere."""
        return self._pad("share", f"{match_id} {nonce}")

    def close(self, match_id: str, setup: str) -> str:
        """Return a set-up as it is stored while its match goes on."""
        begun: dict[str, Any] = msgspec.json.decode(setup)
        key = begun.get("key", "")
        if not key or key.startswith(MARK):
            return setup
        begun["key"] = MARK + self._turn("key", match_id, key)
        # Seats show their secrets at the start; without the server's nobody can do anything with them.
        for share in begun.get("shares", ()):
            if share["seat"] == SERVER:
                share["secret"] = MARK + self._turn("own", match_id, share["secret"])
        return msgspec.json.encode(begun).decode()

    def open(self, match_id: str, setup: str) -> str:
        """Return a set-up as it was before it was sealed; without its key where it was sealed with another secret."""
        if MARK not in setup:
            return setup
        begun: dict[str, Any] = msgspec.json.decode(setup)
        begun["key"] = self._turn("key", match_id, begun["key"].removeprefix(MARK))
        known = is_committed(begun["key"], begun["commitment"])
        for share in begun.get("shares", ()):
            if share["seat"] == SERVER:
                share["secret"] = self._turn("own", match_id, share["secret"].removeprefix(MARK)) if known else ""
        if not known:
            begun["key"] = ""
        return msgspec.json.encode(begun).decode()

    def _turn(self, what: str, match_id: str, text: str) -> str:
        """Lay a pad over some bytes, or take it off again. Each pad is used once: for one key of one match."""
        plain = bytes.fromhex(text)
        pad = self._pad(what, match_id, len(plain))
        return bytes(a ^ b for a, b in zip(plain, pad, strict=True)).hex()

    def _pad(self, what: str, of: str, size: int = 32) -> bytes:
        return hashlib.shake_256(self._secret + f"{what} {of}".encode()).digest(size)
