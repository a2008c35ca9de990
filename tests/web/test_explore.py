"""Explore from here: a private table at a moment of a match, over or going on; and the facts of a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import aevum
from aevum.core import QuickDice
from tests.web.conftest import Visit
from tests.web.table import ask, choose, guest, look, open_match

pytestmark = pytest.mark.browser

ROLL = "roll_through_the_ages"
QUESTION = '[data-test="bar"] [role="status"]'


def finished(seed: int) -> str:
    """A match file of two who have played to the end."""
    dice = QuickDice(seed)
    match = aevum.game(ROLL).start(2, seed=seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, dice.pick(match.legal(seat)))
    return match.dump()


def test_a_moment_of_a_finished_match_is_explored_taken_back_and_shared(visit: Visit) -> None:
    anna = visit("en")
    guest(anna, "Anna")
    anna.reload()
    old = ask(anna, "/api/import", {"file": finished(4)})
    at = old["seq"] // 2
    anna.evaluate("address => { location.hash = address; }", f"#/replay/{old['id']}?at={at}")
    expect(anna.locator('[data-test="replay-bar"]')).to_be_visible()
    choose(anna, "explore")
    look(anna, "explore-en")
    anna.click('[data-test="explore-open"]')
    expect(anna.locator('[data-test="exploration"]')).to_be_visible()
    frame = anna.locator('.frame[data-ready="true"]')
    expect(frame).to_be_visible()
    begun, asked = frame.get_attribute("data-seq"), anna.locator(QUESTION).first.inner_text()
    anna.locator("[data-answers]:enabled").last.click()
    expect(frame).not_to_have_attribute("data-seq", begun or "")
    anna.locator('[data-test="undo"], [data-test="undo-ask"]').click()
    expect(anna.locator(QUESTION).first).to_have_text(asked)
    look(anna, "exploration-en")
    choose(anna, "share")
    address = anna.locator('[data-test="share-address"]').input_value()
    # whoever has the link watches, in another language and without a seat
    bela = visit("hu", path=address.split("/", 3)[3])
    expect(bela.locator('[data-test="exploration"]')).to_have_text("Próbajátszma")
    expect(bela.locator('[data-test="undo"], [data-test="undo-ask"]')).to_have_count(0)
    anna.keyboard.press("Escape")
    choose(anna, "exploration-origin")
    expect(anna.locator('[data-test="replay-bar"]')).to_be_visible()
    expect(anna.locator('[data-test="replay-bar"] input[type="range"]')).to_have_value(str(at))


def test_lines_are_compared_and_one_click_returns_to_each(visit: Visit) -> None:
    page = visit("en")
    guest(page, "Anna")
    page.reload()
    old = ask(page, "/api/import", {"file": finished(4)})
    made = ask(page, f"/api/tables/{old['id']}/explore", {"seq": old["seq"] // 2})
    open_match(page, made["id"])
    question = page.locator(QUESTION).first
    frame = page.locator('.frame[data-ready="true"]')
    begun = frame.get_attribute("data-seq") or ""
    page.locator("[data-answers]:enabled").last.click()
    expect(frame).not_to_have_attribute("data-seq", begun)
    tried = question.inner_text()
    page.locator('[data-test="undo"], [data-test="undo-ask"]').click()
    expect(question).not_to_have_text(tried)
    choose(page, "lines")
    expect(page.locator('[data-test="line"]')).to_have_count(1)
    expect(page.locator('[data-test="line"] li').first).to_be_visible()
    look(page, "lines-en")
    page.click('[data-test="line-back"]')
    expect(question).to_have_text(tried)
    choose(page, "lines")
    expect(page.locator('[data-test="line-now"]')).to_be_visible()
    expect(page.locator('[data-test="line"]')).to_have_count(0)


def test_a_running_match_is_explored_against_bots_and_says_its_facts(visit: Visit) -> None:
    page = visit("hu")
    guest(page, "Anna")
    page.reload()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "normal"}]
    made = ask(page, "/api/tables", {"game": ROLL, "language": "hu", "seats": seats})
    open_match(page, made["id"])
    page.click('[data-test="menu"]')
    expect(page.locator('[data-test="table-facts"]')).to_be_visible()
    page.keyboard.press("Escape")
    choose(page, "explore")
    page.check('[data-test="explore-normal"]')
    look(page, "explore-hu")
    page.click('[data-test="explore-open"]')
    expect(page.locator('[data-test="exploration"]')).to_be_visible()
    expect(page).not_to_have_url(f"#/match/{made['id']}")
    expect(page.locator('[data-test="undo"], [data-test="undo-ask"]')).to_be_visible()


def test_where_no_hints_are_wanted_a_running_match_offers_no_exploring(visit: Visit) -> None:
    page = visit("en")
    guest(page, "Anna")
    page.reload()
    made = ask(page, "/api/tables", {"game": ROLL, "seats": [{"kind": "me"}, {"kind": "me"}], "hints": False})
    open_match(page, made["id"])
    page.click('[data-test="menu"]')
    expect(page.locator('[data-test="menu-panel"] [data-test="replay"]')).to_be_visible()
    expect(page.locator('[data-test="menu-panel"] [data-test="explore"]')).to_have_count(0)
