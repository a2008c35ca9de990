"""People at the page: a newcomer, two friends and a spectator, a lost page, another language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, SHOTS, Visit
from tests.web.player import Clicker

pytestmark = pytest.mark.browser


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png", full_page=True)


def begin_against_bots(page: Page, bots: int = 2) -> None:
    page.click('[data-test="bots-roll_through_the_ages"]')
    page.locator(f'.counts input[value="{bots}"] + span').click()
    page.click('[data-test="start"]')
    page.wait_for_selector(".tray")


def test_a_newcomer_plays_against_two_bots_to_the_end_by_clicking_only(visit: Visit) -> None:
    page = visit()
    begin_against_bots(page)
    clicker = Clicker(page)
    clicker.wait()
    shot(page, "match-opening-desktop")
    for _ in range(30):
        clicker.wait()
        if clicker.over():
            break
        clicker.act()
    shot(page, "match-middle-desktop")
    clicker.play_to_the_end()
    expect(page.locator('[data-test="outcome"]')).to_contain_text("Winner")
    expect(page.locator('[data-test="outcome"] tbody tr')).to_have_count(3)
    shot(page, "match-end-desktop")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    shot(page, "match-end-phone")


def test_the_same_in_hungarian_on_a_phone(visit: Visit) -> None:
    page = visit("hu", PHONE)
    expect(page.locator("main h1")).to_have_text("Civilizációk egy asztalnál")
    begin_against_bots(page, 1)
    clicker = Clicker(page)
    clicker.wait()
    shot(page, "match-opening-phone-hu")
    clicker.play_to_the_end()
    expect(page.locator('[data-test="outcome"]')).to_contain_text("Győztes")
    shot(page, "match-end-phone-hu")
