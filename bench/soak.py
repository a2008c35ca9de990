"""Long random play over all seats and options, every invariant checked after every action.

python -m bench.soak [--games N] [--jobs J] [--dead-ends] [--option NAME=VALUE …] [--kept FILE] [--record] [GAME …]

One million matches, unless told otherwise, in the same order whatever the number of processes: match ``n`` of a game
has its seats, options and luck from ``n`` alone. What was played is kept in a file, block by block, and not played
again, so that a run can be stopped at any moment and goes on where it was; ``--record`` prints what the file holds as
the table of ``docs/reliability.md``.

Options that are not given are drawn at random. With --dead-ends every legal action of every decision is tried, not
only the one that is played: none may lead to where somebody is waited for and can do nothing. 20,000 such matches:
``python -m bench.soak --dead-ends --games 4000``.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.progress import Progress, TaskID

import aevum
from aevum.arena.speed import is_compiled
from aevum.cli.options import game_options
from aevum.core import Action, Invalid, OptionValue, Position, QuickDice, chance_fell
from aevum.core.match import Game
from aevum.words import LANGUAGES, words

MATCHES = {
    "roll_through_the_ages": 600_000,
    "through_the_ages": 100_000,
    "history_of_the_world": 100_000,
    "brief_history": 100_000,
    "mare_nostrum": 100_000,
}
OTHERWISE = 1_000
BLOCK = 20
LOOK_EVERY = 61
"""Every so many decisions what a seat is given is compared with what it would be given of a position that it cannot
tell apart, and all that is asked and allowed is put into words."""
UNSAID = re.compile(r"^(prompt|action)-|\{ ?\$")
"""A key without a sentence, or a variable that nobody filled in."""


class Task(NamedTuple):
    game: str
    first: int
    last: int
    options: dict[str, OptionValue]
    dead_ends: bool


class Block(msgspec.Struct, frozen=True):
    """A block of matches that was played, as it stands in the file."""

    game: str
    rules: int
    first: int
    last: int
    options: dict[str, OptionValue]
    dead_ends: bool
    version: str
    compiled: bool
    decisions: int
    looks: int
    ended: dict[str, int]


class Played(NamedTuple):
    reason: str
    decisions: int
    looks: int


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


def soak_match(game: Game, number: int, chosen: dict[str, OptionValue], dead_ends: bool) -> Played:
    """Play one match at random.

    :raises AssertionError: if a position is impossible or a dead end, or the match does not end in time.
    """
    seats, options = table_for(game, number, chosen)
    dice = QuickDice(f"soak {number}")
    position = game.position(seats, options)
    where = f"{game.name} match {number}, {seats} seats, {options}"
    made = looks = 0
    # Every position is checked once: the first, and then each that a decision or a fall of chance leads to.
    check(position, f"{where}, at the start")
    while not position.over:
        if chance_fell(position, dice):
            check(position, f"{where}, chance after decision {made}")
            continue
        made += 1
        here = f"{where}, decision {made}"
        seat = dice.pick((*position.actors, *position.volunteers))
        legal = position.legal(seat)
        if dead_ends:
            for action in legal:
                after = position.clone()
                after.apply(seat, action)
                if after.dead_end():
                    raise AssertionError(f"{here}: {action.text()}: {after.dead_end()}\n{position.dump()}")
        if made % LOOK_EVERY == number % LOOK_EVERY:
            look(game, position, number, here)
            looks += 1
        position.apply(seat, dice.pick(legal))
        check(position, here)
        if made > game.meta.longest:
            raise AssertionError(f"{here}: not over")
    result = position.result
    if result is None:
        raise AssertionError(f"{game.name} match {number} is over without a result")
    return Played(result.reason, made, looks)


def check(position: Position, where: str) -> None:
    problems = position.check() or [problem for problem in [position.dead_end()] if problem]
    if problems:
        raise AssertionError(f"{where}: {problems}\n{position.dump()}")


def look(game: Game, position: Position, number: int, where: str) -> None:
    """Look with the eyes of one seat, or of a spectator: it must not be able to tell what is dealt anew, and everything
    that it is asked can be said in every language."""
    eyes = [None, *range(position.seats)][number % (position.seats + 1)]
    other = position.resample(eyes, QuickDice(f"look {where}"))
    if given(position, eyes) != given(other, eyes):
        raise AssertionError(f"{where}: seat {eyes} can tell what it may not know\n{position.dump()}")
    problems = other.check()
    if problems:
        raise AssertionError(f"{where}: seat {eyes} imagines the impossible: {problems}\n{position.dump()}")
    prompt = position.prompt(eyes)
    asked = (*position.actors, *position.volunteers)
    actions = [action for seat in asked for action in position.legal(seat)]
    for language in LANGUAGES:
        sentences = [said(game.name, language, action, position.seats) for action in actions]
        if prompt is not None:
            sentences.append(words(game.name, language).prompt(prompt, players(position.seats)))
        unsaid = [sentence for sentence in sentences if UNSAID.search(sentence)]
        if unsaid:
            raise AssertionError(f"{where}: no words in {language!r}: {unsaid}")


@lru_cache(100_000)
def said(game: str, language: str, action: Action, seats: int) -> str:
    return words(game, language).action(action, players(seats))


def players(seats: int) -> list[str]:
    return [f"seat {seat}" for seat in range(seats)]


def given(position: Position, seat: int | None) -> bytes:
    """Return what a seat is given of a position."""
    legal = position.legal(seat) if seat is not None else []
    return msgspec.json.encode([position.view(seat), legal, position.prompt(seat), list(position.actors)])


def soak(task: Task) -> Block:
    game = aevum.game(task.game)
    played = [soak_match(game, number, task.options, task.dead_ends) for number in range(task.first, task.last)]
    return Block(
        game=task.game,
        rules=game.meta.rules_version,
        first=task.first,
        last=task.last,
        options=task.options,
        dead_ends=task.dead_ends,
        version=aevum.__version__,
        compiled=is_compiled(),
        decisions=sum(one.decisions for one in played),
        looks=sum(one.looks for one in played),
        ended=dict(sorted(Counter(one.reason for one in played).items())),
    )


def tasks_of(chosen: dict[str, dict[str, OptionValue]], most: int | None, dead_ends: bool) -> list[Task]:
    """Return all blocks, those of all games mixed in proportion, so that a run that is stopped has played each."""
    tasks: list[tuple[float, Task]] = []
    for name, options in chosen.items():
        matches = most or MATCHES.get(name, OTHERWISE)
        for first in range(0, matches, BLOCK):
            task = Task(name, first, min(first + BLOCK, matches), options, dead_ends)
            tasks.append((first / matches, task))
    return [task for _, task in sorted(tasks, key=lambda one: one[0])]


def read_kept(kept: Path) -> list[Block]:
    """Return what was played under today's rules. A line that was cut off by a kill is none."""
    blocks = []
    for line in kept.read_text("utf-8").splitlines() if kept.is_file() else []:
        try:
            block = msgspec.json.decode(line, type=Block)
        except msgspec.DecodeError:
            continue
        if block.rules == aevum.game(block.game).meta.rules_version:
            blocks.append(block)
    return blocks


def played_already(task: Task, blocks: list[Block]) -> set[int]:
    return {
        number
        for block in blocks
        if (block.game, block.options, block.dead_ends) == (task.game, task.options, task.dead_ends)
        for number in range(block.first, block.last)
    }


def run(tasks: list[Task], jobs: int, kept: Path) -> Iterator[Block]:
    """Play the blocks on some processes, keep each as it is done, and yield it."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    waiting = iter(tasks)
    with ProcessPoolExecutor(jobs) as pool, kept.open("a", encoding="utf-8") as out:
        running: set[Future[Block]] = set()
        while True:
            for task in waiting:
                running.add(pool.submit(soak, task))
                if len(running) >= 2 * jobs:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                block = future.result()
                out.write(msgspec.json.encode(block).decode() + "\n")
                out.flush()
                yield block


def record(blocks: list[Block]) -> str:
    """Return what was played as a table in Markdown."""
    lines = [
        "| game | rules | matches | decisions | views dealt anew | ended by |",
        "|---|---|---|---|---|---|",
    ]
    for name in sorted({block.game for block in blocks}):
        of_game = [block for block in blocks if block.game == name]
        ended: Counter[str] = Counter()
        for block in of_game:
            ended.update(block.ended)
        lines.append(
            f"| `{name}` | {of_game[0].rules} | {sum(ended.values()):,} | {sum(b.decisions for b in of_game):,} "
            f"| {sum(b.looks for b in of_game):,} | {', '.join(f'{why} {n:,}' for why, n in sorted(ended.items()))} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--games", dest="matches", type=int, help="matches per game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--dead-ends", action="store_true", help="try every legal action")
    parser.add_argument("--option", "-o", action="append", metavar="NAME=VALUE", help="an option of every match")
    parser.add_argument("--kept", type=Path, default=Path("build/soak.jsonl"), help="what was played already")
    parser.add_argument("--record", action="store_true", help="print what was played, and play nothing")
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
    blocks = [block for block in read_kept(arguments.kept) if block.game in chosen]
    if not arguments.record:
        blocks += play_what_is_left(tasks_of(chosen, arguments.matches, arguments.dead_ends), blocks, arguments)
    print(record(blocks))


def play_what_is_left(tasks: list[Task], before: list[Block], arguments: argparse.Namespace) -> list[Block]:
    known = {name: played_already(task, before) for name, task in {task.game: task for task in tasks}.items()}
    left = [task for task in tasks if not known[task.game].issuperset(range(task.first, task.last))]
    blocks: list[Block] = []
    with Progress(disable=not sys.stderr.isatty()) as progress:
        bars: dict[str, TaskID] = {}
        for name in known:
            of_game = [task for task in tasks if task.game == name]
            todo = sum(task.last - task.first for task in left if task.game == name)
            total = sum(task.last - task.first for task in of_game)
            bars[name] = progress.add_task(name, total=total, completed=total - todo)
        for block in run(left, arguments.jobs, arguments.kept):
            blocks.append(block)
            progress.advance(bars[block.game], block.last - block.first)
    return blocks


if __name__ == "__main__":
    main()
