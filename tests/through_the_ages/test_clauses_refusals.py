"""Why something is not allowed: the reason and the clause that a newcomer is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aevum.core.action import Action
from aevum.core.errors import Refusal
from aevum.games.through_the_ages import actions as act
from aevum.words import words

if TYPE_CHECKING:
    from tests.through_the_ages.conftest import New, Table


def why(t: Table, action: Action, seat: int = 0) -> Refusal:
    t.chance()
    refusal = t.pos.why_not(seat, action)
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
        (act.TakeCard("pyramids", 1), "wonder_under_construction", "TTA-4.4"),
        (act.TakeCard("moses", 2), "leader_of_age_taken", "TTA-4.3"),
        (act.TakeCard("iron", 3), "technology_owned", "TTA-4.6"),
        (act.TakeCard("drama", 4), "not_in_row", "TTA-4.1"),
        (act.TakeCard("alchemy", 10), "civil_actions_short", "TTA-4.1"),
    ],
)
def test_why_a_card_cannot_be_taken(new: New, action: Action, key: str, clause: str) -> None:
    t = new(2)
    prepare_taking(t)
    refusal = why(t, action)
    assert (refusal.key, refusal.clause) == (key, clause)


def test_why_a_full_hand_takes_no_card(new: New) -> None:
    t = new(2)
    t.hand(0, "irrigation", "iron", "alchemy", "drama")
    t.lay(1, "monarchy")
    refusal = why(t, act.TakeCard("monarchy", 1))
    assert (refusal.key, refusal.values, refusal.clause) == ("hand_full", {"limit": 4}, "TTA-4.2")


def test_why_a_wonder_is_too_dear_for_michelangelo_too(new: New) -> None:
    t = new(2)
    t.own(0, "michelangelo", "pyramids", "colossus")
    t.lay(6, "hanging_gardens")
    t.civ(0).civil = 2
    refusal = why(t, act.TakeCard("hanging_gardens", 6))
    assert (refusal.key, refusal.values) == ("civil_actions_short", {"need": 3, "have": 2})
    assert refusal.clause == "TTA-4.1"


def test_why_nothing_is_built_in_the_first_round(new: New) -> None:
    t = new(2, round_one=True)
    assert why(t, act.Build("bronze")).key == "first_round"


@pytest.mark.parametrize(
    ("action", "key", "clause"),
    [
        (act.IncreasePopulation(), "food_short", "TTA-5.1"),
        (act.Build("coal"), "technology_missing", "TTA-5.2"),
        (act.Build("bronze"), "resources_short", "TTA-5.2"),
        (act.Build("religion"), "urban_limit", "TTA-5.3"),
        (act.Upgrade("bronze", "coal"), "no_such_upgrade", "TTA-5.5"),
        (act.Upgrade("bronze", "iron"), "resources_short", "TTA-5.5"),
        (act.Upgrade("philosophy", "alchemy"), "no_worker_there", "TTA-5.5"),
        (act.Destroy("philosophy"), "no_worker_there", "TTA-5.6"),
        (act.BuildStages(1), "no_wonder", "TTA-5.7"),
        (act.PlayTechnology("irrigation"), "science_short", "TTA-5.10"),
        (act.PlayTechnology("coal"), "not_in_hand", "TTA-5.10"),
        (act.PlayAction("frugality_i"), "contained_action_impossible", "TTA-5.13"),
        (act.Revolution("monarchy"), "science_short", "TTA-6.1"),
        (act.Train("tanks"), "technology_missing", "TTA-7.1"),
        (act.Train("warriors"), "resources_short", "TTA-7.1"),
        (act.Disband("swordsmen"), "no_worker_there", "TTA-7.3"),
        (act.PlayTactic("legion_i"), "not_in_hand", "TTA-7.5"),
    ],
)
def test_why_an_action_is_not_possible(new: New, action: Action, key: str, clause: str) -> None:
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
    refusal = why(t, act.PlayTactic("legion_i"))
    assert (refusal.key, refusal.clause) == ("tactic_in_play", "TTA-7.5")


def test_why_actions_run_out(new: New) -> None:
    t = new(2)
    t.goods(0, food=9, resources=9)
    t.civ(0).civil = 0
    t.civ(0).military = 0
    assert why(t, act.Build("bronze")).key == "no_civil_action"
    assert why(t, act.Train("warriors")).key == "no_military_action"


def test_why_workers_run_out(new: New) -> None:
    t = new(2)
    t.goods(0, resources=9)
    t.unused(0, 0)
    assert why(t, act.Build("bronze")).key == "no_unused_worker"
    t.bank(0, 0)
    assert why(t, act.IncreasePopulation()).key == "yellow_bank_empty"


def test_why_a_fresh_action_card_waits(new: New) -> None:
    t = new(2)
    t.lay(1, "work_of_art_i")
    t.do(act.TakeCard("work_of_art_i", 1))
    refusal = why(t, act.PlayAction("work_of_art_i"))
    assert (refusal.key, refusal.clause) == ("action_card_fresh", "TTA-5.12")


def test_why_a_revolution_comes_first(new: New) -> None:
    t = new(2)
    t.hand(0, "monarchy")
    t.points(0, science=9)
    t.goods(0, resources=2)
    t.do(act.Build("bronze"))
    refusal = why(t, act.Revolution("monarchy"))
    assert (refusal.key, refusal.clause) == ("civil_actions_spent", "TTA-6.1")


def test_why_robespierre_wants_his_military_actions(new: New) -> None:
    t = new(2)
    t.own(0, "maximilien_robespierre")
    t.hand(0, "monarchy")
    t.points(0, science=9)
    t.goods(0, resources=2)
    t.do(act.Train("warriors"))
    refusal = why(t, act.Revolution("monarchy"))
    assert (refusal.key, refusal.clause) == ("military_actions_spent", "TTA-20.3")


def test_why_a_wonder_is_not_built_further(new: New) -> None:
    t = new(2)
    t.under(0, "colossus", 0)
    t.goods(0, resources=2)
    assert why(t, act.BuildStages(1)).key == "resources_short"
    t.goods(0, resources=9)
    assert why(t, act.BuildStages(2)).key == "stages_too_many"


def test_why_cooperation_stops_science(new: New) -> None:
    t = new(3)
    t.pact("scientific_cooperation_ii", 0, 1)
    t.hand(0, "iron")
    t.points(0, science=9)
    t.points(1, science=0)
    refusal = why(t, act.PlayTechnology("iron"))
    assert (refusal.key, refusal.clause) == ("cooperation_blocks", "TTA-20.11")


@pytest.mark.parametrize(
    ("action", "key", "clause"),
    [
        (act.Attack("plunder_i", 1), "military_actions_short", "TTA-14.1"),
        (act.Attack("plunder_i", 0), "no_such_rival", "TTA-14.1"),
        (act.Attack("spy_ii", 2), "attack_forbidden", "TTA-15.5"),
        (act.Attack("annex_ii", 1), "nothing_to_strike", "TTA-14.1"),
        (act.Attack("raid_i", 1), "not_in_hand", "TTA-12.1"),
        (act.PlayEvent("rats"), "not_in_hand", "TTA-12.1"),
    ],
)
def test_why_a_political_action_is_not_possible(new: New, action: Action, key: str, clause: str) -> None:
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
    t.do(act.Attack("spy_ii", 2), seat=0)
    t.politics(1)
    t.cards(1, "plunder_i")
    refusal = why(t, act.Attack("plunder_i", 2), 1)
    assert (refusal.key, refusal.clause) == ("attack_forbidden", "TTA-19.3")


def test_why_a_pact_forbids_an_attack_also_where_nobody_gangs_up(new: New) -> None:
    t = new(3, no_ganging_up=True)
    t.politics(0)
    t.pact("peace_treaty_iii", 0, 2)
    t.cards(0, "spy_ii")
    refusal = why(t, act.Attack("spy_ii", 2))
    assert (refusal.key, refusal.clause) == ("attack_forbidden", "TTA-15.5")


@pytest.mark.clause("TTA-5.11")
def test_why_a_special_technology_does_not_replace_a_better_one(new: New) -> None:
    t = new(2)
    t.own(0, "justice_system")
    t.hand(0, "code_of_laws")
    t.points(0, science=20)
    refusal = why(t, act.PlayTechnology("code_of_laws"))
    assert (refusal.key, refusal.clause) == ("better_special_owned", "TTA-5.11")


def test_what_needs_no_civil_action_is_not_refused_for_want_of_one(new: New) -> None:
    t = new(2)
    t.civ(0).civil = 0
    for action in (act.UseLiner(), act.UseTradeRoute(), act.DrawMilitary()):
        assert why(t, action).key != "no_civil_action"


def test_a_stage_that_finds_no_blue_token_is_refused_for_that(new: New) -> None:
    t = new(2)
    t.own(0, "iron")
    t.under(0, "library_of_alexandria", 0)
    t.stock(0, "iron", 1)
    t.stock(0, "bronze", 0)
    t.blue(0, 0)
    refusal = why(t, act.BuildStages(1))
    assert (refusal.key, refusal.clause) == ("no_blue_token", "TTA-5.7")


def test_why_the_last_round_sees_no_new_war(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.last_round()
    t.own(0, "monarchy")
    t.civ(0).military = 3
    t.cards(0, "war_over_culture_ii")
    refusal = why(t, act.DeclareWar("war_over_culture_ii", 1))
    assert (refusal.key, refusal.clause) == ("no_war_in_last_round", "TTA-18.4")


def test_why_gandhi_keeps_the_peace(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.own(0, "mahatma_gandhi")
    t.cards(0, "spy_ii")
    refusal = why(t, act.Attack("spy_ii", 1))
    assert (refusal.key, refusal.clause) == ("gandhi_forbids", "TTA-20.15")


def test_it_is_the_others_turn(new: New) -> None:
    t = new(2)
    assert why(t, act.EndTurn(), 1).key == "not_your_decision"
