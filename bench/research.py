"""What the environment for learners costs beside the bare loop that shows a learner the same.

python -m bench.research [--seconds S] [--observation structured|flat|hashed]

The bare loop plays a match on a bare position: for each decision it lists what is legal, makes the seat's view, chooses
at random and applies, chance included. The environment (PettingZoo's interface) plays the same decisions of the same
matches: `observe` for the seat that decides, which is the view, hashed or structured, and the mask of what is legal,
and `step`, which checks the action. Processor time, for each match the best of several runs.
"""

from __future__ import annotations

import argparse
import time

import msgspec
from rich.console import Console
from rich.table import Table

import aevum
from aevum.core import Game, QuickDice, decisions
from aevum.research import AevumEnv
from aevum.research.table import Kind

GOAL = 0.40
RUNS = 25


class Overhead(msgspec.Struct, frozen=True):
    game: str
    seats: int
    decisions: int
    bare_us: float
    """Per decision."""
    environment_us: float
    overhead: float
    """What the environment takes on top, as a share of the bare loop."""


def bare(game: Game, environment: AevumEnv, seed: int) -> list[int]:
    """Play a match on a bare position and return its decisions as numbers."""
    table = environment.table
    dice, choose = QuickDice(seed), QuickDice(seed + 1)
    position = game.position(table.seats, table.options)
    played: list[int] = []
    ids = table.ids
    for actors in decisions(position, dice):
        seat = actors[0]
        legal = position.legal(seat)
        position.view(seat)
        action = legal[choose.below(len(legal))]
        played.append(ids[action])
        position.apply(seat, action)
    return played


def through_environment(environment: AevumEnv, seed: int, played: list[int]) -> None:
    """Play the same decisions through the environment, observing at each as a learner does."""
    environment.reset(seed=seed)
    for number in played:
        environment.observe(environment.agent_selection)
        environment.step(number)
    assert environment.table.position.over


def measure(game: Game, seconds: float, observation: Kind = "hashed") -> Overhead:
    environment = AevumEnv(game.name, max(game.meta.seats), observation=observation)
    matches: list[list[int]] = [bare(game, environment, 0)]
    through_environment(environment, 0, matches[0])
    began = time.process_time()
    while time.process_time() - began < seconds / RUNS / 2 or len(matches) < 2:
        matches.append(bare(game, environment, len(matches)))
    best, slow = [float("inf")] * len(matches), [float("inf")] * len(matches)
    for _ in range(RUNS):
        for seed, played in enumerate(matches):
            # One right after the other, so that whatever else the machine does weighs on both alike.
            began = time.process_time()
            bare(game, environment, seed)
            between = time.process_time()
            through_environment(environment, seed, played)
            best[seed] = min(best[seed], between - began)
            slow[seed] = min(slow[seed], time.process_time() - between)
    made = sum(map(len, matches))
    return Overhead(
        game.name,
        environment.table.seats,
        made,
        round(sum(best) / made * 1e6, 1),
        round(sum(slow) / made * 1e6, 1),
        round(sum(slow) / sum(best) - 1, 3),
    )


def print_report(found: list[Overhead], console: Console) -> None:
    table = Table(title="The environment for learners beside the bare loop", title_style="bold")
    table.add_column("game")
    for column in ("seats", "decisions", "bare µs", "environment µs", "on top"):
        table.add_column(column, justify="right")
    for each in found:
        table.add_row(
            each.game,
            str(each.seats),
            f"{each.decisions:,}",
            f"{each.bare_us:.1f}",
            f"{each.environment_us:.1f}",
            f"{each.overhead:+.0%}",
        )
    console.print(table)


def goals_missed(found: list[Overhead]) -> list[str]:
    """Return where the environment takes more than it may."""
    return [
        f"{each.game}: the environment takes {each.overhead:.0%} on top of the bare loop, wanted {GOAL:.0%}"
        for each in found
        if each.overhead > GOAL
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.research", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="processor time per game and side")
    parser.add_argument("--observation", default="hashed", choices=("structured", "flat", "hashed"))
    arguments = parser.parse_args()
    found = [measure(game, arguments.seconds, arguments.observation) for game in aevum.games()]
    print_report(found, Console())
    for missed in goals_missed(found):
        print(f"goal missed: {missed}")


if __name__ == "__main__":
    main()
