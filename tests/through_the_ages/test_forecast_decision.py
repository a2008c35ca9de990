"""What a seat is told beside its decision is what then happens."""

from __future__ import annotations

from typing import cast

import pytest

from aevum.core.match import Match, game
from aevum.games.through_the_ages.data import INDEX
from aevum.games.through_the_ages.forecast import Forecast, forecast, numbers
from aevum.games.through_the_ages.heuristics import rank
from aevum.games.through_the_ages.position import Position
from aevum.games.through_the_ages.steps.colonies import begin_auction, most_force
from tests.through_the_ages.table import New

RATINGS = ("strength", "culture", "science", "happy")


def told(pos: Position, seat: int) -> Forecast:
    found = forecast(pos, seat)
    assert found is not None
    return found


def moments(seats: int, options: dict[str, str], seed: str) -> list[tuple[Position, int]]:
    """Return every seventh question of a match played by rules of thumb."""
    match: Match = game("through_the_ages").start(seats, options, seed=seed)
    found: list[tuple[Position, int]] = []
    count = 0
    while not match.position.over:
        seat = match.actors[0]
        pos = cast(Position, match.position)
        if count % 7 == 0:
            found.append((pos.clone(), seat))
        count += 1
        legal = match.legal(seat)
        ranks = rank(pos, seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])
    return found


@pytest.mark.parametrize(
    ("seats", "options", "seed"), [(3, {}, "a"), (2, {"game": "advanced"}, "c"), (2, {"game": "simple"}, "d")]
)
def test_each_answer_changes_the_numbers_as_told_and_sources_make_up_each_rating(
    seats: int, options: dict[str, str], seed: str
) -> None:
    for pos, seat in moments(seats, options, seed):
        found = told(pos, seat)
        legal = pos.legal(seat)
        assert len(found.answers) == len(legal)
        for action, changes in list(zip(legal, found.answers, strict=True))[:6]:
            if action.verb not in ("end_turn", "resign"):
                then = pos.clone()
                then.play(seat, action)
                assert numbers(then, seat) == found.now | changes
        for civ, parts in zip(pos.civs, found.sources, strict=True):
            sums = [sum([part.amount for part in parts if part.of == name]) for name in RATINGS]
            assert sums == [civ.strength, civ.culture_rating, civ.science_rating, civ.happy]


def test_the_strength_told_for_an_attack_counts_open_borders(new: New) -> None:
    t = new(3)
    t.politics(0)
    seat, rival = 0, 1
    t.cards(seat, "plunder_i")
    t.pact("open_borders_agreement_i", seat, rival)
    target = next(each for each in told(t.pos, seat).targets if each.target == rival)
    strength = t.civ(seat).strength
    assert target.attack > strength
    t.do(f"attack plunder_i {rival}")
    assert t.pos.battle is not None
    assert (t.pos.battle.attack, t.pos.battle.defence) == (target.attack, target.defence)


def test_the_planner_counts_in_defence_only_what_is_added(new: New) -> None:
    t = new(3)
    t.politics(0)
    seat, rival = 0, 1
    t.workers(seat, "swordsmen", 4)
    t.workers(rival, "warriors", 2)
    t.cards(seat, "plunder_i")
    t.cards(rival, "defense_colonization_bonus_i", "defense_colonization_bonus_i")
    t.do(f"attack plunder_i {rival}")
    t.stop()
    plan = told(t.pos, rival).planner
    assert plan is not None
    assert plan.kind == "defence"
    assert plan.need == t.civ(seat).strength
    assert plan.totals[0] == t.civ(rival).strength
    assert [card.amount for card in plan.cards] == [2, 2]
    assert (plan.most, plan.with_units) == (plan.totals[-1] + 2 + 2, False)
    units = {unit.card: unit.count for unit in plan.units}
    assert units == {"warriors": 2}
    t.do("sacrifice warriors")
    t.do("play_bonus defense_colonization_bonus_i")
    again = told(t.pos, rival).planner
    assert again is not None
    assert again.totals[0] == plan.totals[1] + 2
    assert t.civ(rival).strength == plan.after[1]


def test_calm_counts_the_workers_that_may_still_come(new: New) -> None:
    t = new(3)
    t.skip_to("actions")
    seat = t.pos.seat
    t.workers(seat, "religion", 2)
    civ = t.civ(seat)
    more = told(t.pos, seat).calm
    t.bank(seat, civ.yellow - more)
    assert t.discontent(seat) == 0
    t.bank(seat, civ.yellow - 1)
    assert t.discontent(seat) == 1


def test_the_score_along_a_match_is_culture(new: New) -> None:
    t = new(3)
    t.points(1, culture=17)
    assert t.pos.scores() == [t.civ(0).culture, 17, t.civ(2).culture]


def test_an_attacker_is_told_the_most_that_the_defence_could_reach(new: New) -> None:
    t = new(3)
    t.politics(0)
    seat, rival = 0, 1
    t.workers(seat, "swordsmen", 2)
    t.workers(rival, "warriors", 1)
    t.cards(seat, "plunder_i")
    t.cards(rival, "raid_i", "defense_colonization_bonus_i")
    t.do(f"attack plunder_i {rival}")
    plan = told(t.pos, seat).planner
    assert plan is not None
    # Its strength, its one unit given up, and each of two unseen cards of age I as if it were a bonus card.
    assert [(each.seat, each.most) for each in plan.rivals] == [(rival, t.civ(rival).strength + 1 + 2 + 2)]


def test_a_bidder_is_told_what_the_others_can_send_without_a_look_at_their_cards(new: New) -> None:
    for held in ("raid_i", "defense_colonization_bonus_i"):
        t = new(3)
        t.politics(0)
        t.workers(0, "warriors", 2)
        t.workers(1, "warriors", 1)
        t.workers(2, "warriors", 0)
        t.cards(1, held)
        begin_auction(t.pos, INDEX["inhabited_territory_i"])
        plan = told(t.pos, 0).planner
        assert plan is not None
        assert {each.seat: each.most for each in plan.rivals} == {1: 2, 2: 0}
        assert (plan.most, plan.with_units) == (most_force(t.civ(0)), True)
