"""Roll Through the Ages on its own board: every question in one window, odds, plans, trade, rivals, moments."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from aevum.core import game
from aevum.games.roll_through_the_ages.board import (
    CITY_SITES,
    DEVELOPMENT_INDEX,
    FACE_INDEX,
    SITE_WORKERS,
    START_CITIES,
)
from aevum.games.roll_through_the_ages.position import RollPosition
from tests.web.conftest import Visit
from tests.web.table import ask, barriers, guest, open_match

pytestmark = pytest.mark.browser

GAME = game("roll_through_the_ages")


def position(seats: int = 2, trade: bool = False) -> RollPosition:
    pos = GAME.position(seats, {"trade": trade})
    assert isinstance(pos, RollPosition)
    return pos


def roll(pos: RollPosition, *faces: str) -> RollPosition:
    for site in CITY_SITES[: len(faces) - START_CITIES]:
        pos.sheet.work[site], pos.sheet.built[site] = SITE_WORKERS[site], 1
    pos.sheet.cities = pos.dice = pos.pending = len(faces)
    pos.settle(tuple(FACE_INDEX[face] + 1 for face in faces))
    return pos


def do(pos: RollPosition, *texts: str) -> RollPosition:
    for text in texts:
        pos.play(pos.seat, GAME.parser.text(text))
    return pos


def sit(page: Page, pos: RollPosition) -> dict[str, Any]:
    """Sit down at a match that begins with this position; all its seats are mine."""
    ask(page, "/api/guest", {"name": "Anna"})
    match = GAME.start(position=pos, seed="page")
    made: dict[str, Any] = ask(page, "/api/import", {"file": match.dump()})
    page.evaluate("id => { location.hash = `#/match/${id}`; }", made["id"])
    page.wait_for_selector('.frame[data-ready="true"]')
    return made


def state(page: Page, id: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("id => fetch(`/api/tables/${id}/state`).then(a => a.json())", id)
    return found


def sheet(page: Page, made: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state(page, made["id"])["view"]["sheets"][seat]
    return found


def test_dice_go_from_kept_to_reroll_and_back_and_their_odds_come_with_them(visit: Visit) -> None:
    page = visit()
    sit(page, roll(position(), "food", "coins", "skull", "workers"))
    ahead = page.locator('[data-test="ahead"]')
    expect(ahead.locator("thead th")).to_have_text(["Keep all 4"])
    expect(page.locator('[data-test="reroll"]')).to_be_disabled()
    page.locator('.kept .die[data-face="coins"]').click()
    expect(page.locator('.throw .die[data-face="coins"]')).to_have_count(1)
    expect(ahead.locator("thead th")).to_have_text(["Keep all 4", "Reroll 1 die"])
    expect(ahead).to_contain_text("17% risk of disaster")
    page.locator('.throw .die[data-face="coins"]').click()
    expect(page.locator(".throw .die")).to_have_count(0)
    page.locator('.kept .die[data-face="skull"]').click(force=True)
    expect(page.locator('[data-test="refusal"]')).to_contain_text("Skulls stay")


def test_ghost_pegs_show_where_the_roll_would_move_them(visit: Visit) -> None:
    page = visit()
    sit(page, roll(position(), "good", "skull", "workers"))
    ghosts = page.locator('[data-test="pegs"] .ghost')
    expect(ghosts).to_have_text(["3", "2", "1", "0"])


def test_a_reroll_rolls_the_dice_that_were_chosen(visit: Visit) -> None:
    page = visit()
    made = sit(page, roll(position(), "food", "food", "skull"))
    for _ in range(2):
        page.locator('.kept .die[data-face="food"]').first.click()
    page.click('[data-test="reroll"]')
    page.wait_for_function("() => Number(document.querySelector('.frame').dataset.seq) >= 3")
    dice = state(page, made["id"])["view"]["dice"]
    assert dice["skull"] >= 1
    assert sum(dice.values()) == 3


def test_workers_are_placed_first_and_built_with_one_press(visit: Visit) -> None:
    page = visit()
    made = sit(page, do(roll(position(), "workers", "workers", "food"), "keep"))
    city = page.locator('[data-place="site-city_4"]')
    for _ in range(3):
        city.click()
    expect(page.locator('[data-test="idle"]')).to_have_text("3 workers to place")
    page.locator('[data-place="site-step_pyramid"]').click()
    page.locator('[data-test="less"]').last.click()
    page.locator('[data-place="site-obelisk"]').click()
    assert sheet(page, made)["cities"] == 3
    page.keyboard.press("e")
    page.get_by_role("button", name="End building").click()
    page.wait_for_function("() => document.querySelector('.frame').dataset.step !== 'build'")
    after = sheet(page, made)
    assert after["cities"] == 4
    assert {site["site"]: site["ticked"] for site in after["sites"] if site["ticked"]} == {"city_4": 3, "obelisk": 1}


def test_stones_become_workers_in_the_middle_of_building(visit: Visit) -> None:
    page = visit()
    pos = position()
    pos.sheet.developments[DEVELOPMENT_INDEX["engineering"]] = pos.sheet.owned = 1
    pos.sheet.goods[1] = 2
    made = sit(page, do(roll(pos, "workers", "food", "food"), "keep"))
    stone = page.locator('[data-test="spend-stone"]')
    expect(stone).to_be_disabled()
    for _ in range(3):
        page.locator('[data-place="site-obelisk"]').click()
    stone.click()
    expect(page.locator('[data-test="idle"]')).to_have_text("3 workers to place")
    assert sheet(page, made)["goods"]["stone"] == 1


def test_a_development_is_bought_with_the_goods_that_were_chosen(visit: Visit) -> None:
    page = visit()
    pos = position()
    pos.sheet.goods = [3, 3, 2, 1, 0]
    made = sit(page, do(roll(pos, "coins", "food", "food"), "keep"))
    expect(page.locator('[data-place="buy-empire"]')).to_contain_text("22 short")
    page.locator('[data-place="buy-empire"]').click(force=True)
    expect(page.locator('[data-test="refusal"]')).to_contain_text("60")
    page.keyboard.press("Escape")
    page.locator('[data-place="buy-granaries"]').click()
    pay = page.locator('[data-test="pay"]')
    expect(pay).to_be_enabled()
    expect(page.locator('[data-test="payment"]')).to_contain_text("you pay")
    page.locator('[data-test="pay-wood"]').click()
    page.locator('[data-test="pay-wood"]').click()
    pay.click()
    page.wait_for_function("() => !['buy', 'pay'].includes(document.querySelector('.frame').dataset.step)")
    after = sheet(page, made)
    assert [each["development"] for each in after["developments"] if each["owned"]] == ["granaries"]
    assert after["score"] == 6


def test_goods_above_six_are_discarded_by_clicks_on_the_pegs(visit: Visit) -> None:
    page = visit()
    pos = position()
    pos.sheet.goods = [3, 3, 1, 1, 0]
    pos.sheet.developments = [1] * 13
    pos.sheet.owned = 13
    pos.sheet.developments[DEVELOPMENT_INDEX["caravans"]] = 0
    pos.sheet.owned = 12
    pos.sheet.developments[DEVELOPMENT_INDEX["granaries"]] = 0
    pos.sheet.owned = 11
    made = sit(page, do(roll(pos, "food", "food", "food"), "keep", "keep", "end_building", "buy_nothing"))
    discard = page.locator('[data-test="discard"]')
    expect(discard).to_be_disabled()
    page.locator('[data-place="track-wood"]').click()
    page.locator('[data-place="track-cloth"]').click()
    expect(page.locator('[data-test="ahead"]')).to_contain_text("Your goods are worth 25 now, 18 after this.")
    page.click('[data-test="take-back"]')
    expect(discard).to_be_disabled()
    page.locator('[data-place="track-wood"]').click()
    page.locator('[data-place="track-wood"]').click()
    discard.click()
    page.wait_for_function("() => document.querySelector('.frame').dataset.step !== 'discard'")
    assert sheet(page, made)["goods"]["wood"] == 1


def test_an_offer_is_put_together_shown_to_the_other_and_taken(visit: Visit) -> None:
    page = visit()
    pos = position(2, trade=True)
    for each in pos.sheets:
        each.goods = [2, 2, 0, 0, 0]
    made = sit(page, do(roll(pos, "food", "food", "food"), "keep"))
    page.click('[data-test="offer-1"]')
    propose = page.locator('[data-test="propose"]')
    page.click('[data-test="give-wood"]')
    expect(propose).to_be_disabled()
    expect(page.locator('[data-test="ask-wood"]')).to_be_disabled()
    page.click('[data-test="ask-stone"]')
    propose.click()
    expect(page.locator('[data-test="trade"]')).to_contain_text("Your goods would be worth")
    page.wait_for_selector('.frame[data-ready="true"][data-step="answer"]')
    page.click('[data-test="accept"]')
    expect(page.locator('[data-test="log"]')).to_contain_text("accepts")
    assert sheet(page, made)["goods"] == {"wood": 1, "stone": 3, "pottery": 0, "cloth": 0, "spearheads": 0}


def test_an_offer_is_made_unasked_while_another_trades(visit: Visit) -> None:
    pages = [visit(), visit()]
    guest(pages[0], "Anna")
    guest(pages[1], "Béla")
    seats = [{"kind": "me"}, {"kind": "invite"}]
    table = ask(pages[0], "/api/tables", {"game": GAME.name, "seats": seats, "options": {"trade": True}})
    id = table["id"]
    ask(pages[1], "/api/join", {"token": table["seats"][1]["invite"]})
    while (now := state(pages[0], id))["prompt"]["step"] != "trade":
        (seat,) = now["actors"]
        mine = state(pages[seat], id)
        play = {"key": f"to-the-trade-{mine['seq']}", "seat": seat, "seq": mine["seq"], "action": mine["legal"][-1]}
        ask(pages[seat], f"/api/tables/{id}/play", play)
    (turn,) = now["actors"]
    page = pages[1 - turn]
    open_match(page, id)
    expect(page.locator('[data-test="bar"]')).to_contain_text("may trade now")
    expect(page.locator('[data-test="hint"]')).to_have_count(0)
    assert "your turn" not in page.title().lower()
    page.click(f'[data-test="offer-{turn}"]')
    page.locator('[data-test^="give-"]:enabled').first.click()
    page.locator('[data-test^="ask-"]:enabled').first.click()
    page.click('[data-test="propose"]')
    expect(page.locator('[data-test="withdraw"]')).to_be_visible()
    open_match(pages[turn], id)
    pages[turn].click('[data-test="accept"]')
    expect(page.locator('[data-test="log"]')).to_contain_text("accepts")


def test_an_offer_is_wholly_on_the_felt_of_a_phone(visit: Visit) -> None:
    page = visit("hu", (390, 844), touch=True)
    pos = position(3, trade=True)
    for each in pos.sheets:
        each.goods = [2, 1, 1, 1, 1]
    sit(page, do(roll(pos, "food", "food", "food"), "keep"))
    page.tap('[data-test="offer-1"]')
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    for button in page.locator('[data-test="trade"] button').all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= felt["y"] + felt["height"]


def test_the_composer_opens_only_where_there_is_something_to_trade(visit: Visit) -> None:
    page = visit()
    pos = position(2, trade=True)
    pos.sheets[1].food = 0
    sit(page, do(roll(pos, "workers", "workers", "workers"), "keep"))
    expect(page.locator(".frame")).to_have_attribute("data-step", "build")
    expect(page.locator('[data-test="trade"]')).to_have_count(0)


def test_a_rivals_sheet_opens_in_the_place_of_mine_and_escape_returns(visit: Visit) -> None:
    page = visit()
    pos = roll(position(), "food", "food", "food")
    pos.sheets[1].goods = [8, 0, 0, 0, 0]
    sit(page, pos)
    place = page.locator('[data-test="pegs"]').bounding_box()
    page.click('[data-test="player-1"]')
    expect(page.locator('[data-test="pegs"]')).to_contain_text("8 held, worth 36")
    assert page.locator('[data-test="pegs"]').bounding_box() == place
    page.keyboard.press("Escape")
    expect(page.locator('[data-test="pegs"]')).to_contain_text("0 held, worth 0")


def test_a_disaster_is_a_moment(visit: Visit) -> None:
    page = visit(moments="quick")
    sit(page, roll(position(), "skull", "skull", "food"))
    page.click('[data-test="keep"]')
    moment = page.locator('[data-test="moment"]')
    expect(moment).to_contain_text("Drought")
    page.keyboard.press("Space")
    expect(moment).to_have_count(0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_monuments_fill_their_lines_with_boxes_inside(visit: Visit, seats: int, size: tuple[int, int]) -> None:
    page = visit(size=size)
    sit(page, do(roll(position(seats), "workers", "workers", "food"), "keep"))
    found: dict[str, Any] = page.locator('[data-part="monuments"]').evaluate(
        """part => {
            const box = (each) => each.getBoundingClientRect();
            const lines = {};
            for (const tile of part.querySelectorAll("li")) (lines[Math.round(box(tile).top)] ??= []).push(tile);
            const right = box(part.querySelector("ul")).right;
            const outside = (tile) => [...tile.querySelectorAll(".box")].filter((each) =>
                box(each).left < box(tile).left || box(each).right > box(tile).right || box(each).width < 9);
            return {
                holes: Object.values(lines).filter((tiles) => right - box(tiles.at(-1)).right > 2).length,
                lines: Object.keys(lines).length,
                outside: [...part.querySelectorAll("li")].flatMap(outside).length,
            };
        }"""
    )
    assert found == {"holes": 0, "lines": 2, "outside": 0}


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    pos = roll(position(1), "workers", "coins", "good")
    pos.round = 9
    made = sit(page, pos)
    for _ in range(60):
        page.wait_for_selector('.frame[data-ready="true"], [data-test="outcome"]')
        if page.locator('[data-test="outcome"]').count():
            break
        if page.locator('[data-test="moment"]').count():
            page.keyboard.press("Escape")
        step = page.locator(".frame").get_attribute("data-step")
        seq = page.locator(".frame").get_attribute("data-seq")
        if step == "harvest":
            page.keyboard.press("1")
        elif step == "discard":
            while page.locator('[data-test="discard"]:disabled').count():
                page.locator('[data-test="discard-one"]:enabled').first.focus()
                page.keyboard.press("Space")
            page.keyboard.press("e")
        else:
            page.keyboard.press("e")
        sure = page.get_by_role("button", name="End building")
        page.wait_for_function(
            """seq => document.querySelector('.frame').dataset.seq !== seq || document.querySelector('dialog[open]')""",
            arg=seq,
        )
        if sure.count():
            sure.focus()
            page.keyboard.press("Enter")
            page.wait_for_function("seq => document.querySelector('.frame').dataset.seq !== seq", arg=seq)
    outcome = page.locator('[data-test="outcome"]')
    expect(outcome).to_contain_text("Final scoring")
    expect(outcome.locator('[data-test="places"] tbody tr')).to_have_count(1)
    expect(outcome.get_by_text("Score over time")).to_be_visible()
    assert outcome.evaluate("section => section.scrollHeight - section.clientHeight") <= 1
    assert state(page, made["id"])["over"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_board_has_no_serious_barriers(visit: Visit, theme: str, size: tuple[int, int]) -> None:
    page = visit(size=size)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    pos = position()
    pos.sheet.goods = [3, 3, 2, 1, 0]
    sit(page, roll(pos, "workers", "workers", "coins"))
    page.locator(".kept .die").first.click()
    assert barriers(page) == []
    page.locator(".throw .die").first.click()
    for step in ("build", "buy"):
        page.click('[data-test="keep"]' if step == "build" else '[data-test="build"]')
        if step == "buy":
            page.get_by_role("button", name="End building").click()
        page.wait_for_selector(f'.frame[data-ready="true"][data-step="{step}"]')
        page.locator('[data-test="site"], [data-test="buy"]').last.click()
        assert barriers(page) == []
        if step == "build":
            page.click('[data-test="take-back"]')


def test_what_each_development_does_is_read_whole_in_every_window(visit: Visit) -> None:
    page = visit("hu")
    sit(page, roll(position(4), "food", "coins", "skull", "workers"))
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        if width == 390:
            page.click('[data-test="tab-develop"]')
        expect(page.locator('[data-part="developments"] .effect')).to_have_count(13)
        cut = page.locator('[data-part="developments"]').evaluate(
            """part => [...part.querySelectorAll(".row")].filter((row) => {
                const [box, text] = [row, row.querySelector(".text")].map((each) => each.getBoundingClientRect());
                const effect = row.querySelector(".effect");
                return text.top < box.top || text.bottom > box.bottom || effect.scrollWidth > effect.clientWidth;
            }).map((row) => row.textContent)"""
        )
        assert cut == [], width
