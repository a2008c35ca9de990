"""What holds for all tests."""

from __future__ import annotations

import pytest

LONGEST_FIRST = ("tests/web/", "tests/server/", "tests/research/", "tests/arena/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the folders whose files take longest, so that no process has a long file left at the end."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    for turn, folder in enumerate(LONGEST_FIRST):
        if item.nodeid.startswith(folder):
            return turn
    return len(LONGEST_FIRST)
