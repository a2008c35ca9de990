"""What each board weighs on a first visit, and how long its frames take while one zooms in and out or scrolls.

python -m bench.boards

Needs the built page and Chromium; without a graphics card the times are those of software drawing.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table

from aevum.core.registry import games

FLAGS = ["--no-sandbox", "--disable-background-networking"]
MOVES = 40
FRAMES = """async () => {
    const stage = document.querySelector(".stage");
    const frame = stage?.getBoundingClientRect();
    const times = [];
    let last = performance.now();
    for (let move = 0; move < 60; move++) {
        const way = move < 30 ? -1 : 1;
        const [clientX, clientY] = stage ? [frame.left + frame.width / 2, frame.top + frame.height / 2] : [0, 0];
        const wheel = { deltaY: 60 * way, clientX, clientY, bubbles: true, cancelable: true };
        if (stage) stage.dispatchEvent(new WheelEvent("wheel", wheel));
        else window.scrollBy(0, -20 * way);
        await new Promise((done) => requestAnimationFrame(done));
        times.push(performance.now() - last);
        last = performance.now();
    }
    times.sort((a, b) => a - b);
    return [times[30], times[57]];
}"""


def serve(folder: str) -> subprocess.Popen[str]:
    settings = {
        "AEVUM_DATABASE_URL": f"sqlite:///{Path(folder) / 'boards.sqlite3'}",
        "AEVUM_WORKERS": "0",
        "AEVUM_BOT_PAUSE": "0",
        "AEVUM_PORT": "0",
        "AEVUM_LOG_LEVEL": "WARNING",
    }
    return subprocess.Popen(
        [sys.executable, "-m", "aevum.server"], env=os.environ | settings, stdout=subprocess.PIPE, text=True
    )


def measure(browser: Browser, address: str, game: str) -> tuple[int, float, float]:
    """Return the bytes of a first visit, and the median and 95th percentile of a frame in milliseconds."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    weight: list[int] = []

    def count(response: Response) -> None:
        if "/api/" not in response.url:
            weight.append(len(gzip.compress(response.body())))

    page.on("response", count)
    page.goto(address)
    page.click(f'[data-test="bots-{game}"]')
    page.click('[data-test="start"]')
    page.wait_for_selector('[data-test="bar"]')
    page.wait_for_load_state("networkidle")
    _play_on(page)
    median, slow = page.evaluate(FRAMES)
    context.close()
    return sum(weight), median, slow


def _play_on(page: Page) -> None:
    """Make some moves through the plain view, so that there is something on the board to draw."""
    plain = page.get_by_role("button", name="Plain view")
    plain.click()
    for _ in range(MOVES):
        page.wait_for_selector('[data-test="choices"] button:enabled, [data-test="outcome"]')
        if page.locator('[data-test="outcome"]').count():
            break
        page.locator('[data-test="choices"] button:enabled').first.click()
        page.wait_for_timeout(120)
    plain.click()
    page.wait_for_timeout(500)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("The boards are measured in Chromium: apt-get install chromium")
    table = Table("board", "first visit, kB packed", "frame, ms (median)", "frame, ms (95 %)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(folder)
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in [each.meta.name for each in games()]:
            weight, median, slow = measure(browser, address, game)
            table.add_row(game, f"{weight / 1000:.0f}", f"{median:.1f}", f"{slow:.1f}")
        browser.close()
        server.terminate()
        server.wait(15)
        server.stdout.close()
    Console().print(table)


if __name__ == "__main__":
    main()
