"""What every technology, government and special technology does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aevum.games.through_the_ages import data

if TYPE_CHECKING:
    from tests.through_the_ages.table import New, Table

FARMS = [
    ("agriculture", 0, 2, 1),
    ("irrigation", 3, 4, 2),
    ("selective_breeding", 5, 6, 3),
    ("mechanized_agriculture", 7, 8, 5),
]
MINES = [("bronze", 0, 2, 1), ("iron", 5, 5, 2), ("coal", 7, 8, 3), ("oil", 9, 11, 5)]

# card, science cost, resource cost, culture, science, strength, happy faces
BUILDINGS = [
    ("philosophy", 0, 3, 0, 1, 0, 0),
    ("alchemy", 4, 6, 0, 2, 0, 0),
    ("scientific_method", 6, 8, 0, 3, 0, 0),
    ("computers", 8, 10, 0, 5, 0, 0),
    ("religion", 0, 3, 1, 0, 0, 1),
    ("theology", 2, 5, 1, 0, 0, 2),
    ("organized_religion", 4, 7, 1, 0, 0, 3),
    ("bread_and_circuses", 3, 4, 0, 0, 1, 2),
    ("team_sports", 5, 6, 0, 0, 2, 3),
    ("professional_sports", 7, 8, 0, 0, 3, 4),
    ("printing_press", 3, 4, 1, 1, 0, 0),
    ("journalism", 6, 8, 2, 2, 0, 0),
    ("multimedia", 9, 11, 3, 3, 0, 0),
    ("drama", 4, 5, 2, 0, 0, 1),
    ("opera", 7, 9, 3, 0, 0, 1),
    ("movies", 10, 12, 4, 0, 0, 1),
]

# card, science cost, resource cost, strength
UNITS = [
    ("warriors", 0, 2, 1),
    ("swordsmen", 3, 3, 2),
    ("riflemen", 5, 5, 3),
    ("modern_infantry", 8, 7, 5),
    ("knights", 4, 3, 2),
    ("cavalrymen", 6, 5, 3),
    ("tanks", 9, 7, 5),
    ("cannon", 7, 5, 3),
    ("rockets", 10, 7, 5),
    ("air_forces", 11, 7, 5),
]

# card, price of peace, price of revolution, civil, military, urban limit, culture, happy faces, strength
GOVERNMENTS = [
    ("monarchy", 9, 3, 5, 3, 3, 0, 0, 0),
    ("theocracy", 7, 2, 4, 3, 3, 1, 2, 0),
    ("constitutional_monarchy", 12, 5, 6, 4, 3, 0, 0, 0),
    ("republic", 14, 4, 7, 2, 3, 0, 0, 0),
    ("communism", 17, 6, 7, 5, 4, 0, -1, 0),
    ("democracy", 21, 8, 7, 3, 4, 2, 0, 0),
    ("fundamentalism", 19, 7, 6, 5, 4, 0, 0, 5),
]

# card, science cost, strength, civil, military, colonization, blue tokens
SPECIALS = [
    ("warfare", 4, 1, 0, 1, 0, 0),
    ("strategy", 8, 3, 0, 2, 0, 0),
    ("military_theory", 12, 5, 0, 3, 0, 0),
    ("code_of_laws", 6, 0, 1, 0, 0, 0),
    ("justice_system", 7, 0, 1, 0, 0, 3),
    ("civil_service", 10, 0, 2, 0, 0, 3),
    ("cartography", 4, 1, 0, 0, 2, 0),
    ("navigation", 6, 2, 0, 0, 3, 0),
    ("satellites", 8, 3, 0, 0, 4, 0),
    ("masonry", 3, 0, 0, 0, 0, 0),
    ("architecture", 6, 0, 0, 0, 0, 0),
    ("engineering", 9, 0, 0, 0, 0, 0),
]


def ratings(t: Table) -> tuple[int, int, int, int]:
    civ = t.civ(0)
    return civ.culture_rating, civ.science_rating, civ.strength, civ.happy


def discover(t: Table, card: str, science: int, gained: int = 0) -> None:
    """Play a technology with exactly its price; it may bring civil actions of its own."""
    t.hand(0, card)
    t.points(0, science=science - 1)
    assert not t.can(f"play_technology {card}")
    t.points(0, science=science)
    actions = t.civ(0).civil
    t.do(f"play_technology {card}")
    assert t.civ(0).science == 0
    assert t.civ(0).civil == actions - 1 + gained


@pytest.mark.parametrize(("card", "science", "cost", "worth"), FARMS)
@pytest.mark.clause("TTA-2.5")
@pytest.mark.clause("TTA-8.2")
def test_a_farm_puts_out_a_token_worth_its_food(new: New, card: str, science: int, cost: int, worth: int) -> None:
    t = new(2)
    t.workers(0, "agriculture", 0)
    if science:
        discover(t, card, science)
    t.goods(0, food=0, resources=cost)
    t.do(f"build {card}")
    assert t.resources(0) == 0
    t.end()
    assert t.stock_of(0, card) == 1
    assert t.food(0) == worth


@pytest.mark.parametrize(("card", "science", "cost", "worth"), MINES)
@pytest.mark.clause("TTA-2.5")
def test_a_mine_puts_out_a_token_worth_its_resources(new: New, card: str, science: int, cost: int, worth: int) -> None:
    t = new(2)
    t.workers(0, "bronze", 0)
    if science:
        discover(t, card, science)
    t.goods(0, food=0, resources=cost)
    t.do(f"build {card}")
    t.end()
    assert t.stock_of(0, card) == 1
    assert t.resources(0) == worth


@pytest.mark.parametrize(("card", "science", "cost", "culture", "knowledge", "strength", "happy"), BUILDINGS)
@pytest.mark.clause("TTA-2.9")
def test_a_building_costs_and_gives_what_it_says(
    new: New, card: str, science: int, cost: int, culture: int, knowledge: int, strength: int, happy: int
) -> None:
    t = new(2)
    if science:
        discover(t, card, science)
    before = ratings(t)
    t.goods(0, resources=cost - 1)
    assert not t.can(f"build {card}")
    t.goods(0, resources=cost)
    actions = t.civ(0).civil
    t.do(f"build {card}")
    assert t.resources(0) == 0
    assert t.civ(0).civil == actions - 1
    assert ratings(t) == (before[0] + culture, before[1] + knowledge, before[2] + strength, before[3] + happy)


@pytest.mark.parametrize(("card", "science", "cost", "strength"), UNITS)
@pytest.mark.clause("TTA-7.1")
def test_a_unit_costs_and_gives_what_it_says(new: New, card: str, science: int, cost: int, strength: int) -> None:
    t = new(2)
    if science:
        discover(t, card, science)
    before = t.civ(0).strength
    t.goods(0, resources=cost)
    civil, military = t.civ(0).civil, t.civ(0).military
    t.do(f"train {card}")
    assert t.resources(0) == 0
    assert (t.civ(0).civil, t.civ(0).military) == (civil, military - 1)
    assert t.civ(0).strength == before + strength


def test_despotism_is_where_everybody_begins(new: New) -> None:
    t = new(2)
    assert t.name(t.civ(0).government) == "despotism"
    assert (t.civ(0).civil_total, t.civ(0).military_total) == (4, 2)
    t.workers(0, "religion", 2)
    t.goods(0, resources=9)
    assert not t.can("build religion")


@pytest.mark.parametrize(
    ("card", "peace", "revolt", "civil", "military", "limit", "culture", "happy", "strength"), GOVERNMENTS
)
@pytest.mark.clause("TTA-6.4")
def test_a_government_gives_what_it_says(
    new: New,
    card: str,
    peace: int,
    revolt: int,
    civil: int,
    military: int,
    limit: int,
    culture: int,
    happy: int,
    strength: int,
) -> None:
    t = new(2)
    t.workers(0, "religion", 2)
    before = ratings(t)
    t.hand(0, card)
    t.points(0, science=revolt - 1)
    assert not t.can(f"revolution {card}")
    t.points(0, science=peace - 1)
    assert not t.can(f"play_technology {card}")
    t.points(0, science=peace)
    t.do(f"play_technology {card}")
    assert t.civ(0).science == 0
    assert (t.civ(0).civil_total, t.civ(0).military_total) == (civil, military)
    assert ratings(t) == (before[0] + culture, before[1], before[2] + strength, before[3] + happy)
    t.workers(0, "religion", limit - 1)
    t.goods(0, resources=9)
    t.unused(0, 2)
    t.do("build religion")
    assert not t.can("build religion")


@pytest.mark.parametrize(("card", "science", "strength", "civil", "military", "colonization", "blue"), SPECIALS)
@pytest.mark.clause("TTA-5.11")
def test_a_special_technology_works_at_once(
    new: New, card: str, science: int, strength: int, civil: int, military: int, colonization: int, blue: int
) -> None:
    t = new(2)
    before = t.civ(0).clone()
    discover(t, card, science, civil)
    civ = t.civ(0)
    assert civ.strength == before.strength + strength
    assert (civ.civil_total, civ.military_total) == (before.civil_total + civil, before.military_total + military)
    assert civ.military == before.military + military
    assert (civ.blue, civ.blue_owned) == (before.blue + blue, before.blue_owned + blue)
    t.politics(0)
    t.cards(0)
    t.event("wealthy_territory_i")
    bids = [int(amount) for amount in t.options("bid", 0)]
    assert max(bids) == 1 + colonization


@pytest.mark.parametrize(
    ("special", "level", "discount", "stages"),
    [
        ("masonry", 1, 1, 2),
        ("masonry", 2, 1, 2),
        ("masonry", 3, 1, 2),
        ("architecture", 1, 1, 3),
        ("architecture", 2, 2, 3),
        ("architecture", 3, 2, 3),
        ("engineering", 1, 1, 4),
        ("engineering", 2, 2, 4),
        ("engineering", 3, 3, 4),
    ],
)
@pytest.mark.clause("TTA-20.12")
def test_a_construction_technology_helps_buildings_and_wonders(
    new: New, special: str, level: int, discount: int, stages: int
) -> None:
    card, cost = [("philosophy", 3), ("alchemy", 6), ("scientific_method", 8), ("computers", 10)][level]
    t = new(2)
    t.own(0, special, card)
    t.goods(0, resources=30)
    t.do(f"build {card}")
    assert t.resources(0) == 30 - cost + discount
    t.under(0, "ocean_liner_service", 0)
    built = [int(stages) for stages in t.options("build_stages")]
    assert built == list(range(1, stages + 1))
    left, actions = t.resources(0), t.civ(0).civil
    t.do(f"build_stages {stages}")
    assert t.civ(0).civil == actions - 1
    assert t.civ(0).stages == stages
    assert t.resources(0) == left - sum((3, 2, 2, 2, 3)[:stages])


@pytest.mark.parametrize("special", ["masonry", "architecture", "engineering"])
def test_no_construction_technology_makes_buildings_of_age_a_cheaper(new: New, special: str) -> None:
    t = new(2)
    t.own(0, special)
    t.goods(0, resources=3)
    t.do("build philosophy")
    assert t.resources(0) == 0


def test_every_technology_is_shown_here() -> None:
    shown = {row[0] for row in (*FARMS, *MINES, *BUILDINGS, *UNITS, *GOVERNMENTS, *SPECIALS)} | {"despotism"}
    assert shown == set(data.IDS[: data.TECHNOLOGIES])
