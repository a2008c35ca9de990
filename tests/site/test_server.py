"""A server that serves the folder, too: a match goes into the browser and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.site.conftest import SITE, Person, begin, wait_for_turn
from tests.web.conftest import serving

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1800)]


def test_a_match_is_taken_offline_and_continued_online(tmp_path: Path, person: Person) -> None:
    with serving(tmp_path, site=SITE) as address:
        page = person().new_page()
        page.goto(address)
        begin(page, "roll_through_the_ages")
        shown = page.locator(".tray").inner_text()
        page.click('[data-test="menu"]')
        page.click('[data-test="go-offline"]')
        page.wait_for_function("() => location.pathname === '/offline/' && location.hash.startsWith('#/match/')")
        wait_for_turn(page)
        assert page.locator(".tray").inner_text() == shown
        page.click('[data-test="menu"]')
        page.click('[data-test="go-online"]')
        page.wait_for_function("() => location.pathname === '/' && location.hash.startsWith('#/match/')")
        wait_for_turn(page)
        assert page.locator(".tray").inner_text() == shown
        expect(page.locator('[data-test="engine-loading"]')).to_have_count(0)
        # The server ends when nobody is there any more.
        page.close()
