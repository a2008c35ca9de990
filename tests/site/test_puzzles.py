"""A puzzle without a network: opened, failed, solved and remembered."""

from __future__ import annotations

import json

import msgspec
import pytest
from playwright.sync_api import Page, expect

from aevum.core.match import game as find_game
from aevum.puzzles import Puzzle, find
from tests.site.conftest import Host, Person, available_offline, visit
from tests.web.table import choose

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1800)]

ROLL = "roll_through_the_ages"
NOTE = '[data-test="puzzle-note"]'


def answer(page: Page, puzzle: Puzzle, best: bool) -> None:
    """Play the best move, or the second best, on the board that shows every move as a button."""
    action = puzzle.best if best else puzzle.rivals[0].action
    legal = find_game(puzzle.game).load(json.dumps(puzzle.position)).legal(puzzle.seat)
    page.wait_for_selector('[data-ready="true"]')
    page.click(f'[data-test="choices"] [data-answers="{msgspec.to_builtins(legal).index(action)}"]')


def test_a_puzzle_is_solved_without_a_network(host: Host, person: Person) -> None:
    context = person()
    page = visit(context, host)
    page.click('[data-test="keep"]')
    available_offline(page)
    host.go_away()
    context.set_offline(True)
    page.reload()
    page.wait_for_selector('[data-test="quick"]')
    page.evaluate("location.hash = '/puzzles'")
    page.click(f'[data-test="puzzles-{ROLL}"]')
    tile = page.locator('[data-test="puzzle-open"]').first
    puzzle = find(tile.get_attribute("data-puzzle") or "")
    assert puzzle is not None
    tile.click()
    note = page.locator(NOTE)
    expect(note).to_have_attribute("data-verdict", "open")
    choose(page, "plain-view")
    page.keyboard.press("Escape")
    answer(page, puzzle, best=False)
    expect(note).to_have_attribute("data-verdict", "wrong")
    expect(note.locator('[data-test="puzzle-reason"]').first).to_be_visible()
    page.click('[data-test="puzzle-again"]')
    expect(note).to_have_attribute("data-verdict", "open")
    answer(page, puzzle, best=True)
    expect(note).to_have_attribute("data-verdict", "right")
    page.evaluate("location.hash = '#/puzzles'")
    expect(page.locator('[data-test="puzzle-open"]').first).to_have_attribute("data-outcome", "solved")
    page.reload()
    expect(page.locator('[data-test="puzzle-open"]').first).to_have_attribute("data-outcome", "solved")
    host.come_back()
