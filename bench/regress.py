"""Fit the evaluation of Through the Ages: how the final difference in culture hangs on what the two seats had before.

python -m bench.regress [--matches N] [--seed S]

Bots that slip now and then play each other, so that things vary which good players keep alike. At the start of each
turn the differences between the seats in everything that has a weight are kept; a ridge regression then says what each
was worth, in the unit of ``data/standing.toml``. The weights in use are rounded by hand from it and tried by search.
"""

from __future__ import annotations

import argparse

from rich.progress import track

import aevum
from aevum.arena.fit import solve
from aevum.bots import Bot, Info, create
from aevum.core import QuickDice, fall
from aevum.games.through_the_ages.position import Position
from aevum.games.through_the_ages.standing import STANDING, clock, value

PLAYERS = (("beginner", "beginner"), ("beginner", "normal"), ("normal", "beginner"))
RIDGE = 30
"""How strongly weights are drawn to nothing, in spreads of what they weigh."""

UNIT = 10_000
"""A weight so large that rounding does not matter."""


class Sums:
    """The sums of products that a regression needs."""

    def __init__(self, size: int) -> None:
        self.rows = 0
        self.squares = [[0.0] * size for _ in range(size)]
        self.products = [0.0] * size

    def add(self, row: list[float], outcome: float) -> None:
        self.rows += 1
        for i, one in enumerate(row):
            if one:
                self.products[i] += one * outcome
                line = self.squares[i]
                for j, other in enumerate(row):
                    line[j] += one * other

    def weights(self) -> list[float]:
        """Return what each column weighs."""
        held = [list(line) for line in self.squares]
        for i, line in enumerate(held):
            line[i] += RIDGE * max(line[i], 1.0) / max(self.rows, 1)
        return solve(held, self.products)


def parts(pos: Position, names: list[str]) -> list[float]:
    """Return by how much seat 0 is ahead of seat 1 in what each weight weighs."""
    before = dict(STANDING)
    found = []
    try:
        STANDING.update(dict.fromkeys(names, 0))
        for name in names:
            STANDING[name] = UNIT
            ahead = value(pos, 0) - value(pos, 1) - pos.civs[0].culture + pos.civs[1].culture
            found.append(10 * ahead / UNIT)
            STANDING[name] = 0
    finally:
        STANDING.update(before)
    return found


def play(sums: Sums, names: list[str], number: int, seed: str) -> None:
    """Play one match and add what it shows."""
    game = aevum.game("through_the_ages")
    dice = QuickDice(f"{seed}/{number}")
    players: list[Bot] = [
        create(name, f"{seed}/{number}/{seat}") for seat, name in enumerate(PLAYERS[number % len(PLAYERS)])
    ]
    pos = game.position(2, game.meta.settle(2, game.meta.playout))
    assert isinstance(pos, Position)
    seen: list[tuple[list[float], int]] = []
    hour = 0
    while not pos.over:
        chance = pos.chance
        if chance is not None:
            pos.settle(fall(chance, dice))
            continue
        seat = pos.actors[0]
        if pos.stack[-1] == "politics" and clock(pos) > hour:
            hour = clock(pos)
            # Who is in turn has this turn still to come.
            row = [*parts(pos, names), 1.0 if pos.seat == 0 else -1.0]
            seen.append((row, pos.civs[0].culture - pos.civs[1].culture))
        pos.apply(seat, players[seat].choose(Info(game, pos, seat)))
    final = pos.civs[0].culture - pos.civs[1].culture
    for row, ahead in seen:
        sums.add(row, 10.0 * (final - ahead))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.regress", description=__doc__)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    names = sorted(STANDING)
    sums = Sums(len(names) + 1)
    for number in track(range(arguments.matches), description="matches"):
        play(sums, names, number, arguments.seed)
    print(f"# {arguments.matches} matches, {sums.rows} turns, seed {arguments.seed}")
    for name, weight in zip(names, sums.weights(), strict=False):
        print(f"{name} = {weight:.1f}  # in use: {STANDING[name]}")


if __name__ == "__main__":
    main()
