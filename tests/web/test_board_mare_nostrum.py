"""Mare Nostrum in one window: commerce, the map and rounds, by clicking and by keyboard."""

from __future__ import annotations

import random
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect

from aevum.core.match import game
from aevum.games.mare_nostrum.board import HOME, PROVINCES
from aevum.games.mare_nostrum.heuristics import rank
from aevum.games.mare_nostrum.position import Position
from tests.web.conftest import ROOT, Visit
from tests.web.table import ask, barriers

BOARD = ROOT / "web" / "src" / "boards" / "mare_nostrum"

browser_test = pytest.mark.browser


def moments_of(seed: str, seats: int, wanted: set[str]) -> dict[str, str]:
    """Return a match at each kind of question that a match by rules of thumb comes to."""
    match = game("mare_nostrum").start(seats, {}, seed=seed)
    found: dict[str, str] = {}
    while match.actors and not wanted <= set(found):
        pos = cast(Position, match.position)
        found.setdefault(pos.stack[-1], match.dump())
        seat = match.actors[0]
        legal = match.legal(seat)
        ranks = rank(pos, seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])
    return found


def open_match(page: Page, dump: str) -> None:
    made = ask(page, "/api/import", {"file": dump})
    page.evaluate("() => { location.hash = '#/'; }")
    page.wait_for_selector(".frame", state="detached")
    page.evaluate("id => { location.hash = `#/match/${id}`; }", made["id"])
    page.wait_for_selector('[data-ready="true"] [data-test="mare-nostrum"]')


def found_here(page: Page) -> list[str]:
    """Return the barriers of the board; the bar above it is the frame's."""
    return [each for each in barriers(page) if "ask-hint" not in each and "undo" not in each]


@browser_test
def test_cards_are_offered_taken_and_paid_with_by_clicking_them(visit: Visit) -> None:
    found = moments_of("carry", 4, {"offers", "take", "pay"})
    page = visit()
    ask(page, "/api/guest", {"name": "Anna"})

    open_match(page, found["offers"])
    expect(page.locator('[data-test="offer"]')).to_be_disabled()
    while page.locator('[data-test="offer"]').is_disabled():
        fresh = page.locator('[data-test="offer-card"]:not(.chosen)')
        (fresh if fresh.count() else page.locator('[data-test="offer-card"]')).first.click()
    seq = page.locator(".frame").get_attribute("data-seq")
    page.click('[data-test="offer"]')
    page.wait_for_function("old => document.querySelector('.frame').dataset.seq !== old", arg=seq)

    open_match(page, found["take"])
    seq = page.locator(".frame").get_attribute("data-seq")
    page.locator('[data-test="take"]').first.click()
    page.wait_for_function("old => document.querySelector('.frame').dataset.seq !== old", arg=seq)

    open_match(page, found["pay"])
    expect(page.locator('[data-test="pay"]')).to_be_enabled()
    chosen = page.locator('[data-test="pay-card"].chosen')
    chosen.first.click()
    expect(page.locator('[data-test="pay"]')).to_be_disabled()


@browser_test
def test_homes_are_marked_when_civilizations_are_chosen(visit: Visit) -> None:
    page = visit()
    ask(page, "/api/guest", {"name": "Anna"})
    open_match(page, moments_of("carry", 4, {"choose_civilization"})["choose_civilization"])
    homes = page.locator('[data-test="place"]').evaluate_all("all => all.map(each => each.dataset.place).sort()")
    assert set(homes) <= {PROVINCES[place] for place in HOME}
    assert len(homes) == page.locator('[data-verb="choose_civilization"]').count()
    assert found_here(page) == []


@browser_test
def test_the_arrow_keys_walk_from_choice_to_choice_and_the_focus_stays(visit: Visit) -> None:
    page = visit()
    ask(page, "/api/guest", {"name": "Anna"})
    open_match(page, moments_of("carry", 4, {"place"})["place"])
    page.locator('[data-test="stage"]').focus()
    page.keyboard.press("ArrowRight")
    here = "() => document.activeElement?.dataset.place ?? null"
    first = page.evaluate(here)
    assert first is not None
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate(here) is not None
    seq = page.locator(".frame").get_attribute("data-seq")
    page.keyboard.press("Enter")
    page.wait_for_function("old => document.querySelector('.frame').dataset.seq !== old", arg=seq)
    assert page.evaluate("() => document.activeElement !== document.body")


class Admiral:
    """Plays what the board offers: only clicks on what can be seen."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.decisions = 0

    def find(self, name: str) -> Locator:
        return self.page.locator(f'[data-test="{name}"]:not([disabled])')

    def wait(self) -> bool:
        self.page.wait_for_function(
            """() => document.querySelector('[data-test="outcome"]') || document.querySelector('[data-ready="true"]')"""
        )
        return self.page.locator('[data-test="outcome"]').count() == 0

    def act(self) -> None:
        """Make one decision."""
        self.decisions += 1
        if self.find("ask-yes").count():
            self.find("ask-yes").click()
            return
        seq = self.page.locator(".frame").get_attribute("data-seq")
        for name in (
            "offer",
            "pay",
            "take",
            "name",
            "act",
            "ware",
            "hand-card",
            "offer-card",
            "pay-card",
            "place",
            "end",
        ):
            found = self.find(name)
            if name == "ware" and self.random.random() < 0.4 and self.find("end").count():
                continue
            if name == "place" and self.random.random() < 0.4 and self.find("end").count():
                continue
            if found.count() == 0:
                continue
            if name in ("offer-card", "pay-card"):
                fresh = self.page.locator(f'[data-test="{name}"]:not(.chosen):not([disabled])')
                (fresh if fresh.count() else found).first.click()
                return
            found.nth(self.random.randrange(min(found.count(), 3))).click()
            break
        if self.page.locator('[data-test="mare-nostrum"]').get_attribute("data-chosen") is None:
            self.page.wait_for_function(
                """old => document.querySelector('[data-test="outcome"], [data-test="ask-yes"]')
                    || document.querySelector('.frame').dataset.seq !== old
                    || document.querySelector('[data-test="mare-nostrum"]').dataset.chosen""",
                arg=seq,
            )


def begin(page: Page) -> None:
    """Open a table for three with two bots and few rounds, as a person fills in the form."""
    page.goto(page.url.split("#")[0] + "#/new/mare_nostrum")
    page.wait_for_selector(".chairs")
    for chair in (2, 3):
        seat = page.locator(f".chairs li:nth-child({chair}) select")
        seat.first.select_option("bot")
        seat.nth(1).select_option("beginner")
    page.locator("fieldset.card select").last.select_option(index=1)
    page.locator("form button.primary").click()
    page.wait_for_selector('[data-test="mare-nostrum"]')


@browser_test
@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("hu", (390, 844))])
def test_a_round_by_clicking(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(language, size)
    begin(page)
    admiral = Admiral(page, 5)
    while admiral.wait() and admiral.decisions < 25:
        admiral.act()
    assert admiral.decisions >= 20
    assert found_here(page) == []


def test_the_page_holds_no_arithmetic_of_rules() -> None:
    files = {file.name for file in BOARD.iterdir()}
    assert not files & {"odds.ts", "sets.ts", "plan.ts"}
