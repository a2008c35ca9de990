"""Minor empires, kingdoms and the cards that attack."""

from __future__ import annotations

import pytest

from aevum.games.brief_history.data import EVENTS
from tests.brief_history.table import BLUE, GREEN, RED, Table

OWNERS = {
    "canaanites": "minoans",
    "mycenaeans": "sumerians",
    "phoenicia": "zhou",
    "parthians": "romans",
    "khmers": "franks",
    "anglo_saxons": "arabs",
    "portugal": "ming",
    "germany": "mughals",
    "japan": "britain",
}
KINGDOMS = {
    "elam": "minoans",
    "kush": "zhou",
    "israel": "greeks",
    "maya": "romans",
    "ghana": "franks",
    "great_zimbabwe": "ming",
}


def minor(card: str) -> Table:
    return Table(OWNERS[card], hand=[card])


@pytest.mark.clause("BHW-13.1")
@pytest.mark.parametrize("card", sorted(OWNERS))
def test_each_minor_empire_is_founded_before_the_main_one(card: str) -> None:
    row = next(row for row in EVENTS if row.id == card)
    table = minor(card)
    gold = table.pos.gold[RED]
    table.put(BLUE, row.start, town="city", fort=True).begin().do(f"play_event {card}")
    assert table.step == "expand"
    assert table.force.armies == row.armies - 1
    assert table.actives == {row.start}
    assert table.town(row.start) == row.settlement
    assert not table.fort(row.start)
    assert table.pos.gold[RED] == gold - row.gold
    assert table.force.fleets.bit_count() == len(row.fleets)
    table.do("stop")
    assert table.step == "expand"
    assert row.start not in table.actives
    assert table.owner(row.start) == RED


@pytest.mark.clause("BHW-13.1")
def test_a_minor_empire_overruns_and_builds_forts_and_monuments() -> None:
    table = minor("parthians").put(BLUE, "zagros", "lower_tigris").begin().do("play_event parthians")
    table.do("invade zagros border").roll(6, 1, 3).do("overrun lower_tigris")
    assert table.owner("lower_tigris") == RED
    table.do("build_fort zagros")
    assert table.fort("zagros")
    table = minor("canaanites").begin().do("play_event canaanites", "occupy anatolia")
    assert table.monument("levant")


@pytest.mark.clause("BHW-13.2")
def test_symbols_of_a_minor_empire_do_not_count_for_the_main_one() -> None:
    table = minor("mycenaeans").begin().do("play_event mycenaeans", "stop")
    assert table.owner("pindus") == RED
    table.do("occupy zagros")
    assert not table.monument("lower_tigris")
    assert table.force.symbols == 1
    assert table.force.fleets == 0


@pytest.mark.clause("BHW-13.3")
@pytest.mark.parametrize("card", sorted(KINGDOMS))
def test_each_kingdom_clears_its_land_and_puts_an_army_and_a_city_there(card: str) -> None:
    row = next(row for row in EVENTS if row.id == card)
    table = Table(KINGDOMS[card], hand=[card]).put(BLUE, row.start, town="capital", monument=True, fort=True)
    gold = table.pos.gold[RED]
    table.begin().do(f"play_event {card}")
    assert (table.owner(row.start), table.town(row.start)) == (RED, "city")
    assert not table.monument(row.start)
    assert table.fort(row.start) is (card == "israel")
    assert row.start not in table.actives
    assert table.pos.gold[RED] == gold - row.gold


@pytest.mark.clause("BHW-13.4")
def test_israel_may_be_kept_but_comes_before_founding_with_a_fort() -> None:
    table = Table("romans", hand=["israel"]).begin()
    assert table.cards == {"israel"}
    table.do("play_event israel")
    assert table.fort("levant")
    kept = Table("romans", hand=["israel"]).begin().do("found")
    assert [EVENTS[card].id for card in kept.pos.hand[RED]] == ["israel"]
    assert kept.cards == set()


@pytest.mark.clause("BHW-13.5")
def test_an_attack_is_an_invasion_with_the_armies_of_the_card() -> None:
    table = Table("romans", hand=["barbarians_3"]).put(BLUE, "gaul", "balkans", "rhineland").found()
    armies = table.force.armies
    table.do("play_event barbarians_3", "choose_barren alps", "attack gaul")
    assert table.dice == 3
    table.roll(1, 1, 6).do("go_on").roll(6, 1, 5)
    assert table.owner("gaul") == RED
    assert table.lands("overrun") == {"rhineland"}
    table.do("overrun rhineland")
    assert table.step == "expand", "the three armies of the card are used up"
    assert table.force.armies == armies
    assert table.actives == {"apennines"}


@pytest.mark.clause("BHW-13.6")
@pytest.mark.clause("BHW-13.10")
@pytest.mark.parametrize(("card", "empire", "armies"), [("barbarians_1", "minoans", 2), ("barbarians_3", "romans", 3)])
def test_barbarians_come_from_a_barren_land_and_earn_gold(card: str, empire: str, armies: int) -> None:
    table = Table(empire, hand=[card]).put(BLUE, "wei", town="city").put(RED, "bengal").put(BLUE, "honshu").begin()
    gold = table.pos.gold[RED]
    table.do(f"play_event {card}")
    assert table.legal() == ["choose_barren himalayas"]
    table.do("choose_barren himalayas")
    assert table.force.armies == armies
    assert table.lands("attack") == {"wei"}
    table.do("attack wei").roll(6, 1, 5)
    assert table.town("wei") == ""
    assert table.pos.gold[RED] == gold - 1 + 1
    assert table.owner("wei") == RED


@pytest.mark.clause("BHW-13.10")
def test_the_barbarian_minor_empire_earns_gold_too() -> None:
    table = minor("anglo_saxons").put(BLUE, "britannia", town="city").begin()
    gold = table.pos.gold[RED]
    table.do("play_event anglo_saxons", "invade britannia fleet").roll(6, 5)
    assert table.pos.gold[RED] == gold - 1 + 1


@pytest.mark.clause("BHW-13.7")
@pytest.mark.parametrize(("card", "empire"), [("civil_war_3", "romans"), ("civil_war_5", "spain")])
def test_civil_war_needs_three_armies_and_stays_in_the_region(card: str, empire: str) -> None:
    table = (
        Table(empire, hand=[card]).put(BLUE, "anatolia", "levant", "zagros", "nile_delta").put(GREEN, "wei", "korea")
    )
    table.begin().do(f"play_event {card}")
    assert table.legal() == ["choose_rebels middle_east blue"]
    table.do("choose_rebels middle_east blue")
    assert table.lands("attack") == {"anatolia", "levant", "zagros"}
    table.do("attack levant").roll(6, 1, 2)
    assert table.lands("overrun") == {"anatolia"}, "not out of the region"
    table.do("overrun anatolia")
    assert table.monument("levant") or table.step == "monument"


@pytest.mark.clause("BHW-13.7")
def test_a_civil_war_builds_a_monument_for_two_symbols_and_may_stop() -> None:
    table = Table("romans", hand=["civil_war_3"]).put(BLUE, "anatolia", "levant", "zagros").begin()
    table.do("play_event civil_war_3", "choose_rebels middle_east blue", "attack levant").roll(6, 1, 5)
    table.do("attack zagros").roll(6, 1, 4)
    assert table.step == "monument"
    assert table.lands("build_monument") == {"levant", "zagros"}
    table.do("build_monument zagros", "stop")
    assert table.owner("anatolia") == BLUE
    assert table.pos.in_play == -1


def crusade() -> Table:
    return Table("ming", hand=["crusades"])


@pytest.mark.clause("BHW-13.8")
def test_the_crusades_take_the_levant_with_one_more_on_the_score() -> None:
    table = crusade().put(BLUE, "levant", "anatolia", "wei").begin().do("play_event crusades")
    assert table.lands("attack") == {"levant"}
    table.do("attack levant").roll(4, 1, 4)
    assert (table.owner("levant"), table.town("levant"), table.fort("levant")) == (RED, "city", True)
    assert table.lands("attack") == {"anatolia"}
    table.do("attack anatolia").roll(4, 1, 4)
    assert table.step == "failed", "the bonus is the Levant's alone"
    table.do("go_on").roll(6, 1, 5)
    assert table.owner("anatolia") == RED


@pytest.mark.clause("BHW-13.8")
@pytest.mark.parametrize("owner", [None, RED])
def test_the_crusades_enter_an_empty_or_own_levant_at_once(owner: int | None) -> None:
    table = crusade().put(BLUE, "nile_delta")
    if owner is not None:
        table.put(owner, "levant", town="capital")
    table.begin().do("play_event crusades", "occupy levant")
    assert (table.owner("levant"), table.town("levant"), table.fort("levant")) == (RED, "city", True)
    assert table.lands("attack") == {"nile_delta"}


@pytest.mark.clause("BHW-13.8")
def test_the_crusades_may_try_again_after_giving_up() -> None:
    table = crusade().put(BLUE, "levant").begin().do("play_event crusades", "attack levant").roll(1, 1, 6)
    table.do("give_up")
    assert table.lands("attack") == {"levant"}
    assert table.force.armies == 2


@pytest.mark.clause("BHW-13.9")
def test_a_revolt_needs_one_point_anywhere_without_a_fort() -> None:
    table = Table("greeks", hand=["revolt"]).put(BLUE, "korea", "yellow_river", "manchuria").put(BLUE, "wei", fort=True)
    table.begin().do("play_event revolt")
    assert table.lands("attack") == {"korea", "yellow_river", "manchuria"}
    table.do("attack korea").roll(6, 1, 5)
    assert table.owner("korea") == RED
    table = Table("greeks", hand=["revolt"]).put(BLUE, "korea", "manchuria").begin()
    table.do("play_event revolt", "attack korea").roll(6, 1, 1)
    assert table.owner("manchuria") == BLUE, "no overrun"
    assert table.step == "expand"


@pytest.mark.clause("BHW-13.9")
def test_a_failed_revolt_is_over() -> None:
    table = Table("greeks", hand=["revolt"]).put(BLUE, "korea").begin()
    supply = table.pos.board.stock[RED]
    table.do("play_event revolt", "attack korea").roll(1, 1, 5)
    assert table.owner("korea") == BLUE
    assert table.pos.battle is None
    assert table.pos.board.stock[RED] == supply - 7, "only the Greeks have left the supply"


@pytest.mark.clause("BHW-9.6")
@pytest.mark.parametrize(("empire", "earned"), [("turks", 1), ("ming", 0)])
def test_in_a_barbarian_empires_turn_the_armies_of_its_cards_earn_gold_for_what_they_degrade(
    empire: str, earned: int
) -> None:
    table = Table(empire, hand=["civil_war_5"]).put(BLUE, "levant", town="city").put(BLUE, "zagros", "anatolia").begin()
    gold = table.pos.gold[RED]
    table.do("play_event civil_war_5", "choose_rebels middle_east blue", "attack levant").roll(6, 6, 1)
    assert table.town("levant") == ""
    assert table.pos.gold[RED] == gold - 2 + earned


@pytest.mark.clause("BHW-9.6")
@pytest.mark.parametrize(("empire", "earned"), [("huns", 1), ("tang", 0)])
def test_a_revolt_in_a_barbarian_empires_turn_earns_gold_too(empire: str, earned: int) -> None:
    table = Table(empire, hand=["revolt"]).put(BLUE, "levant", town="city").begin()
    gold = table.pos.gold[RED]
    table.do("play_event revolt", "attack levant").roll(6, 6, 1)
    assert table.pos.gold[RED] == gold - 1 + earned


@pytest.mark.clause("BHW-9.6")
def test_armies_that_migrate_in_a_barbarian_empires_turn_earn_gold_too() -> None:
    table = Table("huns", hand=["migration"]).build("appalachia", "monument").begin()
    gold = table.pos.gold[RED]
    table.do("play_event migration", "choose_region north_america", "occupy appalachia", "stop")
    assert not table.monument("appalachia")
    assert table.pos.gold[RED] == gold + 1


@pytest.mark.clause("BHW-9.6")
def test_a_minor_empire_with_a_city_earns_nothing_in_a_barbarian_empires_turn() -> None:
    table = Table("goths", hand=["khmers"]).put(BLUE, "malaya", town="city").begin()
    gold = table.pos.gold[RED]
    table.do("play_event khmers", "invade malaya border").roll(6, 6, 1)
    assert table.town("malaya") == ""
    assert table.pos.gold[RED] == gold - 1
