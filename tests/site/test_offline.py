"""What may happen around a match without a server: reloads, no network, two tabs, no room, damage, a new version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.site.conftest import Host, Person, available_offline, begin, entries, visit, wait_for_turn
from tests.web.player import Clicker

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1800)]

ROLL = "roll_through_the_ages"


def move(page: Page) -> None:
    """Make one decision, whatever is asked, and wait until it stands."""
    player = Clicker(page)
    player.wait()
    seq = page.locator(".frame").get_attribute("data-seq")
    player.act()
    page.wait_for_function("seq => document.querySelector('.frame')?.dataset.seq !== seq", arg=seq)


def in_the_tray(page: Page) -> list[str]:
    """What the tray shows, whatever the order in which the dice lie."""
    return sorted(page.locator(".tray").inner_text().splitlines())


def test_a_match_outlives_a_reload_and_the_network(host: Host, person: Person) -> None:
    context = person()
    page = visit(context, host)
    match = begin(page, ROLL)
    move(page)
    wait_for_turn(page)
    before = entries(page, match)
    shown = in_the_tray(page)
    page.reload()
    wait_for_turn(page)
    assert entries(page, match) == before
    assert in_the_tray(page) == shown
    available_offline(page)
    host.go_away()
    context.set_offline(True)
    page.reload()
    page.wait_for_selector('[data-test="quick"]')
    page.click('[data-test="going"] a >> nth=0')
    wait_for_turn(page)
    assert entries(page, match) == before
    page.evaluate("location.hash = '/'")
    begin(page, ROLL)
    move(page)
    page.evaluate("location.hash = '/rules/mare_nostrum'")
    expect(page.locator("main h1")).to_contain_text("Mare Nostrum")
    host.come_back()


def test_two_tabs_show_one_match(host: Host, person: Person) -> None:
    context = person()
    one = visit(context, host)
    match = begin(one, ROLL)
    other = visit(context, host, f"#/match/{match}")
    wait_for_turn(other)
    move(one)
    seq = one.locator(".frame").get_attribute("data-seq")
    other.wait_for_function("seq => Number(document.querySelector('.frame')?.dataset.seq) >= Number(seq)", arg=seq)
    wait_for_turn(one)
    one.close()
    wait_for_turn(other)
    length = entries(other, match)
    other.locator('[data-test="bar"].mine').wait_for()
    assert length >= 2


def test_a_move_for_which_there_is_no_room_is_not_made(host: Host, person: Person) -> None:
    context = person()
    page = visit(context, host)
    match = begin(page, ROLL)
    before = entries(page, match)
    devtools = context.new_cdp_session(page)
    origin = "/".join(host.address.split("/")[:3])
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    # The browser looks again how much room there is every half a minute.
    page.wait_for_timeout(45_000)
    page.click('[data-test="keep"]:enabled')
    expect(page.locator('[data-test="refusal"]')).to_contain_text("no room")
    assert entries(page, match) == before
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    move(page)
    assert entries(page, match) > before


DAMAGE = """match => new Promise((resolve, reject) => {
    const opening = indexedDB.open("aevum");
    opening.onsuccess = () => {
        const transaction = opening.result.transaction(["tables", "entries"], "readwrite");
        transaction.objectStore("tables").put({ row: { id: match, status: 17 }, seats: "none" });
        transaction.oncomplete = () => { opening.result.close(); resolve(null); };
        transaction.onabort = () => reject(transaction.error);
    };
})"""


def test_a_damaged_match_says_so_and_the_others_go_on(host: Host, person: Person) -> None:
    page = visit(person(), host)
    broken = begin(page, ROLL)
    page.evaluate("location.hash = '/'")
    whole = begin(page, ROLL)
    page.evaluate(DAMAGE, broken)
    page.evaluate("match => location.hash = `/match/${match}`", broken)
    page.reload()
    expect(page.locator("main")).to_contain_text("damaged")
    page.evaluate("match => location.hash = `/match/${match}`", whole)
    wait_for_turn(page)
    move(page)


def test_a_database_that_does_not_open_says_so_and_hides_no_game(host: Host, person: Person) -> None:
    context = person()
    context.add_init_script("indexedDB.open = () => { throw new DOMException('closed', 'UnknownError'); }")
    page = visit(context, host)
    expect(page.locator(f'[data-test="bots-{ROLL}"]')).to_be_visible()
    expect(page.get_by_text("The matches in this browser cannot be opened.")).to_be_visible()


def build_of(host: Host) -> str:
    found = re.search(r'"build": "(\w+)"', (host.site / "sw.js").read_text("utf-8"))
    assert found is not None
    return found[1]


def test_a_new_version_asks_and_the_running_match_goes_on(host: Host, person: Person, next_build: Path) -> None:
    page = visit(person(), host)
    match = begin(page, ROLL)
    available_offline(page)
    page.evaluate("match => location.hash = `/match/${match}`", match)
    wait_for_turn(page)
    before = build_of(host)
    host.put(next_build)
    assert build_of(host) != before
    page.evaluate("navigator.serviceWorker.ready.then(each => each.update())")
    # The match goes on in the old version, though the host has it no more, until somebody lets the new one in.
    page.wait_for_function("navigator.serviceWorker.ready.then(each => each.waiting !== null)")
    move(page)
    wait_for_turn(page)
    length = entries(page, match)
    shown = page.locator(".frame").get_attribute("data-seq")
    page.evaluate("location.hash = '/'")
    page.wait_for_selector('[data-test="update"]')
    with page.expect_navigation():
        page.click('[data-test="update"] button')
    page.wait_for_selector('[data-test="quick"]')
    kept = page.evaluate("caches.keys().then(keys => keys.map(key => key.split(' ').pop()))")
    assert kept == [build_of(host)]
    page.click('[data-test="going"] a >> nth=0')
    wait_for_turn(page)
    assert entries(page, match) == length
    assert page.locator(".frame").get_attribute("data-seq") == shown
    move(page)
    assert entries(page, match) > length
