"""What each board weighs on a first visit, and what its frames cost with the fullest position of a full table.

python -m bench.boards [GAME ...]

Maps are zoomed in and out and dragged about, other boards scrolled. *Own work* is what the page itself does in a frame:
script, style and layout; it does not depend on the graphics card. *Main thread* adds recording what is to be painted.
Frame times contain the drawing as well: without a graphics card they are those of software drawing.
Needs the built page and Chromium.
"""

from __future__ import annotations

import sys

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from aevum.arena.simulate import jobs_for, play_one
from aevum.core import Game, Match
from aevum.core.match import game as find_game
from aevum.core.match import games
from bench.chromium import chromium
from bench.server import served

FLAGS = ["--no-sandbox", "--disable-background-networking"]
SAMPLES = 40
FRAMES = 120
OWN_WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
MOVE = """async (frames) => {
    const stage = document.querySelector('[data-test="map"] .stage');
    const frame = stage?.getBoundingClientRect();
    const times = [], dragged = [];
    const x = (frame?.left ?? 0) + (frame?.width ?? 0) / 2;
    const y = (frame?.top ?? 0) + (frame?.height ?? 0) / 2;
    const point = (type, clientX, clientY) =>
        stage.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, clientX, clientY, bubbles: true }));
    // A made-up pointer cannot be captured.
    if (stage) stage.setPointerCapture = () => undefined;
    const hand = { clientX: x, clientY: y, bubbles: true, cancelable: true };
    const zoom = (deltaY) => stage.dispatchEvent(new WheelEvent("wheel", { deltaY, ...hand }));
    let last = performance.now();
    for (let move = 0; move < frames; move++) {
        const share = move / frames;
        if (!stage) window.scrollBy(0, share < 0.5 ? 20 : -20);
        else if (share < 0.3) zoom(-60);
        else if (share < 0.7) {
            const angle = (share - 0.3) * 15.7;
            if (move === Math.ceil(frames * 0.3)) point("pointerdown", x, y);
            point("pointermove", x + 150 * Math.sin(angle), y + 90 * Math.sin(2 * angle));
        } else {
            point("pointerup", x, y);
            zoom(60);
        }
        await new Promise((done) => requestAnimationFrame(done));
        times.push(performance.now() - last);
        if (share >= 0.3 && share < 0.7) dragged.push(times.at(-1));
        last = performance.now();
    }
    times.sort((a, b) => a - b);
    const rate = (1000 * dragged.length) / dragged.reduce((sum, each) => sum + each, 0);
    return [times[Math.floor(frames / 2)], times[Math.floor(frames * 0.95)], rate];
}"""
IMPORT = """async (file) => {
    const token = document.cookie.split("; ").find((part) => part.startsWith("aevum_csrf=")).split("=")[1];
    const headers = { "x-csrf-token": decodeURIComponent(token), "content-type": "application/json" };
    const answer = await fetch("/api/import", { method: "POST", headers, body: JSON.stringify({ file }) });
    return (await answer.json()).id;
}"""


class Measured(msgspec.Struct):
    game: str
    kilobytes: float
    nodes: int
    own_ms: float
    main_ms: float
    median_ms: float
    slow_ms: float
    dragged: float
    """Frames a second while the map is dragged."""


def fullest(game: Game) -> tuple[str, int]:
    """Play a match with all seats; return its file and after which entry there was most to be shown."""
    bots = ["normal"] * max(game.meta.seats)
    played = play_one(next(jobs_for(game, bots, 1, "boards", keep=True)))
    assert played.log is not None
    match = Match.load(played.log)
    length = len(match.log)
    seqs = [length * sample // SAMPLES for sample in range(SAMPLES)]
    return played.log, max(seqs, key=lambda seq: len(msgspec.json.encode(match.at(seq).view(0))))


def measure(browser: Browser, address: str, game: Game) -> Measured:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(120_000)
    page = context.new_page()
    weight: list[int] = []
    client = context.new_cdp_session(page)
    client.on("Network.loadingFinished", lambda event: weight.append(event["encodedDataLength"]))
    client.send("Network.enable")
    page.goto(address)
    page.click(f'[data-test="bots-{game.name}"]')
    page.click('[data-test="start"]')
    page.wait_for_selector('[data-test="bar"]')
    page.wait_for_load_state("networkidle")
    first = sum(weight)
    file, seq = fullest(game)
    page.goto(f"{address}/#/replay/{page.evaluate(IMPORT, file)}?at={seq}")
    page.wait_for_selector(".frame .body > *")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)
    measured = _frames(page, game.name, first / 1000)
    context.close()
    return measured


def _frames(page: Page, name: str, kilobytes: float) -> Measured:
    client = page.context.new_cdp_session(page)
    # Processor time: what else runs on the machine must not count.
    client.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(MOVE, FRAMES)
    before = _metrics(client.send("Performance.getMetrics"))
    median, slow, rate = page.evaluate(MOVE, FRAMES)
    after = _metrics(client.send("Performance.getMetrics"))
    own = sum(after[key] - before[key] for key in OWN_WORK)
    main = after["TaskDuration"] - before["TaskDuration"]
    nodes = page.evaluate("document.querySelectorAll('.frame *').length")
    return Measured(name, kilobytes, nodes, own / FRAMES * 1000, main / FRAMES * 1000, median, slow, rate)


def _metrics(answer: dict[str, list[dict[str, float]]]) -> dict[str, float]:
    return {str(metric["name"]): metric["value"] for metric in answer["metrics"]}


def main() -> None:
    wanted = [find_game(name) for name in sys.argv[1:]] or list(games())
    table = Table(
        "board",
        "first visit, kB packed",
        "nodes",
        "own work, ms",
        "main thread, ms",
        "frame, ms",
        "95 %",
        "dragged, frames/s",
    )
    with served(workers="0", bot_pause="0") as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in wanted:
            found = measure(browser, address, game)
            times = (found.own_ms, found.main_ms, found.median_ms, found.slow_ms, found.dragged)
            table.add_row(found.game, f"{found.kilobytes:.0f}", str(found.nodes), *[f"{ms:.1f}" for ms in times])
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
