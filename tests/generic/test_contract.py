"""What every position and every match of every game must honour."""

from __future__ import annotations

import msgspec
import pytest

from aevum.core import Illegal, Match, Move, Position, QuickDice
from aevum.core.action import Action
from tests.generic.cases import CASES, DEFAULTS, Case, walk

EVERY = 7


def sampled(case: Case, seed: int) -> list[tuple[Position, int, list[Action]]]:
    """Some positions of a random match, as clones."""
    return [
        (pos.clone(), seat, legal)
        for number, (pos, seat, legal) in enumerate(walk(case, seed))
        if number < 12 or number % EVERY == 0
    ]


def random_match(case: Case, seed: int, most: int = 100_000) -> Match:
    dice = QuickDice(f"match {case} {seed}")
    match = case.game.start(case.seats, case.options, seed=seed)
    for _ in range(most):
        if match.over:
            break
        seat = dice.pick(match.actors)
        match.play(seat, dice.pick(match.legal(seat)))
    return match


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_replay_of_the_log_gives_the_same_position_byte_for_byte(case: Case) -> None:
    match = random_match(case, seed=1)
    text = match.dump()
    again = Match.load(text)
    assert again.position.pack() == match.position.pack()
    assert again.dump() == text
    assert again.result == match.result
    assert again.unfair_entries() == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_survive_json(case: Case) -> None:
    for pos, seat, legal in sampled(case, seed=2):
        again = case.game.load(pos.dump())
        assert again.pack() == pos.pack()
        assert case.game.unpack(pos.pack()).pack() == pos.pack()
        assert again.legal(seat) == legal
        assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(pos.view(seat))


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_actions_survive_json_and_text(case: Case) -> None:
    parser = case.game.parser
    for action in case.game.actions(case.seats, case.options):
        assert parser.json(msgspec.json.decode(msgspec.json.encode(action))) == action
        assert parser.text(action.text()) == action


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_actions_apply_and_a_clone_shares_nothing(case: Case) -> None:
    for pos, seat, legal in sampled(case, seed=3):
        before = pos.pack()
        for action in legal:
            clone = pos.clone()
            clone.play(seat, action)
            assert not clone.check(), f"{action.text()} leads to {clone.check()}"
            assert pos.pack() == before, f"{action.text()} on a clone changed the original"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(case: Case) -> None:
    every = case.game.actions(case.seats, case.options)
    dice = QuickDice(f"refusals {case}")
    for pos, seat, legal in sampled(case, seed=4)[:: 2 if len(every) < 500 else 4]:
        before = pos.pack()
        allowed = set(legal)
        for action in [dice.pick(every) for _ in range(40)]:
            if action in allowed:
                assert pos.why_not(seat, action) is None
                continue
            refusal = pos.why_not(seat, action)
            assert refusal is not None
            with pytest.raises(Illegal):
                pos.play(seat, action)
        for other in range(case.seats):
            if other not in (*pos.actors, *pos.volunteers):
                refusal = pos.why_not(other, legal[0])
                assert refusal is not None
                assert refusal.key == "not_your_decision"
        assert pos.pack() == before


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_nothing_is_allowed_after_the_end(case: Case) -> None:
    match = random_match(case, seed=5)
    assert match.over
    assert match.actors == ()
    for seat in range(case.seats):
        assert match.legal(seat) == []
        with pytest.raises(Illegal, match="match_over"):
            match.play(seat, case.game.actions(case.seats, case.options)[0])


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_undo_restores_the_position_for_every_kind_of_action(case: Case) -> None:
    dice = QuickDice(f"undo {case}")
    match = case.game.start(case.seats, case.options, seed=6)
    seen: dict[str, int] = {}
    everyone = range(case.seats)
    for _ in range(1500):
        if match.over:
            break
        seat = dice.pick(match.actors)
        action = dice.pick(match.legal(seat))
        seen[action.verb] = seen.get(action.verb, 0) + 1
        if seen[action.verb] <= 5:
            before, length = match.position.pack(), len(match.log)
            match.play(seat, action)
            match.undo(seat, length, consent=everyone)
            assert match.position.pack() == before, f"undo of {action.text()}"
        match.play(seat, action)
    assert Match.load(match.dump()).dump() == match.dump()


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_free_undo_goes_behind_own_actions_only(case: Case) -> None:
    match = random_match(case, seed=7, most=150)
    for seat in range(case.seats):
        for entry in match.log[match.undo_limit(seat) :]:
            assert isinstance(entry, Move)
            assert entry.seat == seat
