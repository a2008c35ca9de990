"""Somebody who plays Roll Through the Ages with the mouse alone, as a person finds the things to click."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

MOST_CLICKS = 900


def begin_against_bots(page: Page, bots: int = 2) -> None:
    page.click('[data-test="bots-roll_through_the_ages"]')
    page.locator(f'.counts input[value="{bots}"] + span').click()
    page.click('[data-test="start"]')
    page.wait_for_selector(".tray")


class Clicker:
    """Plays what the page offers: no address, no script, only clicks on what can be seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def find(self, name: str) -> Locator:
        return self.page.locator(f'[data-test="{name}"]:enabled')

    def click(self, target: Locator) -> None:
        target.click()
        self.clicks += 1

    def over(self) -> bool:
        return self.page.locator('[data-test="outcome"]').count() > 0

    def wait(self) -> None:
        """Wait until it is my turn and no move is on its way, or until the match is over."""
        self.page.wait_for_function(
            """() => document.querySelector('[data-test="outcome"]')
                || (document.querySelector('[data-test="bar"].mine')
                    && document.querySelector('[data-ready="true"]'))"""
        )

    def act(self) -> None:
        """Make one decision."""
        step = self.page.locator(".frame").get_attribute("data-step") or ""
        done = {"harvest": self.feed, "build": self.build, "buy": self.buy, "pay": self.pay, "discard": self.discard}
        done.get(step, self.reroll_or_keep)()

    def feed(self) -> None:
        self.click(self.find("feed").last)

    def reroll_or_keep(self) -> None:
        skulls = self.page.locator('.die[data-face="skull"]').count()
        coins = self.page.locator('.die[data-face="coins"]:enabled')
        can_reroll = self.page.locator('[data-test="reroll"]').count() > 0
        if can_reroll and skulls == 0 and coins.count() and self.clicks % 4 == 0:
            self.click(coins.first)
            self.click(self.find("reroll"))
        else:
            self.click(self.find("keep"))

    def build(self) -> None:
        while self.find("site").count():
            self.click(self.find("site").first)
        self.click(self.find("build"))

    def buy(self) -> None:
        affordable = self.find("buy")
        if affordable.count():
            self.click(affordable.last)
            self.pay()
        else:
            self.click(self.find("buy-nothing").last)

    def pay(self) -> None:
        self.click(self.find("pay-end"))

    def discard(self) -> None:
        while self.find("discard-one").count():
            self.click(self.find("discard-one").first)
        self.click(self.find("discard"))

    def play_to_the_end(self) -> None:
        while True:
            self.wait()
            if self.over():
                return
            assert self.clicks < MOST_CLICKS, "the match does not end"
            self.act()
