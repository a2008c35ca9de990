"""Dice, forts, losses, war-torn provinces, docked triremes."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import PROVINCE, SEA, TASK_CITY, TASK_GOODS, TASK_MARKER, TASK_TEMPLE
from aevum.games.mare_nostrum.events import LandBattle, SeaBattle
from aevum.words import words
from tests.mare_nostrum.table import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, quiet, started


@pytest.mark.clause("MN-9.4", "MN-9.5", "MN-9.7")
def test_example_three_legions_against_a_legion_and_a_fort() -> None:
    """Eleven against nine: the attacker loses one legion, the defender both units."""
    table = quiet()
    table.legions(GREECE, "rome", 3)
    table.legions(ROME, "rome", 1)
    table.command(GREECE)
    table.do("attack rome rome 3")
    table.roll(6, 3, 2, 3)
    assert table.legions_in(GREECE, "rome") == 2
    assert table.legions_in(ROME, "rome") == 0
    assert table.pos.forts[PROVINCE["rome"]] == 0


@pytest.mark.clause("MN-9.4", "MN-10.2")
def test_question_jerusalem_is_plundered() -> None:
    """Eleven against eleven: both lose two units; the last Egyptian legion destroys the city, the marker stays."""
    table = quiet()
    table.own(BABYLON, "jerusalem")
    table.building("city", "jerusalem")
    table.fort(BABYLON, "jerusalem")
    table.legions(BABYLON, "jerusalem", 1)
    table.legions(EGYPT, "sinai", 3)
    table.command(EGYPT)
    for _ in range(3):
        table.do("march sinai jerusalem")
    table.do("attack jerusalem babylon 3")
    table.roll(4, 2, 5, 5)
    assert table.legions_in(EGYPT, "jerusalem") == 1
    assert table.legions_in(BABYLON, "jerusalem") == 0
    assert table.pos.forts[PROVINCE["jerusalem"]] == 0
    table.do("pillage jerusalem city")
    jerusalem = table.pos.view(None).provinces[PROVINCE["jerusalem"]]
    assert (jerusalem.city, jerusalem.owner) == (False, "babylon")


@pytest.mark.clause("MN-9.1", "MN-9.8")
def test_question_a_trireme_in_dock_is_ignored_in_cyrene() -> None:
    table = quiet()
    table.own(EGYPT, "cyrene")
    table.building("city", "cyrene")
    table.legions(EGYPT, "cyrene", 1)
    table.pos.dock_trireme(EGYPT, PROVINCE["cyrene"])
    table.legions(CARTHAGE, "leptis", 2)
    table.lose_card(CARTHAGE, "hannibal")
    table.command(CARTHAGE, EGYPT)
    table.do("march leptis cyrene")
    table.do("march leptis cyrene")
    table.do("attack cyrene egypt 2")
    table.roll(3, 2, 4)
    assert table.legions_in(EGYPT, "cyrene") == 0
    assert table.options("pillage") == ["cyrene city"], "the trireme cannot be pillaged"
    assert table.can("occupy cyrene city")
    assert table.can("annex cyrene")
    table.do("occupy cyrene city")
    table.do("done")
    assert table.pos.docked[PROVINCE["cyrene"]] == 1
    assert table.pos.actors == (EGYPT,)
    assert table.options("launch") == ["cyrene syrtis", "cyrene egyptian"]
    table.do("launch cyrene syrtis")
    assert table.pos.fleets[EGYPT][SEA["syrtis"]] == 1


@pytest.mark.clause("MN-9.1")
def test_ships_do_not_fight_legions() -> None:
    table = quiet()
    table.fleet(GREECE, "tyrrhenian", 2)
    table.legions(ROME, "rome", 2)
    table.command(GREECE)
    assert not table.options("attack_fleet")
    assert table.why_not("attack_fleet tyrrhenian rome 1") == "no_enemy"


@pytest.mark.clause("MN-9.8")
def test_a_docked_trireme_cannot_be_attacked_from_the_sea() -> None:
    table = quiet()
    table.pos.dock_trireme(ROME, PROVINCE["rome"])
    table.fleet(GREECE, "tyrrhenian", 2)
    table.command(GREECE)
    assert not table.options("attack_fleet")


@pytest.mark.clause("MN-9.2")
def test_land_battle_is_compulsory_against_one_of_several_enemies() -> None:
    table = quiet()
    table.legions(EGYPT, "memphis", 1)
    table.legions(BABYLON, "memphis", 1)
    table.legions(GREECE, "memphis", 2)
    table.command(GREECE)
    assert table.why_not("done") == "must_fight"
    assert table.options("attack") == [
        "memphis egypt 1",
        "memphis egypt 2",
        "memphis babylon 1",
        "memphis babylon 2",
    ]
    table.do("attack memphis babylon 2")
    table.roll(3, 3, 1)
    assert table.legions_in(BABYLON, "memphis") == 0
    assert table.legions_in(EGYPT, "memphis") == 1, "ignored"
    assert table.pos.war is None, "the turn is over"


@pytest.mark.clause("MN-9.2")
def test_forces_may_be_split_between_enemies() -> None:
    table = quiet()
    table.legions(EGYPT, "memphis", 1)
    table.legions(BABYLON, "memphis", 1)
    table.legions(GREECE, "memphis", 3)
    table.command(GREECE)
    table.do("attack memphis babylon 1")
    table.roll(5, 1)
    assert table.why_not("done") == "rest_fights_first"
    assert table.why_not("march memphis sinai") == "rest_fights_first"
    assert table.options("attack") == ["memphis egypt 2"]
    table.do("attack memphis egypt 2")
    table.roll(3, 3, 6)
    assert (table.legions_in(EGYPT, "memphis"), table.legions_in(BABYLON, "memphis")) == (0, 0)
    assert table.legions_in(GREECE, "memphis") == 2


@pytest.mark.clause("MN-9.2")
def test_idle_neighbours_in_a_third_players_land_must_fight_too() -> None:
    table = quiet()
    table.legions(ROME, "dacia", 1)
    table.legions(GREECE, "dacia", 1)
    table.command(ROME)
    assert table.why_not("done") == "must_fight"


@pytest.mark.clause("MN-9.3")
def test_question_forts_cannot_flee_and_fight_on_their_owners_turn() -> None:
    table = quiet()
    table.legions(GREECE, "alexandria", 2)
    table.command(EGYPT)
    assert table.options("attack") == ["alexandria greece 0"]
    table.do("attack alexandria greece 0")
    table.roll(1, 1)
    assert table.legions_in(GREECE, "alexandria") == 1
    assert table.pos.forts[PROVINCE["alexandria"]] == 1


@pytest.mark.clause("MN-9.3")
def test_a_fort_joins_the_first_battle_and_fights_once_a_turn() -> None:
    table = quiet()
    table.legions(GREECE, "alexandria", 3)
    table.legions(EGYPT, "alexandria", 1)
    table.legions(EGYPT, "memphis", 1)
    table.command(EGYPT)
    table.do("attack alexandria greece 1")
    table.roll(3, 1, 1, 1)
    assert table.legions_in(GREECE, "alexandria") == 2, "three and six are nine points"
    table.do("march memphis alexandria")
    table.do("attack alexandria greece 1")
    table.roll(4, 1, 1)
    assert table.legions_in(GREECE, "alexandria") == 2, "four points alone hit nobody"


@pytest.mark.clause("MN-9.4")
def test_one_round_and_hits_at_the_same_time() -> None:
    table = quiet()
    table.legions(EGYPT, "memphis", 1)
    table.legions(GREECE, "memphis", 1)
    table.command(GREECE)
    table.do("attack memphis egypt 1")
    table.roll(5, 5)
    assert (table.legions_in(EGYPT, "memphis"), table.legions_in(GREECE, "memphis")) == (0, 0)


@pytest.mark.parametrize(("die", "losses"), [(4, "without losses on either side (4 against 4)"), (5, "5 against 5")])
def test_the_log_says_when_a_battle_costs_nobody_anything(die: int, losses: str) -> None:
    table = quiet()
    table.legions(EGYPT, "memphis", 1)
    table.legions(GREECE, "memphis", 1)
    table.fleet(EGYPT, "ionian", 1)
    table.fleet(GREECE, "ionian", 1)
    table.lose_card(GREECE, "pericles")
    table.command(GREECE)
    table.do("attack_fleet ionian egypt 1")
    at_sea = table.roll(die, die).happened[0]
    table.do("attack memphis egypt 1")
    on_land = table.roll(die, die).happened[0]
    said = words("mare_nostrum", "en")
    assert [losses in said.event(event, ["Anna"] * 5) for event in (at_sea, on_land)] == [True, True]


@pytest.mark.clause("MN-9.5", "MN-11.2", "MN-11.4")
def test_a_battle_tells_apart_what_heroes_and_forts_add() -> None:
    """Hannibal adds to legions, Pericles to triremes; only whoever adds something is named."""
    table = quiet()
    table.fleet(GREECE, "ionian", 2)
    table.fleet(EGYPT, "ionian", 1)
    table.command(GREECE)
    at_sea = table.do("attack_fleet ionian egypt 2").roll(3, 4, 5).happened[0]
    assert isinstance(at_sea, SeaBattle)
    assert (at_sea.attack, at_sea.attack_hero, at_sea.attack_by_hero) == (9, "pericles", 2)
    assert (at_sea.defence, at_sea.defence_hero, at_sea.defence_by_hero) == (5, None, 0)
    table = quiet()
    table.legions(CARTHAGE, "memphis", 2)
    table.legions(EGYPT, "memphis", 1)
    table.fort(EGYPT, "memphis")
    table.command(CARTHAGE)
    on_land = table.do("attack memphis egypt 2").roll(3, 4, 1).happened[0]
    assert isinstance(on_land, LandBattle)
    assert (on_land.attack, on_land.attack_hero, on_land.attack_by_hero) == (9, "hannibal", 2)
    assert (on_land.attack_by_forts, on_land.defence_hero, on_land.defence_by_hero) == (0, None, 0)
    assert (on_land.defence, on_land.defence_by_forts) == (7, 6)


@pytest.mark.clause("MN-9.6")
def test_legions_that_stand_together_fight_one_enemy_together() -> None:
    table = quiet()
    table.legions(EGYPT, "memphis", 3)
    table.legions(GREECE, "memphis", 4)
    table.command(GREECE)
    assert table.options("attack") == ["memphis egypt 4"]
    assert table.why_not("attack memphis egypt 1") == "fight_together"
    table.do("attack memphis egypt 4")
    chance = table.pos.chance
    assert chance is not None
    assert chance.dice == 7  # type: ignore[union-attr]


@pytest.mark.clause("MN-9.6")
def test_the_same_enemy_is_fought_again_only_by_legions_that_arrive_later() -> None:
    table = quiet()
    table.legions(EGYPT, "memphis", 3)
    table.legions(GREECE, "sinai", 2)
    table.command(GREECE)
    table.do("march sinai memphis")
    table.do("attack memphis egypt 1")
    table.roll(1, 6, 1, 1)
    table.do("march sinai memphis")
    assert table.options("attack") == ["memphis egypt 1"]
    table.do("attack memphis egypt 1")
    table.roll(1, 1, 1, 1)
    assert table.legions_in(GREECE, "memphis") == 1, "only those who took part can be lost"


@pytest.mark.clause("MN-9.6")
def test_a_stack_among_three_enemies_fights_each_of_them_once_at_most() -> None:
    table = quiet()
    for seat in (EGYPT, BABYLON, ROME):
        table.legions(seat, "memphis", 1)
    table.legions(GREECE, "memphis", 3)
    table.command(GREECE)
    table.do("attack memphis egypt 1")
    table.roll(1, 1)
    assert table.options("attack") == ["memphis rome 1", "memphis rome 2", "memphis babylon 1", "memphis babylon 2"]
    table.do("attack memphis rome 1")
    table.roll(1, 1)
    assert table.options("attack") == ["memphis babylon 1"]


@pytest.mark.clause("MN-9.6")
def test_a_fleet_attacks_as_a_whole() -> None:
    table = quiet()
    table.fleet(EGYPT, "ionian", 2)
    table.fleet(ROME, "ionian", 3)
    table.command(ROME)
    assert table.options("attack_fleet") == ["ionian egypt 3"]
    assert table.why_not("attack_fleet ionian egypt 1") == "fight_together"
    table.do("attack_fleet ionian egypt 3")
    table.roll(6, 3, 2, 2, 3)
    assert (table.pos.fleets[EGYPT][SEA["ionian"]], table.pos.fleets[ROME][SEA["ionian"]]) == (0, 2)
    assert table.pos.view(None).seats[EGYPT].supply["trireme"] == 5


@pytest.mark.clause("MN-9.6")
def test_a_fleet_may_split_up_among_two_enemies_and_then_fights_both() -> None:
    table = quiet()
    table.fleet(EGYPT, "ionian", 1)
    table.fleet(BABYLON, "ionian", 1)
    table.fleet(ROME, "ionian", 3)
    table.command(ROME)
    table.do("attack_fleet ionian egypt 1")
    table.roll(1, 1)
    assert table.why_not("done") == "rest_fights_first"
    assert table.why_not("sail ionian adriatic") == "rest_fights_first"
    assert table.options("attack_fleet") == ["ionian babylon 2"]
    table.do("attack_fleet ionian babylon 2")
    table.roll(1, 1, 1)
    assert table.pos.war is None, "the turn is over"


@pytest.mark.clause("MN-9.7")
def test_the_owner_chooses_what_is_lost() -> None:
    table = quiet()
    table.legions(GREECE, "alexandria", 2)
    table.legions(EGYPT, "alexandria", 2)
    table.command(GREECE)
    table.do("attack alexandria egypt 2")
    table.roll(3, 2, 1, 1)
    assert table.pos.actors == (EGYPT,)
    assert table.options("lose") == ["0 1", "1 0"]
    assert table.why_not("lose 1 1") == "lose_exactly"
    table.do("lose 1 0")
    assert table.legions_in(EGYPT, "alexandria") == 1
    assert table.pos.forts[PROVINCE["alexandria"]] == 1


@pytest.mark.clause("MN-9.7")
def test_an_attacker_with_a_fort_chooses_too() -> None:
    table = quiet()
    table.legions(GREECE, "alexandria", 1)
    table.legions(EGYPT, "alexandria", 1)
    table.command(EGYPT)
    table.do("attack alexandria greece 1")
    table.roll(1, 6)
    assert table.pos.actors == (EGYPT,)
    table.do("lose 0 1")
    assert table.pos.forts[PROVINCE["alexandria"]] == 0
    assert table.legions_in(EGYPT, "alexandria") == 1


@pytest.mark.clause("MN-9.7")
def test_a_neutral_defender_loses_legions_first() -> None:
    table = started(4, ["rome", "carthage", "greece", "egypt"])
    table.legions(EGYPT, "babylon", 2)
    table.command(EGYPT)
    table.do("attack babylon babylon 2")
    table.roll(3, 3, 1)
    assert table.legions_in(4, "babylon") == 0
    assert table.pos.forts[PROVINCE["babylon"]] == 1


@pytest.mark.clause("MN-9.9")
def test_a_war_torn_province_stays_so_until_one_side_is_left() -> None:
    table = quiet()
    table.building("temple", "memphis")
    table.legions(EGYPT, "memphis", 2)
    table.legions(GREECE, "memphis", 2)
    table.command(GREECE, EGYPT)
    table.do("attack memphis egypt 2")
    table.roll(3, 2, 1, 1)
    assert table.step == "march"
    assert table.pos.actors == (EGYPT,), "no task for Greece"
    table.do("attack memphis greece 1")
    table.roll(1, 1, 1)
    table.deal(EGYPT, tax=3)
    table.construct(EGYPT)
    table.do("buy legion")
    assert table.why_not("place memphis") == "foreign_legion"


@pytest.mark.clause("MN-9.10")
def test_a_sea_zone_is_never_war_torn() -> None:
    table = quiet()
    table.fleet(EGYPT, "ionian", 2)
    table.fleet(GREECE, "ionian", 2)
    table.legions(GREECE, "athens", 1)
    table.fleet(GREECE, "aegean", 1)
    table.command(GREECE)
    table.do("attack_fleet ionian egypt 2")
    table.roll(1, 1, 1, 1)
    assert table.can("sail aegean ionian")
    table.do("done")
    assert table.can("march athens syracuse")


@pytest.mark.clause("MN-9.11")
def test_question_occupiers_fight_and_go_on_if_they_hold_out() -> None:
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.legions(EGYPT, "thebes", 1)
    table.command(EGYPT)
    table.do("march thebes memphis")
    table.do("attack memphis greece 1")
    table.roll(1, 5)
    assert table.occupied("memphis") == ("city",)


@pytest.mark.clause("MN-9.11")
def test_question_occupation_ends_if_an_enemy_remains() -> None:
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.occupy(GREECE, "memphis", TASK_MARKER)
    table.legions(EGYPT, "thebes", 1)
    table.command(EGYPT)
    table.do("march thebes memphis")
    table.do("attack memphis greece 1")
    table.roll(1, 1, 1)
    assert table.occupied("memphis") == ()


@pytest.mark.clause("MN-9.11")
def test_an_occupier_with_fewer_legions_chooses_what_to_give_up() -> None:
    table = quiet()
    table.caravan("memphis", "papyrus")
    table.building("temple", "memphis")
    for task in (TASK_CITY, TASK_TEMPLE, TASK_GOODS[0], TASK_MARKER):
        table.occupy(GREECE, "memphis", task)
    table.legions(EGYPT, "thebes", 1)
    table.command(EGYPT)
    table.do("march thebes memphis")
    table.do("attack memphis greece 1")
    table.roll(5, 5, 5, 5, 5)
    assert table.pos.actors == (GREECE,)
    assert table.options("give_up") == [
        "memphis city",
        "memphis temple",
        "memphis caravan_papyrus",
        "memphis influence",
    ]
    table.do("give_up memphis city")
    assert table.occupied("memphis") == ("caravan_papyrus", "influence"), "the temple doubled only the city"


@pytest.mark.clause("MN-11.2")
def test_hannibal_adds_one_to_each_die_of_his_legions_in_attack_and_defence() -> None:
    table = quiet()
    table.legions(CARTHAGE, "cyrene", 2)
    table.legions(EGYPT, "cyrene", 2)
    table.command(CARTHAGE)
    table.do("attack cyrene egypt 2")
    table.roll(1, 2, 1, 1)
    assert table.legions_in(EGYPT, "cyrene") == 1
    table = quiet()
    table.legions(CARTHAGE, "carthage", 1)
    table.legions(EGYPT, "carthage", 2)
    table.command(EGYPT)
    table.do("attack carthage carthage 2")
    table.roll(1, 1, 3)
    assert table.legions_in(EGYPT, "carthage") == 0, "four and six are ten; the fort stays at six"
    table = quiet()
    table.legions(CARTHAGE, "carthage", 1)
    table.legions(EGYPT, "carthage", 2)
    table.command(EGYPT)
    table.do("attack carthage carthage 2")
    table.roll(1, 1, 2)
    assert table.legions_in(EGYPT, "carthage") == 1


@pytest.mark.clause("MN-11.4")
def test_pericles_adds_one_to_each_die_at_sea() -> None:
    table = quiet()
    table.fleet(GREECE, "ionian", 1)
    table.fleet(EGYPT, "ionian", 1)
    table.command(EGYPT)
    table.do("attack_fleet ionian greece 1")
    table.roll(4, 4)
    assert (table.pos.fleets[GREECE][SEA["ionian"]], table.pos.fleets[EGYPT][SEA["ionian"]]) == (1, 0)


def test_helen_in_an_occupied_province_ends_the_occupation() -> None:
    table = quiet()
    table.gain(EGYPT, "helen")
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.legions(BABYLON, "sinai", 1)
    table.command(BABYLON)
    table.do("march sinai memphis")
    table.do("use_hero helen")
    assert table.occupied("memphis") == ()
    assert (table.legions_in(EGYPT, "memphis"), table.legions_in(GREECE, "memphis")) == (1, 1)


def test_a_fort_of_an_absent_owner_defends_alone() -> None:
    table = quiet()
    table.legions(ROME, "carthage", 1)
    table.command(ROME)
    table.do("attack carthage carthage 1")
    table.roll(5)
    assert table.pos.forts[PROVINCE["carthage"]] == 0
    assert table.legions_in(ROME, "carthage") == 0


@pytest.mark.clause("MN-9.11")
def test_an_occupier_who_beats_one_wave_after_the_other_goes_on_occupying() -> None:
    """The second wave arrives when the first has been beaten; only what remains at the end counts."""
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.legions(EGYPT, "thebes", 2)
    table.command(EGYPT)
    table.do("march thebes memphis")
    table.do("attack memphis greece 1")
    table.roll(1, 5)
    assert table.occupied("memphis") == ("city",)
    table.do("march thebes memphis")
    table.do("attack memphis greece 1")
    table.roll(1, 5)
    assert table.occupied("memphis") == ("city",)


@pytest.mark.clause("MN-9.11")
def test_an_occupation_ends_if_the_second_wave_remains() -> None:
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.legions(EGYPT, "thebes", 2)
    table.command(EGYPT)
    table.do("march thebes memphis")
    table.do("attack memphis greece 1")
    table.roll(1, 5)
    table.do("march thebes memphis")
    table.do("attack memphis greece 1")
    table.roll(1, 1)
    assert table.occupied("memphis") == ()


@pytest.mark.clause("MN-9.11")
def test_an_occupier_between_two_waves_gives_up_what_no_legion_can_hold() -> None:
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_CITY)
    table.occupy(GREECE, "memphis", TASK_MARKER)
    table.legions(EGYPT, "thebes", 2)
    table.command(EGYPT)
    table.do("march thebes memphis")
    table.do("attack memphis greece 1")
    table.roll(5, 5, 1)
    assert table.pos.actors == (GREECE,)
    table.do("give_up memphis influence")
    table.do("march thebes memphis")
    table.do("attack memphis greece 1")
    table.roll(1, 5)
    assert table.occupied("memphis") == ("city",)
