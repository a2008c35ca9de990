"""What the hand, the ear and the keyboard can rely on at the boards with a map."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from aevum.core.match import game as find_game
from tests.web.conftest import ROOT, Visit
from tests.web.questions import Question, questions
from tests.web.table import guest, open_at

pytestmark = pytest.mark.browser

HISTORIES = ("history_of_the_world", "brief_history")
PHONE = (390, 844)
ON_SCREEN = """(g, [x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(g.getScreenCTM());
    return [at.x, at.y];
}"""
# How far the sheet of the map sticks out of its stage, in pixels.
OUTSIDE = """() => {
    const sheet = document.querySelector("[data-test=stage] .sheet").getBoundingClientRect();
    const stage = document.querySelector("[data-test=stage]").getBoundingClientRect();
    return Math.max(
        stage.left - sheet.left, stage.top - sheet.top, sheet.right - stage.right, sheet.bottom - stage.bottom);
}"""
# The delays of all clocks that the page starts.
DELAYS = """(() => {
    window.delays = [];
    const start = window.setTimeout;
    window.setTimeout = (work, delay, ...more) => (window.delays.push(delay), start(work, delay, ...more));
})()"""
# Counts what would be heard.
HEARD = """(() => {
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.heard += 1; start.apply(this, when); };
})()"""


def widest(game: str, step: str, *verbs: str) -> Question:
    """The question of a step, offering these, that has the most answers."""
    found = [each for each in questions(game) if each.step == step and set(verbs) <= set(each.verbs)]
    return max(found, key=lambda each: each.answers)


def places(game: str, question: Question) -> dict[str, list[dict[str, Any]]]:
    """What can be done at each land or province that a question is about."""
    match = find_game(game).start(position=question.position, seed="0")
    found: dict[str, list[dict[str, Any]]] = {}
    for action in match.legal(question.seat):
        written = msgspec.to_builtins(action)
        place = written.get("land") or written.get("province")
        if place is not None:
            found.setdefault(place, []).append(written)
    return found


def sit(page: Page, game: str, question: Question) -> None:
    guest(page, "Anna")
    open_at(page, game, question)


def lands(game: str) -> Iterator[tuple[str, tuple[float, float]]]:
    sheet = json.loads((ROOT / "web" / "src" / "map" / "shapes" / f"{game}.json").read_text("utf-8"))
    for land in sheet["lands"]:
        yield land["id"], tuple(land["pole"])


def on_screen(page: Page, point: tuple[float, float]) -> tuple[float, float]:
    x, y = page.locator("[data-test=stage] svg > g").first.evaluate(ON_SCREEN, list(point))
    return x, y


def badge(page: Page, place: str) -> Locator:
    return page.locator(f'[data-test="place"][data-place="{place}"]')


def seq(page: Page) -> int:
    return int(page.locator(".frame").get_attribute("data-seq") or 0)


@pytest.mark.parametrize(("game", "step"), [("history_of_the_world", "conquest"), ("brief_history", "expand")])
def test_the_focus_stays_on_the_map_after_a_way_was_chosen(visit: Visit, game: str, step: str) -> None:
    page = visit()
    question = widest(game, step)
    several = {
        place: actions
        for place, actions in places(game, question).items()
        if len([each for each in actions if each["verb"] not in ("build_fort",)]) > 1
    }
    place = min(several)
    sit(page, game, question)
    badge(page, place).focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-test="way"]').first).to_be_focused()
    page.keyboard.press("Escape")
    expect(badge(page, place)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector('.frame[data-ready="true"]:not([data-seq="0"])')
    expect(page.locator('[data-test="map"] :focus')).to_have_count(1)


def test_a_moment_waits_for_those_who_want_no_motion(visit: Visit) -> None:
    page = visit(moments="quick")
    page.add_init_script(DELAYS)
    page.reload()
    sit(page, "history_of_the_world", widest("history_of_the_world", "closing"))
    page.click('[data-test="end"]')
    expect(page.locator('[data-test="scoring"]')).to_be_visible()
    assert not {2600, 5200} & set(page.evaluate("window.delays"))
    expect(page.locator('[data-test="moment"].still')).to_have_count(1)
    while page.locator('[data-test="moment"]').count():
        page.keyboard.press("Space")
    expect(page.locator('[data-test="moment"]')).to_have_count(0)


@pytest.mark.parametrize(("pace", "stays"), [("off", None), ("quick", 2600), ("calm", 5200)])
def test_a_moment_goes_at_the_pace_that_was_chosen(visit: Visit, pace: str, stays: int | None) -> None:
    page = visit(motion="full", moments="quick")
    page.add_init_script(DELAYS)
    page.reload()
    sit(page, "history_of_the_world", widest("history_of_the_world", "closing"))
    page.click('[data-test="menu"]')
    page.click(f'[data-test="moments-{pace}"]')
    page.keyboard.press("Escape")
    page.evaluate("window.shown = 0")
    page.evaluate(
        """() => new MutationObserver(() => {
            if (document.querySelector('[data-test="scoring"]')) window.shown = 1;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    page.click('[data-test="end"]')
    page.wait_for_selector('.frame[data-ready="true"]:not([data-seq="0"])')
    if stays is not None:
        page.wait_for_function("() => window.shown === 1")
    expect(page.locator('[data-test="moment"]')).to_have_count(0)
    assert page.evaluate("window.shown") == (stays is not None)
    assert {2600, 5200} & set(page.evaluate("window.delays")) == ({stays} if stays else set())


def test_nothing_is_heard_until_sound_is_switched_on(visit: Visit) -> None:
    page = visit(moments="quick")
    page.add_init_script(HEARD)
    page.reload()
    question = widest("history_of_the_world", "closing")
    sit(page, "history_of_the_world", question)
    for on in (False, True):
        if on:
            open_at(page, "history_of_the_world", question)
            page.click('[data-test="menu"]')
            page.get_by_role("group", name="Sound").get_by_role("button", name="On").click()
            page.keyboard.press("Escape")
        page.click('[data-test="end"]')
        expect(page.locator('[data-test="scoring"]')).to_be_visible()
        assert (page.evaluate("window.heard") > 0) == on
        while page.locator('[data-test="moment"]').count():
            page.keyboard.press("Space")


@pytest.mark.parametrize(
    ("game", "step", "told"),
    [
        ("history_of_the_world", "conquest", "on your card"),
        ("brief_history", "expand", "on your card"),
        ("mare_nostrum", "build", "You can still buy something"),
        ("mare_nostrum", "sail", "can still sail"),
        ("mare_nostrum", "march", "can still march"),
    ],
)
def test_ending_with_something_left_is_asked_once(visit: Visit, game: str, step: str, told: str) -> None:
    page = visit()
    verb = next(
        verb
        for verb in ("end_conquest", "stop", "done")
        for each in questions(game)
        if each.step == step and verb in each.verbs
    )
    question = widest(game, step, verb)
    sit(page, game, question)
    page.click('[data-test="end"]')
    expect(page.get_by_role("dialog")).to_contain_text(told)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert seq(page) == 0
    page.click('[data-test="end"]')
    page.get_by_label("Don’t ask again").check()
    page.click('[data-test="ask-yes"]')
    page.wait_for_selector('.frame:not([data-seq="0"])')
    open_at(page, game, question)
    page.click('[data-test="end"]')
    page.wait_for_selector('.frame:not([data-seq="0"])')


@pytest.mark.parametrize(
    ("game", "step"), [("history_of_the_world", "conquest"), ("brief_history", "settle"), ("mare_nostrum", "place")]
)
def test_a_finger_looks_with_its_first_tap_and_plays_with_its_second(visit: Visit, game: str, step: str) -> None:
    page = visit(size=PHONE, touch=True)
    question = widest(game, step)
    single = [place for place, actions in places(game, question).items() if len(actions) == 1]
    sit(page, game, question)
    shown = [place for place in single if badge(page, place).count() and badge(page, place).is_visible()]
    place = shown[0]
    badge(page, place).tap()
    told = page.locator('[data-test="sheet"] > .answers')
    expect(told.locator('[data-answers]:not([data-answers=""])').first).to_be_visible()
    expect(told).to_contain_text((badge(page, place).get_attribute("aria-label") or "").split(":")[0])
    assert seq(page) == 0
    badge(page, place).tap()
    page.wait_for_selector('.frame:not([data-seq="0"])')


@pytest.mark.parametrize(
    ("game", "step"), [("history_of_the_world", "conquest"), ("brief_history", "settle"), ("mare_nostrum", "place")]
)
def test_where_one_clicks_in_vain_the_reason_stands(visit: Visit, game: str, step: str) -> None:
    page = visit()
    question = widest(game, step)
    allowed = places(game, question)
    sit(page, game, question)
    x, y = on_screen(page, next(point for land, point in lands(game) if land not in allowed))
    page.mouse.click(x, y)
    refusal = page.locator('[data-test="refusal"]')
    expect(refusal.get_by_role("button", name="Rule ")).to_be_visible()
    page.wait_for_selector(".popover.ready")
    box = refusal.bounding_box()
    assert box is not None
    far = max(box["x"] - x, x - box["x"] - box["width"], box["y"] - y, y - box["y"] - box["height"])
    assert far < 40
    assert seq(page) == 0


@pytest.mark.parametrize("game", [*HISTORIES, "mare_nostrum"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_fit_shows_the_whole_map_and_only_the_wheel_over_it_zooms(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    step = {"history_of_the_world": "conquest", "brief_history": "expand", "mare_nostrum": "place"}[game]
    sit(page, game, widest(game, step))
    page.click('[data-test="map-whole"]')
    assert page.evaluate(OUTSIDE) < 1
    stage = page.locator("[data-test=stage]").bounding_box()
    assert stage is not None
    page.mouse.move(stage["x"] + stage["width"] / 3, stage["y"] + stage["height"] / 3)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => ({OUTSIDE})() > 20")
    assert page.evaluate("window.scrollY") == 0
    page.click('[data-test="map-whole"]')
    assert page.evaluate(OUTSIDE) < 1
    page.mouse.move(stage["x"] + stage["width"] / 2, 20)
    page.mouse.wheel(0, -400)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate(OUTSIDE) < 1
