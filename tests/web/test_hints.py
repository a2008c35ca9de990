"""What the expert would do, and why; and what a finished match looks like to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import aevum.core
from aevum.arena.simulate import jobs_for, play_one
from tests.web.conftest import PHONE, Visit
from tests.web.player import Clicker, begin_against_bots
from tests.web.table import choose, look

pytestmark = pytest.mark.browser


def until_a_choice(page: Page) -> None:
    """Play until there is more than one thing to do."""
    clicker = Clicker(page)
    while True:
        clicker.wait()
        if clicker.find("reroll").count() + clicker.find("buy").count() + clicker.find("keep").count():
            return
        clicker.act()


@pytest.mark.parametrize(("language", "says"), [("en", "The expert would play:"), ("hu", "A mester ezt lépné:")])
def test_a_hint_names_the_action_says_why_and_can_be_played(visit: Visit, language: str, says: str) -> None:
    page = visit(language)
    begin_against_bots(page, 1)
    until_a_choice(page)
    page.click('[data-test="ask-hint"]')
    hint = page.locator('[data-test="hint"]')
    expect(hint).to_contain_text(says)
    expect(hint).to_have_attribute("data-thinking", "false", timeout=100_000)
    assert hint.locator("strong").inner_text().strip()
    assert hint.locator("p").nth(1).inner_text().strip()
    look(page, f"hint-{language}")
    expect(page.locator("main .hinted")).to_have_count(1)
    choose(page, "plain-view")
    expect(page.locator('[data-test="choices"] .hinted')).to_have_count(1)
    page.click('[data-test="hint-do"]')
    expect(hint).to_have_count(0)


IMPORT = """async (file) => {
    const post = async (path, body) => {
        const token = document.cookie.split("; ").find((part) => part.startsWith("aevum_csrf="));
        const headers = { "content-type": "application/json", "x-csrf-token": decodeURIComponent(token.split("=")[1]) };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        return answer.json();
    };
    await post("/api/guest", { name: "Anna" });
    return (await post("/api/import", { file })).id;
}"""


def test_a_finished_match_shows_its_chances_and_turning_points_also_after_a_reload(visit: Visit) -> None:
    page = visit()
    game = aevum.core.game("roll_through_the_ages")
    played = play_one(next(iter(jobs_for(game, ["normal"] * 3, 1, 7, keep=True))))
    table = page.evaluate(IMPORT, played.log)
    page.goto(f"{page.url.split('#')[0]}#/replay/{table}")
    page.get_by_role("tab", name="Analysis").click()
    page.click('[data-test="analyse"]')
    panel = page.locator('[data-test="analysis"]')
    expect(panel.get_by_role("heading", name="Turning points")).to_be_visible(timeout=150_000)
    expect(panel.get_by_role("img", name="Chance of winning over time")).to_be_visible()
    panel.get_by_text("The numbers as a table").click()
    expect(panel.locator("tbody tr").last).to_contain_text("100%")
    look(page, "analysis-desktop")
    turns = panel.locator('[data-test="turns"] button')
    for index in range(turns.count()):
        number = turns.nth(index).inner_text().split()[-1]
        turns.nth(index).press("Enter")
        expect(page.locator(".slide")).to_contain_text(f"After move {number} of")
    page.reload()
    page.get_by_role("tab", name="Analysis").click()
    expect(panel.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.locator('[data-test="analyse"]')).to_have_count(0)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    look(page, "analysis-phone")
