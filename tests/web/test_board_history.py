"""Both History games on their own boards, by clicking and by keyboard, against bots."""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.web.conftest import SHOTS, Visit
from tests.web.test_pages import FIRST_BOARD, barriers

pytestmark = pytest.mark.browser

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 800)}
GAMES = ("history_of_the_world", "brief_history")
MOST_DEEDS = 600


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.mouse.move(0, 0)
    page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def loaded(response: Response) -> int:
    """Return how much of the page itself went over the line, packed as a server packs it."""
    return 0 if "/api/" in response.url else len(gzip.compress(response.body()))


def begin(page: Page, game: str, bots: int = 2) -> None:
    page.click(f'[data-test="bots-{game}"]')
    page.locator(f'.counts input[value="{bots}"] + span').click()
    page.click('[data-test="start"]')
    page.wait_for_selector('[data-test="bar"]')


class Conqueror:
    """Picks among what can be clicked; the map first, so that empires spread."""

    def __init__(self, page: Page, seed: int, keyboard: bool = False) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.keyboard = keyboard
        self.deeds = 0
        self.seq = "-1"

    def wait(self) -> bool:
        """Wait for a question; say whether there is one, or the match is over."""
        self.page.wait_for_function(
            """seq => document.querySelector('[data-test="outcome"]')
                || [...document.querySelectorAll('[data-test="deeds"][data-busy="false"]')]
                    .some((deeds) => deeds.dataset.seq !== seq)""",
            arg=self.seq,
            timeout=60_000,
        )
        return self.page.locator('[data-test="outcome"]').count() == 0

    def act(self) -> None:
        page = self.page
        self.seq = page.locator('[data-test="deeds"]').get_attribute("data-seq") or ""
        self.deeds += 1
        assert self.deeds < MOST_DEEDS, "the match does not end"
        verbs = page.locator('[data-test="verb"]')
        if verbs.count() > 1 and self.dice.random() < 0.15:
            self.choose(verbs.nth(self.dice.randrange(verbs.count())))
        places = page.locator('[data-test="place"]')
        others = page.locator('[data-test="deeds"] :is([data-test="card"], [data-test="deed"]):enabled')
        on_map = places.count()
        if on_map and (others.count() == 0 or self.dice.random() < 0.9):
            place = places.nth(self.dice.randrange(on_map))
            place.focus()
            self.choose(place)
            if page.locator('[data-test="way"]').count():
                self.choose(page.locator('[data-test="way"]').first)
        else:
            self.choose(others.nth(self.dice.randrange(others.count())))

    def choose(self, target: Locator) -> None:
        if self.keyboard:
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def play_to_the_end(self) -> None:
        while self.wait():
            self.act()


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
    the_scorings_are_told(page)
    shot(page, name)


def the_scorings_are_told(page: Page) -> None:
    """Where each point came from can be looked up later too: the last scoring and those before it."""
    scorings = page.locator('[data-test="scorings"]')
    if scorings.get_attribute("open") is None:
        scorings.locator("summary").click()
    expect(scorings.locator("tbody tr").first).to_be_visible()
    scorings.locator('[data-test="scoring-back"]').click()
    expect(scorings.locator("tfoot td").last).to_contain_text("+")


@pytest.mark.parametrize(("game", "language"), [("history_of_the_world", "en"), ("brief_history", "hu")])
def test_a_whole_match_against_bots_by_clicking_on_the_board(visit: Visit, game: str, language: str) -> None:
    page = visit(language)
    weight: list[int] = []
    page.on("response", lambda response: weight.append(loaded(response)))
    page.reload()
    page.wait_for_load_state("networkidle")
    begin(page, game)
    player = Conqueror(page, 1)
    assert player.wait()
    assert sum(weight) < FIRST_BOARD
    three_sizes(page, f"{game}-opening-{language}")
    for _ in range(24):
        if player.wait():
            player.act()
    player.wait()
    three_sizes(page, f"{game}-middle-{language}")
    assert barriers(page) == []
    player.play_to_the_end()
    expect(page.locator('[data-test="outcome"] tbody tr')).to_have_count(3)
    three_sizes(page, f"{game}-end-{language}")
    look_back(page, f"{game}-replay-{language}")


def the_hint_is_marked(page: Page) -> None:
    """What the expert would do has a mark of its own on the board: a land, a card or a button."""
    page.locator('[data-test="ask-hint"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-test="hint"]')).to_have_attribute("data-thinking", "false", timeout=100_000)
    marked = page.locator('[data-test="deeds"] .hinted, .stage .hinted')
    expect(marked.first).to_be_visible()
    told = marked.evaluate_all("all => all.map((each) => each.getAttribute('aria-label') ?? each.textContent)")
    word = {"en": "(Hint)", "hu": "(Tanács)"}[page.locator("html").get_attribute("lang") or ""]
    assert all(each.strip().endswith(word) for each in told), told


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
    expect(page.locator(".regions thead .centre")).to_have_count(4)
    shot(page, "brief_history-two-hu-phone")
