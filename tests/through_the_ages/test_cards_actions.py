"""What every action card does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aevum.games.through_the_ages import data

if TYPE_CHECKING:
    from tests.through_the_ages.table import New

GENIUS = [
    ("engineering_genius_a", 2),
    ("engineering_genius_i", 3),
    ("engineering_genius_ii", 4),
    ("engineering_genius_iii", 5),
]
FRUGALITY = [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)]
SITE = [
    ("ideal_building_site_a", 1),
    ("ideal_building_site_i", 2),
    ("ideal_building_site_ii", 3),
    ("ideal_building_site_iii", 4),
]
LAND = [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)]
UPGRADE = [("efficient_upgrade_i", 2), ("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)]
PATRIOTISM = [("patriotism_a", 1), ("patriotism_i", 2), ("patriotism_ii", 3), ("patriotism_iii", 4)]
BREAKTHROUGH = [("breakthrough_i", 2), ("breakthrough_ii", 4)]
IDEA = [
    ("revolutionary_idea_a", 1),
    ("revolutionary_idea_i", 2),
    ("revolutionary_idea_ii", 4),
    ("revolutionary_idea_iii", 6),
]
ART = [("work_of_art_a", 6), ("work_of_art_i", 5), ("work_of_art_ii", 4), ("work_of_art_iii", 3)]
HARVEST = [("bountiful_harvest_i", 2), ("bountiful_harvest_ii", 3), ("bountiful_harvest_iii", 4)]
DEPOSITS = [("mineral_deposits_i", 2), ("mineral_deposits_ii", 3), ("mineral_deposits_iii", 4)]
BUILD_UP = [("wave_of_nationalism_ii", (6, 3, 2)), ("military_build_up_iii", (8, 5, 3))]
ENDOWMENT = [("endowment_for_the_arts_iii", (6, 3, 2))]


@pytest.mark.parametrize(("card", "discount"), GENIUS)
@pytest.mark.clause("TTA-5.14")
def test_engineering_genius_builds_one_stage_for_less(new: New, card: str, discount: int) -> None:
    t = new(2)
    t.own(0, "masonry")
    t.under(0, "first_space_flight", 2)
    t.hand(0, card)
    t.goods(0, resources=9)
    t.do(f"play_action {card}")
    assert t.resources(0) == discount
    assert t.civ(0).civil == 3
    assert t.name(t.civ(0).wonders[-1]) == "first_space_flight"
    assert t.hand_of(0) == []


@pytest.mark.clause("TTA-5.14")
def test_engineering_genius_never_pays_out_nor_builds_two_stages(new: New) -> None:
    t = new(2)
    t.own(0, "engineering")
    t.under(0, "library_of_alexandria", 0)
    t.hand(0, "engineering_genius_iii")
    t.goods(0, resources=3)
    t.do("play_action engineering_genius_iii")
    assert t.resources(0) == 3
    assert t.civ(0).stages == 1


@pytest.mark.parametrize(("card", "food"), FRUGALITY)
@pytest.mark.clause("TTA-5.15")
def test_frugality_grows_at_full_price_and_then_gives_food(new: New, card: str, food: int) -> None:
    t = new(2)
    t.hand(0, card)
    t.goods(0, food=1)
    assert not t.can(f"play_action {card}")
    t.goods(0, food=2)
    unused = t.civ(0).unused
    t.do(f"play_action {card}")
    assert t.civ(0).unused == unused + 1
    assert t.food(0) == food
    assert t.civ(0).civil == 3


@pytest.mark.parametrize(("card", "discount"), SITE)
@pytest.mark.clause("TTA-5.13")
def test_an_ideal_building_site_is_for_a_new_urban_building(new: New, card: str, discount: int) -> None:
    t = new(2)
    t.own(0, "opera")
    t.hand(0, card)
    t.goods(0, resources=9 - discount)
    t.do(f"play_action {card}")
    assert not t.can("build bronze")
    t.do("build opera")
    assert t.resources(0) == 0
    assert t.civ(0).civil == 3


@pytest.mark.parametrize(("card", "discount"), LAND)
def test_rich_land_is_for_a_new_farm_or_mine(new: New, card: str, discount: int) -> None:
    t = new(2)
    t.own(0, "iron")
    t.hand(0, card)
    t.goods(0, resources=5 - discount)
    t.do(f"play_action {card}")
    assert not t.can("build religion")
    t.do("build iron")
    assert t.resources(0) == 0
    assert t.civ(0).civil == 3


@pytest.mark.parametrize(("card", "discount"), UPGRADE)
def test_an_efficient_upgrade_costs_less(new: New, card: str, discount: int) -> None:
    t = new(2)
    t.own(0, "coal", "scientific_method")
    t.hand(0, card)
    t.goods(0, resources=6 - discount)
    t.do(f"play_action {card}")
    t.do("upgrade bronze coal")
    assert t.resources(0) == 0
    assert t.civ(0).civil == 3


@pytest.mark.parametrize(("card", "resources"), PATRIOTISM)
@pytest.mark.clause("TTA-7.4")
def test_patriotism_helps_to_arm_in_this_turn(new: New, card: str, resources: int) -> None:
    t = new(2)
    t.own(0, "riflemen")
    t.hand(0, card)
    t.goods(0, resources=5 - resources)
    t.do(f"play_action {card}")
    assert t.civ(0).military == 3
    assert t.civ(0).civil == 3
    t.do("train riflemen")
    assert t.resources(0) == 0


@pytest.mark.clause("TTA-7.4")
def test_special_resources_build_nothing_else_and_do_not_last(new: New) -> None:
    t = new(2)
    t.hand(0, "patriotism_iii")
    t.goods(0, resources=0)
    t.do("play_action patriotism_iii")
    assert not t.can("build bronze")
    assert t.can("train warriors")
    t.turn(1)
    t.turn(0)
    t.goods(0, resources=0)
    assert not t.can("train warriors")
    assert t.civ(0).military == 2


@pytest.mark.parametrize(("card", "science"), BREAKTHROUGH)
@pytest.mark.clause("TTA-5.15")
def test_a_breakthrough_gives_science_after_the_technology(new: New, card: str, science: int) -> None:
    t = new(2)
    t.hand(0, card, "irrigation")
    t.points(0, science=2)
    assert not t.can(f"play_action {card}")
    t.points(0, science=3)
    t.do(f"play_action {card}")
    t.do("play_technology irrigation")
    assert t.civ(0).science == science
    assert t.civ(0).civil == 3


@pytest.mark.clause("TTA-6.5")
def test_a_breakthrough_can_start_a_revolution_as_the_only_civil_action(new: New) -> None:
    t = new(2)
    t.hand(0, "breakthrough_i", "monarchy")
    t.points(0, science=3)
    later = t.copy()
    t.do("play_action breakthrough_i")
    t.do("revolution monarchy")
    assert t.civ(0).science == 2
    assert (t.civ(0).civil_total, t.civ(0).civil) == (5, 0)

    later.goods(0, resources=2)
    later.do("build bronze")
    assert not later.can("play_action breakthrough_i")


@pytest.mark.parametrize(("card", "science"), IDEA)
def test_a_revolutionary_idea_gives_science(new: New, card: str, science: int) -> None:
    t = new(2)
    t.hand(0, card)
    t.points(0, science=0)
    t.do(f"play_action {card}")
    assert t.civ(0).science == science
    assert t.civ(0).science_rating == 1


@pytest.mark.parametrize(("card", "culture"), ART)
def test_a_work_of_art_gives_culture(new: New, card: str, culture: int) -> None:
    t = new(2)
    t.hand(0, card)
    t.points(0, culture=0)
    t.do(f"play_action {card}")
    assert t.civ(0).culture == culture
    assert t.civ(0).culture_rating == 0


@pytest.mark.parametrize(("card", "food"), HARVEST)
def test_a_bountiful_harvest_gives_food(new: New, card: str, food: int) -> None:
    t = new(2)
    t.hand(0, card)
    t.goods(0, food=0)
    t.do(f"play_action {card}")
    assert t.food(0) == food


@pytest.mark.parametrize(("card", "resources"), DEPOSITS)
def test_mineral_deposits_give_resources(new: New, card: str, resources: int) -> None:
    t = new(2)
    t.hand(0, card)
    t.goods(0, resources=0)
    t.do(f"play_action {card}")
    assert t.resources(0) == resources


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("card", "each"), BUILD_UP)
def test_the_weak_arm_faster(new: New, card: str, each: tuple[int, ...], seats: int) -> None:
    t = new(seats)
    t.own(0, "modern_infantry")
    t.hand(0, card)
    t.goods(0, resources=0)
    t.workers(1, "warriors", 2)
    if seats > 2:
        t.workers(2, "warriors", 5)
    stronger = min(2, seats - 1)
    t.do(f"play_action {card}")
    assert t.civ(0).unit_credit == stronger * each[seats - 2]
    assert t.civ(0).military == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("card", "each"), ENDOWMENT)
def test_the_uncultured_endow_the_arts(new: New, card: str, each: tuple[int, ...], seats: int) -> None:
    t = new(seats)
    t.hand(0, card)
    t.points(0, culture=5)
    t.points(1, culture=6)
    if seats > 2:
        t.points(2, culture=5)
    if seats > 3:
        t.points(3, culture=50)
    t.do(f"play_action {card}")
    assert t.civ(0).culture == 5 + (2 if seats == 4 else 1) * each[seats - 2]


def test_every_action_card_is_shown_here() -> None:
    rows: tuple[list[tuple[str, int]], ...] = (
        GENIUS,
        FRUGALITY,
        SITE,
        LAND,
        UPGRADE,
        PATRIOTISM,
        BREAKTHROUGH,
        IDEA,
        ART,
        HARVEST,
        DEPOSITS,
    )
    shown = {card for row in rows for card, _ in row} | {card for card, _ in (*BUILD_UP, *ENDOWMENT)}
    assert shown == {data.IDS[card] for card in data.KIND_RANGE[data.ACTION]}
