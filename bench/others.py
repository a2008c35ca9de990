"""Other engines under the same load: random play on one core, chance not counted as a decision."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import chess
import msgspec
import pyspiel
from catanatron import Color, Game, RandomPlayer

from aevum.arena.speed import RUNS


class Other(msgspec.Struct, frozen=True):
    """What was measured for another engine."""

    name: str
    seats: int
    decisions_per_second: float
    decisions: int


def _measure(name: str, seats: int, play: Callable[[random.Random], int], seconds: float) -> Other:
    chance = random.Random(0)
    play(chance)
    rates = []
    total = 0
    for _ in range(RUNS):
        decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds / RUNS or not decisions:
            decisions += play(chance)
        rates.append(decisions / spent)
        total += decisions
    return Other(name, seats, round(max(rates), 1), total)


def _catan(chance: random.Random) -> int:
    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    game = Game(players, seed=chance.randrange(2**31))
    game.play()
    return len(game.state.actions)


def _chess(chance: random.Random) -> int:
    board = chess.Board()
    while not board.is_game_over(claim_draw=False):
        board.push(chance.choice(list(board.legal_moves)))
    return len(board.move_stack)


def _backgammon(chance: random.Random) -> int:
    state = pyspiel.load_game("backgammon").new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def catanatron(seconds: float) -> Other:
    return _measure("catanatron", 4, _catan, seconds)


def python_chess(seconds: float) -> Other:
    return _measure("python-chess", 2, _chess, seconds)


def openspiel_backgammon(seconds: float) -> Other:
    return _measure("OpenSpiel backgammon", 2, _backgammon, seconds)


OTHERS = (catanatron, python_chess, openspiel_backgammon)
