"""Every page: at desktop and phone width, without serious barriers, and small."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from tests.web.conftest import DESKTOP, PHONE, ROOT, SHOTS, Visit
from tests.web.player import Clicker

pytestmark = pytest.mark.browser

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
FIRST_LOAD = 200_000
FIRST_BOARD = 400_000
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
    "not-found": "#/nowhere",
}


def barriers(page: Page) -> list[str]:
    """Return what axe-core holds to be a serious or critical barrier."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


def look(page: Page, name: str) -> None:
    """Keep a picture, and find no barrier and nothing that sticks out."""
    page.wait_for_timeout(150)
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png", full_page=True)
    assert barriers(page) == [], name
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"], f"{name} is {width} wide"  # type: ignore[index]


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
    page.get_by_role("button", name="Plain view").click()
    page.wait_for_selector('[data-test="choices"]')
    look(page, f"match-plain-{where}")
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog [data-clause]")
    look(page, f"match-rules-{where}")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".controls")
    page.get_by_role("button", name="To the beginning").click()
    look(page, f"replay-{where}")
    page.goto(page.url.split("#")[0] + "#/new/roll_through_the_ages")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector('[data-test="start"]')
    look(page, f"table-waiting-{where}")


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
        page.get_by_role("button", name="Plain view").click()
        page.wait_for_selector("dl.top")
        look(page, f"generic-{game}-desktop")


def weight(visit: Visit, board: bool) -> int:
    """Return what a first visit loads, as it would go over the line."""
    page = visit()
    total: list[int] = []

    def count(response: Response) -> None:
        if "/api/" not in response.url:
            total.append(len(gzip.compress(response.body())))

    page.on("response", count)
    page.reload()
    page.wait_for_load_state("networkidle")
    if board:
        page.click('[data-test="bots-roll_through_the_ages"]')
        page.click('[data-test="start"]')
        page.wait_for_selector(".tray")
        page.wait_for_load_state("networkidle")
    return sum(total)


def test_the_first_load_is_small(visit: Visit) -> None:
    assert 20_000 < weight(visit, board=False) < FIRST_LOAD


def test_the_first_visit_to_a_board_is_small(visit: Visit) -> None:
    assert weight(visit, board=True) < FIRST_BOARD


def test_no_source_writes_style_or_script_into_the_page() -> None:
    """The content policy allows neither; Svelte's `style:` directives go through the object model."""
    for path in (ROOT / "web" / "src").rglob("*.svelte"):
        text = Path(path).read_text("utf-8")
        assert 'style="' not in text, path
        assert "{@html" not in text, path
