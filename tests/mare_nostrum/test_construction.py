"""Order, sets, prices, what is kept, and where things may be built."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import BANK, PROVINCE, TASK_CITY, TASK_GOODS, TASK_MARKER
from tests.mare_nostrum.table import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, quiet


@pytest.mark.clause("MN-6.1")
def test_question_the_political_leader_names_one_builder_after_the_other() -> None:
    table = quiet()
    for seat in range(5):
        table.deal(seat, tax=3)
    table.ask("construction_start")
    assert table.pos.actors == (EGYPT,)
    assert table.options("name_next") == ["0", "1", "2", "3", "4"]
    table.do(f"name_next {ROME}")
    assert table.pos.actors == (ROME,)
    table.do("done")
    assert table.pos.actors == (EGYPT,)
    assert table.why_not(f"name_next {ROME}") == "has_had_turn"
    for seat in (EGYPT, BABYLON, CARTHAGE):
        table.do(f"name_next {seat}")
        table.do("done")
    assert table.pos.actors == (GREECE,), "the last one needs no naming"


@pytest.mark.clause("MN-6.2", "MN-6.3")
def test_example_sets() -> None:
    """Three taxes, two grain and four other goods give three sets of three, but no set of six."""
    table = quiet()
    table.deal(GREECE, tax=3, grain=2, perfume=1, livestock=1, gold=1, slaves=1)
    table.lose_card(GREECE, "pericles")
    table.construct(GREECE)
    assert table.why_not("buy market") == "no_set"
    table.do("buy legion")
    table.do("place athens")
    table.do("pay grain")
    assert table.why_not("pay grain") == "goods_differ"
    assert table.why_not("pay tax") == "sets_do_not_mix"
    table.do("pay livestock")
    table.do("pay gold")
    assert table.hand(GREECE) == {"tax": 3, "grain": 1, "slaves": 1, "perfume": 1}
    table.do("buy legion")
    table.do("place athens")
    table.do("pay grain")
    assert table.hand(GREECE) == {"tax": 3}
    table.do("buy trireme")
    table.do("place athens")
    assert table.legions_in(GREECE, "athens") == 2
    assert table.pos.docked[PROVINCE["athens"]] == 1
    assert table.hand(GREECE) == {}


@pytest.mark.clause("MN-6.2")
def test_taxes_and_goods_do_not_mix() -> None:
    table = quiet()
    table.deal(ROME, tax=2, grain=1)
    table.construct(ROME)
    assert table.why_not("buy influence") == "no_set"


@pytest.mark.clause("MN-6.3")
def test_a_set_is_exactly_as_large_as_the_price() -> None:
    table = quiet()
    table.deal(BABYLON, tax=4)
    table.construct(BABYLON)
    table.do("buy caravan")
    assert table.hand(BABYLON) == {"tax": 1}


@pytest.mark.clause("MN-6.3")
def test_goods_are_refused_that_would_leave_the_set_too_small() -> None:
    table = quiet()
    table.deal(BABYLON, grain=1, fish=1, slaves=1, wine=1)
    table.construct(BABYLON)
    table.do("buy city")
    assert table.options("pay") == ["grain", "fish"]
    assert table.why_not("pay slaves") == "set_too_small"
    assert table.why_not("pay oil") == "not_in_hand"


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
        table = quiet()
        table.own(EGYPT, "cyrene")
        table.deal(EGYPT, tax=cards)
        table.construct(EGYPT)
        assert table.can(f"buy {item}", EGYPT) == enough
    table.do(f"buy {item}")
    if table.step == "place":
        table.do(table.pos.legal(EGYPT)[0].text())
    assert sum(table.pos.hands[EGYPT]) == 0


@pytest.mark.clause("MN-6.4")
def test_heroes_and_wonders_cost_nine_and_the_pyramids_twelve() -> None:
    table = quiet()
    table.deal(EGYPT, tax=8)
    table.construct(EGYPT)
    assert table.why_not("buy_card helen") == "no_set"
    table = quiet()
    table.deal(EGYPT, tax=11)
    table.construct(EGYPT)
    assert table.why_not("buy_card pyramids") == "no_set"
    table.do("buy_card helen")
    assert table.hand(EGYPT) == {"tax": 2}


@pytest.mark.clause("MN-6.5")
def test_paid_cards_go_back_to_the_bank() -> None:
    table = quiet()
    table.deal(EGYPT, tax=3)
    table.construct(EGYPT)
    bank = table.pos.bank[0]
    table.do("buy caravan")
    assert table.pos.bank[0] == bank + 3


@pytest.mark.clause("MN-6.6")
def test_two_taxes_may_be_kept_and_nothing_else() -> None:
    table = quiet()
    table.deal(ROME, tax=5, grain=2)
    table.deal(GREECE, tax=1, wine=1)
    table.keeping()
    assert table.pos.actors == (ROME, GREECE)
    assert table.options("keep_taxes", ROME) == ["0", "1", "2"]
    assert table.why_not("keep_good grain", ROME) == "keep_good"
    table.do("keep_taxes 2", seat=ROME)
    table.do("keep_taxes 1", seat=GREECE)
    assert (table.hand(ROME), table.hand(GREECE)) == ({"tax": 2}, {"tax": 1})
    assert table.pos.phase == "military"


@pytest.mark.clause("MN-11.13")
def test_the_hanging_gardens_keep_a_good() -> None:
    table = quiet()
    table.gain(ROME, "hanging_gardens")
    table.deal(ROME, tax=1, grain=2, gold=1)
    table.keeping()
    table.do("keep_taxes 1")
    assert table.options("keep_good") == ["grain", "gold"]
    table.do("keep_good gold")
    assert table.hand(ROME) == {"tax": 1, "gold": 1}
    assert table.pos.view(GREECE).seats[ROME].hand is None


@pytest.mark.clause("MN-7.1")
def test_building_needs_an_own_marker() -> None:
    table = quiet()
    table.deal(EGYPT, tax=6)
    table.legions(EGYPT, "sinai", 1)
    table.construct(EGYPT)
    assert table.can("buy caravan")
    table.do("buy legion")
    assert set(table.options("place")) == {"alexandria", "memphis", "thebes"}
    assert table.why_not("place sinai") == "not_your_province"
    assert table.why_not("place rome") == "not_your_province"


@pytest.mark.clause("MN-7.2")
def test_a_marker_goes_beside_an_own_province_where_no_marker_is() -> None:
    table = quiet()
    table.deal(EGYPT, tax=3)
    table.own(BABYLON, "cyrene")
    table.construct(EGYPT)
    table.do("buy influence")
    assert table.pos.owner[PROVINCE["sinai"]] == EGYPT, "the only place left"
    table = quiet()
    table.deal(EGYPT, tax=3)
    table.construct(EGYPT)
    table.do("buy influence")
    assert table.options("place") == ["sinai", "cyrene"]
    assert table.why_not("place tyre") == "not_adjacent"
    assert table.why_not("place etruria") == "marker_there"


@pytest.mark.clause("MN-7.3")
def test_question_provinces_joined_by_triremes_are_neighbours() -> None:
    table = quiet()
    table.deal(EGYPT, tax=3)
    table.fleet(EGYPT, "egyptian", 1)
    table.fleet(EGYPT, "syrtis", 1)
    table.fleet(EGYPT, "adriatic", 1)
    table.construct(EGYPT)
    table.do("buy influence")
    assert table.options("place") == ["cyprus", "sinai", "cyrene"], "the Adriatic does not hang together with Egypt"
    table.fleet(EGYPT, "ionian", 1)
    table.pos.stack = ["build"]
    table.pos.purchase = None
    table.construct(EGYPT)
    table.do("buy influence")
    assert {"syracuse", "illyria"} <= set(table.options("place"))


@pytest.mark.clause("MN-7.3")
def test_question_sea_zones_take_no_markers_but_islands_do() -> None:
    table = quiet()
    table.deal(GREECE, tax=3)
    table.fleet(GREECE, "aegean", 1)
    table.construct(GREECE)
    table.do("buy influence")
    assert "rhodes" in table.options("place")
    assert not set(table.options("place")) & {"aegean", "ionian"}


@pytest.mark.clause("MN-7.4")
def test_question_a_new_province_waits_for_the_next_round() -> None:
    table = quiet()
    table.deal(EGYPT, tax=9)
    table.construct(EGYPT)
    table.do("buy influence")
    table.do("place sinai")
    table.do("buy legion")
    assert table.why_not("place sinai") == "marker_this_round"
    table.do("place memphis")
    table.do("buy influence")
    assert table.pos.owner[PROVINCE["cyrene"]] == EGYPT, "Jerusalem is next to Sinai only, which does not count yet"
    assert table.pos.owner[PROVINCE["jerusalem"]] == -1


@pytest.mark.clause("MN-7.5")
def test_one_building_of_a_kind() -> None:
    table = quiet()
    table.deal(EGYPT, tax=18)
    table.building("market", "alexandria")
    table.building("temple", "thebes")
    table.fort(EGYPT, "memphis")
    table.construct(EGYPT)
    table.do("buy market")
    assert table.options("place") == ["memphis", "thebes"]
    assert table.why_not("place alexandria") == "no_site"
    table.do("place thebes")
    table.do("buy temple")
    assert table.options("place") == ["alexandria", "memphis"]
    table.do("place memphis")
    table.do("buy fort")
    assert table.pos.forts[PROVINCE["thebes"]] == 1, "the only province without a fort"
    assert table.why_not("buy city") == "no_place"


@pytest.mark.clause("MN-7.5")
def test_one_caravan_on_each_good() -> None:
    table = quiet()
    table.deal(ROME, tax=9)
    table.construct(ROME)
    table.do("buy caravan")
    assert table.options("place_caravan") == ["etruria grain", "magna_graecia oil"]
    assert table.why_not("place_caravan rome metal") == "no_site"


@pytest.mark.clause("MN-7.6")
def test_triremes_are_built_on_coasts_and_lie_in_dock() -> None:
    table = quiet()
    table.deal(BABYLON, tax=3)
    table.construct(BABYLON)
    table.do("buy trireme")
    assert table.pos.docked[PROVINCE["antioch"]] == 1, "Babylon and Assyria have no coast"
    assert table.pos.afloat[BABYLON] == 0


@pytest.mark.clause("MN-7.7")
def test_no_building_where_a_foreign_legion_stands_except_at_home() -> None:
    table = quiet()
    table.deal(EGYPT, tax=3)
    table.legions(GREECE, "memphis", 1)
    table.legions(GREECE, "alexandria", 1)
    table.legions(EGYPT, "memphis", 1)
    table.construct(EGYPT)
    table.do("buy legion")
    assert table.options("place") == ["alexandria", "thebes"]
    assert table.why_not("place memphis") == "foreign_legion"


@pytest.mark.clause("MN-7.7")
def test_no_marker_where_a_foreign_legion_stands() -> None:
    table = quiet()
    table.deal(BABYLON, tax=3)
    table.legions(EGYPT, "tyre", 1)
    table.construct(BABYLON)
    table.do("buy influence")
    assert table.why_not("place tyre") == "foreign_legion"


@pytest.mark.clause("MN-7.8")
def test_annexation_takes_the_province_with_all_its_buildings() -> None:
    table = quiet()
    table.building("temple", "memphis")
    table.occupy(GREECE, "memphis", TASK_MARKER)
    table.deal(GREECE, tax=3)
    table.construct(GREECE)
    table.do("buy influence")
    assert "memphis" in table.options("place")
    table.do("place memphis")
    memphis = table.pos.view(None).provinces[PROVINCE["memphis"]]
    assert (memphis.owner, memphis.city, memphis.temple, memphis.tasks) == ("greece", True, True, ())
    assert table.hand(GREECE) == {}
    assert table.pos.view(None).seats[EGYPT].supply["influence"] == 10


@pytest.mark.clause("MN-7.8")
def test_an_annexed_province_is_new_this_round() -> None:
    table = quiet()
    table.occupy(GREECE, "memphis", TASK_MARKER)
    table.deal(GREECE, tax=6)
    table.construct(GREECE)
    table.do("buy influence")
    table.do("place memphis")
    table.do("buy legion")
    assert table.why_not("place memphis") == "marker_this_round"


@pytest.mark.clause("MN-7.9")
def test_a_home_province_cannot_be_annexed() -> None:
    table = quiet()
    table.legions(GREECE, "alexandria", 2)
    table.no_fort(EGYPT, "alexandria")
    table.deal(GREECE, tax=3)
    table.construct(GREECE)
    table.do("buy influence")
    assert table.why_not("place alexandria") == "home_protected"


@pytest.mark.clause("MN-7.10")
def test_questions_a_province_that_is_cut_off_stays_and_nothing_own_is_destroyed() -> None:
    table = quiet()
    table.own(ROME, "armenia")
    table.deal(ROME, tax=3)
    table.construct(ROME)
    assert {action.verb for action in table.pos.legal(ROME)} == {"buy", "done"}
    table.do("buy caravan")
    assert table.can("place_caravan armenia gold")


@pytest.mark.clause("MN-7.11")
def test_heroes_work_at_once_and_only_for_whom_they_may() -> None:
    table = quiet()
    table.lose_card(ROME, "caesar")
    table.deal(ROME, tax=11)
    table.deal(EGYPT, tax=9)
    table.construct(ROME, EGYPT)
    table.do("buy_card caesar")
    table.do("buy fort")
    table.do("place etruria")
    assert table.hand(ROME) == {}
    assert table.why_not("buy_card hannibal") == "card_gone"
    table.lose_card(CARTHAGE, "hannibal")
    assert table.why_not("buy_card hannibal") == "card_reserved"


@pytest.mark.clause("MN-7.11")
def test_a_card_is_sold_once() -> None:
    table = quiet()
    table.gain(GREECE, "helen")
    table.deal(EGYPT, tax=9)
    table.construct(EGYPT)
    assert table.why_not("buy_card helen") == "card_gone"


@pytest.mark.clause("MN-1.6")
def test_question_heroes_and_wonders_are_out_of_reach_of_war() -> None:
    table = quiet()
    table.no_fort(ROME, "rome")
    table.legions(GREECE, "rome", 3)
    table.command(GREECE)
    table.do("done")
    assert {action.text().split()[-1] for action in table.pos.legal(GREECE)} == {
        "city",
        "caravan_metal",
        "caravan_wine",
        "done",
    }
    assert table.pos.view(None).seats[ROME].cards == ("caesar",)


@pytest.mark.clause("MN-11.1")
def test_caesar_makes_legions_and_forts_cheaper() -> None:
    table = quiet()
    table.deal(ROME, tax=4)
    table.construct(ROME)
    table.do("buy legion")
    table.do("place rome")
    assert table.hand(ROME) == {"tax": 2}
    table.do("buy fort")
    table.do("place etruria")
    assert table.hand(ROME) == {}


@pytest.mark.clause("MN-11.3")
def test_hammurabi_places_one_marker_a_round_without_paying() -> None:
    table = quiet()
    table.deal(BABYLON, tax=3)
    table.construct(BABYLON)
    assert table.pos.view(None).seats[BABYLON].prices["influence"] == 0
    table.do("buy influence")
    assert table.why_not("place sinai") == "not_adjacent"
    table.do("place tyre")
    assert table.hand(BABYLON) == {"tax": 3}
    assert table.pos.view(None).seats[BABYLON].prices["influence"] == 3
    table.do("buy influence")
    table.do("place armenia")
    assert table.hand(BABYLON) == {}


@pytest.mark.clause("MN-11.3")
def test_hammurabi_places_a_marker_with_empty_hands() -> None:
    table = quiet()
    table.construct(BABYLON)
    assert table.options("buy") == ["influence"]


@pytest.mark.clause("MN-11.4")
def test_pericles_makes_triremes_cheaper() -> None:
    table = quiet()
    table.deal(GREECE, tax=2)
    table.construct(GREECE)
    assert table.options("buy") == ["trireme"]
    table.do("buy trireme")
    table.do("place knossos")
    assert table.hand(GREECE) == {}


@pytest.mark.clause("MN-11.5")
def test_cleopatra_swaps_once_with_the_bank() -> None:
    table = quiet()
    table.deal(EGYPT, tax=2, grain=2)
    table.construct(EGYPT)
    assert table.can("swap tax gold")
    table.do("swap grain tax")
    assert table.hand(EGYPT) == {"tax": 3, "grain": 1}
    assert table.why_not("swap grain tax") == "swap_impossible"
    table = quiet()
    table.deal(ROME, tax=3, grain=1)
    table.construct(ROME)
    assert table.why_not("swap grain tax") == "no_cleopatra"


@pytest.mark.clause("MN-11.5")
def test_cleopatra_swaps_a_tax_for_any_good() -> None:
    table = quiet()
    table.deal(EGYPT, tax=1, grain=1, gold=1)
    table.deal(ROME, papyrus=5)
    table.construct(EGYPT)
    assert not table.can("swap tax papyrus")
    table.do("swap tax gems")
    table.do("buy caravan")
    assert table.hand(EGYPT) == {}


@pytest.mark.clause("MN-11.15")
def test_the_statue_of_zeus_allows_a_second_fort() -> None:
    table = quiet()
    table.deal(EGYPT, tax=6)
    table.gain(EGYPT, "statue_of_zeus")
    table.construct(EGYPT)
    table.do("buy fort")
    table.do("place alexandria")
    assert table.pos.forts[PROVINCE["alexandria"]] == 2
    table.do("buy fort")
    assert table.why_not("place alexandria") == "no_site"


@pytest.mark.clause("MN-11.16")
def test_the_lighthouse_lets_markers_go_anywhere_free() -> None:
    table = quiet()
    table.deal(EGYPT, tax=3)
    table.gain(EGYPT, "lighthouse")
    table.legions(ROME, "syracuse", 1)
    table.construct(EGYPT)
    table.do("buy influence")
    assert {"armenia", "dacia", "corsica_sardinia"} <= set(table.options("place"))
    assert not {"syracuse", "etruria", "rome"} & set(table.options("place"))


@pytest.mark.clause("MN-11.17")
def test_the_mausoleum_makes_buildings_cheaper_and_nothing_else() -> None:
    table = quiet()
    table.deal(ROME, tax=16)
    table.gain(ROME, "mausoleum")
    table.own(ROME, "cisalpina")
    table.construct(ROME)
    for text, left in (("buy city", 14), ("buy caravan", 12), ("buy market", 7), ("buy temple", 2)):
        table.do(text)
        if table.step == "place":
            table.do(table.pos.legal(ROME)[0].text())
        assert table.hand(ROME) == {"tax": left}
    table = quiet()
    table.deal(ROME, tax=8)
    table.gain(ROME, "mausoleum")
    table.construct(ROME)
    assert table.why_not("buy_card helen") == "no_set"


@pytest.mark.clause("MN-11.18", "MN-1.1")
def test_the_pyramids_win_with_twelve_taxes_or_all_twelve_goods() -> None:
    table = quiet()
    table.deal(GREECE, tax=12)
    table.construct(GREECE)
    table.do("buy_card pyramids")
    assert table.pos.over
    assert table.pos.result is not None
    assert (table.pos.result.winners, table.pos.result.reason) == ((GREECE,), "pyramids")
    table = quiet()
    table.deal(
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
    table.construct(GREECE)
    table.do("buy_card pyramids")
    assert table.pos.over


def test_occupied_city_does_not_stop_the_owner_at_home() -> None:
    table = quiet()
    table.no_fort(EGYPT, "alexandria")
    table.occupy(GREECE, "alexandria", TASK_CITY)
    table.occupy(GREECE, "alexandria", TASK_GOODS[0])
    table.deal(EGYPT, tax=3)
    table.construct(EGYPT)
    table.do("buy fort")
    assert table.can("place alexandria")


@pytest.mark.clause("MN-6.5")
def test_paid_cards_reach_the_bank_only_at_the_end_of_the_phase() -> None:
    """Cleopatra cannot fetch a good that somebody has just paid with."""
    table = quiet()
    table.lose_card(ROME, "caesar")
    table.deal(ROME, papyrus=1, grain=1, fish=1, wine=1)
    table.deal(GREECE, papyrus=4)
    table.deal(EGYPT, tax=1)
    table.construct(ROME, EGYPT)
    table.do("buy fort")
    table.do("place etruria")
    table.do("pay fish")
    assert table.pos.view(None).spent["papyrus"] == 1
    assert table.pos.actors == (EGYPT,)
    assert table.can("swap tax grain")
    assert not table.can("swap tax papyrus")
    table.do("done")
    while table.step == "keep":
        table.do(table.pos.legal(table.pos.actors[0])[0].text())
    assert table.pos.view(None).spent == {}
    assert table.pos.bank == BANK


@pytest.mark.clause("MN-6.2")
def test_every_card_of_a_payment_is_asked_for_though_only_one_fits() -> None:
    table = quiet()
    table.deal(EGYPT, grain=1, wine=1, oil=1)
    table.construct(EGYPT)
    table.play("buy legion")
    table.play("place memphis")
    for good in ("grain", "wine", "oil"):
        assert table.options("pay") == [good]
        table.play(f"pay {good}")
    assert table.legions_in(EGYPT, "memphis") == 1


@pytest.mark.clause("MN-6.4")
def test_who_is_asked_to_build_depends_on_how_many_cards_are_held_not_on_which() -> None:
    for cards in ({"grain": 4}, {"grain": 1, "fish": 1, "wine": 1, "oil": 1}):
        table = quiet()
        table.deal(ROME, **cards)
        table.deal(GREECE, tax=3)
        table.construct(GREECE, ROME)
        table.play("done")
        assert (table.pos.actors, table.pos.stack[-1]) == ((ROME,), "build")


@pytest.mark.clause("MN-6.4")
def test_nobody_is_asked_to_build_with_too_few_cards_for_anything() -> None:
    table = quiet()
    table.deal(GREECE, tax=1)
    table.construct(GREECE)
    assert table.step != "build"


@pytest.mark.clause("MN-6.6")
def test_whoever_holds_cards_is_asked_what_to_keep_and_nothing_shows_before_all_have_chosen() -> None:
    table = quiet()
    table.deal(ROME, grain=2)
    table.deal(GREECE, tax=3)
    table.keeping()
    assert table.pos.actors == (ROME, GREECE)
    assert table.options("keep_taxes", ROME) == ["0"]
    before = table.pos.view(EGYPT)
    table.play("keep_taxes 1", GREECE)
    assert table.pos.view(EGYPT) == before
    table.play("keep_taxes 0", ROME)
    assert (table.hand(ROME), table.hand(GREECE)) == ({}, {"tax": 1})


@pytest.mark.clause("MN-11.13")
def test_the_owner_of_the_gardens_is_asked_for_a_good_even_without_one() -> None:
    table = quiet()
    table.gain(ROME, "hanging_gardens")
    table.deal(ROME, tax=2)
    table.keeping()
    table.play("keep_taxes 2")
    assert [action.verb for action in table.pos.legal(ROME)] == ["done"]
    table.play("done")
    assert table.hand(ROME) == {"tax": 2}


@pytest.mark.clause("MN-7.2")
def test_a_province_lost_this_round_is_no_base_for_a_marker() -> None:
    for lost in (False, True):
        table = quiet()
        table.own(EGYPT, "dacia")
        table.occupy(GREECE, "dacia", TASK_MARKER)
        table.deal(GREECE, tax=3)
        table.deal(EGYPT, tax=3)
        table.construct(GREECE, EGYPT)
        table.do("buy influence" if lost else "done")
        if lost:
            table.do("place dacia")
        assert table.pos.owner[PROVINCE["dacia"]] == (GREECE if lost else EGYPT)
        table.do("buy influence")
        assert table.can("place illyria") != lost
