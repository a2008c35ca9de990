"""What the folder without a server weighs, how soon one plays in it, and how fast its bots think beside CPython.

python -m bench.offline [--json FILE]

*Cold* is a first visit, *warm* one with everything kept by the browser; both from a file server on this machine, so
that the network costs nothing: what a network adds follows from the bytes. Needs `make site` and Chromium.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table

from aevum.core import games
from bench.chromium import chromium

SITE = Path(__file__).parents[1] / "build" / "site"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = 600_000
DECISIONS = 12
ROUNDS = 3
TURN = """() => document.querySelector('[data-test="bar"].mine') && document.querySelector('[data-ready="true"]')"""

THINK = '''
import time
from aevum.bots import Info, create
from aevum.core import game

def think(name, decisions, seed):
    """Let strong bots play, with twenty simulations for a decision; return the seconds of so many real decisions."""
    found = game(name)
    match = found.start(seats=found.meta.seats[-1], seed=seed)
    bot, begun = create("strong@20", seed), time.perf_counter()
    while decisions:
        seat = match.actors[0]
        weighed = bot.weigh(Info(found, match.position, seat))
        match.play(seat, weighed[0].action)
        decisions -= len(weighed) > 1
    return time.perf_counter() - begun
'''
LOAD = """async ([engine, files]) => {
    const { loadPyodide } = await import(engine + "pyodide.mjs");
    const python = await loadPyodide({ indexURL: engine });
    for (const name of files) {
        const part = new Uint8Array(await (await fetch(engine + name)).arrayBuffer());
        if (name.endsWith(".whl")) python.unpackArchive(part, "wheel");
        else python.unpackArchive(part, "zip", { extractDir: "/lib/python3.14/site-packages" });
    }
    window.python = python;
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Host(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a page that was closed while it still loaded."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def person(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    return context


def weigh(page: Page) -> list[int]:
    """Collect what the page fetches, compressed as a host would."""
    sizes: list[int] = []

    def note(response: Response) -> None:
        if response.ok:
            sizes.append(len(gzip.compress(response.body(), 6)))

    page.on("response", note)
    return sizes


def first_move(page: Page, address: str, game: str) -> dict[str, float]:
    """Open the lobby and a match; return the seconds to each."""
    begun = time.perf_counter()
    page.goto(address)
    page.wait_for_selector('[data-test="quick"]')
    lobby = time.perf_counter()
    page.click(f'[data-test="bots-{game}"]')
    page.click('[data-test="start"]')
    page.wait_for_function(TURN)
    return {"lobby": lobby - begun, "move": time.perf_counter() - lobby}


def measure_game(browser: Browser, address: str, game: str) -> dict[str, Any]:
    context = person(browser)
    page = context.new_page()
    sizes = weigh(page)
    page.goto(address)
    page.wait_for_selector('[data-test="quick"]')
    lobby_bytes = sum(sizes)
    page.close()
    context.close()
    context = person(browser)
    page = context.new_page()
    cold = first_move(page, address, game)
    page.evaluate("() => { location.hash = '/' }")
    page.wait_for_selector('[data-test="kept"]')
    page.close()
    warm = first_move(context.new_page(), address, game)
    context.close()
    return {"lobby bytes": lobby_bytes, "cold": cold, "warm": warm}


def thinking(page: Page, address: str) -> dict[str, dict[str, float]]:
    """Return decisions per second of the strong bot of each game, here and in CPython."""
    engine = next(path for path in (SITE / "engine").iterdir())
    parts = [path.name for path in engine.iterdir() if path.suffix == ".whl" or path.name == "aevum.zip"]
    page.goto(address)
    page.evaluate(LOAD, [f"{address}engine/{engine.name}/", parts])
    page.evaluate("code => { window.python.runPython(code) }", THINK)
    here: dict[str, Any] = {}
    exec(THINK, here)
    found = {}
    for each in games():
        seconds = {"browser": 0.0, "cpython": 0.0}
        # The same decisions in both, taking turns, so that a busy machine is busy for both.
        for seed in range(ROUNDS):
            ask = f'think("{each.name}", {DECISIONS}, {seed})'
            seconds["browser"] += float(page.evaluate("ask => window.python.runPython(ask)", ask))
            seconds["cpython"] += float(here["think"](each.name, DECISIONS, seed))
        found[each.name] = {where: ROUNDS * DECISIONS / spent for where, spent in seconds.items()}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    server = Host(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    engine = sum(len(gzip.compress(path.read_bytes(), 6)) for path in (SITE / "engine").rglob("*") if path.is_file())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        seen = {game.name: measure_game(browser, address, game.name) for game in games()}
        context = person(browser)
        thought = thinking(context.new_page(), address)
        browser.close()
    server.shutdown()
    table = Table("game", "lobby s", "first move cold s", "warm s", "strong, browser /s", "CPython /s", "ratio")
    for name, each in seen.items():
        table.add_row(
            name,
            f"{each['cold']['lobby']:.1f}",
            f"{each['cold']['move']:.1f}",
            f"{each['warm']['lobby'] + each['warm']['move']:.1f}",
            f"{thought[name]['browser']:.2f}",
            f"{thought[name]['cpython']:.2f}",
            f"{thought[name]['browser'] / thought[name]['cpython']:.2f}",
        )
    console = Console()
    lobby = max(each["lobby bytes"] for each in seen.values())
    console.print(f"compressed: lobby {lobby / 1000:.0f} kB, interpreter and games {engine / 1e6:.1f} MB")
    console.print(table)
    if wanted.json:
        wanted.json.write_text(
            json.dumps({"engine bytes": engine, "games": seen, "thinking": thought}, indent=2), "utf-8"
        )


if __name__ == "__main__":
    main()
