"""What every leader does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.through_the_ages.table import New


@pytest.mark.clause("TTA-20.1")
def test_alexander_strengthens_the_civilization_by_its_units(new: New) -> None:
    t = new(2)
    t.workers(0, "warriors", 3)
    t.own(0, "alexander_the_great")
    assert t.civ(0).strength == 6


@pytest.mark.clause("TTA-20.1")
def test_a_unit_sacrificed_under_alexander_counts_only_its_own_strength(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "warriors", 3)
    t.own(0, "alexander_the_great")
    t.workers(1, "swordsmen", 5)
    t.cards(0, "spy_ii")
    t.do("attack spy_ii 1")
    assert t.attack() == 6
    t.do("sacrifice warriors", seat=0)
    assert t.attack() == 7


def test_aristotle_learns_from_every_technology_taken(new: New) -> None:
    t = new(2)
    t.own(0, "aristotle")
    t.points(0, science=0)
    t.lay(1, "irrigation")
    t.lay(2, "monarchy")
    t.lay(3, "work_of_art_i")
    t.do("take_card irrigation 1")
    assert t.civ(0).science == 1
    t.do("take_card monarchy 2")
    assert t.civ(0).science == 2
    t.do("take_card work_of_art_i 3")
    assert t.civ(0).science == 2


def test_hammurabi_gives_a_civil_action_for_a_military_one(new: New) -> None:
    t = new(2)
    t.hand(0, "hammurabi")
    t.do("play_leader hammurabi")
    civ = t.civ(0)
    assert (civ.civil_total, civ.military_total) == (5, 1)
    assert (civ.civil, civ.military) == (4, 1)


@pytest.mark.clause("TTA-3.8")
def test_the_action_lost_with_hammurabi_is_a_used_one(new: New) -> None:
    t = new(2)
    t.own(0, "hammurabi")
    t.hand(0, "michelangelo")
    t.turn(1)
    t.turn(0)
    t.goods(0, resources=2)
    t.do("build bronze")
    assert t.civ(0).civil == 4
    t.do("play_leader michelangelo")
    civ = t.civ(0)
    assert (civ.civil_total, civ.civil) == (4, 3)
    assert (civ.military_total, civ.military) == (2, 2)


@pytest.mark.clause("TTA-7.4")
def test_homer_pays_for_units_and_sings_of_two_warriors(new: New) -> None:
    t = new(2)
    t.own(0, "homer")
    t.workers(0, "warriors", 1)
    assert t.civ(0).culture_rating == 1
    t.workers(0, "warriors", 3)
    assert t.civ(0).culture_rating == 2
    t.turn(1)
    t.turn(0)
    t.unused(0, 2)
    t.goods(0, resources=3)
    t.do("train warriors")
    assert t.resources(0) == 2
    t.do("train warriors")
    assert t.resources(0) == 0


def test_who_replaces_homer_after_his_resource_is_spent_keeps_those_of_an_action_card(new: New) -> None:
    t = new(2)
    t.own(0, "homer")
    t.hand(0, "patriotism_a", "michelangelo")
    t.turn(1)
    t.turn(0)
    t.goods(0, resources=9)
    t.unused(0, 2)
    t.do("train warriors")
    assert t.resources(0) == 8
    t.do("play_action patriotism_a")
    t.do("play_leader michelangelo")
    t.do("train warriors")
    assert t.resources(0) == 7


def test_who_replaces_homer_before_his_resource_is_spent_loses_it(new: New) -> None:
    t = new(2)
    t.own(0, "homer")
    t.hand(0, "patriotism_a", "michelangelo")
    t.turn(1)
    t.turn(0)
    t.goods(0, resources=9)
    t.do("play_action patriotism_a")
    t.do("play_leader michelangelo")
    t.do("train warriors")
    assert t.resources(0) == 8


def test_homers_resource_is_lost_at_the_end_of_the_turn(new: New) -> None:
    t = new(2)
    t.own(0, "homer")
    t.turn(1)
    t.turn(0)
    t.turn(1)
    t.turn(0)
    t.goods(0, resources=0)
    t.unused(0, 1)
    assert not t.can("train warriors")


def test_julius_caesar_gives_strength_and_a_military_action(new: New) -> None:
    t = new(2)
    t.hand(0, "julius_caesar")
    t.do("play_leader julius_caesar")
    assert t.civ(0).strength == 2
    assert (t.civ(0).military_total, t.civ(0).military) == (3, 3)


def test_moses_makes_growth_cheaper(new: New) -> None:
    t = new(2)
    t.own(0, "moses")
    t.goods(0, food=2)
    t.do("increase_population")
    assert t.food(0) == 1


def test_michelangelo_turns_happy_faces_into_culture(new: New) -> None:
    t = new(2)
    t.workers(0, "theology", 2)
    t.workers(0, "drama", 1)
    t.workers(0, "bread_and_circuses", 1)
    t.own(0, "hanging_gardens", "theocracy")
    before = t.civ(0).culture_rating
    t.own(0, "michelangelo")
    assert t.civ(0).culture_rating == before + 4 + 1 + 2


def test_michelangelo_takes_wonders_for_one_action_less(new: New) -> None:
    t = new(2)
    t.own(0, "michelangelo")
    t.lay(6, "colossus")
    t.do("take_card colossus 6")
    assert t.civ(0).civil == 3


def test_michelangelo_takes_no_wonder_for_less_than_nothing(new: New) -> None:
    t = new(2)
    t.own(0, "michelangelo")
    t.lay(1, "colossus")
    t.do("take_card colossus 1")
    assert t.civ(0).civil == 4


def test_joan_of_arc_draws_strength_from_temples(new: New) -> None:
    t = new(2)
    t.workers(0, "theology", 2)
    t.workers(0, "religion", 1)
    t.workers(0, "drama", 1)
    before = t.civ(0).strength
    t.own(0, "joan_of_arc")
    assert t.civ(0).strength == before + 5


@pytest.mark.parametrize("card", ["spy_ii", "war_over_culture_ii"])
def test_joan_of_arc_scores_when_she_is_attacked(new: New, card: str) -> None:
    t = new(2)
    t.politics(0)
    t.own(1, "joan_of_arc")
    t.own(0, "fundamentalism")
    t.civ(0).military = 5
    t.cards(0, card)
    culture = t.civ(1).culture
    t.do(f"declare_war {card} 1" if card.startswith("war") else f"attack {card} 1")
    assert t.civ(1).culture == culture + 5


def test_leonardo_adds_the_level_of_the_best_laboratory_or_library(new: New) -> None:
    t = new(2)
    t.own(0, "leonardo_da_vinci")
    assert t.civ(0).science_rating == 1
    t.workers(0, "alchemy", 2)
    assert t.civ(0).science_rating == 1 + 4 + 1
    t.workers(0, "journalism", 1)
    assert t.civ(0).science_rating == 1 + 4 + 2 + 2


def test_leonardo_produces_a_resource_with_every_technology(new: New) -> None:
    t = new(2)
    t.own(0, "leonardo_da_vinci")
    t.hand(0, "irrigation")
    t.goods(0, resources=0)
    t.points(0, science=3)
    t.do("play_technology irrigation")
    assert t.resources(0) == 1


@pytest.mark.clause("TTA-20.1")
def test_genghis_khan_needs_no_tactics_but_horses(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "light_cavalry_i")
    t.workers(0, "knights", 2)
    assert t.civ(0).strength == 1 + 4 + 2
    t.own(0, "genghis_khan")
    assert t.civ(0).strength == 1 + 6
    assert t.civ(0).culture_rating == 2
    t.cards(0, "spy_ii")
    t.workers(1, "swordsmen", 5)
    t.do("attack spy_ii 1")
    t.do("sacrifice knights", seat=0)
    assert t.attack() == 7 + 3


@pytest.mark.clause("TTA-20.2")
def test_columbus_colonizes_once_without_bidding(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "christopher_columbus")
    t.cards(0, "historic_territory_i", "wealthy_territory_i")
    culture = t.civ(0).culture
    t.do("columbus historic_territory_i")
    t.settle_all()
    assert t.colonies(0) == ["historic_territory_i"]
    assert t.civ(0).culture == culture + 6
    assert t.civ(0).happy == 1
    assert t.on(0, "warriors") == 1
    assert t.name(t.civ(0).leader) == "christopher_columbus"
    assert t.step == "actions"
    t.cards(0, "wealthy_territory_i")
    t.politics(1)
    t.politics(0)
    t.cards(0, "wealthy_territory_i")
    assert not t.can("columbus wealthy_territory_i")


@pytest.mark.clause("TTA-20.13")
def test_barbarossa_grows_and_trains_with_one_civil_action(new: New) -> None:
    t = new(2)
    t.own(0, "frederick_barbarossa")
    t.unused(0, 0)
    t.goods(0, food=1, resources=1)
    yellow, civil, military = t.civ(0).yellow, t.civ(0).civil, t.civ(0).military
    t.do("recruit warriors")
    assert (t.food(0), t.resources(0)) == (0, 0)
    assert t.civ(0).yellow == yellow - 1
    assert t.on(0, "warriors") == 2
    assert (t.civ(0).civil, t.civ(0).military) == (civil - 1, military)


def test_shakespeare_loves_libraries_with_theaters(new: New) -> None:
    t = new(2)
    t.workers(0, "printing_press", 2)
    t.workers(0, "drama", 1)
    before = t.civ(0).culture_rating
    t.own(0, "william_shakespeare")
    assert t.civ(0).culture_rating == before + 2 + 2


def test_cook_gets_culture_from_colonies_and_more_from_bonus_cards(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "james_cook", "fertile_territory_i", "historic_territory_i")
    assert t.civ(0).culture_rating == 4
    t.cards(0, "defense_colonization_bonus_i")
    t.event("wealthy_territory_i")
    assert max(int(amount) for amount in t.options("bid", 0)) == 1 + 2


@pytest.mark.clause("TTA-20.5")
def test_napoleon_counts_his_best_army_again(new: New) -> None:
    t = new(2)
    t.own(0, "napoleon_bonaparte")
    assert t.civ(0).strength == 1
    assert t.civ(0).military_total == 3
    t.own(0, "defensive_army_ii")
    t.workers(0, "warriors", 2)
    t.workers(0, "cannon", 2)
    assert t.civ(0).strength == 2 + 6 + 3 + 3
    t.workers(0, "swordsmen", 2)
    assert t.civ(0).strength == 2 + 6 + 4 + 3 + 6 + 6
    t.workers(0, "air_forces", 1)
    assert t.civ(0).strength == 2 + 6 + 4 + 5 + 3 + 12 + 12


@pytest.mark.clause("TTA-20.3")
def test_robespierre_revolts_with_military_actions(new: New) -> None:
    t = new(2)
    t.own(0, "maximilien_robespierre")
    t.hand(0, "monarchy")
    t.points(0, science=3)
    t.goods(0, resources=4)
    assert t.civ(0).military_total == 3
    spent = t.copy()
    spent.civ(0).military = 3
    spent.do("train warriors")
    assert not spent.can("revolution monarchy")

    t.turn(1)
    t.turn(0)
    t.points(0, science=3)
    t.goods(0, resources=4)
    t.do("build bronze")
    t.do("revolution monarchy")
    civ = t.civ(0)
    assert civ.science == 0
    assert (civ.civil_total, civ.civil) == (5, 4)
    assert (civ.military_total, civ.military) == (4, 0)


def test_bach_makes_theaters_cheaper_and_greater(new: New) -> None:
    t = new(2)
    t.own(0, "js_bach")
    t.hand(0, "opera")
    t.points(0, science=6)
    t.do("play_technology opera")
    assert t.civ(0).science == 0
    t.goods(0, resources=8)
    t.do("build opera")
    assert t.resources(0) == 0
    assert t.civ(0).culture_rating == 4


@pytest.mark.clause("TTA-20.4")
def test_newton_gets_the_action_for_a_technology_back(new: New) -> None:
    t = new(2)
    t.own(0, "isaac_newton")
    t.workers(0, "scientific_method", 1)
    assert t.civ(0).science_rating == 1 + 3 + 2
    t.hand(0, "irrigation", "iron")
    t.points(0, science=8)
    civil = t.civ(0).civil
    t.do("play_technology irrigation")
    assert t.civ(0).civil == civil
    t.civ(0).civil = 0
    assert not t.can("play_technology iron")


@pytest.mark.clause("TTA-20.4")
def test_newton_leaves_one_action_after_a_revolution(new: New) -> None:
    t = new(2)
    t.own(0, "isaac_newton")
    t.hand(0, "monarchy")
    t.points(0, science=3)
    t.do("revolution monarchy")
    assert t.civ(0).civil == 1


def test_einstein_scores_for_technologies(new: New) -> None:
    t = new(2)
    t.own(0, "albert_einstein")
    t.workers(0, "computers", 1)
    assert t.civ(0).science_rating == 1 + 5 + 3
    t.hand(0, "irrigation")
    t.points(0, culture=0, science=3)
    t.do("play_technology irrigation")
    assert t.civ(0).culture == 3


@pytest.mark.clause("TTA-20.15")
def test_gandhi_neither_attacks_nor_is_attacked_cheaply(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "mahatma_gandhi")
    assert t.civ(0).culture_rating == 2
    t.workers(0, "tanks", 3)
    t.cards(0, "spy_ii", "war_over_culture_ii")
    assert not t.can("attack spy_ii 1")
    assert not t.can("declare_war war_over_culture_ii 1")

    t.politics(1)
    t.cards(1, "spy_ii", "plunder_i", "war_over_culture_ii")
    t.civ(1).military = 3
    assert not t.can("attack plunder_i 0")
    assert not t.can("declare_war war_over_culture_ii 0")
    t.do("attack spy_ii 0")
    assert t.civ(1).military == 1


def test_the_rock_and_roll_icon_doubles_the_best_theater(new: New) -> None:
    t = new(2)
    t.workers(0, "drama", 1)
    t.workers(0, "movies", 2)
    culture, happy = t.civ(0).culture_rating, t.civ(0).happy
    t.own(0, "rock_and_roll_icon")
    assert t.civ(0).culture_rating == culture + 4
    assert t.civ(0).happy == happy + 2


@pytest.mark.clause("TTA-20.6")
def test_teslas_laboratories_produce_like_mines(new: New) -> None:
    t = new(2)
    t.own(0, "nikola_tesla")
    t.workers(0, "philosophy", 1)
    t.workers(0, "alchemy", 2)
    t.workers(0, "computers", 1)
    t.workers(0, "bronze", 0)
    t.goods(0, resources=0)
    t.end()
    assert (t.stock_of(0, "alchemy"), t.stock_of(0, "computers")) == (2, 1)
    assert t.stock_of(0, "philosophy") == 0
    assert t.resources(0) == 2 + 3
    t.politics(0)
    t.points(0, culture=0)
    t.workers(0, "bronze", 1)
    t.event("impact_of_industry")
    assert t.civ(0).culture - 0 == 2 + 3 + 1


def test_tesla_makes_laboratories_and_libraries_dearer_for_others(new: New) -> None:
    t = new(2)
    t.own(1, "nikola_tesla")
    t.own(0, "alchemy", "printing_press")
    t.unused(0, 2)
    t.goods(0, resources=9)
    t.do("upgrade philosophy alchemy")
    assert t.resources(0) == 9 - 4
    t.do("build printing_press")
    assert t.resources(0) == 0
    t.goods(0, resources=3)
    t.do("build religion")
    assert t.resources(0) == 0


@pytest.mark.clause("TTA-20.16")
def test_churchill_arms_against_a_war(new: New) -> None:
    t = new(2)
    t.own(0, "winston_churchill")
    t.hand(0, "swordsmen", "irrigation")
    t.points(0, science=3)
    t.do("play_technology swordsmen")
    assert t.civ(0).science == 3
    t.do("play_technology irrigation")
    assert t.civ(0).science == 0
    t.goods(0, resources=3)
    t.unused(0, 2)
    peaceful = t.copy()
    peaceful.do("train swordsmen")
    assert peaceful.resources(0) == 0
    t.war("war_over_culture_iii", 1, 0)
    t.do("train swordsmen")
    assert t.resources(0) == 2


@pytest.mark.clause("TTA-20.16")
def test_churchills_defense_cards_count_double(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "tanks", 2)
    t.own(1, "winston_churchill")
    t.cards(0, "spy_ii")
    t.cards(1, "defense_colonization_bonus_iii")
    t.points(1, science=5)
    t.do("attack spy_ii 1")
    t.do("stop", seat=0)
    t.do("play_bonus defense_colonization_bonus_iii", seat=1)
    t.stop()
    assert t.civ(1).science == 5


def test_the_game_designer_turns_science_into_culture(new: New) -> None:
    t = new(2)
    t.workers(0, "philosophy", 1)
    t.workers(0, "alchemy", 1)
    t.workers(0, "computers", 1)
    culture, science = t.civ(0).culture_rating, t.civ(0).science_rating
    t.own(0, "game_designer")
    assert t.civ(0).culture_rating == culture + 0 + 1 + 3
    assert t.civ(0).science_rating == science - 3
