"""Puzzles: one is failed and one is solved, by clicking, and the page remembers which."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from aevum.puzzles import Puzzle, find, puzzles_of
from tests.web.conftest import PHONE, Visit
from tests.web.table import choose, look

pytestmark = pytest.mark.browser

ROLL = "roll_through_the_ages"
NOTE = '[data-test="puzzle-note"]'


def answer(page: Page, puzzle: Puzzle, best: bool) -> None:
    """Play the best move, or the second best, on the board that shows every move as a button."""
    action = puzzle.best if best else puzzle.rivals[0].action
    at = page.evaluate(
        """async ([id, action]) => {
            const state = await (await fetch(`/api/tables/${id}/state`)).json();
            return state.legal.findIndex((each) => JSON.stringify(each) === JSON.stringify(action));
        }""",
        [page.url.rpartition("/")[2], action],
    )
    # A question is new for a moment: a hand that was under way does not answer it.
    page.wait_for_selector('[data-ready="true"]')
    page.click(f'[data-test="choices"] [data-answers="{at}"]')


def to_puzzle(page: Page, place: int) -> Puzzle:
    """Open a puzzle from the list, by clicking; the board shows every move as a button."""
    page.click(f'[data-test="puzzles-{ROLL}"]')
    tile = page.locator('[data-test="puzzle-open"]').nth(place)
    found = find(tile.get_attribute("data-puzzle") or "")
    assert found is not None
    tile.click()
    expect(page.locator(NOTE)).to_have_attribute("data-verdict", "open")
    choose(page, "plain-view")
    page.keyboard.press("Escape")
    return found


def test_one_puzzle_is_failed_and_then_solved_and_the_page_remembers(visit: Visit) -> None:
    page = visit("en")
    page.click('nav a[href="#/puzzles"]')
    page.wait_for_selector('[data-test="puzzle-open"]')
    look(page, "puzzles-en")
    count = page.locator('[data-test="puzzle-open"]').count()
    first = to_puzzle(page, 0)
    assert count == len(puzzles_of(ROLL))
    # the wrong move: why it is wrong, but not yet which is right
    answer(page, first, best=False)
    note = page.locator(NOTE)
    expect(note).to_have_attribute("data-verdict", "wrong")
    expect(note.locator('[data-test="puzzle-reason"]').first).to_be_visible()
    expect(note.locator('[data-test="puzzle-best"]')).to_have_count(0)
    look(page, "puzzle-wrong-en")
    # again, and right
    page.click('[data-test="puzzle-again"]')
    expect(note).to_have_attribute("data-verdict", "open")
    answer(page, first, best=True)
    expect(note).to_have_attribute("data-verdict", "right")
    look(page, "puzzle-right-en")
    # it can be tried as often as one likes
    page.click('[data-test="puzzle-again"]')
    expect(note).to_have_attribute("data-verdict", "open")
    answer(page, first, best=True)
    expect(note).to_have_attribute("data-verdict", "right")
    # the next one is another, and what was solved stays so
    page.click('[data-test="puzzle-next"]')
    expect(note).to_have_attribute("data-verdict", "open")
    page.evaluate("location.hash = '#/puzzles'")
    tiles = page.locator('[data-test="puzzle-open"]')
    expect(tiles.first).to_have_attribute("data-outcome", "solved")
    expect(tiles.nth(1)).to_have_attribute("data-outcome", "new")
    page.reload()
    expect(tiles.first).to_have_attribute("data-outcome", "solved")


def test_who_looks_at_the_solution_has_not_solved_it(visit: Visit) -> None:
    page = visit("hu", size=PHONE, path="#/puzzles")
    page.wait_for_selector('[data-test="puzzle-open"]')
    look(page, "puzzles-hu-phone")
    puzzle = to_puzzle(page, 1)
    # what is asked can be put away: the verdict comes all the same
    page.click('[data-test="puzzle-away"]')
    note = page.locator(NOTE)
    expect(note).to_have_count(0)
    answer(page, puzzle, best=False)
    expect(note).to_have_attribute("data-verdict", "wrong")
    page.click('[data-test="puzzle-show"]')
    expect(note.locator('[data-test="puzzle-best"]')).to_be_visible()
    look(page, "puzzle-wrong-hu-phone")
    page.click('[data-test="puzzle-again"]')
    expect(note).to_have_attribute("data-verdict", "open")
    answer(page, puzzle, best=True)
    expect(note).to_have_attribute("data-verdict", "right")
    # playing on puts the verdict away
    page.click('[data-test="puzzle-on"]')
    expect(note).to_have_count(0)
    choose(page, "puzzles")
    expect(page.locator('[data-test="puzzle-open"]').nth(1)).to_have_attribute("data-outcome", "missed")
