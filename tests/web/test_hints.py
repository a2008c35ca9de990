"""What the expert would do, and why; and what a finished match looks like to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import Clicker
from tests.web.test_pages import look
from tests.web.test_playing import begin_against_bots

pytestmark = pytest.mark.browser


def until_a_choice(page: Page) -> None:
    """Play until there is more than one thing to do."""
    clicker = Clicker(page)
    while True:
        clicker.wait()
        if clicker.find("throw").count() + clicker.find("buy").count() + clicker.find("keep").count():
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
    expect(hint).to_have_attribute("data-thinking", "false", timeout=30_000)
    assert hint.locator("strong").inner_text().strip()
    assert hint.locator("p").nth(1).inner_text().strip()
    look(page, f"hint-{language}")
    page.locator("button[aria-pressed]").filter(has_text="Plain view" if language == "en" else "Egyszerű nézet").click()
    expect(page.locator('[data-test="choices"] .hinted')).to_have_count(1)
    page.click('[data-test="hint-do"]')
    expect(hint).to_have_count(0)
