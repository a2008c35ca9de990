"""Calling the empires, founding and expanding."""

from __future__ import annotations

import pytest

from aevum.core import Fallen, QuickDice, chance_fell
from aevum.games.brief_history.data import ATLAS, EMPIRE_DECK, EMPIRES, LAND_IDS, LAND_NUMBER
from aevum.games.brief_history.events import EmpireCalled, EmpirePassedOver
from aevum.games.brief_history.meta import META
from aevum.games.brief_history.position import start
from aevum.games.conquest.bits import bits_of
from tests.brief_history.table import BLUE, GREEN, RED, Table


@pytest.mark.clause("BHW-3.1")
@pytest.mark.clause("BHW-3.3")
def test_empires_are_called_in_order_and_passed_over_where_nobody_has_them() -> None:
    pos = start(3, META.settle(3)).begin()
    dice = QuickDice(4)
    called: list[str] = []
    passed: list[str] = []
    fell: list[Fallen] = []
    while pos.epoch < 2:
        if chance_fell(pos, dice, fell):
            events = fell[-1].events
        else:
            seat = dice.pick(pos.actors)
            events = pos.apply(seat, dice.pick(pos.legal(seat)))
        for event in events:
            if isinstance(event, EmpireCalled):
                called.append(event.empire)
            if isinstance(event, EmpirePassedOver):
                passed.append(event.empire)
    order = [EMPIRES[number].id for number in EMPIRE_DECK[1]]
    assert sorted(called + passed, key=order.index) == order
    assert (len(called), len(passed)) == (3, 4)
    assert called == sorted(called, key=order.index)


@pytest.mark.clause("BHW-3.2")
def test_a_turn_goes_from_events_before_founding_to_the_gold() -> None:
    table = Table("celts", hand=["parthians"]).begin()
    assert table.step == "opening"
    table.do("found")
    assert (table.step, table.owner("rhineland")) == ("expand", RED)
    table.do("stop")
    names = table.kinds()
    assert names.index("Reorganised") < names.index("GoldCollected")
    assert table.pos.colour != RED


@pytest.mark.clause("BHW-4.1")
def test_the_strength_comes_to_the_sort_board_and_one_army_stands_in_the_start_land() -> None:
    table = Table("romans").found()
    assert table.force.armies == 14
    assert table.actives == {"apennines"}


@pytest.mark.clause("BHW-4.2")
def test_everything_in_the_start_land_is_removed_without_gold() -> None:
    table = Table("celts").put(BLUE, "rhineland", town="city", monument=True, fort=True)
    supply = table.pos.board.stock[BLUE]
    gold = table.pos.gold[RED]
    table.found()
    assert table.owner("rhineland") == RED
    assert table.town("rhineland") == ""
    assert not table.monument("rhineland")
    assert not table.fort("rhineland")
    assert table.pos.board.stock[BLUE] == supply + 1
    assert table.pos.gold[RED] == gold


@pytest.mark.clause("BHW-4.3")
def test_a_capital_is_founded_where_the_card_shows_one() -> None:
    table = Table("romans").put(BLUE, "apennines", town="city").found()
    assert table.town("apennines") == "capital"
    assert not table.force.barbarian
    celts = Table("celts").found()
    assert celts.town("rhineland") == ""
    assert celts.force.barbarian


@pytest.mark.clause("BHW-4.4")
def test_a_fleet_lies_on_each_water_of_the_card() -> None:
    table = Table("greeks").found()
    assert {ATLAS.spaces[water] for water in bits_of(table.force.fleets)} == {"mediterranean", "black_sea"}


@pytest.mark.clause("BHW-5.1")
def test_armies_go_next_to_an_active_army_or_to_a_fleets_shore() -> None:
    table = Table("romans").found()
    near = {LAND_IDS[land] for land in bits_of(ATLAS.near[LAND_NUMBER["apennines"]])}
    shore = {LAND_IDS[land] for land in bits_of(ATLAS.touch[ATLAS.space_index["mediterranean"]])}
    assert table.lands("occupy") == near | shore - {"apennines"}
    assert table.why_not("occupy honshu") == "out_of_reach"
    table.do("occupy gaul")
    assert "rhineland" in table.lands("occupy")


@pytest.mark.clause("BHW-5.1")
def test_own_armies_that_are_not_active_do_not_carry_the_empire_on() -> None:
    table = Table("sassanids").put(RED, "persian_plateau").found()
    assert "turan" not in table.lands("occupy")
    table.do("hand_over persian_plateau")
    assert "turan" in table.lands("occupy")


@pytest.mark.clause("BHW-5.2")
def test_an_empty_land_is_taken_at_once() -> None:
    table = Table("romans").found()
    armies = table.force.armies
    table.do("occupy gaul")
    assert table.owner("gaul") == RED
    assert table.force.armies == armies - 1


@pytest.mark.clause("BHW-5.3")
@pytest.mark.clause("BHW-9.1")
def test_an_own_inactive_army_is_replaced_without_dice() -> None:
    table = Table("romans").put(RED, "gaul").found()
    supply = table.pos.board.stock[RED]
    table.do("hand_over gaul")
    assert table.actives == {"apennines", "gaul"}
    assert table.pos.board.stock[RED] == supply + 1


@pytest.mark.clause("BHW-5.5")
def test_an_active_land_cannot_be_taken_again_and_no_action_moves_an_army() -> None:
    table = Table("romans").found().do("occupy gaul")
    assert table.why_not("occupy gaul") == "already_active"
    assert table.why_not("hand_over gaul") == "already_active"
    before = table.actives
    table.do("occupy rhineland")
    assert table.actives == before | {"rhineland"}


@pytest.mark.clause("BHW-5.6")
def test_a_player_may_stop_and_unused_armies_go_back() -> None:
    table = Table("romans").found()
    supply = table.pos.board.stock[RED]
    armies = table.force.armies
    table.do("stop")
    assert table.pos.board.stock[RED] == supply + armies
    assert table.pos.colour != RED or table.step != "expand"


@pytest.mark.clause("BHW-5.6")
def test_the_empire_stops_by_itself_when_the_last_army_is_used() -> None:
    table = Table("romans").found().armies(1).do("occupy gaul")
    assert "Reorganised" in table.kinds()


@pytest.mark.clause("BHW-5.6")
@pytest.mark.parametrize("card", ["plague", "elite_troops"])
def test_that_an_empire_stops_by_itself_does_not_tell_what_is_in_the_hand(card: str) -> None:
    table = Table("romans", [card]).put(BLUE, "yangtze").found().armies(1).do("occupy gaul")
    assert table.step == "expand"
    assert table.cards == ({"plague"} if card == "plague" else set())
    table.do("stop")
    assert "Reorganised" in table.kinds()


@pytest.mark.clause("BHW-2.7")
@pytest.mark.parametrize("card", ["plague", "elite_troops"])
def test_who_is_asked_before_founding_does_not_tell_what_is_in_the_hand(card: str) -> None:
    table = Table("romans", [card]).put(BLUE, "yangtze").begin()
    assert table.step == "opening"
    assert table.cards == ({"plague"} if card == "plague" else set())


@pytest.mark.clause("BHW-3.2")
def test_who_holds_no_unknown_card_is_not_asked_before_founding() -> None:
    table = Table("romans", ["leader", "weaponry"]).put(BLUE, "yangtze").begin()
    assert table.step == "expand"


@pytest.mark.clause("BHW-5.4")
def test_a_land_is_refused_where_the_verb_does_not_fit_who_stands_there() -> None:
    table = Table("romans").put(BLUE, "gaul").put(GREEN, "iberia").found()
    assert table.why_not("occupy gaul") == "not_such_a_land"
    assert table.why_not("hand_over iberia") == "not_such_a_land"
    assert table.why_not("invade atlas fleet") == "not_such_a_land"


@pytest.mark.clause("BHW-9.2")
@pytest.mark.clause("BHW-9.3")
def test_a_capital_becomes_a_city_and_a_city_goes() -> None:
    table = Table("romans").put(BLUE, "gaul", town="capital").put(BLUE, "iberia", town="city").found()
    table.do("invade gaul border").roll(6, 1, 5)
    assert table.town("gaul") == "city"
    table.do("invade iberia border").roll(6, 1, 5)
    assert table.town("iberia") == ""


@pytest.mark.clause("BHW-9.2")
def test_degradation_comes_with_empty_lands_hand_overs_and_overruns_too() -> None:
    table = Table("romans").build("iberia", "capital").put(RED, "gaul", town="capital")
    table.put(BLUE, "balkans").put(BLUE, "danubia", town="capital").found()
    table.do("occupy iberia", "hand_over gaul", "invade balkans border").roll(6, 1, 1).do("overrun danubia")
    assert {table.town(land) for land in ("iberia", "gaul", "danubia")} == {"city"}


@pytest.mark.clause("BHW-9.4")
def test_a_monument_falls_only_where_no_settlement_stands_with_it() -> None:
    table = Table("romans").put(BLUE, "gaul", monument=True).put(BLUE, "iberia", town="city", monument=True).found()
    table.do("invade gaul border").roll(6, 1, 5)
    assert not table.monument("gaul")
    table.do("invade iberia border").roll(6, 1, 5)
    assert table.monument("iberia")
    assert table.town("iberia") == ""


@pytest.mark.clause("BHW-9.5")
def test_a_fort_falls_to_another_player_and_stays_in_a_hand_over() -> None:
    table = Table("romans").put(BLUE, "gaul", fort=True).put(RED, "balkans", fort=True).found()
    forts = table.pos.board.forts_left
    table.do("invade gaul border").roll(6, 1, 3, 1)
    assert not table.fort("gaul")
    assert table.pos.board.forts_left == forts + 1
    table.do("hand_over balkans")
    assert table.fort("balkans")


@pytest.mark.clause("BHW-9.6")
def test_barbarians_earn_a_gold_for_each_degradation_at_once() -> None:
    table = Table("celts").put(BLUE, "gaul", town="city", fort=True).put(RED, "danubia", monument=True).found()
    gold = table.pos.gold[RED]
    table.do("invade gaul border").roll(6, 1, 3, 1)
    assert table.pos.gold[RED] == gold + 1
    table.do("hand_over danubia")
    assert table.pos.gold[RED] == gold + 2
    romans = Table("romans").put(BLUE, "gaul", town="city").found()
    gold = romans.pos.gold[RED]
    assert romans.do("invade gaul border").roll(6, 1, 3).pos.gold[RED] == gold


@pytest.mark.clause("BHW-10.1")
def test_a_fort_costs_an_army_and_stands_under_an_active_army() -> None:
    table = Table("romans").put(RED, "gaul").found()
    armies = table.force.armies
    table.do("build_fort apennines")
    assert table.fort("apennines")
    assert table.force.armies == armies - 1
    assert table.why_not("build_fort gaul") == "not_active"


@pytest.mark.clause("BHW-10.2")
def test_no_land_gets_a_second_fort() -> None:
    table = Table("romans").found().do("build_fort apennines")
    assert table.why_not("build_fort apennines") == "has_fort"
    table.armies(0)
    assert table.why_not("build_fort apennines")
    assert table.fort("apennines")


@pytest.mark.clause("BHW-11.1")
def test_every_second_symbol_builds_a_monument_at_once() -> None:
    table = Table("romans").found().do("occupy iberia")
    assert not table.monument("apennines")
    table.do("occupy pindus")
    assert table.monument("apennines")
    assert "MonumentBuilt" in table.kinds()
    anatolia = Table("hittites").found().do("occupy levant")
    assert anatolia.monument("anatolia"), "the start land's own symbol counts"


@pytest.mark.clause("BHW-11.2")
def test_symbols_under_inactive_armies_do_not_count() -> None:
    table = Table("romans").put(RED, "rhineland", "anatolia").found().do("occupy iberia")
    assert not table.monument("apennines")
    table.do("hand_over anatolia")
    assert table.monument("apennines")


@pytest.mark.clause("BHW-11.3")
def test_a_monument_goes_to_a_capital_else_a_city_else_a_symbol() -> None:
    table = Table("celts").put(BLUE, "gaul", town="capital").put(BLUE, "balkans", town="capital").found()
    table.do("invade gaul border").roll(6, 1, 5).do("occupy britannia")
    assert table.monument("gaul"), "a city comes before symbols"
    table.do("invade balkans border").roll(6, 1, 4)
    table.do("occupy anatolia", "occupy caucasus")
    assert table.monument("balkans")
    table.do("occupy levant", "occupy upper_tigris", "occupy zagros")
    assert table.step == "monument"
    assert table.lands("build_monument") == {"rhineland", "britannia", "caucasus", "anatolia", "levant", "zagros"}
    table.do("build_monument levant")
    assert table.monument("levant")


@pytest.mark.clause("BHW-11.4")
def test_no_monument_without_a_place_or_without_stock() -> None:
    table = Table("romans").found()
    table.pos.board.monuments_left = 0
    table.pos.board.monument[-20:] = [1] * 20
    table.pos.board.refresh()
    table.do("occupy iberia", "occupy anatolia")
    assert not table.monument("apennines")
    assert table.step == "expand"
    full = Table("hittites").put(BLUE, "levant", town="city", monument=True).found()
    full.build("anatolia", "monument")
    left = full.pos.board.monuments_left
    full.do("invade levant border").roll(6, 1, 3)
    assert full.monument("levant")
    assert full.pos.board.monuments_left == left
