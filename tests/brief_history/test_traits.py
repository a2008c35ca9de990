"""Empires with a trait."""

from __future__ import annotations

import pytest

from aevum.games.brief_history.data import ATLAS, EMPIRES, LAND_IDS, OCEAN_SHORES
from aevum.games.conquest.bits import bits_of
from tests.brief_history.table import BLUE, RED, Table


@pytest.mark.clause("BHW-16.1")
def test_example_of_the_dreaded_bonus() -> None:
    """The Assyrians take the Levant with 6 against 4: three points in all, one of which is the price."""
    table = Table("assyrians").put(BLUE, "levant", "lower_tigris", "nile_delta", "anatolia").found()
    table.do("invade levant border").roll(6, 2, 4)
    assert table.owner("levant") == RED
    assert table.pos.battle is not None
    assert table.pos.battle.points == 2
    table.do("stop")
    table.do("invade lower_tigris border").roll(4, 2, 4)
    assert table.step == "failed"
    assert table.pos.battle is not None
    assert table.pos.battle.points == 0


@pytest.mark.clause("BHW-16.1")
@pytest.mark.parametrize(
    ("empire", "land", "further"),
    [("assyrians", "levant", "nile_delta"), ("huns", "danubia", "rhineland"), ("mongols", "wei", "yangtze")],
)
def test_the_dreaded_point_overruns_but_does_not_help_the_invasion(empire: str, land: str, further: str) -> None:
    table = Table(empire).put(BLUE, land, further).found()
    table.do(f"invade {land} border").roll(5, 1, 5)
    assert table.step == "failed"
    table.do("go_on").roll(5, 1, 5)
    assert table.lands("overrun") == {further}
    table.do(f"overrun {further}")
    assert table.owner(further) == RED
    assert table.pos.battle is None, "overruns add no further bonus"


@pytest.mark.clause("BHW-16.2")
def test_a_viking_five_or_six_from_the_sea_always_succeeds() -> None:
    table = Table("vikings").put(BLUE, "alemannia", "rhineland", fort=True).found()
    table.do("invade alemannia fleet")
    assert table.dice == 3
    table.roll(5, 6, 6)
    assert table.owner("alemannia") == RED
    assert table.step == "expand", "the difference left no points"
    by_land = Table("vikings").put(BLUE, "alemannia").found().do("invade alemannia border").roll(5, 1, 6)
    assert by_land.step == "failed"


@pytest.mark.clause("BHW-16.2")
def test_a_viking_four_has_to_win_like_any_other_and_a_high_lead_overruns() -> None:
    table = Table("vikings").put(BLUE, "rhineland", "gaul").found().do("invade rhineland fleet").roll(4, 4)
    assert table.step == "failed"
    table.do("give_up", "invade rhineland fleet").roll(6, 4)
    assert table.lands("overrun") == {"gaul"}


@pytest.mark.clause("BHW-16.3")
def test_a_single_viking_army_crosses_the_atlantic_and_goes_no_further() -> None:
    table = Table("vikings").put(BLUE, "mississippi").found()
    assert {"st_lawrence", "mississippi", "brazil", "cape"} <= table.lands("cross")
    assert "st_lawrence" not in table.lands("occupy")
    table.do("cross st_lawrence")
    assert table.owner("st_lawrence") == RED
    assert table.lands("cross") == set()
    assert not {"appalachia", "great_plains"} & table.lands("occupy")
    assert table.why_not("cross brazil") == "no_crossing"


@pytest.mark.clause("BHW-16.3")
def test_the_viking_crossing_is_spent_by_a_failure_and_overruns_nothing() -> None:
    table = Table("vikings").put(BLUE, "mississippi", "appalachia").found().do("cross mississippi")
    assert table.dice == 2
    table.roll(1, 6).do("give_up")
    assert table.lands("cross") == set()
    table = Table("vikings").put(BLUE, "mississippi", "great_plains").put(RED, "atlas").found()
    table.do("cross mississippi").roll(6, 1)
    assert table.owner("mississippi") == RED
    assert table.step == "expand", "no overrun from that army"
    own = Table("vikings").put(RED, "brazil").found().do("cross brazil")
    assert "brazil" in own.actives


@pytest.mark.clause("BHW-16.4")
def test_incas_then_aztecs_and_gold_once() -> None:
    table = Table("incas_aztecs").found()
    assert (table.actives, table.force.armies, table.town("andes")) == ({"andes"}, 2, "capital")
    table.do("occupy pampas", "occupy orinoco")
    assert table.monument("andes"), "the Andes and the Orinoco are two symbols"
    assert (table.actives, table.force.armies, table.town("sierra_madre")) == ({"sierra_madre"}, 2, "capital")
    assert table.force.symbols == 1, "symbols are counted apart"
    assert "GoldCollected" not in table.kinds()
    gold = table.pos.gold[RED]
    table.do("stop")
    names = table.kinds()
    assert names.count("GoldCollected") == 1
    assert table.pos.gold[RED] > gold


@pytest.mark.clause("BHW-16.5")
def test_france_keeps_monuments() -> None:
    table = Table("france").put(BLUE, "gaul", town="city", monument=True)
    table.put(BLUE, "iberia", monument=True).put(BLUE, "rhineland", town="city", monument=True).found()
    assert table.monument("gaul")
    assert table.town("gaul") == "capital"
    table.do("invade iberia border").roll(6, 1, 5)
    assert table.monument("iberia")
    table.do("invade rhineland border").roll(6, 1, 5)
    assert table.monument("rhineland")
    assert table.town("rhineland") == ""


@pytest.mark.clause("BHW-16.6")
def test_two_armies_of_influence_go_to_any_ocean_shore() -> None:
    table = Table("united_states").put(BLUE, "honshu").found()
    shores = {LAND_IDS[land] for land in bits_of(OCEAN_SHORES)}
    assert table.lands("cross") == shores - {"appalachia", "st_lawrence", "mississippi"}
    assert "western_steppe" not in table.lands("cross"), "the Black Sea is joined to no ocean"
    table.do("cross honshu")
    assert table.dice == 3
    table.roll(1, 1, 6).do("give_up")
    assert table.force.crossings == 1
    table.do("cross philippines")
    assert table.owner("philippines") == RED
    assert table.lands("cross") == set()


@pytest.mark.clause("BHW-16.7")
def test_influence_does_not_expand_without_astronomy() -> None:
    table = Table("united_states", hand=["astronomy"]).put(BLUE, "honshu", "kyushu").found()
    table.do("cross philippines")
    assert "east_indies" not in table.lands("occupy")
    table.do("cross honshu").roll(6, 1, 1)
    assert table.step == "expand", "no overrun either"
    assert "kyushu" not in table.lands("invade")
    table.do("play_event astronomy", "choose_ocean pacific")
    assert "east_indies" in table.lands("occupy")
    assert "invade kyushu border" in table.legal()
    other = Table("united_states", hand=["astronomy"]).found().do("cross rockies")
    other.do("play_event astronomy", "choose_ocean indian")
    assert "cross libya" in other.legal()
    assert "sierra_madre" not in other.lands("occupy"), "the fleet is on another ocean"


@pytest.mark.clause("BHW-16.6")
@pytest.mark.clause("BHW-16.7")
def test_influence_keeps_both_dice_where_the_fleet_of_astronomy_leads_too() -> None:
    table = Table("united_states", hand=["astronomy"]).put(BLUE, "honshu", "kyushu").found()
    table.do("play_event astronomy", "choose_ocean pacific")
    assert {"invade honshu fleet", "cross honshu"} <= set(table.legal())
    table.do("cross honshu")
    assert table.dice == 3
    table.roll(6, 1, 1)
    assert table.step == "overrun", "with Astronomy the landing goes on by land"
    assert table.lands("overrun") == {"kyushu"}


@pytest.mark.clause("BHW-16.8")
def test_every_symbol_builds_for_the_egyptians() -> None:
    table = Table("egyptians").found().do("occupy levant")
    assert table.monument("nile_delta")
    table.do("occupy nubia")
    assert table.lands("build_monument") == {"levant", "nubia"}
    table.do("build_monument nubia")
    assert table.monument("nubia")


@pytest.mark.clause("BHW-16.9")
def test_carthage_rolls_again_once_in_the_turn() -> None:
    table = Table("carthaginians").put(BLUE, "libya", "atlas").found().do("invade libya border").roll(2, 1, 5)
    assert table.legal() == ["keep_dice", "reroll_all"]
    table.do("reroll_all")
    assert table.dice == 2
    table.roll(6, 1)
    assert table.owner("libya") == RED
    table.do("invade atlas border").roll(2, 1, 5)
    assert table.step == "failed"
    kept = Table("carthaginians").put(BLUE, "libya").found().do("invade libya border").roll(2, 1, 5).do("keep_dice")
    assert kept.step == "failed"


@pytest.mark.clause("BHW-16.10")
def test_the_persians_continue_their_first_failure_for_nothing() -> None:
    table = Table("persians").put(BLUE, "indus").found().do("invade indus border").roll(1, 1, 6)
    armies = table.force.armies
    table.do("go_on")
    assert table.force.armies == armies
    assert table.pos.battle is not None
    assert table.pos.battle.dial == 1
    table.roll(1, 1, 6).do("go_on")
    assert table.force.armies == armies - 1
    last = Table("persians").put(BLUE, "indus").found().armies(1).do("invade indus border").roll(1, 1, 6)
    assert last.step == "failed", "even with an empty sort board"


@pytest.mark.clause("BHW-16.11")
def test_alexander_has_a_third_die_until_the_first_failure() -> None:
    table = Table("macedonians").put(BLUE, "danubia").found().do("invade danubia border")
    assert table.dice == 4
    table.roll(1, 1, 1, 6).do("go_on")
    assert table.dice == 3


@pytest.mark.clause("BHW-16.12")
def test_the_first_fort_in_china_costs_the_han_nothing() -> None:
    table = Table("han").found()
    armies = table.force.armies
    table.do("occupy yangtze", "build_fort wei")
    assert table.force.armies == armies - 1
    table.do("build_fort yangtze")
    assert table.force.armies == armies - 2
    last = Table("han").found().armies(1).do("occupy yellow_river")
    assert last.lands("build_fort") == {"wei", "yellow_river"}, "it needs no army at all"


@pytest.mark.clause("BHW-16.13")
def test_the_byzantine_capital_has_a_fort() -> None:
    assert Table("byzantines").found().fort("balkans")


@pytest.mark.clause("BHW-16.14")
def test_the_arabs_win_ties_by_one() -> None:
    table = Table("arabs").put(BLUE, "levant").found().do("invade levant border").roll(4, 1, 4)
    assert table.owner("levant") == RED
    assert table.pos.battle is None


@pytest.mark.clause("BHW-16.15")
def test_forts_do_nothing_against_the_ottomans() -> None:
    table = Table("ottomans").put(BLUE, "levant", "nile_delta", fort=True).found().do("invade levant border")
    assert table.dice == 3
    assert table.roll(5, 1, 3).lands("overrun") == {"nile_delta"}


@pytest.mark.clause("BHW-16.16")
def test_spain_keeps_both_dice_in_the_americas_only() -> None:
    table = Table("spain").put(BLUE, "antilles", "brazil", "libya").found()
    assert table.do("invade antilles fleet").dice == 3
    table.roll(6, 1, 5)
    assert table.do("invade brazil fleet").dice == 3
    table.roll(6, 1, 1)
    assert table.do("invade libya fleet").dice == 2


@pytest.mark.clause("BHW-16.17")
def test_the_lands_around_siberia_are_neighbours_for_russia() -> None:
    table = Table("russia").put(BLUE, "khangai", "manchuria").found()
    assert {"invade khangai border", "invade manchuria border"} <= set(table.legal())
    table.do("invade khangai border").roll(6, 1, 1)
    assert table.lands("overrun") == {"manchuria"}
    assert len(bits_of(ATLAS.touch[ATLAS.space_index["siberia"]])) == 4


@pytest.mark.clause("BHW-16.18")
def test_britain_keeps_both_dice_at_sea() -> None:
    assert Table("britain").put(BLUE, "libya").found().do("invade libya fleet").dice == 3


@pytest.mark.clause("BHW-16.19")
def test_an_option_leaves_the_reconstructed_traits_out() -> None:
    stated = {"dreaded", "longships", "two_empires", "enlightenment", "influence"}
    for row in EMPIRES:
        table = Table(row.id, options={"traits": "stated"}).found()
        assert table.force.trait == (row.trait if row.trait in stated else "")
        assert Table(row.id).found().force.trait == row.trait
    britain = Table("britain", options={"traits": "stated"}).put(BLUE, "libya").found()
    assert britain.do("invade libya fleet").dice == 2


@pytest.mark.clause("BHW-16.3")
def test_one_army_of_the_vikings_crosses_the_atlantic_even_with_astronomys_fleet_there() -> None:
    table = Table("vikings", hand=["astronomy"]).found()
    ocean_only = "st_lawrence"
    assert ocean_only in table.lands("cross")
    table.do("play_event astronomy", "choose_ocean atlantic")
    assert ocean_only not in table.lands("occupy")
    table.do(f"cross {ocean_only}")
    assert table.lands("cross") == set()
    assert {"mississippi", "appalachia"}.isdisjoint(table.lands("occupy"))


@pytest.mark.clause("BHW-16.3")
def test_astronomys_fleet_on_the_atlantic_still_serves_the_seas_joined_to_it() -> None:
    table = Table("vikings", hand=["astronomy"]).found()
    before = table.lands("occupy")
    assert table.do("play_event astronomy", "choose_ocean atlantic").lands("occupy") == before
    table = Table("vikings", hand=["astronomy"]).found()
    assert table.do("play_event astronomy", "choose_ocean pacific").lands("occupy") > before


@pytest.mark.clause("BHW-16.5")
def test_armies_that_alliance_settles_are_not_frances_so_a_lone_monument_degrades() -> None:
    table = Table("france", hand=["alliance"]).build("iberia", "monument").build("rhineland", "monument").found()
    table.do("play_event alliance", "occupy iberia", "stop")
    assert not table.monument("iberia")
    assert table.do("occupy rhineland").monument("rhineland")
