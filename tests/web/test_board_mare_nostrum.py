"""Mare Nostrum on its own board: whole games by clicking, a round by keyboard, and no barriers at any width."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from aevum.games.mare_nostrum.board import CARD_PRICE, CARDS, CIVS, HOME, ITEMS, PROVINCES, RESOURCES, ROLES
from aevum.games.mare_nostrum.data import PROVINCE_ROWS
from tests.web.conftest import ROOT, SHOTS, Visit
from tests.web.test_pages import barriers

BOARD = ROOT / "web" / "src" / "boards" / "mare_nostrum"
WIDTHS = (1440, 1024, 390)

browser_test = pytest.mark.browser


QUICK = """async seed => {
    const all = name => [...document.querySelectorAll(`[data-test="${name}"]`)].filter(each => !each.disabled);
    const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const any = list => list[Math.floor(chance() * list.length)];
    const verb = name => all("act").filter(each => (each.dataset.verb ?? "").startsWith(name));
    const click = target => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const choose = () => {
        if (all("offer-panel").length) {
            const fresh = all("offer-card").filter(each => !each.classList.contains("chosen"));
            return all("offer")[0] ?? fresh[0] ?? all("offer-card")[0];
        }
        if (all("pay-panel").length) return all("pay-goods")[0] ?? all("pay-taxes")[0];
        if (all("take").length) return any(all("take"));
        if (verb("name_number").length) return verb("name_number").slice(0, 3).pop();
        if (verb("buy").length) return chance() < 0.3 ? any(all("ware")) : verb("buy").pop();
        if (verb("done").length && chance() < 0.4) return verb("done")[0];
        return any([...all("act"), ...all("source"), ...all("place"), ...all("place-in-list")]);
    };
    let clicks = 0;
    while (!document.querySelector('[data-test="outcome"]')) {
        if (document.querySelector('[data-ready="true"]') && all("deed").length) {
            if (++clicks > MOST_CLICKS) throw new Error("the match does not end");
            click(choose());
        }
        await new Promise(resolve => setTimeout(resolve, 4));
    }
    return clicks;
}""".replace("MOST_CLICKS", "4000")
"""Somebody quick inside the page, who clicks only what is there to be clicked."""


TABS_AWAY = """target => {
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
        .filter(each => !each.disabled && each.tabIndex >= 0 && each.getClientRects().length > 0);
    const from = stops.indexOf(document.activeElement);
    return from < 0 ? null : stops.indexOf(target) - from;
}"""
"""How many presses of the tabulator lie between the focus and the target; nothing if nothing has the focus."""


class Admiral:
    """Plays what the board offers: only clicks on what can be seen, now and then a bold one."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.decisions = 0
        self.on_the_map = 0
        self.keyboard = False

    def wait(self) -> bool:
        """Wait until I am asked something; False at the end of the match."""
        self.page.wait_for_function(
            """() => document.querySelector('[data-test="outcome"]')
                || (document.querySelector('[data-ready="true"]') && document.querySelector('[data-test="deed"]'))"""
        )
        return self.page.locator('[data-test="outcome"]').count() == 0

    def find(self, name: str) -> Locator:
        return self.page.locator(f'[data-test="{name}"]:not([disabled])')

    def press(self, target: Locator) -> None:
        if self.keyboard:
            self.reach(target)
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def reach(self, target: Locator) -> None:
        """Go on with the tabulator until the target has the focus."""
        for _ in range(8):
            away: int | None = target.evaluate(TABS_AWAY)
            if away == 0:
                return
            for _ in range(abs(away or 1)):
                self.page.keyboard.press("Tab" if (away or 1) > 0 else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def settled(self) -> None:
        """Wait until the move has been taken."""
        self.page.wait_for_function(
            """old => document.querySelector('[data-test="outcome"]')
                || document.querySelector('[data-seq]')?.dataset.seq !== old""",
            arg=self.seq,
        )

    def act(self) -> None:
        """Make one decision."""
        self.decisions += 1
        self.seq = self.page.locator("[data-seq]").get_attribute("data-seq")
        if self.find("offer-panel").count():
            self.offer()
        elif self.find("pay-panel").count():
            goods = self.find("pay-goods")
            self.press(goods if goods.count() else self.find("pay-taxes"))
        elif self.find("take").count():
            self.press(self.find("take").first)
        elif not self.by_map():
            self.by_button()
        self.settled()

    def offer(self) -> None:
        while self.find("offer").count() == 0:
            full = self.page.locator('[data-test="offer-card"]:not(.chosen)')
            cards = full if full.count() else self.find("offer-card")
            self.press(cards.first)
        self.press(self.find("offer"))

    def by_map(self) -> bool:
        """Choose a place on the map; where a piece sets out from it, choose where it goes."""
        if self.find("place").count() == 0 or self.random.random() < 0.35:
            return False
        chosen = self.page.locator("[data-seq]").get_attribute("data-chosen")
        self.press(self.find("place").nth(self.random.randrange(self.find("place").count())))
        self.on_the_map += 1
        if self.moved(chosen):
            return True
        targets = self.page.locator('[data-test="place"]:has-text("→")')
        if targets.count():
            self.press(targets.nth(self.random.randrange(targets.count())))
            return True
        return False

    def moved(self, chosen: str | None) -> bool:
        """Wait until a click on the map has had its effect; whether that was a move, or another choice of a place."""
        self.page.wait_for_function(
            """([seq, chosen]) => {
                const now = document.querySelector('[data-test="mare-nostrum"]')?.dataset;
                return now?.seq !== seq || (now?.chosen ?? null) !== chosen;
            }""",
            arg=[self.seq, chosen],
        )
        return self.page.locator("[data-seq]").get_attribute("data-seq") != self.seq

    def by_button(self) -> None:
        numbers = self.page.locator('[data-test="act"][data-verb="name_number"]')
        buys = self.page.locator('[data-test="act"][data-verb^="buy"]')
        done = self.page.locator('[data-test="act"][data-verb="done"]')
        if numbers.count():
            self.press(numbers.nth(min(2, numbers.count() - 1)))
        elif buys.count():
            self.press(buys.last if self.random.random() < 0.4 else buys.nth(self.random.randrange(buys.count())))
        elif done.count():
            self.press(done)
        else:
            if self.find("act").count() == 0:
                self.press(self.find("source").first)
            self.press(self.find("act").nth(self.random.randrange(self.find("act").count())))

    def play_until_the_map_is_used(self, times: int) -> None:
        while self.wait() and (self.decisions < 20 or self.on_the_map < times):
            assert self.decisions < 150, "the map is never asked for"
            self.act()

    def hurry_to_the_end(self) -> None:
        assert self.page.evaluate(QUICK, 1 + self.random.randrange(10_000)) > 0


def begin(page: Page) -> None:
    """Open a table for three with two bots and few rounds, as a person fills in the form."""
    page.goto(page.url.split("#")[0] + "#/new/mare_nostrum")
    page.wait_for_selector(".chairs")
    for chair in (2, 3):
        seat = page.locator(f".chairs li:nth-child({chair}) select")
        seat.first.select_option("bot")
        seat.last.select_option("beginner")
    page.locator("fieldset.card select").last.select_option(index=1)
    page.locator("form button.primary").click()
    page.wait_for_selector('[data-test="mare-nostrum"]')


def shots(page: Page, name: str) -> None:
    """Keep a picture at every width: nothing sticks out."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900 if width > 400 else 780})
        page.wait_for_timeout(120)
        page.screenshot(path=SHOTS / f"mare-nostrum-{name}-{width}.png", full_page=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} sticks out at {width}"
    page.set_viewport_size({"width": 1440, "height": 900})


@browser_test
def test_a_whole_game_by_clicking(visit: Visit) -> None:
    page = visit()
    begin(page)
    admiral = Admiral(page, 5)
    admiral.wait()
    shots(page, "opening")
    assert barriers(page) == []
    admiral.play_until_the_map_is_used(3)
    shots(page, "middle")
    admiral.hurry_to_the_end()
    expect(page.locator('[data-test="outcome"]')).to_contain_text("Winner")
    shots(page, "end")
    assert barriers(page) == []


@browser_test
def test_a_whole_game_in_hungarian_on_a_phone(visit: Visit) -> None:
    page = visit("hu", (390, 780))
    begin(page)
    admiral = Admiral(page, 11)
    admiral.wait()
    page.click('[data-test="map-list"]')
    expect(page.locator('[data-test="mare-nostrum"]')).to_contain_text("Szabad tartományok")
    assert barriers(page) == []
    page.screenshot(path=SHOTS / "mare-nostrum-list-hu-390.png")
    page.click('[data-test="map-list"]')
    admiral.hurry_to_the_end()
    expect(page.locator('[data-test="outcome"]')).to_contain_text("Győztes")
    page.screenshot(path=SHOTS / "mare-nostrum-end-hu-390.png", full_page=True)


@browser_test
def test_a_whole_round_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    begin(page)
    admiral = Admiral(page, 3)
    admiral.keyboard = True
    while admiral.wait() and page.locator('[data-test="log"]').get_by_text("Round 2 begins").count() == 0:
        admiral.act()
    assert admiral.decisions >= 5


def test_the_page_knows_the_printed_sites() -> None:
    text = (BOARD / "sites.ts").read_text("utf-8")
    found = {
        name: (city == "true", re.findall(r'"(\w+)"', goods))
        for name, city, goods in re.findall(r"^  (\w+): \{ city: (\w+), goods: \[(.*)\] \},$", text, re.M)
    }
    assert found == {row.id: (bool(row.city), list(row.goods)) for row in PROVINCE_ROWS}


def test_the_page_knows_where_civilizations_are_at_home() -> None:
    text = (BOARD / "view.ts").read_text("utf-8")
    found = re.search(r"const HOMES: Record<string, string> = \{(.*?)\};", text, re.S)
    assert found is not None
    homes = dict(re.findall(r'(\w+): "(\w+)"', found[1]))
    assert homes == {civ: PROVINCES[HOME[index]] for index, civ in enumerate(CIVS)}


def named(constant: str) -> list[str]:
    text = (BOARD / "view.ts").read_text("utf-8")
    found = re.search(rf"const {constant} = \[(.*?)\]", text, re.S)
    assert found is not None
    return re.findall(r'"(\w+)"', found[1])


def test_the_page_counts_resources_items_and_cards_as_the_rules_do() -> None:
    assert named("RESOURCES") == list(RESOURCES)
    assert named("ITEMS") == list(ITEMS)
    assert named("ROLES") == list(ROLES)
    assert {12 if card == "pyramids" else 9 for card in CARDS} == {9, 12} == set(CARD_PRICE)
