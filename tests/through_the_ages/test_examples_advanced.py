"""The worked examples of the rulebook's Advanced and Full games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.through_the_ages.table import New


@pytest.mark.clause("TTA-13.1")
@pytest.mark.clause("TTA-13.3")
@pytest.mark.clause("TTA-13.4")
@pytest.mark.clause("TTA-13.5")
def test_charles_colonizes_the_inhabited_territory(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "cartography")
    t.workers(0, "swordsmen", 1)
    t.cards(0, "defense_colonization_bonus_ii")
    yellow, unused = t.civ(0).yellow, t.civ(0).unused
    t.event("inhabited_territory_i")
    t.do("bid 4", seat=0)
    t.others_pass()
    t.do("sacrifice warriors", seat=0)
    t.do("play_bonus defense_colonization_bonus_ii", seat=0)
    t.stop()
    civ = t.civ(0)
    assert t.colonies(0) == ["inhabited_territory_i"]
    assert t.on(0, "warriors") == 0
    assert t.on(0, "swordsmen") == 1
    assert "defense_colonization_bonus_ii" not in t.cards_of(0)
    assert civ.yellow == yellow + 1 + 2 - 1
    assert civ.unused == unused + 1

    t.politics(1)
    t.workers(1, "swordsmen", 5)
    t.event("independence_declaration", by=1)
    t.settle_all()
    assert t.colonies(0) == []
    assert civ.yellow == yellow
    assert civ.unused == unused + 1


def test_charles_could_keep_his_bonus_card_by_sacrificing_swordsmen(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "cartography")
    t.workers(0, "swordsmen", 1)
    t.cards(0, "defense_colonization_bonus_ii")
    t.event("inhabited_territory_i")
    t.do("bid 4", seat=0)
    t.others_pass()
    t.do("sacrifice swordsmen", seat=0)
    t.stop()
    assert t.colonies(0) == ["inhabited_territory_i"]
    assert "defense_colonization_bonus_ii" in t.cards_of(0)


@pytest.mark.clause("TTA-14.2")
@pytest.mark.clause("TTA-14.3")
@pytest.mark.clause("TTA-14.5")
@pytest.mark.clause("TTA-14.7")
def test_adams_spy_gets_the_three_science_points_that_barbara_has(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "warriors", 0)
    t.workers(0, "riflemen", 4)
    t.workers(0, "swordsmen", 1)
    t.workers(1, "warriors", 0)
    t.workers(1, "knights", 5)
    assert (t.civ(0).strength, t.civ(1).strength) == (14, 10)
    t.points(0, science=0)
    t.points(1, science=3)
    t.cards(0, "spy_ii")
    t.cards(1, "defense_colonization_bonus_ii")
    yellow, military = t.civ(0).yellow, t.civ(0).military
    t.do("attack spy_ii 1")
    assert t.civ(0).military == military - 1
    t.do("sacrifice riflemen", seat=0)
    t.do("stop", seat=0)
    t.do("stop", seat=1)
    assert (t.civ(0).science, t.civ(1).science) == (3, 0)
    assert t.civ(0).strength == 11
    assert t.civ(0).yellow == yellow + 1
    assert "defense_colonization_bonus_ii" in t.cards_of(1)


@pytest.mark.clause("TTA-9.1")
@pytest.mark.clause("TTA-9.2")
@pytest.mark.clause("TTA-9.3")
def test_charles_avoids_an_uprising_with_bread_and_circuses(new: New) -> None:
    t = new(2)
    t.workers(0, "religion", 1)
    t.bank(0, 11)
    t.unused(0, 1)
    t.goods(0, food=4, resources=0)
    t.own(0, "bread_and_circuses")
    t.hand(0)
    assert t.discontent(0) == 1
    t.do("increase_population")
    assert t.food(0) == 0
    assert t.discontent(0) == 2
    assert t.civ(0).unused == 2
    culture = t.civ(0).culture
    t.end()
    assert t.civ(0).culture == culture + t.civ(0).culture_rating

    t.event("development_of_warfare", by=1)
    t.do("pass", seat=1)
    t.do("train warriors", seat=0)
    t.settle_all()
    assert t.on(0, "warriors") == 2
    assert t.discontent(0) == 2
    assert t.civ(0).unused == 1
    t.turn(0)
    ahead = t.copy()
    food, culture = ahead.food(0), ahead.civ(0).culture
    ahead.end()
    assert (ahead.food(0), ahead.civ(0).culture) == (food, culture)

    t.goods(0, resources=4)
    t.do("build bread_and_circuses")
    assert t.civ(0).happy == 3
    assert t.discontent(0) == 0
    culture = t.civ(0).culture
    t.end()
    assert t.civ(0).culture == culture + 1


@pytest.mark.clause("TTA-5.11")
def test_justice_system_replaces_code_of_laws(new: New) -> None:
    t = new(2)
    t.own(0, "code_of_laws")
    t.hand(0, "justice_system")
    t.points(0, science=7)
    blue = t.civ(0).blue
    assert t.civ(0).civil_total == 5
    t.do("play_technology justice_system")
    assert t.civ(0).civil_total == 5
    assert t.civ(0).blue == blue + 3


@pytest.mark.parametrize(
    ("special", "old", "new_lab", "cost"),
    [
        ("masonry", None, "alchemy", 5),
        ("masonry", None, "philosophy", 3),
        ("masonry", "philosophy", "alchemy", 2),
        ("masonry", "philosophy", "scientific_method", 4),
        ("masonry", "alchemy", "scientific_method", 2),
        ("architecture", None, "alchemy", 5),
        ("architecture", None, "scientific_method", 6),
        ("architecture", "alchemy", "scientific_method", 1),
    ],
)
@pytest.mark.clause("TTA-20.12")
def test_construction_technologies_lower_the_cost_of_laboratories(
    new: New, special: str, old: str | None, new_lab: str, cost: int
) -> None:
    t = new(2)
    t.own(0, special, "alchemy", "scientific_method")
    t.workers(0, "philosophy", 0)
    if old:
        t.workers(0, old, 1)
    t.unused(0, 1)
    t.goods(0, resources=10)
    t.do(f"upgrade {old} {new_lab}" if old else f"build {new_lab}")
    assert t.resources(0) == 10 - cost


@pytest.mark.clause("TTA-2.8")
def test_one_resource_is_paid_from_coal_with_change(new: New) -> None:
    t = new(2)
    t.own(0, "coal", "iron")
    t.goods(0, resources=0)
    t.stock(0, "coal", 1)
    t.under(0, "library_of_alexandria", 0)
    blue = t.civ(0).blue
    t.do("build_stages 1")
    assert (t.stock_of(0, "coal"), t.stock_of(0, "iron")) == (0, 1)
    assert t.civ(0).blue == blue - 1

    t = new(2)
    t.own(0, "coal")
    t.goods(0, resources=0)
    t.stock(0, "coal", 1)
    t.under(0, "library_of_alexandria", 0)
    blue = t.civ(0).blue
    t.do("build_stages 1")
    assert (t.stock_of(0, "coal"), t.stock_of(0, "bronze")) == (0, 2)
    assert t.civ(0).blue == blue - 2


def test_a_bronze_mine_becomes_a_coal_mine_for_six(new: New) -> None:
    t = new(2)
    t.own(0, "coal")
    t.goods(0, resources=6)
    t.do("upgrade bronze coal")
    assert t.resources(0) == 0
    assert (t.on(0, "bronze"), t.on(0, "coal")) == (1, 1)


@pytest.mark.clause("TTA-7.6")
def test_charles_has_two_medieval_armies(new: New) -> None:
    t = new(2)
    t.own(0, "medieval_army_i")
    t.workers(0, "warriors", 2)
    t.workers(0, "swordsmen", 1)
    t.workers(0, "knights", 2)
    assert t.civ(0).strength == 12


@pytest.mark.parametrize(
    ("sacrificed", "attack"),
    [
        (["knights"], 14),
        (["knights", "swordsmen"], 18),
        (["warriors", "warriors", "knights", "knights"], 22),
    ],
)
@pytest.mark.clause("TTA-14.2")
def test_charles_sacrifices_armies(new: New, sacrificed: list[str], attack: int) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "medieval_army_i")
    t.workers(0, "warriors", 2)
    t.workers(0, "swordsmen", 1)
    t.workers(0, "knights", 2)
    t.cards(0, "spy_ii")
    t.workers(1, "modern_infantry", 4)
    t.workers(1, "warriors", 0)
    t.do("attack spy_ii 1")
    assert t.attack() == 12
    t.sacrifice(0, sacrificed)
    assert t.attack() == attack


@pytest.mark.parametrize(("infantry", "bonus"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_a_legion_is_three_infantry_of_any_level(new: New, infantry: int, bonus: int) -> None:
    t = new(2)
    t.own(0, "legion_i")
    t.workers(0, "warriors", infantry - 1)
    t.workers(0, "swordsmen", 1)
    assert t.civ(0).strength == infantry + 1 + bonus


def test_mobile_artillery_pairs_cavalry_and_artillery(new: New) -> None:
    t = new(2)
    t.own(0, "mobile_artillery_ii")
    t.workers(0, "warriors", 0)
    t.workers(0, "knights", 2)
    t.workers(0, "cannon", 1)
    assert t.civ(0).strength == 4 + 3 + 5


@pytest.mark.clause("TTA-7.7")
def test_barbaras_second_defensive_army_is_obsolete(new: New) -> None:
    t = new(2)
    t.own(0, "defensive_army_ii")
    t.workers(0, "warriors", 1)
    t.workers(0, "swordsmen", 3)
    t.workers(0, "cannon", 2)
    assert t.civ(0).strength == 13 + 6 + 3


@pytest.mark.clause("TTA-7.8")
@pytest.mark.clause("TTA-2.11")
def test_charles_air_force_doubles_his_best_army(new: New) -> None:
    t = new(2)
    t.own(0, "entrenchments_iii")
    t.workers(0, "warriors", 0)
    t.workers(0, "swordsmen", 1)
    t.workers(0, "modern_infantry", 1)
    t.workers(0, "cannon", 4)
    t.workers(0, "air_forces", 1)
    t.civ(0).tactic = -1
    t.refresh()
    assert t.civ(0).strength == 24
    t.own(0, "entrenchments_iii")
    assert t.civ(0).strength == 47
    t.workers(0, "air_forces", 2)
    assert t.civ(0).strength == 57
    t.workers(0, "air_forces", 3)
    assert t.civ(0).strength == 60
