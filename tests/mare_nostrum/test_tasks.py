"""Pillage, occupation and annexation."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import PROVINCE, TASK_CITY
from tests.mare_nostrum.table import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    building,
    can,
    caravan,
    command,
    commerce,
    construct,
    deal,
    do,
    empty_hands,
    fell,
    gain,
    hand,
    legions,
    legions_in,
    no_fort,
    occupied,
    occupy,
    options,
    quiet,
    started,
    why_not,
)


@pytest.mark.clause("MN-10.1")
def test_an_undefended_province_needs_no_dice() -> None:
    pos = quiet()
    legions(pos, BABYLON, "sinai", 1)
    command(pos, BABYLON)
    do(pos, "march sinai memphis")
    assert pos.stack[-1] == "tasks"
    assert [action.text() for action in pos.legal(BABYLON)] == [
        "pillage memphis city",
        "occupy memphis city",
        "annex memphis",
        "done",
    ]


@pytest.mark.clause("MN-10.1")
def test_each_legion_has_one_task() -> None:
    pos = quiet()
    caravan(pos, "memphis", "papyrus")
    legions(pos, BABYLON, "memphis", 2)
    command(pos, BABYLON)
    do(pos, "done")
    do(pos, "occupy memphis city")
    do(pos, "annex memphis")
    assert occupied(pos, "memphis") == ("city", "influence")
    assert pos.war is None, "no legion is left for the papyrus"


@pytest.mark.clause("MN-10.1")
def test_no_tasks_in_own_or_unowned_provinces_nor_where_a_fort_stands() -> None:
    pos = quiet()
    legions(pos, BABYLON, "sinai", 1)
    legions(pos, BABYLON, "babylon", 1)
    legions(pos, BABYLON, "alexandria", 1)
    command(pos, BABYLON)
    do(pos, "attack alexandria egypt 1")
    fell(pos, 4)
    if pos.stack[-1] == "march":
        do(pos, "done")
    assert pos.war is None


@pytest.mark.clause("MN-10.2")
def test_one_building_is_pillaged_and_the_legion_is_used() -> None:
    pos = quiet()
    building(pos, "temple", "memphis")
    legions(pos, BABYLON, "memphis", 2)
    command(pos, BABYLON)
    do(pos, "done")
    assert options(pos, "pillage") == ["memphis city", "memphis temple"]
    do(pos, "pillage memphis city")
    assert not pos.cities >> PROVINCE["memphis"] & 1
    assert pos.view(None).tokens["city"] == 5
    assert why_not(pos, "pillage memphis temple") == "pillaged_already"
    assert not options(pos, "occupy"), "a temple alone doubles nothing"
    do(pos, "annex memphis")
    assert occupied(pos, "memphis") == ("influence",)


@pytest.mark.clause("MN-10.3")
def test_with_thorough_pillage_each_legion_destroys_one_building() -> None:
    pos = quiet({"pillage": "each_legion"})
    building(pos, "temple", "memphis")
    legions(pos, BABYLON, "memphis", 2)
    command(pos, BABYLON)
    do(pos, "done")
    do(pos, "pillage memphis city")
    do(pos, "pillage memphis temple")
    memphis = pos.view(None).provinces[PROVINCE["memphis"]]
    assert (memphis.city, memphis.temple) == (False, False)


@pytest.mark.clause("MN-10.4")
def test_occupation_brings_the_income_of_the_next_round() -> None:
    pos = quiet()
    no_fort(pos, CARTHAGE, "carthage")
    building(pos, "market", "carthage")
    legions(pos, ROME, "carthage", 3)
    command(pos, ROME)
    do(pos, "done")
    assert "carthage market" not in options(pos, "occupy")
    do(pos, "occupy carthage caravan_perfume")
    do(pos, "occupy carthage caravan_fruit")
    do(pos, "occupy carthage market")
    empty_hands(pos)
    commerce(pos)
    assert (hand(pos, ROME)["perfume"], hand(pos, ROME)["fruit"]) == (2, 3)
    assert set(hand(pos, CARTHAGE)) == {"tax", "slaves", "fish"}


@pytest.mark.clause("MN-10.4")
def test_a_temple_is_occupied_beside_its_city() -> None:
    pos = quiet()
    building(pos, "temple", "thebes")
    legions(pos, GREECE, "thebes", 2)
    command(pos, GREECE)
    do(pos, "done")
    assert options(pos, "occupy") == ["thebes city"]
    do(pos, "occupy thebes city")
    assert options(pos, "occupy") == ["thebes temple"]
    do(pos, "occupy thebes temple")
    empty_hands(pos)
    commerce(pos)
    assert hand(pos, GREECE)["tax"] == 4


@pytest.mark.clause("MN-10.5")
def test_annexation_is_completed_in_the_next_construction_phase() -> None:
    pos = quiet()
    legions(pos, GREECE, "thebes", 1)
    command(pos, GREECE)
    do(pos, "done")
    do(pos, "annex thebes")
    assert pos.owner[PROVINCE["thebes"]] == EGYPT
    empty_hands(pos)
    deal(pos, GREECE, tax=3)
    construct(pos, GREECE)
    do(pos, "buy influence")
    do(pos, "place thebes")
    assert pos.owner[PROVINCE["thebes"]] == GREECE


@pytest.mark.clause("MN-7.9", "MN-12.2")
def test_a_home_can_be_occupied_but_not_annexed_and_its_owner_builds_on() -> None:
    pos = quiet()
    no_fort(pos, EGYPT, "alexandria")
    legions(pos, GREECE, "alexandria", 2)
    command(pos, GREECE)
    do(pos, "done")
    assert can(pos, "occupy alexandria city")
    assert why_not(pos, "annex alexandria") == "home_protected"
    do(pos, "occupy alexandria city")
    do(pos, "done")
    deal(pos, EGYPT, tax=3)
    construct(pos, EGYPT)
    do(pos, "buy legion")
    do(pos, "place alexandria")
    assert legions_in(pos, EGYPT, "alexandria") == 1
    assert pos.owner[PROVINCE["alexandria"]] == EGYPT


@pytest.mark.clause("MN-10.6")
def test_question_when_the_defender_flees_the_choice_waits_for_the_own_turn() -> None:
    pos = quiet()
    legions(pos, EGYPT, "memphis", 1)
    legions(pos, GREECE, "memphis", 1)
    command(pos, GREECE, EGYPT)
    do(pos, "attack memphis egypt 1")
    fell(pos, 1, 1)
    assert pos.actors == (EGYPT,)
    do(pos, "march memphis thebes")
    assert occupied(pos, "memphis") == ()
    assert pos.phase == "commerce"
    command(pos, GREECE)
    do(pos, "done")
    assert can(pos, "annex memphis")


@pytest.mark.clause("MN-10.7")
def test_tasks_last_until_the_owners_next_turn_and_are_given_anew() -> None:
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_CITY)
    legions(pos, BABYLON, "babylon", 1)
    command(pos, BABYLON, GREECE)
    assert occupied(pos, "memphis") == ("city",)
    do(pos, "done")
    assert occupied(pos, "memphis") == ()
    do(pos, "done")
    assert can(pos, "occupy memphis city")
    do(pos, "occupy memphis city")
    assert occupied(pos, "memphis") == ("city",)


@pytest.mark.clause("MN-11.10")
def test_nebuchadnezzar_brings_a_card_from_pillage() -> None:
    pos = quiet()
    gain(pos, BABYLON, "nebuchadnezzar")
    caravan(pos, "memphis", "papyrus")
    legions(pos, BABYLON, "memphis", 1)
    legions(pos, BABYLON, "thebes", 1)
    command(pos, BABYLON, GREECE)
    do(pos, "done")
    do(pos, "pillage memphis caravan_papyrus")
    assert hand(pos, BABYLON) == {"papyrus": 1}
    assert options(pos, "pillage") == ["thebes city"]
    assert why_not(pos, "pillage memphis city") == "other_province"
    taxes = pos.bank[0]
    pos.roles[0] = BABYLON
    do(pos, "pillage thebes city")
    assert pos.bank[0] < taxes


@pytest.mark.clause("MN-11.10")
def test_nebuchadnezzar_gets_nothing_for_a_temple_or_market() -> None:
    pos = quiet()
    gain(pos, BABYLON, "nebuchadnezzar")
    building(pos, "market", "thebes")
    legions(pos, BABYLON, "thebes", 1)
    legions(pos, GREECE, "athens", 1)
    command(pos, BABYLON, GREECE)
    do(pos, "done")
    do(pos, "pillage thebes market")
    assert hand(pos, BABYLON) == {}


@pytest.mark.clause("MN-2.11")
def test_a_neutral_province_without_buildings_can_only_be_annexed() -> None:
    pos = started(4, ["rome", "carthage", "greece", "egypt"])
    legions(pos, EGYPT, "antioch", 2)
    command(pos, EGYPT)
    do(pos, "attack antioch babylon 2")
    fell(pos, 4, 4, 1)
    assert [action.text() for action in pos.legal(EGYPT)] == ["annex antioch", "done"]
    do(pos, "annex antioch")
    empty_hands(pos)
    deal(pos, EGYPT, tax=3)
    construct(pos, EGYPT)
    do(pos, "buy influence")
    do(pos, "place antioch")
    assert pos.owner[PROVINCE["antioch"]] == EGYPT
