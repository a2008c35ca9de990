"""Banks, the card row, civil actions and production."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aevum.core.event import Event
from aevum.games.through_the_ages import data
from aevum.games.through_the_ages.events import Destroyed, FamineStruck
from aevum.words import words

if TYPE_CHECKING:
    from tests.through_the_ages.table import New

# tokens in the yellow bank, price of growth, consumption, happy faces needed
YELLOW = [
    (20, 2, 0, 0),
    (18, 2, 0, 0),
    (17, 2, 0, 0),
    (16, 3, 1, 1),
    (13, 3, 1, 1),
    (12, 4, 2, 2),
    (11, 4, 2, 2),
    (10, 4, 2, 3),
    (9, 4, 2, 3),
    (8, 5, 3, 4),
    (7, 5, 3, 4),
    (6, 5, 3, 5),
    (5, 5, 3, 5),
    (4, 7, 4, 6),
    (3, 7, 4, 6),
    (2, 7, 4, 7),
    (1, 7, 4, 7),
]


@pytest.mark.parametrize(("tokens", "price", "_consumption", "_happy"), YELLOW)
@pytest.mark.clause("TTA-2.3")
@pytest.mark.clause("TTA-5.1")
def test_the_yellow_bank_sets_the_price_of_growth(
    new: New, tokens: int, price: int, _consumption: int, _happy: int
) -> None:
    t = new(2)
    t.bank(0, tokens)
    t.goods(0, food=price - 1)
    assert not t.can("increase_population")
    t.goods(0, food=price)
    unused, civil = t.civ(0).unused, t.civ(0).civil
    t.do("increase_population")
    assert t.food(0) == 0
    assert (t.civ(0).yellow, t.civ(0).unused, t.civ(0).civil) == (tokens - 1, unused + 1, civil - 1)


@pytest.mark.clause("TTA-2.3")
def test_an_empty_yellow_bank_allows_no_growth(new: New) -> None:
    t = new(2)
    t.bank(0, 0)
    t.goods(0, food=15)
    assert not t.can("increase_population")


@pytest.mark.parametrize(("tokens", "_price", "consumption", "_happy"), [*YELLOW, (0, 0, 6, 8)])
@pytest.mark.clause("TTA-2.4")
@pytest.mark.clause("TTA-8.2")
def test_the_yellow_bank_sets_consumption(new: New, tokens: int, _price: int, consumption: int, _happy: int) -> None:
    t = new(2, game="simple")
    t.bank(0, tokens)
    t.goods(0, food=5)
    t.end()
    assert t.food(0) == 5 + 2 - consumption


@pytest.mark.parametrize(("tokens", "_price", "_consumption", "happy"), [*YELLOW, (0, 0, 6, 8)])
@pytest.mark.clause("TTA-9.1")
@pytest.mark.clause("TTA-9.2")
def test_the_yellow_bank_sets_the_happy_faces_needed(
    new: New, tokens: int, _price: int, _consumption: int, happy: int
) -> None:
    t = new(2)
    t.bank(0, tokens)
    assert t.discontent(0) == happy
    t.workers(0, "religion", 1)
    assert t.discontent(0) == max(0, happy - 1)


@pytest.mark.parametrize(("blue", "gained"), [(5, 4), (3, 3), (0, 0)])
@pytest.mark.clause("TTA-2.6")
def test_nothing_is_gained_without_blue_tokens(new: New, blue: int, gained: int) -> None:
    t = new(2)
    t.hand(0, "mineral_deposits_iii")
    t.goods(0, resources=0)
    t.blue(0, blue)
    t.do("play_action mineral_deposits_iii")
    assert t.resources(0) == gained
    assert t.civ(0).blue == blue - gained


@pytest.mark.clause("TTA-2.7")
def test_gains_are_laid_down_with_few_tokens_even_without_workers(new: New) -> None:
    t = new(2)
    t.own(0, "iron", "coal")
    t.hand(0, "mineral_deposits_iii")
    t.goods(0, resources=0)
    t.do("play_action mineral_deposits_iii")
    assert (t.stock_of(0, "coal"), t.stock_of(0, "iron"), t.stock_of(0, "bronze")) == (1, 0, 1)


@pytest.mark.clause("TTA-2.10")
def test_science_stops_at_forty_and_culture_never_falls_below_nothing(new: New) -> None:
    t = new(2)
    t.points(0, culture=250, science=39)
    t.hand(0, "revolutionary_idea_iii", "work_of_art_a")
    t.do("play_action revolutionary_idea_iii")
    assert t.civ(0).science == 40
    t.do("play_action work_of_art_a")
    assert t.civ(0).culture == 256
    t.points(0, culture=3)
    t.bank(0, 0)
    t.workers(0, "professional_sports", 2)
    t.workers(0, "agriculture", 0)
    t.goods(0, food=0)
    t.end()
    assert t.civ(0).culture == 0


@pytest.mark.clause("TTA-2.11")
def test_the_culture_rating_stops_at_thirty(new: New) -> None:
    t = new(2)
    t.own(0, "democracy", "eiffel_tower", "taj_mahal")
    t.workers(0, "movies", 4)
    t.workers(0, "multimedia", 4)
    assert t.civ(0).culture_rating == 30


@pytest.mark.clause("TTA-2.13")
def test_the_level_of_a_card_is_its_age() -> None:
    cards = ("warriors", "swordsmen", "riflemen", "tanks", "homer", "taj_mahal", "kremlin", "hollywood")
    assert [data.LEVEL[data.INDEX[card]] for card in cards] == [0, 1, 2, 3, 0, 1, 2, 3]


# the turn


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("TTA-3.1")
def test_the_first_round_only_takes_cards(new: New, seats: int) -> None:
    t = new(seats, round_one=True)
    for seat in range(seats):
        assert t.pos.seat == seat
        assert (t.civ(seat).civil, t.civ(seat).military) == (seat + 1, 0)
        assert t.verbs() - {"resign"} == {"take_card", "end_turn"}
        t.do("end_turn")
        assert (t.civ(seat).science, t.civ(seat).culture) == (1, 0)
        assert (t.food(seat), t.resources(seat)) == (2, 2)
        assert t.cards_of(seat) == []
        t.skip_to("actions")


@pytest.mark.parametrize(("seats", "removed"), [(2, 3), (3, 2), (4, 1)])
@pytest.mark.clause("TTA-3.2")
@pytest.mark.clause("TTA-3.3")
def test_the_first_cards_of_the_row_are_removed(new: New, seats: int, removed: int) -> None:
    t = new(seats)
    before = t.row()
    t.end()
    t.skip_to("actions")
    assert t.row()[: 13 - removed] == before[removed:]
    assert None not in t.row()


@pytest.mark.clause("TTA-3.4")
def test_age_one_begins_when_the_start_player_has_filled_the_row(new: New) -> None:
    t = new(4, round_one=True)
    while t.pos.round == 1:
        assert t.pos.age == 0
        t.end()
    t.skip_to("actions")
    assert t.pos.age == 1
    assert {data.LEVEL[card] for card in t.pos.row} == {0}
    t.end()
    t.skip_to("actions")
    assert data.LEVEL[t.pos.row[-1]] == 1


@pytest.mark.clause("TTA-3.5")
@pytest.mark.clause("TTA-16.4")
def test_a_turn_goes_from_war_to_politics_to_discarding(new: New) -> None:
    t = new(2)
    t.war("war_over_culture_ii", 0, 1)
    t.turn(1)
    t.do("end_turn")
    steps: list[str] = []
    while t.step != "actions":
        steps.append(t.step)
        if t.step == "politics":
            t.cards(0, "legion_i", "phalanx_i", "raid_i")
        t.quietly()
    assert steps == ["attack", "defence", "politics", "discard"]


@pytest.mark.clause("TTA-3.5")
def test_the_simple_game_has_no_politics(new: New) -> None:
    t = new(2, game="simple")
    t.do("end_turn")
    assert (t.step, t.pos.seat) == ("actions", 1)


@pytest.mark.clause("TTA-3.6")
@pytest.mark.clause("TTA-3.9")
def test_actions_come_in_any_order_and_are_back_next_turn(new: New) -> None:
    t = new(2)
    t.unused(0, 3)
    t.goods(0, food=4, resources=6)
    t.do("train warriors")
    t.do("build bronze")
    t.do("build agriculture")
    t.do("disband warriors")
    assert (t.civ(0).civil, t.civ(0).military) == (2, 0)
    assert not t.can("train warriors")
    food = t.food(0)
    t.end()
    assert t.food(0) > food
    t.turn(0)
    assert (t.civ(0).civil, t.civ(0).military) == (4, 2)


@pytest.mark.clause("TTA-3.7")
def test_the_number_of_actions_is_the_sum_of_what_gives_them(new: New) -> None:
    t = new(3)
    t.own(0, "monarchy", "pyramids", "code_of_laws", "warfare", "julius_caesar")
    t.pact("open_borders_agreement_i", 0, 1)
    assert (t.civ(0).civil_total, t.civ(0).military_total) == (5 + 1 + 1, 3 + 1 + 1 + 1)
    t.turn(1)
    t.turn(0)
    assert (t.civ(0).civil, t.civ(0).military) == (7, 6)


# taking cards


@pytest.mark.parametrize("slot", range(1, 14))
@pytest.mark.clause("TTA-4.1")
def test_a_card_costs_by_its_slot(new: New, slot: int) -> None:
    t = new(2)
    t.lay(slot, "irrigation")
    price = 1 if slot <= 5 else 2 if slot <= 9 else 3
    t.civ(0).civil = price - 1
    assert not t.can(f"take_card irrigation {slot}")
    t.civ(0).civil = price
    t.do(f"take_card irrigation {slot}")
    assert t.civ(0).civil == 0
    assert t.hand_of(0) == ["irrigation"]


@pytest.mark.clause("TTA-4.2")
def test_the_hand_holds_as_many_cards_as_there_are_civil_actions(new: New) -> None:
    t = new(2)
    t.hand(0, "irrigation", "iron", "alchemy", "drama")
    t.lay(1, "monarchy")
    t.lay(2, "pyramids")
    assert not t.can("take_card monarchy 1")
    t.do("take_card pyramids 2")
    assert len(t.hand_of(0)) == 4
    t.own(0, "code_of_laws")
    assert t.can("take_card monarchy 1")


@pytest.mark.clause("TTA-4.2")
def test_a_hand_above_the_limit_is_kept(new: New) -> None:
    t = new(2)
    t.own(0, "hammurabi")
    t.hand(0, "irrigation", "iron", "alchemy", "drama", "michelangelo")
    t.do("play_leader michelangelo")
    t.own(0, "hammurabi")
    t.hand(0, "irrigation", "iron", "alchemy", "drama", "monarchy")
    t.civ(0).leader = -1
    t.refresh()
    t.end()
    assert len(t.hand_of(0)) == 5


@pytest.mark.clause("TTA-4.3")
def test_one_leader_of_each_age_is_taken(new: New) -> None:
    t = new(2)
    t.lay(1, "homer")
    t.lay(2, "moses")
    t.lay(3, "michelangelo")
    t.do("take_card homer 1")
    t.do("play_leader homer")
    assert not t.can("take_card moses 2")
    assert t.can("take_card michelangelo 3")


@pytest.mark.clause("TTA-4.4")
def test_a_second_wonder_waits_for_the_first(new: New) -> None:
    t = new(2)
    t.lay(1, "colossus")
    t.lay(2, "pyramids")
    t.do("take_card colossus 1")
    assert t.hand_of(0) == []
    assert not t.can("take_card pyramids 2")


@pytest.mark.clause("TTA-4.6")
def test_a_technology_is_not_taken_twice(new: New) -> None:
    t = new(2)
    t.own(0, "iron")
    t.hand(0, "irrigation")
    t.lay(1, "irrigation")
    t.lay(2, "iron")
    t.lay(3, "alchemy")
    assert not t.can("take_card irrigation 1")
    assert not t.can("take_card iron 2")
    assert t.can("take_card alchemy 3")


# civil actions


@pytest.mark.clause("TTA-5.2")
def test_building_needs_an_unused_worker(new: New) -> None:
    t = new(2)
    t.goods(0, resources=9)
    t.unused(0, 0)
    assert not {"build", "train"} & t.verbs()


@pytest.mark.clause("TTA-5.3")
def test_the_urban_limit_counts_all_levels_of_a_type(new: New) -> None:
    t = new(2)
    t.own(0, "alchemy")
    t.workers(0, "philosophy", 1)
    t.workers(0, "alchemy", 1)
    t.workers(0, "bronze", 6)
    t.goods(0, resources=12)
    assert not t.can("build alchemy")
    assert not t.can("build philosophy")
    assert t.can("upgrade philosophy alchemy")
    assert t.can("build religion")
    assert t.can("build bronze")


@pytest.mark.clause("TTA-5.4")
def test_no_technology_needs_an_earlier_one_and_the_old_ones_still_serve(new: New) -> None:
    t = new(2)
    t.hand(0, "coal")
    t.points(0, science=7)
    t.do("play_technology coal")
    t.goods(0, resources=8)
    assert t.can("build coal")
    assert t.can("build bronze")
    assert t.can("upgrade bronze coal")


@pytest.mark.clause("TTA-5.5")
def test_an_upgrade_stays_within_its_type(new: New) -> None:
    t = new(2)
    t.own(0, "theology", "drama", "iron", "irrigation")
    t.workers(0, "religion", 1)
    t.goods(0, resources=12)
    upgrades = set(t.options("upgrade"))
    assert upgrades == {"religion theology", "bronze iron", "agriculture irrigation"}


@pytest.mark.clause("TTA-5.6")
def test_destroying_frees_the_worker_and_pays_nothing_back(new: New) -> None:
    t = new(2)
    resources, unused, yellow = t.resources(0), t.civ(0).unused, t.civ(0).yellow
    t.do("destroy philosophy")
    assert t.resources(0) == resources
    assert (t.civ(0).unused, t.civ(0).yellow, t.civ(0).civil) == (unused + 1, yellow, 3)
    assert t.civ(0).science_rating == 0


@pytest.mark.clause("TTA-5.7")
def test_a_stage_needs_a_blue_token_to_mark_it(new: New) -> None:
    t = new(2)
    t.under(0, "pyramids", 0)
    t.goods(0, resources=0)
    t.own(0, "oil")
    t.stock(0, "oil", 1)
    t.hand(0, "engineering_genius_ii")
    t.blue(0, 0)
    assert not t.can("play_action engineering_genius_ii")
    t.blue(0, 1)
    assert t.can("play_action engineering_genius_ii")


@pytest.mark.clause("TTA-5.9")
def test_a_new_leader_replaces_the_old_one(new: New) -> None:
    t = new(2)
    t.own(0, "julius_caesar")
    t.lay(1, "michelangelo")
    t.do("take_card michelangelo 1")
    t.do("play_leader michelangelo")
    assert t.civ(0).civil == 2
    assert t.name(t.civ(0).leader) == "michelangelo"
    assert (t.civ(0).strength, t.civ(0).military_total) == (1, 2)
    assert data.INDEX["julius_caesar"] in t.pos.gone


@pytest.mark.clause("TTA-5.9")
def test_homer_helps_in_the_turn_he_comes(new: New) -> None:
    t = new(2)
    t.hand(0, "homer")
    t.goods(0, resources=1)
    t.do("play_leader homer")
    assert t.can("train warriors")


@pytest.mark.clause("TTA-5.10")
def test_a_technology_may_be_played_in_the_turn_it_was_taken_and_builds_nothing(new: New) -> None:
    t = new(2)
    t.lay(1, "iron")
    t.points(0, science=5)
    t.do("take_card iron 1")
    t.do("play_technology iron")
    assert (t.civ(0).science, t.civ(0).civil) == (0, 2)
    assert t.on(0, "iron") == 0


@pytest.mark.clause("TTA-5.12")
def test_an_action_card_waits_for_the_next_turn(new: New) -> None:
    t = new(2)
    t.lay(1, "work_of_art_i")
    t.do("take_card work_of_art_i 1")
    assert not t.can("play_action work_of_art_i")
    t.turn(1)
    t.turn(0)
    t.do("play_action work_of_art_i")
    assert t.hand_of(0) == []


@pytest.mark.clause("TTA-7.3")
def test_disbanding_frees_the_worker_for_a_military_action(new: New) -> None:
    t = new(2)
    t.do("disband warriors")
    assert (t.civ(0).unused, t.civ(0).military, t.civ(0).civil) == (2, 1, 4)
    assert t.civ(0).strength == 0


def test_the_log_tells_what_one_gives_up_from_what_one_loses() -> None:
    said = words("through_the_ages", "en")
    gone = [Destroyed(0, "warriors", own=True), Destroyed(0, "bronze", own=True), Destroyed(0, "bronze")]
    assert [said.event(event, ["Anna"]) for event in gone] == [
        "Anna disbands Warriors.",
        "Anna pulls down a mine (Bronze).",
        "Anna loses a mine (Bronze).",
    ]


@pytest.mark.parametrize("action", ["disband warriors", "destroy bronze"])
def test_what_one_destroys_oneself_is_told_as_ones_own_doing(new: New, action: str) -> None:
    t = new(2)
    t.do(action)
    assert Destroyed(0, action.split()[1], own=True) in t.story


# production


@pytest.mark.clause("TTA-8.1")
def test_production_scores_the_ratings(new: New) -> None:
    t = new(2)
    t.workers(0, "drama", 2)
    t.workers(0, "alchemy", 1)
    t.points(0, culture=10, science=2)
    t.end()
    assert (t.civ(0).culture, t.civ(0).science) == (14, 2 + 1 + 2)


@pytest.mark.clause("TTA-8.3")
def test_famine_costs_four_culture_points_per_missing_food(new: New) -> None:
    t = new(2, game="simple")
    t.workers(0, "agriculture", 1)
    t.goods(0, food=0)
    t.bank(0, 8)
    t.points(0, culture=20)
    t.end()
    assert t.food(0) == 0
    assert t.civ(0).culture == 20 - 8
    struck = next(index for index, event in enumerate(t.story) if isinstance(event, FamineStruck))
    outcome = [event for event in t.story[struck : struck + 2] if isinstance(event, Event)]
    assert words("through_the_ages", "en").told(outcome, ["Anna"] * 2) == "Anna is 2 food short and loses 8 culture."


@pytest.mark.clause("TTA-8.4")
def test_the_best_mines_produce_when_tokens_are_short(new: New) -> None:
    t = new(2, game="simple")
    t.workers(0, "agriculture", 1)
    t.workers(0, "iron", 1)
    t.goods(0, food=0, resources=0)
    t.blue(0, 3)
    t.end()
    assert (t.stock_of(0, "agriculture"), t.stock_of(0, "iron"), t.stock_of(0, "bronze")) == (1, 1, 1)


@pytest.mark.parametrize(("left", "lost"), [(9, 0), (8, 2), (5, 2), (4, 4), (1, 4), (0, 6)])
@pytest.mark.clause("TTA-8.5")
def test_corruption_follows_the_blue_bank(new: New, left: int, lost: int) -> None:
    t = new(2)
    t.goods(0, food=0, resources=7)
    t.blue(0, left + 4)
    t.end()
    assert t.resources(0) == 7 + 2 - lost
    assert t.food(0) == 2


@pytest.mark.clause("TTA-8.5")
def test_corruption_takes_no_food(new: New) -> None:
    t = new(2)
    t.workers(0, "bronze", 0)
    t.goods(0, food=9, resources=1)
    t.blue(0, 2)
    t.end()
    assert (t.food(0), t.resources(0)) == (11, 0)


@pytest.mark.parametrize(("actions", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
@pytest.mark.clause("TTA-8.6")
def test_unused_military_actions_draw_at_most_three_cards(new: New, actions: int, drawn: int) -> None:
    t = new(2)
    t.cards(0)
    t.civ(0).military = actions
    t.do("end_turn")
    assert len(t.cards_of(0)) == drawn


@pytest.mark.clause("TTA-9.3")
def test_an_uprising_stops_everything(new: New) -> None:
    t = new(2)
    t.bank(0, 8)
    t.unused(0, 3)
    t.goods(0, food=1, resources=1)
    t.blue(0, 0)
    t.points(0, culture=5, science=5)
    t.cards(0)
    assert t.discontent(0) == 4
    t.do("end_turn")
    assert (t.civ(0).culture, t.civ(0).science) == (5, 5)
    assert (t.food(0), t.resources(0)) == (1, 1)
    assert t.cards_of(0) == []


@pytest.mark.clause("TTA-9.4")
def test_the_simple_game_knows_neither_uprising_nor_corruption(new: New) -> None:
    t = new(2, game="simple")
    t.bank(0, 13)
    t.unused(0, 0)
    t.goods(0, food=0, resources=5)
    t.blue(0, 4)
    t.points(0, science=0)
    t.end()
    assert t.civ(0).science == 1
    assert t.resources(0) == 7


# the Simple game's events and end


@pytest.mark.clause("TTA-10.1")
def test_an_event_opens_each_round_from_the_third_on(new: New) -> None:
    t = new(4, game="simple")
    assert t.pos.starting_events == 9
    t.turn(3)
    t.goods(0, food=0)
    t.event("development_of_agriculture")
    assert t.pos.starting_events == 8
    assert t.food(0) == 2
    t.settle_all()
    for left in range(7, -1, -1):
        t.turn(3)
        t.end()
        assert t.pos.starting_events == left
    t.turn(3)
    t.end()
    assert t.step == "actions"


@pytest.mark.clause("TTA-10.2")
def test_the_simple_game_ends_with_the_round_of_the_last_card(new: New) -> None:
    t = new(2, game="simple")
    del t.pos.civil_decks[1][3:]
    t.turn(1)
    assert t.pos.last_round == t.pos.round
    assert t.pos.row[-1] >= 0
    t.do("end_turn")
    assert t.pos.over

    t = new(3, game="simple")
    del t.pos.civil_decks[1][2:]
    t.turn(1)
    assert not t.pos.over
    t.turn(2)
    assert t.row()[-2:] == [None, None]
    t.do("end_turn")
    assert t.pos.over


@pytest.mark.clause("TTA-10.4")
def test_the_most_culture_wins_and_equals_share(new: New) -> None:
    t = new(3)
    t.turn(2)
    t.last_round()
    t.points(0, culture=20)
    t.points(1, culture=20)
    t.points(2, culture=7)
    t.do("end_turn")
    assert t.pos.over
    assert [t.rank(seat) for seat in range(3)] == [1, 1, 3]
    assert [t.final(seat) for seat in range(3)] == [20, 20, 7]
