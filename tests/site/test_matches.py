"""Matches of every game against bots, in a folder without a server, by clicking."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from aevum.core import games
from tests.site.conftest import Host, Person, begin, entries, visit
from tests.web.player import Clicker
from tests.web.table import choose

pytestmark = [pytest.mark.browser, pytest.mark.timeout(3600)]

ROLL = "roll_through_the_ages"
QUICK = "history_of_the_world"
"""Played by every `make test`; the other matches by `make whole`."""
OTHERS = [
    pytest.param(game.name, language, marks=() if game.name == QUICK else pytest.mark.whole)
    for game, language in zip((game for game in games() if game.name != ROLL), cycle(("hu", "en")), strict=False)
]

CLICK = """async most => {
    let seed = 7;
    const any = list => list[Math.floor(((seed = (seed * 48271) % 2147483647) / 2147483647) * list.length)];
    const pause = () => new Promise(resolve => setTimeout(resolve, 15));
    const over = () => document.querySelector('[data-test="outcome"]');
    const until = Date.now() + 200_000;
    let clicks = 0;
    while (clicks < most && !over() && Date.now() < until) {
        const all = [...document.querySelectorAll('[data-test="choices"] .row > button.button:enabled')];
        // Whoever gives up learns nothing of the game.
        const choices = all.filter(each => !/resign/i.test(each.dataset.answers ?? each.textContent));
        if (choices.length) {
            any(choices).click();
            clicks++;
        }
        await pause();
    }
    return clicks;
}"""


def over(page: Page) -> bool:
    return page.locator('[data-test="outcome"]').count() > 0


def click_to_the_end(page: Page) -> None:
    """Choose among what the plain board offers, until the match is over."""
    choose(page, "plain-view")
    page.wait_for_selector('[data-test="choices"]')
    while not over(page):
        # A hasty click is not taken: how many there were says little.
        assert page.evaluate(CLICK, 50) or over(page), "nothing could be clicked for a long time"


def test_a_whole_match_of_roll_through_the_ages_by_clicking(host: Host, person: Person) -> None:
    page = visit(person(), host)
    begin(page, ROLL)
    Clicker(page).play_to_the_end()
    expect(page.locator('[data-test="outcome"]')).to_contain_text("Winner")
    page.click('[data-test="outcome"] a[href^="#/replay/"]')
    expect(page.locator('[data-test="bar"]')).to_be_visible()


@pytest.mark.parametrize(("game", "language"), OTHERS)
def test_a_whole_match_of_every_other_game_by_clicking(host: Host, person: Person, game: str, language: str) -> None:
    page = visit(person(language), host)
    match = begin(page, game)
    click_to_the_end(page)
    expect(page.locator('[data-test="outcome"]')).to_contain_text({"en": "Winner", "hu": "Győztes"}[language])
    length = entries(page, match)
    page.reload()
    expect(page.locator('[data-test="outcome"]')).to_be_visible()
    assert entries(page, match) == length
