"""What holds for all tests."""

from __future__ import annotations

import signal

import pytest

# A shell that starts the tests in the background has them ignore Ctrl-C, and so would what they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

LONGEST_FIRST = ("tests/web/test_board_", "tests/web/test_p", "tests/web/test_guide", "tests/web/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """End with the browser, whose driver keeps an event loop running in its process, and there with the short files, so
    that no process has a long one left when the other is done."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    for turn, folder in enumerate(LONGEST_FIRST, start=1):
        if item.nodeid.startswith(folder):
            return turn
    return 0
