"""Setting up, throwing the dice and collecting."""

from __future__ import annotations

import pytest

from aevum.core import game
from aevum.games.roll_through_the_ages.board import GOOD_LIMITS, GOOD_VALUES
from aevum.games.roll_through_the_ages.events import TurnBegan
from aevum.words.telling import story_of
from tests.roll_through_the_ages.table import Table


@pytest.mark.clause("RTA-1.1")
def test_everyone_starts_with_three_cities_three_food_and_no_goods() -> None:
    for sheet in Table(4).pos.sheets:
        assert (sheet.cities, sheet.food, sheet.goods) == (3, 3, [0] * 5)


@pytest.mark.clause("RTA-1.2")
def test_turns_go_round_and_a_round_ends_when_all_have_had_one() -> None:
    table = Table(3)
    seen = []
    for _ in range(6):
        seen.append((table.pos.round, table.pos.seat))
        table.end()
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


def test_the_first_turn_too_has_its_heading_in_the_log() -> None:
    first = story_of(game("roll_through_the_ages").start(2, seed="heading"), None)[0]
    assert (first.heading, first.events) == (True, [TurnBegan(0, 1)])


@pytest.mark.clause("RTA-1.3")
def test_a_turn_throws_feeds_builds_buys_and_discards_in_this_order() -> None:
    table = Table().build("city_4", "city_5", "city_6").goods(wood=6, stone=4)
    steps = [table.step]
    table.faces("either", "workers", "coins", "coins", "coins", "food")
    steps.append(table.step)
    table.do("keep")
    steps.append(table.step)
    table.do("feed 0")
    assert table.pos.sheet.food == 0  # fed before building
    steps.append(table.step)
    table.do("end_building")
    steps.append(table.step)
    table.do("buy_nothing")
    steps.append(table.step)
    assert steps == ["throw", "reroll", "harvest", "build", "buy", "discard"]


@pytest.mark.clause("RTA-2.1")
def test_one_die_is_thrown_for_each_city() -> None:
    assert Table().pos.pending == 3
    seven = Table().build("city_4", "city_5", "city_6", "city_7")
    seven.keep(*["good"] * 7)
    assert seven.pos.sheets[0].cities == 7


@pytest.mark.clause("RTA-2.2")
def test_skulls_are_set_aside_and_cannot_be_thrown_again() -> None:
    table = Table().faces("skull", "good", "coins")
    assert table.legal() == ["reroll good", "reroll coins", "keep"]
    assert table.why_not("reroll skull") == "skulls_stay"


@pytest.mark.clause("RTA-2.2")
def test_three_skulls_leave_nothing_to_choose() -> None:
    assert Table().faces("skull", "skull", "skull").step != "reroll"


@pytest.mark.clause("RTA-2.3")
def test_dice_may_be_thrown_again_twice_including_those_kept_before() -> None:
    table = Table().faces("food", "good", "coins")
    table.do("reroll good", "throw").faces("workers")
    assert table.legal() == ["reroll food", "reroll workers", "reroll coins", "keep"]
    table.do("reroll food", "reroll workers", "reroll coins", "throw").faces("good", "good", "good")
    assert table.step == "discard" or table.pos.seat == 1
    assert table.has() == {"wood": 1, "stone": 1, "pottery": 1}


@pytest.mark.clause("RTA-2.3")
def test_dice_to_throw_again_are_chosen_in_the_order_of_their_faces() -> None:
    table = Table().faces("food", "good", "coins").do("reroll good")
    assert table.legal() == ["reroll coins", "throw"]
    assert table.why_not("reroll food") == "order_of_faces"
    assert table.why_not("reroll workers") == "no_such_die"


@pytest.mark.clause("RTA-2.4")
@pytest.mark.parametrize(
    ("face", "food", "goods", "workers", "coins", "skulls"),
    [
        ("food", 3, 0, 0, 0, 0),
        ("good", 0, 1, 0, 0, 0),
        ("skull", 0, 2, 0, 0, 1),
        ("workers", 0, 0, 3, 0, 0),
        ("coins", 0, 0, 0, 7, 0),
    ],
)
def test_each_face_gives_what_it_shows(face: str, food: int, goods: int, workers: int, coins: int, skulls: int) -> None:
    table = Table().keep(face, face, face)
    harvested = next(event for event in table.happened if type(event).__name__ == "Harvested")
    amounts = tuple(getattr(harvested, name) for name in ("food", "goods", "workers", "coins", "skulls"))
    assert amounts == (3 * food, 3 * goods, 3 * workers, 3 * coins, 3 * skulls)


@pytest.mark.clause("RTA-2.5")
def test_rulebook_example_eight_goods_in_one_turn() -> None:
    """Jim has a wood and a stone and collects eight goods: 3 wood, 3 stone, 2 pottery, 1 cloth, 1 spearhead."""
    table = Table().build("city_4", "city_5", "city_6").goods(wood=1, stone=1).food(6)
    table.keep("skull", "skull", "skull", "good", "good", "food")
    assert table.has() == {"wood": 3, "stone": 3, "pottery": 2, "cloth": 1, "spearheads": 1}


@pytest.mark.clause("RTA-2.5")
def test_every_turn_starts_anew_with_wood() -> None:
    table = Table(1).keep("good", "good", "food")
    table.keep("good", "food", "food")
    assert table.has() == {"wood": 2, "stone": 1}


@pytest.mark.clause("RTA-2.6")
def test_a_good_beyond_a_full_track_is_lost_but_takes_its_place() -> None:
    table = Table().goods(wood=8).own("caravans").keep("good", "good", "food")
    table.do("buy_nothing")
    assert table.has() == {"wood": 8, "stone": 1}


@pytest.mark.clause("RTA-2.7")
def test_food_or_workers_is_decided_die_by_die() -> None:
    table = Table().keep("either", "either", "either")
    assert table.legal() == ["feed 0", "feed 1", "feed 2", "feed 3"]
    table.do("feed 1")
    assert table.pos.sheet.food == 3 + 2 - 3
    assert table.pos.workers == 4


@pytest.mark.clause("RTA-2.8")
def test_food_beyond_fifteen_is_lost() -> None:
    table = Table().food(14).keep("food", "food", "food")
    assert table.pos.sheets[0].food == 15 - 3


@pytest.mark.clause("RTA-2.9")
def test_coins_workers_and_skulls_do_not_carry_over() -> None:
    table = Table(1).keep("coins", "workers", "skull").do("end_building").end()
    table.keep("skull", "good", "good")
    assert (table.pos.workers, table.pos.coins) == (0, 0)
    assert table.pos.sheet.disasters == 3  # three hungry cities, no drought from one skull a turn


@pytest.mark.clause("RTA-2.10")
def test_tracks_hold_and_are_worth_what_the_peg_board_says() -> None:
    assert GOOD_LIMITS == [8, 7, 6, 5, 4]
    for factor, values in enumerate(GOOD_VALUES, start=1):
        assert values == [factor * count * (count + 1) // 2 for count in range(len(values))]
