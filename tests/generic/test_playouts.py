"""Random matches of every game, at every number of seats, with every option."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice, chance_fell
from tests.generic.cases import CASES, Case, walk

# of how many decisions every action is tried; bench/soak.py tries all of all
TRIED_EVERY = 6


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_matches_stay_sound_and_end(case: Case) -> None:
    ids = {action: index for index, action in enumerate(case.game.actions(case.seats, case.options))}
    for seed in range(case.playouts):
        play_out(case, seed, set(ids))


def play_out(case: Case, seed: int, known: set[object]) -> None:
    where = f"{case}, seed {seed}"
    dice = QuickDice(f"{case} {seed}")
    pos = case.start()
    decisions = 0
    assert not pos.check(), where
    while not pos.over:
        actors = pos.actors
        if actors:
            seat = dice.pick((*actors, *pos.volunteers))
            legal = pos.legal(seat)
            assert legal, f"{where}: seat {seat} may act and has no action, after {decisions} decisions"
            assert known.issuperset(legal), f"{where}: {[a for a in legal if a not in known]} not in all_actions"
            assert len(set(legal)) == len(legal), f"{where}: the same action twice in {legal}"
            pos.apply(seat, dice.pick(legal))
            decisions += 1
        else:
            fell = chance_fell(pos, dice)
            assert fell, f"{where}: nobody is asked, after {decisions} decisions"
        problems = pos.check()
        assert not problems, f"{where}, after {decisions} decisions: {problems}"
        assert decisions <= case.game.meta.longest, f"{where}: longer than {case.game.meta.longest} decisions"
    assert pos.result is not None, where
    assert sorted(place.seat for place in pos.result.places) == list(range(case.seats)), where
    assert not any(pos.legal(seat) for seat in range(case.seats)), where


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_actions_have_one_id_each(case: Case) -> None:
    actions = case.game.actions(case.seats, case.options)
    assert len(set(actions)) == len(actions)
    assert actions == case.game.actions(case.seats, case.options)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_action_leads_to_where_somebody_can_do_nothing(case: Case) -> None:
    for number, (pos, seat, legal) in enumerate(walk(case, "dead ends")):
        for action in legal if number % TRIED_EVERY == 0 else legal[:1]:
            after = pos.clone()
            after.apply(seat, action)
            assert not after.dead_end(), f"{action.text()} leads to a dead end: {pos.dump()}"
