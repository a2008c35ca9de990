"""How fast the games are, in numbers that do not depend on the machine: decisions per thousand rounds of a plain loop.

python -m bench.record [--seconds S] [--keep VERSION] [--guard]

Slices of the loop and of each game take turns, so that a busy machine slows both alike. With --keep the numbers are
added to ``docs/performance.json`` under a name and ``docs/performance.md`` is drawn anew; with --guard they are
compared with the last that were kept, and a game that lost more than a tenth is told as a warning, with both numbers.
The compiled wheel is measured too where `make bench` has left one in ``build/wheel``.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import msgspec

import aevum
from aevum.arena.speed import is_compiled, random_match
from aevum.core import QuickDice

KEPT = Path("docs/performance.json")
PAGE = Path("docs/performance.md")
WHEEL = Path("build/wheel")
MARK = "<!-- kept by bench.record -->"
LOST = 0.10
SLICE = 0.15
"""Seconds of processor time."""
BAR = 40


class Record(msgspec.Struct):
    """Decisions per thousand rounds of the loop, by game."""

    version: str
    python: str
    plain: dict[str, float]
    compiled: dict[str, float] = {}


class Counter:
    """What the loop calls: an attribute, a method, a list and a dictionary, as rules do."""

    def __init__(self) -> None:
        self.total = 0
        self.seen: dict[int, int] = {}
        self.row = [0] * 16

    def add(self, number: int) -> int:
        self.total += number
        self.row[number & 15] += 1
        self.seen[number & 63] = self.total
        return self.total


def loop_round() -> None:
    counter = Counter()
    for number in range(200):
        if counter.add(number) & 1:
            counter.total -= 1


def rounds_per_second() -> float:
    began = time.process_time()
    rounds = 0
    while (spent := time.process_time() - began) < SLICE:
        loop_round()
        rounds += 1
    return rounds / spent


def ratio_of(name: str, seconds: float) -> float:
    """Return the decisions of random play per thousand rounds of the loop: the median of slices that take turns."""
    game = aevum.game(name)
    seats = max(game.meta.seats)
    options = game.meta.settle(seats, game.meta.playout)
    dice = QuickDice(0)
    random_match(game.position(seats, options), dice)
    ratios = []
    for _ in range(max(3, int(seconds / SLICE / 2))):
        loop = rounds_per_second()
        began = time.process_time()
        made = 0
        while (spent := time.process_time() - began) < SLICE:
            made += random_match(game.position(seats, options), dice)[0]
        ratios.append(made / spent / loop * 1000)
    return round(statistics.median(ratios), 1)


def measured(seconds: float) -> dict[str, float]:
    return {game.name: ratio_of(game.name, seconds) for game in aevum.games()}


def measured_compiled(seconds: float) -> dict[str, float]:
    """Measure the unpacked wheel in a process of its own."""
    if not WHEEL.is_dir():
        return {}
    command = [sys.executable, "-m", "bench.record", "--seconds", str(seconds), "--print"]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": f"{WHEEL.resolve()}{os.pathsep}."}, stdout=subprocess.PIPE, check=True
    )
    return msgspec.json.decode(done.stdout, type=dict[str, float])


def warnings(new: Record, old: Record) -> list[str]:
    """Return a sentence for every game that lost more than a tenth."""
    found = []
    for kind, now, before in (("plain", new.plain, old.plain), ("compiled", new.compiled, old.compiled)):
        for game, rate in now.items():
            if game in before and rate < (1 - LOST) * before[game]:
                found.append(f"{game} ({kind}) is slower than in {old.version}: {rate} after {before[game]}")
    return found


def table(records: list[Record]) -> str:
    """Return the records as tables with bars, one per game, versions below each other."""
    parts = []
    for game in sorted(records[-1].plain):
        top = max([*(r.plain.get(game, 0) for r in records), *(r.compiled.get(game, 0) for r in records)])
        lines = [f"### `{game}`", "", "| version | plain | compiled | |", "|---|---|---|---|"]
        for record in records:
            plain, fast = record.plain.get(game, 0.0), record.compiled.get(game, 0.0)
            bar = "█" * round(max(plain, fast) / top * BAR)
            lines.append(f"| {record.version} | {plain:g} | {f'{fast:g}' if fast else '–'} | {bar} |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def keep(records: list[Record]) -> None:
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(records), indent=2) + b"\n")
    page = PAGE.read_text("utf-8").partition(MARK)[0]
    PAGE.write_text(f"{page}{MARK}\n\n{table(records)}\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.record", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time per game")
    parser.add_argument("--keep", metavar="VERSION", help="add the numbers to docs/performance.json")
    parser.add_argument("--guard", action="store_true", help="compare with the last that were kept")
    parser.add_argument("--print", action="store_true", help="print this process's own numbers as JSON")
    wanted = parser.parse_args()
    if wanted.print:
        if not is_compiled():
            raise SystemExit(f"{WHEEL} is not compiled")
        print(msgspec.json.encode(measured(wanted.seconds)).decode())
        return
    new = Record(
        wanted.keep or "now", sys.version.split()[0], measured(wanted.seconds), measured_compiled(wanted.seconds)
    )
    records = msgspec.json.decode(KEPT.read_bytes(), type=list[Record]) if KEPT.is_file() else []
    for game, rate in new.plain.items():
        fast = new.compiled.get(game)
        print(f"{game:>24} {rate:8.1f} plain" + (f" {fast:8.1f} compiled" if fast else ""))
    if wanted.guard and records:
        for sentence in warnings(new, records[-1]):
            print(f"warning: {sentence}")
    if wanted.keep:
        keep([record for record in records if record.version != wanted.keep] + [new])


if __name__ == "__main__":
    main()
