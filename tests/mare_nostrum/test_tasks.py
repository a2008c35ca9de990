"""Pillage, occupation and annexation."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import PROVINCE, TASK_CITY
from tests.mare_nostrum.table import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, quiet, started


@pytest.mark.clause("MN-10.1")
def test_an_undefended_province_needs_no_dice() -> None:
    table = quiet()
    table.legions(BABYLON, "sinai", 1)
    table.command(BABYLON)
    table.do("march sinai memphis")
    assert table.step == "tasks"
    assert table.legal(BABYLON) == [
        "pillage memphis city",
        "occupy memphis city",
        "annex memphis",
        "done",
    ]


@pytest.mark.clause("MN-10.1")
def test_each_legion_has_one_task() -> None:
    table = quiet()
    table.caravan("memphis", "papyrus")
    table.legions(BABYLON, "memphis", 2)
    table.command(BABYLON)
    table.do("done")
    table.do("occupy memphis city")
    table.do("annex memphis")
    assert table.occupied("memphis") == ("city", "influence")
    assert table.pos.war is None, "no legion is left for the papyrus"


@pytest.mark.clause("MN-10.1")
def test_no_tasks_in_own_or_unowned_provinces_nor_where_a_fort_stands() -> None:
    table = quiet()
    table.legions(BABYLON, "sinai", 1)
    table.legions(BABYLON, "babylon", 1)
    table.legions(BABYLON, "alexandria", 1)
    table.command(BABYLON)
    table.do("attack alexandria egypt 1")
    table.roll(4)
    if table.step == "march":
        table.do("done")
    assert table.pos.war is None


@pytest.mark.clause("MN-10.2")
def test_one_building_is_pillaged_and_the_legion_is_used() -> None:
    table = quiet()
    table.building("temple", "memphis")
    table.legions(BABYLON, "memphis", 2)
    table.command(BABYLON)
    table.do("done")
    assert table.options("pillage") == ["memphis city", "memphis temple"]
    table.do("pillage memphis city")
    assert not table.pos.cities >> PROVINCE["memphis"] & 1
    assert table.pos.view(None).tokens["city"] == 5
    assert table.why_not("pillage memphis temple") == "pillaged_already"
    assert not table.options("occupy"), "a temple alone doubles nothing"
    table.do("annex memphis")
    assert table.occupied("memphis") == ("influence",)


@pytest.mark.clause("MN-10.3")
def test_with_thorough_pillage_each_legion_destroys_one_building() -> None:
    table = quiet({"pillage": "each_legion"})
    table.building("temple", "memphis")
    table.legions(BABYLON, "memphis", 2)
    table.command(BABYLON)
    table.do("done")
    table.do("pillage memphis city")
    table.do("pillage memphis temple")
    memphis = table.pos.view(None).provinces[PROVINCE["memphis"]]
    assert (memphis.city, memphis.temple) == (False, False)


@pytest.mark.clause("MN-10.4")
def test_occupation_brings_the_income_of_the_next_round() -> None:
    table = quiet()
    table.no_fort(CARTHAGE, "carthage")
    table.building("market", "carthage")
    table.legions(ROME, "carthage", 3)
    table.command(ROME)
    table.do("done")
    assert "carthage market" not in table.options("occupy")
    table.do("occupy carthage caravan_perfume")
    table.do("occupy carthage caravan_fruit")
    table.do("occupy carthage market")
    table.empty_hands()
    table.commerce()
    assert (table.hand(ROME)["perfume"], table.hand(ROME)["fruit"]) == (2, 3)
    assert set(table.hand(CARTHAGE)) == {"tax", "slaves", "fish"}


@pytest.mark.clause("MN-10.4")
def test_a_temple_is_occupied_beside_its_city() -> None:
    table = quiet()
    table.building("temple", "thebes")
    table.legions(GREECE, "thebes", 2)
    table.command(GREECE)
    table.do("done")
    assert table.options("occupy") == ["thebes city"]
    table.do("occupy thebes city")
    assert table.options("occupy") == ["thebes temple"]
    table.do("occupy thebes temple")
    table.empty_hands()
    table.commerce()
    assert table.hand(GREECE)["tax"] == 4


@pytest.mark.clause("MN-10.5")
def test_annexation_is_completed_in_the_next_construction_phase() -> None:
    table = quiet()
    table.legions(GREECE, "thebes", 1)
    table.command(GREECE)
    table.do("done")
    table.do("annex thebes")
    assert table.pos.owner[PROVINCE["thebes"]] == EGYPT
    table.empty_hands()
    table.deal(GREECE, tax=3)
    table.construct(GREECE)
    table.do("buy influence")
    table.do("place thebes")
    assert table.pos.owner[PROVINCE["thebes"]] == GREECE


@pytest.mark.clause("MN-7.9", "MN-12.2")
def test_a_home_can_be_occupied_but_not_annexed_and_its_owner_builds_on() -> None:
    table = quiet()
    table.no_fort(EGYPT, "alexandria")
    table.legions(GREECE, "alexandria", 2)
    table.command(GREECE)
    table.do("done")
    assert table.can("occupy alexandria city")
    assert table.why_not("annex alexandria") == "home_protected"
    table.do("occupy alexandria city")
    table.do("done")
    table.deal(EGYPT, tax=3)
    table.construct(EGYPT)
    table.do("buy legion")
    table.do("place alexandria")
    assert table.legions_in(EGYPT, "alexandria") == 1
    assert table.pos.owner[PROVINCE["alexandria"]] == EGYPT


@pytest.mark.clause("MN-10.6")
def test_question_when_the_defender_flees_the_choice_waits_for_the_own_turn() -> None:
    table = quiet()
    table.legions(EGYPT, "memphis", 1)
    table.legions(GREECE, "memphis", 1)
    table.command(GREECE, EGYPT)
    table.do("attack memphis egypt 1")
    table.roll(1, 1)
    assert table.pos.actors == (EGYPT,)
    table.do("march memphis thebes")
    assert table.occupied("memphis") == ()
    assert table.pos.phase == "commerce"
    table.command(GREECE)
    table.do("done")
    assert table.can("annex memphis")


@pytest.mark.clause("MN-10.7")
def test_tasks_last_until_the_owners_next_turn_and_are_given_anew() -> None:
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.legions(BABYLON, "babylon", 1)
    table.command(BABYLON, GREECE)
    assert table.occupied("memphis") == ("city",)
    table.do("done")
    assert table.occupied("memphis") == ()
    table.do("done")
    assert table.can("occupy memphis city")
    table.do("occupy memphis city")
    assert table.occupied("memphis") == ("city",)


@pytest.mark.clause("MN-11.10")
def test_nebuchadnezzar_brings_a_card_from_pillage() -> None:
    table = quiet()
    table.gain(BABYLON, "nebuchadnezzar")
    table.caravan("memphis", "papyrus")
    table.legions(BABYLON, "memphis", 1)
    table.legions(BABYLON, "thebes", 1)
    table.command(BABYLON, GREECE)
    table.do("done")
    table.do("pillage memphis caravan_papyrus")
    assert table.hand(BABYLON) == {"papyrus": 1}
    assert table.options("pillage") == ["thebes city"]
    assert table.why_not("pillage memphis city") == "other_province"
    taxes = table.pos.bank[0]
    table.pos.roles[0] = BABYLON
    table.do("pillage thebes city")
    assert table.pos.bank[0] < taxes


@pytest.mark.clause("MN-11.10")
def test_nebuchadnezzar_gets_nothing_for_a_temple_or_market() -> None:
    table = quiet()
    table.gain(BABYLON, "nebuchadnezzar")
    table.building("market", "thebes")
    table.legions(BABYLON, "thebes", 1)
    table.legions(GREECE, "athens", 1)
    table.command(BABYLON, GREECE)
    table.do("done")
    table.do("pillage thebes market")
    assert table.hand(BABYLON) == {}


@pytest.mark.clause("MN-2.11")
def test_a_neutral_province_without_buildings_can_only_be_annexed() -> None:
    table = started(4, ["rome", "carthage", "greece", "egypt"])
    table.legions(EGYPT, "antioch", 2)
    table.command(EGYPT)
    table.do("attack antioch babylon 2")
    table.roll(4, 4, 1)
    assert table.legal(EGYPT) == ["annex antioch", "done"]
    table.do("annex antioch")
    table.empty_hands()
    table.deal(EGYPT, tax=3)
    table.construct(EGYPT)
    table.do("buy influence")
    table.do("place antioch")
    assert table.pos.owner[PROVINCE["antioch"]] == EGYPT
