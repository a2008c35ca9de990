"""The map is whole, and what is in the box is what it should be."""

from __future__ import annotations

import pytest

from aevum.core import Draw, load_toml
from aevum.games.brief_history.data import (
    ATLAS,
    BARREN,
    COMPONENTS,
    EMPIRE_DECK,
    EMPIRES,
    EPOCHS,
    EVENT_DECK,
    EVENTS,
    FORT_STOCK,
    LAND_IDS,
    LAND_NUMBER,
    LANDS,
    LINKS,
    MONUMENT_STOCK,
    NEAR,
    PACKAGE,
    PRICE,
    REGION_IDS,
    REGION_VALUES,
    REGIONS,
    SHORE,
    SPACE_NUMBER,
    TOKEN_VALUES,
    TOWN_STOCK,
    WATERS,
)
from aevum.games.brief_history.meta import META
from aevum.games.brief_history.position import Position, start
from aevum.games.conquest.bits import bits_of
from tests.brief_history.table import BLUE, Table

TABLES = (
    "barren",
    "bonus_tokens",
    "components",
    "empires",
    "epochs",
    "events",
    "lands",
    "links",
    "region_values",
    "regions",
    "waters",
)


def new(seats: int) -> Position:
    return start(seats, META.settle(seats)).begin()


@pytest.mark.parametrize("name", TABLES)
def test_every_row_tells_its_source_and_how_sure_it_is(name: str) -> None:
    for row in load_toml(PACKAGE, name)[name]:
        assert row["source"] in ("rulebook", "public", "memory", "reconstructed"), row
        assert row["confidence"] in ("high", "medium", "low"), row


@pytest.mark.clause("BHW-1.1")
@pytest.mark.parametrize(("seats", "colours"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_each_player_has_a_colour_and_two_players_have_two(seats: int, colours: int) -> None:
    pos = new(seats)
    assert pos.colours == colours
    owned = [pos.colours_of(seat) for seat in range(seats)]
    assert sorted(colour for each in owned for colour in each) == list(range(colours))
    assert {len(each) for each in owned} == {colours // seats}


@pytest.mark.clause("BHW-1.2")
def test_the_map_has_its_lands_regions_waters_and_barren_lands() -> None:
    kinds = [row.kind for row in WATERS]
    assert (len(LANDS), len(REGIONS), kinds.count("sea"), kinds.count("ocean"), len(BARREN)) == (73, 13, 6, 3, 8)
    for number, row in enumerate(REGIONS):
        assert ATLAS.region_lands[number].bit_count() == row.lands >= 3
    assert (REGION_IDS[0], REGION_IDS[-1]) == ("northern_europe", "south_america")


@pytest.mark.clause("BHW-1.2")
def test_neighbours_are_mutual() -> None:
    for land, near in enumerate(NEAR):
        assert not near >> land & 1
        for other in bits_of(near):
            assert NEAR[other] >> land & 1
    pairs = [frozenset((link.a, link.b)) for link in LINKS]
    assert len(set(pairs)) == len(pairs)
    balkans, anatolia = LAND_NUMBER["balkans"], LAND_NUMBER["anatolia"]
    assert not ATLAS.border[balkans] >> anatolia & 1
    assert NEAR[balkans] >> anatolia & 1


@pytest.mark.clause("BHW-1.2")
def test_the_map_is_connected() -> None:
    reached = 1
    while True:
        wider = reached | ATLAS.beside(reached)
        for shore in SHORE:
            if shore & wider:
                wider |= shore
        if wider == reached:
            break
        reached = wider
    assert reached.bit_count() == len(LANDS)
    for land in range(len(LANDS)):
        assert NEAR[land] or any(shore >> land & 1 for shore in SHORE), LAND_IDS[land]


@pytest.mark.clause("BHW-1.2")
def test_the_neighbours_that_the_rulebook_names() -> None:
    def next_to(a: str, b: str) -> bool:
        return NEAR[LAND_NUMBER[a]] >> LAND_NUMBER[b] & 1 == 1

    for other in ("rhineland", "pindus", "danubia", "anatolia"):
        assert next_to("balkans", other)
    assert next_to("anatolia", "levant")
    assert not next_to("anatolia", "danubia")
    assert not next_to("balkans", "crete")
    assert next_to("upper_tigris", "levant")
    assert next_to("upper_tigris", "lower_tigris")


@pytest.mark.clause("BHW-1.4")
def test_terrain_and_resources() -> None:
    terrains = [row.terrain for row in LANDS]
    assert (terrains.count("clear"), terrains.count("mountain"), terrains.count("forest")) == (39, 17, 17)
    assert ATLAS.resources.bit_count() == 30
    assert PRICE[LAND_NUMBER["balkans"]] == PRICE[LAND_NUMBER["anatolia"]] == 2
    assert PRICE[LAND_NUMBER["danubia"]] == PRICE[LAND_NUMBER["levant"]] == 1


@pytest.mark.clause("BHW-4.5")
@pytest.mark.parametrize(
    ("ocean", "seas"),
    [
        ("atlantic", {"north_sea", "mediterranean"}),
        ("indian", {"bay_of_bengal"}),
        ("pacific", {"south_china_sea", "sea_of_japan"}),
        ("black_sea", set()),
    ],
)
def test_a_fleet_on_an_ocean_serves_the_seas_joined_to_it(ocean: str, seas: set[str]) -> None:
    number = SPACE_NUMBER[ocean]
    assert {ATLAS.spaces[space] for space in bits_of(ATLAS.under[number])} == seas | {ocean}
    for sea in seas:
        assert SHORE[number] & ATLAS.touch[SPACE_NUMBER[sea]] == ATLAS.touch[SPACE_NUMBER[sea]]


@pytest.mark.clause("BHW-4.5")
def test_example_of_an_atlantic_fleet_used_on_the_mediterranean_and_the_north_sea() -> None:
    table = Table("spain").put(BLUE, "libya", "alemannia").found()
    assert {"invade libya fleet", "invade alemannia fleet"} <= set(table.legal())


@pytest.mark.clause("BHW-1.3")
def test_no_land_ever_holds_two_of_a_kind_and_barren_lands_nothing() -> None:
    board = Table().pos.board
    land = LAND_NUMBER["gaul"]
    assert board.fortify(land)
    assert not board.fortify(land)
    assert board.build_monument(land)
    assert not board.build_monument(land)
    assert board.found(land, 2)
    assert not board.found(land, 1)
    assert not {row.id for row in BARREN} & set(LAND_IDS)


@pytest.mark.clause("BHW-1.5")
@pytest.mark.parametrize("first", [0, 2])
def test_the_player_drawn_starts_with_one_gold_and_the_next_with_one_more(first: int) -> None:
    pos = new(4)
    chance = pos.chance
    assert isinstance(chance, Draw)
    assert list(chance.left) == [0, 1, 2, 3]
    pos.settle(first)
    assert [pos.gold[(first + place) % 4] for place in range(4)] == [1, 2, 3, 4]


@pytest.mark.clause("BHW-1.6")
def test_everybody_starts_with_a_leader_and_weaponry() -> None:
    for seats in META.seats:
        for hand in new(seats).hand:
            assert [EVENTS[card].id for card in hand] == ["leader", "weaponry"]


@pytest.mark.clause("BHW-1.7")
def test_the_decks_are_those_of_the_box() -> None:
    assert len(EMPIRES) == COMPONENTS["empire_card"] == 42
    assert sum(row.copies for row in EVENTS) == COMPONENTS["event_card"] == 54
    assert [(row.empires, row.events) for row in EPOCHS] == [(7, 7)] * 6
    for epoch in range(1, 7):
        assert len(EMPIRE_DECK[epoch]) == len(EVENT_DECK[epoch]) == 7
        assert [EMPIRES[number].order for number in EMPIRE_DECK[epoch]] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.clause("BHW-1.8")
def test_there_are_eighteen_bonus_tokens_three_for_each_epoch() -> None:
    assert len(TOKEN_VALUES) == COMPONENTS["bonus_token"] == 18
    assert len(new(3).tokens_left) == 18


@pytest.mark.clause("BHW-1.9")
def test_the_stock_of_pieces() -> None:
    assert (MONUMENT_STOCK, TOWN_STOCK, FORT_STOCK, COMPONENTS["fleet"]) == (20, 24, 14, 6)
    table = Table("romans").found()
    table.pos.board.forts_left = 0
    assert table.lands("build_fort") == set()
    assert table.why_not("build_fort apennines")


@pytest.mark.clause("BHW-2.2")
def test_region_values_are_one_to_three_or_no_token() -> None:
    assert {value for values in REGION_VALUES for value in values} == {0, 1, 2, 3}
    tokens = sum(1 for values in REGION_VALUES[1:] for value in values if value)
    assert tokens == COMPONENTS["region_value"]


def test_every_start_land_and_water_of_a_card_is_on_the_map() -> None:
    for empire in EMPIRES:
        assert empire.start in LAND_NUMBER
        assert set(empire.fleets) <= set(SPACE_NUMBER)
        assert (empire.second_start in LAND_NUMBER) is (empire.second_strength > 0)
    for event in EVENTS:
        assert event.start == "" or event.start in LAND_NUMBER
        assert set(event.fleets) <= set(SPACE_NUMBER)
