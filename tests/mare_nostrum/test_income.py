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
from tests.mare_nostrum.table import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, quiet


@pytest.mark.clause("MN-4.1", "MN-4.2")
def test_the_first_income() -> None:
    table = quiet()
    table.commerce()
    assert table.hand(ROME) == {"tax": 1, "livestock": 1, "metal": 1, "wine": 1, "fruit": 1}
    assert table.hand(EGYPT) == {"tax": 3, "papyrus": 1, "grain": 1}
    assert [sum(cards) for cards in table.pos.hands] == [5, 5, 5, 5, 5]


@pytest.mark.clause("MN-4.1")
def test_a_temple_doubles_the_tax() -> None:
    table = quiet()
    table.building("temple", "memphis")
    table.building("temple", "etruria")
    table.commerce()
    assert table.hand(EGYPT)["tax"] == 4
    assert table.hand(ROME)["tax"] == 1


@pytest.mark.clause("MN-4.2")
def test_a_market_doubles_every_caravan_of_its_province() -> None:
    table = quiet()
    table.building("market", "carthage")
    table.commerce()
    assert (table.hand(CARTHAGE)["perfume"], table.hand(CARTHAGE)["fruit"]) == (2, 2)
    assert table.hand(CARTHAGE)["tax"] == 1


@pytest.mark.clause("MN-4.2")
def test_question_one_caravan_in_carthage_brings_only_the_good_it_stands_on() -> None:
    table = quiet()
    table.pos.take_caravan(site_of("carthage", "fruit"))
    table.commerce()
    assert table.hand(CARTHAGE)["perfume"] == 1
    assert "fruit" not in table.hand(CARTHAGE)


@pytest.mark.clause("MN-4.3")
def test_an_occupier_needs_a_second_legion_for_the_bonus() -> None:
    table = quiet()
    table.building("temple", "memphis")
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.commerce()
    assert (table.hand(GREECE)["tax"], table.hand(EGYPT)["tax"]) == (3, 2)
    table = quiet()
    table.building("temple", "memphis")
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.occupy(GREECE, "memphis", TASK_TEMPLE)
    table.commerce()
    assert (table.hand(GREECE)["tax"], table.hand(EGYPT)["tax"]) == (4, 2)


@pytest.mark.clause("MN-4.3")
def test_a_legion_on_the_market_takes_the_bonus_from_the_owner() -> None:
    table = quiet()
    table.building("market", "rome")
    table.occupy(CARTHAGE, "rome", TASK_GOODS[0])
    table.commerce()
    assert (table.hand(CARTHAGE)["metal"], table.hand(ROME)["wine"]) == (1, 2)
    table = quiet()
    table.building("market", "rome")
    table.occupy(CARTHAGE, "rome", TASK_GOODS[0])
    table.occupy(CARTHAGE, "rome", TASK_MARKET)
    table.commerce()
    assert (table.hand(CARTHAGE)["metal"], table.hand(ROME)["wine"]) == (2, 1)
    assert "metal" not in table.hand(ROME)


@pytest.mark.clause("MN-4.4")
def test_a_province_about_to_be_annexed_pays_its_owner() -> None:
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_MARKER)
    table.commerce()
    assert table.hand(EGYPT)["tax"] == 3


@pytest.mark.clause("MN-4.4")
def test_in_a_province_about_to_be_annexed_an_occupied_city_pays_its_occupier() -> None:
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_MARKER)
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.commerce()
    assert table.hand(EGYPT)["tax"] == 2
    assert table.hand(GREECE)["tax"] == 3


@pytest.mark.clause("MN-4.4")
def test_a_war_torn_province_pays_its_owner() -> None:
    table = quiet()
    table.pos.put_legions(GREECE, PROVINCE["memphis"], 1)
    table.pos.put_legions(EGYPT, PROVINCE["memphis"], 1)
    table.commerce()
    assert table.hand(EGYPT)["tax"] == 3


@pytest.mark.clause("MN-4.5")
def test_the_director_is_paid_first_then_round_the_table() -> None:
    table = quiet()
    table.commerce()
    order = [event.seat for event in table.pos.events if isinstance(event, IncomePaid)]
    assert order == [CARTHAGE, GREECE, EGYPT, BABYLON, ROME]
    table = quiet()
    table.deal(GREECE, perfume=4)
    table.commerce()
    assert table.hand(CARTHAGE)["perfume"] == 1
    assert "perfume" not in table.hand(BABYLON)


@pytest.mark.clause("MN-11.12")
def test_the_colossus_brings_one_more_tax() -> None:
    table = quiet()
    table.gain(BABYLON, "colossus")
    table.commerce()
    assert (table.step, table.pos.actors, table.hand(BABYLON)["tax"]) == ("extra_tax", (BABYLON,), 1)
    assert table.why_not("take_good gold") == "tax_only"
    table.do("take_good tax")
    assert (table.step, table.hand(BABYLON)["tax"]) == ("number", 2)


@pytest.mark.clause("MN-11.12", "MN-11.14")
def test_what_the_wonders_bring_may_be_left() -> None:
    table = quiet()
    table.gain(BABYLON, "colossus", "temple_of_artemis")
    table.commerce()
    before = sum(table.hand(BABYLON).values())
    table.do("done")
    assert (table.step, table.pos.actors) == ("income", (BABYLON,))
    table.do("done")
    assert (table.step, sum(table.hand(BABYLON).values())) == ("number", before)


@pytest.mark.clause("MN-11.12")
def test_an_empty_bank_has_no_tax_for_the_colossus() -> None:
    table = quiet()
    table.gain(BABYLON, "colossus")
    table.deal(ROME, tax=table.pos.bank[0] - 5)
    table.commerce()
    assert (table.pos.bank[0], table.step) == (0, "number")


@pytest.mark.clause("MN-11.14")
def test_the_temple_of_artemis_brings_a_good_of_choice() -> None:
    table = quiet()
    table.gain(BABYLON, "temple_of_artemis")
    table.deal(ROME, gold=5)
    table.commerce()
    assert table.pos.actors == (BABYLON,)
    assert len(table.options("take_good")) == 11
    assert table.why_not("take_good tax") == "goods_only"
    assert table.why_not("take_good gold") == "bank_empty"
    assert table.can("take_good gems")
    table.do("take_good gems")
    assert table.hand(BABYLON)["gems"] == 1
    assert table.step == "number"
