"""What cities, caravans, temples, markets and wonders yield, and to whom."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import (
    PROVINCE,
    TASK_CITY,
    TASK_GOODS,
    TASK_MARKER,
    TASK_MARKET,
    TASK_TEMPLE,
    site_of,
)
from aevum.games.mare_nostrum.events import IncomePaid
from tests.mare_nostrum.table import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    building,
    can,
    commerce,
    deal,
    do,
    gain,
    hand,
    occupy,
    options,
    quiet,
    why_not,
)


@pytest.mark.clause("MN-4.1", "MN-4.2")
def test_the_first_income() -> None:
    pos = quiet()
    commerce(pos)
    assert hand(pos, ROME) == {"tax": 1, "livestock": 1, "metal": 1, "wine": 1, "fruit": 1}
    assert hand(pos, EGYPT) == {"tax": 3, "papyrus": 1, "grain": 1}
    assert [sum(cards) for cards in pos.hands] == [5, 5, 5, 5, 5]


@pytest.mark.clause("MN-4.1")
def test_a_temple_doubles_the_tax() -> None:
    pos = quiet()
    building(pos, "temple", "memphis")
    building(pos, "temple", "etruria")
    commerce(pos)
    assert hand(pos, EGYPT)["tax"] == 4
    assert hand(pos, ROME)["tax"] == 1


@pytest.mark.clause("MN-4.2")
def test_a_market_doubles_every_caravan_of_its_province() -> None:
    pos = quiet()
    building(pos, "market", "carthage")
    commerce(pos)
    assert (hand(pos, CARTHAGE)["perfume"], hand(pos, CARTHAGE)["fruit"]) == (2, 2)
    assert hand(pos, CARTHAGE)["tax"] == 1


@pytest.mark.clause("MN-4.2")
def test_question_one_caravan_in_carthage_brings_only_the_good_it_stands_on() -> None:
    pos = quiet()
    pos.take_caravan(site_of("carthage", "fruit"))
    commerce(pos)
    assert hand(pos, CARTHAGE)["perfume"] == 1
    assert "fruit" not in hand(pos, CARTHAGE)


@pytest.mark.clause("MN-4.3")
def test_an_occupier_needs_a_second_legion_for_the_bonus() -> None:
    pos = quiet()
    building(pos, "temple", "memphis")
    occupy(pos, GREECE, "memphis", TASK_CITY)
    commerce(pos)
    assert (hand(pos, GREECE)["tax"], hand(pos, EGYPT)["tax"]) == (3, 2)
    pos = quiet()
    building(pos, "temple", "memphis")
    occupy(pos, GREECE, "memphis", TASK_CITY)
    occupy(pos, GREECE, "memphis", TASK_TEMPLE)
    commerce(pos)
    assert (hand(pos, GREECE)["tax"], hand(pos, EGYPT)["tax"]) == (4, 2)


@pytest.mark.clause("MN-4.3")
def test_a_legion_on_the_market_takes_the_bonus_from_the_owner() -> None:
    pos = quiet()
    building(pos, "market", "rome")
    occupy(pos, CARTHAGE, "rome", TASK_GOODS[0])
    commerce(pos)
    assert (hand(pos, CARTHAGE)["metal"], hand(pos, ROME)["wine"]) == (1, 2)
    pos = quiet()
    building(pos, "market", "rome")
    occupy(pos, CARTHAGE, "rome", TASK_GOODS[0])
    occupy(pos, CARTHAGE, "rome", TASK_MARKET)
    commerce(pos)
    assert (hand(pos, CARTHAGE)["metal"], hand(pos, ROME)["wine"]) == (2, 1)
    assert "metal" not in hand(pos, ROME)


@pytest.mark.clause("MN-4.4")
def test_a_province_about_to_be_annexed_pays_its_owner() -> None:
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_MARKER)
    commerce(pos)
    assert hand(pos, EGYPT)["tax"] == 3


@pytest.mark.clause("MN-4.4")
def test_in_a_province_about_to_be_annexed_an_occupied_city_pays_its_occupier() -> None:
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_MARKER)
    occupy(pos, GREECE, "memphis", TASK_CITY)
    commerce(pos)
    assert hand(pos, EGYPT)["tax"] == 2
    assert hand(pos, GREECE)["tax"] == 3


@pytest.mark.clause("MN-4.4")
def test_a_war_torn_province_pays_its_owner() -> None:
    pos = quiet()
    pos.put_legions(GREECE, PROVINCE["memphis"], 1)
    pos.put_legions(EGYPT, PROVINCE["memphis"], 1)
    commerce(pos)
    assert hand(pos, EGYPT)["tax"] == 3


@pytest.mark.clause("MN-4.5")
def test_the_director_is_paid_first_then_round_the_table() -> None:
    pos = quiet()
    commerce(pos)
    order = [event.seat for event in pos.events if isinstance(event, IncomePaid)]
    assert order == [CARTHAGE, GREECE, EGYPT, BABYLON, ROME]
    pos = quiet()
    deal(pos, GREECE, perfume=4)
    commerce(pos)
    assert hand(pos, CARTHAGE)["perfume"] == 1
    assert "perfume" not in hand(pos, BABYLON)


@pytest.mark.clause("MN-11.12")
def test_the_colossus_brings_one_more_tax() -> None:
    pos = quiet()
    gain(pos, BABYLON, "colossus")
    commerce(pos)
    assert hand(pos, BABYLON)["tax"] == 2


@pytest.mark.clause("MN-11.14")
def test_the_temple_of_artemis_brings_a_good_of_choice() -> None:
    pos = quiet()
    gain(pos, BABYLON, "temple_of_artemis")
    deal(pos, ROME, gold=5)
    commerce(pos)
    assert pos.actors == (BABYLON,)
    assert len(options(pos, "take_good")) == 11
    assert why_not(pos, "take_good tax") == "goods_only"
    assert why_not(pos, "take_good gold") == "bank_empty"
    assert can(pos, "take_good gems")
    do(pos, "take_good gems")
    assert hand(pos, BABYLON)["gems"] == 1
    assert pos.stack[-1] == "number"
