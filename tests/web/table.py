"""What every table has: its menu, the story beside the board, and how one gets to it; pictures and barriers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import ROOT, SHOTS
from tests.web.questions import Question, match_at

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
ASK = """async ([path, body]) => {
    await fetch("/api/me");
    const token = document.cookie.split("; ").find((each) => each.startsWith("aevum_csrf="))?.split("=")[1] ?? "";
    const headers = {"content-type": "application/json", "x-csrf-token": decodeURIComponent(token)};
    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""


def ask(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Ask the server as the page does."""
    return page.evaluate(ASK, [path, body])


def guest(page: Page, name: str, language: str = "en") -> None:
    """Become somebody."""
    ask(page, "/api/guest", {"name": name, "language": language})


def public_table(page: Page, game: str, *kinds: str, **more: Any) -> str:
    """Make a table that everybody sees; its id."""
    seats = [{"kind": kind} for kind in kinds]
    return str(ask(page, "/api/tables", {"game": game, "seats": seats, "public": True, **more})["id"])


def open_match(page: Page, table: str) -> None:
    """Go to a table and wait until the board asks."""
    page.evaluate("id => { location.hash = `#/match/${id}`; }", table)
    page.wait_for_selector('.frame[data-ready="true"]')


def open_at(page: Page, game: str, question: Question) -> None:
    """Open a table where all seats are mine and a question is asked."""
    made = ask(page, "/api/import", {"file": match_at(game, question)})
    page.evaluate("() => { location.hash = '#/'; }")
    page.wait_for_selector(".frame", state="detached", timeout=60_000)
    page.evaluate("id => { location.hash = `#/match/${id}`; }", made["id"])
    asked = f'.frame[data-ready="true"][data-step="{question.step}"][data-legal="{question.answers}"]'
    page.wait_for_selector(asked, timeout=60_000)
    page.evaluate("document.fonts.ready")


def begin(page: Page, game: str, bots: int = 2) -> None:
    """Begin a match against bots from the lobby, by clicking."""
    page.click(f'[data-test="bots-{game}"]')
    page.locator(f'.counts input[value="{bots}"] + span').click()
    page.click('[data-test="start"]')
    page.wait_for_selector('[data-test="bar"]')


def choose(page: Page, entry: str) -> None:
    """Choose an entry of the table's menu by its name in tests: ``rules``, ``plain-view``, ``resign`` …"""
    menu = page.locator('[data-test="menu"]')
    # A scene over the board takes a click to itself.
    while menu.get_attribute("aria-expanded") != "true":
        menu.click()
    page.click(f'[data-test="menu-panel"] [data-test="{entry}"]')


def story(page: Page) -> None:
    """Show the log where it stands behind a tab."""
    tab = page.locator('[data-test="tab-story"]')
    if tab.count():
        tab.click()


def shot(page: Page, name: str) -> None:
    """Keep a picture, with nothing under the mouse."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.mouse.move(0, 0)
    page.screenshot(path=SHOTS / f"{name}.png", full_page=True)


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
