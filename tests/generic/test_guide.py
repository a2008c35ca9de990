"""A guided first game can explain whatever it asks, in both languages."""

from __future__ import annotations

import pytest

from aevum.core import Game, QuickDice, chance_fell
from aevum.words import LANGUAGES, words
from tests.generic.cases import GAMES

MATCHES = 40


def asked(game: Game, seed: int) -> set[str]:
    """The steps at which somebody is asked before the guide says goodbye, in a match played at random."""
    guide = game.meta.guide
    assert guide is not None
    dice = QuickDice(f"guide {game.name} {seed}")
    pos = game.position(guide.seats, game.meta.settle(guide.seats, guide.options))
    steps: set[str] = set()
    while not pos.over and getattr(pos.view(0), guide.counts) <= guide.last:
        if chance_fell(pos, dice):
            continue
        seat = dice.pick(pos.actors)
        steps.add(pos.stack[-1])
        pos.apply(seat, dice.pick(pos.legal(seat)))
    return steps


@pytest.mark.parametrize("game", [game for game in GAMES if game.meta.guide], ids=lambda game: game.name)
def test_every_step_of_a_guided_first_game_is_explained(game: Game) -> None:
    steps = set().union(*(asked(game, seed) for seed in range(MATCHES)))
    assert steps
    wanted = {"guide-welcome-text", "guide-goodbye-text"} | {
        f"guide-{step}{part}" for step in steps for part in ("", "-text")
    }
    for language in LANGUAGES:
        said = words(game.name, language)
        assert sorted(key for key in wanted if not said.has(key)) == [], language
