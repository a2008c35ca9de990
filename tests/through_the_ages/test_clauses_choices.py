"""Choices that the rulebook leaves to the players: may, up to, at least, in any order."""

from __future__ import annotations

from itertools import permutations

import pytest

from aevum.core.dice import QuickDice
from aevum.games.through_the_ages import data
from aevum.games.through_the_ages.position import Position
from aevum.games.through_the_ages.view import CivView, View
from tests.through_the_ages.table import GAME, New, Table

# Trade Routes Agreement


def trading(new: New) -> Table:
    t = new(3)
    t.pact("trade_routes_agreement_i", 0, 1)
    return t


@pytest.mark.clause("TTA-20.24")
def test_a_trade_route_takes_nothing_before_the_payment(new: New) -> None:
    t = trading(new)
    t.goods(0, food=3, resources=1)
    t.do("use_trade_route")
    assert (t.food(0), t.resources(0)) == (3, 1)
    assert t.civ(0).trade_used is False
    t.do("build bronze")
    assert (t.food(0), t.resources(0)) == (2, 0)
    assert t.civ(0).trade_used is True


@pytest.mark.clause("TTA-20.24")
def test_a_trade_route_that_no_payment_follows_costs_nothing(new: New) -> None:
    """Corruption is no payment: neither does it take the food, nor is a blue token freed before it."""
    used, unused = trading(new), trading(new)
    used.do("use_trade_route")
    for t in (used, unused):
        t.do("end_turn")
        t.settle_all()
    assert used.food(0) == unused.food(0)
    assert used.resources(0) == unused.resources(0)
    assert used.civ(0).blue == unused.civ(0).blue


@pytest.mark.clause("TTA-20.24")
def test_corruption_is_never_paid_by_the_trade_route(new: New) -> None:
    t = trading(new)
    t.goods(0, food=3, resources=5)
    t.blue(0, 4)
    t.do("use_trade_route")
    t.do("end_turn")
    assert t.food(0) == 3 + 2
    assert t.resources(0) == 5 + 2 - 6


@pytest.mark.clause("TTA-20.24")
@pytest.mark.parametrize("asked", [True, False])
def test_a_resource_feeds_only_those_who_want_it(new: New, asked: bool) -> None:
    t = trading(new)
    t.turn(1)
    t.bank(1, 13)
    t.workers(1, "agriculture", 0)
    t.workers(1, "bronze", 0)
    t.goods(1, food=0, resources=3)
    t.points(1, culture=20)
    if asked:
        t.do("use_trade_route")
    t.do("end_turn")
    assert t.resources(1) == (2 if asked else 3)
    assert t.civ(1).culture == (20 if asked else 16)


@pytest.mark.clause("TTA-20.24")
def test_an_event_that_makes_people_eat_asks_for_the_trade_route(new: New) -> None:
    t = trading(new)
    t.politics(0)
    t.bank(1, 12)
    t.workers(1, "agriculture", 0)
    t.goods(1, food=1, resources=3)
    t.points(1, culture=20)
    t.event("economic_progress")
    assert (t.step, t.pos.actors) == ("feed", (1,))
    assert t.legal() == ["pass", "use_trade_route"]
    passing = t.copy()
    t.do("use_trade_route")
    assert (t.civ(1).culture, t.food(1), t.resources(1)) == (20, 0, 3 - 1 + 2)
    assert t.civ(1).trade_used
    passing.do("pass")
    assert (passing.civ(1).culture, passing.resources(1)) == (16, 3 + 2)
    assert not passing.civ(1).trade_used


@pytest.mark.clause("TTA-20.24")
def test_a_trade_route_is_open_once_a_round(new: New) -> None:
    t = trading(new)
    t.goods(0, food=4, resources=4)
    t.do("use_trade_route")
    assert not t.can("use_trade_route")
    t.do("build bronze")
    assert not t.can("use_trade_route")
    t.turn(1)
    t.turn(0)
    assert t.can("use_trade_route")


@pytest.mark.clause("TTA-20.24")
def test_a_recruit_pays_the_trade_route_with_food_that_is_left(new: New) -> None:
    t = trading(new)
    t.own(0, "frederick_barbarossa")
    t.bank(0, 18)
    t.goods(0, food=1, resources=0)
    t.do("use_trade_route")
    assert not t.can("recruit warriors")
    t.goods(0, food=2, resources=0)
    t.do("recruit warriors")
    assert (t.food(0), t.on(0, "warriors")) == (0, 2)


# Raid


@pytest.mark.clause("TTA-20.18")
@pytest.mark.parametrize(
    ("card", "razed", "gain"), [("raid_ii", 1, 2), ("raid_iii", 1, 2), ("raid_iii", 2, 5), ("raid_iii", 3, 7)]
)
def test_a_raid_may_stop_before_its_limit(new: New, card: str, razed: int, gain: int) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "theocracy")
    t.goods(0, resources=0)
    t.workers(0, "tanks", 4)
    t.workers(1, "theology", 3)
    t.cards(0, card)
    t.civ(0).military = 4
    t.do(f"attack {card} 1")
    t.do("stop", seat=0)
    t.do("stop", seat=1)
    for _ in range(razed):
        t.do("raze theology", seat=0)
    if t.step == "raze":
        assert t.legal(0) == ["stop", "raze theology"]
        t.do("stop", seat=0)
    assert t.on(1, "theology") == 3 - razed
    assert t.resources(0) == gain


# payments and defences


def bidding(new: New) -> Table:
    t = new(2)
    t.politics(0)
    t.workers(0, "warriors", 2)
    t.workers(0, "knights", 1)
    t.cards(0, "defense_colonization_bonus_i", "defense_colonization_bonus_ii")
    t.event("wealthy_territory_i")
    t.do("bid 3", seat=0)
    t.others_pass()
    assert t.step == "payment"
    return t


@pytest.mark.clause("TTA-13.3")
def test_units_and_bonus_cards_pay_in_any_order(new: New) -> None:
    table = bidding(new)
    force: tuple[str, ...] = (
        "sacrifice knights",
        "play_bonus defense_colonization_bonus_i",
        "sacrifice warriors",
    )
    for order in permutations(force):
        t = table.copy()
        for action in order:
            t.do(action)
        t.do("stop")
        assert t.colonies(0) == ["wealthy_territory_i"]
        assert (t.on(0, "knights"), t.on(0, "warriors")) == (0, 1)
        assert t.cards_of(0) == ["defense_colonization_bonus_ii"]


@pytest.mark.clause("TTA-13.3")
def test_more_than_the_bid_may_be_sent(new: New) -> None:
    t = bidding(new)
    t.do("sacrifice knights")
    assert not t.can("stop")
    t.do("sacrifice warriors")
    assert t.can("stop")
    t.do("sacrifice warriors")
    t.do("play_bonus defense_colonization_bonus_i")
    t.do("play_bonus defense_colonization_bonus_ii")
    assert t.colonies(0) == ["wealthy_territory_i"]


@pytest.mark.clause("TTA-13.3")
def test_bonus_cards_alone_do_not_end_the_payment(new: New) -> None:
    t = bidding(new)
    t.do("play_bonus defense_colonization_bonus_i")
    t.do("play_bonus defense_colonization_bonus_ii")
    assert not t.can("stop")
    t.do("sacrifice warriors")
    t.do("stop")
    assert t.colonies(0) == ["wealthy_territory_i"]


def attacked(new: New) -> Table:
    t = new(2)
    t.politics(0)
    t.workers(0, "warriors", 4)
    t.workers(1, "warriors", 2)
    t.workers(1, "knights", 1)
    t.cards(0, "spy_ii")
    t.cards(1, "defense_colonization_bonus_i", "legion_i")
    t.points(1, science=5)
    t.do("attack spy_ii 1")
    t.do("stop", seat=0)
    return t


@pytest.mark.clause("TTA-14.3")
def test_units_and_bonus_cards_defend_in_any_order_and_beyond_need(new: New) -> None:
    table = attacked(new)
    means: tuple[str, ...] = (
        "play_bonus defense_colonization_bonus_i",
        "sacrifice knights",
        "sacrifice warriors",
    )
    for order in permutations(means):
        t = table.copy()
        for action in order:
            t.do(action, seat=1)
        t.do("stop", seat=1)
        assert t.civ(1).science == 5
        assert (t.on(1, "knights"), t.on(1, "warriors")) == (0, 1)


@pytest.mark.clause("TTA-14.2")
def test_the_attacker_names_units_in_any_order(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "knights", 1)
    t.cards(0, "spy_ii")
    t.do("attack spy_ii 1")
    t.do("sacrifice knights", seat=0)
    t.do("sacrifice warriors", seat=0)
    assert (t.on(0, "knights"), t.on(0, "warriors")) == (0, 0)


@pytest.mark.clause("TTA-11.2")
def test_surplus_cards_are_discarded_in_any_order(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.cards(0, "legion_i", "phalanx_i", "raid_i", "spy_ii")
    t.do("pass")
    assert len(t.legal()) == 4
    t.do("discard spy_ii")
    t.do("discard legion_i")
    assert sorted(t.cards_of(0)) == ["phalanx_i", "raid_i"]


@pytest.mark.clause("TTA-19.8")
def test_two_secret_bonus_cards_are_kept_in_any_order() -> None:
    position = GAME.position(2, {"bonus": "own"})
    assert isinstance(position, Position)
    t = Table(position)
    t.skip_to("choose_bonus")
    cards = t.options("keep_bonus")
    t.do(f"keep_bonus {cards[-1]}")
    other = t.pos.resample(1, QuickDice(2))
    assert other.actors == (0,)
    assert other.kept in other.civs[0].bonuses
    t.do(f"keep_bonus {cards[0]}")
    assert [t.name(card) for card in t.civ(0).bonuses] == [cards[0], cards[-1]]


# a revolution and a wonder that costs nothing


@pytest.mark.clause("TTA-6.1")
@pytest.mark.parametrize("wonder_first", [True, False])
def test_a_free_wonder_goes_before_and_after_a_revolution(new: New, wonder_first: bool) -> None:
    t = new(2)
    t.own(0, "michelangelo")
    t.lay(1, "taj_mahal")
    t.hand(0, "monarchy")
    t.points(0, science=10)
    wonder, revolt = "take_card taj_mahal 1", "revolution monarchy"
    for action in (wonder, revolt) if wonder_first else (revolt, wonder):
        t.do(action)
    assert t.civ(0).wonder == data.INDEX["taj_mahal"]
    assert t.name(t.civ(0).government) == "monarchy"
    assert t.civ(0).civil == 0


# leaving


@pytest.mark.clause("TTA-18.7")
def test_a_war_is_not_decided_before_its_declarer_may_leave(new: New) -> None:
    t = new(3)
    t.leaving = True
    t.turn(2)
    t.war("war_over_culture_ii", 0, 1)
    t.points(1, culture=30)
    t.do("end_turn")
    t.skip_to("war")
    assert (t.pos.actors, t.legal()) == ((0,), ["decide_war", "resign"])
    t.do("resign")
    assert t.civ(1).culture >= 30
    assert t.pos.wars == []
    t.skip_to("actions")
    assert t.pos.seat == 1


@pytest.mark.clause("TTA-18.7")
def test_the_match_may_be_left_in_the_first_round(new: New) -> None:
    t = new(3, round_one=True)
    assert t.can("resign")
    card = t.row()[0]
    assert card is not None
    t.do(f"take_card {card} 1")
    assert not t.can("resign")
    t.do("end_turn")
    t.do("resign")
    assert t.pos.seat == 2
    assert not new(3, round_one=True, game="advanced").can("resign")


@pytest.mark.clause("TTA-1.1")
def test_the_next_player_opens_the_rounds_after_the_start_player_has_left(new: New) -> None:
    t = new(3)
    t.politics(0)
    round_left = t.pos.round
    t.do("resign")
    assert t.pos.start_player() == 1
    t.turn(2)
    t.end()
    assert (t.pos.seat, t.pos.round) == (1, round_left + 1)


# what lies open


def seen(t: Table, by: int | None, seat: int) -> CivView:
    view = t.pos.view(by)
    assert isinstance(view, View)
    return view.civs[seat]


def test_the_marks_of_the_table_are_in_the_view(new: New) -> None:
    t = new(3, no_ganging_up=True)
    t.pact("trade_routes_agreement_i", 0, 1)
    t.own(0, "ocean_liner_service")
    t.goods(0, food=5, resources=5)
    t.do("use_trade_route")
    t.do("use_liner")
    marks = seen(t, 2, 0)
    assert (marks.trade_ready, marks.trade_used, marks.liner_used) == (True, False, True)
    t.do("build bronze")
    assert (seen(t, 2, 0).trade_ready, seen(t, 2, 0).trade_used) == (False, True)
    t.politics(1)
    t.own(1, "christopher_columbus")
    t.cards(1, "wealthy_territory_i")
    t.do("columbus wealthy_territory_i")
    assert seen(t, None, 1).columbus_used
    t.politics(2)
    t.cards(2, "spy_ii")
    t.points(1, science=3)
    t.do("attack spy_ii 1")
    assert seen(t, 0, 2).attacking == 1
    assert seen(t, 0, 1).attacking is None
    t.settle_all()
    t.politics(0)
    t.civ(1).civil_lost = 2
    t.civ(1).skip_politics = True
    assert (seen(t, 0, 1).civil_lost, seen(t, 0, 1).skips_politics) == (2, True)


# rulings


@pytest.mark.clause("TTA-3.4")
def test_age_i_cards_fill_what_the_age_a_deck_cannot(new: New) -> None:
    """Seven cards leave the row in round 1 and one more at the start of round 2; the deck holds seven."""
    actions = [card for card in data.deck(4, 0, False) if data.CARDS[data.INDEX[card]].kind == "action"]
    others = [card for card in data.deck(4, 0, False) if card not in actions]
    t = new(4, round_one=True, row=[others[0], *actions, *others[1:3]])
    for seat, slots in enumerate([(2,), (3, 4), (5, 6), (7, 8)]):
        assert t.pos.seat == seat
        for slot in slots:
            t.do(f"take_card {actions[slot - 2]} {slot}")
        t.do("end_turn")
        t.follow()
    assert (t.pos.round, t.pos.age) == (2, 1)
    assert None not in t.row()
    assert [data.LEVEL[card] for card in t.pos.row] == [0] * 12 + [1]


@pytest.mark.clause("TTA-20.3")
def test_robespierre_and_breakthrough_leave_civil_actions(new: New) -> None:
    t = new(2)
    t.own(0, "maximilien_robespierre")
    t.hand(0, "breakthrough_i", "monarchy")
    t.points(0, science=10)
    t.goods(0, food=4)
    t.do("increase_population")
    t.do("play_action breakthrough_i")
    t.do("revolution monarchy")
    assert t.civ(0).civil == 5 - 2
    assert t.civ(0).military == 0
    assert t.civ(0).science == 10 - 3 + 2


@pytest.mark.clause("TTA-5.5")
def test_bach_does_not_make_upgrades_of_theaters_cheaper(new: New) -> None:
    t = new(2)
    t.own(0, "js_bach", "opera")
    t.workers(0, "drama", 1)
    cost = data.COST[data.INDEX["opera"]] - data.COST[data.INDEX["drama"]]
    t.goods(0, resources=cost)
    t.do("upgrade drama opera")
    assert t.resources(0) == 0


@pytest.mark.clause("TTA-20.6")
def test_tokens_on_laboratories_outlive_tesla(new: New) -> None:
    t = new(2)
    t.own(0, "nikola_tesla")
    t.workers(0, "alchemy", 1)
    t.goods(0, resources=0)
    t.stock(0, "alchemy", 2)
    assert t.resources(0) == 2
    t.civ(0).leader = -1
    t.refresh()
    t.do("build bronze")
    assert (t.resources(0), t.stock_of(0, "alchemy")) == (0, 0)


@pytest.mark.clause("TTA-14.6")
def test_the_weakest_chooses_what_border_conflict_destroys(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.workers(0, "warriors", 3)
    t.event("border_conflict")
    assert (t.step, t.pos.actors) == ("lose_building", (1,))
    assert set(t.options("lose_building")) == {
        "agriculture",
        "bronze",
        "philosophy",
    }


@pytest.mark.clause("TTA-2.2")
def test_emigration_takes_workers_from_cards_when_too_few_are_unused(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.bank(1, 8)
    t.unused(1, 1)
    t.event("emigration")
    assert (t.step, t.pos.actors) == ("lose_population", (1,))
    assert t.civ(1).unused == 0


def test_impact_of_happiness_can_cost_culture(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.bank(1, 8)
    t.points(0, culture=10)
    t.points(1, culture=10)
    t.event("impact_of_happiness")
    assert t.civ(1).culture == 10 - 2 * 4


@pytest.mark.clause("TTA-19.8")
def test_the_bonus_card_of_who_has_left_is_still_scored(new: New) -> None:
    t = new(3, bonus="own", fewer_bonuses=True)
    for seat in range(3):
        t.civ(seat).bonuses = [
            data.INDEX[f"impact_of_{name}"] for name in [("colonies", "industry", "government")[seat]]
        ]
    t.own(1, "wealthy_territory_i")
    t.politics(0)
    t.do("resign")
    t.last_round()
    t.play_out()
    scored = [event for event in t.story if type(event).__name__ == "BonusScored"]
    assert {getattr(event, "card", None) for event in scored} >= {"impact_of_colonies"}
