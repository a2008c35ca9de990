"""What holds for all tests."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bench.chromium import chromium

# A shell that starts the tests in the background has them ignore Ctrl-C, and so would what they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Letters are as wide as in a window: without one they would be drawn to whole pixels.
FLAGS = ["--no-sandbox", "--font-render-hinting=none", "--disable-gpu", "--disable-background-networking"]
# No test may depend on speed: a page, or an interpreter in it, may take long on a busy machine.
expect.set_options(timeout=120_000)

LONGEST_FIRST = ("tests/site/", "tests/web/test_board_", "tests/web/test_p", "tests/web/test_guide", "tests/web/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """End with the browser, whose driver keeps an event loop running in its process, and there with the short files, so
    that no process has a long one left when the other is done."""
    items.sort(key=_turn)
    # Chromium without a graphics card stops drawing once in some fifty walks through sizes, and every match clicked on
    # a page has other dice. A test of the page is begun again in a new window, twice at most; each rerun is printed.
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=2))


def _turn(item: pytest.Item) -> int:
    for turn, folder in enumerate(LONGEST_FIRST, start=1):
        if item.nodeid.startswith(folder):
            return turn
    return 0


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The one browser of this process."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()
