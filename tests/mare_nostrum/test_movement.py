"""The order of war, triremes, legions by land and sea, and Helen."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import COASTS, NEIGHBOURS, PROVINCE, PROVINCES, SEA, WATERS
from aevum.games.mare_nostrum.events import RoundBegan
from tests.mare_nostrum.table import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    can,
    command,
    do,
    fell,
    fleet,
    gain,
    legions,
    legions_in,
    no_fort,
    options,
    own,
    quiet,
    why_not,
)


@pytest.mark.clause("MN-8.1")
def test_the_military_leader_names_one_player_after_the_other() -> None:
    pos = quiet()
    legions(pos, GREECE, "athens", 1)
    legions(pos, EGYPT, "thebes", 1)
    pos.stack = ["military_start"]
    pos.begin()
    assert pos.actors == (ROME,)
    do(pos, f"name_next {EGYPT}")
    assert pos.actors == (EGYPT,)
    do(pos, "done")
    assert why_not(pos, f"name_next {EGYPT}") == "has_had_turn"
    do(pos, f"name_next {GREECE}")
    do(pos, "march athens macedonia")
    assert pos.actors == (ROME,)
    do(pos, f"name_next {ROME}")
    events = do(pos, f"name_next {CARTHAGE}")
    assert any(isinstance(event, RoundBegan) and event.round == 2 for event in events)


@pytest.mark.clause("MN-8.2")
def test_triremes_leave_their_dock_or_sail_one_zone() -> None:
    pos = quiet()
    pos.dock_trireme(GREECE, PROVINCE["athens"])
    fleet(pos, GREECE, "aegean", 1)
    command(pos, GREECE)
    assert options(pos, "launch") == ["athens ionian", "athens aegean"]
    do(pos, "launch athens ionian")
    assert set(options(pos, "sail")) == {"aegean ionian", "aegean egyptian", "aegean phoenician", "aegean euxine"}
    assert why_not(pos, "sail ionian adriatic") == "has_moved"
    assert why_not(pos, "sail aegean adriatic") == "not_adjacent_sea"
    assert why_not(pos, "sail syrtis african") == "no_trireme"
    do(pos, "sail aegean ionian")
    assert pos.fleets[GREECE][SEA["ionian"]] == 2


@pytest.mark.clause("MN-8.3")
def test_nobody_has_to_move_but_docked_triremes() -> None:
    pos = quiet()
    pos.dock_trireme(GREECE, PROVINCE["athens"])
    fleet(pos, GREECE, "aegean", 1)
    legions(pos, GREECE, "athens", 1)
    command(pos, GREECE)
    assert why_not(pos, "done") == "docks_first"
    do(pos, "launch athens aegean")
    do(pos, "done")
    do(pos, "done")
    assert legions_in(pos, GREECE, "athens") == 1
    assert pos.fleets[GREECE][SEA["aegean"]] == 2


@pytest.mark.clause("MN-8.4")
def test_entering_an_occupied_zone_is_no_battle_unless_wished() -> None:
    pos = quiet()
    fleet(pos, GREECE, "aegean", 1)
    fleet(pos, EGYPT, "ionian", 1)
    legions(pos, GREECE, "athens", 1)
    command(pos, GREECE)
    do(pos, "sail aegean ionian")
    assert can(pos, "attack_fleet ionian egypt 1")
    assert can(pos, "done")
    do(pos, "attack_fleet ionian egypt 1")
    fell(pos, 5, 1)
    assert pos.fleets[EGYPT][SEA["ionian"]] == 0
    assert pos.stack[-1] == "march", "the battle came before the legions"
    assert can(pos, "march athens syracuse")


@pytest.mark.clause("MN-8.5")
def test_a_legion_moves_once_to_a_province_with_a_common_border() -> None:
    pos = quiet()
    legions(pos, EGYPT, "thebes", 2)
    command(pos, EGYPT)
    assert options(pos, "march") == ["thebes alexandria", "thebes memphis"]
    do(pos, "march thebes memphis")
    assert why_not(pos, "march memphis sinai") == "has_moved"
    assert why_not(pos, "march rome etruria") == "no_legion"
    assert why_not(pos, "march thebes sinai") == "out_of_reach"
    do(pos, "march thebes memphis")
    assert legions_in(pos, EGYPT, "memphis") == 2


@pytest.mark.clause("MN-8.6")
def test_example_from_athens_to_alexandria_over_two_zones() -> None:
    pos = quiet()
    legions(pos, GREECE, "athens", 3)
    fleet(pos, GREECE, "aegean", 1)
    command(pos, GREECE)
    do(pos, "done")
    assert why_not(pos, "march athens alexandria") == "out_of_reach"
    pos = quiet()
    legions(pos, GREECE, "athens", 3)
    fleet(pos, GREECE, "aegean", 1)
    fleet(pos, GREECE, "egyptian", 1)
    command(pos, GREECE)
    do(pos, "done")
    for _ in range(3):
        do(pos, "march athens alexandria")
    assert legions_in(pos, GREECE, "alexandria") == 3, "one trireme carries any number"


@pytest.mark.clause("MN-8.6")
def test_question_a_new_trireme_takes_a_legion_to_syracuse_and_with_another_to_rome() -> None:
    pos = quiet()
    legions(pos, GREECE, "athens", 2)
    pos.dock_trireme(GREECE, PROVINCE["athens"])
    fleet(pos, GREECE, "adriatic", 1)
    command(pos, GREECE)
    do(pos, "launch athens ionian")
    do(pos, "done")
    do(pos, "march athens syracuse")
    do(pos, "march athens rome")
    assert legions_in(pos, GREECE, "syracuse") == 1
    assert legions_in(pos, GREECE, "rome") == 1


@pytest.mark.clause("MN-8.6")
def test_foreign_triremes_neither_help_nor_hinder() -> None:
    pos = quiet()
    legions(pos, GREECE, "athens", 1)
    fleet(pos, GREECE, "aegean", 1)
    fleet(pos, EGYPT, "egyptian", 2)
    fleet(pos, EGYPT, "aegean", 2)
    command(pos, GREECE)
    do(pos, "done")
    assert can(pos, "march athens troy")
    assert not can(pos, "march athens alexandria")


@pytest.mark.clause("MN-8.7")
def test_question_moves_and_battles_are_arranged_as_the_player_likes() -> None:
    """Armies join from two provinces, attack, and a third one attacks after the result is known."""
    pos = quiet()
    legions(pos, EGYPT, "memphis", 1)
    own(pos, BABYLON, "sinai")
    legions(pos, BABYLON, "sinai", 1)
    own(pos, EGYPT, "jerusalem")
    legions(pos, EGYPT, "jerusalem", 2)
    command(pos, EGYPT)
    do(pos, "march memphis sinai")
    do(pos, "march jerusalem sinai")
    assert options(pos, "attack") == ["sinai babylon 2"]
    do(pos, "attack sinai babylon 2")
    fell(pos, 1, 1, 1)
    assert why_not(pos, "attack sinai babylon 1") == "have_fought"
    do(pos, "march jerusalem sinai")
    do(pos, "attack sinai babylon 1")
    fell(pos, 5, 1)
    assert legions_in(pos, BABYLON, "sinai") == 0
    assert legions_in(pos, EGYPT, "sinai") == 3


@pytest.mark.clause("MN-8.7")
def test_one_army_may_split_up_for_several_attacks() -> None:
    pos = quiet()
    no_fort(pos, EGYPT, "alexandria")
    own(pos, ROME, "cyrene")
    legions(pos, ROME, "cyrene", 2)
    command(pos, ROME)
    do(pos, "march cyrene alexandria")
    do(pos, "march cyrene leptis")
    assert pos.stack[-1] == "tasks"


@pytest.mark.clause("MN-8.7")
def test_who_has_fought_does_not_move_any_more() -> None:
    pos = quiet()
    legions(pos, EGYPT, "memphis", 2)
    legions(pos, ROME, "memphis", 1)
    command(pos, EGYPT)
    do(pos, "attack memphis rome 2")
    fell(pos, 3, 3, 1)
    assert pos.phase == "commerce", "nothing is left to move"
    assert legions_in(pos, EGYPT, "memphis") == 2


@pytest.mark.clause("MN-8.8")
def test_question_legions_may_flee_from_a_war_torn_province_or_must_fight() -> None:
    pos = quiet()
    legions(pos, EGYPT, "memphis", 2)
    legions(pos, ROME, "memphis", 1)
    command(pos, EGYPT)
    assert why_not(pos, "done") == "must_fight"
    do(pos, "march memphis thebes")
    assert why_not(pos, "done") == "must_fight"
    do(pos, "march memphis thebes")
    assert legions_in(pos, EGYPT, "thebes") == 2


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
    pos = quiet()
    gain(pos, EGYPT, "helen")
    legions(pos, BABYLON, "sinai", 3)
    command(pos, BABYLON)
    do(pos, "march sinai memphis")
    assert pos.actors == (EGYPT,)
    do(pos, "done")
    do(pos, "march sinai memphis")
    do(pos, "use_hero helen")
    assert (legions_in(pos, EGYPT, "memphis"), legions_in(pos, BABYLON, "memphis")) == (1, 1)
    assert pos.view(None).seats[BABYLON].supply["legion"] == 6
    do(pos, "march sinai memphis")
    assert pos.actors == (BABYLON,)
    assert why_not(pos, "done") == "must_fight"


@pytest.mark.clause("MN-11.9")
def test_helen_is_helpless_with_eight_legions_on_the_board_and_outside_the_own_provinces() -> None:
    pos = quiet()
    gain(pos, EGYPT, "helen")
    legions(pos, EGYPT, "thebes", 8)
    legions(pos, BABYLON, "sinai", 1)
    command(pos, BABYLON)
    do(pos, "march sinai memphis")
    assert pos.actors != (EGYPT,)
    pos = quiet()
    gain(pos, EGYPT, "helen")
    legions(pos, BABYLON, "sinai", 2)
    command(pos, BABYLON)
    do(pos, "march sinai jerusalem")
    assert pos.actors == (BABYLON,)


@pytest.mark.clause("MN-11.9")
def test_a_legion_won_over_by_helen_marches_when_its_new_owner_moves_later_in_the_phase() -> None:
    pos = quiet()
    gain(pos, EGYPT, "helen")
    legions(pos, BABYLON, "sinai", 1)
    command(pos, BABYLON, EGYPT)
    do(pos, "march sinai memphis")
    do(pos, "use_hero helen")
    assert pos.actors == (EGYPT,)
    do(pos, "march memphis sinai")
    assert legions_in(pos, EGYPT, "sinai") == 1
