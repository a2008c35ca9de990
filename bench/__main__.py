"""Decisions per CPU second of random play, ours beside other engines in the same run, and compiled beside plain; what
the environment for learners costs; and how the server answers while experts think.

python -m bench [--seconds S] [--json FILE]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import aevum
from aevum.arena.speed import Speed, measure
from bench import research, thinking
from bench.others import OTHERS, Other

WHEEL = Path("build/wheel")
STORED_LIMIT = 50_000
PLAIN_GOAL = 150_000
COMPILED_GOAL = 2.0
THINKING = 20.0
"""Seconds of answers while experts think."""


class Compiled(msgspec.Struct):
    """What ``aevum bench --json`` prints."""

    compiled: bool
    games: list[Speed]


class Report(msgspec.Struct):
    games: list[Speed]
    compiled: list[Speed]
    others: list[Other]
    research: list[research.Overhead]
    thinking: thinking.Answers


def measure_compiled(seconds: float) -> list[Speed]:
    """Run ``aevum bench`` on the unpacked compiled wheel, in a process of its own."""
    if not WHEEL.is_dir():
        return []
    command = [sys.executable, "-c", "from aevum.cli import main; main()"]
    done = subprocess.run(
        [*command, "bench", "--json", "--seconds", str(seconds)],
        env={**os.environ, "PYTHONPATH": str(WHEEL.resolve())},
        stdout=subprocess.PIPE,
        check=True,
    )
    found = msgspec.json.decode(done.stdout, type=Compiled)
    if not found.compiled:
        raise SystemExit(f"{WHEEL} is not compiled")
    return found.games


def print_report(report: Report, console: Console) -> None:
    compiled = {speed.game: speed for speed in report.compiled}
    table = Table(title="Random play, one core", title_style="bold")
    table.add_column("game")
    for column in ("seats", "decisions / CPU s", "compiled", "×", *(f"× {o.name}" for o in report.others)):
        table.add_column(column, justify="right")
    for speed in report.games:
        fast = compiled.get(speed.game)
        table.add_row(
            speed.game,
            str(speed.seats),
            f"{speed.decisions_per_second:,.0f}",
            f"{fast.decisions_per_second:,.0f}" if fast else "",
            f"{fast.decisions_per_second / speed.decisions_per_second:.1f}" if fast else "",
            *(f"{speed.decisions_per_second / o.decisions_per_second:.1f}" for o in report.others),
        )
    for other in report.others:
        table.add_row(other.name, str(other.seats), f"{other.decisions_per_second:,.0f}", style="dim")
    console.print(table)
    costs = Table(title="Costs in the middle of a match; the longest of some matches", title_style="bold")
    costs.add_column("game")
    for column in ("choices", "clone µs", "view µs", "replay ms", "stored kB"):
        costs.add_column(column, justify="right")
    for speed in report.games:
        costs.add_row(
            speed.game,
            f"{speed.choices:.1f}",
            f"{speed.clone_us:.1f}",
            f"{speed.view_us:.1f}",
            f"{speed.longest_replay_ms:.0f}",
            f"{speed.longest_stored_bytes / 1000:.1f}",
        )
    console.print(costs)
    research.print_report(report.research, console)
    thinking.print_report(report.thinking, console)


def goals_missed(report: Report) -> list[str]:
    """Return the goals that this run did not reach; those of speed are for Roll Through the Ages."""
    missed = research.goals_missed(report.research) + thinking.goals_missed(report.thinking)
    compiled = {speed.game: speed for speed in report.compiled}
    for speed in report.games:
        if speed.game != "roll_through_the_ages":
            continue
        if speed.decisions_per_second < PLAIN_GOAL:
            missed.append(f"plain: {speed.decisions_per_second:,.0f} decisions/s, wanted {PLAIN_GOAL:,}")
        if speed.longest_stored_bytes > STORED_LIMIT:
            missed.append(f"a stored match has {speed.longest_stored_bytes} bytes, wanted {STORED_LIMIT}")
        fast = compiled.get(speed.game)
        if fast and fast.decisions_per_second < COMPILED_GOAL * speed.decisions_per_second:
            missed.append(f"compiled: {fast.decisions_per_second:,.0f} decisions/s, wanted twice the plain")
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time per engine")
    parser.add_argument("--json", type=Path, help="also write the numbers here")
    arguments = parser.parse_args()
    games = [measure(game, arguments.seconds) for game in aevum.games()]
    others = [run(arguments.seconds) for run in OTHERS]
    learners = [research.measure(game, arguments.seconds) for game in aevum.games()]
    answers = thinking.measure(THINKING)
    report = Report(games, measure_compiled(arguments.seconds), others, learners, answers)
    print_report(report, Console())
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))
    for missed in goals_missed(report):
        print(f"goal missed: {missed}")


if __name__ == "__main__":
    main()
