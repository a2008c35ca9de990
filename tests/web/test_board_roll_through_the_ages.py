"""Roll Through the Ages on its own board: an offer of the trade variant, put together, shown and taken."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import expect

from aevum.core.match import Match
from aevum.core.registry import game
from aevum.games.roll_through_the_ages.heuristics import rank
from aevum.games.roll_through_the_ages.position import RollPosition
from tests.web.conftest import Visit
from tests.web.test_board_through_the_ages import ask

pytestmark = pytest.mark.browser


def until_goods_meet() -> Match:
    """Return a match played by rules of thumb until somebody may trade, with goods on both sides."""
    match = game("roll_through_the_ages").start(2, {"trade": True}, seed="barter")
    while True:
        pos = cast(RollPosition, match.position)
        if pos.stack[-1] == "trade" and all(sheet.goods[0] and sheet.goods[1] for sheet in pos.sheets):
            return match
        seat = match.actors[0]
        legal = match.legal(seat)
        ranks = rank(pos, seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])


def test_an_offer_is_put_together_shown_to_the_other_and_taken(visit: Visit) -> None:
    page = visit()
    ask(page, "/api/guest", {"name": "Anna"})
    made = ask(page, "/api/import", {"file": until_goods_meet().dump()})
    page.evaluate("id => { location.hash = `#/match/${id}`; }", made["id"])
    page.click('[data-test="barter-act"][data-verb="offer"]')
    sides = page.locator('[data-test="barter"] fieldset')
    give = sides.first.get_by_role("button", name="one more: wood", exact=True)
    take = sides.last.get_by_role("button", name="one more: stone", exact=True)
    propose = page.locator('[data-test="propose"]')
    give.click()
    expect(propose).to_be_disabled()
    take.click()
    expect(sides.last.get_by_role("button", name="one more: wood", exact=True)).to_be_disabled()
    propose.click()
    terms = page.locator('[data-test="barter"] dd')
    expect(terms.first).to_have_text("1 wood")
    expect(terms.last).to_have_text("1 stone")
    page.click('[data-test="barter-act"][data-verb="accept"]')
    expect(page.locator('[data-test="log"]')).to_contain_text("accepts")
