"""The folder that needs no server, behind a plain file server, and real browsers at it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import PACE, complaint, is_complaint

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "site"
PATIENCE = 240_000
"""Milliseconds: an interpreter starts in some seconds, on a busy machine in many."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Host:
    """A plain file server with the folder somewhere below its root. It can go away and come back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(SITE, folder / "some" / "path")
        self._server = self._serve(0)
        self.address = f"http://127.0.0.1:{self._server.server_port}/some/path/"

    @property
    def site(self) -> Path:
        return self.folder / "some" / "path"

    def put(self, site: Path) -> None:
        """Replace the folder by another build of it."""
        shutil.rmtree(self.site)
        shutil.copytree(site, self.site)

    def _serve(self, port: int) -> ThreadingHTTPServer:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(self.folder)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server

    def go_away(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def come_back(self) -> None:
        self._server = self._serve(self._server.server_port)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    assert (SITE / "sw.js").is_file(), "the folder is not built: make site"
    found = Host(tmp_path)
    yield found
    found.go_away()


@pytest.fixture(scope="session")
def next_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder built again from sources of which one has changed."""
    folder = tmp_path_factory.mktemp("next")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    changed = folder / "src" / "aevum" / "local" / "browser.py"
    changed.write_text(changed.read_text("utf-8") + "\n# The next version.\n", "utf-8")
    command = [sys.executable, "web/tools/site.py", "--out", str(folder / "site"), "--source", str(folder / "src")]
    subprocess.run(command, cwd=ROOT, check=True)
    return folder / "site"


Person = Callable[..., BrowserContext]


@pytest.fixture
def person(browser: Browser) -> Iterator[Person]:
    """Somebody with a browser of their own. The test fails if a page writes an error or breaks the content policy."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def come(language: str = "en", expected: str = "no error is expected") -> BrowserContext:
        context = browser.new_context(
            viewport={"width": 1440, "height": 900},
            locale={"en": "en-GB", "hu": "hu-HU"}[language],
            reduced_motion="reduce",
            color_scheme="light",
        )
        context.add_init_script(PACE % "off")
        context.set_default_timeout(PATIENCE)
        context.on(
            "console",
            lambda message: (
                errors.append(complaint(message))
                if is_complaint(message) and expected not in complaint(message)
                else None
            ),
        )
        context.on("weberror", lambda error: errors.append(str(error.error)))
        contexts.append(context)
        return context

    yield come
    for context in contexts:
        context.close()
    assert not errors, errors


def visit(context: BrowserContext, host: Host, path: str = "") -> Page:
    """Open the folder in a new tab, with bots that think for a twentieth of their time."""
    page = context.new_page()
    page.goto(f"{host.address}?bot-time=0.05{path}")
    page.wait_for_selector("main h1")
    return page


def available_offline(page: Page) -> None:
    """Wait until everything is kept."""
    page.evaluate("location.hash = '/'")
    page.wait_for_selector('[data-test="kept"]')


def begin(page: Page, game: str) -> str:
    """Start a match against bots from the lobby; return its id."""
    page.click(f'[data-test="bots-{game}"]')
    page.click('[data-test="start"]')
    page.wait_for_function("() => location.hash.startsWith('#/match/')")
    wait_for_turn(page)
    return str(page.evaluate("location.hash.split('/')[2]"))


def wait_for_turn(page: Page) -> None:
    page.wait_for_function(
        """() => document.querySelector('[data-test="outcome"]')
            || (document.querySelector('[data-test="bar"].mine') && document.querySelector('[data-ready="true"]'))"""
    )


def entries(page: Page, match: str) -> int:
    """Return how many entries of a match are on the disk of this browser."""
    return int(
        page.evaluate(
            """match => new Promise((resolve, reject) => {
                const opening = indexedDB.open("aevum");
                opening.onerror = () => reject(opening.error);
                opening.onsuccess = () => {
                    const store = opening.result.transaction("entries").objectStore("entries");
                    const counting = store.count(IDBKeyRange.bound([match, 0], [match, Infinity]));
                    counting.onsuccess = () => { opening.result.close(); resolve(counting.result); };
                };
            })""",
            match,
        )
    )
