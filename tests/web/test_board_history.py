"""Both History games on their own boards, by clicking and by keyboard, against bots."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Page, expect

from aevum.core.match import game as find_game
from aevum.games.brief_history.state import State as Brief
from aevum.games.history_of_the_world.state import State as History
from tests.web.conftest import Visit
from tests.web.conqueror import Conqueror
from tests.web.questions import questions
from tests.web.table import ask, barriers, begin, guest, open_at, open_match, shot

pytestmark = pytest.mark.browser

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 800)}
GAMES = ("history_of_the_world", "brief_history")
MOST_DEEDS = 600


def three_sizes(page: Page, name: str) -> None:
    """Keep pictures, and find no barrier and nothing that sticks out at any size."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        shot(page, f"{name}-{size}")
        wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wider <= 0, f"{name} at {width}: {wider} px too wide"
    page.set_viewport_size({"width": 1440, "height": 900})


def look_back(page: Page, name: str) -> None:
    """Slide through the history of the match: the map shows any moment of it."""
    page.goto(page.url.replace("#/match/", "#/replay/"))
    slider = page.locator(".slide input")
    page.wait_for_selector(".stage")
    armies = []
    for share in (0, 0.5, 1):
        slider.fill(str(int(int(slider.get_attribute("max") or 0) * share)))
        page.wait_for_timeout(400)
        armies.append(page.locator(".stage .base").count())
    assert armies[0] == 0 < armies[1]
    shot(page, name)


@pytest.mark.parametrize(("game", "language"), [("history_of_the_world", "en"), ("brief_history", "hu")])
def test_a_whole_match_against_bots_by_clicking_on_the_board(visit: Visit, game: str, language: str) -> None:
    page = visit(language)
    begin(page, game)
    player = Conqueror(page, 1)
    assert player.wait()
    three_sizes(page, f"{game}-opening-{language}")
    for _ in range(24):
        if player.wait():
            player.act()
    player.wait()
    three_sizes(page, f"{game}-middle-{language}")
    assert barriers(page) == []
    player.play_to_the_end()
    expect(page.locator('[data-test="places"] tbody tr')).to_have_count(3)
    expect(page.locator('[data-test="final"] tbody tr').first).to_be_visible()
    three_sizes(page, f"{game}-end-{language}")
    look_back(page, f"{game}-replay-{language}")


def the_hint_is_marked(page: Page) -> None:
    """What the expert would do has a mark of its own on the board: a land, a card or a button."""
    page.locator('[data-test="ask-hint"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-test="hint"]')).to_have_attribute("data-thinking", "false", timeout=100_000)
    marked = page.locator(".frame :is(button, article).hinted:visible")
    expect(marked.first).to_be_visible()
    told = marked.evaluate_all("all => all.map((each) => each.getAttribute('aria-label') ?? each.textContent)")
    word = {"en": "(Hint)", "hu": "(Tanács)"}[page.locator("html").get_attribute("lang") or ""]
    assert all(word in each for each in told), told


@pytest.mark.parametrize(("game", "language"), [("history_of_the_world", "hu"), ("brief_history", "en")])
def test_a_turn_by_keyboard_alone_and_the_map_as_a_list(visit: Visit, game: str, language: str) -> None:
    page = visit(language, SIZES["tablet"])
    begin(page, game)
    player = Conqueror(page, 2, keyboard=True)
    for _ in range(14):
        assert player.wait()
        player.act()
    assert player.wait()
    if game == "history_of_the_world":  # one board serves both games
        the_hint_is_marked(page)
    page.locator('[data-test="map-list"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".list li").first).to_be_visible()
    assert barriers(page) == []
    shot(page, f"{game}-list-{language}")


def test_two_players_with_two_colours_each_on_a_phone(visit: Visit) -> None:
    page = visit("hu", SIZES["phone"])
    begin(page, "brief_history", bots=1)
    player = Conqueror(page, 5)
    for _ in range(20):
        assert player.wait()
        player.act()
    player.wait()
    page.click('[data-test="tab-regions"]')
    expect(page.locator('[data-test="regions"] thead .centre')).to_have_count(4)
    shot(page, "brief_history-two-hu-phone")


def at_the_second_draft(name: str) -> str:
    """The file of a match by rules of thumb in which the second epoch begins and both piles lie before a player."""
    game = find_game(name)
    match = game.start(3, seed="epochs")
    while True:
        seat = match.actors[0]
        legal = match.legal(seat)
        if cast(Brief | History, match.position).epoch == 2 and type(legal[0]).__name__ == "OpenPile":
            return match.dump()
        ranks = game.heuristics.rank(match.position, seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])


@pytest.mark.parametrize("game", GAMES)
def test_an_epoch_begins_with_its_number_and_a_choice_of_piles(visit: Visit, game: str) -> None:
    page = visit()
    guest(page, "Anna")
    table = ask(page, "/api/import", {"file": at_the_second_draft(game)})["id"]
    open_match(page, table)
    expect(page.locator(".bar .where")).to_contain_text("Epoch 2 of")
    expect(page.locator(".bar .prompt")).to_contain_text("oth piles are before you")
    expect(page.locator('[data-test="fight"], [data-test="moment"]')).to_have_count(0)
    # A match begins with its first epoch, not with one before it.
    page.evaluate("id => { location.hash = `#/replay/${id}?at=0`; }", table)
    expect(page.locator('[data-test="replay-bar"] .slide')).to_contain_text("move 0 of")
    expect(page.locator(".bar .where")).to_contain_text("Epoch 1 of")


def test_events_have_the_number_in_red_or_black_that_the_rules_speak_of(visit: Visit) -> None:
    page = visit()
    guest(page, "Anna")
    events = next(each for each in questions("brief_history") if each.verbs == ["take_event"])
    open_at(page, "brief_history", events)
    numbers = page.locator('[data-test="tray"] .card .number')
    expect(numbers).to_have_count(events.answers)
    red = page.locator('[data-test="tray"] .card .number.red')
    assert 0 < red.count() < events.answers
    expect(red.first).to_contain_text("Only in its own epoch")


def test_the_focus_stays_on_the_map_after_a_land_was_taken_by_keyboard(visit: Visit) -> None:
    page = visit()
    guest(page, "Anna")
    conquests = [each for each in questions("history_of_the_world") if each.step == "conquest"]
    open_at(page, "history_of_the_world", max(conquests, key=lambda each: each.answers))
    page.locator('[data-test="stage"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-test="place"]:focus')).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_selector('.frame[data-ready="true"]:not([data-seq="0"])')
    assert page.evaluate("() => document.activeElement?.closest('[data-test=map]') !== null")
