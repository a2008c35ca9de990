"""What the others did since my last move, shown again on the board: asked for, or by itself."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.conqueror import Conqueror
from tests.web.player import Clicker
from tests.web.table import barriers, begin, shot

WEB = Path(__file__).parents[2] / "web"
ARMIES = ".stage .comes .base"  # those that stand somewhere, not one on its way
WATCH = """() => new MutationObserver(() => {
    if (document.querySelector('[data-test="recap"]')) document.documentElement.dataset.shownByItself = "";
}).observe(document.body, { childList: true, subtree: true })"""


def steps(page: Page) -> int:
    return int(page.locator('[data-test="recap"]').get_attribute("data-steps") or 0)


def others_have_played(player: Conqueror) -> None:
    """Play until the others have taken lands since my last move, more than it can have taken itself."""
    armies = player.page.locator(ARMIES)
    before = 0
    while player.wait():
        if armies.count() > before + 2:
            return
        before = armies.count()
        player.act()
    raise AssertionError("the others never took land")


@pytest.mark.browser
def test_stepping_through_what_happened_on_the_map_by_keyboard(visit: Visit) -> None:
    page = visit("en")
    begin(page, "history_of_the_world")
    player = Conqueror(page, 1)
    others_have_played(player)
    armies = page.locator(ARMIES).count()
    page.locator('[data-test="what-happened"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-test="recap"]')).to_be_visible()
    expect(page.locator('[data-test="place"]')).to_have_count(0)
    page.locator('[data-test="recap-run"]').press("Enter")
    expect(page.locator('[data-test="recap-run"]')).to_have_attribute("aria-pressed", "false")
    while page.locator('[data-test="recap-back"]').is_enabled():
        page.keyboard.press("ArrowLeft")
    fewer = page.locator(ARMIES).count()
    captions = []
    for number in range(1, steps(page) + 1):
        page.keyboard.press("ArrowRight")
        expect(page.locator('[data-test="recap"]')).to_have_attribute("data-at", str(number))
        captions.append(page.locator('[data-test="told-lines"]').inner_text())
        if number == 1:
            assert barriers(page) == []
            shot(page, "what-happened-history-en")
    assert all(captions)
    assert fewer < armies
    expect(page.locator(ARMIES)).to_have_count(armies)
    page.keyboard.press("Escape")
    expect(page.locator('[data-test="recap"]')).to_have_count(0)
    expect(page.locator('.frame[data-past="false"]')).to_be_visible()
    player.seq = "-1"
    assert player.wait()
    player.act()
    the_running_match_can_be_looked_through(page, armies)


def the_running_match_can_be_looked_through(page: Page, armies: int) -> None:
    """The slider shows the map at any moment, with my own eyes alone."""
    page.locator('[data-test="what-happened"]').click()
    page.locator('[data-test="recap-whole"]').click()
    slider = page.locator(".slide input")
    expect(slider).to_be_visible()
    slider.fill("0")
    expect(page.locator(ARMIES)).to_have_count(0)
    slider.fill(slider.get_attribute("max") or "")
    expect(page.locator(ARMIES).nth(armies - 2)).to_be_visible()
    expect(page.locator(".eyes")).to_have_count(0)
    table = page.url.split("/replay/")[1].split("?")[0]
    refused = page.request.get(f"{page.url.split('#')[0]}api/tables/{table}/at/3?seat=1").json()
    assert refused["error"] == "not_your_seat"


@pytest.mark.browser
def test_it_is_shown_by_itself_and_never_in_the_way(visit: Visit) -> None:
    page = visit("hu")
    begin(page, "roll_through_the_ages")
    player = Clicker(page)
    player.wait()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH)
    for _ in range(200):
        player.act()
        page.wait_for_timeout(50)
        player.wait()
        if page.locator("html[data-shown-by-itself]").count():
            break
    expect(page.locator("html[data-shown-by-itself]")).to_have_count(1)
    recap = page.locator('[data-test="recap"]')
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    # Asked for, it begins where my last move ended and goes on by itself.
    page.locator('[data-test="what-happened"]').click()
    page.wait_for_function("""() => Number(document.querySelector('[data-test="recap"]')?.dataset.at) >= 1""")
    shot(page, "what-happened-roll-hu")
    # A press on the board is enough to be back in the present, and nothing else happens by it.
    page.locator('[data-part="cities"] h3').click()
    expect(recap).to_have_count(0)
    player.wait()
    # One on what can be answered chooses it for the keyboard, and does not play it unseen.
    answer = page.locator('.body [data-answers]:not([data-answers=""]):enabled').first
    answer.scroll_into_view_if_needed()  # waits until nothing moves it
    box = answer.bounding_box()
    assert box is not None
    seq = page.locator(".frame").get_attribute("data-seq")
    page.locator('[data-test="what-happened"]').click()
    expect(page.locator('.frame[data-past="true"]')).to_be_visible()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(recap).to_have_count(0)
    expect(answer).to_be_focused()
    assert page.locator(".frame").get_attribute("data-seq") == seq
    page.locator('[data-test="what-happened"]').click()
    page.locator('[data-test="recap-stop"]').click()
    expect(recap).to_have_count(0)
    player.act()
    # Whoever does not want it says so once.
    page.goto(page.url.split("#")[0] + "#/settings")
    page.get_by_label("A többiek lépései maguktól is lejátszódnak", exact=True).uncheck()
    assert page.evaluate("JSON.parse(localStorage.getItem('aevum-settings')).replay") is False


def stretch(*entries: tuple[str, int | None]) -> list[int] | None:
    """Ask the page's own code where what the others did begins and ends; I am seat 0."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert node, "the page needs Node"
    log = [{"seq": seq, "kind": kind, "seat": seat} for seq, (kind, seat) in enumerate(entries)]
    script = (
        f"const {{ stretchOf }} = await import({json.dumps(str(WEB / 'src' / 'lib' / 'happened.ts'))});"
        f"const found = stretchOf({json.dumps(log)}, 0);"
        "console.log(JSON.stringify(found && [found.from, found.until]));"
    )
    run = subprocess.run(
        [node, "--input-type=module", "-e", script], capture_output=True, text=True, check=True, timeout=60
    )
    found: list[int] | None = json.loads(run.stdout)
    return found


def test_what_the_others_did_is_found_in_the_log() -> None:
    me, other, chance = ("play", 0), ("play", 1), ("chance", None)
    assert stretch(chance, me, chance) is None
    assert stretch(chance, other, chance) == [0, 3]
    assert stretch(me, chance, other, other, chance) == [1, 5]
    assert stretch(me, other, me, chance, me) == [1, 2]
