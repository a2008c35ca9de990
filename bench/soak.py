"""Long random play over all seats and options, every invariant checked after every action.

python -m bench.soak [--games N] [--jobs J] [--option NAME=VALUE …] [GAME …]

Options that are not given are drawn at random.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from rich.progress import Progress

import aevum
from aevum.cli.options import game_options
from aevum.core import Invalid, OptionValue, QuickDice, fall
from aevum.core.game import Game

MATCHES = {
    "roll_through_the_ages": 100_000,
    "through_the_ages": 3_000,
    "history_of_the_world": 5_000,
    "brief_history": 5_000,
    "mare_nostrum": 5_000,
}
OTHERWISE = 1_000


class Task(NamedTuple):
    game: str
    first: int
    last: int
    options: dict[str, OptionValue]


def seats_for(game: Game, chosen: dict[str, OptionValue]) -> list[int]:
    """Return the numbers of seats at which the chosen options are possible.

    :raises Invalid: if there are none.
    """
    fitting = [seats for seats in game.meta.seats if not _misfit(game, seats, chosen)]
    if not fitting:
        raise Invalid(_misfit(game, game.meta.seats[0], chosen))
    return fitting


def _misfit(game: Game, seats: int, chosen: dict[str, OptionValue]) -> str:
    try:
        game.meta.settle(seats, dict(game.meta.playout) | chosen)
    except Invalid as error:
        return str(error)
    return ""


def table_for(game: Game, number: int, chosen: dict[str, OptionValue]) -> tuple[int, dict[str, OptionValue]]:
    """Return the seats and options of a match: seats in turn, options at random among those that go together."""
    fitting = seats_for(game, chosen)
    seats = fitting[number % len(fitting)]
    dice = QuickDice(f"table {number}")
    while True:
        options = {option.name: dice.pick(option.choices) for option in game.meta.options}
        try:
            return seats, game.meta.settle(seats, options | dict(game.meta.playout) | chosen)
        except Invalid:
            continue


def soak_match(game: Game, number: int, chosen: dict[str, OptionValue]) -> str:
    """Play one match at random; return why it ended.

    :raises AssertionError: if a position is impossible or the match does not end in time.
    """
    seats, options = table_for(game, number, chosen)
    dice = QuickDice(f"soak {number}")
    position = game.position(seats, options)
    decisions = 0
    while not position.over:
        chance = position.chance
        if chance is not None:
            position.settle(fall(chance, dice))
        else:
            seat = dice.pick(position.actors)
            position.apply(seat, dice.pick(position.legal(seat)))
            decisions += 1
        problems = position.check()
        where = f"{game.name} match {number}, {seats} seats, {options}, decision {decisions}"
        if problems:
            raise AssertionError(f"{where}: {problems}\n{position.dump()}")
        if decisions > game.meta.longest:
            raise AssertionError(f"{where}: not over")
    result = position.result
    if result is None:
        raise AssertionError(f"{game.name} match {number} is over without a result")
    return result.reason


def soak(task: Task) -> Counter[str]:
    game = aevum.game(task.game)
    return Counter(soak_match(game, number, task.options) for number in range(task.first, task.last))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--games", dest="matches", type=int, help="matches per game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--option", "-o", action="append", metavar="NAME=VALUE", help="an option of every match")
    arguments = parser.parse_args()
    if arguments.jobs < 1 or (arguments.matches is not None and arguments.matches < 1):
        parser.error("at least 1 match must be played, on at least 1 process")
    names = arguments.games or [game.name for game in aevum.games()]
    try:
        chosen = {name: game_options(aevum.game(name).meta, arguments.option) for name in names}
        for name, options in chosen.items():
            seats_for(aevum.game(name), options)
    except Invalid as error:
        parser.error(str(error))
    with ProcessPoolExecutor(arguments.jobs) as pool, Progress() as progress:
        for name, options in chosen.items():
            matches = arguments.matches or MATCHES.get(name, OTHERWISE)
            size = max(1, min(200, matches // (arguments.jobs * 4)))
            tasks = [Task(name, at, min(at + size, matches), options) for at in range(0, matches, size)]
            bar = progress.add_task(name, total=matches)
            reasons: Counter[str] = Counter()
            for task, ended in zip(tasks, pool.map(soak, tasks), strict=True):
                reasons += ended
                progress.advance(bar, task.last - task.first)
            print(f"{name}: {matches} matches sound; ended by {dict(sorted(reasons.items()))}", file=sys.stderr)


if __name__ == "__main__":
    main()
