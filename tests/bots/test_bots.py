"""Players: what they are told, that they play by the rules, and that better levels play better."""

from __future__ import annotations

import time

import pytest

import aevum.core
from aevum.arena.simulate import jobs_for, simulate
from aevum.bots import BOTS, LEVELS, Info, RolloutBot, TreeBot, create
from aevum.bots.levels import searches
from aevum.core import Game, Invalid, Position, QuickDice, fall
from aevum.words import LANGUAGES, words

GAMES = list(aevum.core.games())
ROLL = aevum.core.game("roll_through_the_ages")


def positions(game: Game, count: int, every: int = 9) -> list[tuple[Position, int]]:
    """Some positions of a random match in which a seat has a choice."""
    dice = QuickDice(f"bots {game.name}")
    pos = game.position(game.meta.seats[-1], game.meta.playout)
    found: list[tuple[Position, int]] = []
    number = 0
    while not pos.over and len(found) < count:
        chance = pos.chance
        if chance is not None:
            pos.settle(fall(chance, dice))
            continue
        seat = pos.actors[0]
        legal = pos.legal(seat)
        number += 1
        if len(legal) > 1 and number % every == 0:
            found.append((pos.clone(), seat))
        pos.apply(seat, dice.pick(legal))
    return found


class Poisoned:
    """Stands in for the true position: whatever a seat may not know blows up when touched."""

    def __init__(self, position: Position, seat: int) -> None:
        self._true = position
        self._seat = seat

    def resample(self, seat: int, dice: QuickDice) -> Position:
        assert seat == self._seat
        return self._true.resample(seat, dice)

    def legal(self, seat: int) -> object:
        assert seat == self._seat
        return self._true.legal(seat)

    def view(self, seat: int) -> object:
        assert seat == self._seat
        return self._true.view(seat)

    def prompt(self, seat: int) -> object:
        assert seat == self._seat
        return self._true.prompt(seat)

    def __getattr__(self, name: str) -> object:
        raise AssertionError(f"a bot looked at {name} of the true position")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", ["random", "beginner", "normal", "strong@8", "expert@8"])
def test_no_bot_reads_what_its_seat_may_not_know(game: Game, name: str) -> None:
    for pos, seat in positions(game, 4):
        info = Info(game, Poisoned(pos, seat), seat)  # type: ignore[arg-type]
        assert create(name, 1).choose(info) in pos.legal(seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_number_of_simulations_makes_search_repeatable(game: Game) -> None:
    for pos, seat in positions(game, 2):
        info = Info(game, pos, seat)
        assert create("strong@12", 3).choose(info) == create("strong@12", 3).choose(info)
        assert TreeBot(3, 12, horizon=5).choose(info) == TreeBot(3, 12, horizon=5).choose(info)


def test_nobody_gives_up_by_a_slip_or_to_try_it() -> None:
    game = aevum.core.game("through_the_ages")
    for number in range(6):
        pos = game.position(2, {"game": "full"})
        dice = QuickDice(number)
        bots = [create("beginner", number), create("strong@4", number)]
        for _ in range(200):
            chance = pos.chance
            if chance is not None:
                pos.settle(fall(chance, dice))
                continue
            seat = pos.actors[0]
            action = bots[seat].choose(Info(game, pos, seat))
            assert action.verb != "resign"
            pos.apply(seat, action)


def test_a_budget_in_seconds_is_kept() -> None:
    pos, seat = positions(ROLL, 1)[0]
    for bot in (RolloutBot(1, 10**9, seconds=0.3), TreeBot(1, 10**9, seconds=0.3)):
        began = time.monotonic()
        bot.choose(Info(ROLL, pos, seat))
        assert time.monotonic() - began < 5


def test_an_obvious_decision_takes_no_search() -> None:
    pos = ROLL.position(2)
    pos.settle((3, 3, 3))
    while len(pos.legal(pos.actors[0])) > 1:
        pos.apply(pos.actors[0], pos.legal(pos.actors[0])[0])
        while pos.chance is not None:
            pos.settle(fall(pos.chance, QuickDice(1)))
    bot = RolloutBot(1, 10**9)
    assert bot.choose(Info(ROLL, pos, pos.actors[0])) == pos.legal(pos.actors[0])[0]


def test_the_tree_keeps_what_it_grew_while_the_turn_goes_on() -> None:
    pos = ROLL.position(2)
    pos.settle((1, 2, 6))
    bot = TreeBot(1, 300, horizon=4)
    bot.choose(Info(ROLL, pos, 0))
    action = max(bot.root.edges, key=lambda each: bot.root.edges[each].tries if each.verb == "reroll" else -1)
    grown = bot.root.edges[action].node
    bot._keep(action)
    pos.apply(0, action)
    bot.choose(Info(ROLL, pos, 0))
    assert bot.root is grown


def test_bots_that_are_not_there_are_refused() -> None:
    for name in ("genius", "normal@5", "strong@x", "strong@0"):
        with pytest.raises(Invalid, match="no bot"):
            create(name, 1)


def test_every_level_has_a_name_and_a_character_in_both_languages() -> None:
    for language in LANGUAGES:
        for name in BOTS:
            assert words(None, language).has(f"bot-{name}")
            assert words(None, language).has(f"bot-{name}-text")
    assert set(LEVELS) <= set(BOTS)


def test_every_game_says_how_it_is_searched() -> None:
    assert set(searches()) == {game.name for game in GAMES}


@pytest.mark.parametrize(
    ("name", "seats", "games", "share"),
    [
        ("roll_through_the_ages", 2, 100, 0.90),
        ("history_of_the_world", 3, 20, 0.75),
        ("brief_history", 3, 20, 0.75),
        ("mare_nostrum", 3, 20, 0.75),
        ("through_the_ages", 2, 12, 0.85),
    ],
)
def test_normal_beats_random(name: str, seats: int, games: int, share: float) -> None:
    """A short run; the long ones, against the issue's numbers, are in docs/strength.md."""
    game = aevum.core.game(name)
    bots = ["normal", *["random"] * (seats - 1)]
    wins = 0.0
    for match in simulate(jobs_for(game, bots, games, seed=11)):
        winners = match.result.winners
        wins += sum(1 / len(winners) for seat in winners if match.bots[seat] == "normal")
    assert wins / games >= share


def test_alone_normal_scores_well() -> None:
    scores = [match.result.score(0) for match in simulate(jobs_for(ROLL, ["normal"], 60, seed=5))]
    assert sum(scores) / len(scores) >= 25
