"""A hint says why in the game's own terms."""

from __future__ import annotations

import pytest

from aevum.bots import Info, create
from aevum.bots.reasons import reasons
from aevum.core.match import game as find_game
from aevum.core.stake import Reason
from aevum.words import LANGUAGES, words

GAMES = ["brief_history", "history_of_the_world", "mare_nostrum", "roll_through_the_ages", "through_the_ages"]
PLAYERS = ["Anna", "Béla", "Cili", "Dénes"]
EVERY = 6
ENOUGH = 4


@pytest.mark.parametrize("name", GAMES)
def test_what_a_good_move_changes_is_said_in_both_languages(name: str) -> None:
    game = find_game(name)
    seats = min(len(PLAYERS), game.meta.seats[-1])
    match = game.start(seats, seed="reasons")
    bots = [create("normal", f"reasons {seat}") for seat in range(seats)]
    found: list[Reason] = []
    while not match.over and len(found) < ENOUGH:
        seat = match.actors[0]
        legal = match.legal(seat)
        best = bots[seat].choose(Info(game, match.position, seat))
        if len(legal) > 1 and len(match.log) % EVERY == 0:
            other = next(action for action in legal if action != best)
            found += reasons(name, match.position.pack(), seat, best, other, "seed")
        match.play(seat, best)
    assert len(found) >= ENOUGH
    for reason in found:
        assert reason.before != reason.after
        for language in LANGUAGES:
            said = words(name, language)
            assert said.has(f"why-{reason.name}")
            (text,) = said.reasons([reason], PLAYERS)
            assert "{" not in text
            assert text.endswith(".")


def test_a_third_land_in_a_region_is_told_with_its_points() -> None:
    third = Reason("region", 3, 6, "middle_east", "region", 3)
    first = Reason("region", 0, 1, "middle_east", "region", 1)
    assert words("history_of_the_world", "en").reasons([third, first], PLAYERS) == [
        "You hold your third land in the Middle East, worth 6 points instead of 3.",
        "You hold your first land in the Middle East, worth 1 point.",
    ]
    assert words("history_of_the_world", "hu").reasons([third, first], PLAYERS) == [
        "Harmadik területed lesz a Közel-Keleten, ami 3 helyett 6 pontot ér.",
        "Első területed lesz a Közel-Keleten, ami 1 pontot ér.",
    ]


def test_what_comes_later_is_one_sentence() -> None:
    rival, gold = Reason("rival", 11, 8, "1", "seat", later=True), Reason("gold", 3, 10, later=True)
    assert words("brief_history", "en").reasons([rival, gold], PLAYERS) == [
        "By the end of your turn Béla’s regions bring only 8 gold instead of 11 and you have 10 gold instead of 3."
    ]
    assert words("brief_history", "hu").reasons([gold], PLAYERS) == ["A köröd végére 3 helyett 10 aranyad lesz."]


def test_an_action_is_no_better_than_itself() -> None:
    match = find_game("roll_through_the_ages").start(2, seed=1)
    action = match.legal(0)[0]
    assert reasons("roll_through_the_ages", match.position.pack(), 0, action, action, "seed") == []
