"""``aevum arena``."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aevum.arena import Report, on_processes, on_ray, plan, report, run
from aevum.arena.league import matches_of
from aevum.arena.page import page
from aevum.cli.files import write_whole
from aevum.cli.language import help_text, speak
from aevum.cli.options import Game, GameOptions, Json, Lang, game_options, names
from aevum.cli.output import err, out, print_json
from aevum.core.match import game as find_game
from aevum.words import Words


def arena(
    game: Game,
    bots: Annotated[str, typer.Option(help=help_text("help-option-arena-bots"))] = "normal,random",
    seats: Annotated[int, typer.Option(help=help_text("help-option-seats"))] = 2,
    rounds: Annotated[int, typer.Option(help=help_text("help-option-rounds"), min=1)] = 50,
    seed: Annotated[int, typer.Option(help=help_text("help-option-seed"))] = 0,
    jobs: Annotated[int | None, typer.Option(help=help_text("help-option-jobs"), min=1)] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help=help_text("help-option-ladder"))] = False,
    ray: Annotated[str | None, typer.Option(help=help_text("help-option-ray"))] = None,
    option: GameOptions = None,
    file: Annotated[Path | None, typer.Option(help=help_text("help-option-arena-file"))] = None,
    html: Annotated[Path | None, typer.Option(help=help_text("help-option-html"))] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    found = find_game(game)
    words = speak(lang, game)
    league = plan(found, names(bots), seats, rounds, seed, game_options(found.meta, option), ladder)
    player = on_ray(ray) if ray is not None else on_processes(jobs or os.cpu_count() or 1)
    played = []
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err
    )
    with progress if sys.stderr.isatty() else nullcontext():
        task = progress.add_task(words.word("sim-playing"), total=matches_of(league))
        for match in run(league, player, file):
            played.append(match)
            progress.advance(task)
    found_out = report(league, played)
    if html is not None:
        write_whole(html, page(found_out, words))
    if json:
        print_json(found_out)
        return
    _print(words, found_out)


def _print(words: Words, found: Report) -> None:
    title = words.word("arena-title", game=words.word("title"), seats=found.plan.seats, matches=found.matches)
    out.print(title, style="bold")
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.word("arena-bot"))
    for column in ("games", "wins", "interval", "score", "rating"):
        table.add_column(words.word(f"arena-{column}"), justify="right")
    for each in found.standings:
        table.add_row(
            each.bot,
            str(each.games),
            f"{each.win_rate:.1%}",
            f"{each.low:.1%} – {each.high:.1%}",
            f"{each.mean_score:.1f}",
            f"{each.rating:.1f} ± {2 * each.uncertainty:.1f}",
        )
    out.print(table)
    if found.ladder:
        out.print(words.word("arena-ladder", order=" > ".join(found.ladder)))
    pairs = Table(box=None, pad_edge=False, header_style="bold")
    pairs.add_column(words.word("arena-pair"))
    for column in ("comparisons", "better", "elo", "interval"):
        pairs.add_column(words.word(f"arena-{column}"), justify="right")
    for pair in found.pairs:
        pairs.add_row(
            f"{pair.one} : {pair.other}",
            str(pair.comparisons),
            f"{pair.better:.1%}",
            f"{pair.elo:+.0f}",
            f"{pair.elo_low:+.0f} … {pair.elo_high:+.0f}",
        )
    out.print(pairs)
