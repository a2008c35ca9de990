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
from tests.mare_nostrum.table import (
    EGYPT,
    GAME,
    ROME,
    can,
    command,
    construct,
    deal,
    do,
    fell,
    hand,
    legions_in,
    options,
    started,
    table,
    why_not,
)


def province(pos: Position, name: str) -> ProvinceView:
    return pos.view(None).provinces[PROVINCE[name]]


def provinces_of(pos: Position, power: int) -> list[str]:
    return [PROVINCES[place] for place in places_of(pos.owned[power])]


@pytest.mark.clause("MN-2.1")
def test_each_player_takes_a_civilization_and_the_recommended_ones_are_left_out() -> None:
    pos = GAME.position(4)
    assert [action.text() for action in pos.legal(0)] == [
        "choose_civilization rome",
        "choose_civilization carthage",
        "choose_civilization greece",
        "choose_civilization egypt",
    ]
    pos = GAME.position(3)
    assert [action.text().split()[1] for action in pos.legal(0)] == ["carthage", "greece", "babylon"]
    three = table(3, ["greece"])
    assert why_not(three, "choose_civilization greece") == "civilization_taken"
    assert why_not(three, "choose_civilization rome") == "civilization_left_out"


@pytest.mark.clause("MN-2.1")
def test_players_may_agree_to_choose_freely() -> None:
    pos = table(3, ["rome", "egypt", "babylon"], {"civilizations": "free"})
    assert [CIVS[civ] for civ in pos.civs] == ["rome", "egypt", "babylon", "carthage", "greece"]


@pytest.mark.clause("MN-2.3")
def test_example_the_roman_set_up() -> None:
    pos = table()
    assert options(pos, "place_caravan") == ["etruria livestock", "etruria grain"]
    do(pos, "place_caravan etruria grain")
    assert options(pos, "place_caravan") == ["magna_graecia fruit", "magna_graecia oil"]
    do(pos, "place_caravan magna_graecia oil")
    rome = province(pos, "rome")
    assert (rome.owner, rome.city, rome.caravans, rome.forts) == ("rome", True, ("metal", "wine"), 1)
    etruria = province(pos, "etruria")
    assert (etruria.owner, etruria.city, etruria.caravans, etruria.forts) == ("rome", False, ("grain",), 0)
    assert province(pos, "magna_graecia").caravans == ("oil",)
    assert provinces_of(pos, ROME) == ["etruria", "rome", "magna_graecia"]
    assert pos.cards[ROME] == 1 << CARD["caesar"]


@pytest.mark.clause("MN-2.3")
def test_rome_starts_as_military_leader() -> None:
    assert started().roles[WAR] == ROME


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
    pos = started()
    for seat in range(5):
        assert pos.cards[seat].bit_count() == 1
        assert len(provinces_of(pos, seat)) == 3
        assert pos.forts[pos.home(seat)] == 1
    assert pos.view(None).tokens == {"caravan": 11, "city": 4, "market": 12, "temple": 6}


@pytest.mark.clause("MN-2.4")
def test_the_egyptian_caravans_stand_in_alexandria() -> None:
    pos = started()
    assert province(pos, "alexandria").caravans == ("papyrus", "grain")
    assert province(pos, "sinai").owner is None
    assert hand(pos, EGYPT) == {"tax": 3, "grain": 1, "papyrus": 1}


def advanced(*, seats: int = 5, civs: list[str] | None = None) -> Position:
    return table(seats, civs, {"setup": "advanced"})


def finish(pos: Position) -> None:
    while pos.stack[-1] in ("spend", "start_place"):
        do(pos, "done")


@pytest.mark.clause("MN-2.5")
def test_36_points_of_which_the_home_marker_takes_three() -> None:
    pos = advanced()
    assert pos.points == 33
    assert provinces_of(pos, ROME) == ["rome"]
    do(pos, "buy_card caesar")
    assert pos.points == 24
    assert why_not(pos, "buy_card helen") == "own_hero_only"
    assert why_not(pos, "buy_card colossus") == "own_hero_only"


@pytest.mark.clause("MN-2.5")
def test_the_printed_roman_set_up_can_be_bought() -> None:
    pos = advanced()
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
        do(pos, text)
        if text == "buy fort":
            do(pos, "place rome")
    assert pos.seat == 1
    assert province(pos, "rome").forts == 1
    assert province(pos, "rome").city
    assert provinces_of(pos, ROME) == ["etruria", "rome", "magna_graecia"]


@pytest.mark.clause("MN-2.5")
def test_a_discount_of_the_hero_does_not_hold_in_the_advanced_set_up() -> None:
    pos = advanced()
    do(pos, "buy_card caesar")
    do(pos, "buy legion")
    assert pos.points == 21


@pytest.mark.clause("MN-2.6")
def test_greece_may_settle_around_the_aegean() -> None:
    pos = advanced(civs=["greece", "rome", "carthage", "egypt", "babylon"])
    do(pos, "buy influence")
    assert set(options(pos, "place")) == {"macedonia", "constantinople", "troy", "rhodes", "knossos"}


@pytest.mark.clause("MN-2.6")
def test_others_settle_beside_their_home() -> None:
    pos = advanced(civs=["egypt", "rome", "carthage", "greece", "babylon"])
    do(pos, "buy influence")
    assert set(options(pos, "place")) == {"memphis", "thebes", "cyrene"}


@pytest.mark.clause("MN-2.6")
def test_every_start_area_is_what_borders_the_home_and_for_greece_the_aegean() -> None:
    for civ, home in enumerate(HOME):
        wanted = NEIGHBOUR_MASK[home]
        if CIVS[civ] == "greece":
            wanted |= SHORE_MASK[SEA["aegean"]] & ~(1 << home)
        assert AREA[civ] == wanted, CIVS[civ]


@pytest.mark.clause("MN-2.7")
def test_a_new_province_can_be_built_up_at_once_and_points_left_are_lost() -> None:
    pos = advanced(civs=["egypt", "rome", "carthage", "greece", "babylon"])
    do(pos, "buy influence")
    do(pos, "place memphis")
    do(pos, "buy caravan")
    assert can(pos, "place_caravan memphis papyrus")
    do(pos, "place_caravan memphis papyrus")
    do(pos, "buy city")
    assert set(options(pos, "place")) == {"alexandria", "memphis"}
    do(pos, "place memphis")
    do(pos, "done")
    assert pos.seat == 1
    finish(pos)
    assert pos.points == 0


@pytest.mark.clause("MN-2.7")
def test_sites_hold_one_building_in_the_advanced_set_up_too() -> None:
    pos = advanced()
    do(pos, "buy city")
    assert not can(pos, "buy city")
    assert why_not(pos, "buy caravan") == "earlier_item"


@pytest.mark.clause("MN-2.8")
def test_units_of_the_advanced_set_up_start_at_home_and_leave_in_the_first_military_phase() -> None:
    pos = advanced()
    for text in ["buy influence", "place etruria", "buy legion", "buy legion", "buy trireme", "done"]:
        do(pos, text)
    assert legions_in(pos, ROME, "rome") == 2
    assert pos.docked[PROVINCE["rome"]] == 1
    finish(pos)
    command(pos, ROME)
    assert options(pos, "launch") == ["rome tyrrhenian", "rome adriatic"]
    do(pos, "launch rome adriatic")
    assert can(pos, "march rome etruria")


@pytest.mark.clause("MN-2.8")
def test_babylon_has_no_coast_and_buys_no_triremes_before_the_game() -> None:
    pos = advanced(civs=["babylon", "rome", "carthage", "greece", "egypt"])
    assert why_not(pos, "buy trireme") == "home_without_coast"


@pytest.mark.clause("MN-2.9")
def test_question_the_own_hero_need_not_be_bought_but_stays_reserved() -> None:
    pos = advanced()
    finish(pos)
    assert pos.cards == [0] * 5
    deal(pos, ROME, tax=9)
    deal(pos, EGYPT, tax=9)
    construct(pos, EGYPT, ROME)
    assert why_not(pos, "buy_card caesar") == "card_reserved"
    do(pos, "done")
    assert can(pos, "buy_card caesar")


@pytest.mark.clause("MN-2.10")
def test_neutral_civilizations() -> None:
    pos = started(3, ["carthage", "greece", "babylon"])
    assert [CIVS[civ] for civ in pos.civs[3:]] == ["rome", "egypt"]
    rome = province(pos, "rome")
    assert (rome.owner, rome.legions, rome.forts, rome.city, rome.caravans) == ("rome", {"rome": 1}, 1, False, ())
    for name in ("etruria", "magna_graecia"):
        assert (province(pos, name).owner, province(pos, name).legions, province(pos, name).forts) == (
            "rome",
            {"rome": 1},
            0,
        )
    assert pos.view(None).tokens == {"caravan": 7, "city": 4, "market": 8, "temple": 4}


@pytest.mark.clause("MN-2.10", "MN-2.11")
def test_neutral_legions_defend_and_can_be_annexed_their_home_included() -> None:
    pos = started(4, ["rome", "carthage", "greece", "egypt"])
    neutral = 4
    pos.put_legions(EGYPT, PROVINCE["babylon"], 5)
    command(pos, EGYPT)
    assert why_not(pos, "done") == "must_fight"
    do(pos, "attack babylon babylon 5")
    fell(pos, 6, 6, 1, 1, 1, 4)
    assert legions_in(pos, neutral, "babylon") == 0
    assert pos.forts[PROVINCE["babylon"]] == 0
    assert legions_in(pos, EGYPT, "babylon") == 3
    assert can(pos, "annex babylon")


@pytest.mark.clause("MN-2.11")
def test_a_neutral_marker_keeps_others_out() -> None:
    pos = started(4, ["rome", "carthage", "greece", "egypt"])
    pos.put_marker(EGYPT, PROVINCE["tyre"])
    deal(pos, EGYPT, tax=3)
    construct(pos, EGYPT)
    do(pos, "buy influence")
    assert "antioch" not in options(pos, "place")
    assert why_not(pos, "place antioch") == "marker_there"


@pytest.mark.clause("MN-2.12")
def test_the_printed_roles() -> None:
    pos = started()
    assert (pos.roles[COMMERCE], pos.roles[POLITICS], pos.roles[WAR]) == (1, EGYPT, ROME)


@pytest.mark.clause("MN-2.12")
def test_question_without_egypt_greece_is_political_leader_and_nobody_has_two_roles() -> None:
    pos = started(3, ["carthage", "greece", "babylon"])
    assert pos.roles == [0, 1, 2]


@pytest.mark.clause("MN-2.12")
def test_a_lot_decides_where_nothing_else_does() -> None:
    pos = table(4, ["carthage", "greece", "egypt", "babylon"], {"civilizations": "free"})
    while pos.stack[-1] == "start_caravan":
        pos.apply(pos.actors[0], pos.legal(pos.actors[0])[0])
    chance = pos.chance
    assert chance is not None
    assert list(chance.left) == [1, 3]  # type: ignore[union-attr]
    pos.settle(3)
    assert pos.roles == [0, 2, 3]


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
    pos = started(len(civs), civs, {"civilizations": "free"})
    assert pos.chance is None
    assert pos.roles == roles


@pytest.mark.clause("MN-2.12")
def test_the_printed_roles_hold_in_the_advanced_set_up_too() -> None:
    """Egypt spends everything on legions and forts, and is Political Leader all the same."""
    pos = advanced()
    while pos.phase == "setup":
        seat = pos.actors[0]
        military = [text for text in ("buy fort", "buy legion") if seat == EGYPT and can(pos, text)]
        do(pos, military[0] if military else pos.legal(seat)[-1].text())
    assert (pos.roles[COMMERCE], pos.roles[POLITICS], pos.roles[WAR]) == (1, EGYPT, ROME)
