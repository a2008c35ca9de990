"""Somebody who plays a History game by clicking on its board, or by keyboard."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

MOST_DEEDS = 600
ANSWERS = ':is([data-test="card"], [data-test="deed"], [data-test="end"]):enabled:visible'


class Conqueror:
    """Picks among what can be clicked; the map first, so that empires spread."""

    def __init__(self, page: Page, seed: int, keyboard: bool = False) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.keyboard = keyboard
        self.deeds = 0
        self.seq = "-1"

    def wait(self) -> bool:
        """Wait for a question; say whether there is one, or the match is over."""
        self.page.wait_for_function(
            """seq => document.querySelector('[data-test="outcome"]')
                || [...document.querySelectorAll('.frame[data-ready="true"]')]
                    .some((frame) => frame.dataset.seq !== seq)""",
            arg=self.seq,
            timeout=60_000,
        )
        return self.page.locator('[data-test="outcome"]').count() == 0

    def act(self) -> None:
        page = self.page
        self.seq = page.locator(".frame").get_attribute("data-seq") or ""
        self.deeds += 1
        assert self.deeds < MOST_DEEDS, "the match does not end"
        verbs = page.locator('[data-test="verb"]')
        if verbs.count() > 1 and self.dice.random() < 0.15:
            self.choose(verbs.nth(self.dice.randrange(verbs.count())))
        places = page.locator('[data-test="place"]')
        others = page.locator(ANSWERS)
        # The question is there a moment before its answers are.
        expect(places.or_(others).first).to_be_attached()
        on_map = places.count()
        if on_map and (others.count() == 0 or self.dice.random() < 0.9):
            place = places.nth(self.dice.randrange(on_map))
            place.focus()
            self.choose(place)
            self.choose_way()
        else:
            self.choose(others.nth(self.dice.randrange(max(others.count(), 1))))
            page.wait_for_timeout(30)
            if page.locator('[data-test="ask-yes"]').count():
                self.choose(page.locator('[data-test="ask-yes"]'))

    def choose_way(self) -> None:
        """Where a land can be entered in several ways, they are asked for; where in one, it is taken at once."""
        way = self.page.locator(f'.frame[data-ready="true"][data-seq="{self.seq}"] [data-test="way"]').first
        if way.count() == 0:
            return
        try:
            self.choose(way, 3_000)
        except PlaywrightTimeout:
            expect(self.page.locator(f'.frame[data-ready="true"][data-seq="{self.seq}"]')).to_have_count(0)

    def choose(self, target: Locator, timeout: float = 60_000) -> None:
        if self.keyboard:
            target.focus(timeout=timeout)
            self.page.keyboard.press("Enter")
        else:
            target.click(timeout=timeout)

    def play_to_the_end(self) -> None:
        while self.wait():
            self.act()
