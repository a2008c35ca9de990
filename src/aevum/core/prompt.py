"""What is asked."""

from __future__ import annotations

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """What is asked: the step's words ``prompt-<step>``, their values and the rule's clause."""

    step: str
    values: dict[str, str | int] = {}
    clause: str | None = None
