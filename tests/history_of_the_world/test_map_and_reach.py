"""The map, founding an empire, and what its armies can reach."""

from __future__ import annotations

import pytest

from aevum.games.conquest.bits import bits_of
from aevum.games.history_of_the_world.data import ATLAS, EMPIRES, LAND, LANDS, MAP, REGIONS, SPACE, SPACES
from tests.history_of_the_world.table import Table


def names(mask: int) -> set[str]:
    return {LANDS[land] for land in bits_of(mask)}


def test_the_map_is_symmetric_and_nothing_borders_itself() -> None:
    for land in range(len(LANDS)):
        assert not ATLAS.near[land] >> land & 1
        for other in bits_of(ATLAS.near[land]):
            assert ATLAS.near[other] >> land & 1
        assert ATLAS.border[land] & ~ATLAS.near[land] == 0
    for space in range(len(SPACES)):
        for other in bits_of(ATLAS.joined[space]):
            assert ATLAS.joined[other] >> space & 1
    pairs = [frozenset((link.a, link.b)) for link in MAP.link]
    assert len(pairs) == len(set(pairs)) == 231


def test_the_map_is_complete() -> None:
    assert (len(LANDS), len(REGIONS), len(SPACES)) == (72, 13, 16)
    assert [ATLAS.seas.bit_count(), ATLAS.oceans.bit_count(), ATLAS.barren.bit_count()] == [7, 4, 5]
    everything = (1 << len(LANDS)) - 1
    assert sum(ATLAS.region_lands) == everything
    assert all(lands.bit_count() >= 3 for lands in ATLAS.region_lands)
    assert all(ATLAS.touch[space].bit_count() >= 2 for space in range(len(SPACES)))
    assert ATLAS.resources.bit_count() == 31
    assert sum(ATLAS.rough) == 35


def test_the_map_is_connected_by_land_and_water() -> None:
    reached = 1
    while True:
        wider = reached | ATLAS.beside(reached) | ATLAS.across(reached, (1 << len(SPACES)) - 1)
        if wider == reached:
            break
        reached = wider
    assert reached == (1 << len(LANDS)) - 1


def test_the_middle_east_is_the_region_that_the_rulebook_shows() -> None:
    assert names(ATLAS.region_lands[REGIONS.index("middle_east")]) == {
        "arabian_peninsula",
        "levant",
        "anatolia",
        "mesopotamia",
        "tigris",
        "zagros",
        "persian_plateau",
    }


# worked examples of adjacency


@pytest.mark.clause("HOW-4.6")
def test_example_north_sea() -> None:
    """The red player in the Rhineland, with a fleet on the North Sea."""
    table = Table("celts").found()
    assert table.lands("conquer", "fleet") == {
        "iberia",
        "gaul",
        "britannia",
        "alemannia",
        "scandinavia",
        "volga",
    }


@pytest.mark.clause("HOW-4.8")
def test_example_himalayas() -> None:
    """The green player in the Tarim Basin, with a caravan on the Himalayas."""
    table = Table("vedics").begin()
    himalayas = 1 << SPACE["himalayas"]
    assert names(ATLAS.across(1 << LAND["tarim_basin"], himalayas)) - {"tarim_basin"} == {
        "turan",
        "wei",
        "sichuan",
        "irrawaddy",
        "bengal",
        "ganges",
        "hindu_kush",
    }
    # At the table: what a border reaches is offered by land, the rest by caravan (ruling R9).
    table.do("found_empire").take("tarim_basin")
    table.pos.turn.caravans = himalayas
    assert {"wei", "turan"} <= table.lands("conquer", "border")
    assert table.lands("conquer", "caravan") == {"sichuan", "irrawaddy", "bengal"}


@pytest.mark.clause("HOW-4.7")
def test_example_indian_ocean_and_the_arabian_sea_with_it() -> None:
    """The blue player in the Arabian Peninsula, with a fleet on the Indian Ocean."""
    table = Table("arabs").found()
    table.pos.turn.fleets = ATLAS.served(1 << SPACE["indian"])
    ocean = {"cape", "horn_of_africa", "nubia", "nile", "ghats", "australia"}
    sea = {"tigris", "zagros", "persian_plateau", "indus", "deccan"}
    assert table.lands("conquer", "fleet") == ocean | sea


# reach


@pytest.mark.clause("HOW-4.2")
def test_lands_are_next_to_each_other_by_border_or_strait() -> None:
    table = Table("byzantines").found()
    assert table.lands("conquer", "border") == names(ATLAS.near[LAND["balkans"]])
    assert "anatolia" in table.lands("conquer", "border")
    assert not ATLAS.border[LAND["balkans"]] >> LAND["anatolia"] & 1
    assert table.refusal("conquer nile border") == ("out_of_reach", "HOW-4.2")


@pytest.mark.clause("HOW-4.2")
def test_a_strait_does_not_divide_the_water() -> None:
    # The strait between the Apennines and Tripolitania crosses the Mediterranean, which stays one sea.
    assert {"iberia", "levant"} <= names(ATLAS.touch[SPACE["mediterranean"]])
    table = Table("carthaginians").found()
    assert {"iberia", "levant"} <= table.lands("conquer", "fleet")
    assert "apennines" in table.lands("conquer", "border")


@pytest.mark.clause("HOW-4.9")
def test_fleets_on_spaces_that_touch_form_a_chain() -> None:
    table = Table("spanish").found()
    reach = table.lands("conquer", "fleet")
    assert {"brazil", "andes", "australia", "indus"} <= reach  # three oceans and the Arabian Sea
    assert "honshu" not in reach  # the Asian part of the Pacific has no fleet
    apart = Table("guptas").found()
    assert apart.pos.turn.fleets == 1 << SPACE["arabian_sea"] | 1 << SPACE["bay_of_bengal"]
    assert len(ATLAS.chains(apart.pos.turn.fleets)) == 2
    alone = Table("vikings").found()
    assert len(ATLAS.chains(alone.pos.turn.fleets)) == 2  # North Sea and Mediterranean do not touch


@pytest.mark.clause("HOW-4.9")
def test_no_fleet_lies_between_the_northern_lakes_and_siberia() -> None:
    pacific = ATLAS.touch[SPACE["pacific_american"]] | ATLAS.touch[SPACE["pacific_asian"]]
    assert not {"northern_lakes", "siberia"} & names(pacific)
    assert not ATLAS.near[LAND["siberia"]] >> LAND["northern_lakes"] & 1


@pytest.mark.clause("HOW-4.9")
def test_a_chain_needs_an_army_at_one_of_its_ends() -> None:
    table = Table("han").found()
    assert table.lands("conquer", "fleet") == set()  # Wei does not lie on the South China Sea
    table.take("yangtze").take("zhejiang")
    assert "philippines" in table.lands("conquer", "fleet")


@pytest.mark.clause("HOW-4.10")
def test_a_fleet_may_be_used_where_a_border_would_do() -> None:
    table = Table("celts").put(1, "gaul").found()
    assert {"conquer gaul border", "conquer gaul fleet"} <= set(table.legal())
    table.take("gaul", "fleet").roll(6, 1, 1)
    assert table.step == "rerolls"


# founding


@pytest.mark.clause("HOW-3.1")
@pytest.mark.clause("HOW-3.2")
def test_empires_are_called_in_the_order_of_the_list_and_those_nobody_has_are_passed_over() -> None:
    table = Table("sumerians")
    # Of the three players, seat 1 has the last empire of the list and seat 2 the one before it.
    table.begin()
    assert (table.pos.seat, table.step) == (0, "rise")
    table.do("found_empire").end()
    assert table.pos.seat == 2
    kinds = [event for event in table.kinds() if event in ("EmpireAbsent", "TurnBegan")]
    assert kinds == ["EmpireAbsent"] * 5 + ["TurnBegan"]
    table.do("found_empire").end()
    assert table.pos.seat == 1


@pytest.mark.clause("HOW-3.4")
def test_founding_takes_as_many_armies_as_the_strength() -> None:
    table = Table("romans").found()
    assert (table.armies, table.stocks[0]) == (14, 10)


@pytest.mark.clause("HOW-3.5")
def test_everything_in_the_start_land_is_removed() -> None:
    table = Table("romans").put(1, "apennines").build("apennines", "city", "monument", "fort").found()
    assert (table.owner("apennines"), table.active("apennines")) == (0, True)
    assert (table.town("apennines"), table.monument("apennines"), table.fort("apennines")) == ("capital", False, False)
    assert table.stocks[1] == 25
    board = table.pos.board
    assert (board.towns_left, board.monuments_left, board.forts_left) == (23, 20, 14)


@pytest.mark.clause("HOW-3.5")
def test_ones_own_army_in_the_start_land_goes_back_to_the_stock() -> None:
    table = Table("romans").put(0, "apennines").found()
    assert (table.armies, table.stocks[0]) == (14, 10)


@pytest.mark.clause("HOW-3.6")
def test_a_capital_is_founded_but_not_by_marauders() -> None:
    assert Table("romans").found().town("apennines") == "capital"
    assert Table("goths").found().town("danubia") == ""
    marauders = {card.id for card in EMPIRES if card.marauder}
    assert marauders == {"scythians", "celts", "goths", "huns", "vikings", "turks", "mongols"}


@pytest.mark.clause("HOW-3.7")
def test_fleets_and_caravans_lie_where_the_card_says_until_the_decline() -> None:
    table = Table("ottomans").found()
    assert table.pos.turn.fleets == 1 << SPACE["arabian_sea"] | 1 << SPACE["caspian_sea"]
    table = Table("arabs").found()
    assert table.pos.turn.caravans == 1 << SPACE["empty_quarter"] | 1 << SPACE["sahara"]
    table.end()
    assert table.pos.turn.caravans == 0


@pytest.mark.clause("HOW-3.8")
def test_mesoamericans_are_founded_twice() -> None:
    table = Table("mesoamericans").found()
    for land in ("andes", "sierra_madre"):
        assert (table.owner(land), table.active(land), table.town(land)) == (0, True, "capital")
    assert table.armies == 2
    assert {"orinoco", "rockies"} <= table.lands("conquer", "border")


@pytest.mark.clause("HOW-3.9")
def test_without_an_army_nothing_is_founded() -> None:
    table = Table("romans").put(1, "apennines").stock(0, 0).found()
    assert table.owner("apennines") == 1
    assert table.town("apennines") == ""
    assert "TurnScored" in table.kinds()
    assert table.pos.seat != 0
