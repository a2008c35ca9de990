"""A real server, and real browsers at it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "aevum" / "server" / "static"
SHOTS = ROOT / "build" / "screenshots"
DESKTOP = (1440, 900)
PHONE = (360, 740)
PATIENCE = 90_000
"""How long a page may take to get somewhere, in milliseconds: much, since no test may depend on speed."""


Visit = Callable[..., Page]

PACE = """(() => {
    if (location.protocol.startsWith("http") && localStorage.getItem("aevum-settings") === null)
        localStorage.setItem("aevum-settings", JSON.stringify({ moments: "%s" }));
})()"""
"""Run in a new page: how fast scenes over the board go. Those who want no motion put each away themselves."""


@contextmanager
def serving(folder: Path, **changes: object) -> Iterator[str]:
    """Start a server of our own; its address."""
    assert (STATIC / "index.html").is_file(), "the page is not built: make web"
    settings: dict[str, object] = {
        "database_url": f"sqlite:///{folder / 'web.sqlite3'}",
        "workers": 0,
        "bot_time": 0.05,
        "requests_per_second": 10_000,
        "signs_per_minute": 10_000,
        "tables_per_minute": 10_000,
        "messages_per_second": 10_000,
        "bot_pause": 0,
        "port": 0,
        "log_level": "WARNING",
    }
    variables = {f"AEVUM_{name.upper()}": str(value) for name, value in (settings | changes).items()}
    process = subprocess.Popen(
        [sys.executable, "-m", "aevum.server"], env=os.environ | variables, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        found = process.stdout.readline().strip().rstrip("/")
        assert found, "the server did not start"
        yield found
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of our own answers."""
    with serving(tmp_path_factory.mktemp("web")) as found:
        yield found


def is_complaint(message: ConsoleMessage) -> bool:
    return message.type == "error" or "svelte.dev/e/" in message.text


def complaint(message: ConsoleMessage) -> str:
    return f"{message.text} ({message.location['url']})"


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Open the page as a new person: ``visit(language="hu", size=PHONE, path="#/rules")``.

    The test fails if a page writes an error or a warning of Svelte's to its console or breaks the content policy.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        path: str = "",
        motion: str = "reduce",
        moments: str = "off",
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "hu": "hu-HU"}[language],
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            color_scheme="light",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACE % moments)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: errors.append(complaint(message)) if is_complaint(message) else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{address}/{path}")
        page.wait_for_selector("main h1")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors, errors
