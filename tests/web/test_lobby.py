"""The lobby: everything a player comes for, in one window."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.table import barriers, guest, public_table

pytestmark = pytest.mark.browser

SIZES = [(1920, 1080), (1440, 900), (1024, 768), (390, 844)]
ROLL = "roll_through_the_ages"
SEND = """async ([path, body]) => {
    await fetch('/api/me');
    const token = document.cookie.split('; ').find(part => part.startsWith('aevum_csrf=')).slice(11);
    const headers = {'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token)};
    const answer = await fetch('/api' + path, {method: 'POST', headers, body: JSON.stringify(body)});
    return answer.json();
}"""


def send(page: Page, path: str, body: dict[str, Any]) -> Any:
    return page.evaluate(SEND, [path, body])


def outside(page: Page, selector: str) -> list[str]:
    """Return what of these is not wholly in the window."""
    return list(
        page.eval_on_selector_all(
            selector,
            """found => found.filter(each => {
                const box = each.getBoundingClientRect();
                return box.top < 0 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
            }).map(each => each.outerHTML.slice(0, 120))""",
        )
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_whole_lobby_is_in_one_window(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(language, size)
    guest(page, "Vera")
    for game in (ROLL, "through_the_ages"):
        public_table(page, game, "me", "bot")
    page.reload()
    expect(page.locator('[data-test="go-on"]')).to_have_count(2)
    for game in ("through_the_ages", "mare_nostrum", ROLL):
        page.click(f'[data-test="bots-{game}"]')
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert outside(page, '[data-test="quick"] :is(label, button), [data-test^="bots-"], [data-test="start"]') == []
    assert barriers(page) == []


def test_matches_to_go_on_with_say_where_they_stand(visit: Visit) -> None:
    page = visit()
    guest(page, "Vera")
    public_table(page, ROLL, "me", "bot", "bot", clock={"bank_ms": 600_000})
    public_table(page, ROLL, "me", "open")
    page.reload()
    cards = page.locator('[data-test="go-on"]')
    expect(cards.nth(0)).to_contain_text("Round 1 · 3 players")
    expect(cards.nth(0)).to_contain_text("Your turn · ")
    expect(cards.nth(0)).to_contain_text("left")
    expect(cards.nth(0)).to_contain_text("1st")
    expect(cards.nth(1)).to_contain_text("1 free seat")
    cards.nth(0).click()
    page.wait_for_selector('[data-test="bar"]')


def test_the_quick_start_remembers_what_was_chosen(visit: Visit) -> None:
    page = visit()
    page.click('[data-test="bots-through_the_ages"]')
    quick = page.locator('[data-test="quick"]')
    quick.get_by_text("Simple", exact=False).click()
    quick.locator('.counts input[value="1"] + span').click()
    quick.get_by_text("Strong", exact=True).click()
    page.reload()
    expect(quick.locator('input[value="simple"]')).to_be_checked()
    page.click('[data-test="start"]')
    page.wait_for_selector('[data-test="bar"]')
    id = page.url.rsplit("/", 1)[1]
    made = page.evaluate("id => fetch('/api/tables/' + id).then(answer => answer.json())", id)
    assert made["game"] == "through_the_ages"
    assert made["options"]["game"] == "simple"
    assert [seat["level"] for seat in made["seats"]] == [None, "strong"]


def test_trade_is_offered_only_where_there_is_somebody_to_trade_with(visit: Visit) -> None:
    page = visit()
    page.click(f'[data-test="bots-{ROLL}"]')
    quick = page.locator('[data-test="quick"]')
    quick.locator('.counts input[value="2"] + span').click()
    expect(quick.get_by_role("group", name="Trade")).to_be_visible()
    quick.locator('.counts input[value="0"] + span').click()
    expect(quick.get_by_role("group", name="Trade")).to_have_count(0)


def test_a_table_for_anyone_is_joined_by_one_click_without_an_account(visit: Visit) -> None:
    anna, bela = visit(), visit()
    anna.click(f'[data-test="bots-{ROLL}"]')
    anna.locator('[data-test="quick"]').get_by_text("Anyone", exact=True).click()
    anna.locator('[data-test="quick"] .counts input[value="1"] + span').click()
    anna.click('[data-test="start"]')
    anna.wait_for_url("**/match/**")
    id = anna.url.rsplit("/", 1)[1]
    bela.reload()
    row = bela.locator(".open li", has=bela.locator(f'a[href="#/match/{id}"]'))
    row.locator('[data-test="sit"]').click()
    bela.wait_for_selector('[data-test="bar"]')
    assert bela.url.endswith(id)


def test_seats_have_the_same_colour_and_shape_in_the_lobby_and_at_the_table(visit: Visit) -> None:
    page = visit()
    guest(page, "Vera")
    id = public_table(page, ROLL, "bot", "bot", "me")
    look = "svg => [getComputedStyle(svg).fill, svg.querySelector('path').getAttribute('d')]"
    other = visit()
    row = other.locator(".live li", has=other.locator(f'a[href="#/match/{id}"]'))
    other.reload()
    listed = row.locator(".seats svg").evaluate_all(f"found => found.map({look})")
    row.get_by_role("link", name="Watch").click()
    other.wait_for_selector('[data-test="bar"]')
    for seat, same in enumerate(listed):
        assert other.locator(f"svg.seat-{seat}").first.evaluate(look) == same


def test_a_phone_has_open_and_live_tables_one_tap_away(visit: Visit) -> None:
    page = visit(size=(390, 844))
    expect(page.locator(".list.open")).to_be_hidden()
    page.click('[data-test="tab-open"]')
    expect(page.locator(".list.open")).to_be_visible()
    expect(page.locator('[data-test="start"]')).to_be_hidden()
    page.click('[data-test="tab-live"]')
    expect(page.locator(".list.live")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_the_form_of_a_new_table_is_in_one_window(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, path="#/new/through_the_ages")
    page.wait_for_selector("form")
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == list(size)
    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport()
    lines = page.locator("form label").all()
    boxes = [box for box in (line.bounding_box() for line in lines) if box is not None]
    over = [
        (a, b)
        for a in boxes
        for b in boxes
        if a is not b and a["x"] == b["x"] and a["y"] < b["y"] < a["y"] + a["height"] - 1
    ]
    assert not over
