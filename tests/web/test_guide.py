"""A guided first game of each game: from the welcome to the goodbye by pressing what the guide offers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from aevum.core import game as find_game
from aevum.reference import rules
from aevum.words import LANGUAGES, words
from tests.web.conftest import DESKTOP, ROOT, SHOTS, Visit, serving
from tests.web.table import AXE

SCENE = (Path(__file__).parents[2] / "web" / "src" / "lib" / "scene.ts").read_text("utf-8")
BOT_NAMES = re.findall(r'"(\w+)"[,\]]', SCENE.partition("const BOT_NAMES")[2].partition(";")[0])

PHONE = (390, 844)
BOARDS = ROOT / "web" / "src" / "boards"
RULES = (ROOT / "web" / "src" / "guide" / "rules.ts").read_text("utf-8")
STOPS = {
    path.parent.name: re.findall(r'name: "(\w+)"', path.read_text("utf-8"))
    for path in sorted(BOARDS.glob("*/index.ts"))
}
ROLL = "roll_through_the_ages"

# Press the button that the guide holds out until it says goodbye; what was said at my questions.
PRESS = """async () => {
    const asked = [];
    const text = (guide, name) => guide.querySelector(`[data-test="${name}"]`)?.textContent.trim() ?? "";
    for (let waited = 0; waited < 9000; waited++) {
        const guide = document.querySelector('[data-test="guide"]');
        const main = guide.querySelector("[data-main]:enabled");
        if (guide.dataset.waiting === "false" && guide.dataset.stage === "goodbye") return asked;
        if (guide.dataset.waiting === "false" && main) {
            if (guide.dataset.stage === "mine") {
                const { step } = guide.dataset;
                asked.push({ step, text: text(guide, "guide-text"), advice: text(guide, "guide-advice"),
                             rule: text(guide, "guide-rule") });
            }
            main.click();
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error("the guide never says goodbye");
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that suggests without thinking for long."""
    with serving(tmp_path_factory.mktemp("guide"), bot_time=0.02) as found:
        yield found


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"guide-{name}.png")


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-test="{name}"]')


def panel(page: Page) -> Locator:
    return part(page, "guide")


def begin(page: Page, game: str) -> None:
    cover = part(page, f"bots-{game}")
    if cover.count() > 0:
        cover.click()
    page.click(f'[data-test="guide-{game}"]')
    page.wait_for_selector(".frame")
    expect(page.locator('[data-test="guide"][data-stage="welcome"]')).to_be_visible()


def ready(page: Page, stage: str = "") -> None:
    """Wait until the guide holds out a button, and the keyboard is at it."""
    which = f'[data-stage="{stage}"]' if stage else ""
    page.wait_for_selector(f'[data-test="guide"]{which}[data-waiting="false"] [data-main]:enabled:focus')


def barriers(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("""axe.run('[data-test="guide"]', {resultTypes: ['violations']})""")
    return [f"{each['id']}: {each['nodes'][0]['failureSummary']}" for each in found["violations"]]


def tour(page: Page, game: str) -> None:
    """Go round the board by keyboard: each stop is lit up."""
    for _ in STOPS[game]:
        ready(page)
        page.keyboard.press("Enter")
        expect(page.locator("[data-lit]")).to_have_count(1)
        expect(page.locator("[data-lit]")).to_be_in_viewport()
    ready(page, "tour")
    page.keyboard.press("Enter")
    expect(page.locator("[data-lit]")).to_have_count(0)


@pytest.mark.browser
@pytest.mark.parametrize(
    ("game", "language", "size", "theme"),
    [
        (ROLL, "hu", PHONE, "dark"),
        ("through_the_ages", "en", DESKTOP, "light"),
        ("history_of_the_world", "en", DESKTOP, "dark"),
        ("brief_history", "en", PHONE, "light"),
        ("mare_nostrum", "en", DESKTOP, "light"),
        ("mare_nostrum", "hu", PHONE, "light"),
    ],
)
def test_the_first_round_by_doing_what_the_guide_says(
    visit: Visit, game: str, language: str, size: tuple[int, int], theme: str
) -> None:
    page = visit(language, size)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    begin(page, game)
    name = f"{game}-{language}-{size[0]}"
    shot(page, f"{name}-welcome")
    tour(page, game)
    page.wait_for_selector('[data-test="guide"][data-waiting="false"] [data-main]:enabled')
    shot(page, f"{name}-first")
    assert barriers(page) == []
    asked = page.evaluate(PRESS)
    assert asked
    for each in asked:
        assert each["text"], each
        assert each["advice"], each
        assert each["rule"], each
    shot(page, f"{name}-goodbye")
    page.click('[data-test="guide-play-on"]')
    expect(panel(page)).to_have_count(0)
    expect(page.locator('[data-test="bar"]')).to_be_visible()


@pytest.mark.browser
def test_a_guided_game_by_keyboard_survives_a_reload_and_can_be_left(visit: Visit) -> None:
    page = visit()
    begin(page, ROLL)
    ready(page, "welcome")
    page.reload()
    ready(page, "welcome")
    tour(page, ROLL)
    ready(page, "mine")
    page.reload()
    for _ in range(40):
        ready(page)
        if panel(page).get_attribute("data-stage") == "others":
            break
        page.keyboard.press("Space")
    ready(page, "others")
    page.keyboard.press("Enter")
    ready(page)
    told = part(page, "guide-told").inner_text()
    assert any(name in told for name in BOT_NAMES)
    page.reload()
    ready(page)
    assert part(page, "guide-told").inner_text() == told
    part(page, "guide-rule").first.click()
    expect(page.get_by_role("dialog").locator("[data-clause]:focus")).to_be_in_viewport()
    page.keyboard.press("Escape")
    part(page, "guide-leave").click()
    expect(panel(page)).to_have_count(0)
    page.wait_for_selector('[data-ready="true"]')


@pytest.mark.browser
def test_a_guided_game_begins_from_the_rules_and_from_a_new_table(visit: Visit) -> None:
    page = visit(path=f"#/rules/{ROLL}")
    expect(part(page, f"guide-{ROLL}")).to_have_text("Guided first game")
    page.goto(page.url.split("#")[0] + f"#/new/{ROLL}")
    begin(page, ROLL)
    part(page, "guide-skip").click()
    ready(page, "mine")


def test_every_rule_that_the_guide_shows_is_one_of_the_game() -> None:
    blocks = re.findall(r"^  (\w+): \{\n(.*?)^  \},", RULES, re.DOTALL | re.MULTILINE)
    assert {game for game, _ in blocks} == set(STOPS)
    for game, block in blocks:
        known = {clause.id for section in rules(game, "en").sections for clause in section.clauses}
        assert set(re.findall(r'"([A-Z]+-[\d.]+)"', block)) <= known
        steps = set(find_game(game).position(find_game(game).meta.seats[-1], {}).steps)
        assert {name.split()[0] for name in re.findall(r'^    "?([\w ]+)"?:', block, re.MULTILINE)} <= steps


def has(game: str, key: str) -> bool:
    return all(words(game, language).has(key) for language in LANGUAGES)


@pytest.mark.parametrize("game", sorted(STOPS))
def test_every_stop_of_a_tour_has_its_words_and_no_words_are_left_over(game: str) -> None:
    assert 3 <= len(STOPS[game]) <= 5
    assert all(has(game, f"guide-tour_{stop}{part}") for stop in STOPS[game] for part in ("", "-text"))
    source = Path(ROOT / "src" / "aevum" / "games" / game / "words" / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^guide-tour_(\w+) ", source, re.MULTILINE)) == set(STOPS[game])
