"""Order, sets, prices, what is kept, and where things may be built."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import BANK, PROVINCE, TASK_CITY, TASK_GOODS, TASK_MARKER
from tests.mare_nostrum.table import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    building,
    can,
    command,
    construct,
    deal,
    do,
    fleet,
    fort,
    gain,
    hand,
    keeping,
    legions,
    legions_in,
    lose_card,
    no_fort,
    occupy,
    options,
    own,
    play,
    quiet,
    why_not,
)


@pytest.mark.clause("MN-6.1")
def test_question_the_political_leader_names_one_builder_after_the_other() -> None:
    pos = quiet()
    for seat in range(5):
        deal(pos, seat, tax=3)
    pos.stack = ["construction_start"]
    pos.begin()
    assert pos.actors == (EGYPT,)
    assert options(pos, "name_next") == ["0", "1", "2", "3", "4"]
    do(pos, f"name_next {ROME}")
    assert pos.actors == (ROME,)
    do(pos, "done")
    assert pos.actors == (EGYPT,)
    assert why_not(pos, f"name_next {ROME}") == "has_had_turn"
    for seat in (EGYPT, BABYLON, CARTHAGE):
        do(pos, f"name_next {seat}")
        do(pos, "done")
    assert pos.actors == (GREECE,), "the last one needs no naming"


@pytest.mark.clause("MN-6.2", "MN-6.3")
def test_example_sets() -> None:
    """Three taxes, two grain and four other goods give three sets of three, but no set of six."""
    pos = quiet()
    deal(pos, GREECE, tax=3, grain=2, perfume=1, livestock=1, gold=1, slaves=1)
    lose_card(pos, GREECE, "pericles")
    construct(pos, GREECE)
    assert why_not(pos, "buy market") == "no_set"
    do(pos, "buy legion")
    do(pos, "place athens")
    do(pos, "pay grain")
    assert why_not(pos, "pay grain") == "goods_differ"
    assert why_not(pos, "pay tax") == "sets_do_not_mix"
    do(pos, "pay livestock")
    do(pos, "pay gold")
    assert hand(pos, GREECE) == {"tax": 3, "grain": 1, "slaves": 1, "perfume": 1}
    do(pos, "buy legion")
    do(pos, "place athens")
    do(pos, "pay grain")
    assert hand(pos, GREECE) == {"tax": 3}
    do(pos, "buy trireme")
    do(pos, "place athens")
    assert legions_in(pos, GREECE, "athens") == 2
    assert pos.docked[PROVINCE["athens"]] == 1
    assert hand(pos, GREECE) == {}


@pytest.mark.clause("MN-6.2")
def test_taxes_and_goods_do_not_mix() -> None:
    pos = quiet()
    deal(pos, ROME, tax=2, grain=1)
    construct(pos, ROME)
    assert why_not(pos, "buy influence") == "no_set"


@pytest.mark.clause("MN-6.3")
def test_a_set_is_exactly_as_large_as_the_price() -> None:
    pos = quiet()
    deal(pos, BABYLON, tax=4)
    construct(pos, BABYLON)
    do(pos, "buy caravan")
    assert hand(pos, BABYLON) == {"tax": 1}


@pytest.mark.clause("MN-6.3")
def test_goods_are_refused_that_would_leave_the_set_too_small() -> None:
    pos = quiet()
    deal(pos, BABYLON, grain=1, fish=1, slaves=1, wine=1)
    construct(pos, BABYLON)
    do(pos, "buy city")
    assert options(pos, "pay") == ["grain", "fish"]
    assert why_not(pos, "pay slaves") == "set_too_small"
    assert why_not(pos, "pay oil") == "not_in_hand"


@pytest.mark.clause("MN-6.4")
@pytest.mark.parametrize(
    ("item", "cost"),
    [
        ("influence", 3),
        ("caravan", 3),
        ("city", 3),
        ("legion", 3),
        ("fort", 3),
        ("trireme", 3),
        ("market", 6),
        ("temple", 6),
    ],
)
def test_prices(item: str, cost: int) -> None:
    for cards, enough in ((cost - 1, False), (cost, True)):
        pos = quiet()
        own(pos, EGYPT, "cyrene")
        deal(pos, EGYPT, tax=cards)
        construct(pos, EGYPT)
        assert can(pos, f"buy {item}", EGYPT) == enough
    do(pos, f"buy {item}")
    if pos.stack[-1] == "place":
        do(pos, pos.legal(EGYPT)[0].text())
    assert sum(pos.hands[EGYPT]) == 0


@pytest.mark.clause("MN-6.4")
def test_heroes_and_wonders_cost_nine_and_the_pyramids_twelve() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=8)
    construct(pos, EGYPT)
    assert why_not(pos, "buy_card helen") == "no_set"
    pos = quiet()
    deal(pos, EGYPT, tax=11)
    construct(pos, EGYPT)
    assert why_not(pos, "buy_card pyramids") == "no_set"
    do(pos, "buy_card helen")
    assert hand(pos, EGYPT) == {"tax": 2}


@pytest.mark.clause("MN-6.5")
def test_paid_cards_go_back_to_the_bank() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=3)
    construct(pos, EGYPT)
    bank = pos.bank[0]
    do(pos, "buy caravan")
    assert pos.bank[0] == bank + 3


@pytest.mark.clause("MN-6.6")
def test_two_taxes_may_be_kept_and_nothing_else() -> None:
    pos = quiet()
    deal(pos, ROME, tax=5, grain=2)
    deal(pos, GREECE, tax=1, wine=1)
    keeping(pos)
    assert pos.actors == (ROME, GREECE)
    assert options(pos, "keep_taxes", ROME) == ["0", "1", "2"]
    assert why_not(pos, "keep_good grain", ROME) == "keep_good"
    do(pos, "keep_taxes 2", ROME)
    do(pos, "keep_taxes 1", GREECE)
    assert (hand(pos, ROME), hand(pos, GREECE)) == ({"tax": 2}, {"tax": 1})
    assert pos.phase == "military"


@pytest.mark.clause("MN-11.13")
def test_the_hanging_gardens_keep_a_good() -> None:
    pos = quiet()
    gain(pos, ROME, "hanging_gardens")
    deal(pos, ROME, tax=1, grain=2, gold=1)
    keeping(pos)
    do(pos, "keep_taxes 1")
    assert options(pos, "keep_good") == ["grain", "gold"]
    do(pos, "keep_good gold")
    assert hand(pos, ROME) == {"tax": 1, "gold": 1}
    assert pos.view(GREECE).seats[ROME].hand is None


@pytest.mark.clause("MN-7.1")
def test_building_needs_an_own_marker() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=6)
    legions(pos, EGYPT, "sinai", 1)
    construct(pos, EGYPT)
    assert can(pos, "buy caravan")
    do(pos, "buy legion")
    assert set(options(pos, "place")) == {"alexandria", "memphis", "thebes"}
    assert why_not(pos, "place sinai") == "not_your_province"
    assert why_not(pos, "place rome") == "not_your_province"


@pytest.mark.clause("MN-7.2")
def test_a_marker_goes_beside_an_own_province_where_no_marker_is() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=3)
    own(pos, BABYLON, "cyrene")
    construct(pos, EGYPT)
    do(pos, "buy influence")
    assert pos.owner[PROVINCE["sinai"]] == EGYPT, "the only place left"
    pos = quiet()
    deal(pos, EGYPT, tax=3)
    construct(pos, EGYPT)
    do(pos, "buy influence")
    assert options(pos, "place") == ["sinai", "cyrene"]
    assert why_not(pos, "place tyre") == "not_adjacent"
    assert why_not(pos, "place etruria") == "marker_there"


@pytest.mark.clause("MN-7.3")
def test_question_provinces_joined_by_triremes_are_neighbours() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=3)
    fleet(pos, EGYPT, "egyptian", 1)
    fleet(pos, EGYPT, "syrtis", 1)
    fleet(pos, EGYPT, "adriatic", 1)
    construct(pos, EGYPT)
    do(pos, "buy influence")
    assert options(pos, "place") == ["cyprus", "sinai", "cyrene"], "the Adriatic does not hang together with Egypt"
    fleet(pos, EGYPT, "ionian", 1)
    pos.stack = ["build"]
    pos.purchase = None
    construct(pos, EGYPT)
    do(pos, "buy influence")
    assert {"syracuse", "illyria"} <= set(options(pos, "place"))


@pytest.mark.clause("MN-7.3")
def test_question_sea_zones_take_no_markers_but_islands_do() -> None:
    pos = quiet()
    deal(pos, GREECE, tax=3)
    fleet(pos, GREECE, "aegean", 1)
    construct(pos, GREECE)
    do(pos, "buy influence")
    assert "rhodes" in options(pos, "place")
    assert not set(options(pos, "place")) & {"aegean", "ionian"}


@pytest.mark.clause("MN-7.4")
def test_question_a_new_province_waits_for_the_next_round() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=9)
    construct(pos, EGYPT)
    do(pos, "buy influence")
    do(pos, "place sinai")
    do(pos, "buy legion")
    assert why_not(pos, "place sinai") == "marker_this_round"
    do(pos, "place memphis")
    do(pos, "buy influence")
    assert pos.owner[PROVINCE["cyrene"]] == EGYPT, "Jerusalem is next to Sinai only, which does not count yet"
    assert pos.owner[PROVINCE["jerusalem"]] == -1


@pytest.mark.clause("MN-7.5")
def test_one_building_of_a_kind() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=18)
    building(pos, "market", "alexandria")
    building(pos, "temple", "thebes")
    fort(pos, EGYPT, "memphis")
    construct(pos, EGYPT)
    do(pos, "buy market")
    assert options(pos, "place") == ["memphis", "thebes"]
    assert why_not(pos, "place alexandria") == "no_site"
    do(pos, "place thebes")
    do(pos, "buy temple")
    assert options(pos, "place") == ["alexandria", "memphis"]
    do(pos, "place memphis")
    do(pos, "buy fort")
    assert pos.forts[PROVINCE["thebes"]] == 1, "the only province without a fort"
    assert why_not(pos, "buy city") == "no_place"


@pytest.mark.clause("MN-7.5")
def test_one_caravan_on_each_good() -> None:
    pos = quiet()
    deal(pos, ROME, tax=9)
    construct(pos, ROME)
    do(pos, "buy caravan")
    assert options(pos, "place_caravan") == ["etruria grain", "magna_graecia oil"]
    assert why_not(pos, "place_caravan rome metal") == "no_site"


@pytest.mark.clause("MN-7.6")
def test_triremes_are_built_on_coasts_and_lie_in_dock() -> None:
    pos = quiet()
    deal(pos, BABYLON, tax=3)
    construct(pos, BABYLON)
    do(pos, "buy trireme")
    assert pos.docked[PROVINCE["antioch"]] == 1, "Babylon and Assyria have no coast"
    assert pos.afloat[BABYLON] == 0


@pytest.mark.clause("MN-7.7")
def test_no_building_where_a_foreign_legion_stands_except_at_home() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=3)
    legions(pos, GREECE, "memphis", 1)
    legions(pos, GREECE, "alexandria", 1)
    legions(pos, EGYPT, "memphis", 1)
    construct(pos, EGYPT)
    do(pos, "buy legion")
    assert options(pos, "place") == ["alexandria", "thebes"]
    assert why_not(pos, "place memphis") == "foreign_legion"


@pytest.mark.clause("MN-7.7")
def test_no_marker_where_a_foreign_legion_stands() -> None:
    pos = quiet()
    deal(pos, BABYLON, tax=3)
    legions(pos, EGYPT, "tyre", 1)
    construct(pos, BABYLON)
    do(pos, "buy influence")
    assert why_not(pos, "place tyre") == "foreign_legion"


@pytest.mark.clause("MN-7.8")
def test_annexation_takes_the_province_with_all_its_buildings() -> None:
    pos = quiet()
    building(pos, "temple", "memphis")
    occupy(pos, GREECE, "memphis", TASK_MARKER)
    deal(pos, GREECE, tax=3)
    construct(pos, GREECE)
    do(pos, "buy influence")
    assert "memphis" in options(pos, "place")
    do(pos, "place memphis")
    memphis = pos.view(None).provinces[PROVINCE["memphis"]]
    assert (memphis.owner, memphis.city, memphis.temple, memphis.tasks) == ("greece", True, True, ())
    assert hand(pos, GREECE) == {}
    assert pos.view(None).seats[EGYPT].supply["influence"] == 10


@pytest.mark.clause("MN-7.8")
def test_an_annexed_province_is_new_this_round() -> None:
    pos = quiet()
    occupy(pos, GREECE, "memphis", TASK_MARKER)
    deal(pos, GREECE, tax=6)
    construct(pos, GREECE)
    do(pos, "buy influence")
    do(pos, "place memphis")
    do(pos, "buy legion")
    assert why_not(pos, "place memphis") == "marker_this_round"


@pytest.mark.clause("MN-7.9")
def test_a_home_province_cannot_be_annexed() -> None:
    pos = quiet()
    legions(pos, GREECE, "alexandria", 2)
    no_fort(pos, EGYPT, "alexandria")
    deal(pos, GREECE, tax=3)
    construct(pos, GREECE)
    do(pos, "buy influence")
    assert why_not(pos, "place alexandria") == "home_protected"


@pytest.mark.clause("MN-7.10")
def test_questions_a_province_that_is_cut_off_stays_and_nothing_own_is_destroyed() -> None:
    pos = quiet()
    own(pos, ROME, "armenia")
    deal(pos, ROME, tax=3)
    construct(pos, ROME)
    assert {action.verb for action in pos.legal(ROME)} == {"buy", "done"}
    do(pos, "buy caravan")
    assert can(pos, "place_caravan armenia gold")


@pytest.mark.clause("MN-7.11")
def test_heroes_work_at_once_and_only_for_whom_they_may() -> None:
    pos = quiet()
    lose_card(pos, ROME, "caesar")
    deal(pos, ROME, tax=11)
    deal(pos, EGYPT, tax=9)
    construct(pos, ROME, EGYPT)
    do(pos, "buy_card caesar")
    do(pos, "buy fort")
    do(pos, "place etruria")
    assert hand(pos, ROME) == {}
    assert why_not(pos, "buy_card hannibal") == "card_gone"
    lose_card(pos, CARTHAGE, "hannibal")
    assert why_not(pos, "buy_card hannibal") == "card_reserved"


@pytest.mark.clause("MN-7.11")
def test_a_card_is_sold_once() -> None:
    pos = quiet()
    gain(pos, GREECE, "helen")
    deal(pos, EGYPT, tax=9)
    construct(pos, EGYPT)
    assert why_not(pos, "buy_card helen") == "card_gone"


@pytest.mark.clause("MN-1.6")
def test_question_heroes_and_wonders_are_out_of_reach_of_war() -> None:
    pos = quiet()
    no_fort(pos, ROME, "rome")
    legions(pos, GREECE, "rome", 3)
    command(pos, GREECE)
    do(pos, "done")
    assert {action.text().split()[-1] for action in pos.legal(GREECE)} == {
        "city",
        "caravan_metal",
        "caravan_wine",
        "done",
    }
    assert pos.view(None).seats[ROME].cards == ("caesar",)


@pytest.mark.clause("MN-11.1")
def test_caesar_makes_legions_and_forts_cheaper() -> None:
    pos = quiet()
    deal(pos, ROME, tax=4)
    construct(pos, ROME)
    do(pos, "buy legion")
    do(pos, "place rome")
    assert hand(pos, ROME) == {"tax": 2}
    do(pos, "buy fort")
    do(pos, "place etruria")
    assert hand(pos, ROME) == {}


@pytest.mark.clause("MN-11.3")
def test_hammurabi_places_one_marker_a_round_without_paying() -> None:
    pos = quiet()
    deal(pos, BABYLON, tax=3)
    construct(pos, BABYLON)
    assert pos.view(None).seats[BABYLON].prices["influence"] == 0
    do(pos, "buy influence")
    assert why_not(pos, "place sinai") == "not_adjacent"
    do(pos, "place tyre")
    assert hand(pos, BABYLON) == {"tax": 3}
    assert pos.view(None).seats[BABYLON].prices["influence"] == 3
    do(pos, "buy influence")
    do(pos, "place armenia")
    assert hand(pos, BABYLON) == {}


@pytest.mark.clause("MN-11.3")
def test_hammurabi_places_a_marker_with_empty_hands() -> None:
    pos = quiet()
    construct(pos, BABYLON)
    assert options(pos, "buy") == ["influence"]


@pytest.mark.clause("MN-11.4")
def test_pericles_makes_triremes_cheaper() -> None:
    pos = quiet()
    deal(pos, GREECE, tax=2)
    construct(pos, GREECE)
    assert options(pos, "buy") == ["trireme"]
    do(pos, "buy trireme")
    do(pos, "place knossos")
    assert hand(pos, GREECE) == {}


@pytest.mark.clause("MN-11.5")
def test_cleopatra_swaps_once_with_the_bank() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=2, grain=2)
    construct(pos, EGYPT)
    assert can(pos, "swap tax gold")
    do(pos, "swap grain tax")
    assert hand(pos, EGYPT) == {"tax": 3, "grain": 1}
    assert why_not(pos, "swap grain tax") == "swap_impossible"
    pos = quiet()
    deal(pos, ROME, tax=3, grain=1)
    construct(pos, ROME)
    assert why_not(pos, "swap grain tax") == "no_cleopatra"


@pytest.mark.clause("MN-11.5")
def test_cleopatra_swaps_a_tax_for_any_good() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=1, grain=1, gold=1)
    deal(pos, ROME, papyrus=5)
    construct(pos, EGYPT)
    assert not can(pos, "swap tax papyrus")
    do(pos, "swap tax gems")
    do(pos, "buy caravan")
    assert hand(pos, EGYPT) == {}


@pytest.mark.clause("MN-11.15")
def test_the_statue_of_zeus_allows_a_second_fort() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=6)
    gain(pos, EGYPT, "statue_of_zeus")
    construct(pos, EGYPT)
    do(pos, "buy fort")
    do(pos, "place alexandria")
    assert pos.forts[PROVINCE["alexandria"]] == 2
    do(pos, "buy fort")
    assert why_not(pos, "place alexandria") == "no_site"


@pytest.mark.clause("MN-11.16")
def test_the_lighthouse_lets_markers_go_anywhere_free() -> None:
    pos = quiet()
    deal(pos, EGYPT, tax=3)
    gain(pos, EGYPT, "lighthouse")
    legions(pos, ROME, "syracuse", 1)
    construct(pos, EGYPT)
    do(pos, "buy influence")
    assert {"armenia", "dacia", "corsica_sardinia"} <= set(options(pos, "place"))
    assert not {"syracuse", "etruria", "rome"} & set(options(pos, "place"))


@pytest.mark.clause("MN-11.17")
def test_the_mausoleum_makes_buildings_cheaper_and_nothing_else() -> None:
    pos = quiet()
    deal(pos, ROME, tax=16)
    gain(pos, ROME, "mausoleum")
    own(pos, ROME, "cisalpina")
    construct(pos, ROME)
    for text, left in (("buy city", 14), ("buy caravan", 12), ("buy market", 7), ("buy temple", 2)):
        do(pos, text)
        if pos.stack[-1] == "place":
            do(pos, pos.legal(ROME)[0].text())
        assert hand(pos, ROME) == {"tax": left}
    pos = quiet()
    deal(pos, ROME, tax=8)
    gain(pos, ROME, "mausoleum")
    construct(pos, ROME)
    assert why_not(pos, "buy_card helen") == "no_set"


@pytest.mark.clause("MN-11.18", "MN-1.1")
def test_the_pyramids_win_with_twelve_taxes_or_all_twelve_goods() -> None:
    pos = quiet()
    deal(pos, GREECE, tax=12)
    construct(pos, GREECE)
    do(pos, "buy_card pyramids")
    assert pos.over
    assert pos.result is not None
    assert (pos.result.winners, pos.result.reason) == ((GREECE,), "pyramids")
    pos = quiet()
    deal(
        pos,
        GREECE,
        **dict.fromkeys(
            [
                "grain",
                "fish",
                "slaves",
                "wine",
                "metal",
                "fruit",
                "livestock",
                "oil",
                "gold",
                "gems",
                "perfume",
                "papyrus",
            ],
            1,
        ),
    )
    construct(pos, GREECE)
    do(pos, "buy_card pyramids")
    assert pos.over


def test_occupied_city_does_not_stop_the_owner_at_home() -> None:
    pos = quiet()
    no_fort(pos, EGYPT, "alexandria")
    occupy(pos, GREECE, "alexandria", TASK_CITY)
    occupy(pos, GREECE, "alexandria", TASK_GOODS[0])
    deal(pos, EGYPT, tax=3)
    construct(pos, EGYPT)
    do(pos, "buy fort")
    assert can(pos, "place alexandria")


@pytest.mark.clause("MN-6.5")
def test_paid_cards_reach_the_bank_only_at_the_end_of_the_phase() -> None:
    """Cleopatra cannot fetch a good that somebody has just paid with."""
    pos = quiet()
    lose_card(pos, ROME, "caesar")
    deal(pos, ROME, papyrus=1, grain=1, fish=1, wine=1)
    deal(pos, GREECE, papyrus=4)
    deal(pos, EGYPT, tax=1)
    construct(pos, ROME, EGYPT)
    do(pos, "buy fort")
    do(pos, "place etruria")
    do(pos, "pay fish")
    assert pos.view(None).spent["papyrus"] == 1
    assert pos.actors == (EGYPT,)
    assert can(pos, "swap tax grain")
    assert not can(pos, "swap tax papyrus")
    do(pos, "done")
    while pos.stack[-1] == "keep":
        do(pos, pos.legal(pos.actors[0])[0].text())
    assert pos.view(None).spent == {}
    assert pos.bank == BANK


@pytest.mark.clause("MN-6.2")
def test_every_card_of_a_payment_is_asked_for_though_only_one_fits() -> None:
    pos = quiet()
    deal(pos, EGYPT, grain=1, wine=1, oil=1)
    construct(pos, EGYPT)
    play(pos, "buy legion")
    play(pos, "place memphis")
    for good in ("grain", "wine", "oil"):
        assert options(pos, "pay") == [good]
        play(pos, f"pay {good}")
    assert legions_in(pos, EGYPT, "memphis") == 1


@pytest.mark.clause("MN-6.4")
def test_who_is_asked_to_build_depends_on_how_many_cards_are_held_not_on_which() -> None:
    for cards in ({"grain": 4}, {"grain": 1, "fish": 1, "wine": 1, "oil": 1}):
        pos = quiet()
        deal(pos, ROME, **cards)
        deal(pos, GREECE, tax=3)
        construct(pos, GREECE, ROME)
        play(pos, "done")
        assert (pos.actors, pos.stack[-1]) == ((ROME,), "build")


@pytest.mark.clause("MN-6.4")
def test_nobody_is_asked_to_build_with_too_few_cards_for_anything() -> None:
    pos = quiet()
    deal(pos, GREECE, tax=1)
    construct(pos, GREECE)
    assert pos.stack[-1] != "build"


@pytest.mark.clause("MN-6.6")
def test_whoever_holds_cards_is_asked_what_to_keep_and_nothing_shows_before_all_have_chosen() -> None:
    pos = quiet()
    deal(pos, ROME, grain=2)
    deal(pos, GREECE, tax=3)
    keeping(pos)
    assert pos.actors == (ROME, GREECE)
    assert options(pos, "keep_taxes", ROME) == ["0"]
    before = pos.view(EGYPT)
    play(pos, "keep_taxes 1", GREECE)
    assert pos.view(EGYPT) == before
    play(pos, "keep_taxes 0", ROME)
    assert (hand(pos, ROME), hand(pos, GREECE)) == ({}, {"tax": 1})


@pytest.mark.clause("MN-11.13")
def test_the_owner_of_the_gardens_is_asked_for_a_good_even_without_one() -> None:
    pos = quiet()
    gain(pos, ROME, "hanging_gardens")
    deal(pos, ROME, tax=2)
    keeping(pos)
    play(pos, "keep_taxes 2")
    assert [action.verb for action in pos.legal(ROME)] == ["done"]
    play(pos, "done")
    assert hand(pos, ROME) == {"tax": 2}


@pytest.mark.clause("MN-7.2")
def test_a_province_lost_this_round_is_no_base_for_a_marker() -> None:
    for lost in (False, True):
        pos = quiet()
        own(pos, EGYPT, "dacia")
        occupy(pos, GREECE, "dacia", TASK_MARKER)
        deal(pos, GREECE, tax=3)
        deal(pos, EGYPT, tax=3)
        construct(pos, GREECE, EGYPT)
        do(pos, "buy influence" if lost else "done")
        if lost:
            do(pos, "place dacia")
        assert pos.owner[PROVINCE["dacia"]] == (GREECE if lost else EGYPT)
        do(pos, "buy influence")
        assert can(pos, "place illyria") != lost
