"""The games as a learner meets them, beside PettingZoo's and OpenSpiel's own, in one run: docs/benchmark.md.

python -m bench.games [--seconds S] [--out FILE]

For each game: how many numbers an observation has, how many actions there are, how long a match of random play is, how
many actions are legal on average, and how many steps of the environment one core does in a second of processor time:
the observation of the seat that decides, a legal action chosen at random, the step. Ours and PettingZoo's are played
through PettingZoo's interface, OpenSpiel's through its own from Python. The best of three runs, as other programs only
make it slower.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3, tictactoe_v3

import aevum
from aevum.arena import on_processes
from aevum.arena.simulate import jobs_for
from aevum.arena.speed import is_compiled
from aevum.core import Game
from aevum.research import AevumEnv

RUNS = 3
MATCHES = 20
"""So many at least, for lengths and choices."""
NORMAL = 10
SPIEL = ("connect_four", "backgammon", "chess", "go(board_size=9)", "hearts")
HEAD = "| game | seats | observation | actions | decisions, random | decisions, normal | legal | steps / s |"


class Shape(msgspec.Struct, frozen=True):
    """What one game is like."""

    name: str
    seats: int
    observation: int
    actions: int
    length: float
    """Decisions of a match of random play."""
    legal: float
    steps: float
    """Of the environment, per second of processor time."""
    normal: float | None = None
    """Decisions of a match among normal bots."""


Match = Callable[[random.Random], tuple[int, int]]
"""Play one match at random; return its steps and the legal actions there were, summed up."""


def measured(name: str, seats: int, observation: int, actions: int, play: Match, seconds: float) -> Shape:
    chance = random.Random(0)
    play(chance)
    rates, lengths, choices = [], [], 0
    for _ in range(RUNS):
        made = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds / RUNS or not made:
            steps, legal = play(chance)
            made += steps
            choices += legal
            lengths.append(steps)
        rates.append(made / spent)
    while len(lengths) < MATCHES:
        steps, legal = play(chance)
        lengths.append(steps)
        choices += legal
    return Shape(name, seats, observation, actions, statistics.fmean(lengths), choices / sum(lengths), max(rates))


def through_pettingzoo(env: Any) -> Match:
    """Return how a match is played at random through PettingZoo's interface."""

    def play(chance: random.Random) -> tuple[int, int]:
        env.reset(seed=chance.randrange(1 << 30))
        made = choices = 0
        while env.agents:
            agent = env.agent_selection
            if env.terminations[agent] or env.truncations[agent]:
                env.step(None)
                continue
            legal = np.flatnonzero(env.observe(agent)["action_mask"])
            choices += len(legal)
            env.step(int(legal[int(chance.random() * len(legal))]))
            made += 1
        return made, choices

    return play


def ours(game: Game, seconds: float) -> Shape:
    seats = 3 if 3 in game.meta.seats else max(game.meta.seats)
    env = AevumEnv(game.name, seats, observation="flat")
    size = int(np.prod(env.table.observation_space().shape or ()))
    found = measured(game.name, seats, size, len(env.table.actions), through_pettingzoo(env), seconds)
    jobs = jobs_for(game, ["normal"] * seats, NORMAL, 1, game.meta.playout)
    lengths = [match.decisions for match in on_processes(1)(jobs)]
    return msgspec.structs.replace(found, normal=statistics.fmean(lengths))


def theirs(name: str, make: Callable[[], Any], seconds: float) -> Shape:
    env = make()
    env.reset(seed=0)
    agent = env.possible_agents[0]
    size = int(np.prod(env.observation_space(agent)["observation"].shape))
    return measured(
        name, len(env.possible_agents), size, int(env.action_space(agent).n), through_pettingzoo(env), seconds
    )


def spiel(name: str, seconds: float) -> Shape:
    game = pyspiel.load_game(name)
    observes = game.get_type().provides_observation_tensor
    shape = game.observation_tensor_shape() if observes else game.information_state_tensor_shape()

    def play(chance: random.Random) -> tuple[int, int]:
        state = game.new_initial_state()
        made = choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            seat = state.current_player()
            # What a learner would be shown, as an array like ours.
            np.asarray(state.observation_tensor(seat) if observes else state.information_state_tensor(seat), np.float32)
            legal = state.legal_actions()
            choices += len(legal)
            state.apply_action(legal[int(chance.random() * len(legal))])
            made += 1
        return made, choices

    size = int(np.prod(shape))
    return measured(name, game.num_players(), size, game.num_distinct_actions(), play, seconds)


def all_shapes(seconds: float) -> Iterator[tuple[str, Shape]]:
    for game in aevum.games():
        yield "Aevum", ours(game, seconds)
    yield "PettingZoo", theirs("tictactoe", tictactoe_v3.env, seconds)
    yield "PettingZoo", theirs("connect_four", connect_four_v3.env, seconds)
    for name in SPIEL:
        yield "OpenSpiel", spiel(name, seconds)


def row(source: str, shape: Shape) -> str:
    normal = "" if shape.normal is None else f"{shape.normal:,.0f}"
    return (
        f"| {source} {shape.name} | {shape.seats} | {shape.observation:,} | {shape.actions:,} | {shape.length:,.0f} | "
        f"{normal} | {shape.legal:.1f} | {shape.steps:,.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.games", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="processor time per game")
    parser.add_argument("--out", type=Path, help="write the table between the marks of this document")
    asked = parser.parse_args()
    rows = [HEAD, "|---|" + "---:|" * 7]
    for source, shape in all_shapes(asked.seconds):
        rows.append(row(source, shape))
        print(rows[-1], flush=True)
    rows.append(f"\nRules of Aevum {'compiled' if is_compiled() else 'as plain Python'}, {asked.seconds:g} s each.")
    if asked.out is not None:
        before, begin, rest = asked.out.read_text("utf-8").partition("<!-- games -->\n")
        _, end, after = rest.partition("<!-- /games -->")
        if not end:
            raise SystemExit(f"{asked.out} has no place for the table")
        asked.out.write_text(f"{before}{begin}{chr(10).join(rows)}\n{end}{after}", "utf-8")


if __name__ == "__main__":
    main()
