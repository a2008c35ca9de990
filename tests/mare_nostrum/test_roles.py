"""Who gets the roles at the start of a round."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import COMMERCE, POLITICS, PROVINCE, TASK_CITY, TASK_GOODS, WAR
from aevum.games.mare_nostrum.events import RoleGiven
from aevum.games.mare_nostrum.steps.roles import role_count
from tests.mare_nostrum.table import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    building,
    caravan,
    do,
    fleet,
    gain,
    legions,
    new_round,
    occupy,
    options,
    own,
    quiet,
)


@pytest.mark.clause("MN-3.1")
def test_the_phases_follow_each_other() -> None:
    pos = quiet()
    seen = [pos.phase]
    while pos.round == 1:
        if pos.phase != seen[-1]:
            seen.append(pos.phase)
        seat = pos.actors[0]
        pos.apply(seat, pos.legal(seat)[-1])
    seen.append(pos.phase)
    assert seen == ["commerce", "construction", "military", "commerce"]


@pytest.mark.clause("MN-3.2", "MN-3.3", "MN-3.4")
def test_roles_follow_the_counts_from_the_second_round_on() -> None:
    pos = quiet()
    caravan(pos, "etruria", "grain")
    building(pos, "temple", "athens")
    building(pos, "temple", "knossos")
    legions(pos, BABYLON, "babylon", 1)
    assert pos.roles == [CARTHAGE, EGYPT, ROME]
    new_round(pos)
    assert pos.roles == [ROME, GREECE, BABYLON]


@pytest.mark.clause("MN-3.2")
def test_markets_count_for_the_director() -> None:
    pos = quiet()
    building(pos, "market", "rome")
    assert role_count(pos, ROME, COMMERCE) == 5
    new_round(pos)
    assert pos.roles[COMMERCE] == ROME


@pytest.mark.clause("MN-3.4")
def test_all_units_count_for_the_military_leader() -> None:
    pos = quiet()
    legions(pos, GREECE, "athens", 1)
    fleet(pos, GREECE, "aegean", 2)
    pos.dock_trireme(GREECE, PROVINCE["athens"])
    assert role_count(pos, GREECE, WAR) == 5


@pytest.mark.clause("MN-3.5")
def test_the_holder_keeps_a_role_on_a_tie() -> None:
    pos = quiet()
    assert [role_count(pos, seat, COMMERCE) for seat in range(5)] == [4, 4, 3, 2, 4]
    events = new_round(pos)
    assert pos.roles == [CARTHAGE, EGYPT, ROME]
    assert not any(isinstance(event, RoleGiven) for event in events)


@pytest.mark.clause("MN-3.6")
def test_the_holder_decides_between_others_who_tie() -> None:
    pos = quiet()
    caravan(pos, "etruria", "grain")
    own(pos, BABYLON, "armenia")
    caravan(pos, "armenia", "gold")
    new_round(pos)
    assert pos.actors == (CARTHAGE,)
    assert options(pos, "give_role") == [f"commerce_director {ROME}", f"commerce_director {BABYLON}"]
    do(pos, f"give_role commerce_director {BABYLON}")
    assert pos.roles[COMMERCE] == BABYLON


@pytest.mark.clause("MN-3.7")
def test_question_occupied_buildings_count_for_the_occupier() -> None:
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_CITY)
    assert role_count(pos, GREECE, POLITICS) == 3
    assert role_count(pos, EGYPT, POLITICS) == 2
    occupy(pos, CARTHAGE, "magna_graecia", TASK_GOODS[0])
    assert role_count(pos, CARTHAGE, COMMERCE) == 5
    assert role_count(pos, ROME, COMMERCE) == 3
    new_round(pos)
    assert pos.roles[POLITICS] == GREECE


@pytest.mark.clause("MN-3.8")
def test_later_one_player_may_hold_several_roles() -> None:
    pos = quiet()
    legions(pos, CARTHAGE, "carthage", 3)
    new_round(pos)
    assert pos.roles == [CARTHAGE, EGYPT, CARTHAGE]


@pytest.mark.clause("MN-11.6")
def test_agamemnon_counts_two_for_the_director() -> None:
    pos = quiet()
    gain(pos, GREECE, "agamemnon")
    assert role_count(pos, GREECE, COMMERCE) == 5
    assert role_count(pos, GREECE, POLITICS) == 2
    new_round(pos)
    assert pos.roles[COMMERCE] == GREECE


@pytest.mark.clause("MN-11.7")
def test_archimedes_counts_two_for_the_military_leader() -> None:
    pos = quiet()
    gain(pos, EGYPT, "archimedes")
    assert role_count(pos, EGYPT, WAR) == 3
    new_round(pos)
    assert pos.roles[WAR] == EGYPT


@pytest.mark.clause("MN-11.8")
def test_solomon_counts_two_for_the_political_leader() -> None:
    pos = quiet()
    gain(pos, GREECE, "solomon")
    assert role_count(pos, GREECE, POLITICS) == 4
    new_round(pos)
    assert pos.roles[POLITICS] == GREECE
