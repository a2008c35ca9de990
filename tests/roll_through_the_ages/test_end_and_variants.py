"""The end of the match, fewer players and the trade variant."""

from __future__ import annotations

import pytest

from aevum.games.roll_through_the_ages.scoring import score_of
from tests.roll_through_the_ages.table import Table

MONUMENTS = ("step_pyramid", "stone_circle", "temple", "obelisk", "hanging_gardens", "great_wall", "great_pyramid")


@pytest.mark.clause("RTA-7.1")
def test_five_developments_end_the_match_at_the_end_of_the_round() -> None:
    table = Table(3).own("leadership", "irrigation", "agriculture", "quarrying", "medicine")
    table.end()
    assert not table.pos.over
    table.end()
    assert not table.pos.over
    table.end()
    assert table.pos.over
    assert table.pos.result is not None
    assert table.pos.result.reason == "five_developments"


@pytest.mark.clause("RTA-7.1")
def test_every_monument_built_by_somebody_ends_the_match() -> None:
    table = Table(3).build("step_pyramid", "stone_circle", "temple")
    table.build("obelisk", "great_wall", "great_pyramid", seat=2)  # the gardens are not in play
    table.end().end().end()
    assert table.pos.result is not None
    assert table.pos.result.reason == "all_monuments"


@pytest.mark.clause("RTA-7.1")
def test_one_monument_missing_or_four_developments_do_not_end_it() -> None:
    table = Table(4).build(*MONUMENTS[:-1]).own("leadership", "irrigation", "agriculture", "quarrying", seat=1)
    for _ in range(4):
        table.end()
    assert not table.pos.over


@pytest.mark.clause("RTA-7.2")
def test_the_score_adds_everything_and_takes_disasters_off() -> None:
    table = Table(4).own("architecture", "empire", "masonry").build("city_4", "step_pyramid", "great_wall")
    table.pos.sheets[0].disasters = 7
    assert score_of(table.pos.sheets[0]) == (8 + 8 + 6) + (1 + 10) + 2 + 4 - 7


@pytest.mark.clause("RTA-7.3")
def test_equal_scores_are_decided_by_goods_and_then_shared() -> None:
    table = Table(3).own("masonry", "irrigation", "agriculture", "quarrying", "medicine")
    table.pos.sheets[0].disasters = 20
    table.goods(seat=1, wood=3).goods(seat=2, wood=3)
    for _ in range(3):
        table.keep("food", "food", "food")
    assert table.pos.result is not None
    assert [(place.seat, place.rank) for place in table.pos.result.places] == [(1, 1), (2, 1), (0, 3)]
    table.goods(seat=2, wood=0, stone=3)
    assert [(place.seat, place.rank) for place in table.pos.result.places] == [(2, 1), (1, 2), (0, 3)]


@pytest.mark.clause("RTA-8.1")
def test_three_players_have_no_hanging_gardens() -> None:
    table = Table(3).keep("workers", "food", "food")
    assert "build hanging_gardens" not in table.legal()
    assert table.why_not("build hanging_gardens") == "not_in_play"
    assert "build temple" in table.legal()


@pytest.mark.clause("RTA-8.2")
def test_two_players_have_no_temple_and_no_great_pyramid() -> None:
    table = Table(2).keep("workers", "food", "food")
    assert {"build temple", "build great_pyramid"}.isdisjoint(table.legal())
    assert "build hanging_gardens" in table.legal()


@pytest.mark.clause("RTA-8.3")
def test_alone_ten_rounds_are_played_with_all_monuments_whatever_is_built_or_bought() -> None:
    table = Table(1).own("leadership", "irrigation", "agriculture", "quarrying", "medicine").build(*MONUMENTS)
    rounds = 0
    while not table.pos.over:
        table.end()
        rounds += 1
    assert rounds == 10
    assert table.pos.result is not None
    assert table.pos.result.reason == "ten_rounds"


def trading() -> Table:
    """Three players; seat 0 has three wood, seat 1 two stone, seat 2 two pottery."""
    table = Table(3, trade=True).goods(wood=3).goods(seat=1, stone=2).goods(seat=2, pottery=2)
    return table.keep("food", "food", "food")


@pytest.mark.clause("RTA-9.1")
def test_rulebook_example_three_wood_for_two_stone_then_stone_for_pottery() -> None:
    table = trading().goods(stone=1)
    table.do("offer 1", "give wood", "give wood", "give wood", "ask stone", "ask stone", "propose")
    table.do("accept", seat=1)
    assert table.has(0) == {"stone": 3}
    assert table.has(1) == {"wood": 3}
    table.do("offer 2", "give stone", "give stone", "give stone", "ask pottery", "ask pottery", "propose")
    table.do("accept", seat=2)
    assert table.has(0) == {"pottery": 2}
    assert table.has(2) == {"stone": 3}


@pytest.mark.clause("RTA-9.1")
def test_trade_comes_after_feeding_and_before_building_and_only_with_the_player_in_turn() -> None:
    table = trading()
    assert table.step == "trade"
    assert table.pos.sheet.food == 9
    assert table.why_not("offer 2", seat=1) == "only_with_turn"
    table.do("end_trade")
    assert table.pos.stack[-1] != "trade"


@pytest.mark.clause("RTA-9.1")
def test_without_the_option_nobody_trades() -> None:
    table = Table(2).goods(wood=3).goods(seat=1, stone=2).keep("workers", "food", "food")
    assert table.step == "build"


@pytest.mark.clause("RTA-9.2")
def test_an_offer_names_something_on_both_sides_and_food_too() -> None:
    table = trading().do("offer 1", "give wood")
    assert table.why_not("propose") == "one_sided_offer"
    assert "ask wood" not in table.legal()
    table.do("ask food", "propose").do("accept", seat=1)
    assert table.pos.sheets[0].food == 10
    assert table.pos.sheets[1].food == 2


@pytest.mark.clause("RTA-9.2")
def test_what_is_given_is_named_before_what_is_asked_for() -> None:
    table = trading().do("offer 1", "give wood", "ask stone")
    assert table.why_not("give food") == "order_of_offer"
    assert table.why_not("ask food") == "order_of_offer"


@pytest.mark.clause("RTA-9.3")
def test_nobody_offers_what_they_lack_or_ends_above_a_track() -> None:
    table = trading().goods(seat=1, stone=2, wood=8).do("offer 1")
    assert "give wood" not in table.legal()
    assert table.why_not("give wood") == "more_than_fits"
    table.do("give food", "ask stone", "ask stone")
    assert "ask stone" not in table.legal()
    table = trading().goods(stone=7).do("offer 1", "give wood")
    assert "ask stone" not in table.legal()


@pytest.mark.clause("RTA-9.4")
def test_an_offer_is_accepted_declined_or_withdrawn() -> None:
    table = trading().do("offer 1", "give wood", "ask stone", "propose")
    assert (table.acting, table.pos.volunteers) == ([1], (0,)), "nobody waits for a change of mind"
    assert table.legal(1) == ["accept", "decline"]
    assert table.legal(0) == ["withdraw"]
    table.do("decline", seat=1)
    table.do("offer 1", "give wood", "ask stone")
    assert table.why_not("propose") == "declined_before"
    table.do("ask stone", "propose").do("withdraw", seat=0)
    assert table.step == "trade"
    assert table.has(0) == {"wood": 3}


@pytest.mark.clause("RTA-9.4")
def test_a_withdrawn_offer_can_be_made_again() -> None:
    table = trading().do("offer 1", "give wood", "ask stone", "propose").do("withdraw", seat=0)
    table.do("offer 1", "give wood", "ask stone", "propose").do("accept", seat=1)
    assert table.has(0) == {"wood": 2, "stone": 1}


@pytest.mark.clause("RTA-9.4")
def test_a_declined_offer_can_be_made_again_after_a_trade() -> None:
    table = trading().do("offer 1", "give wood", "ask stone", "propose").do("decline", seat=1)
    table.do("offer 2", "give wood", "ask pottery", "propose").do("accept", seat=2)
    table.do("offer 1", "give wood", "ask stone", "propose").do("accept", seat=1)
    assert table.has(0) == {"wood": 1, "stone": 1, "pottery": 1}


@pytest.mark.clause("RTA-9.1")
def test_asked_for_offers_the_others_propose_one_after_the_other() -> None:
    table = trading().do("call_for_offers")
    assert (table.step, table.acting) == ("hear", [1])
    assert table.why_not("offer 2", seat=1) == "only_with_turn"
    table.do("offer 0", "give stone", "ask wood", "propose", seat=1)
    assert table.acting == [0]
    table.do("accept", seat=0)
    assert (table.has(0), table.has(1)) == ({"wood": 2, "stone": 1}, {"wood": 1, "stone": 1})
    assert table.acting == [1], "there may be more to offer"
    table.do("end_trade", seat=1)
    assert table.acting == [2]
    table.do("offer 0", "give pottery", "ask wood", "propose", seat=2).do("decline", seat=0)
    table.do("offer 0", "give pottery", "ask wood", seat=2)
    assert table.why_not("propose", seat=2) == "declined_before"
    table.do("withdraw", "end_trade", seat=2)
    assert (table.step, table.acting) == ("trade", [0])


@pytest.mark.clause("RTA-9.1")
def test_anyone_may_propose_unasked_while_the_player_in_turn_trades() -> None:
    table = trading()
    assert (table.acting, table.pos.volunteers) == ([0], (1, 2))
    assert table.legal(2) == ["offer 0"]
    table.do("offer 0", "give pottery", "ask wood", seat=2).do("offer 0", "give stone", seat=1)
    assert table.acting == [0], "nobody waits for an offer that is being put together"
    assert table.pos.view(2).offer != table.pos.view(1).offer
    assert table.pos.view(0).offer is None
    assert table.why_not("give wood", seat=2) == "order_of_offer"
    table.do("propose", seat=2)
    assert (table.step, table.acting, table.pos.volunteers) == ("answer", [0], (2,))
    table.do("accept", seat=0)
    assert (table.has(0), table.has(2)) == ({"wood": 2, "pottery": 1}, {"wood": 1, "pottery": 1})
    assert (table.step, table.acting, table.legal(1)) == ("trade", [0], ["offer 0"])


@pytest.mark.clause("RTA-9.1")
def test_who_is_in_turn_waits_for_nobody_who_thinks_about_an_offer() -> None:
    table = trading().do("offer 0", "give stone", "ask wood", seat=1)
    table.do("offer 2", "give wood", "ask pottery", "propose").do("decline", seat=2)
    assert "propose" in table.legal(1), "the offer is as it was"
    table.do("end_trade")
    assert (table.pos.drafts, table.legal(1)) == ([], [])


@pytest.mark.clause("RTA-9.4")
def test_an_unasked_offer_that_was_declined_waits_for_a_trade() -> None:
    table = trading().do("offer 0", "give stone", "ask wood", "propose", seat=1).do("decline")
    table.do("offer 0", "give stone", "ask wood", seat=1)
    assert table.why_not("propose", seat=1) == "declined_before"
    table.do("withdraw", seat=1)
    assert table.legal(1) == ["offer 0"]


@pytest.mark.clause("RTA-9.1")
def test_the_others_are_asked_for_offers_again_only_after_a_trade() -> None:
    table = trading().do("call_for_offers").do("end_trade", seat=1).do("end_trade", seat=2)
    assert "call_for_offers" not in table.legal()
    table.do("offer 1", "give wood", "ask stone", "propose").do("accept", seat=1)
    assert "call_for_offers" in table.legal()
