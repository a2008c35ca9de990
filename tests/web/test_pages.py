"""Every page: at desktop and phone width, and without serious barriers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, ROOT, Visit
from tests.web.player import Clicker
from tests.web.table import choose, look

pytestmark = pytest.mark.browser

PAGES = {
    "lobby": "#/",
    "new-table": "#/new/roll_through_the_ages",
    "matches": "#/matches",
    "rules": "#/rules",
    "rules-of-a-game": "#/rules/roll_through_the_ages?clause=RTA-2.2",
    "settings": "#/settings",
    "account": "#/account",
    "invitation": "#/join/not-a-real-token-at-all",
    "new-password": "#/reset/not-a-real-token-at-all",
    "about": "#/about",
    "statistics": "#/statistics",
    "statistics-of-a-game": "#/statistics/roll_through_the_ages",
    "not-found": "#/nowhere",
}


@pytest.mark.parametrize(("where", "size", "theme"), [("desktop", DESKTOP, "light"), ("phone", PHONE, "dark")])
def test_every_page_is_free_of_barriers(visit: Visit, where: str, size: tuple[int, int], theme: str) -> None:
    page = visit("en", size)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    for name, path in PAGES.items():
        page.goto(page.url.split("#")[0] + path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        look(page, f"{name}-{where}")
    page.goto(page.url.split("#")[0] + "#/")
    page.click('[data-test="bots-roll_through_the_ages"]')
    look(page, f"lobby-start-{where}")
    page.click('[data-test="start"]')
    clicker = Clicker(page)
    for _ in range(8):
        clicker.wait()
        clicker.act()
    clicker.wait()
    look(page, f"match-{where}")
    choose(page, "plain-view")
    page.wait_for_selector('[data-test="choices"]')
    look(page, f"match-plain-{where}")
    choose(page, "rules")
    page.wait_for_selector("dialog [data-clause]")
    look(page, f"match-rules-{where}")
    page.keyboard.press("Escape")
    choose(page, "replay")
    page.wait_for_selector('[data-test="replay-bar"]')
    page.get_by_role("button", name="To the beginning").click()
    look(page, f"replay-{where}")
    page.goto(page.url.split("#")[0] + "#/new/roll_through_the_ages")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector('[data-test="start"]')
    look(page, f"table-waiting-{where}")


def test_chapters_lead_to_their_clauses(visit: Visit) -> None:
    page = visit(path="#/rules")
    page.get_by_role("link", name="Through the Ages", exact=True).click()
    page.locator('[data-test="chapters"]').get_by_role("link", name="Wars").click()
    expect(page.locator('[data-clause="TTA-16.1"]')).to_be_in_viewport()
    expect(page.locator('[data-clause="TTA-1.1"]')).not_to_be_in_viewport()


def games(page: Page) -> list[str]:
    return [game["name"] for game in json.loads(page.evaluate("fetch('/api/games').then(answer => answer.text())"))]


def test_the_generic_board_opens_every_game(visit: Visit) -> None:
    page = visit()
    start = page.url
    for game in games(page):
        page.goto(start + "#/")
        page.click(f'[data-test="bots-{game}"]')
        page.click('[data-test="start"]')
        page.wait_for_selector('[data-test="bar"]')
        choose(page, "plain-view")
        page.wait_for_selector("dl.top")
        look(page, f"generic-{game}-desktop")


def test_no_source_writes_style_or_script_into_the_page() -> None:
    """The content policy allows neither; Svelte's `style:` directives go through the object model."""
    for path in (ROOT / "web" / "src").rglob("*.svelte"):
        text = Path(path).read_text("utf-8")
        assert 'style="' not in text, path
        assert "{@html" not in text, path
