"""Military cards, politics, colonization, aggressions, pacts and wars."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aevum.games.through_the_ages import data

if TYPE_CHECKING:
    from tests.through_the_ages.table import New


@pytest.mark.clause("TTA-11.1")
def test_military_cards_come_from_the_deck_of_the_age_above_the_limit_too(new: New) -> None:
    t = new(2)
    t.cards(0, "legion_i", "phalanx_i")
    left = len(t.pos.military_decks[1])
    t.do("end_turn")
    assert len(t.cards_of(0)) == 4
    assert len(t.pos.military_decks[1]) == left - 2
    assert {data.LEVEL[card] for card in t.civ(0).cards} == {1}


@pytest.mark.clause("TTA-11.2")
def test_surplus_military_cards_are_discarded_after_the_political_action(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.cards(0, "legion_i", "phalanx_i", "raid_i", "plunder_i")
    t.do("pass")
    assert t.step == "discard"
    t.do("discard raid_i")
    assert t.step == "discard"
    t.do("discard phalanx_i")
    assert t.step == "actions"
    assert sorted(t.cards_of(0)) == ["legion_i", "plunder_i"]


@pytest.mark.clause("TTA-11.3")
def test_the_discards_of_the_age_become_the_new_deck(new: New) -> None:
    t = new(2)
    t.cards(0)
    t.pos.used += [data.INDEX["legion_i"], data.INDEX["spy_ii"]]
    t.civ(1).thrown.append(data.INDEX["raid_i"])
    t.pos.military_decks[1] = []
    t.do("end_turn")
    assert sorted(t.cards_of(0)) == ["legion_i", "raid_i"]
    assert t.pos.used == [data.INDEX["spy_ii"]]


@pytest.mark.clause("TTA-12.1")
def test_one_political_action_a_turn(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.cards(0, "immigration", "plunder_i", "peace_treaty_iii", "war_over_culture_ii", "wealthy_territory_i")
    t.own(0, "christopher_columbus", "monarchy")
    t.pact("military_pact_iii", 1, 0)
    t.civ(0).military = 3
    kinds = t.verbs()
    assert kinds == {
        "pass",
        "play_event",
        "attack",
        "offer_pact",
        "declare_war",
        "columbus",
        "cancel_pact",
        "resign",
    }
    t.do("cancel_pact military_pact_iii")
    t.settle_all()
    assert t.step == "actions"
    assert not t.can("play_event immigration")


@pytest.mark.parametrize(
    ("card", "points"), [("no_event", 0), ("immigration", 1), ("cold_war", 2), ("impact_of_industry", 3)]
)
@pytest.mark.clause("TTA-12.2")
def test_preparing_an_event_scores_its_level(new: New, card: str, points: int) -> None:
    t = new(2)
    t.politics(0)
    t.cards(0, card)
    t.points(0, culture=0)
    t.pos.starting_events = 0
    t.pos.current = ["development_of_science", "development_of_crafts"]
    t.do(f"play_event {card}")
    assert t.civ(0).culture == points
    assert data.INDEX[card] in t.pos.future
    assert card not in t.cards_of(0)


@pytest.mark.clause("TTA-12.3")
def test_preparing_an_event_reveals_a_current_one(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.cards(0, "immigration")
    t.pos.starting_events = 0
    t.pos.current = ["development_of_science"]
    science = t.civ(1).science
    t.do("play_event immigration")
    assert t.civ(1).science == science + 2
    assert data.INDEX["development_of_science"] in t.pos.past


@pytest.mark.clause("TTA-12.4")
def test_future_events_become_current_the_earlier_ages_first(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.cards(0, "cold_war")
    t.pos.starting_events = 0
    t.pos.current = ["development_of_science"]
    t.pos.future = [data.INDEX["national_pride"], data.INDEX["rats"]]
    t.do("play_event cold_war")
    assert sorted(t.pos.current) == ["cold_war", "national_pride", "rats"]
    assert t.pos.future == []
    t.politics(1)
    t.goods(0, food=3)
    t.cards(1, "foray")
    t.do("play_event foray")
    assert "rats" not in t.pos.current
    assert t.food(0) == 0


@pytest.mark.clause("TTA-13.1")
def test_the_bidding_goes_round_until_all_but_one_have_passed(new: New) -> None:
    t = new(3)
    t.politics(1)
    for seat in range(3):
        t.workers(seat, "swordsmen", 3)
    t.event("wealthy_territory_i", by=1)
    assert t.pos.actors == (1,)
    t.do("bid 2", seat=1)
    assert not t.can("bid 2", 2)
    t.do("bid 3", seat=2)
    t.do("pass", seat=0)
    t.do("bid 4", seat=1)
    t.do("pass", seat=2)
    assert t.step == "payment"
    assert t.pos.actors == (1,)


@pytest.mark.clause("TTA-13.1")
def test_a_territory_that_nobody_wants_is_past(new: New) -> None:
    t = new(3)
    t.event("wealthy_territory_i")
    for seat in range(3):
        t.do("pass", seat=seat)
    assert data.INDEX["wealthy_territory_i"] in t.pos.past
    assert all(not civ.colonies for civ in t.pos.civs)


@pytest.mark.clause("TTA-13.2")
def test_nobody_bids_more_than_can_be_paid(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "cartography", "colossus", "legion_i")
    t.workers(0, "warriors", 3)
    t.workers(1, "warriors", 0)
    t.cards(0, "defense_colonization_bonus_i")
    t.event("wealthy_territory_i")
    bids = [int(amount) for amount in t.options("bid", 0)]
    assert bids == list(range(1, 3 + 2 + 2 + 1 + 1 + 1))
    t.do("bid 3", seat=0)
    assert t.step == "payment"


@pytest.mark.clause("TTA-13.2")
@pytest.mark.parametrize("card", ["defense_colonization_bonus_i", "legion_i"])
def test_who_is_asked_for_a_bid_does_not_tell_what_is_in_a_hand(new: New, card: str) -> None:
    t = new(2)
    t.politics(0)
    t.cards(1, card)
    t.event("wealthy_territory_i")
    t.do("bid 1", seat=0)
    assert t.pos.actors == (1,)
    bids = t.options("bid", 1)
    assert bids == (["2"] if card == "defense_colonization_bonus_i" else [])
    t.do("pass", seat=1)
    assert t.step == "payment"


@pytest.mark.clause("TTA-13.2")
def test_who_cannot_bid_whatever_the_hand_is_not_asked(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "warriors", 2)
    t.cards(1, "legion_i")
    t.event("wealthy_territory_i")
    t.do("bid 2", seat=0)
    assert t.step == "payment"


@pytest.mark.clause("TTA-14.3")
@pytest.mark.parametrize("card", ["defense_colonization_bonus_i", "legion_i"])
def test_who_is_asked_to_defend_does_not_tell_what_is_in_a_hand(new: New, card: str) -> None:
    t = new(2)
    t.politics(0)
    t.workers(1, "warriors", 0)
    t.cards(0, "spy_ii")
    t.cards(1, card)
    t.points(1, science=5)
    t.do("attack spy_ii 1")
    t.do("stop", seat=0)
    assert t.pos.actors == (1,)
    assert t.can(f"play_bonus {card}") == (card == "defense_colonization_bonus_i")
    t.do("stop", seat=1)
    assert t.civ(1).science == 0


@pytest.mark.clause("TTA-13.3")
def test_bonuses_alone_pay_for_no_territory(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "satellites")
    t.event("wealthy_territory_i")
    t.do("bid 2", seat=0)
    t.settle_all()
    assert t.colonies(0) == ["wealthy_territory_i"]
    assert t.on(0, "warriors") == 0


@pytest.mark.clause("TTA-14.1")
def test_an_aggression_needs_its_military_actions(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.cards(0, "plunder_i")
    t.civ(0).military = 1
    assert not t.can("attack plunder_i 1")
    t.civ(0).military = 2
    assert not t.can("attack plunder_i 0")
    assert t.can("attack plunder_i 2")
    t.do("attack plunder_i 1")
    assert t.civ(0).military == 0
    assert t.cards_of(0) == []


@pytest.mark.clause("TTA-14.4")
def test_sacrifices_may_lift_an_attack_above_sixty(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "tanks", 12)
    t.workers(1, "tanks", 12)
    t.cards(0, "spy_ii")
    t.points(1, science=5)
    t.do("attack spy_ii 1")
    assert t.attack() == 60
    t.do("sacrifice tanks", seat=0)
    assert t.attack() == 65
    t.do("stop", seat=0)
    t.do("sacrifice tanks", seat=1)
    t.stop()
    assert t.civ(1).science == 5
    assert (t.on(0, "tanks"), t.on(1, "tanks")) == (11, 11)


@pytest.mark.clause("TTA-14.5")
def test_a_defense_of_equal_strength_holds(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.cards(0, "spy_ii")
    t.points(1, science=5)
    t.do("attack spy_ii 1")
    t.do("stop", seat=0)
    t.settle_all()
    assert t.civ(1).science == 5


@pytest.mark.clause("TTA-14.6")
def test_the_loser_of_population_chooses_the_worker(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "tanks", 2)
    t.unused(1, 0)
    t.cards(0, "enslave_i")
    t.do("attack enslave_i 1")
    t.do("stop", seat=0)
    t.do("stop", seat=1)
    assert t.pos.actors == (1,)
    assert t.verbs(1) == {"lose_worker"}


@pytest.mark.clause("TTA-15.1")
def test_a_pact_is_offered_with_roles_and_answered(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.cards(0, "international_trade_agreement_ii", "peace_treaty_iii")
    assert t.can("offer_pact international_trade_agreement_ii 1 b")
    assert not t.can("offer_pact peace_treaty_iii 1 b")
    t.do("offer_pact international_trade_agreement_ii 2 b")
    assert t.pos.actors == (2,)
    assert t.verbs(2) == {"accept", "refuse"}
    t.do("accept", seat=2)
    pact = t.pos.pacts[0]
    assert (pact.a, pact.b, pact.owner) == (2, 0, 0)


@pytest.mark.clause("TTA-15.2")
def test_a_refused_pact_returns_to_the_hand(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.cards(0, "peace_treaty_iii")
    t.do("offer_pact peace_treaty_iii 1 a")
    t.do("refuse", seat=1)
    assert t.cards_of(0) == ["peace_treaty_iii"]
    assert t.step == "actions"


@pytest.mark.clause("TTA-15.3")
def test_a_new_own_pact_ends_the_old_one_only_when_accepted(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.pact("military_pact_iii", 0, 2, owner=0)
    t.pact("open_borders_agreement_i", 2, 1, owner=1)
    refused = t.copy()
    for table, answer in ((t, "accept"), (refused, "refuse")):
        table.cards(0, "peace_treaty_iii")
        table.do("offer_pact peace_treaty_iii 1 a")
        table.do(answer, seat=1)
    assert sorted(t.name(pact.card) for pact in t.pos.pacts) == ["open_borders_agreement_i", "peace_treaty_iii"]
    assert sorted(t.name(pact.card) for pact in refused.pos.pacts) == [
        "military_pact_iii",
        "open_borders_agreement_i",
    ]


@pytest.mark.clause("TTA-15.4")
def test_either_partner_may_cancel_a_pact(new: New) -> None:
    t = new(3)
    t.politics(1)
    t.pact("military_pact_iii", 0, 1, owner=0)
    t.pact("peace_treaty_iii", 0, 2, owner=2)
    assert not t.can("cancel_pact peace_treaty_iii")
    t.do("cancel_pact military_pact_iii")
    assert [t.name(pact.card) for pact in t.pos.pacts] == ["peace_treaty_iii"]
    assert t.civ(0).strength == 1


@pytest.mark.parametrize(
    ("pact", "allowed", "ends"),
    [
        ("open_borders_agreement_i", True, False),
        ("trade_routes_agreement_i", True, False),
        ("acceptance_of_supremacy_ii", False, False),
        ("international_trade_agreement_ii", True, False),
        ("promise_of_military_protection_ii", True, True),
        ("scientific_cooperation_ii", True, False),
        ("international_tourism_iii", True, False),
        ("loss_of_sovereignty_iii", False, False),
        ("military_pact_iii", True, True),
        ("peace_treaty_iii", False, False),
    ],
)
@pytest.mark.clause("TTA-15.5")
def test_pacts_say_what_an_attack_does_to_them(new: New, pact: str, allowed: bool, ends: bool) -> None:
    t = new(3)
    t.politics(0)
    t.pact(pact, 0, 1)
    t.cards(0, "spy_ii")
    t.points(1, science=5)
    assert t.can("attack spy_ii 1") == allowed
    if allowed:
        t.do("attack spy_ii 1")
        t.settle_all()
        assert (t.pos.pacts == []) == ends


@pytest.mark.clause("TTA-16.1")
def test_a_war_is_declared_now_and_decided_next_turn(new: New) -> None:
    t = new(3)
    t.politics(0)
    t.own(0, "monarchy")
    t.civ(0).military = 2
    t.cards(0, "war_over_culture_ii")
    assert not t.can("declare_war war_over_culture_ii 1")
    t.civ(0).military = 3
    t.points(1, culture=9)
    t.workers(0, "warriors", 3)
    t.do("declare_war war_over_culture_ii 1")
    t.settle_all()
    assert t.civ(0).military == 0
    assert len(t.pos.wars) == 1
    assert t.civ(1).culture == 9
    t.politics(2)
    assert len(t.pos.wars) == 1
    t.points(1, culture=9)
    t.politics(0)
    assert t.pos.wars == []
    assert t.civ(1).culture == 7


@pytest.mark.clause("TTA-16.2")
def test_defense_cards_are_of_no_use_in_a_war(new: New) -> None:
    t = new(2)
    t.war("war_over_culture_ii", 0, 1)
    t.turn(1)
    t.workers(0, "warriors", 2)
    t.do("end_turn")
    t.cards(1, "defense_colonization_bonus_iii")
    assert t.step == "attack"
    t.do("stop", seat=0)
    assert t.step == "defence"
    assert not t.can("play_bonus defense_colonization_bonus_iii", 1)
    assert t.can("sacrifice warriors", 1)


@pytest.mark.clause("TTA-16.2")
def test_sacrifices_decide_a_war(new: New) -> None:
    t = new(2)
    t.war("war_over_culture_ii", 0, 1)
    t.turn(1)
    t.workers(0, "warriors", 2)
    t.workers(1, "knights", 1)
    t.points(0, culture=10)
    t.do("end_turn")
    t.points(1, culture=10)
    t.do("stop", seat=0)
    t.do("sacrifice knights", seat=1)
    t.stop()
    assert (t.civ(0).culture, t.civ(1).culture) == (7, 13)
