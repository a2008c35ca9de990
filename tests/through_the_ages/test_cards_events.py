"""What every event does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.through_the_ages.table import New, Table


def ready(new: New, seats: int = 3) -> Table:
    """Return a table at the political action of seat 0 with nothing in stock and no points."""
    t = new(seats)
    t.politics(0)
    for seat in range(seats):
        t.goods(seat, food=0, resources=0)
        t.points(seat, culture=0, science=0)
        t.cards(seat)
    return t


def strengths(t: Table, *warriors: int) -> None:
    for seat, count in enumerate(warriors):
        t.workers(seat, "warriors", count)


def each(t: Table, what: str) -> list[int]:
    return [getattr(civ, what) for civ in t.pos.civs]


def test_development_of_agriculture(new: New) -> None:
    t = ready(new)
    t.event("development_of_agriculture")
    assert [t.food(seat) for seat in range(3)] == [2, 2, 2]


def test_development_of_crafts(new: New) -> None:
    t = ready(new)
    t.event("development_of_crafts")
    assert [t.resources(seat) for seat in range(3)] == [2, 2, 2]


@pytest.mark.clause("TTA-12.8")
def test_development_of_markets(new: New) -> None:
    t = ready(new)
    t.politics(1)
    for seat in range(3):
        t.goods(seat, food=0, resources=0)
    t.event("development_of_markets", by=1)
    for seat, food in ((1, 2), (2, 0), (0, 2)):
        assert t.pos.actors == (seat,)
        assert not t.can("split_goods 1", seat)
        t.do(f"split_goods {food}", seat=seat)
    assert [(t.food(seat), t.resources(seat)) for seat in range(3)] == [(2, 0), (2, 0), (0, 2)]


def test_development_of_politics(new: New) -> None:
    t = ready(new)
    t.event("development_of_politics")
    assert [len(civ.cards) for civ in t.pos.civs] == [3, 3, 3]
    assert t.step == "actions"
    t.politics(1)
    cards = len(t.cards_of(1))
    assert cards > t.civ(1).military_total
    t.do("pass")
    assert t.step == "discard"


def test_development_of_religion(new: New) -> None:
    t = ready(new)
    t.unused(1, 0)
    t.event("development_of_religion")
    t.do("build religion", seat=0)
    t.do("pass", seat=2)
    assert [t.on(seat, "religion") for seat in range(3)] == [1, 0, 0]
    assert (t.civ(0).culture_rating, t.civ(0).happy, t.civ(0).unused) == (1, 1, 0)


def test_development_of_science(new: New) -> None:
    t = ready(new)
    t.event("development_of_science")
    assert each(t, "science") == [2, 2, 2]


def test_development_of_settlement(new: New) -> None:
    t = ready(new)
    t.bank(2, 0)
    yellow = each(t, "yellow")
    unused = each(t, "unused")
    t.event("development_of_settlement")
    assert each(t, "yellow") == [yellow[0] - 1, yellow[1] - 1, 0]
    assert each(t, "unused") == [unused[0] + 1, unused[1] + 1, unused[2]]


def test_development_of_trade_routes(new: New) -> None:
    t = ready(new)
    t.event("development_of_trade_routes")
    assert each(t, "science") == [1, 1, 1]
    assert [(t.food(seat), t.resources(seat)) for seat in range(3)] == [(1, 1)] * 3


def test_development_of_warfare(new: New) -> None:
    t = ready(new)
    t.unused(1, 0)
    t.event("development_of_warfare")
    t.do("train warriors", seat=0)
    t.do("train warriors", seat=2)
    assert each(t, "strength") == [2, 1, 2]
    assert t.civ(0).military == 2


def test_no_event(new: New) -> None:
    t = ready(new)
    before = [(t.food(seat), t.resources(seat), t.civ(seat).culture, t.civ(seat).science) for seat in range(3)]
    t.event("no_event")
    assert before == [(t.food(seat), t.resources(seat), t.civ(seat).culture, t.civ(seat).science) for seat in range(3)]
    assert t.step == "actions"


@pytest.mark.parametrize(
    ("warriors", "struck"),
    [((2, 1, 3), True), ((3, 2, 1), True), ((1, 3, 2), False)],
)
def test_barbarians_strike_the_most_cultured_if_it_is_weak(new: New, warriors: tuple[int, ...], struck: bool) -> None:
    t = ready(new)
    strengths(t, *warriors)
    t.points(1, culture=9)
    yellow = each(t, "yellow")
    t.event("barbarians")
    t.settle_all()
    assert each(t, "yellow") == [yellow[0], yellow[1] + int(struck), yellow[2]]


@pytest.mark.clause("TTA-12.6")
def test_barbarians_of_two_players_strike_only_the_weakest(new: New) -> None:
    t = ready(new, 2)
    strengths(t, 2, 1)
    t.points(0, culture=9)
    yellow = each(t, "yellow")
    t.event("barbarians")
    assert each(t, "yellow") == yellow


def test_border_conflict(new: New) -> None:
    t = ready(new)
    strengths(t, 1, 3, 2)
    t.event("border_conflict")
    assert t.pos.actors == (0,)
    assert not t.can("lose_building warriors")
    t.do("lose_building bronze", seat=0)
    assert t.on(0, "bronze") == 1
    assert t.resources(1) == 3


def test_crusades(new: New) -> None:
    t = ready(new)
    strengths(t, 2, 3, 1)
    t.points(2, culture=9)
    t.event("crusades")
    assert each(t, "culture") == [0, 4, 5]


@pytest.mark.clause("TTA-12.7")
def test_the_weakest_loses_no_more_culture_than_it_has(new: New) -> None:
    t = ready(new)
    strengths(t, 2, 3, 1)
    t.points(2, culture=3)
    t.event("crusades")
    assert each(t, "culture") == [0, 4, 0]


@pytest.mark.parametrize("by", [0, 1, 2])
@pytest.mark.clause("TTA-12.5")
def test_ties_go_by_the_order_of_turns(new: New, by: int) -> None:
    """Of equals the one on turn is strongest, the one before is weakest."""
    t = ready(new)
    t.politics(by)
    for seat in range(3):
        t.points(seat, culture=5)
    strengths(t, 1, 1, 1)
    t.event("crusades", by=by)
    expected = [5, 5, 5]
    expected[by] += 4
    expected[(by + 2) % 3] -= 4
    assert each(t, "culture") == expected


def test_cultural_influence(new: New) -> None:
    t = ready(new)
    t.workers(0, "drama", 2)
    t.workers(1, "religion", 1)
    t.event("cultural_influence")
    assert each(t, "culture") == [4, 1, 0]


def test_foray(new: New) -> None:
    t = ready(new)
    strengths(t, 3, 1, 2)
    t.event("foray")
    t.do("split_goods 1", seat=0)
    t.do("split_goods 3", seat=2)
    assert [(t.food(seat), t.resources(seat)) for seat in range(3)] == [(1, 2), (0, 0), (3, 0)]


@pytest.mark.clause("TTA-12.6")
def test_foray_of_two_players_is_for_the_strongest(new: New) -> None:
    t = ready(new, 2)
    strengths(t, 1, 2)
    t.event("foray")
    t.do("split_goods 3", seat=1)
    assert (t.food(0), t.food(1)) == (0, 3)


def test_good_harvest(new: New) -> None:
    t = ready(new)
    t.workers(1, "irrigation", 1)
    t.bank(0, 0)
    t.event("good_harvest")
    assert [t.food(seat) for seat in range(3)] == [2, 4, 2]
    assert [t.resources(seat) for seat in range(3)] == [0, 0, 0]


def test_immigration(new: New) -> None:
    t = ready(new)
    t.workers(1, "religion", 2)
    t.workers(2, "theology", 1)
    unused = each(t, "unused")
    t.event("immigration")
    assert each(t, "unused") == [unused[0], unused[1] + 1, unused[2] + 1]


def test_new_deposits(new: New) -> None:
    t = ready(new)
    t.workers(1, "iron", 1)
    t.blue(0, 3)
    t.event("new_deposits")
    assert [t.resources(seat) for seat in range(3)] == [2, 4, 2]


@pytest.mark.clause("TTA-2.2")
def test_pestilence(new: New) -> None:
    t = ready(new)
    t.unused(1, 0)
    yellow = each(t, "yellow")
    t.event("pestilence")
    t.do("lose_worker warriors", seat=1)
    assert each(t, "yellow") == [count + 1 for count in yellow]
    assert (t.civ(0).unused, t.on(1, "warriors")) == (0, 0)


def test_raiders(new: New) -> None:
    t = ready(new)
    strengths(t, 1, 3, 2)
    for seat in range(3):
        t.goods(seat, food=2, resources=2)
    t.event("raiders")
    assert t.pos.actors == (0,)
    t.do("split_goods 1", seat=0)
    t.do("split_goods 0", seat=2)
    assert [(t.food(seat), t.resources(seat)) for seat in range(3)] == [(1, 1), (2, 2), (2, 0)]


def test_rats(new: New) -> None:
    t = ready(new)
    for seat in range(3):
        t.goods(seat, food=3, resources=2)
    t.stock(1, "irrigation", 2)
    t.event("rats")
    assert [(t.food(seat), t.resources(seat)) for seat in range(3)] == [(0, 2)] * 3


def test_rebellion(new: New) -> None:
    t = ready(new)
    t.bank(0, 12)
    t.bank(1, 16)
    t.event("rebellion")
    assert t.civ(0).civil == 0
    t.bank(0, 18)
    t.bank(1, 18)
    t.turn(1)
    assert t.civ(1).civil == 2
    t.turn(2)
    assert t.civ(2).civil == 4
    t.turn(0)
    assert t.civ(0).civil == 4


def test_reign_of_terror(new: New) -> None:
    t = ready(new)
    strengths(t, 2, 1, 3)
    yellow = each(t, "yellow")
    t.event("reign_of_terror")
    assert each(t, "yellow") == [yellow[0], yellow[1] + 1, yellow[2]]


def test_scientific_breakthrough(new: New) -> None:
    t = ready(new)
    t.workers(0, "alchemy", 2)
    t.event("scientific_breakthrough")
    assert each(t, "science") == [5, 1, 1]


def test_uncertain_borders(new: New) -> None:
    t = ready(new)
    strengths(t, 2, 1, 3)
    yellow = each(t, "yellow")
    t.event("uncertain_borders")
    assert each(t, "yellow") == [yellow[0], yellow[1] - 1, yellow[2] + 1]


def test_civil_unrest(new: New) -> None:
    t = ready(new)
    t.bank(0, 12)
    for seat in range(3):
        t.points(seat, culture=10)
    t.event("civil_unrest")
    assert each(t, "culture") == [2, 10, 10]


def test_cold_war(new: New) -> None:
    t = ready(new)
    strengths(t, 1, 2, 3)
    t.event("cold_war")
    assert each(t, "science") == [0, 6, 6]


def test_crime_wave(new: New) -> None:
    t = ready(new)
    strengths(t, 1, 3, 2)
    for seat in range(3):
        t.points(seat, culture=5)
    blue = each(t, "blue_owned")
    t.event("crime_wave")
    assert each(t, "culture") == [2, 5, 2]
    assert each(t, "blue_owned") == [blue[0] - 1, blue[1], blue[2] - 1]


def test_economic_progress(new: New) -> None:
    t = ready(new)
    t.bank(0, 12)
    t.blue(1, 10)
    t.points(0, culture=9)
    t.workers(0, "agriculture", 1)
    t.event("economic_progress")
    assert (t.food(0), t.resources(0), t.civ(0).culture) == (0, 2, 5)
    assert (t.food(1), t.resources(1)) == (2, 0)
    assert (t.food(2), t.resources(2)) == (2, 2)


def test_emigration(new: New) -> None:
    t = ready(new)
    t.bank(0, 9)
    t.unused(0, 3)
    assert t.discontent(0) == 3
    t.event("emigration")
    assert (t.civ(0).yellow, t.civ(0).unused) == (11, 1)


def test_iconoclasm(new: New) -> None:
    t = ready(new)
    t.own(0, "homer")
    t.own(1, "michelangelo")
    t.event("iconoclasm")
    assert t.civ(0).leader == -1
    assert t.name(t.civ(1).leader) == "michelangelo"


def test_independence_declaration(new: New) -> None:
    t = ready(new)
    strengths(t, 2, 1, 3)
    t.own(1, "wealthy_territory_i", "historic_territory_i")
    t.own(0, "fertile_territory_i")
    t.event("independence_declaration")
    t.do("lose_colony wealthy_territory_i", seat=1)
    assert t.colonies(1) == ["historic_territory_i"]
    assert t.colonies(0) == ["fertile_territory_i"]


@pytest.mark.clause("TTA-20.23")
def test_international_agreement(new: New) -> None:
    t = ready(new)
    strengths(t, 1, 3, 2)
    t.hand(1)
    t.lay(1, "irrigation")
    t.lay(6, "iron")
    t.lay(10, "alchemy")
    t.event("international_agreement")
    assert t.pos.actors == (1,)
    t.do("take_card alchemy 10", seat=1)
    t.do("take_card iron 6", seat=1)
    t.settle_all()
    assert sorted(t.hand_of(1)) == ["alchemy", "iron"]
    assert None not in t.row()
    assert len(t.row()) == 13
    t.cards(1, "legion_i")
    t.skip_to("actions")
    t.do("end_turn")
    while t.pos.seat == 0:
        t.quietly()
    assert t.step == "politics"
    assert t.legal() == ["pass", "resign"]
    assert t.why_not("play_event rats") == "political_action_given_up"
    t.do("pass")
    t.politics(1)
    assert t.civ(1).skip_politics is False


def test_national_pride(new: New) -> None:
    t = ready(new)
    t.points(2, culture=3)
    t.event("national_pride")
    assert each(t, "culture") == [0, 0, 8]


def test_popularization_of_science(new: New) -> None:
    t = ready(new)
    t.workers(0, "alchemy", 2)
    t.event("popularization_of_science")
    assert each(t, "culture") == [5, 1, 1]


@pytest.mark.clause("TTA-20.22")
def test_ravages_of_time(new: New) -> None:
    t = ready(new)
    t.own(0, "pyramids", "taj_mahal", "eiffel_tower")
    t.own(1, "colossus")
    culture = t.civ(0).culture_rating
    t.event("ravages_of_time")
    assert not t.can("turn_wonder eiffel_tower", 0)
    t.do("turn_wonder pyramids", seat=0)
    t.settle_all()
    assert t.civ(0).culture_rating == culture + 2
    assert t.civ(0).civil_total == 4
    assert (t.civ(1).strength, t.civ(1).culture_rating) == (1, 2)
    t.points(0, culture=0)
    t.lay(1, "hanging_gardens")
    t.turn(0)
    t.civ(0).civil = 4
    t.do("take_card hanging_gardens 1")
    assert t.civ(0).civil == 0


def test_refugees(new: New) -> None:
    t = ready(new)
    strengths(t, 2, 1, 3)
    for seat in range(3):
        t.points(seat, culture=5)
    yellow = each(t, "yellow")
    t.event("refugees")
    assert each(t, "culture") == [5, 2, 8]
    assert each(t, "yellow") == [yellow[0], yellow[1] + 1, yellow[2] - 1]


def test_terrorism(new: New) -> None:
    t = ready(new)
    t.points(0, culture=5)
    t.points(2, culture=5)
    t.workers(0, "religion", 1)
    t.workers(2, "drama", 1)
    t.event("terrorism")
    assert t.pos.actors == (1,)
    t.choose("raze religion", "raze drama", seat=1)
    t.choose("raze religion", "raze drama", seat=1)
    assert (t.on(0, "religion"), t.on(2, "drama")) == (0, 0)
    assert t.on(1, "philosophy") == 1


def score(new: New, card: str, seats: int = 3) -> Table:
    t = ready(new, seats)
    t.own(0, "communism")
    t.workers(0, "agriculture", 1)
    t.workers(0, "irrigation", 2)
    t.workers(0, "bronze", 1)
    t.workers(0, "coal", 2)
    t.workers(0, "philosophy", 1)
    t.workers(0, "alchemy", 2)
    t.workers(0, "movies", 1)
    t.workers(0, "team_sports", 1)
    t.workers(0, "warriors", 1)
    t.workers(0, "riflemen", 2)
    t.own(0, "strategy", "cartography", "pyramids", "taj_mahal", "eiffel_tower", "hollywood")
    t.own(0, "wealthy_territory_i", "fertile_territory_i")
    t.goods(0, food=0, resources=0)
    t.points(0, culture=0)
    t.event(card)
    return t


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("impact_of_agriculture", 1 + 2 * 2),
        ("impact_of_architecture", 2 * 1 + 3 + 2),
        ("impact_of_colonies", 8),
        ("impact_of_competition", 2 * 2 + 2),
        ("impact_of_government", 2 * 8 + 7),
        ("impact_of_happiness", 2 * 4),
        ("impact_of_industry", 1 + 2 * 3),
        ("impact_of_population", 2 * (15 - 10)),
        ("impact_of_progress", 2 * (3 + 2 + 1)),
        ("impact_of_technology", 4 * 2),
        ("impact_of_wonders", 5 + 4 + 3 + 2),
    ],
)
def test_an_impact_scores_what_it_counts(new: New, card: str, points: int) -> None:
    assert score(new, card).civ(0).culture == points


def test_impact_of_happiness_counts_discontent_against_it(new: New) -> None:
    t = ready(new)
    t.points(0, culture=10)
    t.workers(0, "religion", 1)
    t.bank(0, 9)
    t.event("impact_of_happiness")
    assert t.civ(0).culture == 10 + 2 - 2 * 2


def test_impact_of_population_leaves_the_discontented_out(new: New) -> None:
    t = ready(new)
    t.bank(0, 12)
    t.unused(0, 8)
    t.event("impact_of_population")
    assert t.civ(0).culture == 2 * (8 + 6 - 2 - 10)


@pytest.mark.parametrize(("seats", "points"), [(2, [0, 10]), (3, [0, 14, 7]), (4, [0, 10, 5, 15])])
def test_impact_of_strength_scores_by_rank(new: New, seats: int, points: list[int]) -> None:
    t = ready(new, seats)
    strengths(t, *(1, 3, 2, 4)[:seats])
    t.event("impact_of_strength")
    assert each(t, "culture") == points


@pytest.mark.parametrize(("seats", "points"), [(2, [0, 10]), (3, [0, 14, 7]), (4, [0, 15, 5, 10])])
def test_impact_of_science_scores_by_rank(new: New, seats: int, points: list[int]) -> None:
    t = ready(new, seats)
    for seat, labs in enumerate((0, 4, 2, 3)[:seats]):
        t.workers(seat, "philosophy", labs)
    t.event("impact_of_science")
    assert each(t, "culture") == points
