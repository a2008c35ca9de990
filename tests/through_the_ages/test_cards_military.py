"""What every tactic, bonus card, territory, aggression, war and pact does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.through_the_ages.table import New, Table

# tactic, infantry, cavalry, artillery, bonus, bonus with an obsolete unit
TACTICS = [
    ("fighting_band_i", 2, 0, 0, 1, 1),
    ("heavy_cavalry_i", 0, 3, 0, 4, 4),
    ("legion_i", 3, 0, 0, 2, 2),
    ("light_cavalry_i", 0, 2, 0, 2, 2),
    ("medieval_army_i", 1, 1, 0, 2, 2),
    ("phalanx_i", 2, 1, 0, 3, 3),
    ("classic_army_ii", 2, 2, 0, 9, 5),
    ("conquistadors_ii", 1, 2, 0, 5, 3),
    ("defensive_army_ii", 2, 0, 1, 6, 3),
    ("fortifications_ii", 0, 0, 2, 4, 4),
    ("mobile_artillery_ii", 0, 1, 1, 5, 5),
    ("napoleonic_army_ii", 1, 1, 1, 8, 4),
    ("entrenchments_iii", 1, 0, 2, 9, 5),
    ("mechanized_army_iii", 0, 1, 2, 10, 5),
    ("modern_army_iii", 2, 1, 1, 13, 7),
    ("shock_troops_iii", 1, 3, 0, 11, 6),
]


@pytest.mark.parametrize(("card", "infantry", "cavalry", "artillery", "bonus", "old"), TACTICS)
@pytest.mark.clause("TTA-7.5")
@pytest.mark.clause("TTA-7.6")
@pytest.mark.clause("TTA-7.7")
def test_a_tactic_makes_armies(
    new: New, card: str, infantry: int, cavalry: int, artillery: int, bonus: int, old: int
) -> None:
    t = new(2)
    t.workers(0, "warriors", 0)
    for unit, count in (("modern_infantry", infantry), ("tanks", cavalry), ("rockets", artillery)):
        t.workers(0, unit, count)
    units = 5 * (infantry + cavalry + artillery)
    t.cards(0, card)
    t.do(f"play_tactic {card}")
    assert t.civ(0).military == 1
    assert t.cards_of(0) == []
    assert t.civ(0).strength == min(60, units + bonus)
    if infantry:
        t.workers(0, "modern_infantry", infantry - 1)
        t.workers(0, "warriors", 1)
        assert t.civ(0).strength == units - 4 + old
    elif cavalry:
        t.workers(0, "tanks", cavalry - 1)
        t.workers(0, "knights", 1)
        assert t.civ(0).strength == units - 3 + old


@pytest.mark.clause("TTA-7.5")
def test_a_new_tactic_replaces_the_old_one(new: New) -> None:
    t = new(2)
    t.own(0, "legion_i")
    t.workers(0, "warriors", 3)
    t.cards(0, "fighting_band_i")
    t.do("play_tactic fighting_band_i")
    assert t.civ(0).strength == 3 + 1


@pytest.mark.parametrize(
    ("card", "defense"),
    [
        ("defense_colonization_bonus_i", 2),
        ("defense_colonization_bonus_ii", 4),
        ("defense_colonization_bonus_iii", 6),
    ],
)
@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.clause("TTA-14.3")
def test_a_bonus_card_defends(new: New, card: str, defense: int, short: int) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "warriors", 1 + defense + short)
    t.cards(0, "spy_ii")
    t.cards(1, card)
    t.points(1, science=4)
    t.do("attack spy_ii 1")
    t.do("stop", seat=0)
    t.do(f"play_bonus {card}", seat=1)
    t.stop()
    assert t.civ(1).science == (0 if short else 4)
    assert t.cards_of(1) == []


@pytest.mark.parametrize(
    ("card", "force"),
    [
        ("defense_colonization_bonus_i", 1),
        ("defense_colonization_bonus_ii", 2),
        ("defense_colonization_bonus_iii", 3),
    ],
)
def test_a_bonus_card_colonizes(new: New, card: str, force: int) -> None:
    t = new(2)
    t.politics(0)
    t.cards(0, card)
    t.event("wealthy_territory_i")
    assert max(int(amount) for amount in t.options("bid", 0)) == 1 + force


# territory, blue, yellow, strength, happy faces, gain
TERRITORIES = [
    ("developed_territory_i", 1, 1, 0, 0, ("science", 3)),
    ("fertile_territory_i", 0, 3, 0, 0, ("food", 3)),
    ("historic_territory_i", 0, 0, 0, 1, ("culture", 6)),
    ("inhabited_territory_i", 0, 2, 0, 0, ("population", 1)),
    ("strategic_territory_i", 0, 0, 2, 0, ("cards", 3)),
    ("wealthy_territory_i", 2, 0, 0, 0, ("resources", 5)),
    ("developed_territory_ii", 2, 2, 0, 0, ("science", 5)),
    ("fertile_territory_ii", 0, 4, 0, 0, ("food", 5)),
    ("historic_territory_ii", 0, 0, 0, 2, ("culture", 11)),
    ("inhabited_territory_ii", 0, 3, 0, 0, ("population", 2)),
    ("strategic_territory_ii", 0, 0, 4, 0, ("cards", 5)),
    ("wealthy_territory_ii", 3, 0, 0, 0, ("resources", 8)),
]


@pytest.mark.parametrize(("card", "blue", "yellow", "strength", "happy", "gain"), TERRITORIES)
@pytest.mark.clause("TTA-13.5")
@pytest.mark.clause("TTA-13.6")
def test_a_colony_gives_for_good_and_at_once(
    new: New, card: str, blue: int, yellow: int, strength: int, happy: int, gain: tuple[str, int]
) -> None:
    t = new(2)
    t.politics(0)
    t.goods(0, food=0, resources=0)
    t.points(0, culture=0, science=0)
    t.workers(0, "warriors", 2)
    t.cards(0)
    t.event(card)
    civ = t.civ(0)
    before = civ.clone()
    t.do("bid 1", seat=0)
    t.others_pass()
    t.do("sacrifice warriors", seat=0)
    t.stop()
    what, amount = gain
    population = amount if what == "population" else 0
    assert civ.yellow == before.yellow + 1 + yellow - population
    assert civ.unused == before.unused + population
    assert civ.yellow_owned == before.yellow_owned + yellow
    assert civ.blue_owned == before.blue_owned + blue
    assert civ.strength == before.strength - 1 + strength
    assert civ.happy == before.happy + happy
    assert civ.culture == before.culture + (amount if what == "culture" else 0)
    assert civ.science == before.science + (amount if what == "science" else 0)
    assert t.food(0) == (amount if what == "food" else 0)
    assert t.resources(0) == (amount if what == "resources" else 0)
    if what == "cards":
        assert len(t.cards_of(0)) >= min(amount, civ.military_total)

    t.settle_all()
    t.politics(1)
    t.workers(0, "warriors", 0)
    t.workers(1, "warriors", 9)
    owned = civ.yellow_owned
    t.event("independence_declaration", by=1)
    t.settle_all()
    assert t.colonies(0) == []
    assert civ.yellow_owned == owned - yellow
    assert civ.blue_owned == before.blue_owned
    assert (civ.strength, civ.happy) == (0, before.happy)


def strike(t: Table, card: str, strong: bool = True) -> None:
    """Let seat 0, much stronger, play an aggression against seat 1, who does not resist."""
    if strong:
        t.workers(0, "modern_infantry", 3)
    t.cards(0, card)
    t.civ(0).military = 4
    t.do(f"attack {card} 1", seat=0)
    t.do("stop", seat=0)
    if t.step == "defence":
        t.do("stop", seat=1)


def test_enslave_takes_a_worker_and_gives_resources(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.goods(0, resources=0)
    t.unused(1, 0)
    yellow = t.civ(1).yellow
    strike(t, "enslave_i")
    assert t.civ(0).military == 2
    t.do("lose_worker philosophy", seat=1)
    assert t.on(1, "philosophy") == 0
    assert t.civ(1).yellow == yellow + 1
    assert t.resources(0) == 3


@pytest.mark.parametrize(("card", "amount"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 8)])
@pytest.mark.clause("TTA-14.6")
@pytest.mark.clause("TTA-14.7")
def test_plunder_takes_the_goods_the_winner_chooses(new: New, card: str, amount: int) -> None:
    t = new(2)
    t.politics(0)
    t.goods(0, food=0, resources=0)
    t.goods(1, food=6, resources=7)
    strike(t, card)
    assert t.civ(0).military == 2
    t.do("split_goods 2", seat=0)
    assert (t.food(1), t.resources(1)) == (4, 7 - amount + 2)
    assert (t.food(0), t.resources(0)) == (2, amount - 2)


@pytest.mark.clause("TTA-12.7")
def test_plunder_takes_no_more_than_there_is(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.goods(0, food=0, resources=0)
    t.goods(1, food=2, resources=1)
    strike(t, "plunder_ii")
    t.settle_all()
    assert (t.food(1), t.resources(1)) == (0, 0)
    assert (t.food(0), t.resources(0)) == (2, 1)


@pytest.mark.parametrize(
    ("card", "cost", "workers", "destroyed", "gain"),
    [("raid_i", 1, 2, 1, 3), ("raid_ii", 2, 2, 2, 5), ("raid_iii", 3, 3, 3, 7)],
)
@pytest.mark.clause("TTA-20.18")
def test_raid_destroys_buildings_for_half_their_cost(
    new: New, card: str, cost: int, workers: int, destroyed: int, gain: int
) -> None:
    """Theology costs 5: half of 5 is 3 rounded up, half of 10 is 5, half of 15 is 7 rounded down."""
    t = new(2)
    t.politics(0)
    t.goods(0, resources=0)
    t.workers(1, "theology", workers)
    unused = t.civ(1).unused
    strike(t, card)
    assert t.civ(0).military == 4 - cost
    t.do("raze theology", seat=0)
    while t.step == "raze" and t.can("raze theology", seat=0):
        t.do("raze theology", seat=0)
    t.settle_all()
    assert t.on(1, "theology") == workers - destroyed
    assert t.civ(1).unused == unused + destroyed
    assert t.resources(0) == gain


def test_annex_takes_a_colony_without_its_one_time_gain(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(1, "fertile_territory_i", "historic_territory_i")
    t.points(0, culture=0)
    strike(t, "annex_ii")
    assert t.civ(0).military == 2
    t.do("take_colony historic_territory_i", seat=0)
    assert t.colonies(0) == ["historic_territory_i"]
    assert t.colonies(1) == ["fertile_territory_i"]
    assert t.civ(0).culture == 0
    assert (t.civ(0).happy, t.civ(1).happy) == (1, 0)


@pytest.mark.parametrize(("leader", "level"), [("michelangelo", 1), ("js_bach", 2), ("nikola_tesla", 3)])
@pytest.mark.clause("TTA-20.17")
def test_assassinate_kills_a_leader(new: New, leader: str, level: int) -> None:
    t = new(2)
    t.politics(0)
    t.own(1, leader)
    t.points(0, culture=0)
    strike(t, "assassinate_ii")
    assert t.civ(0).military == 4 - level
    assert t.civ(1).leader == -1
    assert t.civ(0).culture == 3 * level


@pytest.mark.clause("TTA-20.17")
def test_assassinate_needs_a_leader_and_sabotage_a_wonder(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.civ(0).military = 4
    t.cards(0, "assassinate_ii", "sabotage_ii")
    assert not t.can("attack assassinate_ii 1")
    assert not t.can("attack sabotage_ii 1")


@pytest.mark.parametrize(("wonder", "level"), [("taj_mahal", 1), ("kremlin", 2), ("hollywood", 3)])
@pytest.mark.clause("TTA-20.17")
def test_sabotage_ruins_an_unfinished_wonder(new: New, wonder: str, level: int) -> None:
    t = new(2)
    t.politics(0)
    t.under(1, wonder, 2)
    blue = t.civ(1).blue
    t.points(0, culture=0)
    strike(t, "sabotage_ii")
    assert t.civ(0).military == 4 - level
    assert t.civ(1).wonder == -1
    assert t.civ(1).blue == blue + 2
    assert t.civ(0).culture == 3 * level


@pytest.mark.parametrize(("has", "stolen"), [(9, 5), (2, 2)])
def test_spy_steals_science(new: New, has: int, stolen: int) -> None:
    t = new(2)
    t.politics(0)
    t.points(0, science=1)
    t.points(1, science=has)
    strike(t, "spy_ii")
    assert (t.civ(0).science, t.civ(1).science) == (1 + stolen, has - stolen)


@pytest.mark.parametrize(("has", "stolen"), [(20, 7), (3, 3)])
def test_armed_intervention_steals_culture(new: New, has: int, stolen: int) -> None:
    t = new(2)
    t.politics(0)
    t.points(0, culture=1)
    t.points(1, culture=has)
    strike(t, "armed_intervention_iii")
    assert t.civ(0).military == 2
    assert (t.civ(0).culture, t.civ(1).culture) == (1 + stolen, has - stolen)


def fight(t: Table, card: str, difference: int, attacker_wins: bool = True) -> None:
    """Bring a war of seat 0 against seat 1 to its outcome."""
    t.war(card, 0, 1)
    t.turn(1)
    t.goods(1, food=5, resources=6)
    for seat in (0, 1):
        t.workers(seat, "warriors", 1 + (difference if (seat == 0) == attacker_wins else 0))
    t.points(1, culture=30, science=20)
    t.points(0, culture=30, science=20)
    t.do("end_turn")
    while t.step in ("attack", "defence"):
        t.do("stop")


@pytest.mark.parametrize("card", ["war_over_culture_ii", "war_over_culture_iii"])
@pytest.mark.clause("TTA-16.2")
@pytest.mark.clause("TTA-16.3")
def test_war_over_culture_takes_the_difference(new: New, card: str) -> None:
    t = new(2)
    fight(t, card, 4)
    assert t.civ(0).culture == 34
    assert t.civ(1).culture == 30 + t.civ(1).culture_rating - 4
    assert t.pos.wars == []


@pytest.mark.clause("TTA-16.3")
def test_the_one_who_was_attacked_can_win_the_war(new: New) -> None:
    t = new(2)
    fight(t, "war_over_culture_ii", 4, attacker_wins=False)
    assert t.civ(0).culture == 26
    assert t.civ(1).culture == 34


@pytest.mark.clause("TTA-16.3")
def test_a_war_of_equals_changes_nothing(new: New) -> None:
    t = new(2)
    fight(t, "war_over_culture_ii", 0)
    assert (t.civ(0).culture, t.civ(1).culture) == (30, 30)
    assert t.pos.wars == []


def test_war_over_resources_takes_food_and_resources(new: New) -> None:
    t = new(2)
    t.workers(1, "agriculture", 0)
    t.workers(1, "bronze", 0)
    t.goods(0, food=0, resources=0)
    t.workers(0, "agriculture", 0)
    t.workers(0, "bronze", 0)
    t.blue(1, 30)
    fight(t, "war_over_resources_ii", 6)
    t.do("split_goods 4", seat=0)
    assert (t.food(0), t.resources(0)) == (4, 2)
    assert (t.food(1), t.resources(1)) == (1, 4)


@pytest.mark.clause("TTA-20.21")
def test_war_over_technology_takes_science_or_special_technologies(new: New) -> None:
    t = new(2)
    t.own(1, "code_of_laws", "cartography", "warfare")
    t.workers(1, "philosophy", 0)
    fight(t, "war_over_technology_ii", 10)
    difference = t.civ(0).strength - t.civ(1).strength
    assert difference == 8
    t.do("take_technology cartography", seat=0)
    assert not t.can("take_technology code_of_laws", seat=0)
    t.do("take_science", seat=0)
    t.settle_all()
    assert (t.civ(0).science, t.civ(1).science) == (24, 16)
    assert t.name(t.civ(0).specials[2]) == "cartography"
    assert t.civ(1).specials[2] == -1


@pytest.mark.parametrize(("difference", "tokens"), [(1, 1), (3, 2), (5, 2), (6, 3)])
@pytest.mark.clause("TTA-20.19")
def test_war_over_territory_takes_yellow_tokens(new: New, difference: int, tokens: int) -> None:
    t = new(2)
    mine, yours = t.civ(0).yellow, t.civ(1).yellow
    fight(t, "war_over_territory_ii", difference)
    assert (t.civ(0).yellow, t.civ(1).yellow) == (mine + tokens, yours - tokens)


@pytest.mark.parametrize(("difference", "lost"), [(2, 0), (3, 1), (7, 2)])
@pytest.mark.clause("TTA-20.20")
def test_holy_war_costs_population_and_scores(new: New, difference: int, lost: int) -> None:
    t = new(2)
    t.unused(1, 1)
    yours = t.civ(1).yellow
    fight(t, "holy_war_iii", difference)
    if lost == 2:
        t.do("lose_worker bronze", seat=1)
    assert t.civ(1).yellow == yours + lost
    assert t.civ(0).culture == 30 + 3 * lost


def test_open_borders_give_actions_and_arm_the_attacker(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.pact("open_borders_agreement_i", 0, 1)
    assert [t.civ(seat).military_total for seat in range(3)] == [3, 3, 2]
    t.workers(1, "warriors", 3)
    t.points(1, science=5)
    t.cards(0, "spy_ii")
    t.do("attack spy_ii 1")
    assert t.attack() == 1 + 3
    assert len(t.pos.pacts) == 1


def test_trade_routes_swap_food_and_resources(new: New) -> None:
    t = new(3)
    t.pact("trade_routes_agreement_i", 0, 1)
    t.goods(0, food=3, resources=1)
    assert not t.can("build bronze")
    t.do("use_trade_route")
    t.do("build bronze")
    assert (t.food(0), t.resources(0)) == (2, 0)
    assert not t.can("use_trade_route")
    t.turn(1)
    t.goods(1, food=1, resources=3)
    assert not t.can("increase_population")
    t.do("use_trade_route")
    t.do("increase_population")
    assert (t.food(1), t.resources(1)) == (0, 2)


def test_acceptance_of_supremacy_moves_a_resource_each_turn(new: New) -> None:
    t = new(3)
    t.pact("acceptance_of_supremacy_ii", 0, 1)
    t.goods(0, resources=0)
    t.end()
    assert t.resources(0) == 3
    t.turn(1)
    t.goods(1, resources=0)
    t.end()
    assert t.resources(1) == 1
    t.politics(0)
    t.cards(0, "spy_ii")
    t.points(1, science=5)
    t.points(2, science=5)
    assert not t.can("attack spy_ii 1")
    assert t.can("attack spy_ii 2")


def test_the_trade_agreement_gives_a_resource_and_a_food(new: New) -> None:
    t = new(3)
    t.pact("international_trade_agreement_ii", 0, 1)
    t.goods(0, food=0, resources=0)
    t.end()
    assert (t.food(0), t.resources(0)) == (2, 3)
    t.turn(1)
    t.goods(1, food=0, resources=0)
    t.end()
    assert (t.food(1), t.resources(1)) == (3, 2)


def test_military_protection_costs_culture_and_ends_with_an_attack(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.workers(1, "religion", 2)
    t.pact("promise_of_military_protection_ii", 0, 1)
    assert t.civ(0).culture_rating == 1
    assert (t.civ(1).culture_rating, t.civ(1).strength) == (1, 6)
    t.cards(0, "spy_ii")
    t.points(1, science=5)
    t.do("attack spy_ii 1")
    t.settle_all()
    assert t.pos.pacts == []
    assert (t.civ(1).culture_rating, t.civ(1).strength) == (2, 1)


@pytest.mark.clause("TTA-20.11")
def test_scientific_cooperation_shares_the_price_of_technologies(new: New) -> None:
    t = new(3)
    t.pact("scientific_cooperation_ii", 0, 1)
    t.hand(0, "iron", "irrigation")
    t.points(0, science=3)
    t.points(1, science=0)
    assert not t.can("play_technology iron")
    t.points(1, science=1)
    t.do("play_technology iron")
    assert (t.civ(0).science, t.civ(1).science) == (0, 0)
    t.points(0, science=0)
    t.points(1, science=5)
    t.hand(0, "theology")
    assert not t.can("play_technology theology")


@pytest.mark.clause("TTA-20.22")
def test_tourists_visit_the_wonders_of_the_partner(new: New) -> None:
    t = new(3)
    t.own(0, "pyramids")
    t.own(1, "st_peters_basilica", "colossus")
    before = [t.civ(seat).culture_rating for seat in range(3)]
    t.pact("international_tourism_iii", 0, 1)
    assert [t.civ(seat).culture_rating for seat in range(3)] == [before[0] + 2, before[1] + 1, before[2]]
    t.under(1, "taj_mahal", 2)
    t.turn(1)
    t.goods(1, resources=2)
    t.do("build_stages 1")
    assert t.civ(0).culture_rating == before[0] + 3


def test_loss_of_sovereignty_protects_b_from_all_wars(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.workers(1, "religion", 2)
    t.workers(1, "drama", 1)
    t.pact("loss_of_sovereignty_iii", 0, 1)
    assert (t.civ(0).culture_rating, t.civ(1).culture_rating) == (2, 2)
    t.points(1, science=5)
    t.cards(0, "spy_ii")
    assert not t.can("attack spy_ii 1")
    t.politics(2)
    t.civ(2).military = 4
    t.cards(2, "war_over_culture_iii", "spy_ii")
    assert not t.can("declare_war war_over_culture_iii 1")
    assert t.can("declare_war war_over_culture_iii 0")
    assert t.can("attack spy_ii 1")


def test_the_military_pact_strengthens_both_until_one_attacks(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.pact("military_pact_iii", 0, 1)
    assert (t.civ(0).strength, t.civ(1).strength) == (5, 5)
    t.points(1, science=5)
    t.cards(0, "spy_ii")
    t.do("attack spy_ii 1")
    t.settle_all()
    assert t.pos.pacts == []


def test_the_peace_treaty_gives_culture_and_forbids_attacks(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.pact("peace_treaty_iii", 0, 1)
    assert (t.civ(0).culture_rating, t.civ(1).culture_rating) == (1, 1)
    t.civ(0).military = 4
    t.points(1, science=5)
    t.cards(0, "spy_ii", "war_over_culture_iii")
    assert not t.can("attack spy_ii 1")
    assert not t.can("declare_war war_over_culture_iii 1")
