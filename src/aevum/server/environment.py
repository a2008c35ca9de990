"""A server's set-up as its surroundings give it."""

from __future__ import annotations

import os

import msgspec

from aevum.core import Invalid
from aevum.server.config import Config
from aevum.store import default_url


def from_environment(**given: str | int | float | bool) -> Config:
    """Return the set-up from `AEVUM_…` variables, what is given going first.

    :raises Invalid: if a variable cannot be read; the message names it.
    """
    found: dict[str, str | int | float | bool] = {}
    for name in Config.__struct_fields__:
        value = os.environ.get(f"AEVUM_{name.upper()}")
        if value is not None:
            found[name] = value
    found |= given
    if "database_url" not in found:
        found["database_url"] = default_url()
    try:
        return msgspec.convert(found, Config, strict=False)
    except msgspec.ValidationError as error:
        why, _, where = str(error).rpartition(" - at `$.")
        raise Invalid(f"AEVUM_{where.rstrip('`').upper()}: {why}") from None
