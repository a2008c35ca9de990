"""Civilizations, the basic and the advanced set-up, neutral civilizations and the first roles."""

from __future__ import annotations

import pytest

from aevum.games.mare_nostrum.board import (
    AREA,
    CARD,
    CIVS,
    COMMERCE,
    HOME,
    NEIGHBOUR_MASK,
    POLITICS,
    PROVINCE,
    PROVINCES,
    SEA,
    SHORE_MASK,
    WAR,
    places_of,
)
from aevum.games.mare_nostrum.data import PRICE_ROWS, SETUP_ROWS
from aevum.games.mare_nostrum.position import Position
from aevum.games.mare_nostrum.view import ProvinceView
from tests.mare_nostrum.table import EGYPT, ROME, Table, seated, started


def province(pos: Position, name: str) -> ProvinceView:
    return pos.view(None).provinces[PROVINCE[name]]


def provinces_of(pos: Position, power: int) -> list[str]:
    return [PROVINCES[place] for place in places_of(pos.owned[power])]


@pytest.mark.clause("MN-2.1")
def test_each_player_takes_a_civilization_and_the_recommended_ones_are_left_out() -> None:
    table = Table.start(4)
    assert table.legal(0) == [
        "choose_civilization rome",
        "choose_civilization carthage",
        "choose_civilization greece",
        "choose_civilization egypt",
    ]
    table = Table.start(3)
    assert [action.text().split()[1] for action in table.pos.legal(0)] == ["carthage", "greece", "babylon"]
    three = seated(3, ["greece"])
    assert three.why_not("choose_civilization greece") == "civilization_taken"
    assert three.why_not("choose_civilization rome") == "civilization_left_out"


@pytest.mark.clause("MN-2.1")
def test_players_may_agree_to_choose_freely() -> None:
    table = seated(3, ["rome", "egypt", "babylon"], {"civilizations": "free"})
    assert [CIVS[civ] for civ in table.pos.civs] == ["rome", "egypt", "babylon", "carthage", "greece"]


@pytest.mark.clause("MN-2.3")
def test_example_the_roman_set_up() -> None:
    table = seated()
    assert table.options("place_caravan") == ["etruria livestock", "etruria grain"]
    table.do("place_caravan etruria grain")
    assert table.options("place_caravan") == ["magna_graecia fruit", "magna_graecia oil"]
    table.do("place_caravan magna_graecia oil")
    rome = province(table.pos, "rome")
    assert (rome.owner, rome.city, rome.caravans, rome.forts) == ("rome", True, ("metal", "wine"), 1)
    etruria = province(table.pos, "etruria")
    assert (etruria.owner, etruria.city, etruria.caravans, etruria.forts) == ("rome", False, ("grain",), 0)
    assert province(table.pos, "magna_graecia").caravans == ("oil",)
    assert provinces_of(table.pos, ROME) == ["etruria", "rome", "magna_graecia"]
    assert table.pos.cards[ROME] == 1 << CARD["caesar"]


@pytest.mark.clause("MN-2.3")
def test_rome_starts_as_military_leader() -> None:
    assert started().pos.roles[WAR] == ROME


@pytest.mark.clause("MN-2.2")
def test_every_basic_set_up_is_worth_36_points() -> None:
    price = {row.item: row.cost for row in PRICE_ROWS}
    for civ in CIVS:
        points = 9
        for row in SETUP_ROWS:
            if row.civilization == civ:
                caravans = len(row.caravans) + bool(row.caravan_choice)
                points += price["influence"] + row.cities * price["city"]
                points += caravans * price["caravan"] + row.forts * price["fort"]
        assert points == 36, civ


@pytest.mark.clause("MN-2.2")
def test_every_civilization_starts_with_its_hero_three_provinces_and_a_fort_at_home() -> None:
    table = started()
    for seat in range(5):
        assert table.pos.cards[seat].bit_count() == 1
        assert len(provinces_of(table.pos, seat)) == 3
        assert table.pos.forts[table.pos.home(seat)] == 1
    assert table.pos.view(None).tokens == {"caravan": 11, "city": 4, "market": 12, "temple": 6}


@pytest.mark.clause("MN-2.4")
def test_the_egyptian_caravans_stand_in_alexandria() -> None:
    table = started()
    assert province(table.pos, "alexandria").caravans == ("papyrus", "grain")
    assert province(table.pos, "sinai").owner is None
    assert table.hand(EGYPT) == {"tax": 3, "grain": 1, "papyrus": 1}


def advanced(*, seats: int = 5, civs: list[str] | None = None) -> Table:
    return seated(seats, civs, {"setup": "advanced"})


def finish(table: Table) -> None:
    while table.step in ("spend", "start_place"):
        table.do("done")


@pytest.mark.clause("MN-2.5")
def test_36_points_of_which_the_home_marker_takes_three() -> None:
    table = advanced()
    assert table.pos.points == 33
    assert provinces_of(table.pos, ROME) == ["rome"]
    table.do("buy_card caesar")
    assert table.pos.points == 24
    assert table.why_not("buy_card helen") == "own_hero_only"
    assert table.why_not("buy_card colossus") == "own_hero_only"


@pytest.mark.clause("MN-2.5")
def test_the_printed_roman_set_up_can_be_bought() -> None:
    table = advanced()
    for text in [
        "buy_card caesar",
        "buy influence",
        "place etruria",
        "buy influence",
        "buy caravan",
        "place_caravan etruria grain",
        "buy caravan",
        "place_caravan rome metal",
        "buy caravan",
        "place_caravan rome wine",
        "buy caravan",
        "place_caravan magna_graecia oil",
        "buy city",
        "buy fort",
    ]:
        table.do(text)
        if text == "buy fort":
            table.do("place rome")
    assert table.pos.seat == 1
    assert province(table.pos, "rome").forts == 1
    assert province(table.pos, "rome").city
    assert provinces_of(table.pos, ROME) == ["etruria", "rome", "magna_graecia"]


@pytest.mark.clause("MN-2.5")
def test_a_discount_of_the_hero_does_not_hold_in_the_advanced_set_up() -> None:
    table = advanced()
    table.do("buy_card caesar")
    table.do("buy legion")
    assert table.pos.points == 21


@pytest.mark.clause("MN-2.6")
def test_greece_may_settle_around_the_aegean() -> None:
    table = advanced(civs=["greece", "rome", "carthage", "egypt", "babylon"])
    table.do("buy influence")
    assert set(table.options("place")) == {"macedonia", "constantinople", "troy", "rhodes", "knossos"}


@pytest.mark.clause("MN-2.6")
def test_others_settle_beside_their_home() -> None:
    table = advanced(civs=["egypt", "rome", "carthage", "greece", "babylon"])
    table.do("buy influence")
    assert set(table.options("place")) == {"memphis", "thebes", "cyrene"}


@pytest.mark.clause("MN-2.6")
def test_every_start_area_is_what_borders_the_home_and_for_greece_the_aegean() -> None:
    for civ, home in enumerate(HOME):
        wanted = NEIGHBOUR_MASK[home]
        if CIVS[civ] == "greece":
            wanted |= SHORE_MASK[SEA["aegean"]] & ~(1 << home)
        assert AREA[civ] == wanted, CIVS[civ]


@pytest.mark.clause("MN-2.7")
def test_a_new_province_can_be_built_up_at_once_and_points_left_are_lost() -> None:
    table = advanced(civs=["egypt", "rome", "carthage", "greece", "babylon"])
    table.do("buy influence")
    table.do("place memphis")
    table.do("buy caravan")
    assert table.can("place_caravan memphis papyrus")
    table.do("place_caravan memphis papyrus")
    table.do("buy city")
    assert set(table.options("place")) == {"alexandria", "memphis"}
    table.do("place memphis")
    table.do("done")
    assert table.pos.seat == 1
    finish(table)
    assert table.pos.points == 0


@pytest.mark.clause("MN-2.7")
def test_sites_hold_one_building_in_the_advanced_set_up_too() -> None:
    table = advanced()
    table.do("buy city")
    assert not table.can("buy city")
    assert table.why_not("buy caravan") == "earlier_item"


@pytest.mark.clause("MN-2.8")
def test_units_of_the_advanced_set_up_start_at_home_and_leave_in_the_first_military_phase() -> None:
    table = advanced()
    for text in ["buy influence", "place etruria", "buy legion", "buy legion", "buy trireme", "done"]:
        table.do(text)
    assert table.legions_in(ROME, "rome") == 2
    assert table.pos.docked[PROVINCE["rome"]] == 1
    finish(table)
    table.command(ROME)
    assert table.options("launch") == ["rome tyrrhenian", "rome adriatic"]
    table.do("launch rome adriatic")
    assert table.can("march rome etruria")


@pytest.mark.clause("MN-2.8")
def test_babylon_has_no_coast_and_buys_no_triremes_before_the_game() -> None:
    table = advanced(civs=["babylon", "rome", "carthage", "greece", "egypt"])
    assert table.why_not("buy trireme") == "home_without_coast"


@pytest.mark.clause("MN-2.9")
def test_question_the_own_hero_need_not_be_bought_but_stays_reserved() -> None:
    table = advanced()
    finish(table)
    assert table.pos.cards == [0] * 5
    table.deal(ROME, tax=9)
    table.deal(EGYPT, tax=9)
    table.construct(EGYPT, ROME)
    assert table.why_not("buy_card caesar") == "card_reserved"
    table.do("done")
    assert table.can("buy_card caesar")


@pytest.mark.clause("MN-2.10")
def test_neutral_civilizations() -> None:
    table = started(3, ["carthage", "greece", "babylon"])
    assert [CIVS[civ] for civ in table.pos.civs[3:]] == ["rome", "egypt"]
    rome = province(table.pos, "rome")
    assert (rome.owner, rome.legions, rome.forts, rome.city, rome.caravans) == ("rome", {"rome": 1}, 1, False, ())
    for name in ("etruria", "magna_graecia"):
        of_rome = province(table.pos, name)
        assert (of_rome.owner, of_rome.legions, of_rome.forts) == ("rome", {"rome": 1}, 0)
    assert table.pos.view(None).tokens == {"caravan": 7, "city": 4, "market": 8, "temple": 4}


@pytest.mark.clause("MN-2.10", "MN-2.11")
def test_neutral_legions_defend_and_can_be_annexed_their_home_included() -> None:
    table = started(4, ["rome", "carthage", "greece", "egypt"])
    neutral = 4
    table.pos.put_legions(EGYPT, PROVINCE["babylon"], 5)
    table.command(EGYPT)
    assert table.why_not("done") == "must_fight"
    table.do("attack babylon babylon 5")
    table.roll(6, 6, 1, 1, 1, 4)
    assert table.legions_in(neutral, "babylon") == 0
    assert table.pos.forts[PROVINCE["babylon"]] == 0
    assert table.legions_in(EGYPT, "babylon") == 3
    assert table.can("annex babylon")


@pytest.mark.clause("MN-2.11")
def test_a_neutral_marker_keeps_others_out() -> None:
    table = started(4, ["rome", "carthage", "greece", "egypt"])
    table.pos.put_marker(EGYPT, PROVINCE["tyre"])
    table.deal(EGYPT, tax=3)
    table.construct(EGYPT)
    table.do("buy influence")
    assert "antioch" not in table.options("place")
    assert table.why_not("place antioch") == "marker_there"


@pytest.mark.clause("MN-2.12")
def test_the_printed_roles() -> None:
    table = started()
    assert (table.pos.roles[COMMERCE], table.pos.roles[POLITICS], table.pos.roles[WAR]) == (1, EGYPT, ROME)


@pytest.mark.clause("MN-2.12")
def test_question_without_egypt_greece_is_political_leader_and_nobody_has_two_roles() -> None:
    table = started(3, ["carthage", "greece", "babylon"])
    assert table.pos.roles == [0, 1, 2]


@pytest.mark.clause("MN-2.12")
def test_a_lot_decides_where_nothing_else_does() -> None:
    table = seated(4, ["carthage", "greece", "egypt", "babylon"], {"civilizations": "free"})
    while table.step == "start_caravan":
        table.pos.apply(table.pos.actors[0], table.pos.legal(table.pos.actors[0])[0])
    chance = table.pos.chance
    assert chance is not None
    assert list(chance.left) == [1, 3]  # type: ignore[union-attr]
    table.pos.settle(3)
    assert table.pos.roles == [0, 2, 3]


@pytest.mark.clause("MN-2.12")
@pytest.mark.parametrize(
    ("civs", "roles"),
    [
        (["rome", "greece", "egypt"], [1, 2, 0]),
        (["rome", "greece", "babylon"], [2, 1, 0]),
        (["rome", "egypt", "babylon"], [2, 1, 0]),
        (["greece", "egypt", "babylon"], [2, 1, 0]),
        (["rome", "greece", "egypt", "babylon"], [3, 2, 0]),
        (["rome", "carthage", "greece", "babylon"], [1, 2, 0]),
    ],
)
def test_whose_sheet_names_a_role_starts_with_it_in_every_line_up(civs: list[str], roles: list[int]) -> None:
    table = started(len(civs), civs, {"civilizations": "free"})
    assert table.pos.chance is None
    assert table.pos.roles == roles


@pytest.mark.clause("MN-2.12")
def test_the_printed_roles_hold_in_the_advanced_set_up_too() -> None:
    """Egypt spends everything on legions and forts, and is Political Leader all the same."""
    table = advanced()
    while table.pos.phase == "setup":
        seat = table.pos.actors[0]
        military = [text for text in ("buy fort", "buy legion") if seat == EGYPT and table.can(text)]
        table.do(military[0] if military else table.pos.legal(seat)[-1].text())
    assert (table.pos.roles[COMMERCE], table.pos.roles[POLITICS], table.pos.roles[WAR]) == (1, EGYPT, ROME)
