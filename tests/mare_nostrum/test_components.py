"""What is in the box, and that nothing of it is made or lost."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice, chance_fell
from aevum.core.corrections import doubts
from aevum.core.table import printed
from aevum.games.mare_nostrum.board import BANK, CARDS, CITY_SITES, KINDS, PROVINCES, SEAS, SITE_GOOD, TOKENS
from aevum.games.mare_nostrum.data import (
    BORDER_ROWS,
    CARD_ROWS,
    CIVILIZATION_ROWS,
    LIMIT_ROWS,
    PRICE_ROWS,
    PROVINCE_ROWS,
    RESOURCE_ROWS,
    SEA_ROWS,
    SETUP_ROWS,
)
from tests.mare_nostrum.table import BABYLON, EGYPT, GREECE, ROME, quiet, started

SOURCES = {"rulebook", "public", "memory", "reconstructed"}


@pytest.mark.clause("MN-1.2")
def test_the_board_has_33_provinces_and_10_sea_zones() -> None:
    assert (len(PROVINCES), len(SEAS)) == (33, 10)
    assert max(len(row.goods) for row in PROVINCE_ROWS) == 2
    assert CITY_SITES.bit_count() == 18
    assert all(row.coastal for row in PROVINCE_ROWS if row.island)
    assert [SITE_GOOD.count(good) for good in range(1, KINDS)] == [5, 5, 5, 3, 3, 3, 3, 3, 2, 2, 2, 2]


@pytest.mark.clause("MN-1.3")
def test_the_bank_has_123_cards() -> None:
    assert sum(BANK) == 123
    assert BANK == [35, 11, 11, 11, 7, 7, 7, 7, 7, 5, 5, 5, 5]
    assert len(CARDS) + 3 + 123 == 144


@pytest.mark.clause("MN-1.4")
def test_building_tokens_by_number_of_players() -> None:
    counts = {
        row.item: (row.three, row.four, row.five)
        for row in LIMIT_ROWS
        if row.item in ("caravan", "city", "market", "temple")
    }
    assert counts == {"caravan": (18, 23, 28), "city": (8, 10, 12), "market": (8, 10, 12), "temple": (4, 5, 6)}


@pytest.mark.clause("MN-1.5")
def test_pieces_of_a_colour() -> None:
    for seats in (3, 4, 5):
        pieces = dict(zip([row.item for row in PRICE_ROWS], TOKENS[seats], strict=True))
        assert [pieces[item] for item in ("influence", "legion", "fort", "trireme")] == [12, 8, 8, 5]


def test_every_row_tells_its_source_and_confidence() -> None:
    rows = [(row.source, row.confidence) for row in PROVINCE_ROWS]
    rows += [(row.source, row.confidence) for row in SEA_ROWS]
    rows += [(row.source, row.confidence) for row in BORDER_ROWS]
    rows += [(row.source, row.confidence) for row in RESOURCE_ROWS]
    rows += [(row.source, row.confidence) for row in CIVILIZATION_ROWS]
    rows += [(row.source, row.confidence) for row in SETUP_ROWS]
    rows += [(row.source, row.confidence) for row in PRICE_ROWS]
    rows += [(row.source, row.confidence) for row in CARD_ROWS]
    rows += [(row.source, row.confidence) for row in LIMIT_ROWS]
    assert len(rows) > 200
    assert {source for source, _ in rows} <= SOURCES
    assert {confidence for _, confidence in rows} <= {"high", "medium", "low"}


@pytest.mark.clause("MN-1.3")
def test_what_the_bank_does_not_have_is_not_paid() -> None:
    table = quiet()
    table.deal(BABYLON, metal=7)
    table.commerce()
    assert table.hand(ROME) == {"tax": 1, "livestock": 1, "wine": 1, "fruit": 1}


@pytest.mark.clause("MN-1.4")
def test_what_has_run_out_cannot_be_built() -> None:
    table = quiet()
    table.own(ROME, "syracuse")
    table.deal(ROME, tax=3)
    for name in ["cisalpina", "constantinople", "rhodes", "cyprus"]:
        table.own(BABYLON, name)
        table.building("city", name)
    table.construct(ROME)
    assert table.why_not("buy city") == "none_left"


@pytest.mark.clause("MN-1.5")
def test_nobody_has_more_than_eight_legions() -> None:
    table = quiet()
    table.legions(GREECE, "athens", 8)
    table.deal(GREECE, tax=3)
    table.construct(GREECE)
    assert table.why_not("buy legion") == "none_left"


def test_a_lost_card_or_token_is_noticed() -> None:
    table = started()
    assert table.pos.check() == []
    table.pos.bank[0] -= 1
    assert table.pos.check() == ["34 tax cards instead of 35"]
    table.pos.bank[0] += 1
    table.caravan("sinai", "livestock")
    assert table.pos.check() == ["sinai is unowned, yet something is built there"]
    table.own(EGYPT, "sinai")
    assert table.pos.check() == []
    table.pos.tokens[1] += 1
    assert len(table.pos.check()) == 1


def test_cards_stay_the_same_between_bank_hands_and_offers() -> None:
    table = started()
    dice = QuickDice("conservation")
    trades = 0
    while table.pos.round < 6 and not table.pos.over:
        if not chance_fell(table.pos, dice):
            seat = table.pos.actors[0]
            table.pos.apply(seat, dice.pick(table.pos.legal(seat)))
        piles = [table.pos.bank, table.pos.spent, *table.pos.hands]
        if table.pos.trade is not None:
            piles += [*table.pos.trade.offers, *table.pos.trade.taken]
            trades += 1
        assert [sum(pile[kind] for pile in piles) for kind in range(KINDS)] == BANK
    assert trades


def test_what_is_uncertain_is_told_by_field() -> None:
    """A province that the book names may still have goods that it does not name."""
    rows = {str(row["id"]): row for row in printed("aevum.games.mare_nostrum", "provinces")["provinces"]}
    assert doubts(rows["rome"]) == []
    for name, row in rows.items():
        for field in ("city", "goods"):
            assert (field in doubts(row)) == (row[f"{field}_confidence"] == "low"), name
    assert any(row["source"] == "rulebook" and "goods" in doubts(row) for row in rows.values())
