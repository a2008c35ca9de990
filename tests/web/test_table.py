"""What every table does for the hand and the eye, whatever is played at it."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Page, expect

from aevum.core.match import game as find_game
from aevum.games.roll_through_the_ages.state import State
from tests.web.conftest import Visit
from tests.web.table import ask, begin, choose, guest, open_match
from tests.web.walk import PLAY

pytestmark = pytest.mark.browser

MINE = """async () => {
    const table = location.hash.split("/match/")[1];
    const log = await (await fetch(`/api/tables/${table}/log`)).json();
    return log.entries.filter((entry) => entry.kind === "play" && entry.seat === 0).length;
}"""


def test_a_double_click_plays_once_and_a_lost_line_is_told_at_once_and_goes(visit: Visit) -> None:
    page = visit()
    begin(page, "history_of_the_world", 2)
    choose(page, "plain-view")
    page.wait_for_selector('.frame[data-ready="true"] [data-test="choices"]')
    page.locator('[data-test="choices"] button').first.dblclick()
    page.wait_for_selector('.frame[data-ready="true"]')
    assert page.evaluate(MINE) == 1
    page.keyboard.press("?")
    expect(page.locator('[data-test="keys-help"]')).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(page.locator('[data-test="offline"]')).to_be_visible()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator('[data-test="offline"]')).to_have_count(0)


def late_in_a_match(page: Page) -> str:
    """Open a match of Roll Through the Ages against a bot that is nearly over; its id."""
    game = find_game("roll_through_the_ages")
    match = game.start(2, {}, seed="late")
    turns: list[tuple[int, int]] = []
    while not match.over:
        seat = match.actors[0]
        number = cast(State, match.position).round
        if seat == 0 and (not turns or number > turns[-1][0]):
            turns.append((number, len(match.log)))
        legal = match.legal(seat)
        ranks = game.heuristics.rank(match.position, seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])
    guest(page, "Anna")
    kept = ask(page, "/api/import", {"file": match.dump()})
    moment = {"seq": turns[-3][1], "seat": 0, "against": "beginner"}
    table = str(ask(page, f"/api/tables/{kept['id']}/explore", moment)["id"])
    open_match(page, table)
    return table


def test_the_result_waits_until_what_happened_has_been_told(visit: Visit) -> None:
    page = visit()
    table = late_in_a_match(page)
    told, result = page.locator('.frame[data-past="true"]'), page.locator('[data-test="outcome"]')
    while not page.locator('[data-test="what-happened"]').count():
        page.evaluate(PLAY, [table, 0])
        page.wait_for_timeout(50)
    page.click('[data-test="what-happened"]')
    expect(told).to_have_count(1)
    while not page.evaluate("id => fetch(`/api/tables/${id}/state`).then((got) => got.json())", table)["over"]:
        page.evaluate(PLAY, [table, 0])
    page.wait_for_function("() => document.querySelector('.frame').dataset.past === 'true'")
    expect(page.locator('[data-test="log-resigned"]')).to_have_count(0)
    assert (told.count(), result.count()) == (1, 0)
    page.keyboard.press("Escape")
    expect(result).to_be_visible()
    # In the replay the arrow keys walk, and nothing leads to where one is.
    page.evaluate("id => { location.hash = `#/replay/${id}?at=5`; }", table)
    moment = page.locator('[data-test="replay-bar"] .slide')
    expect(moment).to_contain_text("move 5 of")
    page.keyboard.press("ArrowRight")
    expect(moment).to_contain_text("move 6 of")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(moment).to_contain_text("move 4 of")
    page.click('[data-test="menu"]')
    expect(page.locator('[data-test="to-match"]')).to_have_attribute("href", f"#/match/{table}")
    expect(page.locator(f'a[href^="#/replay/{table}"]')).to_have_count(0)


def test_who_resigned_is_told_in_the_log_and_is_not_offered_the_seat(visit: Visit) -> None:
    page = visit()
    begin(page, "roll_through_the_ages", 1)
    choose(page, "resign")
    page.click('[data-test="ask-yes"]')
    expect(page.locator('[data-test="log-resigned"]')).to_have_text("Guest has resigned.")
    expect(page.locator('[data-test="taken-over"]')).to_have_count(0)
