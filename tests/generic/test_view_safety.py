"""What a seat may not know is in nothing that it is given."""

from __future__ import annotations

import msgspec
import pytest

from aevum.core import Draw, Game, Position, QuickDice, chance_fell, decisions, events_seen_by, fall
from tests.generic.cases import CASES, GAMES, Case, cases_of

MOST_ENTRIES_OF_TWINS = 20


def given(game: Game, pos: Position, seat: int | None) -> bytes:
    """All that a seat is given of a position, as bytes."""
    legal = pos.legal(seat) if seat is not None else []
    forecast = game.forecast(pos, seat) if seat is not None and seat in pos.actors else None
    return msgspec.json.encode([pos.view(seat), legal, pos.prompt(seat), list(pos.actors), forecast])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_cannot_tell_a_resampled_position_from_the_true_one(case: Case) -> None:
    differed = False
    dice = QuickDice(f"safety {case}")
    pos = case.start()
    met: dict[str, int] = {}
    while not pos.over:
        step = pos.stack[-1]
        met[step] = met.get(step, 0) + 1
        if met[step] < 6 or met[step] % 19 == 0:
            differed |= resampled_alike(pos, case, dice)
        if not pos.actors:
            hidden_outcomes_alike(pos, case, dice)
        go_on(pos, dice)
    if not case.game.meta.hidden:
        assert not differed


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_asked_of_whom_and_how_often_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """Secret by silence: two positions that a seat cannot tell apart go on alike until something is shown."""
    dice = QuickDice(f"twins {case}")
    pos = case.start()
    met: dict[str, int] = {}
    while not pos.over:
        step = pos.stack[-1]
        met[step] = met.get(step, 0) + 1
        if met[step] < 3 or met[step] % 41 == 0:
            for seat in [None, *range(case.seats)]:
                twins_go_on_alike(case.game, pos.clone(), pos.resample(seat, dice), seat, dice)
        go_on(pos, dice)


def go_on(pos: Position, dice: QuickDice) -> None:
    if not chance_fell(pos, dice):
        seat = dice.pick(pos.actors)
        pos.apply(seat, dice.pick(pos.legal(seat)))


def twins_go_on_alike(game: Game, one: Position, two: Position, seat: int | None, dice: QuickDice) -> None:
    """Play both with the same choices until something hidden is shown: till then the seat must see no difference."""
    for _ in range(MOST_ENTRIES_OF_TWINS):
        path = [*one.stack]
        assert given(game, one, seat) == given(game, two, seat), f"seat {seat} can tell at {path}"
        actors = one.actors
        if not actors:
            return
        actor = dice.pick(actors)
        legal = [action for action in one.legal(actor) if action in two.legal(actor)]
        if not legal:
            return
        action = dice.pick(legal)
        happened, happened_too = one.apply(actor, action), two.apply(actor, action)
        if any(type(event).reveals for event in [*happened, *happened_too]):
            return
        seen = [msgspec.json.encode(events_seen_by(events, seat)) for events in (happened, happened_too)]
        assert seen[0] == seen[1], f"seat {seat} sees other events after {path}"


def resampled_alike(pos: Position, case: Case, dice: QuickDice) -> bool:
    """Check every seat and a spectator; return whether something hidden really differed."""
    truth = pos.pack()
    differed = False
    for seat in [None, *range(case.seats)]:
        other = pos.resample(seat, dice)
        assert given(case.game, other, seat) == given(case.game, pos, seat), f"seat {seat} can tell in {pos.stack}"
        assert not other.check(), f"seat {seat} imagines the impossible: {other.check()}"
        differed |= other.pack() != truth
    assert pos.pack() == truth, "resampling changed the position"
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
            assert given(case.game, one, seat) == given(case.game, two, seat), f"{chance.deck}, seat {seat}"


@pytest.mark.parametrize("game", [game for game in GAMES if game.meta.hidden], ids=lambda game: game.name)
def test_what_is_hidden_really_differs(game: Game) -> None:
    for case in cases_of(game):
        dice = QuickDice(f"hidden {case}")
        pos = case.start()
        for _, actors in zip(range(3000), decisions(pos, dice), strict=False):
            if any(pos.resample(seat, dice).pack() != pos.pack() for seat in range(case.seats)):
                return
            seat = dice.pick(actors)
            pos.apply(seat, dice.pick(pos.legal(seat)))
    pytest.fail("nothing that is hidden ever differs")
