"""Players: what they are told, that they play by the rules, and that better levels play better."""

from __future__ import annotations

import ast
import multiprocessing
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import aevum.core
from aevum.arena.simulate import jobs_for, simulate
from aevum.bots import BOTS, LEVELS, Info, RolloutBot, TreeBot, Tried, create
from aevum.bots.budget import Budget
from aevum.bots.cores import Cores
from aevum.bots.settings import searches
from aevum.bots.verdict import duel, merged
from aevum.core import Game, Invalid, Position, QuickDice, chance_fell
from aevum.words import LANGUAGES, words
from hatch_build import modules_to_compile

GAMES = list(aevum.core.games())
ROLL = aevum.core.game("roll_through_the_ages")


def positions(game: Game, count: int, every: int = 9) -> list[tuple[Position, int]]:
    """Some positions of a random match in which a seat has a choice."""
    dice = QuickDice(f"bots {game.name}")
    pos = game.position(game.meta.seats[-1], game.meta.playout)
    found: list[tuple[Position, int]] = []
    number = 0
    while not pos.over and len(found) < count:
        if chance_fell(pos, dice):
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
            if chance_fell(pos, dice):
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
        while chance_fell(pos, QuickDice(1)):
            continue
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


def test_the_tree_keeps_nothing_that_grew_from_another_decision() -> None:
    pos = ROLL.position(2)
    pos.settle((1, 2, 6))
    bot = TreeBot(1, 300, horizon=4)
    bot.choose(Info(ROLL, pos, 0))
    only = max(bot.root.edges, key=lambda each: bot.root.edges[each].tries if each.verb == "reroll" else -1)
    bot.choose(Info(ROLL, pos, 0, [only]))
    assert bot._kept is None


@pytest.mark.parametrize("game", [game for game in GAMES if game.meta.simultaneous], ids=lambda game: game.name)
def test_the_tree_thinks_for_its_own_seat_where_several_decide_at_once(game: Game) -> None:
    dice = QuickDice(3)
    pos = game.position(game.meta.seats[-1], game.meta.playout)
    while len(pos.actors) < 2 or len(pos.legal(pos.actors[-1])) < 2:
        if not chance_fell(pos, dice):
            seat = pos.actors[0]
            pos.apply(seat, dice.pick(pos.legal(seat)))
    seat = pos.actors[-1]
    assert TreeBot(1, 30, horizon=4).choose(Info(game, pos, seat)) in pos.legal(seat)


def test_bots_that_are_not_there_are_refused() -> None:
    for name in ("genius", "normal@5", "strong@x", "strong@0", "strong@", "normal@"):
        with pytest.raises(Invalid, match="no bot"):
            create(name, 1)


def test_every_level_has_a_name_and_a_character_in_both_languages() -> None:
    for language in LANGUAGES:
        for name in BOTS:
            assert words(None, language).has(f"bot-{name}")
            assert words(None, language).has(f"bot-{name}-text")
    assert set(LEVELS) <= set(BOTS)


def test_how_a_game_is_searched_is_said_of_games_that_there_are() -> None:
    assert set(searches()) <= {game.name for game in GAMES}


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_bot_weighs_begins_with_what_it_chooses(game: Game) -> None:
    for pos, seat in positions(game, 4):
        info = Info(game, pos, seat)
        for seed in (1, 2):
            assert create("strong@24", seed).weigh(info)[0].action == create("strong@24", seed).choose(info)
            assert TreeBot(seed, 12, horizon=4).weigh(info)[0].action == TreeBot(seed, 12, horizon=4).choose(info)


@pytest.fixture(scope="module")
def cores() -> Iterator[Cores]:
    two = Cores(2)
    yield two
    two.close()


def test_several_cores_add_up_what_they_found_and_repeat_it(cores: Cores) -> None:
    pos, seat = positions(ROLL, 1)[0]
    info = Info(ROLL, Poisoned(pos, seat), seat)  # type: ignore[arg-type]
    alone = create("strong@64", 3).weigh(info)
    first, again = (cores.bot("strong@64", 3).weigh(info) for _ in range(2))
    assert first == again
    assert first[0].action in pos.legal(seat)
    # The work is divided, not doubled: each does half, and the last round may go over by what is left to try.
    assert sum(each.tries for each in alone) <= sum(each.tries for each in first) + 12
    assert sum(each.tries for each in first) <= 64 + 12
    assert all(len(each.worths) == 2 and sum(map(len, each.worths)) == each.tries for each in first)
    assert cores.bot("strong@64", 4).weigh(info) != first


def test_a_decision_outlives_the_death_of_a_process(cores: Cores) -> None:
    pos, seat = positions(ROLL, 1)[0]
    info = Info(ROLL, pos, seat)
    before = cores.bot("strong@16", 5).weigh(info)
    for child in multiprocessing.active_children():
        child.kill()
        child.join()
    assert cores.bot("strong@16", 5).weigh(info) == before


def test_trees_are_added_up_too() -> None:
    pos, seat = positions(ROLL, 1)[0]
    info = Info(ROLL, pos, seat)
    parts = [TreeBot(seed, 40, horizon=4).weigh(info) for seed in (1, 2)]
    both = merged(parts)
    assert sum(each.tries for each in both) == 80
    assert both[0].tries == max(each.tries for each in both)
    same = [each for part in parts for each in part if each.action == both[0].action]
    assert both[0].mean * both[0].tries == pytest.approx(sum(each.mean * each.tries for each in same))


def test_a_duel_compares_the_tries_that_had_the_same_luck() -> None:
    action, rival = ROLL.actions(2)[:2]
    assert duel(Tried(action, 3, 2.0, ((1, 5), (4,))), Tried(rival, 4, 1.5, ((0, 5), (9, 9)))) == (1, 1, 3)


def test_thinking_stops_before_the_next_simulation_would_be_late(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("aevum.bots.budget.time.monotonic", lambda: now[0])
    budget = Budget(100, seconds=5.0)
    done = 0
    while not budget.spent(done):
        now[0] += 1.5
        done += 1
    assert now[0] == 4.5
    assert Budget(3).spent(3)
    assert not Budget(3).spent(2)


def test_every_module_with_a_bot_can_be_compiled_as_the_bot_it_inherits_from_is() -> None:
    source = Path(__file__).parents[2] / "src"
    compiled = modules_to_compile(source)
    for path in sorted((source / "aevum" / "bots").glob("*.py")):
        classes = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
        if any(isinstance(base, ast.Name) and base.id.endswith("Bot") for each in classes for base in each.bases):
            assert path.relative_to(source).as_posix() in compiled
