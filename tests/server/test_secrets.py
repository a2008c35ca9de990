"""What a seat may not know never leaves the server: change everything it cannot know, and its bytes do not change."""

from __future__ import annotations

import msgspec
import pytest

import aevum
from aevum.core import QuickDice
from aevum.server import wire
from aevum.server.live_table import LiveTable
from tests.server.tables import live_of, perturb

GAMES = [game.name for game in aevum.games()]
CHECKS = 6
BETWEEN = 35


def everything(live: LiveTable, seat: int | None) -> list[bytes]:
    """All that the server tells this seat of the match."""
    person = f"p{seat}" if seat is not None else "spectator"
    table = live.table(person, {}, set())
    return [
        msgspec.json.encode(live.state(person, seat)),
        msgspec.json.encode(live.entries(seat, 0)),
        msgspec.json.encode(wire.Update(live.entries(seat, 0), live.state(person, seat))),
        msgspec.json.encode(table),
        live.begun.dump_for(seat).encode(),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_changing_what_a_seat_cannot_know_changes_nothing_it_is_told(name: str) -> None:
    game = aevum.game(name)
    dice = QuickDice(name)
    match = game.start(game.meta.seats[-1], game.meta.playout, seed=3)
    differed = False
    for _ in range(CHECKS):
        for _ in range(BETWEEN):
            if not match.over:
                seat = match.actors[0]
                match.play(seat, dice.pick(match.legal(seat)))
        if match.over:
            break
        for eyes in (*range(match.seats), None):
            truth, other = live_of(match), live_of(match)
            perturb(other, eyes, dice)
            assert everything(other, eyes) == everything(truth, eyes)
            differed = differed or other.begun.position.pack() != truth.begun.position.pack()
    assert differed == game.meta.hidden


@pytest.mark.parametrize("name", GAMES)
def test_the_dice_key_stays_on_the_server_until_the_end(name: str) -> None:
    game = aevum.game(name)
    match = game.start(game.meta.seats[0], game.meta.playout, seed=3)
    live = live_of(match)
    assert match.setup.key
    for eyes in (*range(match.seats), None):
        assert not any(match.setup.key.encode() in told for told in everything(live, eyes))


def test_what_is_forecast_goes_to_the_person_who_decides_and_to_nobody_else() -> None:
    match = aevum.game("roll_through_the_ages").start(3, seed=3)
    live = live_of(match)
    (asked,) = match.actors
    for eyes in (*range(3), None):
        assert (live.state(f"p{eyes}", eyes).forecast is not None) == (eyes == asked)
    live.seats[asked].bot_plays = True
    assert live.state(f"p{asked}", asked).forecast is None
