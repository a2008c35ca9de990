"""Who gets the roles at the start of a round."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import COMMERCE, POLITICS, PROVINCE, TASK_CITY, TASK_GOODS, WAR
from aevum.games.mare_nostrum.events import RoleGiven
from aevum.games.mare_nostrum.steps.roles import role_count
from tests.mare_nostrum.table import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, quiet


@pytest.mark.clause("MN-3.1")
def test_the_phases_follow_each_other() -> None:
    table = quiet()
    seen = [table.pos.phase]
    while table.pos.round == 1:
        if table.pos.phase != seen[-1]:
            seen.append(table.pos.phase)
        seat = table.pos.actors[0]
        table.pos.apply(seat, table.pos.legal(seat)[-1])
    seen.append(table.pos.phase)
    assert seen == ["commerce", "construction", "military", "commerce"]


@pytest.mark.clause("MN-3.2", "MN-3.3", "MN-3.4")
def test_roles_follow_the_counts_from_the_second_round_on() -> None:
    table = quiet()
    table.caravan("etruria", "grain")
    table.building("temple", "athens")
    table.building("temple", "knossos")
    table.legions(BABYLON, "babylon", 1)
    assert table.pos.roles == [CARTHAGE, EGYPT, ROME]
    table.new_round()
    assert table.pos.roles == [ROME, GREECE, BABYLON]


@pytest.mark.clause("MN-3.2")
def test_markets_count_for_the_director() -> None:
    table = quiet()
    table.building("market", "rome")
    assert role_count(table.pos, ROME, COMMERCE) == 5
    table.new_round()
    assert table.pos.roles[COMMERCE] == ROME


@pytest.mark.clause("MN-3.4")
def test_all_units_count_for_the_military_leader() -> None:
    table = quiet()
    table.legions(GREECE, "athens", 1)
    table.fleet(GREECE, "aegean", 2)
    table.pos.dock_trireme(GREECE, PROVINCE["athens"])
    assert role_count(table.pos, GREECE, WAR) == 5


@pytest.mark.clause("MN-3.5")
def test_the_holder_keeps_a_role_on_a_tie() -> None:
    table = quiet()
    assert [role_count(table.pos, seat, COMMERCE) for seat in range(5)] == [4, 4, 3, 2, 4]
    events = table.new_round().happened
    assert table.pos.roles == [CARTHAGE, EGYPT, ROME]
    assert not any(isinstance(event, RoleGiven) for event in events)


@pytest.mark.clause("MN-3.6")
def test_the_holder_decides_between_others_who_tie() -> None:
    table = quiet()
    table.caravan("etruria", "grain")
    table.own(BABYLON, "armenia")
    table.caravan("armenia", "gold")
    table.new_round()
    assert table.pos.actors == (CARTHAGE,)
    assert table.options("give_role") == [f"commerce_director {ROME}", f"commerce_director {BABYLON}"]
    table.do(f"give_role commerce_director {BABYLON}")
    assert table.pos.roles[COMMERCE] == BABYLON


@pytest.mark.clause("MN-3.7")
def test_question_occupied_buildings_count_for_the_occupier() -> None:
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_CITY)
    assert role_count(table.pos, GREECE, POLITICS) == 3
    assert role_count(table.pos, EGYPT, POLITICS) == 2
    table.occupy(CARTHAGE, "magna_graecia", TASK_GOODS[0])
    assert role_count(table.pos, CARTHAGE, COMMERCE) == 5
    assert role_count(table.pos, ROME, COMMERCE) == 3
    table.new_round()
    assert table.pos.roles[POLITICS] == GREECE


@pytest.mark.clause("MN-3.8")
def test_later_one_player_may_hold_several_roles() -> None:
    table = quiet()
    table.legions(CARTHAGE, "carthage", 3)
    table.new_round()
    assert table.pos.roles == [CARTHAGE, EGYPT, CARTHAGE]


@pytest.mark.clause("MN-11.6")
def test_agamemnon_counts_two_for_the_director() -> None:
    table = quiet()
    table.gain(GREECE, "agamemnon")
    assert role_count(table.pos, GREECE, COMMERCE) == 5
    assert role_count(table.pos, GREECE, POLITICS) == 2
    table.new_round()
    assert table.pos.roles[COMMERCE] == GREECE


@pytest.mark.clause("MN-11.7")
def test_archimedes_counts_two_for_the_military_leader() -> None:
    table = quiet()
    table.gain(EGYPT, "archimedes")
    assert role_count(table.pos, EGYPT, WAR) == 3
    table.new_round()
    assert table.pos.roles[WAR] == EGYPT


@pytest.mark.clause("MN-11.8")
def test_solomon_counts_two_for_the_political_leader() -> None:
    table = quiet()
    table.gain(GREECE, "solomon")
    assert role_count(table.pos, GREECE, POLITICS) == 4
    table.new_round()
    assert table.pos.roles[POLITICS] == GREECE
