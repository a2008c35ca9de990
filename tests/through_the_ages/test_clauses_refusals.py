"""Why something is not allowed: the reason and the clause that a newcomer is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aevum.core.errors import Refusal
from aevum.words import words

if TYPE_CHECKING:
    from tests.through_the_ages.table import New, Table


def why(t: Table, action: str, seat: int = 0) -> Refusal:
    t.follow()
    refusal = t.pos.why_not(seat, t.parser.text(action))
    assert refusal is not None
    for language in ("en", "hu"):
        text = words("through_the_ages", language).refusal(refusal, ["Anna", "Béla", "Cili"])
        assert text
        assert "{" not in text
        assert not text.startswith("refusal-")
    return refusal


def prepare_taking(t: Table) -> None:
    t.under(0, "colossus", 0)
    t.own(0, "homer", "iron")
    t.hand(0, "irrigation")
    t.lay(1, "pyramids")
    t.lay(2, "moses")
    t.lay(3, "iron")
    t.lay(10, "alchemy")
    t.civ(0).civil = 2


@pytest.mark.parametrize(
    ("action", "key", "clause"),
    [
        ("take_card pyramids 1", "wonder_under_construction", "TTA-4.4"),
        ("take_card moses 2", "leader_of_age_taken", "TTA-4.3"),
        ("take_card iron 3", "technology_owned", "TTA-4.6"),
        ("take_card drama 4", "not_in_row", "TTA-4.1"),
        ("take_card alchemy 10", "civil_actions_short", "TTA-4.1"),
    ],
)
def test_why_a_card_cannot_be_taken(new: New, action: str, key: str, clause: str) -> None:
    t = new(2)
    prepare_taking(t)
    refusal = why(t, action)
    assert (refusal.key, refusal.clause) == (key, clause)


def test_why_a_full_hand_takes_no_card(new: New) -> None:
    t = new(2)
    t.hand(0, "irrigation", "iron", "alchemy", "drama")
    t.lay(1, "monarchy")
    refusal = why(t, "take_card monarchy 1")
    assert (refusal.key, refusal.values, refusal.clause) == ("hand_full", {"limit": 4}, "TTA-4.2")


def test_why_a_wonder_is_too_dear_for_michelangelo_too(new: New) -> None:
    t = new(2)
    t.own(0, "michelangelo", "pyramids", "colossus")
    t.lay(6, "hanging_gardens")
    t.civ(0).civil = 2
    refusal = why(t, "take_card hanging_gardens 6")
    assert (refusal.key, refusal.values) == ("civil_actions_short", {"need": 3, "have": 2})
    assert refusal.clause == "TTA-4.1"


def test_why_nothing_is_built_in_the_first_round(new: New) -> None:
    t = new(2, round_one=True)
    assert why(t, "build bronze").key == "first_round"


@pytest.mark.parametrize(
    ("action", "key", "clause"),
    [
        ("increase_population", "food_short", "TTA-5.1"),
        ("build coal", "technology_missing", "TTA-5.2"),
        ("build bronze", "resources_short", "TTA-5.2"),
        ("build religion", "urban_limit", "TTA-5.3"),
        ("upgrade bronze coal", "no_such_upgrade", "TTA-5.5"),
        ("upgrade bronze iron", "resources_short", "TTA-5.5"),
        ("upgrade philosophy alchemy", "no_worker_there", "TTA-5.5"),
        ("destroy philosophy", "no_worker_there", "TTA-5.6"),
        ("build_stages 1", "no_wonder", "TTA-5.7"),
        ("play_technology irrigation", "science_short", "TTA-5.10"),
        ("play_technology coal", "not_in_hand", "TTA-5.10"),
        ("play_action frugality_i", "contained_action_impossible", "TTA-5.13"),
        ("revolution monarchy", "science_short", "TTA-6.1"),
        ("train tanks", "technology_missing", "TTA-7.1"),
        ("train warriors", "resources_short", "TTA-7.1"),
        ("disband swordsmen", "no_worker_there", "TTA-7.3"),
        ("play_tactic legion_i", "not_in_hand", "TTA-7.5"),
    ],
)
def test_why_an_action_is_not_possible(new: New, action: str, key: str, clause: str) -> None:
    t = new(2)
    t.own(0, "iron", "alchemy", "swordsmen")
    t.workers(0, "religion", 2)
    t.workers(0, "philosophy", 0)
    t.hand(0, "irrigation", "frugality_i", "monarchy")
    t.goods(0, food=0, resources=0)
    t.points(0, science=0)
    refusal = why(t, action)
    assert (refusal.key, refusal.clause) == (key, clause)


@pytest.mark.clause("TTA-7.5")
def test_why_the_tactic_in_play_is_not_played_again(new: New) -> None:
    t = new(2)
    t.own(0, "legion_i")
    t.cards(0, "legion_i")
    refusal = why(t, "play_tactic legion_i")
    assert (refusal.key, refusal.clause) == ("tactic_in_play", "TTA-7.5")


def test_why_actions_run_out(new: New) -> None:
    t = new(2)
    t.goods(0, food=9, resources=9)
    t.civ(0).civil = 0
    t.civ(0).military = 0
    assert why(t, "build bronze").key == "no_civil_action"
    assert why(t, "train warriors").key == "no_military_action"


def test_why_workers_run_out(new: New) -> None:
    t = new(2)
    t.goods(0, resources=9)
    t.unused(0, 0)
    assert why(t, "build bronze").key == "no_unused_worker"
    t.bank(0, 0)
    assert why(t, "increase_population").key == "yellow_bank_empty"


def test_why_a_fresh_action_card_waits(new: New) -> None:
    t = new(2)
    t.lay(1, "work_of_art_i")
    t.do("take_card work_of_art_i 1")
    refusal = why(t, "play_action work_of_art_i")
    assert (refusal.key, refusal.clause) == ("action_card_fresh", "TTA-5.12")


def test_why_a_revolution_comes_first(new: New) -> None:
    t = new(2)
    t.hand(0, "monarchy")
    t.points(0, science=9)
    t.goods(0, resources=2)
    t.do("build bronze")
    refusal = why(t, "revolution monarchy")
    assert (refusal.key, refusal.clause) == ("civil_actions_spent", "TTA-6.1")


def test_why_robespierre_wants_his_military_actions(new: New) -> None:
    t = new(2)
    t.own(0, "maximilien_robespierre")
    t.hand(0, "monarchy")
    t.points(0, science=9)
    t.goods(0, resources=2)
    t.do("train warriors")
    refusal = why(t, "revolution monarchy")
    assert (refusal.key, refusal.clause) == ("military_actions_spent", "TTA-20.3")


def test_why_a_wonder_is_not_built_further(new: New) -> None:
    t = new(2)
    t.under(0, "colossus", 0)
    t.goods(0, resources=2)
    assert why(t, "build_stages 1").key == "resources_short"
    t.goods(0, resources=9)
    assert why(t, "build_stages 2").key == "stages_too_many"


def test_why_cooperation_stops_science(new: New) -> None:
    t = new(3)
    t.pact("scientific_cooperation_ii", 0, 1)
    t.hand(0, "iron")
    t.points(0, science=9)
    t.points(1, science=0)
    refusal = why(t, "play_technology iron")
    assert (refusal.key, refusal.clause) == ("cooperation_blocks", "TTA-20.11")


@pytest.mark.parametrize(
    ("action", "key", "clause"),
    [
        ("attack plunder_i 1", "military_actions_short", "TTA-14.1"),
        ("attack plunder_i 0", "no_such_rival", "TTA-14.1"),
        ("attack spy_ii 2", "attack_forbidden", "TTA-15.5"),
        ("attack annex_ii 1", "nothing_to_strike", "TTA-14.1"),
        ("attack raid_i 1", "not_in_hand", "TTA-12.1"),
        ("play_event rats", "not_in_hand", "TTA-12.1"),
    ],
)
def test_why_a_political_action_is_not_possible(new: New, action: str, key: str, clause: str) -> None:
    t = new(3)
    t.politics(0)
    t.pact("peace_treaty_iii", 0, 2)
    t.cards(0, "plunder_i", "spy_ii", "annex_ii")
    t.civ(0).military = 1
    refusal = why(t, action)
    assert (refusal.key, refusal.clause) == (key, clause)


def test_why_nobody_gangs_up(new: New) -> None:
    t = new(3, no_ganging_up=True)
    t.politics(0)
    t.cards(0, "spy_ii")
    t.do("attack spy_ii 2", seat=0)
    t.politics(1)
    t.cards(1, "plunder_i")
    refusal = why(t, "attack plunder_i 2", 1)
    assert (refusal.key, refusal.clause) == ("attack_forbidden", "TTA-19.3")


def test_why_a_pact_forbids_an_attack_also_where_nobody_gangs_up(new: New) -> None:
    t = new(3, no_ganging_up=True)
    t.politics(0)
    t.pact("peace_treaty_iii", 0, 2)
    t.cards(0, "spy_ii")
    refusal = why(t, "attack spy_ii 2")
    assert (refusal.key, refusal.clause) == ("attack_forbidden", "TTA-15.5")


@pytest.mark.clause("TTA-5.11")
def test_why_a_special_technology_does_not_replace_a_better_one(new: New) -> None:
    t = new(2)
    t.own(0, "justice_system")
    t.hand(0, "code_of_laws")
    t.points(0, science=20)
    refusal = why(t, "play_technology code_of_laws")
    assert (refusal.key, refusal.clause) == ("better_special_owned", "TTA-5.11")


def test_what_needs_no_civil_action_is_not_refused_for_want_of_one(new: New) -> None:
    t = new(2)
    t.civ(0).civil = 0
    for action in ("use_liner", "use_trade_route", "draw_military"):
        assert why(t, action).key != "no_civil_action"


def test_a_stage_that_finds_no_blue_token_is_refused_for_that(new: New) -> None:
    t = new(2)
    t.own(0, "iron")
    t.under(0, "library_of_alexandria", 0)
    t.stock(0, "iron", 1)
    t.stock(0, "bronze", 0)
    t.blue(0, 0)
    refusal = why(t, "build_stages 1")
    assert (refusal.key, refusal.clause) == ("no_blue_token", "TTA-5.7")


def test_why_the_last_round_sees_no_new_war(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.last_round()
    t.own(0, "monarchy")
    t.civ(0).military = 3
    t.cards(0, "war_over_culture_ii")
    refusal = why(t, "declare_war war_over_culture_ii 1")
    assert (refusal.key, refusal.clause) == ("no_war_in_last_round", "TTA-18.4")


def test_why_gandhi_keeps_the_peace(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "mahatma_gandhi")
    t.cards(0, "spy_ii")
    refusal = why(t, "attack spy_ii 1")
    assert (refusal.key, refusal.clause) == ("gandhi_forbids", "TTA-20.15")


def test_it_is_the_others_turn(new: New) -> None:
    t = new(2)
    assert why(t, "end_turn", 1).key == "not_your_decision"
