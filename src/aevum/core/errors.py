"""What can go wrong, in two kinds: *invalid* cannot be read, *illegal* is not allowed here."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: a message key, its values and the rule's clause."""

    key: str
    values: dict[str, str | int] = {}
    clause: str | None = None


class AevumError(ValueError):
    """The root of every error that a caller of Aevum can mend."""


class Invalid(AevumError):
    """The input cannot be read: the message says what is wrong, where, and what would be right.

    Where people type it or choose the file, ``key`` and ``values`` say the same in their language: the words
    ``error-<key>``, after the ``line`` of the file if there is one.
    """

    def __init__(self, message: str, key: str = "", values: Mapping[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.key = key
        self.values = dict(values or {})
        self.line = 0

    def at_line(self, line: int) -> Invalid:
        """Return the same, said of a line of a file."""
        located = Invalid(f"line {line}: {self}", self.key, self.values)
        located.line = line
        return located


class Illegal(AevumError):
    """The input can be read, but the rules do not allow it now."""

    def __init__(self, refusal: Refusal) -> None:
        values = ", ".join(f"{name}={value}" for name, value in refusal.values.items())
        clause = f" [{refusal.clause}]" if refusal.clause else ""
        super().__init__(f"{refusal.key}({values}){clause}" if values else f"{refusal.key}{clause}")
        self.refusal = refusal
