"""Puzzles: those that are shipped hold, and new ones are found in matches of bots."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import aevum
from aevum.bots.bot import Info
from aevum.core import QuickDice
from aevum.puzzles import DIFFICULTIES, Puzzle, find, puzzles_of
from aevum.puzzles.make import ALIKE, CLEAR, chosen, found_in

GAMES = [game.name for game in aevum.games()]
ROLL = "roll_through_the_ages"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_hard_puzzles_and_others(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 8
    assert {"medium", "hard"} <= {puzzle.difficulty for puzzle in puzzles}
    order = [DIFFICULTIES.index(puzzle.difficulty) for puzzle in puzzles]
    assert order == sorted(order)
    # not all alike
    most = Counter(f"{puzzle.step} {puzzle.best['verb']}" for puzzle in puzzles).most_common(1)[0][1]
    assert most < len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_puzzle_is_allowed_in_its_position(game: str) -> None:
    found = aevum.game(game)
    for puzzle in puzzles_of(game):
        assert find(puzzle.id) == puzzle
        assert puzzle.rules == found.meta.rules_version
        position = found.load(msgspec.json.encode(puzzle.position))
        assert position.actors == (puzzle.seat,)
        legal = msgspec.json.decode(msgspec.json.encode(position.legal(puzzle.seat)))
        moves = [puzzle.best, *(rival.action for rival in puzzle.rivals)]
        assert all(move in legal for move in moves)
        assert len({str(move) for move in moves}) == len(moves) >= 3
        assert puzzle.round > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_is_clearly_better_than_every_other_and_says_why(game: str) -> None:
    for puzzle in puzzles_of(game):
        for rival in puzzle.rivals:
            assert 100 * rival.better >= CLEAR * rival.tries > 0
            assert rival.behind > 0
        assert puzzle.rivals[0].reasons


@pytest.mark.parametrize("game", GAMES)
def test_hard_is_what_rules_of_thumb_get_wrong(game: str) -> None:
    found = aevum.game(game)
    for puzzle in puzzles_of(game):
        position = found.load(msgspec.json.encode(puzzle.position))
        info = Info(found, position, puzzle.seat)
        ranks = found.heuristics.rank(info.sample(QuickDice(1)), puzzle.seat, info.legal)
        firsts = [action for action, rank in zip(info.legal, ranks, strict=True) if rank == max(ranks)]
        written = msgspec.json.decode(msgspec.json.encode(firsts))
        assert (puzzle.difficulty != "hard") == (puzzle.best in written)


def test_puzzles_are_found_in_a_match_and_found_again_with_the_same_seed() -> None:
    game = aevum.game(ROLL)
    first = next(found_in(game, 2, "0/0"))
    assert first == next(found_in(game, 2, "0/0"))
    position = game.load(msgspec.json.encode(first.position))
    assert position.actors == (first.seat,)


def test_chosen_are_as_many_of_each_difficulty_as_there_are_and_not_all_alike() -> None:
    def made(number: int, difficulty: str, verb: str) -> Puzzle:
        values = {"id": str(number), "game": ROLL, "rules": 1, "difficulty": difficulty, "seat": 0, "round": 2}
        values |= {"step": "build", "best": {"verb": verb}, "rivals": [], "position": {}}
        return msgspec.convert(values, Puzzle)

    found = [made(number, "easy", f"verb{number}") for number in range(9)]
    found += [made(10 + number, "hard", "alike") for number in range(9)]
    # two matches may begin alike
    kept = chosen([*found, *found], 9)
    counted = Counter(puzzle.difficulty for puzzle in kept)
    assert counted == {"hard": 4, "easy": 5}
    assert [puzzle.difficulty for puzzle in kept] == ["easy"] * 5 + ["hard"] * 4
    assert len(chosen(found, 18)) == 9 + ALIKE
