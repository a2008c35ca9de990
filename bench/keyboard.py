"""A whole match of each game by keyboard alone: Tab, Enter, the digits and E, and nothing else.

python -m bench.keyboard [GAME ...]

Needs the built page and Chromium.
"""

from __future__ import annotations

import random
import sys

from playwright.sync_api import Page, sync_playwright
from rich.console import Console

from aevum.core.match import game as find_game
from bench.chromium import chromium
from bench.server import served
from tests.web.table import ask

OPTIONS: dict[str, dict[str, bool | int | str]] = {
    "history_of_the_world": {},
    "brief_history": {},
    "mare_nostrum": {"rounds": 8},
    "roll_through_the_ages": {},
    "through_the_ages": {"game": "simple"},
}
SEATS = {"roll_through_the_ages": 2, "through_the_ages": 2}
FLAGS = ["--no-sandbox", "--disable-background-networking"]
MOST_KEYS = 20_000
READY = (
    """() => document.querySelector('[data-test="outcome"]') || document.querySelector('.frame[data-ready="true"]')"""
)
# What has the focus: an answer that is not chosen yet, a confirmation, or something else.
FOCUSED = """() => {
    const at = document.activeElement;
    if (at?.dataset.test === "ask-yes") return "answer";
    if (!at?.dataset.answers || at.disabled || at.classList.contains("chosen")) return "";
    return "answer";
}"""
ENDING = """() => document.querySelector(".frame .end:enabled")?.dataset.test ?? "" """


class Typist:
    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.keys = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1

    def over(self) -> bool:
        self.page.wait_for_function(READY)
        return self.page.locator('[data-test="outcome"]').count() > 0

    def act(self) -> None:
        """End the step now and then, or once what is planned is complete; otherwise go to an answer and take it."""
        ending = self.page.evaluate(ENDING)
        if ending in ("offer", "pay") or (ending and self.dice.random() < 0.2):
            self.press("e")
        else:
            self.find()
            self.press("Enter")
        self.page.wait_for_timeout(60)
        if self.page.locator('[data-test="way"]').count():
            self.press("1")
        elif self.page.locator('[data-test="ask-yes"]').count():
            self.find()
            self.press("Enter")
        self.page.wait_for_timeout(60)

    def find(self) -> None:
        """Go on with Tab to one of the next few answers."""
        ahead = self.dice.randrange(1, 6)
        for _ in range(400):
            self.press("Tab")
            if self.page.evaluate(FOCUSED):
                ahead -= 1
                if ahead == 0:
                    return


def main() -> None:
    console = Console()
    limits = {"requests_per_second": "10000", "signs_per_minute": "10000"}
    with (
        served(workers="0", bot_pause="0", bot_time="0.05", **limits) as (address, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in sys.argv[1:] or OPTIONS:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            context.set_default_timeout(120_000)
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector("main h1")
            ask(page, "/api/guest", {"name": "Anna"})
            file = find_game(name).start(SEATS.get(name, 3), OPTIONS[name], seed="keyboard").dump()
            kept = ask(page, "/api/import", {"file": file})
            table = ask(page, f"/api/tables/{kept['id']}/explore", {"seq": 0, "seat": 0, "against": "normal"})
            page.evaluate("id => { location.hash = `#/match/${id}`; }", table["id"])
            typist = Typist(page, 1)
            while not typist.over() and typist.keys < MOST_KEYS:
                typist.act()
            console.print(f"{name}: {'to its end' if typist.over() else 'not to its end'} with {typist.keys} keys")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
