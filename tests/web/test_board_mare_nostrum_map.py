"""Pieces of Mare Nostrum carried over the map, with the mouse and with a finger."""

from __future__ import annotations

import json
from typing import cast

import msgspec
import pytest
from playwright.sync_api import Page, expect

from aevum.core import Action
from aevum.core.match import Match, game
from aevum.games.mare_nostrum.actions import March, Sail
from aevum.games.mare_nostrum.board import PROVINCES, SEAS
from aevum.games.mare_nostrum.heuristics import rank
from aevum.games.mare_nostrum.state import State
from tests.web.conftest import ROOT, SHOTS, Visit
from tests.web.table import ask

pytestmark = pytest.mark.browser

SHEET = json.loads((ROOT / "web" / "src" / "map" / "shapes" / "mare_nostrum.json").read_text("utf-8"))
ANCHORS: dict[str, list[float]] = {each["id"]: each["at"] for kind in ("lands", "waters") for each in SHEET[kind]}
ON_SCREEN = """(g, [x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(g.getScreenCTM());
    return [at.x, at.y];
}"""


IN_FRAME = """stage => {
    const sheet = stage.querySelector("svg").getBoundingClientRect();
    const frame = stage.getBoundingClientRect();
    return [sheet.left - frame.left, sheet.top - frame.top, sheet.width].map(Math.round);
}"""


def until(step: str, least: int) -> Match:
    """Return a match played by rules of thumb to a question where so many pieces can set out from one place."""
    match = game("mare_nostrum").start(3, {}, seed="carry")
    while True:
        pos = cast(State, match.position)
        war = pos.war
        if pos.stack[-1] == step and war and max(war.ready if step == "march" else war.sea_ready) >= least:
            return match
        seat = match.actors[0]
        legal = match.legal(seat)
        ranks = rank(pos, seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])


def source_of(match: Match) -> str:
    war = cast(State, match.position).war
    assert war is not None
    at_sea = match.position.stack[-1] == "sail"
    ready = war.sea_ready if at_sea else war.ready
    return (SEAS if at_sea else PROVINCES)[ready.index(max(ready))]


def targets_of(match: Match, source: str) -> list[str]:
    found: list[str] = []
    for action in match.legal(match.actors[0]):
        if isinstance(action, March) and action.province == source:
            found.append(action.to)
        if isinstance(action, Sail) and action.sea == source:
            found.append(action.to)
    return sorted(found)


class Hand:
    """Takes pieces up and carries them."""

    def __init__(self, page: Page, match: Match) -> None:
        self.page = page
        ask(page, "/api/guest", {"name": "Anna"})
        made = ask(page, "/api/import", {"file": match.dump()})
        page.evaluate("id => { location.hash = `#/match/${id}`; }", made["id"])
        page.wait_for_selector('[data-ready="true"] [data-test="mare-nostrum"]')
        self.sheet = page.locator(".stage svg > g").first

    def at(self, place: str) -> tuple[float, float]:
        """Return where the pieces of a place stand on the screen."""
        x, y = self.sheet.evaluate(ON_SCREEN, ANCHORS[place])
        return x, y

    def is_advised(self, action: Action) -> None:
        """Ask for a hint that we answer ourselves."""
        told = {"action": msgspec.to_builtins(action), "why": "sensible", "other": None, "reasons": []}
        told |= {"tries": 0, "percent": 0, "other_percent": 0}
        self.page.route("**/api/tables/*/hint", lambda route: route.fulfill(json=told))
        self.page.click('[data-test="ask-hint"]')

    def take(self, place: str) -> None:
        x, y = self.at(place)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y + 9, steps=3)
        expect(self.page.locator('[data-test="ghost"]')).to_be_visible()

    def put(self, place: str) -> None:
        self.page.mouse.move(*self.at(place), steps=4)
        self.page.mouse.up()

    def lit(self) -> list[str]:
        """Return the places that are shown as targets."""
        found: list[str] = self.page.locator('[data-test="place"]:not(.chosen)').evaluate_all(
            "all => all.map(badge => badge.dataset.place)"
        )
        return sorted(found)

    @property
    def state(self) -> tuple[str | None, list[int]]:
        """How long the log is, and where the map is in its frame."""
        seq = self.page.locator('[data-test="mare-nostrum"]').get_attribute("data-seq")
        return seq, self.page.locator(".stage").evaluate(IN_FRAME)

    def wait_for(self, seq: int) -> None:
        self.page.wait_for_selector(f'[data-test="mare-nostrum"][data-seq="{seq}"]')


def test_legions_are_carried_over_the_map(visit: Visit) -> None:
    page = visit()
    match = until("march", 2)
    hand = Hand(page, match)
    source = source_of(match)
    targets = targets_of(match, source)
    begun = hand.state

    hand.take(source)
    assert hand.lit() == targets
    page.mouse.move(*hand.at(targets[0]), steps=4)
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / "mare-nostrum-carried-1440.png")
    page.keyboard.press("Escape")
    expect(page.locator('[data-test="ghost"]')).to_have_count(0)
    page.mouse.move(*hand.at("cyrene"), steps=3)
    page.mouse.up()
    assert hand.state == begun, "nothing has moved, not even the map"

    far = next(name for name in ("numidia", "armenia") if name not in targets)
    hand.take(source)
    hand.put(far)
    expect(page.locator('[data-test="refusal"]')).to_be_in_viewport()
    expect(page.get_by_role("button", name="Rule MN-8.6", exact=True)).to_be_visible()
    assert hand.state == begun

    page.keyboard.press("Escape")
    expect(page.locator('[data-test="refusal"]')).to_have_count(0)
    if page.locator('[data-test="move-all"]').count() == 0:
        page.locator(f'[data-test="place"][data-place="{source}"]').click()
    page.check('[data-test="move-all"]')
    hand.take(source)
    expect(page.locator('[data-test="ghost"]')).to_have_text("2")
    hand.put(targets[0])
    hand.wait_for(int(begun[0] or 0) + 2)
    assert not page.locator('[data-test="refusal"]').count()


def test_a_trireme_is_carried_to_the_next_sea_but_not_ashore(visit: Visit) -> None:
    page = visit()
    match = until("sail", 1)
    hand = Hand(page, match)
    source = source_of(match)
    target = targets_of(match, source)[0]
    hand.is_advised(Sail(source, target))
    expect(page.locator('[data-test="place"].hinted')).to_have_attribute("data-place", source)
    page.click('[data-test="place"].hinted')
    expect(page.locator('[data-test="place"].hinted')).to_have_attribute("data-place", target)
    page.locator(f'[data-test="place"][data-place="{source}"]').click()
    begun = hand.state
    hand.take(source)
    hand.put("dacia")
    expect(page.locator('[data-test="map-says"]')).to_have_text("Triremes stay at sea: they cannot go to Dacia.")
    assert hand.state == begun
    hand.take(source)
    hand.put(target)
    hand.wait_for(int(begun[0] or 0) + 1)
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_finger_carries_pieces_and_pans_the_map_elsewhere(visit: Visit) -> None:
    page = visit(size=(390, 780))
    match = until("march", 2)
    hand = Hand(page, match)
    source = source_of(match)
    begun = hand.state
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_timeout(300)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def swipe(start: tuple[float, float], end: tuple[float, float]) -> None:
        touch("touchStart", start)
        for part in range(1, 6):
            touch("touchMove", (start[0] + (end[0] - start[0]) * part / 5, start[1] + (end[1] - start[1]) * part / 5))
        touch("touchEnd")

    frame = page.locator(".stage").bounding_box()
    assert frame is not None
    near = next(
        place
        for place in targets_of(match, source)
        if frame["x"] < hand.at(place)[0] < frame["x"] + frame["width"]
        and frame["y"] < hand.at(place)[1] < frame["y"] + frame["height"]
    )
    _, shown = hand.state
    corner = (frame["x"] + 8, frame["y"] + 8)
    swipe(corner, (corner[0] + 60, corner[1] + 40))
    page.wait_for_function(
        f"old => String(({IN_FRAME})(document.querySelector('.stage'))) !== old", arg=",".join(map(str, shown))
    )
    page.wait_for_timeout(300)
    swipe(hand.at(source), hand.at(near))
    hand.wait_for(int(begun[0] or 0) + 1)
