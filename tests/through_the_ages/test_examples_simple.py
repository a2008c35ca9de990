"""The worked examples of the rulebook's Simple game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.through_the_ages.table import New

FIRST_ROW = (
    "moses",
    "homer",
    "colossus",
    "engineering_genius_a",
    "aristotle",
    "hammurabi",
    "library_of_alexandria",
    "pyramids",
    "frugality_a",
    "julius_caesar",
    "rich_land_a",
    "hanging_gardens",
    "work_of_art_a",
)


@pytest.mark.clause("TTA-3.1")
@pytest.mark.clause("TTA-4.1")
@pytest.mark.clause("TTA-4.3")
@pytest.mark.clause("TTA-4.4")
def test_three_players_take_cards_in_the_first_round(new: New) -> None:
    """Adam takes Moses, Barbara the Colossus and Engineering Genius, Judith Aristotle and the Library."""
    t = new(3, game="simple", row=FIRST_ROW, round_one=True)
    assert t.civ(0).civil == 1
    t.do("take_card moses 1")
    assert t.hand_of(0) == ["moses"]
    t.end()

    assert t.civ(1).civil == 2
    t.do("take_card colossus 3")
    assert t.name(t.civ(1).wonder) == "colossus"
    assert not t.can("take_card library_of_alexandria 7")
    t.do("take_card engineering_genius_a 4")
    assert t.hand_of(1) == ["engineering_genius_a"]
    t.end()

    assert t.civ(2).civil == 3
    assert t.can("take_card hammurabi 6")
    t.do("take_card aristotle 5")
    assert not t.can("take_card hammurabi 6")
    t.do("take_card library_of_alexandria 7")
    assert t.civ(2).civil == 0
    assert t.hand_of(2) == ["aristotle"]
    assert t.name(t.civ(2).wonder) == "library_of_alexandria"


@pytest.mark.clause("TTA-3.2")
@pytest.mark.clause("TTA-3.3")
def test_the_second_round_removes_homer_but_no_card_for_the_empty_first_slot(new: New) -> None:
    t = new(3, game="simple", row=FIRST_ROW, round_one=True)
    t.do("take_card moses 1")
    t.end()
    t.end()
    t.end()
    assert t.row()[:2] == ["colossus", "engineering_genius_a"]
    assert "homer" not in t.row()
    assert t.row()[2] == "aristotle"
    assert len(t.row()) == 13
    assert None not in t.row()


@pytest.mark.clause("TTA-4.5")
def test_a_third_wonder_from_the_middle_costs_four_actions(new: New) -> None:
    t = new(2)
    t.own(0, "pyramids", "hanging_gardens", "monarchy")
    t.lay(7, "colossus")
    t.civ(0).civil = 4
    t.do("take_card colossus 7")
    assert t.civ(0).civil == 0


@pytest.mark.clause("TTA-5.12")
@pytest.mark.clause("TTA-5.13")
@pytest.mark.clause("TTA-5.14")
def test_barbara_builds_the_first_stage_of_the_colossus_with_engineering_genius(new: New) -> None:
    t = new(2)
    t.under(0, "colossus", 0)
    t.hand(0, "engineering_genius_a")
    t.goods(0, resources=2, food=2)
    t.lay(6, "engineering_genius_i")
    assert not t.can("build_stages 1")
    t.do("play_action engineering_genius_a")
    assert t.resources(0) == 1
    assert t.civ(0).stages == 1
    assert t.civ(0).civil == 3
    t.do("take_card engineering_genius_i 6")
    assert t.civ(0).civil == 1
    assert not t.can("play_action engineering_genius_i")
    assert t.can("increase_population")


@pytest.mark.clause("TTA-6.1")
@pytest.mark.clause("TTA-6.2")
def test_adam_revolts_to_monarchy_under_hammurabi(new: New) -> None:
    t = new(2)
    t.own(0, "hammurabi")
    t.points(0, science=3)
    t.lay(1, "monarchy")
    assert (t.civ(0).civil_total, t.civ(0).military_total) == (5, 1)
    t.do("take_card monarchy 1")
    assert not t.can("revolution monarchy")
    t.turn(1)
    t.turn(0)
    t.points(0, science=3)
    t.do("revolution monarchy")
    civ = t.civ(0)
    assert civ.science == 0
    assert (civ.civil_total, civ.military_total) == (6, 2)
    assert (civ.civil, civ.military) == (0, 2)


@pytest.mark.clause("TTA-6.3")
def test_adam_changes_to_monarchy_peacefully(new: New) -> None:
    t = new(2)
    t.own(0, "hammurabi")
    t.points(0, science=9)
    t.lay(1, "monarchy")
    t.do("take_card monarchy 1")
    t.do("play_technology monarchy")
    civ = t.civ(0)
    assert civ.science == 0
    assert (civ.civil_total, civ.civil) == (6, 4)
    assert (civ.military_total, civ.military) == (2, 2)


def test_two_upgrades_and_a_new_bronze_mine_cost_three_actions(new: New) -> None:
    t = new(2)
    t.own(0, "iron")
    t.workers(0, "bronze", 4)
    t.unused(0, 1)
    t.goods(0, resources=8)
    t.do("upgrade bronze iron")
    t.do("upgrade bronze iron")
    assert t.resources(0) == 2
    t.do("build bronze")
    assert (t.on(0, "bronze"), t.on(0, "iron")) == (3, 2)
    assert (t.resources(0), t.civ(0).civil) == (0, 1)


@pytest.mark.clause("TTA-5.2")
@pytest.mark.clause("TTA-5.5")
def test_a_new_iron_mine_and_an_upgrade_cost_two_actions(new: New) -> None:
    t = new(2)
    t.own(0, "iron")
    t.workers(0, "bronze", 4)
    t.unused(0, 1)
    t.goods(0, resources=8)
    t.do("build iron")
    assert t.resources(0) == 3
    t.do("upgrade bronze iron")
    assert (t.on(0, "bronze"), t.on(0, "iron")) == (3, 2)
    assert (t.resources(0), t.civ(0).civil) == (0, 2)


@pytest.mark.clause("TTA-2.8")
@pytest.mark.clause("TTA-8.4")
def test_barbara_pays_for_two_mines_with_change(new: New) -> None:
    t = new(2, game="simple")
    t.own(0, "iron")
    t.workers(0, "bronze", 3)
    t.workers(0, "iron", 2)
    t.goods(0, resources=0)
    t.end()
    assert t.stock_of(0, "bronze") == 3
    assert t.stock_of(0, "iron") == 2
    assert t.resources(0) == 7
    t.turn(0)
    t.do("upgrade bronze iron")
    assert (t.stock_of(0, "bronze"), t.stock_of(0, "iron")) == (0, 2)
    assert t.resources(0) == 4
    t.do("upgrade bronze iron")
    assert (t.stock_of(0, "bronze"), t.stock_of(0, "iron")) == (1, 0)
    assert t.resources(0) == 1


@pytest.mark.clause("TTA-7.1")
@pytest.mark.clause("TTA-7.2")
@pytest.mark.clause("TTA-7.4")
def test_adam_trains_swordsmen_with_patriotism(new: New) -> None:
    t = new(2)
    t.own(0, "swordsmen")
    t.hand(0, "patriotism_i")
    t.unused(0, 2)
    t.goods(0, resources=5)
    t.do("play_action patriotism_i")
    assert t.civ(0).military == 3
    t.do("upgrade_unit warriors swordsmen")
    assert (t.resources(0), t.civ(0).military) == (5, 2)
    t.do("train swordsmen")
    assert (t.resources(0), t.civ(0).military) == (3, 1)
    t.do("train swordsmen")
    assert (t.resources(0), t.civ(0).military) == (0, 0)
    assert t.on(0, "swordsmen") == 3


@pytest.mark.clause("TTA-10.3")
def test_the_sample_civilization_and_its_final_bonus(new: New) -> None:
    """The rulebook prints 5 points for a science rating of 6; its own total of 61 counts 6, as the rule says (R27)."""
    t = new(2, game="simple")
    t.own(0, "cartography", "theocracy", "leonardo_da_vinci", "st_peters_basilica", "library_of_alexandria", "masonry")
    t.under(0, "great_wall", 2)
    t.workers(0, "warriors", 1)
    t.workers(0, "swordsmen", 2)
    t.workers(0, "drama", 1)
    t.workers(0, "religion", 3)
    t.workers(0, "philosophy", 0)
    t.workers(0, "alchemy", 2)
    t.workers(0, "agriculture", 2)
    t.workers(0, "irrigation", 1)
    t.workers(0, "bronze", 3)
    t.workers(0, "iron", 2)
    civ = t.civ(0)
    assert civ.strength == 6
    assert civ.culture_rating == 9
    assert civ.happy == 8
    assert civ.science_rating == 6
    t.bank(0, 18)
    before, gained = civ.culture, civ.culture_rating
    t.last_round()
    t.play_out()
    assert t.final(0) == before + gained + 61


@pytest.mark.clause("TTA-2.7")
def test_two_food_of_an_event_are_one_token_on_irrigation(new: New) -> None:
    t = new(2, game="simple")
    t.turn(1)
    t.own(0, "irrigation")
    t.goods(0, food=0)
    t.event("development_of_agriculture")
    assert (t.stock_of(0, "irrigation"), t.stock_of(0, "agriculture")) == (1, 0)
