"""The names that a field of a view or a forecast holds, said in its type.

To Python such a field is a plain string. The page's types are written from what is said here, and the views of whole
matches are held to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Meta


def one_of(kind: str, names: Sequence[str]) -> Meta:
    """Return what says of a string that it is one of these names, which together are called by their kind."""
    return Meta(title=kind, pattern=f"^({'|'.join(names)})$", extra_json_schema={"enum": list(names)})


def each_of(names: Sequence[str]) -> Meta:
    """Return what says of a mapping that it has a value for each of these names."""
    return Meta(min_length=len(names))
