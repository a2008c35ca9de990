"""A round of each game, by clicks: how many, how far one must scroll, how soon there is something to read.

python -m bench.rounds [GAME ...]

Clicks fall on points of the window, as a hand's do; only where no answer can be hit is something scrolled to, and it is
counted. Before everything was in one window a turn cost 1,500 to 3,100 pixels of scrolling. Needs the built page and
Chromium.
"""

from __future__ import annotations

import random
import sys
import time

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.chromium import chromium
from bench.server import served

# The round that is measured, where the first ones are no whole rounds.
MEASURED = {"through_the_ages": 3}
FLAGS = ["--no-sandbox", "--disable-background-networking"]
MOST_CLICKS = 150

COUNT_SCROLLS = """() => {
    window.scrolled = 0;
    const last = new Map();
    document.addEventListener("scroll", (event) => {
        const box = event.target === document ? document.scrollingElement : event.target;
        if (box.closest?.('[data-test="story"]')) return;
        window.scrolled += Math.abs(box.scrollTop - (last.get(box) ?? 0));
        last.set(box, box.scrollTop);
    }, true);
}"""
MAP = '[data-test="map"] [data-name]'
# What is there as soon as a board can be read.
READABLE = {
    "history_of_the_world": MAP,
    "brief_history": MAP,
    "mare_nostrum": MAP,
    "through_the_ages": '[data-test="row"] [data-card]',
    "roll_through_the_ages": '[data-test="pegs"]',
}
# Where the hand can go now: a way at a land before the lands, what is planned before it is confirmed.
TARGETS = """() => {
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => {
        if (each.disabled) return false;
        const box = each.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.width > 0 && (each.contains(hit) || hit?.closest("[data-answers]") === each);
    });
    const yes = shown('[data-test="ask-yes"]');
    const ways = shown('[data-test="way"], [data-test="ways"] [data-answers]');
    const planned = shown('[data-test="offer"], [data-test="pay"]');
    const cards = shown('[data-test="offer-card"]:not(.chosen), [data-test="pay-card"]:not(.chosen)');
    const answers = shown('.frame [data-answers]:not([data-answers=""])');
    const first = [yes, ways, planned, cards, answers].find((each) => each.length > 0) ?? [];
    return first.map((each) => {
        const box = each.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2, test: each.dataset.test ?? "" };
    });
}"""
SETTLED = """(seq) => {
    const frame = document.querySelector(".frame");
    if (document.querySelector('[data-test="outcome"]')) return true;
    return (frame?.dataset.ready === "true" && frame.dataset.seq !== seq);
}"""


class Measured(msgspec.Struct):
    game: str
    clicks: int
    scrolled: float
    readable: float


def measure(browser: Browser, address: str, game: str) -> Measured:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.goto(address)
    page.click(f'[data-test="bots-{game}"]')
    begun = time.perf_counter()
    page.click('[data-test="start"]')
    page.wait_for_selector(f'.frame[data-ready="true"] {READABLE[game]}', state="attached")
    readable = time.perf_counter() - begun
    page.evaluate(COUNT_SCROLLS)
    dice = random.Random(1)
    clicks = 0
    for _ in range(MEASURED.get(game, 1)):
        clicks = _round(page, dice)
    measured = Measured(game, clicks, page.evaluate("window.scrolled"), readable)
    context.close()
    return measured


def _put_away(page: Page) -> int:
    """Click away the scenes over the board, as those who want no motion do; how many there were."""
    clicks = 0
    while page.locator('[data-test="moment"]').count():
        page.mouse.click(720, 500)
        clicks += 1
    return clicks


def _round(page: Page, dice: random.Random) -> int:
    """Play until the epoch or the round is another one; how many clicks that took."""
    began = page.locator(".where").first.inner_text()
    clicks = 0
    while clicks < MOST_CLICKS:
        page.wait_for_function(SETTLED, arg="")
        now = page.locator(".where").first.inner_text()
        # A set-up is no round of its own.
        began = began or now
        if page.locator('[data-test="outcome"]').count() or now != began:
            break
        clicks += _put_away(page)
        targets = page.evaluate(TARGETS)
        if targets:
            ends = [each for each in targets if each["test"] == "end"]
            target = dice.choice(ends if ends and dice.random() < 0.25 else targets)
            page.mouse.click(target["x"], target["y"])
        else:
            page.locator('.frame [data-answers]:not([data-answers=""]):enabled').first.click()
        clicks += 1
        page.wait_for_timeout(450)
    return clicks


def main() -> None:
    table = Table("game", "clicks in a round", "scrolled, px", "first readable frame, s")
    with served(workers="0", bot_pause="0", bot_time="0.05") as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in sys.argv[1:] or READABLE:
            found = measure(browser, address, game)
            table.add_row(game, str(found.clicks), f"{found.scrolled:.0f}", f"{found.readable:.1f}")
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
