"""Dice, forts, losses, war-torn provinces, docked triremes."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import PROVINCE, SEA, TASK_CITY, TASK_GOODS, TASK_MARKER, TASK_TEMPLE
from aevum.words import words
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
    construct,
    deal,
    do,
    fell,
    fleet,
    fort,
    gain,
    legions,
    legions_in,
    lose_card,
    occupied,
    occupy,
    options,
    own,
    quiet,
    started,
    why_not,
)


@pytest.mark.clause("MN-9.4", "MN-9.5", "MN-9.7")
def test_example_three_legions_against_a_legion_and_a_fort() -> None:
    """Eleven against nine: the attacker loses one legion, the defender both units."""
    pos = quiet()
    legions(pos, GREECE, "rome", 3)
    legions(pos, ROME, "rome", 1)
    command(pos, GREECE)
    do(pos, "attack rome rome 3")
    fell(pos, 6, 3, 2, 3)
    assert legions_in(pos, GREECE, "rome") == 2
    assert legions_in(pos, ROME, "rome") == 0
    assert pos.forts[PROVINCE["rome"]] == 0


@pytest.mark.clause("MN-9.4", "MN-10.2")
def test_question_jerusalem_is_plundered() -> None:
    """Eleven against eleven: both lose two units; the last Egyptian legion destroys the city, the marker stays."""
    pos = quiet()
    own(pos, BABYLON, "jerusalem")
    building(pos, "city", "jerusalem")
    fort(pos, BABYLON, "jerusalem")
    legions(pos, BABYLON, "jerusalem", 1)
    legions(pos, EGYPT, "sinai", 3)
    command(pos, EGYPT)
    for _ in range(3):
        do(pos, "march sinai jerusalem")
    do(pos, "attack jerusalem babylon 3")
    fell(pos, 4, 2, 5, 5)
    assert legions_in(pos, EGYPT, "jerusalem") == 1
    assert legions_in(pos, BABYLON, "jerusalem") == 0
    assert pos.forts[PROVINCE["jerusalem"]] == 0
    do(pos, "pillage jerusalem city")
    jerusalem = pos.view(None).provinces[PROVINCE["jerusalem"]]
    assert (jerusalem.city, jerusalem.owner) == (False, "babylon")


@pytest.mark.clause("MN-9.1", "MN-9.8")
def test_question_a_trireme_in_dock_is_ignored_in_cyrene() -> None:
    pos = quiet()
    own(pos, EGYPT, "cyrene")
    building(pos, "city", "cyrene")
    legions(pos, EGYPT, "cyrene", 1)
    pos.dock_trireme(EGYPT, PROVINCE["cyrene"])
    legions(pos, CARTHAGE, "leptis", 2)
    lose_card(pos, CARTHAGE, "hannibal")
    command(pos, CARTHAGE, EGYPT)
    do(pos, "march leptis cyrene")
    do(pos, "march leptis cyrene")
    do(pos, "attack cyrene egypt 2")
    fell(pos, 3, 2, 4)
    assert legions_in(pos, EGYPT, "cyrene") == 0
    assert options(pos, "pillage") == ["cyrene city"], "the trireme cannot be pillaged"
    assert can(pos, "occupy cyrene city")
    assert can(pos, "annex cyrene")
    do(pos, "occupy cyrene city")
    do(pos, "done")
    assert pos.docked[PROVINCE["cyrene"]] == 1
    assert pos.actors == (EGYPT,)
    assert options(pos, "launch") == ["cyrene syrtis", "cyrene egyptian"]
    do(pos, "launch cyrene syrtis")
    assert pos.fleets[EGYPT][SEA["syrtis"]] == 1


@pytest.mark.clause("MN-9.1")
def test_ships_do_not_fight_legions() -> None:
    pos = quiet()
    fleet(pos, GREECE, "tyrrhenian", 2)
    legions(pos, ROME, "rome", 2)
    command(pos, GREECE)
    assert not options(pos, "attack_fleet")
    assert why_not(pos, "attack_fleet tyrrhenian rome 1") == "no_enemy"


@pytest.mark.clause("MN-9.8")
def test_a_docked_trireme_cannot_be_attacked_from_the_sea() -> None:
    pos = quiet()
    pos.dock_trireme(ROME, PROVINCE["rome"])
    fleet(pos, GREECE, "tyrrhenian", 2)
    command(pos, GREECE)
    assert not options(pos, "attack_fleet")


@pytest.mark.clause("MN-9.2")
def test_land_battle_is_compulsory_against_one_of_several_enemies() -> None:
    pos = quiet()
    legions(pos, EGYPT, "memphis", 1)
    legions(pos, BABYLON, "memphis", 1)
    legions(pos, GREECE, "memphis", 2)
    command(pos, GREECE)
    assert why_not(pos, "done") == "must_fight"
    assert options(pos, "attack") == [
        "memphis egypt 1",
        "memphis egypt 2",
        "memphis babylon 1",
        "memphis babylon 2",
    ]
    do(pos, "attack memphis babylon 2")
    fell(pos, 3, 3, 1)
    assert legions_in(pos, BABYLON, "memphis") == 0
    assert legions_in(pos, EGYPT, "memphis") == 1, "ignored"
    assert pos.war is None, "the turn is over"


@pytest.mark.clause("MN-9.2")
def test_forces_may_be_split_between_enemies() -> None:
    pos = quiet()
    legions(pos, EGYPT, "memphis", 1)
    legions(pos, BABYLON, "memphis", 1)
    legions(pos, GREECE, "memphis", 3)
    command(pos, GREECE)
    do(pos, "attack memphis babylon 1")
    fell(pos, 5, 1)
    assert why_not(pos, "done") == "rest_fights_first"
    assert why_not(pos, "march memphis sinai") == "rest_fights_first"
    assert options(pos, "attack") == ["memphis egypt 2"]
    do(pos, "attack memphis egypt 2")
    fell(pos, 3, 3, 6)
    assert (legions_in(pos, EGYPT, "memphis"), legions_in(pos, BABYLON, "memphis")) == (0, 0)
    assert legions_in(pos, GREECE, "memphis") == 2


@pytest.mark.clause("MN-9.2")
def test_idle_neighbours_in_a_third_players_land_must_fight_too() -> None:
    pos = quiet()
    legions(pos, ROME, "dacia", 1)
    legions(pos, GREECE, "dacia", 1)
    command(pos, ROME)
    assert why_not(pos, "done") == "must_fight"


@pytest.mark.clause("MN-9.3")
def test_question_forts_cannot_flee_and_fight_on_their_owners_turn() -> None:
    pos = quiet()
    legions(pos, GREECE, "alexandria", 2)
    command(pos, EGYPT)
    assert options(pos, "attack") == ["alexandria greece 0"]
    do(pos, "attack alexandria greece 0")
    fell(pos, 1, 1)
    assert legions_in(pos, GREECE, "alexandria") == 1
    assert pos.forts[PROVINCE["alexandria"]] == 1


@pytest.mark.clause("MN-9.3")
def test_a_fort_joins_the_first_battle_and_fights_once_a_turn() -> None:
    pos = quiet()
    legions(pos, GREECE, "alexandria", 3)
    legions(pos, EGYPT, "alexandria", 1)
    legions(pos, EGYPT, "memphis", 1)
    command(pos, EGYPT)
    do(pos, "attack alexandria greece 1")
    fell(pos, 3, 1, 1, 1)
    assert legions_in(pos, GREECE, "alexandria") == 2, "three and six are nine points"
    do(pos, "march memphis alexandria")
    do(pos, "attack alexandria greece 1")
    fell(pos, 4, 1, 1)
    assert legions_in(pos, GREECE, "alexandria") == 2, "four points alone hit nobody"


@pytest.mark.clause("MN-9.4")
def test_one_round_and_hits_at_the_same_time() -> None:
    pos = quiet()
    legions(pos, EGYPT, "memphis", 1)
    legions(pos, GREECE, "memphis", 1)
    command(pos, GREECE)
    do(pos, "attack memphis egypt 1")
    fell(pos, 5, 5)
    assert (legions_in(pos, EGYPT, "memphis"), legions_in(pos, GREECE, "memphis")) == (0, 0)


@pytest.mark.parametrize(("die", "losses"), [(4, "without losses on either side (4 against 4)"), (5, "5 against 5")])
def test_the_log_says_when_a_battle_costs_nobody_anything(die: int, losses: str) -> None:
    pos = quiet()
    legions(pos, EGYPT, "memphis", 1)
    legions(pos, GREECE, "memphis", 1)
    fleet(pos, EGYPT, "ionian", 1)
    fleet(pos, GREECE, "ionian", 1)
    lose_card(pos, GREECE, "pericles")
    command(pos, GREECE)
    do(pos, "attack_fleet ionian egypt 1")
    at_sea = fell(pos, die, die)[0]
    do(pos, "attack memphis egypt 1")
    on_land = fell(pos, die, die)[0]
    said = words("mare_nostrum", "en")
    assert [losses in said.event(event, ["Anna"] * 5) for event in (at_sea, on_land)] == [True, True]


@pytest.mark.clause("MN-9.6")
def test_legions_that_stand_together_fight_one_enemy_together() -> None:
    pos = quiet()
    legions(pos, EGYPT, "memphis", 3)
    legions(pos, GREECE, "memphis", 4)
    command(pos, GREECE)
    assert options(pos, "attack") == ["memphis egypt 4"]
    assert why_not(pos, "attack memphis egypt 1") == "fight_together"
    do(pos, "attack memphis egypt 4")
    chance = pos.chance
    assert chance is not None
    assert chance.dice == 7  # type: ignore[union-attr]


@pytest.mark.clause("MN-9.6")
def test_the_same_enemy_is_fought_again_only_by_legions_that_arrive_later() -> None:
    pos = quiet()
    legions(pos, EGYPT, "memphis", 3)
    legions(pos, GREECE, "sinai", 2)
    command(pos, GREECE)
    do(pos, "march sinai memphis")
    do(pos, "attack memphis egypt 1")
    fell(pos, 1, 6, 1, 1)
    do(pos, "march sinai memphis")
    assert options(pos, "attack") == ["memphis egypt 1"]
    do(pos, "attack memphis egypt 1")
    fell(pos, 1, 1, 1, 1)
    assert legions_in(pos, GREECE, "memphis") == 1, "only those who took part can be lost"


@pytest.mark.clause("MN-9.6")
def test_a_stack_among_three_enemies_fights_each_of_them_once_at_most() -> None:
    pos = quiet()
    for seat in (EGYPT, BABYLON, ROME):
        legions(pos, seat, "memphis", 1)
    legions(pos, GREECE, "memphis", 3)
    command(pos, GREECE)
    do(pos, "attack memphis egypt 1")
    fell(pos, 1, 1)
    assert options(pos, "attack") == ["memphis rome 1", "memphis rome 2", "memphis babylon 1", "memphis babylon 2"]
    do(pos, "attack memphis rome 1")
    fell(pos, 1, 1)
    assert options(pos, "attack") == ["memphis babylon 1"]


@pytest.mark.clause("MN-9.6")
def test_a_fleet_attacks_as_a_whole() -> None:
    pos = quiet()
    fleet(pos, EGYPT, "ionian", 2)
    fleet(pos, ROME, "ionian", 3)
    command(pos, ROME)
    assert options(pos, "attack_fleet") == ["ionian egypt 3"]
    assert why_not(pos, "attack_fleet ionian egypt 1") == "fight_together"
    do(pos, "attack_fleet ionian egypt 3")
    fell(pos, 6, 3, 2, 2, 3)
    assert (pos.fleets[EGYPT][SEA["ionian"]], pos.fleets[ROME][SEA["ionian"]]) == (0, 2)
    assert pos.view(None).seats[EGYPT].supply["trireme"] == 5


@pytest.mark.clause("MN-9.6")
def test_a_fleet_may_split_up_among_two_enemies_and_then_fights_both() -> None:
    pos = quiet()
    fleet(pos, EGYPT, "ionian", 1)
    fleet(pos, BABYLON, "ionian", 1)
    fleet(pos, ROME, "ionian", 3)
    command(pos, ROME)
    do(pos, "attack_fleet ionian egypt 1")
    fell(pos, 1, 1)
    assert why_not(pos, "done") == "rest_fights_first"
    assert why_not(pos, "sail ionian adriatic") == "rest_fights_first"
    assert options(pos, "attack_fleet") == ["ionian babylon 2"]
    do(pos, "attack_fleet ionian babylon 2")
    fell(pos, 1, 1, 1)
    assert pos.war is None, "the turn is over"


@pytest.mark.clause("MN-9.7")
def test_the_owner_chooses_what_is_lost() -> None:
    pos = quiet()
    legions(pos, GREECE, "alexandria", 2)
    legions(pos, EGYPT, "alexandria", 2)
    command(pos, GREECE)
    do(pos, "attack alexandria egypt 2")
    fell(pos, 3, 2, 1, 1)
    assert pos.actors == (EGYPT,)
    assert options(pos, "lose") == ["0 1", "1 0"]
    assert why_not(pos, "lose 1 1") == "lose_exactly"
    do(pos, "lose 1 0")
    assert legions_in(pos, EGYPT, "alexandria") == 1
    assert pos.forts[PROVINCE["alexandria"]] == 1


@pytest.mark.clause("MN-9.7")
def test_an_attacker_with_a_fort_chooses_too() -> None:
    pos = quiet()
    legions(pos, GREECE, "alexandria", 1)
    legions(pos, EGYPT, "alexandria", 1)
    command(pos, EGYPT)
    do(pos, "attack alexandria greece 1")
    fell(pos, 1, 6)
    assert pos.actors == (EGYPT,)
    do(pos, "lose 0 1")
    assert pos.forts[PROVINCE["alexandria"]] == 0
    assert legions_in(pos, EGYPT, "alexandria") == 1


@pytest.mark.clause("MN-9.7")
def test_a_neutral_defender_loses_legions_first() -> None:
    pos = started(4, ["rome", "carthage", "greece", "egypt"])
    legions(pos, EGYPT, "babylon", 2)
    command(pos, EGYPT)
    do(pos, "attack babylon babylon 2")
    fell(pos, 3, 3, 1)
    assert legions_in(pos, 4, "babylon") == 0
    assert pos.forts[PROVINCE["babylon"]] == 1


@pytest.mark.clause("MN-9.9")
def test_a_war_torn_province_stays_so_until_one_side_is_left() -> None:
    pos = quiet()
    building(pos, "temple", "memphis")
    legions(pos, EGYPT, "memphis", 2)
    legions(pos, GREECE, "memphis", 2)
    command(pos, GREECE, EGYPT)
    do(pos, "attack memphis egypt 2")
    fell(pos, 3, 2, 1, 1)
    assert pos.stack[-1] == "march"
    assert pos.actors == (EGYPT,), "no task for Greece"
    do(pos, "attack memphis greece 1")
    fell(pos, 1, 1, 1)
    deal(pos, EGYPT, tax=3)
    construct(pos, EGYPT)
    do(pos, "buy legion")
    assert why_not(pos, "place memphis") == "foreign_legion"


@pytest.mark.clause("MN-9.10")
def test_a_sea_zone_is_never_war_torn() -> None:
    pos = quiet()
    fleet(pos, EGYPT, "ionian", 2)
    fleet(pos, GREECE, "ionian", 2)
    legions(pos, GREECE, "athens", 1)
    fleet(pos, GREECE, "aegean", 1)
    command(pos, GREECE)
    do(pos, "attack_fleet ionian egypt 2")
    fell(pos, 1, 1, 1, 1)
    assert can(pos, "sail aegean ionian")
    do(pos, "done")
    assert can(pos, "march athens syracuse")


@pytest.mark.clause("MN-9.11")
def test_question_occupiers_fight_and_go_on_if_they_hold_out() -> None:
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_CITY)
    legions(pos, EGYPT, "thebes", 1)
    command(pos, EGYPT)
    do(pos, "march thebes memphis")
    do(pos, "attack memphis greece 1")
    fell(pos, 1, 5)
    assert occupied(pos, "memphis") == ("city",)


@pytest.mark.clause("MN-9.11")
def test_question_occupation_ends_if_an_enemy_remains() -> None:
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_CITY)
    occupy(pos, GREECE, "memphis", TASK_MARKER)
    legions(pos, EGYPT, "thebes", 1)
    command(pos, EGYPT)
    do(pos, "march thebes memphis")
    do(pos, "attack memphis greece 1")
    fell(pos, 1, 1, 1)
    assert occupied(pos, "memphis") == ()


@pytest.mark.clause("MN-9.11")
def test_an_occupier_with_fewer_legions_chooses_what_to_give_up() -> None:
    pos = quiet()
    caravan(pos, "memphis", "papyrus")
    building(pos, "temple", "memphis")
    for task in (TASK_CITY, TASK_TEMPLE, TASK_GOODS[0], TASK_MARKER):
        occupy(pos, GREECE, "memphis", task)
    legions(pos, EGYPT, "thebes", 1)
    command(pos, EGYPT)
    do(pos, "march thebes memphis")
    do(pos, "attack memphis greece 1")
    fell(pos, 5, 5, 5, 5, 5)
    assert pos.actors == (GREECE,)
    assert options(pos, "give_up") == ["memphis city", "memphis temple", "memphis caravan_papyrus", "memphis influence"]
    do(pos, "give_up memphis city")
    assert occupied(pos, "memphis") == ("caravan_papyrus", "influence"), "the temple doubled only the city"


@pytest.mark.clause("MN-11.2")
def test_hannibal_adds_one_to_each_die_of_his_legions_in_attack_and_defence() -> None:
    pos = quiet()
    legions(pos, CARTHAGE, "cyrene", 2)
    legions(pos, EGYPT, "cyrene", 2)
    command(pos, CARTHAGE)
    do(pos, "attack cyrene egypt 2")
    fell(pos, 1, 2, 1, 1)
    assert legions_in(pos, EGYPT, "cyrene") == 1
    pos = quiet()
    legions(pos, CARTHAGE, "carthage", 1)
    legions(pos, EGYPT, "carthage", 2)
    command(pos, EGYPT)
    do(pos, "attack carthage carthage 2")
    fell(pos, 1, 1, 3)
    assert legions_in(pos, EGYPT, "carthage") == 0, "four and six are ten; the fort stays at six"
    pos = quiet()
    legions(pos, CARTHAGE, "carthage", 1)
    legions(pos, EGYPT, "carthage", 2)
    command(pos, EGYPT)
    do(pos, "attack carthage carthage 2")
    fell(pos, 1, 1, 2)
    assert legions_in(pos, EGYPT, "carthage") == 1


@pytest.mark.clause("MN-11.4")
def test_pericles_adds_one_to_each_die_at_sea() -> None:
    pos = quiet()
    fleet(pos, GREECE, "ionian", 1)
    fleet(pos, EGYPT, "ionian", 1)
    command(pos, EGYPT)
    do(pos, "attack_fleet ionian greece 1")
    fell(pos, 4, 4)
    assert (pos.fleets[GREECE][SEA["ionian"]], pos.fleets[EGYPT][SEA["ionian"]]) == (1, 0)


def test_helen_in_an_occupied_province_ends_the_occupation() -> None:
    pos = quiet()
    gain(pos, EGYPT, "helen")
    occupy(pos, GREECE, "memphis", TASK_CITY)
    legions(pos, BABYLON, "sinai", 1)
    command(pos, BABYLON)
    do(pos, "march sinai memphis")
    do(pos, "use_hero helen")
    assert occupied(pos, "memphis") == ()
    assert (legions_in(pos, EGYPT, "memphis"), legions_in(pos, GREECE, "memphis")) == (1, 1)


def test_a_fort_of_an_absent_owner_defends_alone() -> None:
    pos = quiet()
    legions(pos, ROME, "carthage", 1)
    command(pos, ROME)
    do(pos, "attack carthage carthage 1")
    fell(pos, 5)
    assert pos.forts[PROVINCE["carthage"]] == 0
    assert legions_in(pos, ROME, "carthage") == 0


@pytest.mark.clause("MN-9.11")
def test_an_occupier_who_beats_one_wave_after_the_other_goes_on_occupying() -> None:
    """The second wave arrives when the first has been beaten; only what remains at the end counts."""
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_CITY)
    legions(pos, EGYPT, "thebes", 2)
    command(pos, EGYPT)
    do(pos, "march thebes memphis")
    do(pos, "attack memphis greece 1")
    fell(pos, 1, 5)
    assert occupied(pos, "memphis") == ("city",)
    do(pos, "march thebes memphis")
    do(pos, "attack memphis greece 1")
    fell(pos, 1, 5)
    assert occupied(pos, "memphis") == ("city",)


@pytest.mark.clause("MN-9.11")
def test_an_occupation_ends_if_the_second_wave_remains() -> None:
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_CITY)
    legions(pos, EGYPT, "thebes", 2)
    command(pos, EGYPT)
    do(pos, "march thebes memphis")
    do(pos, "attack memphis greece 1")
    fell(pos, 1, 5)
    do(pos, "march thebes memphis")
    do(pos, "attack memphis greece 1")
    fell(pos, 1, 1)
    assert occupied(pos, "memphis") == ()


@pytest.mark.clause("MN-9.11")
def test_an_occupier_between_two_waves_gives_up_what_no_legion_can_hold() -> None:
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_CITY)
    occupy(pos, GREECE, "memphis", TASK_MARKER)
    legions(pos, EGYPT, "thebes", 2)
    command(pos, EGYPT)
    do(pos, "march thebes memphis")
    do(pos, "attack memphis greece 1")
    fell(pos, 5, 5, 1)
    assert pos.actors == (GREECE,)
    do(pos, "give_up memphis influence")
    do(pos, "march thebes memphis")
    do(pos, "attack memphis greece 1")
    fell(pos, 1, 5)
    assert occupied(pos, "memphis") == ("city",)
