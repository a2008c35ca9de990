"""People at the page: a newcomer, two friends and a spectator, a lost page, another language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.player import Clicker, begin_against_bots
from tests.web.table import choose, shot

pytestmark = pytest.mark.browser


def test_a_newcomer_plays_against_two_bots_to_the_end_by_clicking_only(visit: Visit) -> None:
    page = visit()
    begin_against_bots(page)
    clicker = Clicker(page)
    clicker.wait()
    shot(page, "match-opening-desktop")
    for _ in range(14):
        clicker.wait()
        if clicker.over():
            break
        clicker.act()
    shot(page, "match-middle-desktop")
    clicker.play_to_the_end()
    expect(page.locator('[data-test="outcome"]')).to_contain_text("Winner")
    expect(page.locator('[data-test="places"] tbody tr')).to_have_count(3)
    shot(page, "match-end-desktop")
    look_back(page)


def look_back(page: Page) -> None:
    """Go through the finished match, see the scores over time, and check the dice."""
    page.locator('[data-test="outcome"]').get_by_role("link", name="Replay").click()
    page.get_by_role("tab", name="Points").click()
    expect(page.get_by_role("img", name="Score over time")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".slide")).to_contain_text("After move 0 of")
    for _ in range(3):
        page.get_by_role("button", name="Next turn").click()
    expect(page.locator(".slide")).not_to_contain_text("After move 0 of")
    page.get_by_role("tab", name="Fair dice").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("main")).to_contain_text("Every roll and every draw came from this key.")
    shot(page, "replay-over-desktop")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    shot(page, "replay-over-phone")


def test_the_same_in_hungarian_on_a_phone(visit: Visit) -> None:
    page = visit("hu", PHONE)
    expect(page.locator("main h1")).to_have_text("Civilizációk egy asztalnál")
    begin_against_bots(page, 1)
    clicker = Clicker(page)
    clicker.wait()
    shot(page, "match-opening-phone-hu")
    clicker.play_to_the_end()
    expect(page.locator('[data-test="outcome"]')).to_contain_text("Győztes")
    shot(page, "match-end-phone-hu")


def open_table_for_two(page: Page) -> None:
    page.click('a[href="#/new/roll_through_the_ages"]')
    page.get_by_label("Number of seats").select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/match/*")


def whose_turn(*pages: Page) -> int:
    """Return which of these browsers is asked something."""
    for _ in range(4000):
        for index, page in enumerate(pages):
            if page.locator('[data-ready="true"]').count():
                return index
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked anything")


def test_two_browsers_play_each_other_and_a_third_watches(visit: Visit) -> None:
    anna, bela, watcher = visit(), visit(), visit()
    open_table_for_two(anna)
    bela.reload()
    bela.locator('section[aria-labelledby="open"] a.name').first.click()
    bela.get_by_label("Your name").fill("Béla")
    bela.click('[data-test="join-1"]')
    anna.wait_for_selector(".tray")
    watcher.reload()
    watcher.locator('section[aria-labelledby="watch"] a.button').first.click()
    watcher.wait_for_selector(".tray")
    clickers = [Clicker(anna), Clicker(bela)]
    for _ in range(16):
        turn = whose_turn(anna, bela)
        clickers[turn].wait()
        clickers[turn].act()
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Szép dobás!")
    anna.get_by_role("button", name="Send", exact=True).click()
    bela.get_by_role("tab", name="Chat").click()
    expect(bela.locator("#panel")).to_contain_text("Szép dobás!")
    expect(watcher.locator('[data-test="unread"]')).to_contain_text("1 new message")
    expect(watcher.locator('[data-test="bar"].mine')).to_have_count(0)
    expect(watcher.locator(".die:enabled")).to_have_count(0)
    anna.get_by_role("tab", name="Log").click()
    newest = anna.locator('[data-test="log"] li').first.inner_text()
    expect(watcher.locator('[data-test="log"] li').first).to_have_text(newest, use_inner_text=True)
    expect(anna.locator('[data-test="watchers"]')).to_contain_text("1 watching")
    choose(bela, "resign")
    bela.click('[data-test="ask-yes"]')
    expect(bela.locator('[data-test="resigned"]')).to_be_visible()
    expect(bela.locator('[data-test="bar"] button')).to_have_count(1)  # the menu alone


def test_a_reload_in_mid_turn_loses_nothing(visit: Visit) -> None:
    page = visit()
    begin_against_bots(page, 1)
    clicker = Clicker(page)
    clicker.wait()
    if clicker.find("keep").count():
        rollable = page.locator(".die:enabled:not(.stays)")
        if rollable.count():
            clicker.click(rollable.first)
            clicker.click(clicker.find("reroll"))
            clicker.wait()
    faces = page.locator(".die").evaluate_all("dice => dice.map(die => die.dataset.face).sort()")
    log = page.locator('[data-test="log"]').inner_text()
    page.reload()
    clicker.wait()
    assert page.locator(".die").evaluate_all("dice => dice.map(die => die.dataset.face).sort()") == faces
    assert page.locator('[data-test="log"]').inner_text() == log
    clicker.act()
    clicker.wait()
    # Others may watch this table: whoever is signed out becomes one of them, and is told so.
    other = page.context.new_page()
    other.goto(page.url.split("#")[0] + "#/account")
    other.get_by_role("button", name="Sign out", exact=True).click()
    other.click('[data-test="leave"]')
    expect(page.locator('[data-test="signed-out"]')).to_contain_text("Sign in again to play on.")


def keep_an_address_where_the_browser_tells_nothing(page: Page) -> None:
    page.get_by_label("Ezen a böngészőn").check()
    page.get_by_label("Webhookkal (egy cím)").fill("https://example.org/hook")
    page.get_by_role("button", name="Mentés").click()
    expect(page.locator("form [role=status]")).to_contain_text("ez a böngésző nem engedi")
    kept = page.evaluate("fetch('/api/me/notifications').then(answer => answer.json())")
    assert kept["webhook"] == "https://example.org/hook"


def test_who_is_signed_out_is_told_so_and_the_page_does_not_ask_for_ever(visit: Visit) -> None:
    page = visit("hu")
    page.click('a[href="#/new/roll_through_the_ages"]')
    page.get_by_label("Látszik az előtérben").uncheck()
    page.get_by_label("Mások nézhetik").uncheck()
    page.get_by_role("button", name="Asztal megnyitása").click()
    page.wait_for_selector('[data-test="start"]')
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    other = page.context.new_page()
    other.goto(page.url.split("#")[0] + "#/settings")
    keep_an_address_where_the_browser_tells_nothing(other)
    other.goto(page.url.split("#")[0] + "#/account")
    other.get_by_role("button", name="Kilépés", exact=True).click()
    other.click('[data-test="leave"]')
    notice = page.locator('[data-test="not-here"]')
    expect(notice).to_contain_text("Nem vagy belépve.")
    expect(notice.get_by_role("link", name="Belépés")).to_be_visible()
    tried = len(sockets)
    page.wait_for_timeout(1_500)
    assert len(sockets) == tried


def test_a_refusal_opens_the_rules_at_its_clause(visit: Visit) -> None:
    page = visit()
    begin_against_bots(page, 1)
    Clicker(page).wait()
    choose(page, "why-not")
    page.get_by_role("dialog").get_by_role("searchbox").fill("Buy Empire")
    page.get_by_role("button", name="Buy Empire").click()
    refusal = page.locator('[data-test="refusal"]')
    expect(refusal).to_be_visible()
    button = refusal.get_by_role("button", name="Rule RTA-")
    clause = button.inner_text().split()[-1]
    button.click()
    expect(page.locator(f'[data-clause="{clause}"]')).to_be_focused()
    expect(page.locator(f'[data-clause="{clause}"]')).to_be_in_viewport()
    shot(page, "refusal-desktop")


def test_the_plain_board_plays_too_and_takes_moves_back(visit: Visit) -> None:
    page = visit()
    begin_against_bots(page, 1)
    clicker = Clicker(page)
    while True:
        clicker.wait()
        if page.locator(".die:enabled:not(.stays)").count():
            break
        clicker.act()
    choose(page, "plain-view")
    choices = page.locator('[data-test="choices"]')
    before = choices.inner_text()
    choices.get_by_role("button", name="Reroll ").first.click()
    expect(choices.get_by_role("button", name="Roll these dice")).to_be_visible()
    page.click('[data-test="undo"]')
    expect(choices.get_by_role("button", name="Keep the dice")).to_be_visible()
    assert choices.inner_text() == before


def focus_by_keyboard(page: Page, selector: str) -> None:
    """Go on with the tabulator until what is sought has the focus."""
    for _ in range(150):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_a_whole_turn_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    for selector in ('[data-test="bots-roll_through_the_ages"]', '[data-test="start"]'):
        focus_by_keyboard(page, selector)
        page.keyboard.press("Enter")
    clicker = Clicker(page)
    ways = ("pay", "reroll", "keep", "feed", "site", "build", "buy", "buy-nothing", "discard-one", "discard")
    for _ in range(40):
        clicker.wait()
        offered = next(name for name in ways if clicker.find(name).count())
        focus_by_keyboard(page, f'[data-test="{offered}"]')
        page.keyboard.press("Space")
        if page.locator('[data-test="log"]').get_by_text("Round 2: Guest").count():
            break
    else:
        raise AssertionError("the turn does not end")
    assert clicker.clicks == 0
