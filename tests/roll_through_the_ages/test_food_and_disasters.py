"""Feeding the cities and settling disasters."""

from __future__ import annotations

import pytest

from tests.roll_through_the_ages.table import Table

SIX = ("city_4", "city_5", "city_6")


def struck(skulls: int, seats: int = 3, *developments: str) -> Table:
    """A turn of six well-fed cities with this many skulls, in which only goods come besides."""
    table = Table(seats).build(*SIX).food(6).own(*developments)
    return table.keep(*["skull"] * skulls, *["good"] * (6 - skulls))


def disasters(table: Table) -> list[int]:
    return [sheet.disasters for sheet in table.pos.sheets]


@pytest.mark.clause("RTA-3.1")
def test_each_city_eats_one_food() -> None:
    assert struck(0).pos.sheets[0].food == 0


@pytest.mark.clause("RTA-3.2")
def test_each_hungry_city_costs_a_point_without_limit() -> None:
    table = Table(1).food(1)
    for _ in range(9):
        table.keep("coins", "good", "good").end()
    assert table.pos.sheet.disasters == 2 + 8 * 3


@pytest.mark.clause("RTA-3.3")
def test_one_skull_does_nothing() -> None:
    assert disasters(struck(1)) == [0, 0, 0]


@pytest.mark.clause("RTA-3.4")
def test_two_skulls_are_a_drought_of_two_points() -> None:
    assert disasters(struck(2)) == [2, 0, 0]


@pytest.mark.clause("RTA-6.2")
def test_irrigation_protects_from_drought() -> None:
    assert disasters(struck(2, 3, "irrigation")) == [0, 0, 0]


@pytest.mark.clause("RTA-3.5")
def test_three_skulls_are_a_pestilence_for_the_opponents() -> None:
    assert disasters(struck(3)) == [0, 3, 3]


@pytest.mark.clause("RTA-6.5")
def test_medicine_protects_from_pestilence() -> None:
    table = Table(3).build(*SIX).food(6).own("medicine", seat=1)
    assert disasters(table.keep("skull", "skull", "skull", "good", "good", "good")) == [0, 0, 3]


@pytest.mark.clause("RTA-3.6")
def test_four_skulls_are_an_invasion_of_four_points() -> None:
    assert disasters(struck(4)) == [4, 0, 0]


@pytest.mark.clause("RTA-3.6")
def test_the_great_wall_keeps_an_invasion_out() -> None:
    table = Table(3).build(*SIX, "great_wall").food(6)
    assert disasters(table.keep("skull", "skull", "skull", "skull", "good", "good")) == [0, 0, 0]


@pytest.mark.clause("RTA-3.7")
@pytest.mark.parametrize("skulls", [5, 6])
def test_five_or_more_skulls_are_a_revolt_that_takes_all_goods(skulls: int) -> None:
    table = Table(3).build(*SIX).food(6).goods(wood=2).goods(seat=1, wood=2)
    table.keep(*["skull"] * skulls, *["good"] * (6 - skulls))
    assert table.has(0) == {}
    assert table.has(1) == {"wood": 2}
    assert disasters(table) == [0, 0, 0]


@pytest.mark.clause("RTA-6.8")
def test_religion_turns_a_revolt_against_opponents_without_religion() -> None:
    table = Table(3).build(*SIX).food(6).own("religion").own("religion", seat=2)
    table.goods(wood=2).goods(seat=1, wood=2).goods(seat=2, wood=2)
    table.keep("skull", "skull", "skull", "skull", "skull", "good")
    assert table.has(0)["wood"] == 2 + 3
    assert table.has(1) == {}
    assert table.has(2) == {"wood": 2}


@pytest.mark.clause("RTA-8.4")
def test_alone_a_pestilence_strikes_the_player_without_medicine() -> None:
    assert disasters(struck(3, 1)) == [3]
    assert disasters(struck(3, 1, "medicine")) == [0]


@pytest.mark.clause("RTA-8.5")
def test_alone_religion_prevents_a_revolt() -> None:
    assert sum(struck(5, 1).has().values()) == 0
    assert sum(struck(5, 1, "religion").has().values()) == 11


@pytest.mark.clause("RTA-8.6")
def test_alone_skulls_may_be_thrown_again() -> None:
    table = Table(1).faces("skull", "skull", "skull")
    table.do("reroll skull", "reroll skull", "throw").faces("good", "good")
    assert "reroll skull" in table.legal()
