"""Recorded matches: one readable playthrough per game, and a match for each way in which a game can end."""

from __future__ import annotations

import pytest

from aevum.core import Game, Match
from aevum.words import LANGUAGES, words
from tests.generic.cases import GAMES
from tests.generic.record import FIXTURES, PLAYTHROUGHS, playthrough, reasons


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_playthrough_is_as_it_was_recorded(game: Game) -> None:
    recorded = (PLAYTHROUGHS / f"{game.name}.txt").read_text("utf-8").splitlines()
    for number, (now, before) in enumerate(zip(playthrough(game).splitlines(), recorded, strict=True), start=1):
        assert now == before, f"line {number}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_way_to_end_has_a_recorded_match_that_ends_so(game: Game) -> None:
    for reason in reasons(game):
        match = Match.load((FIXTURES / game.name / f"{reason}.jsonl").read_text("utf-8"))
        assert match.result is not None
        assert match.result.reason == reason
        assert match.unfair_entries() == []
        for language in LANGUAGES:
            assert words(game.name, language).has(f"reason-{reason}")
