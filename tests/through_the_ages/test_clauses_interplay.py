"""Rules that meet: cards, leaders, pacts and the ends of ages in one position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aevum.games.through_the_ages import data

if TYPE_CHECKING:
    from tests.through_the_ages.table import New


@pytest.mark.clause("TTA-20.3")
@pytest.mark.clause("TTA-6.5")
def test_robespierre_revolts_by_breakthrough_after_other_civil_actions(new: New) -> None:
    t = new(2)
    t.own(0, "maximilien_robespierre")
    t.hand(0, "breakthrough_i", "monarchy")
    t.points(0, science=3)
    t.goods(0, resources=2)
    t.turn(1)
    t.turn(0)
    t.points(0, science=3)
    t.goods(0, resources=2)
    t.do("build bronze")
    t.do("play_action breakthrough_i")
    t.do("revolution monarchy")
    civ = t.civ(0)
    assert civ.science == 2
    assert (civ.civil, civ.military) == (5 - 2, 0)


@pytest.mark.clause("TTA-20.4")
@pytest.mark.clause("TTA-6.5")
def test_newton_keeps_one_action_after_a_revolution_by_breakthrough(new: New) -> None:
    t = new(2)
    t.own(0, "isaac_newton")
    t.hand(0, "breakthrough_i", "monarchy")
    t.points(0, science=3)
    t.do("play_action breakthrough_i")
    t.do("revolution monarchy")
    assert t.civ(0).civil == 1
    assert t.civ(0).science == 2


@pytest.mark.clause("TTA-6.3")
def test_a_breakthrough_also_changes_the_government_peacefully(new: New) -> None:
    t = new(2)
    t.hand(0, "breakthrough_i", "monarchy")
    t.points(0, science=9)
    t.goods(0, resources=2)
    t.do("build bronze")
    t.do("play_action breakthrough_i")
    t.do("play_technology monarchy")
    assert (t.civ(0).civil_total, t.civ(0).civil, t.civ(0).science) == (5, 3, 2)


@pytest.mark.clause("TTA-6.4")
def test_buildings_above_a_lower_urban_limit_stay(new: New) -> None:
    t = new(2)
    t.own(0, "communism")
    t.workers(0, "religion", 4)
    t.hand(0, "republic")
    t.points(0, science=14)
    t.do("play_technology republic")
    assert t.on(0, "religion") == 4
    t.goods(0, resources=9)
    assert not t.can("build religion")


@pytest.mark.clause("TTA-6.2")
def test_the_number_of_used_military_actions_survives_a_change_of_government(new: New) -> None:
    t = new(2)
    t.hand(0, "monarchy")
    t.points(0, science=3)
    t.goods(0, resources=2)
    t.do("train warriors")
    t.do("revolution monarchy")
    assert (t.civ(0).military_total, t.civ(0).military) == (3, 2)


@pytest.mark.clause("TTA-5.12")
def test_an_older_copy_of_a_fresh_action_card_may_be_played(new: New) -> None:
    t = new(2)
    t.hand(0, "mineral_deposits_i")
    t.lay(1, "mineral_deposits_i")
    t.do("take_card mineral_deposits_i 1")
    t.do("play_action mineral_deposits_i")
    assert not t.can("play_action mineral_deposits_i")
    assert t.hand_of(0) == ["mineral_deposits_i"]


@pytest.mark.clause("TTA-5.11")
def test_better_special_technologies_bring_only_the_difference(new: New) -> None:
    t = new(2)
    t.own(0, "warfare")
    t.hand(0, "strategy")
    t.points(0, science=8)
    military = t.civ(0).military
    t.do("play_technology strategy")
    assert t.civ(0).military_total == 4
    assert t.civ(0).military == military + 1
    assert t.civ(0).strength == 4


@pytest.mark.clause("TTA-3.8")
def test_an_action_lost_with_a_pact_is_a_used_one(new: New) -> None:
    t = new(3)
    t.pact("open_borders_agreement_i", 0, 1)
    t.politics(0)
    assert t.civ(0).military == 3
    t.do("cancel_pact open_borders_agreement_i")
    t.settle_all()
    assert (t.civ(0).military_total, t.civ(0).military) == (2, 2)


@pytest.mark.clause("TTA-20.14")
def test_moses_does_not_make_the_liner_pay_out(new: New) -> None:
    t = new(2)
    t.own(0, "ocean_liner_service", "moses")
    t.goods(0, food=3)
    t.do("use_liner")
    assert t.food(0) == 3


@pytest.mark.clause("TTA-20.23")
def test_an_action_card_of_the_agreement_is_fresh_only_in_the_own_turn(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "warriors", 3)
    t.lay(1, "work_of_art_i")
    t.event("international_agreement")
    t.do("take_card work_of_art_i 1", seat=0)
    t.settle_all()
    assert not t.can("play_action work_of_art_i")

    t = new(2)
    t.politics(0)
    t.workers(1, "warriors", 3)
    t.lay(1, "work_of_art_i")
    t.event("international_agreement")
    t.do("take_card work_of_art_i 1", seat=1)
    t.settle_all()
    t.turn(1)
    assert t.can("play_action work_of_art_i")


@pytest.mark.clause("TTA-20.23")
def test_who_takes_nothing_from_the_agreement_keeps_the_next_political_action(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(1, "warriors", 3)
    t.event("international_agreement")
    t.do("pass", seat=1)
    t.skip_to("actions")
    t.do("end_turn")
    t.follow()
    assert (t.step, t.pos.seat) == ("politics", 1)


@pytest.mark.clause("TTA-20.22")
def test_a_turned_wonder_still_counts_as_one(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.own(0, "taj_mahal")
    t.pact("international_tourism_iii", 0, 1)
    tourism = t.civ(1).culture_rating
    t.event("ravages_of_time")
    t.settle_all()
    assert t.civ(0).turned == [data.INDEX["taj_mahal"]]
    assert t.civ(0).culture_rating == 2
    assert t.civ(1).culture_rating == tourism
    t.politics(1)
    t.points(0, culture=0)
    t.event("impact_of_wonders", by=1)
    assert t.civ(0).culture == 4


@pytest.mark.clause("TTA-13.3")
def test_a_whole_army_pays_with_its_bonus(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "medieval_army_i")
    t.workers(0, "warriors", 1)
    t.workers(0, "knights", 1)
    t.cards(0)
    t.event("wealthy_territory_i")
    assert max(int(amount) for amount in t.options("bid", 0)) == 1 + 2 + 2
    t.do("bid 5", seat=0)
    t.settle_all()
    assert t.colonies(0) == ["wealthy_territory_i"]
    assert (t.on(0, "warriors"), t.on(0, "knights"), t.civ(0).strength) == (0, 0, 0)


@pytest.mark.clause("TTA-13.6")
def test_only_tokens_in_the_bank_go_back_with_a_colony(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "fertile_territory_ii", "wealthy_territory_ii")
    t.workers(0, "warriors", 0)
    t.bank(0, 1)
    t.blue(0, 2)
    yellow, blue = t.civ(0).yellow_owned, t.civ(0).blue_owned
    t.event("independence_declaration")
    t.do("lose_colony fertile_territory_ii", seat=0)
    assert (t.civ(0).yellow, t.civ(0).yellow_owned) == (0, yellow - 1)
    t.settle_all()
    t.politics(1)
    t.workers(0, "warriors", 0)
    t.blue(0, 2)
    blue = t.civ(0).blue_owned
    t.event("independence_declaration", by=1)
    t.settle_all()
    assert (t.civ(0).blue, t.civ(0).blue_owned) == (0, blue - 2)


@pytest.mark.clause("TTA-20.21")
def test_a_stolen_technology_brings_its_tokens_along(new: New) -> None:
    t = new(2)
    t.own(1, "justice_system")
    t.own(0, "civil_service")
    t.war("war_over_technology_ii", 0, 1)
    t.turn(1)
    t.workers(0, "warriors", 12)
    mine, yours = t.civ(0).blue_owned, t.civ(1).blue_owned
    t.do("end_turn")
    while t.step in ("attack", "defence"):
        t.do("stop")
    t.do("take_technology justice_system", seat=0)
    t.settle_all()
    assert t.civ(1).blue_owned == yours - 3
    assert t.civ(0).blue_owned == mine
    assert t.name(t.civ(0).specials[1]) == "civil_service"
    assert t.civ(1).civil_total == 4


@pytest.mark.clause("TTA-20.17")
@pytest.mark.clause("TTA-20.15")
def test_gandhi_can_be_assassinated_only_for_six(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(1, "mahatma_gandhi")
    t.cards(0, "assassinate_ii")
    t.civ(0).military = 5
    assert not t.can("attack assassinate_ii 1")
    t.civ(0).military = 6
    assert t.can("attack assassinate_ii 1")


@pytest.mark.clause("TTA-9.2")
def test_discontent_workers_may_be_put_to_work(new: New) -> None:
    t = new(2)
    t.bank(0, 12)
    t.unused(0, 2)
    t.goods(0, resources=4)
    assert t.discontent(0) == 2
    t.do("build bronze")
    assert t.discontent(0) == 2
    assert t.civ(0).unused == 1


@pytest.mark.clause("TTA-9.4")
def test_the_simple_game_shows_no_discontent(new: New) -> None:
    t = new(2, game="simple")
    t.bank(0, 0)
    view = t.pos.view(0)
    assert view.civs[0].discontent == 0  # type: ignore[attr-defined]


@pytest.mark.clause("TTA-17.1")
def test_the_agreement_can_end_an_age(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "warriors", 3)
    t.lay(1, "irrigation")
    del t.pos.civil_decks[1][1:]
    t.event("international_agreement")
    t.do("take_card irrigation 1", seat=0)
    t.settle_all()
    assert t.pos.age == 2


@pytest.mark.clause("TTA-18.7")
def test_who_resigns_later_ranks_before_who_resigned_earlier(new: New) -> None:
    t = new(4)
    t.politics(2)
    t.do("resign")
    t.politics(3)
    t.do("resign")
    t.points(0, culture=5)
    t.points(1, culture=50)
    t.last_round()
    t.play_out()
    assert [t.rank(seat) for seat in range(4)] == [2, 1, 4, 3]


@pytest.mark.clause("TTA-12.8")
def test_a_war_and_an_event_may_cost_the_same_player(new: New) -> None:
    """A war is settled completely before the political action begins."""
    t = new(2)
    t.war("holy_war_iii", 0, 1)
    t.turn(1)
    t.unused(1, 0)
    t.workers(0, "warriors", 4)
    t.do("end_turn")
    while t.step in ("attack", "defence"):
        t.do("stop")
    assert (t.step, t.pos.actors) == ("lose_population", (1,))
    t.do("lose_worker bronze", seat=1)
    assert (t.step, t.pos.actors) == ("politics", (0,))


@pytest.mark.clause("TTA-8.5")
def test_resources_of_a_pact_come_before_corruption(new: New) -> None:
    t = new(3)
    t.pact("acceptance_of_supremacy_ii", 0, 1)
    t.goods(0, food=0, resources=0)
    t.blue(0, 13)
    t.end()
    assert t.resources(0) == 3 - 2


@pytest.mark.clause("TTA-20.8")
@pytest.mark.clause("TTA-10.3")
def test_the_railroad_counts_for_the_impact_of_industry(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "transcontinental_railroad")
    t.workers(0, "coal", 1)
    t.points(0, culture=0)
    t.event("impact_of_industry")
    assert t.civ(0).culture == 2 + 3 + 3


@pytest.mark.clause("TTA-20.6")
def test_tokens_stay_on_laboratories_when_tesla_is_gone(new: New) -> None:
    t = new(2)
    t.own(0, "nikola_tesla", "alchemy")
    t.workers(0, "alchemy", 1)
    t.goods(0, resources=0)
    t.end()
    t.turn(0)
    t.civ(0).leader = -1
    t.refresh()
    left = t.resources(0)
    assert t.stock_of(0, "alchemy") == 1
    t.goods(0, food=0)
    t.do("build bronze")
    assert t.resources(0) == left - 2


@pytest.mark.clause("TTA-20.3")
def test_robespierre_needs_no_civil_action_for_a_revolution(new: New) -> None:
    t = new(2)
    t.own(0, "maximilien_robespierre")
    t.turn(1)
    t.turn(0)
    t.hand(0, "monarchy")
    t.points(0, science=3)
    t.civ(0).civil = 0
    t.civ(0).civil_spent = 4
    t.do("revolution monarchy")
    assert t.name(t.civ(0).government) == "monarchy"
    assert (t.civ(0).military, t.civ(0).civil) == (0, 1)
