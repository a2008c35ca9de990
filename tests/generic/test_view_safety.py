"""What a seat may not know is in nothing that it is given."""

from __future__ import annotations

import msgspec
import pytest

from aevum.core import Draw, Game, Position, QuickDice, events_seen_by, fall
from tests.generic.cases import CASES, GAMES, Case, cases_of

SEEDS = 2


def given(pos: Position, seat: int | None) -> bytes:
    """All that a seat is given of a position, as bytes."""
    legal = pos.legal(seat) if seat is not None else []
    return msgspec.json.encode([pos.view(seat), legal, pos.prompt(seat), list(pos.actors)])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_cannot_tell_a_resampled_position_from_the_true_one(case: Case) -> None:
    differed = False
    for seed in range(SEEDS):
        dice = QuickDice(f"safety {case} {seed}")
        pos = case.start()
        met: dict[str, int] = {}
        while not pos.over:
            step = pos.stack[-1]
            met[step] = met.get(step, 0) + 1
            if met[step] < 6 or met[step] % 19 == 0:
                differed |= resampled_alike(pos, case, dice)
            actors = pos.actors
            if actors:
                seat = dice.pick(actors)
                pos.apply(seat, dice.pick(pos.legal(seat)))
            else:
                chance = pos.chance
                assert chance is not None
                hidden_outcomes_alike(pos, case, dice)
                pos.settle(fall(chance, dice))
    if not case.game.meta.hidden:
        assert not differed


def resampled_alike(pos: Position, case: Case, dice: QuickDice) -> bool:
    """Check every seat and a spectator; return whether something hidden really differed."""
    truth = pos.dump()
    differed = False
    for seat in [None, *range(case.seats)]:
        other = pos.resample(seat, dice)
        assert given(other, seat) == given(pos, seat), f"seat {seat} can tell in {pos.stack}"
        assert not other.check(), f"seat {seat} imagines the impossible: {other.check()}"
        differed |= other.dump() != truth
    assert pos.dump() == truth, "resampling changed the position"
    return differed


def hidden_outcomes_alike(pos: Position, case: Case, dice: QuickDice) -> None:
    """What one seat draws unseen looks the same to all others, whatever it is."""
    chance = pos.chance
    if not isinstance(chance, Draw) or chance.to is None:
        return
    one, two = pos.clone(), pos.clone()
    happened, happened_too = one.settle(fall(chance, dice)), two.settle(fall(chance, dice))
    for seat in [None, *range(case.seats)]:
        if seat != chance.to:
            seen = msgspec.json.encode(events_seen_by(happened, seat))
            assert seen == msgspec.json.encode(events_seen_by(happened_too, seat)), f"{chance.deck}, seat {seat}"
            assert given(one, seat) == given(two, seat), f"{chance.deck}, seat {seat}"


@pytest.mark.parametrize("game", [game for game in GAMES if game.meta.hidden], ids=lambda game: game.name)
def test_what_is_hidden_really_differs(game: Game) -> None:
    for case in cases_of(game):
        dice = QuickDice(f"hidden {case}")
        pos = case.start()
        for _ in range(3000):
            if pos.over:
                break
            if any(pos.resample(seat, dice).dump() != pos.dump() for seat in range(case.seats)):
                return
            actors = pos.actors
            if actors:
                seat = dice.pick(actors)
                pos.apply(seat, dice.pick(pos.legal(seat)))
            else:
                chance = pos.chance
                assert chance is not None
                pos.settle(fall(chance, dice))
    pytest.fail("nothing that is hidden ever differs")
