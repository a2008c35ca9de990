"""The order of war, triremes, legions by land and sea, and Helen."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import COASTS, NEIGHBOURS, PROVINCE, PROVINCES, SEA, WATERS
from aevum.games.mare_nostrum.events import RoundBegan
from tests.mare_nostrum.table import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, quiet


@pytest.mark.clause("MN-8.1")
def test_the_military_leader_names_one_player_after_the_other() -> None:
    table = quiet()
    table.legions(GREECE, "athens", 1)
    table.legions(EGYPT, "thebes", 1)
    table.ask("military_start")
    assert table.pos.actors == (ROME,)
    table.do(f"name_next {EGYPT}")
    assert table.pos.actors == (EGYPT,)
    table.do("done")
    assert table.why_not(f"name_next {EGYPT}") == "has_had_turn"
    table.do(f"name_next {GREECE}")
    table.do("march athens macedonia")
    assert table.pos.actors == (ROME,)
    table.do(f"name_next {ROME}")
    events = table.do(f"name_next {CARTHAGE}").happened
    assert any(isinstance(event, RoundBegan) and event.round == 2 for event in events)


@pytest.mark.clause("MN-8.2")
def test_triremes_leave_their_dock_or_sail_one_zone() -> None:
    table = quiet()
    table.pos.dock_trireme(GREECE, PROVINCE["athens"])
    table.fleet(GREECE, "aegean", 1)
    table.command(GREECE)
    assert table.options("launch") == ["athens ionian", "athens aegean"]
    table.do("launch athens ionian")
    assert set(table.options("sail")) == {"aegean ionian", "aegean egyptian", "aegean phoenician", "aegean euxine"}
    assert table.why_not("sail ionian adriatic") == "has_moved"
    assert table.why_not("sail aegean adriatic") == "not_adjacent_sea"
    assert table.why_not("sail syrtis african") == "no_trireme"
    table.do("sail aegean ionian")
    assert table.pos.fleets[GREECE][SEA["ionian"]] == 2


@pytest.mark.clause("MN-8.3")
def test_nobody_has_to_move_but_docked_triremes() -> None:
    table = quiet()
    table.pos.dock_trireme(GREECE, PROVINCE["athens"])
    table.fleet(GREECE, "aegean", 1)
    table.legions(GREECE, "athens", 1)
    table.command(GREECE)
    assert table.why_not("done") == "docks_first"
    table.do("launch athens aegean")
    table.do("done")
    table.do("done")
    assert table.legions_in(GREECE, "athens") == 1
    assert table.pos.fleets[GREECE][SEA["aegean"]] == 2


@pytest.mark.clause("MN-8.4")
def test_entering_an_occupied_zone_is_no_battle_unless_wished() -> None:
    table = quiet()
    table.fleet(GREECE, "aegean", 1)
    table.fleet(EGYPT, "ionian", 1)
    table.legions(GREECE, "athens", 1)
    table.command(GREECE)
    table.do("sail aegean ionian")
    assert table.can("attack_fleet ionian egypt 1")
    assert table.can("done")
    table.do("attack_fleet ionian egypt 1")
    table.roll(5, 1)
    assert table.pos.fleets[EGYPT][SEA["ionian"]] == 0
    assert table.step == "march", "the battle came before the legions"
    assert table.can("march athens syracuse")


@pytest.mark.clause("MN-8.5")
def test_a_legion_moves_once_to_a_province_with_a_common_border() -> None:
    table = quiet()
    table.legions(EGYPT, "thebes", 2)
    table.command(EGYPT)
    assert table.options("march") == ["thebes alexandria", "thebes memphis"]
    table.do("march thebes memphis")
    assert table.why_not("march memphis sinai") == "has_moved"
    assert table.why_not("march rome etruria") == "no_legion"
    assert table.why_not("march thebes sinai") == "out_of_reach"
    table.do("march thebes memphis")
    assert table.legions_in(EGYPT, "memphis") == 2


@pytest.mark.clause("MN-8.6")
def test_example_from_athens_to_alexandria_over_two_zones() -> None:
    table = quiet()
    table.legions(GREECE, "athens", 3)
    table.fleet(GREECE, "aegean", 1)
    table.command(GREECE)
    table.do("done")
    assert table.why_not("march athens alexandria") == "out_of_reach"
    table = quiet()
    table.legions(GREECE, "athens", 3)
    table.fleet(GREECE, "aegean", 1)
    table.fleet(GREECE, "egyptian", 1)
    table.command(GREECE)
    table.do("done")
    for _ in range(3):
        table.do("march athens alexandria")
    assert table.legions_in(GREECE, "alexandria") == 3, "one trireme carries any number"


@pytest.mark.clause("MN-8.6")
def test_question_a_new_trireme_takes_a_legion_to_syracuse_and_with_another_to_rome() -> None:
    table = quiet()
    table.legions(GREECE, "athens", 2)
    table.pos.dock_trireme(GREECE, PROVINCE["athens"])
    table.fleet(GREECE, "adriatic", 1)
    table.command(GREECE)
    table.do("launch athens ionian")
    table.do("done")
    table.do("march athens syracuse")
    table.do("march athens rome")
    assert table.legions_in(GREECE, "syracuse") == 1
    assert table.legions_in(GREECE, "rome") == 1


@pytest.mark.clause("MN-8.6")
def test_foreign_triremes_neither_help_nor_hinder() -> None:
    table = quiet()
    table.legions(GREECE, "athens", 1)
    table.fleet(GREECE, "aegean", 1)
    table.fleet(EGYPT, "egyptian", 2)
    table.fleet(EGYPT, "aegean", 2)
    table.command(GREECE)
    table.do("done")
    assert table.can("march athens troy")
    assert not table.can("march athens alexandria")


@pytest.mark.clause("MN-8.7")
def test_question_moves_and_battles_are_arranged_as_the_player_likes() -> None:
    """Armies join from two provinces, attack, and a third one attacks after the result is known."""
    table = quiet()
    table.legions(EGYPT, "memphis", 1)
    table.own(BABYLON, "sinai")
    table.legions(BABYLON, "sinai", 1)
    table.own(EGYPT, "jerusalem")
    table.legions(EGYPT, "jerusalem", 2)
    table.command(EGYPT)
    table.do("march memphis sinai")
    table.do("march jerusalem sinai")
    assert table.options("attack") == ["sinai babylon 2"]
    table.do("attack sinai babylon 2")
    table.roll(1, 1, 1)
    assert table.why_not("attack sinai babylon 1") == "have_fought"
    table.do("march jerusalem sinai")
    table.do("attack sinai babylon 1")
    table.roll(5, 1)
    assert table.legions_in(BABYLON, "sinai") == 0
    assert table.legions_in(EGYPT, "sinai") == 3


@pytest.mark.clause("MN-8.7")
def test_one_army_may_split_up_for_several_attacks() -> None:
    table = quiet()
    table.no_fort(EGYPT, "alexandria")
    table.own(ROME, "cyrene")
    table.legions(ROME, "cyrene", 2)
    table.command(ROME)
    table.do("march cyrene alexandria")
    table.do("march cyrene leptis")
    assert table.step == "tasks"


@pytest.mark.clause("MN-8.7")
def test_who_has_fought_does_not_move_any_more() -> None:
    table = quiet()
    table.legions(EGYPT, "memphis", 2)
    table.legions(ROME, "memphis", 1)
    table.command(EGYPT)
    table.do("attack memphis rome 2")
    table.roll(3, 3, 1)
    assert table.pos.phase == "commerce", "nothing is left to move"
    assert table.legions_in(EGYPT, "memphis") == 2


@pytest.mark.clause("MN-8.8")
def test_question_legions_may_flee_from_a_war_torn_province_or_must_fight() -> None:
    table = quiet()
    table.legions(EGYPT, "memphis", 2)
    table.legions(ROME, "memphis", 1)
    table.command(EGYPT)
    assert table.why_not("done") == "must_fight"
    table.do("march memphis thebes")
    assert table.why_not("done") == "must_fight"
    table.do("march memphis thebes")
    assert table.legions_in(EGYPT, "thebes") == 2


def test_the_board_agrees_with_every_statement_of_the_rules() -> None:
    def beside(province: str) -> set[str]:
        return {PROVINCES[place] for place in NEIGHBOURS[PROVINCE[province]]}

    def seas(province: str) -> set[int]:
        return set(COASTS[PROVINCE[province]])

    assert {"etruria", "magna_graecia"} == beside("rome")
    joint = seas("athens") & seas("syracuse")
    assert len(joint) == 1
    assert SEA["adriatic"] in WATERS[next(iter(joint))]
    assert SEA["adriatic"] in seas("rome")
    assert not seas("athens") & seas("alexandria")
    assert any(there in WATERS[here] for here in seas("athens") for there in seas("alexandria"))
    aegean = {PROVINCES[place] for place in range(len(PROVINCES)) if SEA["aegean"] in COASTS[place]}
    assert {"constantinople", "troy", "rhodes", "knossos", "athens"} <= aegean
    assert seas("cyrene")


@pytest.mark.clause("MN-11.9")
def test_helen_wins_over_a_legion_that_enters_once_a_phase() -> None:
    table = quiet()
    table.gain(EGYPT, "helen")
    table.legions(BABYLON, "sinai", 3)
    table.command(BABYLON)
    table.do("march sinai memphis")
    assert table.pos.actors == (EGYPT,)
    table.do("done")
    table.do("march sinai memphis")
    table.do("use_hero helen")
    assert (table.legions_in(EGYPT, "memphis"), table.legions_in(BABYLON, "memphis")) == (1, 1)
    assert table.pos.view(None).seats[BABYLON].supply["legion"] == 6
    table.do("march sinai memphis")
    assert table.pos.actors == (BABYLON,)
    assert table.why_not("done") == "must_fight"


@pytest.mark.clause("MN-11.9")
def test_helen_is_helpless_with_eight_legions_on_the_board_and_outside_the_own_provinces() -> None:
    table = quiet()
    table.gain(EGYPT, "helen")
    table.legions(EGYPT, "thebes", 8)
    table.legions(BABYLON, "sinai", 1)
    table.command(BABYLON)
    table.do("march sinai memphis")
    assert table.pos.actors != (EGYPT,)
    table = quiet()
    table.gain(EGYPT, "helen")
    table.legions(BABYLON, "sinai", 2)
    table.command(BABYLON)
    table.do("march sinai jerusalem")
    assert table.pos.actors == (BABYLON,)


@pytest.mark.clause("MN-11.9")
def test_a_legion_won_over_by_helen_marches_when_its_new_owner_moves_later_in_the_phase() -> None:
    table = quiet()
    table.gain(EGYPT, "helen")
    table.legions(BABYLON, "sinai", 1)
    table.command(BABYLON, EGYPT)
    table.do("march sinai memphis")
    table.do("use_hero helen")
    assert table.pos.actors == (EGYPT,)
    table.do("march memphis sinai")
    assert table.legions_in(EGYPT, "sinai") == 1
