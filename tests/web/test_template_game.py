"""A game of another package on the page: in the lobby, on its own board to its end, and in the rules."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import PATIENCE, ROOT, complaint, is_complaint, serving
from tests.web.table import ask, barriers, guest, open_match

pytestmark = pytest.mark.browser

TEMPLATE = ROOT / "tests" / "template_game"


def test_a_game_from_another_package_is_played_to_its_end(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(TEMPLATE)]))
    with serving(tmp_path) as address:
        context = browser.new_context(locale="hu-HU", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        errors: list[str] = []
        page.on("console", lambda message: errors.append(complaint(message)) if is_complaint(message) else None)
        page.goto(f"{address}/")
        expect(page.locator('[data-test="bots-heap"]')).to_have_count(1)
        guest(page, "Anna", "hu")
        seats = [{"kind": "me"}, {"kind": "me"}]
        open_match(page, ask(page, "/api/tables", {"game": "heap", "language": "hu", "seats": seats})["id"])
        assert barriers(page) == []
        drawn = page.locator('[data-test="packaged"] i')
        expect(drawn).to_have_count(15)
        while page.locator('[data-test="outcome"]').count() == 0:
            frame = page.locator('.frame[data-ready="true"]')
            seq = frame.get_attribute("data-seq")
            page.locator('[data-test="choices"] button').first.click()
            page.wait_for_function(
                """seq => document.querySelector('[data-test="outcome"]')
                    || (document.querySelector('.frame[data-ready="true"]')?.dataset.seq ?? seq) !== seq""",
                arg=seq,
            )
        expect(drawn).to_have_count(0)
        page.goto(f"{address}/#/rules/heap")
        expect(page.locator('[data-clause="HEAP-2.2"]')).to_be_visible()
        context.close()
        assert not errors, errors
