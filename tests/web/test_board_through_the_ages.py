"""Through the Ages in one window: whole matches by clicking, every question with its answers, planners, the hand."""

from __future__ import annotations

import random
import re
import runpy
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from aevum.core.match import Match, game
from aevum.games.through_the_ages.actions import EndTurn, Pass, PlayTechnology, Resign, Revolution
from aevum.games.through_the_ages.data import CARDS
from aevum.games.through_the_ages.heuristics import rank
from aevum.games.through_the_ages.position import Position
from aevum.games.through_the_ages.steps.conflict import attack_strength
from aevum.games.through_the_ages.view import View
from tests.web.conftest import ROOT, SHOTS, Visit
from tests.web.table import ask, barriers

pytestmark = pytest.mark.browser

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
PHONE = (390, 844)
MOST_CLICKS = 700
READY = """() => document.querySelector('[data-test="outcome"]')
    || (document.querySelector('.frame[data-ready="true"]') && document.querySelector('[data-test="row"], .stage'))"""
# After how many milliseconds the lens over a card appears.
LENS_AFTER = """card => new Promise((resolve) => {
    const began = performance.now();
    const seen = new MutationObserver(() => {
        if (!document.querySelector('[data-test="lens"]')) return;
        seen.disconnect();
        resolve(performance.now() - began);
    });
    seen.observe(document.body, { childList: true, subtree: true });
    card.focus();
})"""
# Marks that can hardly be told from what they stand on, where that is one plain colour.
FAINT = """() => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3)
            .map((each) => (each /= 255) <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const faint = [];
    for (const mark of document.querySelectorAll(".mark")) {
        let on = mark;
        while (on && getComputedStyle(on).backgroundColor === "rgba(0, 0, 0, 0)"
            && getComputedStyle(on).backgroundImage === "none") on = on.parentElement;
        const style = on && getComputedStyle(on);
        if (!style || style.backgroundImage !== "none" || !/^rgb\\(/.test(style.backgroundColor)) continue;
        const [a, b] = [light(getComputedStyle(mark).color), light(style.backgroundColor)].sort((x, y) => y - x);
        if ((a + 0.05) / (b + 0.05) < 1.8) faint.push(`${mark.className} on ${on.className}`);
    }
    return [...new Set(faint)];
}"""
# What can be clicked, and how much somebody who wants to get on is drawn to it.
DRAWN = {
    "card-action": 40,
    "quick": 12,
    "stages": 12,
    "hand": 8,
    "grow": 6,
    "take": 6,
    "military": 4,
    "target": 2,
    "deed": 2,
    "commit": 3,
    "end": 1,
}
# Somebody quick inside the page, who clicks only what is there to be clicked and does not linger over a turn.
QUICK = """async seed => {
    const all = name => [...document.querySelectorAll(`[data-test="${name}"]:enabled`)];
    const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const any = list => list[Math.floor(chance() * list.length)];
    const choose = () => {
        if (all("moment").length) return document.querySelector('[data-test="moment"]');
        if (all("ask-yes").length) return all("ask-yes")[0];
        if (all("card-action").length) return all("card-action")[0];
        const builds = [...all("quick"), ...all("stages"), ...all("hand"), ...all("grow")];
        if (builds.length && chance() < 0.6) return any(builds);
        const ends = ["end", "commit", "plan-do", "stop", "pass"].flatMap(all);
        if (ends.length && chance() < 0.7) return ends[0];
        const more = [...all("plan-more"), ...all("plan-card").filter(each => each.ariaChecked !== "true")];
        if (more.length && (!ends.length || chance() < 0.5)) return any(more);
        const deeds = all("deed").filter(each => each.dataset.verb !== "resign");
        const rest = [...all("take"), ...all("military"), ...deeds, ...ends];
        return any(rest.length ? rest : [...builds, ...all("work-main")]);
    };
    let clicks = 0, idle = 0, seq = "";
    while (!document.querySelector('[data-test="outcome"]')) {
        const frame = document.querySelector(".frame");
        if (frame?.dataset.ready === "true" || all("ask-yes").length) {
            clicks += 1;
            idle = frame?.dataset.seq === seq ? idle + 1 : 0;
            seq = frame?.dataset.seq;
            if (idle > 4000) {
                const there = [...document.querySelectorAll("[data-test]:enabled")].map(each => each.dataset.test);
                throw new Error(`the match is stuck at ${frame?.dataset.step} with ${[...new Set(there)].join(", ")}`);
            }
            choose()?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }
        await new Promise(resolve => setTimeout(resolve, 4));
    }
    return clicks;
}"""


def sit_down(page: Page, language: str, **table: Any) -> None:
    """Begin a match as a guest and open it."""
    ask(page, "/api/guest", {"name": "Anna", "language": language})
    made = ask(page, "/api/tables", {"game": "through_the_ages", "language": language, **table})
    open_match(page, made["id"])


def open_match(page: Page, table: str) -> None:
    page.evaluate("id => { location.hash = `#/match/${id}`; }", table)
    page.wait_for_function(READY)


def until(step: str, least_round: int, seed: str, seats: int = 3, **options: str) -> Match:
    """Return a match played by rules of thumb up to a question of this kind; another one where this one has none."""
    for number in range(9):
        match = game("through_the_ages").start(seats, options, seed=seed + "." * number)
        while not match.position.over:
            if match.position.stack[-1] == step and cast(Position, match.position).round >= least_round:
                return match
            play_on(match)
    raise AssertionError(f"no match comes to {step}")


def play_on(match: Match) -> None:
    """Play one move by rules of thumb."""
    seat = match.actors[0]
    legal = match.legal(seat)
    ranks = rank(cast(Position, match.position), seat, legal)
    match.play(seat, legal[ranks.index(max(ranks))])


def go_on_with(page: Page, match: Match) -> None:
    """Go on with a match, at all of its seats."""
    go_on_with_file(page, match.dump())


def go_on_with_file(page: Page, file: str) -> None:
    ask(page, "/api/guest", {"name": "Anna"})
    page.evaluate("localStorage.setItem('aevum-tta-auto-pass', 'no')")
    made = ask(page, "/api/import", {"file": file})
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
        if self.page.locator('[data-test="moment"]').count():
            self.page.keyboard.press("Escape")
            return
        if self.page.locator('[data-test="ask-yes"]').count():
            self.page.click('[data-test="ask-yes"]')
            return
        offered = self.page.evaluate(
            """names => names.map((name) => document.querySelectorAll(`[data-test="${name}"]:enabled`).length)""",
            list(DRAWN),
        )
        found = [(name, index) for name, count in zip(DRAWN, offered, strict=True) for index in range(count)]
        assert found, "nothing can be clicked"
        if self.page.locator('[data-test="choices"]').count():
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
    """Keep pictures at these widths, or at all; nothing sticks out and nothing scrolls."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.mouse.move(2, 2)
    for width in widths or SIZES:
        wide, high = SIZES[width]
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_timeout(120)
        page.screenshot(path=SHOTS / f"tta-{name}-{width}.png")
        size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [wide, high], f"{name} scrolls at {width}"
    page.set_viewport_size({"width": 1440, "height": 900})


# whole matches


def test_a_simple_match_is_played_to_its_end_with_the_mouse(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    sit_down(page, "en", seats=seats, options={"game": "simple"})
    shot(page, "simple-opening", "1440")
    Clicker(page, 7).play_to_the_end()
    expect(page.locator('[data-test="outcome"] tbody tr').first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "end"), [("en", "The last round has been played."), ("hu", "Véget ért az utolsó kör.")]
)
def test_a_full_match_is_played_to_its_end_by_clicking(visit: Visit, language: str, end: str) -> None:
    page = visit(language)
    sit_down(page, language, seats=[{"kind": "me"}, {"kind": "bot", "level": "beginner"}])
    assert page.evaluate(QUICK, 7) > 30
    expect(page.locator('[data-test="outcome"]')).to_contain_text(end)
    totals = [int(each) for each in page.locator('[data-test="final-line"] .total').all_inner_texts()]
    culture = [int(each) for each in page.locator('[data-test="player"] .cul b').all_inner_texts()]
    assert totals == sorted(culture, reverse=True)
    box = page.locator('[data-test="final-scoring"]').bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 900, "the whole scoring is in the window"
    # Where more than one impact was counted one can go back before the first.
    steps = page.locator('[data-test="final-back"]').count()
    while page.locator('[data-test="final-back"]:enabled').count():
        page.click('[data-test="final-back"]')
    counted = page.locator('[data-test="final-line"] .number').count() - 4
    assert page.locator('[data-test="final-line"] .later').count() == (counted if steps else 0)


def test_a_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, "en", seats=[{"kind": "me"}, {"kind": "bot", "level": "beginner"}], options={"game": "simple"})
    for _ in range(60):
        if page.evaluate("document.activeElement?.dataset.test === 'take'"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function(READY)
    page.keyboard.press("e")
    expect(page.locator('[data-test="log"]')).to_contain_text("Round 2: Anna’s turn")


# at first sight


def test_a_match_opens_without_barriers_and_tells_what_a_card_does(visit: Visit) -> None:
    page = visit()
    bots = [{"kind": "bot", "level": "beginner"}] * 2
    sit_down(page, "en", seats=[{"kind": "me"}, *bots])
    shot(page, "full-opening")
    assert barriers(page) == []
    card = page.locator('[data-test="take"]').first
    assert card.evaluate(LENS_AFTER) > 300, "the lens opens at once"
    expect(page.locator('[data-test="lens"]')).to_contain_text(card.locator(".name").inner_text().replace("\u00ad", ""))
    lens = page.locator('[data-test="lens"]').bounding_box()
    neighbour = page.locator('[data-test="take"]').nth(1).bounding_box()
    assert lens is not None
    assert neighbour is not None
    assert lens["y"] >= neighbour["y"] + neighbour["height"], "the lens lies over the neighbours of its card"
    page.keyboard.press("Escape")
    expect(page.locator('[data-test="lens"]')).to_have_count(0)
    # The log is one stop on the way of the keyboard, however long it is.
    assert page.locator('[data-test="log"] .time[tabindex="0"]').count() == 1
    assert page.locator('[data-test="log"] :is(a, summary):not([tabindex])').count() == 0


def test_a_line_opens_a_rivals_board_in_the_place_of_mine_and_escape_returns(visit: Visit) -> None:
    page = visit()
    bots = [{"kind": "bot", "level": "beginner"}] * 2
    sit_down(page, "en", seats=[{"kind": "me"}, *bots])
    civ = page.locator('[data-test="civ"]')
    place = civ.bounding_box()
    page.locator('[data-test="player"][data-seat="1"]').click()
    expect(page.locator('[data-test="civ"][data-seat="1"]')).to_be_visible()
    assert civ.bounding_box() == place
    page.keyboard.press("Escape")
    expect(page.locator('[data-test="civ"][data-seat="0"]')).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_middle_of_a_match_has_no_barriers(visit: Visit, theme: str) -> None:
    page = visit()
    page.emulate_media(color_scheme=cast(Any, theme))
    go_on_with(page, until("actions", 10, "a"))
    shot(page, f"full-actions-{theme}")
    assert barriers(page) == []
    assert page.evaluate(FAINT) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector('[data-test="question"]')
    assert barriers(page) == []


@pytest.mark.parametrize("step", ["defence", "auction", "politics"])
def test_questions_of_others_making_have_no_barriers_and_are_played_on(visit: Visit, step: str) -> None:
    page = visit()
    go_on_with(page, until(step, 6, "a"))
    assert barriers(page) == []
    shot(page, f"full-{step}")
    clicker = Clicker(page, 3)
    for _ in range(6):
        clicker.wait()
        clicker.act()


def test_a_card_that_cannot_be_taken_tells_why_on_its_face_and_when_clicked(visit: Visit) -> None:
    page = visit()
    go_on_with(page, until("actions", 8, "b", 4))
    card = page.locator('[data-test="take-still"]').first
    expect(card.locator(".why")).not_to_be_empty()
    card.click()
    expect(page.locator('[data-test="refusal"]')).to_contain_text("TTA-")


# what the end of the turn brings

STOCKS = ("culture", "science", "food", "resources")


def told(page: Page, name: str, part: str = "end") -> int:
    """Return how much of this the page says there will be after the end of the turn."""
    return int(page.locator(f'[data-test="{part}-{name}"]').inner_text())


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


def test_the_answer_in_thought_has_its_own_column_and_changes_the_dots(visit: Visit) -> None:
    page = visit()
    go_on_with(page, until("actions", 10, "a"))
    thought = page.locator('[data-test="then-food"]')
    expect(thought).to_have_count(0)
    dots = page.locator('[data-test="counters"] .civil .dots .on')
    before = dots.count()
    grow = page.locator('[data-test="grow"]')
    grow.focus()
    expect(thought).to_be_visible()
    expect(dots).to_have_count(before - 1)
    food = told(page, "food", "then")
    grow.click()
    page.mouse.move(2, 2)
    page.wait_for_function(READY)
    expect(page.locator('[data-test="end-food"]')).to_have_text(str(food))
    expect(dots).to_have_count(before - 1)


def test_a_rating_tells_where_it_comes_from(visit: Visit) -> None:
    page = visit()
    match = until("actions", 10, "a")
    go_on_with(page, match)
    seat = match.actors[0]
    page.click('[data-test="breakdown-culture"]')
    parts = page.locator('[data-test="breakdown"] li b').all_inner_texts()
    amounts = [int(part.replace("−", "-")) for part in parts]
    assert sum(amounts) == cast(Position, match.position).civs[seat].culture_rating


# planners


def test_a_defence_is_planned_with_switches_and_carried_out_at_once(visit: Visit) -> None:
    page = visit()
    match = until("defence", 1, "a")
    go_on_with(page, match)
    battle = cast(Position, match.position).battle
    assert battle is not None
    total = page.locator('[data-test="plan-total"]')
    expect(total).to_have_text(str(battle.defence))
    missing = attack_strength(cast(Position, match.position), battle) - battle.defence
    expect(page.locator('[data-test="verdict"]')).to_contain_text(f"{missing} short")
    for card in page.locator('[data-test="plan-card"]').all():
        card.click()
    while page.locator('[data-test="plan-more"]:enabled').count():
        page.locator('[data-test="plan-more"]:enabled').first.click()
    told_total = int(total.inner_text())
    assert told_total > battle.defence
    seq = page.locator(".frame").get_attribute("data-seq")
    page.click('[data-test="commit"]')
    page.wait_for_function("seq => document.querySelector('.frame').dataset.seq !== seq", arg=seq)
    expect(page.locator('[data-test="planner"]')).to_have_count(0)
    expect(page.locator('[data-test="log"]')).to_contain_text(str(told_total))


def test_a_bid_is_raised_with_buttons_and_made_with_one(visit: Visit) -> None:
    page = visit()
    go_on_with(page, until("auction", 1, "a"))
    bid = page.locator('[data-test="bid"]')
    first = int(bid.inner_text())
    if page.locator('[data-test="bid-more"]:enabled').count():
        page.click('[data-test="bid-more"]')
        first += 1
    expect(bid).to_have_text(str(first))
    page.click('[data-test="end"]')
    expect(page.locator('[data-test="log"]')).to_contain_text(f"bids {first}")


def test_the_strength_at_a_target_counts_what_the_battle_will_count(visit: Visit) -> None:
    page = visit()
    match = until("politics", 10, "a")
    go_on_with(page, match)
    pos = cast(Position, match.position)
    for button in page.locator('[data-test="target"]').all():
        expect(button).to_be_in_viewport()
    odds = page.locator('[data-test="odds"]').first
    assert int(odds.inner_text().split(" : ")[0]) >= pos.civs[match.actors[0]].strength


def test_politics_says_what_a_rival_could_still_reach(visit: Visit) -> None:
    page = visit()
    go_on_with(page, until("politics", 10, "a"))
    expect(page.locator('[data-test="strikes"] caption')).to_contain_text("what they could reach")
    expect(page.locator('[data-test="target"]').first).to_contain_text("up to")


# legibility

# Texts that do not fit where they stand, and texts that stick out of their cell.
CUT = """([texts, cell]) => [...document.querySelectorAll(texts)].filter((text) => {
    const [inner, outer] = [text.getBoundingClientRect(), text.closest(cell).getBoundingClientRect()];
    return text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1
        || inner.left < outer.left - 1 || inner.right > outer.right + 1
        || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
}).map((text) => `${text.className}: ${text.innerText}`)"""


@pytest.mark.parametrize("language", ["en", "hu"])
def test_works_are_whole_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(language, PHONE, touch=True)
    for least_round in (5, 12):
        go_on_with(page, until("actions", least_round, "b", 4))
        page.tap('[data-test="tab-mine"]')
        page.wait_for_selector('[data-test="work"]')
        assert page.evaluate(CUT, ['[data-test="work"] :is(.people, .gives, .count)', ".cell"]) == []
        assert (
            page.evaluate(
                "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.works'))"
            )
            <= 1
        )


def test_names_of_players_are_whole_in_a_narrow_window(visit: Visit) -> None:
    page = visit(size=(1024, 768))
    go_on_with(page, until("actions", 5, "b", 4))
    assert page.evaluate(CUT, ['[data-test="player"] .name', ".line"]) == []
    assert page.evaluate(CUT, ['[data-test="plate"] .limit', ".plate"]) == []


def test_a_text_on_a_card_ends_with_a_whole_line(visit: Visit) -> None:
    page = visit()
    go_on_with(page, until("politics", 10, "a"))
    page.wait_for_function("() => document.querySelector('.card-face .text').style.getPropertyValue('--lines')")
    assert page.evaluate(CUT, [".card-face .text", ".card-face"]) == []


def test_a_large_window_shows_the_same_table_larger(visit: Visit) -> None:
    page = visit(size=(1920, 1080))
    go_on_with(page, until("actions", 5, "a"))
    assert page.locator(".table").evaluate("table => table.currentCSSZoom") > 1
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        1920,
        1080,
    ]
    hand = page.locator('[data-test="hand-of-cards"]').bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 1080
    card = page.locator('[data-test="take"]').first
    card.focus()
    lens, place = page.locator('[data-test="lens"]').bounding_box(), card.bounding_box()
    assert lens is not None
    assert place is not None
    assert lens["y"] >= place["y"] + place["height"] - 4


SIGNS = (
    *("food", "resources", "culture", "science", "strength", "happy", "civil_actions", "military_actions"),
    *("colonization", "blue_tokens", "yellow_tokens"),
)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_first_sentence_of_a_card_with_signs_is_what_its_signs_say(language: str) -> None:
    words = (ROOT / "src" / "aevum" / "games" / "through_the_ages" / "words" / f"{language}.ftl").read_text("utf-8")
    for card in CARDS:
        signs = sorted(abs(getattr(card, sign)) for sign in SIGNS if getattr(card, sign))
        if card.kind in ("leader", "special", "wonder") and signs:
            found = re.search(rf"^card-{card.id}-text = (.*?\.)( [A-ZÁÉÍÓÖŐÚÜŰ]|$)", words, re.MULTILINE)
            assert found, card.id
            assert sorted(int(number) for number in re.findall(r"\d+", found[1])) == signs, card.id


# the hand


def government(page: Page) -> str:
    """Go on with a match in which a government waits in hand and could only come by a revolution; that card."""
    for seed in "abcdefgh":
        match = game("through_the_ages").start(2, {}, seed=seed)
        while not match.position.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            revolts = [action.card for action in legal if isinstance(action, Revolution)]
            played = [action.card for action in legal if isinstance(action, PlayTechnology)]
            if revolts and not set(revolts) & set(played):
                go_on_with(page, match)
                return revolts[0]
            ranks = rank(cast(Position, match.position), seat, legal)
            match.play(seat, legal[ranks.index(max(ranks))])
    raise AssertionError("nobody could make a revolution")


def test_a_revolution_is_asked_about(visit: Visit) -> None:
    page = visit()
    revolt = government(page)
    seq = page.locator(".frame").get_attribute("data-seq")
    # From the card in hand as from its line among the answers.
    for way in (f'[data-test="hand"][data-card="{revolt}"]', '[data-test="deed"][data-verb="revolution"]'):
        expect(page.locator('[data-test="ask-yes"]')).to_have_count(0)
        page.locator(way).first.click()
        expect(page.locator('[data-test="ask-yes"]')).to_be_visible()
        assert page.locator(".frame").get_attribute("data-seq") == seq
        if way.startswith('[data-test="hand"]'):
            page.keyboard.press("Escape")
    page.click('[data-test="ask-yes"]')
    page.wait_for_function("seq => document.querySelector('.frame').dataset.seq !== seq", arg=seq)
    expect(page.locator('[data-test="log"]')).to_contain_text("by revolution")


def test_ending_a_turn_with_actions_left_is_asked_about_once(visit: Visit) -> None:
    page = visit()
    go_on_with(page, until("actions", 5, "a"))
    page.click('[data-test="end"]')
    expect(page.locator('[data-test="ask-yes"]')).to_be_visible()
    page.locator("dialog input[type=checkbox]").check()
    page.click('[data-test="ask-yes"]')
    expect(page.locator('[data-test="ask-yes"]')).to_have_count(0)


def test_politics_with_nothing_but_a_pass_passes_by_itself(visit: Visit) -> None:
    page = visit()
    for seed in "abcdef":
        match = game("through_the_ages").start(2, {}, seed=seed)
        found = False
        while not match.position.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            if match.position.stack[-1] == "politics" and all(isinstance(each, (Pass, Resign)) for each in legal):
                found = True
                break
            ranks = rank(cast(Position, match.position), seat, legal)
            match.play(seat, legal[ranks.index(max(ranks))])
        if found:
            break
    ask(page, "/api/guest", {"name": "Anna"})
    made = ask(page, "/api/import", {"file": match.dump()})
    open_match(page, made["id"])
    expect(page.locator('.frame:not([data-step="politics"])')).to_be_visible()


def test_resigning_does_not_stand_beside_passing(visit: Visit) -> None:
    page = visit()
    go_on_with(page, until("politics", 6, "a"))
    expect(page.locator('[data-test="end"]')).to_have_text("PassE")
    expect(page.locator('[data-test="resign"]')).to_have_count(0)
    page.click('[data-test="leave"]')
    expect(page.locator('[data-test="resign"]')).to_be_visible()


def test_marks_of_the_new_are_gone_after_taking_back(visit: Visit) -> None:
    page = visit()
    bots = [{"kind": "bot", "level": "beginner"}]
    sit_down(page, "en", seats=[{"kind": "me"}, *bots], options={"game": "simple"})
    page.keyboard.press("e")
    expect(page.locator('[data-test="log"]')).to_contain_text("Round 2: Anna’s turn")
    page.wait_for_function(READY)
    fresh = page.locator('[data-test="row"] .fresh')
    expect(fresh.first).to_be_visible()
    page.locator('[data-test="take"]').first.click()
    expect(page.locator('[data-test="undo"]')).to_be_enabled()
    page.wait_for_function(READY)
    page.click('[data-test="undo"]')
    expect(page.locator('[data-test="log"] .undo')).to_have_count(1)
    page.wait_for_function(READY)
    expect(fresh).to_have_count(0)


def test_a_hint_appears_in_the_window_and_lights_what_it_advises(visit: Visit) -> None:
    page = visit("en", PHONE)
    bots = [{"kind": "bot", "level": "beginner"}]
    sit_down(page, "en", seats=[{"kind": "me"}, *bots], options={"game": "simple"}, hints=True)
    page.keyboard.press("h")
    expect(page.locator('[data-test="hint"][data-thinking="false"]')).to_be_in_viewport(timeout=100_000)
    expect(page.locator(".frame .hinted").first).to_be_in_viewport()


def test_a_finger_previews_first_and_plays_with_the_second_tap(visit: Visit) -> None:
    page = visit("hu", PHONE, touch=True)
    go_on_with(page, until("actions", 5, "a"))
    seq = page.locator(".frame").get_attribute("data-seq")
    page.tap('[data-test="tab-row"]')
    card = page.locator('[data-test="take"]').first
    card.tap()
    expect(page.locator('[data-test="sheet-do"]')).to_be_visible()
    assert page.locator(".frame").get_attribute("data-seq") == seq
    page.tap('[data-test="sheet-do"]')
    page.wait_for_function("seq => document.querySelector('.frame').dataset.seq !== seq", arg=seq)


@pytest.mark.parametrize("step", ["politics", "auction", "defence"])
def test_the_end_of_a_step_tells_a_finger_first_what_it_brings(visit: Visit, step: str) -> None:
    page = visit("en", PHONE, touch=True)
    go_on_with(page, until(step, 6, "a"))
    seq = page.locator(".frame").get_attribute("data-seq")
    button = page.locator('[data-test="sheet"] button.end')
    button.tap()
    expect(button).to_contain_text("tap again")
    expect(page.locator('[data-test="sheet"] .picked')).to_be_visible()
    expect(page.locator('[data-test="sheet-do"]')).to_have_count(0)
    assert page.locator(".frame").get_attribute("data-seq") == seq
    # The second half of a double tap plays nothing.
    page.wait_for_timeout(600)
    button.tap()
    page.wait_for_function("seq => document.querySelector('.frame').dataset.seq !== seq", arg=seq)


def test_between_two_people_at_one_screen_the_hands_are_covered(visit: Visit) -> None:
    page = visit(path="#/new/through_the_ages")
    page.wait_for_selector("form")
    page.get_by_label("Number of seats").select_option("2")
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_role("button", name="Open the table").click()
    cover = page.locator('[data-test="cover"]')
    expect(cover).to_contain_text("is next")
    assert barriers(page) == []
    page.mouse.click(700, 200)
    expect(cover).to_have_count(0)
    page.wait_for_function(READY)
    first = page.locator('[data-test="bar"] .prompt strong').inner_text()
    page.keyboard.press("e")
    expect(cover).to_be_visible()
    page.keyboard.press("Enter")
    expect(cover).to_have_count(0)
    expect(page.locator('[data-test="bar"] .prompt strong')).not_to_have_text(first)


def test_what_is_printed_on_the_cards_is_what_the_rules_know() -> None:
    tool = runpy.run_path(str(ROOT / "web" / "tools" / "tta_cards.py"))
    written = Path(tool["TARGET"]).read_text("utf-8")
    assert tool["printed"]() == written, "run: python web/tools/tta_cards.py"
