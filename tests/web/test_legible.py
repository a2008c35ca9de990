"""What the boards on a map write can be read: nothing is cut off, nothing lies over something else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from aevum.core.match import game as find_game
from tests.web.conftest import Visit
from tests.web.questions import Question, questions
from tests.web.table import ask, open_at

pytestmark = pytest.mark.browser

SMALL = (1024, 768)
PHONE = (390, 844)

# Those of the elements whose text, but for what only readers hear, sticks out of what holds them.
CUT = """([inner, outer]) => [...document.querySelectorAll(inner)].filter((each) => {
    const around = each.closest(outer).getBoundingClientRect();
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        if (texts.currentNode.parentElement.closest(".visually-hidden")) continue;
        const text = document.createRange();
        text.selectNodeContents(texts.currentNode);
        const box = text.getBoundingClientRect();
        if (box.width > 0 && (box.right > around.right + 1 || box.left < around.left - 1
            || box.bottom > around.bottom + 1 || box.top < around.top - 1)) return true;
    }
    return false;
}).map((each) => each.textContent.trim())"""

# Which of the badges on the map, with more than a dot on them, lie over each other.
OVER = """() => {
    const badges = [...document.querySelectorAll('[data-test="place"]:not(.bare)')];
    const boxes = badges.map((each) => each.getBoundingClientRect());
    return boxes.filter((a, at) => boxes.some((b, other) => other < at
        && a.right > b.left + 2 && a.left < b.right - 2 && a.bottom > b.top + 2 && a.top < b.bottom - 2)).length;
}"""


def at(page: Page, game: str, question: Question, size: tuple[int, int] = SMALL) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    ask(page, "/api/guest", {"name": "Anna"})
    open_at(page, game, question)


def widest(game: str, step: str) -> Question:
    """The question of a step that has the most answers."""
    return max((each for each in questions(game) if each.step == step), key=lambda each: each.answers)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_card_in_a_full_hand_has_its_name_and_its_text_where_one_points(visit: Visit, language: str) -> None:
    page = visit(language)
    at(page, "brief_history", widest("brief_history", "overrun"))
    cards = page.locator('[data-test="tray"] .tile')
    expect(cards).to_have_count(7)
    assert page.evaluate(CUT, ['[data-test="tray"] .tile h3', ".leaf"]) == []
    expect(cards.first.locator(".rule")).to_be_hidden()
    cards.first.hover()
    expect(cards.first.locator(".rule")).to_be_visible()
    assert page.evaluate(CUT, ['[data-test="tray"] .tile:hover .rule', ".leaf"]) == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_empires_to_choose_from_have_their_whole_names(visit: Visit, language: str) -> None:
    page = visit(language)
    empires = next(each for each in questions("brief_history") if each.verbs == ["take_empire"])
    at(page, "brief_history", empires)
    expect(page.locator('[data-test="tray"] [data-test="card"]')).to_have_count(6)
    assert page.evaluate(CUT, ['[data-test="tray"] .card h3', ".leaf"]) == []
    assert page.evaluate(CUT, ['[data-test="tray"] .card .face small', ".face"]) == []


def test_the_empire_that_acts_wears_its_own_colour_where_a_player_has_two(visit: Visit) -> None:
    page = visit("en")
    at(page, "brief_history", widest("brief_history", "expand"))
    line = page.locator('[data-part="players"] tr', has_text="United States")
    expect(line).to_contain_text("green")
    expect(page.locator('[data-card="empire-united_states"] .face')).to_contain_class("seat-2")


@pytest.mark.parametrize("size", [SMALL, PHONE])
@pytest.mark.parametrize(("game", "step"), [("history_of_the_world", "conquest"), ("brief_history", "expand")])
def test_no_number_on_a_crowded_map_lies_over_another(
    visit: Visit, game: str, step: str, size: tuple[int, int]
) -> None:
    page = visit("hu")
    at(page, game, widest(game, step), size)
    assert page.evaluate(OVER) == 0


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", [SMALL, (1440, 900)])
def test_each_hero_and_wonder_for_sale_says_what_it_does_in_full(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    page = visit(language)
    at(page, "mare_nostrum", widest("mare_nostrum", "build"), size)
    told = page.locator('[data-test="sale"] .text')
    assert told.count() == page.locator('[data-test="sale"] .ware').count() > 0
    assert all(each.inner_text().strip() for each in told.all())
    assert page.evaluate(CUT, ['[data-test="sale"] .text > [aria-hidden]', ".text"]) == []
    assert page.evaluate(CUT, ['[data-test="shop"] .ware .name', ".name"]) == []


# How many pixels the smallest piece on the map has in its narrower direction.
SMALLEST = """() => Math.min(...[...document.querySelectorAll(
    "[data-test=stage] :is(.piece, .comes, .town, .monument)")].map((each) => {
        const box = each.getBoundingClientRect();
        return Math.min(box.width, box.height);
    }))"""


@pytest.mark.parametrize(
    ("game", "step"), [("history_of_the_world", "conquest"), ("brief_history", "expand"), ("mare_nostrum", "march")]
)
def test_every_piece_can_be_seen_and_the_map_explains_itself(visit: Visit, game: str, step: str) -> None:
    page = visit("en")
    at(page, game, widest(game, step), (1440, 900))
    assert page.locator("[data-test=stage] :is(.piece, .comes, .town, .monument)").count() > 20
    assert page.evaluate(SMALLEST) >= 14
    page.click('[data-test="map-legend"]')
    expect(page.locator('[data-test="legend"]')).to_be_visible()
    hidden = page.evaluate(
        """() => {
            const legend = document.querySelector('[data-test="legend"]');
            return legend.scrollHeight - legend.clientHeight;
        }"""
    )
    assert hidden <= 0


def test_the_names_of_goods_are_not_broken_on_their_cards(visit: Visit) -> None:
    page = visit("hu")
    at(page, "mare_nostrum", widest("mare_nostrum", "compensate"))
    heights = page.evaluate(
        """() => [...document.querySelectorAll('[data-test="hand"] .face .name')]
            .map((each) => Math.round(each.getBoundingClientRect().height))"""
    )
    assert len(set(heights)) == 1
    assert page.evaluate(CUT, ['[data-test="hand"] .face .name', ".face"]) == []


def test_a_battle_that_waits_says_what_its_numbers_and_colours_mean(visit: Visit) -> None:
    page = visit("en")
    at(page, "history_of_the_world", widest("history_of_the_world", "lost"))
    fight = page.locator('[data-test="fight"]')
    expect(fight).to_contain_text("siege +1")
    expect(fight).to_contain_text("both fall")


# A scoring as soon as it is shown: its sum, the points of its lines, how many pixels of them are hidden.
SCORED = """() => {
    const scene = document.querySelector('[data-test="scoring"]');
    if (!scene) return null;
    const list = scene.querySelector("ul");
    const points = [...list.querySelectorAll("b")].map((each) => Number(each.textContent));
    return { sum: Number(scene.querySelector("header b").textContent), points,
        hidden: list.scrollHeight - list.clientHeight, told: scene.querySelector(".sum").textContent };
}"""


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_a_scoring_shows_all_its_lines_and_who_is_next_on_the_track(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("en", moments="quick")
    at(page, "history_of_the_world", widest("history_of_the_world", "closing"), size)
    page.click('[data-test="end"]')
    scored = page.wait_for_function(SCORED, timeout=60_000).json_value()
    assert scored["sum"] == sum(scored["points"]) > 0
    assert scored["hidden"] <= 0
    assert "behind" in scored["told"] or "lead" in scored["told"] or "level" in scored["told"]


@pytest.mark.parametrize("game", ["history_of_the_world", "mare_nostrum"])
def test_how_a_match_ended_is_seen_without_scrolling(visit: Visit, game: str) -> None:
    page = visit("hu")
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    ask(page, "/api/guest", {"name": "Anna"})
    made = ask(page, "/api/import", {"file": ended(game)})
    page.evaluate("id => { location.hash = `#/match/${id}`; }", made["id"])
    page.wait_for_selector('[data-test="outcome"], [data-test="show-result"]', timeout=60_000)
    if page.locator('[data-test="outcome"]').count() == 0:
        page.click('[data-test="show-result"]')
    page.wait_for_selector('[data-test="outcome"] svg[role="img"], [data-test="outcome"] .chart svg', timeout=60_000)
    expect(page.locator('[data-test="final"]')).to_be_visible()
    hidden = page.evaluate(
        """() => {
            const outcome = document.querySelector('[data-test="outcome"]');
            return outcome.scrollHeight - outcome.clientHeight;
        }"""
    )
    assert hidden <= 0


def ended(name: str) -> str:
    """The file of a whole match by rules of thumb."""
    game = find_game(name)
    match = game.start(4, seed="ended")
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        ranks = game.heuristics.rank(match.position, seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])
    return match.dump()


def test_all_that_legions_can_do_in_a_province_is_in_the_window_of_a_phone(visit: Visit) -> None:
    page = visit("hu")
    at(page, "mare_nostrum", widest("mare_nostrum", "tasks"), PHONE)
    expect(page.locator('[data-test="sheet"] [data-test="act"]')).to_have_count(9)
    last = page.locator('[data-test="sheet"] [data-test="act"]').last.bounding_box()
    end = page.locator('[data-test="end"]').bounding_box()
    assert last is not None
    assert end is not None
    assert last["y"] + last["height"] <= end["y"]
