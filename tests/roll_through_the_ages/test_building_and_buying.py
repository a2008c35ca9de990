"""Building, buying, discarding and what developments do."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice
from aevum.games.roll_through_the_ages.board import COSTS, DEVELOPMENT_IDS, POINTS, SITE_IDS, SITE_INDEX, SITE_WORKERS
from aevum.games.roll_through_the_ages.scoring import monument_points, score_of
from tests.roll_through_the_ages.table import Table


def work(table: Table, site: str, times: int) -> None:
    table.do(*[f"build {site}"] * times)


@pytest.mark.clause("RTA-4.1")
def test_each_worker_ticks_a_box_of_any_open_site_in_the_order_of_the_sheet() -> None:
    table = Table().keep("workers", "workers", "food")
    assert table.pos.workers == 6
    table.do("build city_5", "build obelisk", "build great_wall")
    assert table.why_not("build city_4") == "order_of_sites"
    table.do("end_building")
    sheet = table.pos.sheets[0]
    assert [sheet.work[SITE_INDEX[site]] for site in ("city_5", "obelisk", "great_wall")] == [1, 1, 1]
    assert sum(sheet.work) == 3


@pytest.mark.clause("RTA-4.2")
def test_a_city_is_built_when_its_boxes_are_ticked_and_gives_a_die_next_turn() -> None:
    table = Table(1).keep("workers", "food", "food")
    work(table, "city_4", 3)
    assert table.pos.sheet.cities == 4
    assert table.end().pos.pending == 4
    assert [SITE_WORKERS[SITE_INDEX[f"city_{number}"]] for number in (4, 5, 6, 7)] == [3, 4, 5, 6]


@pytest.mark.clause("RTA-4.3")
def test_the_first_to_finish_a_monument_gets_more_than_those_after_even_in_the_same_round() -> None:
    table = Table(2)
    for _ in range(2):
        table.keep("workers", "food", "food")
        work(table, "step_pyramid", 3)  # with nothing to buy, this ends the turn
    first, later = table.pos.sheets
    assert (monument_points(first), monument_points(later)) == (1, 0)


@pytest.mark.clause("RTA-4.3")
def test_monuments_cost_and_score_what_the_sheet_says() -> None:
    expected = {
        "step_pyramid": (3, 1, 0),
        "stone_circle": (5, 2, 1),
        "temple": (7, 4, 2),
        "obelisk": (9, 6, 3),
        "hanging_gardens": (11, 8, 4),
        "great_wall": (13, 10, 5),
        "great_pyramid": (15, 12, 6),
    }
    for site, (boxes, first, later) in expected.items():
        table = Table(4).build(site).build(site, seat=1, later=True)
        assert SITE_WORKERS[SITE_INDEX[site]] == boxes
        assert [score_of(sheet) for sheet in table.pos.sheets] == [first, later, 0, 0]


@pytest.mark.clause("RTA-4.4")
def test_an_unfinished_monument_is_worth_nothing() -> None:
    table = Table(1).keep("workers", "food", "food")
    work(table, "stone_circle", 3)
    assert score_of(table.pos.sheet) == 0


@pytest.mark.clause("RTA-5.1")
def test_one_development_a_turn_for_coins_and_goods() -> None:
    table = Table().keep("coins", "food", "food").end()
    assert table.pos.sheets[0].owned == 0  # seven coins buy nothing
    table = Table().keep("coins", "coins", "food")
    assert table.legal() == ["buy leadership", "buy irrigation", "buy_nothing"]
    assert table.why_not("buy agriculture") == "too_expensive"
    table.do("buy leadership")
    assert table.pos.seat == 1


@pytest.mark.clause("RTA-5.2")
@pytest.mark.clause("RTA-5.3")
def test_goods_are_paid_by_whole_kinds_without_change() -> None:
    table = Table().goods(wood=4, stone=1).keep("coins", "food", "food")
    table.do("buy leadership")
    assert table.legal() == ["pay wood"]  # stone alone, worth 2, would not do for the 3 that are due
    table.do("pay wood")
    assert table.has() == {"stone": 1}
    assert table.pos.sheets[0].owned == 1


@pytest.mark.clause("RTA-5.2")
def test_kinds_are_paid_in_the_order_of_the_peg_board() -> None:
    table = Table().goods(wood=2, pottery=1, spearheads=2).keep("food", "food", "food")
    table.do("buy agriculture", "pay pottery")
    assert table.legal() == ["pay spearheads"]
    assert table.why_not("pay wood") == "order_of_goods"


@pytest.mark.clause("RTA-5.4")
def test_a_development_is_bought_once() -> None:
    table = Table().own("leadership").keep("coins", "coins", "food")
    assert table.legal() == ["buy irrigation", "buy_nothing"]
    assert table.why_not("buy leadership") == "already_owned"


@pytest.mark.clause("RTA-5.5")
def test_rulebook_example_five_wood_and_two_stone_leave_one_to_discard() -> None:
    table = Table().goods(wood=5, stone=2).keep("food", "food", "food").do("buy_nothing")
    assert table.legal() == ["discard wood", "discard stone"]
    table.do("discard stone")
    assert table.has() == {"wood": 5, "stone": 1}


@pytest.mark.clause("RTA-5.5")
def test_discards_go_in_the_order_of_the_peg_board_and_always_suffice() -> None:
    table = Table().goods(wood=1, stone=6, spearheads=1).keep("food", "food", "food").do("buy_nothing")
    assert table.legal() == ["discard wood", "discard stone"]
    table.do("discard stone")
    assert table.legal() == ["discard stone", "discard spearheads"]


@pytest.mark.clause("RTA-6.1")
def test_leadership_throws_one_die_again_even_a_skull() -> None:
    table = Table().own("leadership").faces("skull", "skull", "good").do("keep")
    assert table.legal() == ["reroll_one good", "reroll_one skull", "keep"]
    table.do("reroll_one skull").faces("food")
    assert table.pos.sheets[0].disasters == 0
    assert table.step == "throw"  # the result stood; the next player has the dice


@pytest.mark.clause("RTA-6.3")
def test_agriculture_gives_one_more_food_per_food_die() -> None:
    table = Table().own("agriculture").keep("food", "either", "either").do("feed 1")
    assert table.pos.sheet.food == 3 + 4 + 3 - 3
    assert table.pos.workers == 2


@pytest.mark.clause("RTA-6.4")
def test_quarrying_gives_a_stone_when_stone_is_collected() -> None:
    assert Table().own("quarrying").keep("good", "good", "food").has() == {"wood": 1, "stone": 2}
    assert Table().own("quarrying").keep("good", "food", "food").has() == {"wood": 1}


@pytest.mark.clause("RTA-6.6")
def test_coinage_makes_coin_dice_worth_twelve() -> None:
    assert Table().own("coinage").keep("coins", "coins", "food").pos.coins == 24


@pytest.mark.clause("RTA-6.7")
def test_caravans_keep_all_goods() -> None:
    table = Table().own("caravans").goods(wood=5, stone=4).keep("food", "food", "food").do("buy_nothing")
    assert table.pos.seat == 1
    assert table.has() == {"wood": 5, "stone": 4}


@pytest.mark.clause("RTA-6.9")
def test_granaries_sell_food_for_four_coins_each() -> None:
    table = Table().own("granaries").food(6).keep("food", "food", "coins")
    table.do("buy leadership")
    assert table.legal() == ["sell_food"]
    table.do("sell_food")
    assert table.pos.sheets[0].food == 6 + 6 - 3 - 1


@pytest.mark.clause("RTA-6.9")
def test_without_granaries_food_buys_nothing() -> None:
    table = Table().food(6).goods(wood=4).keep("food", "food", "food")
    assert table.legal() == ["buy leadership", "buy irrigation", "buy_nothing"]
    table.do("buy leadership")
    assert table.why_not("sell_food") == "needs_granaries"


@pytest.mark.clause("RTA-6.10")
def test_masonry_gives_one_more_worker_per_worker_die() -> None:
    table = Table().own("masonry").keep("workers", "either", "either").do("feed 1")
    assert table.pos.workers == 4 + 3
    assert table.pos.sheet.food == 3 + 2 - 3


@pytest.mark.clause("RTA-6.11")
def test_engineering_turns_stone_into_three_workers_each() -> None:
    table = Table().own("engineering").goods(stone=2).keep("workers", "food", "food")
    assert table.why_not("spend_stone") == "workers_first"
    work(table, "obelisk", 3)
    table.do("spend_stone")
    work(table, "obelisk", 3)
    table.do("spend_stone")
    work(table, "obelisk", 3)
    assert monument_points(table.pos.sheets[0]) == 6
    assert table.has() == {}


@pytest.mark.clause("RTA-6.12")
def test_architecture_scores_a_point_per_monument() -> None:
    table = Table(4).own("architecture").build("step_pyramid", "stone_circle")
    assert score_of(table.pos.sheets[0]) == 8 + 1 + 2 + 2


@pytest.mark.clause("RTA-6.13")
def test_empire_scores_a_point_per_city() -> None:
    assert score_of(Table().own("empire").build("city_4").pos.sheets[0]) == 8 + 4


@pytest.mark.clause("RTA-6.1", "RTA-6.13")
def test_developments_cost_and_score_what_the_sheet_says() -> None:
    table = dict(zip(DEVELOPMENT_IDS, zip(COSTS, POINTS, strict=True), strict=True))
    assert table == {
        "leadership": (10, 2),
        "irrigation": (10, 2),
        "agriculture": (15, 3),
        "quarrying": (15, 3),
        "medicine": (15, 3),
        "coinage": (20, 4),
        "caravans": (20, 4),
        "religion": (20, 6),
        "granaries": (30, 6),
        "masonry": (30, 6),
        "engineering": (40, 6),
        "architecture": (50, 8),
        "empire": (60, 8),
    }


def test_every_payment_that_is_begun_can_be_finished() -> None:
    """Whatever is held and bought, the choices offered never lead to a price that cannot be met."""
    dice = QuickDice("payments")
    for _ in range(300):
        table = Table().own("granaries").food(dice.below(9) + 3)
        table.goods(wood=dice.below(9), stone=dice.below(8), pottery=dice.below(7), cloth=dice.below(6))
        table.keep("coins", "good", "food")
        if table.step != "buy":
            continue
        table.do(dice.pick([text for text in table.legal() if text != "buy_nothing"]))
        while table.step == "pay":
            table.do(dice.pick(table.legal()))
        assert table.pos.sheets[0].owned == 2
        assert not table.pos.check()


@pytest.mark.clause("RTA-4.1")
def test_site_order_is_cities_then_monuments_by_size() -> None:
    assert SITE_IDS[:4] == ["city_4", "city_5", "city_6", "city_7"]
    assert SITE_WORKERS[4:] == sorted(SITE_WORKERS[4:])
