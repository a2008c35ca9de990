"""What every wonder does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.through_the_ages.table import New, Table

# card, stages, culture, science, strength, happy faces, civil, military
WONDERS = [
    ("pyramids", (3, 2, 1), 0, 0, 0, 0, 1, 0),
    ("hanging_gardens", (2, 2, 2), 1, 0, 0, 2, 0, 0),
    ("library_of_alexandria", (1, 2, 2, 1), 1, 1, 0, 0, 0, 0),
    ("colossus", (3, 3), 1, 0, 1, 0, 0, 0),
    ("great_wall", (2, 2, 3, 2), 1, 0, 1, 1, 0, 0),
    ("st_peters_basilica", (4, 4), 2, 0, 0, 0, 0, 0),
    ("taj_mahal", (2, 4, 2), 3, 0, 0, 0, 0, 0),
    ("universitas_carolina", (3, 3, 3), 1, 2, 0, 0, 0, 0),
    ("transcontinental_railroad", (3, 4, 5), 0, 0, 5, 0, 0, 0),
    ("eiffel_tower", (3, 7, 3), 4, 0, 0, 1, 0, 0),
    ("kremlin", (4, 4, 4), 3, 0, 0, 0, 1, 1),
    ("ocean_liner_service", (3, 2, 2, 2, 3), 0, 0, 0, 0, 0, 0),
    ("hollywood", (5, 6, 5), 0, 0, 0, 0, 0, 0),
    ("internet", (2, 3, 4, 3, 2), 0, 0, 0, 0, 0, 0),
    ("first_space_flight", (3, 4, 9), 0, 0, 0, 0, 0, 0),
    ("fast_food_chains", (4, 4, 4, 4), 0, 0, 0, 0, 0, 0),
]


def finish(t: Table, wonder: str, stages: tuple[int, ...]) -> None:
    """Build the last stage of a wonder."""
    t.under(0, wonder, len(stages) - 1)
    t.goods(0, resources=stages[-1])
    t.do("build_stages 1")


@pytest.mark.parametrize(("card", "stages", "culture", "science", "strength", "happy", "civil", "military"), WONDERS)
@pytest.mark.clause("TTA-5.7")
@pytest.mark.clause("TTA-5.8")
def test_a_wonder_costs_and_gives_what_it_says(
    new: New,
    card: str,
    stages: tuple[int, ...],
    culture: int,
    science: int,
    strength: int,
    happy: int,
    civil: int,
    military: int,
) -> None:
    t = new(2)
    t.own(0, "democracy")
    t.under(0, card, 0)
    civ = t.civ(0)
    before = civ.clone()
    for number, cost in enumerate(stages, start=1):
        civ.civil = 2
        t.goods(0, resources=cost - 1)
        assert not t.can("build_stages 1")
        t.goods(0, resources=cost)
        blue = civ.blue + cost
        t.do("build_stages 1")
        assert t.resources(0) == 0
        if number < len(stages):
            assert civ.civil == 1
            assert civ.blue == blue - 1
            assert (civ.culture_rating, civ.strength, civ.happy) == (
                before.culture_rating,
                before.strength,
                before.happy,
            )
    assert t.name(civ.wonders[-1]) == card
    assert civ.wonder == -1
    assert civ.blue == civ.blue_owned - sum(civ.stock)
    assert civ.culture_rating == before.culture_rating + culture
    assert civ.science_rating == before.science_rating + science
    assert civ.strength == before.strength + strength
    assert civ.happy == before.happy + happy
    assert (civ.civil_total, civ.military_total) == (before.civil_total + civil, before.military_total + military)
    assert civ.civil == 1 + civil


@pytest.mark.clause("TTA-3.8")
def test_the_action_of_the_pyramids_can_be_used_at_once(new: New) -> None:
    t = new(2)
    finish(t, "pyramids", (3, 2, 1))
    assert t.civ(0).civil == 4


def test_the_library_of_alexandria_holds_one_more_card_of_each_sort(new: New) -> None:
    t = new(2)
    t.hand(0, "irrigation", "iron", "alchemy", "drama")
    t.lay(1, "monarchy")
    assert not t.can("take_card monarchy 1")
    t.own(0, "library_of_alexandria")
    t.do("take_card monarchy 1")
    t.politics(0)
    t.cards(0, "legion_i", "phalanx_i", "raid_i")
    t.do("pass")
    assert t.step == "actions"
    assert len(t.cards_of(0)) == 3


def test_the_colossus_helps_to_colonize(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "colossus")
    t.cards(0)
    t.event("wealthy_territory_i")
    assert max(int(amount) for amount in t.options("bid", 0)) == 2


@pytest.mark.clause("TTA-20.1")
def test_the_great_wall_strengthens_by_infantry_and_artillery(new: New) -> None:
    t = new(2)
    t.workers(0, "swordsmen", 1)
    t.workers(0, "cannon", 2)
    t.workers(0, "knights", 1)
    before = t.civ(0).strength
    t.own(0, "great_wall")
    assert t.civ(0).strength == before + 2 + 2


@pytest.mark.clause("TTA-20.7")
def test_st_peters_basilica_doubles_happy_faces(new: New) -> None:
    t = new(2)
    t.own(0, "st_peters_basilica", "communism")
    t.workers(0, "religion", 2)
    assert t.civ(0).happy == 2 * 2 - 1


@pytest.mark.parametrize(("leader", "rating"), [("joan_of_arc", "strength"), ("michelangelo", "culture_rating")])
@pytest.mark.clause("TTA-20.7")
def test_st_peters_basilica_doubles_what_leaders_get_from_happy_faces(new: New, leader: str, rating: str) -> None:
    t = new(2)
    t.own(0, "st_peters_basilica")
    t.workers(0, "religion", 2)
    before = getattr(t.civ(0), rating)
    t.own(0, leader)
    assert getattr(t.civ(0), rating) == before + 4


@pytest.mark.clause("TTA-2.12")
def test_the_kremlins_sad_faces_cancel_happy_ones(new: New) -> None:
    t = new(2)
    t.own(0, "kremlin")
    assert t.civ(0).happy == 0
    t.workers(0, "theology", 2)
    assert t.civ(0).happy == 2
    t.workers(0, "professional_sports", 4)
    assert t.civ(0).happy == 8


@pytest.mark.clause("TTA-20.8")
def test_the_transcontinental_railroad_lets_the_best_mine_produce_twice(new: New) -> None:
    t = new(2)
    t.own(0, "transcontinental_railroad", "coal")
    t.workers(0, "bronze", 1)
    t.workers(0, "iron", 2)
    t.goods(0, resources=0)
    t.blue(0, 30)
    t.end()
    assert (t.stock_of(0, "bronze"), t.stock_of(0, "iron"), t.stock_of(0, "coal")) == (1, 3, 0)


@pytest.mark.clause("TTA-20.14")
def test_the_ocean_liner_brings_one_worker_a_turn(new: New) -> None:
    t = new(2)
    t.own(0, "ocean_liner_service")
    t.bank(0, 4)
    t.goods(0, food=4)
    civil, unused = t.civ(0).civil, t.civ(0).unused
    t.do("use_liner")
    assert t.food(0) == 2
    assert (t.civ(0).civil, t.civ(0).unused) == (civil, unused + 1)
    assert not t.can("use_liner")
    t.turn(1)
    t.turn(0)
    t.bank(0, 18)
    t.goods(0, food=0)
    t.do("use_liner")
    assert t.food(0) == 0


@pytest.mark.clause("TTA-20.10")
def test_hollywood_scores_theaters_and_libraries(new: New) -> None:
    t = new(2)
    t.workers(0, "drama", 1)
    t.workers(0, "movies", 2)
    t.workers(0, "journalism", 1)
    t.workers(0, "alchemy", 2)
    t.points(0, culture=0)
    finish(t, "hollywood", (5, 6, 5))
    assert t.civ(0).culture == 2 * (1 + 3 + 3 + 2)


@pytest.mark.clause("TTA-20.10")
def test_the_internet_scores_laboratories_and_libraries(new: New) -> None:
    t = new(2)
    t.workers(0, "philosophy", 1)
    t.workers(0, "computers", 2)
    t.workers(0, "journalism", 1)
    t.workers(0, "drama", 1)
    t.points(0, culture=0)
    finish(t, "internet", (2, 3, 4, 3, 2))
    assert t.civ(0).culture == 2 * (3 + 3 + 2)


@pytest.mark.clause("TTA-20.9")
def test_the_first_space_flight_scores_all_technology_levels(new: New) -> None:
    t = new(2)
    t.own(0, "iron", "coal", "theology", "tanks", "communism", "strategy", "satellites")
    t.points(0, culture=0)
    finish(t, "first_space_flight", (3, 4, 9))
    assert t.civ(0).culture == 1 + 2 + 1 + 3 + 3 + 2 + 3


def test_fast_food_chains_score_everybody_at_work(new: New) -> None:
    t = new(2)
    t.workers(0, "agriculture", 2)
    t.workers(0, "irrigation", 1)
    t.workers(0, "bronze", 2)
    t.workers(0, "philosophy", 1)
    t.workers(0, "drama", 2)
    t.workers(0, "warriors", 1)
    t.unused(0, 3)
    t.points(0, culture=0)
    finish(t, "fast_food_chains", (4, 4, 4, 4))
    assert t.civ(0).culture == 2 * 5 + 3 + 1
