"""Through the Ages on its own board: whole matches by clicking, the Full game's looks, the keyboard."""

from __future__ import annotations

import random
import runpy
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from aevum.core.match import Match
from aevum.core.registry import game
from aevum.games.through_the_ages.actions import EndTurn
from aevum.games.through_the_ages.heuristics import rank
from aevum.games.through_the_ages.state import Position
from aevum.games.through_the_ages.view import View
from tests.web.conftest import DESKTOP, ROOT, SHOTS, Visit
from tests.web.test_pages import barriers

pytestmark = pytest.mark.browser

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
MOST_CLICKS = 700
ASK = """async ([path, body]) => {
    const token = document.cookie.split("; ").find((each) => each.startsWith("aevum_csrf="))?.split("=")[1] ?? "";
    const headers = {"content-type": "application/json", "x-csrf-token": token};
    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""
READY = """() => document.querySelector('[data-test="outcome"]')
    || (document.querySelector('[data-test="bar"].mine') && document.querySelector('[data-test="forecast"]')
        && document.querySelector('[data-ready="true"]'))"""
# What can be clicked, and how much somebody who wants to get on is drawn to it.
DRAWN = {
    "card-action": 40,
    "quick": 12,
    "stages": 12,
    "hand": 8,
    "grow": 6,
    "take": 6,
    "military": 4,
    "deed": 2,
    "end": 1,
}
# Somebody quick inside the page, who clicks only what is there to be clicked and does not linger over a turn.
QUICK = """async seed => {
    const all = name => [...document.querySelectorAll(`[data-test="${name}"]:enabled`)];
    const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const any = list => list[Math.floor(chance() * list.length)];
    const choose = () => {
        const dialog = document.querySelector("dialog[open]");
        if (dialog) return all("card-action")[0] ?? dialog.querySelector("button");
        const builds = [...all("quick"), ...all("stages"), ...all("hand"), ...all("grow")];
        if (builds.length && chance() < 0.6) return any(builds);
        if (all("end").length && chance() < 0.7) return all("end")[0];
        const deeds = all("deed").filter(each => each.dataset.verb !== "resign");
        const rest = [...all("take"), ...all("military"), ...deeds, ...all("end")];
        return any(rest.length ? rest : [...builds, ...all("work")]);
    };
    const asked = '[data-ready="true"] [data-test="forecast"]';
    let clicks = 0;
    while (!document.querySelector('[data-test="outcome"]')) {
        if (document.querySelector(asked)) {
            if (++clicks > MOST_CLICKS) throw new Error("the match does not end");
            choose()?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }
        await new Promise(resolve => setTimeout(resolve, 4));
    }
    return clicks;
}""".replace("MOST_CLICKS", "4000")


def ask(page: Page, path: str, body: dict[str, Any]) -> Any:
    return page.evaluate(ASK, [path, body])


def sit_down(page: Page, language: str, **table: Any) -> None:
    """Begin a match as a guest and open it."""
    ask(page, "/api/guest", {"name": "Anna", "language": language})
    made = ask(page, "/api/tables", {"game": "through_the_ages", "language": language, **table})
    open_match(page, made["id"])


def open_match(page: Page, table: str) -> None:
    page.evaluate("id => { location.hash = `#/match/${id}`; }", table)
    page.wait_for_function(READY)


def until(step: str, least_round: int, seed: str) -> Match:
    """Return a Full match for three, played by rules of thumb up to a question of this kind."""
    match = game("through_the_ages").start(3, {}, seed=seed)
    while match.position.stack[-1] != step or cast(Position, match.position).round < least_round:
        seat = match.actors[0]
        legal = match.legal(seat)
        ranks = rank(cast(Position, match.position), seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])
    return match


def go_on_with(page: Page, match: Match) -> None:
    """Go on with a match, at all of its seats."""
    ask(page, "/api/guest", {"name": "Anna"})
    made = ask(page, "/api/import", {"file": match.dump()})
    open_match(page, made["id"])


class Clicker:
    """Clicks about the board, drawn to what builds a civilization."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.clicks = 0

    def wait(self) -> None:
        self.page.wait_for_function(READY)

    def over(self) -> bool:
        return self.page.locator('[data-test="outcome"]').count() > 0

    def act(self) -> None:
        """Click one of the things that can be clicked."""
        offered = self.page.evaluate(
            """names => names.map((name) => document.querySelectorAll(`[data-test="${name}"]:enabled`).length)""",
            list(DRAWN),
        )
        found = [(name, index) for name, count in zip(DRAWN, offered, strict=True) for index in range(count)]
        assert found, "nothing can be clicked"
        if self.page.locator("dialog[open]").count():
            found = [each for each in found if each[0] == "card-action"]
        name, index = self.dice.choices(found, [DRAWN[name] for name, _ in found])[0]
        self.page.locator(f'[data-test="{name}"]:enabled').nth(index).click()
        self.clicks += 1

    def play_to_the_end(self) -> None:
        while True:
            self.wait()
            if self.over():
                return
            assert self.clicks < MOST_CLICKS, "the match does not end"
            self.act()


def shot(page: Page, name: str, *widths: str) -> None:
    """Keep pictures at these widths, or at all; nothing sticks out."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.mouse.move(2, 2)
    for width in widths or SIZES:
        wide, high = SIZES[width]
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_timeout(120)
        page.screenshot(path=SHOTS / f"tta-{name}-{width}.png", full_page=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= wide, f"{name} sticks out at {width}"
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def test_a_simple_match_is_played_to_its_end_with_the_mouse(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    sit_down(page, "en", seats=seats, options={"game": "simple"})
    shot(page, "simple-opening", "1440")
    Clicker(page, 7).play_to_the_end()
    expect(page.locator('[data-test="outcome"]')).to_contain_text("Winner")
    expect(page.locator('[data-test="outcome"] tbody tr')).to_have_count(2)


@pytest.mark.parametrize(
    ("language", "winner", "end"),
    [("en", "Winner", "The last round has been played."), ("hu", "Győztes", "Véget ért az utolsó kör.")],
)
def test_a_full_match_is_played_to_its_end_by_clicking(visit: Visit, language: str, winner: str, end: str) -> None:
    page = visit(language)
    sit_down(page, language, seats=[{"kind": "me"}, {"kind": "bot", "level": "beginner"}])
    assert page.evaluate(QUICK, 7) > 30
    expect(page.locator('[data-test="outcome"]')).to_contain_text(winner)
    expect(page.locator('[data-test="outcome"]')).to_contain_text(end)
    expect(page.locator('[data-test="outcome"] tbody tr')).to_have_count(2)
    shot(page, f"full-end-{language}")


def test_a_full_match_opens_without_barriers_and_tells_what_a_card_does(visit: Visit) -> None:
    page = visit()
    sit_down(
        page, "en", seats=[{"kind": "me"}, {"kind": "bot", "level": "beginner"}, {"kind": "bot", "level": "beginner"}]
    )
    shot(page, "full-opening")
    assert barriers(page) == []
    page.set_viewport_size({"width": 1440, "height": 500})
    card = page.locator('[data-test="take"]').first
    card.focus()
    expect(page.locator('[data-test="lens"]')).to_contain_text(card.locator(".name").inner_text())
    page.keyboard.press("Escape")
    expect(page.locator('[data-test="lens"]')).to_have_count(0)
    page.locator('[data-test="rival"] summary').first.click()
    expect(page.locator('[data-test="rival"][open] .columns')).to_be_visible()


@pytest.mark.parametrize(("step", "least_round"), [("actions", 10), ("defence", 1), ("auction", 1)])
def test_the_middle_of_a_full_match_is_looked_at_and_played_on(visit: Visit, step: str, least_round: int) -> None:
    page = visit()
    go_on_with(page, until(step, least_round, "a"))
    shot(page, f"full-{step}", *(SIZES if step == "actions" else ("1440",)))
    if step == "actions":
        assert barriers(page) == []
    clicker = Clicker(page, 3)
    for _ in range(6):
        clicker.wait()
        clicker.act()


def test_every_answer_to_a_question_has_its_button(visit: Visit) -> None:
    page = visit()
    for step in ("payment", "answer_pact", "raze", "gain_goods", "card_action"):
        match = until(step, 1, "a")
        go_on_with(page, match)
        seat = match.actors[0]
        expect(page.locator('[data-test="deed"], [data-test="end"]')).to_have_count(len(match.legal(seat)))


def test_every_move_of_a_turn_is_on_the_board(visit: Visit) -> None:
    page = visit()
    match = until("actions", 8, "a")
    go_on_with(page, match)
    moves = page.locator('[data-test="deed"], [data-test="end"]').count() + page.locator('[data-test="take"]').count()
    for name in ("hand", "military", "work"):
        for card in page.locator(f'[data-test="{name}"]').all():
            moves += int(card.get_attribute("data-moves") or 0)
    assert moves == len(match.legal(match.actors[0]))
    page.click('[data-test="ask-hint"]')
    expect(page.locator(".hinted").first).to_contain_text("Hint", timeout=100_000)


def test_a_card_that_cannot_be_taken_tells_why(visit: Visit) -> None:
    page = visit()
    go_on_with(page, until("politics", 2, "a"))
    page.locator('[aria-labelledby="tta-row"] [data-test="card-still"]').first.click()
    page.click('[data-test="why"]')
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator('[data-test="refusal"]')).to_contain_text("TTA-")


STOCKS = ("culture", "science", "food", "resources")


def told(page: Page, name: str, part: str = "") -> int:
    """Return how much of this the page says there will be after the end of the turn."""
    text = page.locator(f'[data-test="forecast-{name}"] {part}').inner_text()
    return int(text.partition("= ")[2].split()[0])


def test_the_end_of_the_turn_brings_what_the_page_has_told(visit: Visit) -> None:
    page = visit()
    for seed, least_round in (("a", 5), ("b", 11), ("c", 16)):
        match = until("actions", least_round, seed)
        go_on_with(page, match)
        page.wait_for_selector(f'[data-test="forecast"][data-seq="{len(match.log)}"]')
        forecast = {name: told(page, name) for name in STOCKS}
        seat = match.actors[0]
        assert not cast(View, match.view(seat)).wars, "a war would change the stocks before the next question"
        match.play(seat, EndTurn())
        civ = cast(View, match.view(seat)).civs[seat]
        assert forecast == {
            "culture": civ.culture,
            "science": civ.science,
            "food": civ.food,
            "resources": civ.resources,
        }


def test_the_forecast_tells_of_the_move_that_is_thought_of(visit: Visit) -> None:
    page = visit()
    go_on_with(page, until("actions", 10, "a"))
    thought = page.locator('[data-test="forecast"] .then')
    expect(thought).to_have_count(0)
    grow = page.locator('[data-test="grow"]')
    grow.focus()
    expect(thought.first).to_be_visible()
    assert page.locator('[data-test="forecast-food"] .then').count() == 1
    food = told(page, "food", ".then")
    grow.click()
    expect(thought).to_have_count(0)
    page.mouse.move(2, 2)
    page.wait_for_function(READY)
    assert told(page, "food") == food


def test_a_long_press_shows_a_card_large_and_does_nothing_else(visit: Visit) -> None:
    page = visit("hu", (390, 844))
    match = until("actions", 5, "a")
    go_on_with(page, match)
    card = page.locator('[data-test="take"]').first
    card.evaluate("card => card.scrollIntoView({ block: 'center' })")
    box = card.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    log = page.locator('[data-test="log"]').inner_text()
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    lens = page.locator('[data-test="lens"]')
    expect(lens).to_contain_text(card.locator(".name").inner_text())
    assert lens.evaluate("lens => lens.getBoundingClientRect().right <= innerWidth")
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / "tta-long-press-390.png")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert page.locator("dialog[open]").count() == 0
    assert page.locator('[data-ready="true"]').count() == 1
    assert page.locator('[data-test="log"]').inner_text() == log


def test_a_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, "en", seats=[{"kind": "me"}, {"kind": "bot", "level": "beginner"}], options={"game": "simple"})
    for name in ("take", "end"):
        for _ in range(120):
            if page.evaluate("name => document.activeElement?.dataset.test === name", name):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_function(READY)
    expect(page.locator('[data-test="log"]')).to_contain_text("Round 2: Anna")


def test_what_is_printed_on_the_cards_is_what_the_rules_know() -> None:
    tool = runpy.run_path(str(ROOT / "web" / "tools" / "tta_cards.py"))
    written = Path(tool["TARGET"]).read_text("utf-8")
    assert tool["printed"]() == written, "run: python web/tools/tta_cards.py"
