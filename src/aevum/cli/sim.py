"""``aevum sim``."""

from __future__ import annotations

import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aevum.arena.simulate import Played, Summary, jobs_for, simulate, summarise
from aevum.cli.files import SUFFIX, write_whole
from aevum.cli.language import help_text, speak
from aevum.cli.options import Game, GameOptions, Json, Lang, game_options, names
from aevum.cli.output import err, out, print_json
from aevum.core.errors import Invalid
from aevum.core.match import game as find_game
from aevum.words import Words


def sim(
    game: Game,
    seats: Annotated[int | None, typer.Option(help=help_text("help-option-seats"))] = None,
    bots: Annotated[str, typer.Option(help=help_text("help-option-bots"))] = "heuristic,random",
    games: Annotated[int, typer.Option(help=help_text("help-option-games"), min=1)] = 100,
    seed: Annotated[int, typer.Option(help=help_text("help-option-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=help_text("help-option-jobs"), min=1)] = 1,
    option: GameOptions = None,
    save: Annotated[Path | None, typer.Option(help=help_text("help-option-save"))] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    found = find_game(game)
    words = speak(lang, game)
    seated = _fill(names(bots), seats)
    matches = list(jobs_for(found, seated, games, seed, game_options(found.meta, option), save is not None))
    began = time.perf_counter()
    played: list[Played] = []
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err
    )
    with progress if sys.stderr.isatty() else nullcontext():
        task = progress.add_task(words.word("sim-playing"), total=games)
        for match in simulate(iter(matches), jobs):
            if save is not None and match.log is not None:
                write_whole(save / f"{game}-{seed}-{match.number:06}{SUFFIX}", match.log)
            played.append(match)
            progress.advance(task)
    summary = summarise(found, seed, matches[0].options, played, time.perf_counter() - began)
    if json:
        print_json(summary)
        return
    _print(words, summary)
    if save is not None:
        out.print(words.word("sim-saved", count=len(played), path=str(save)), soft_wrap=True)


def _fill(bots: list[str], seats: int | None) -> list[str]:
    """Return one bot per seat; a list that is shorter than the table is repeated."""
    if not bots:
        raise Invalid("--bots names at least one bot", "no_bots")
    if seats is None:
        return bots
    if len(bots) > seats:
        raise Invalid(f"{len(bots)} bots do not fit on {seats} seats", "many_bots", {"bots": len(bots), "seats": seats})
    return [bots[seat % len(bots)] for seat in range(seats)]


def _print(words: Words, summary: Summary) -> None:
    out.print(
        words.word(
            "sim-title",
            game=words.word("title"),
            games=summary.games,
            seats=summary.seats,
            seed=str(summary.seed),
        ),
        style="bold",
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.word("sim-bot"))
    for column in ("wins", "share", "mean", "stdev", "median", "range"):
        table.add_column(words.word(f"sim-{column}"), justify="right")
    for name, wins in sorted(summary.wins.items(), key=lambda item: -item[1]):
        scores = summary.scores[name]
        table.add_row(
            words.word(f"bot-{name}") if words.has(f"bot-{name}") else name,
            f"{wins:g}",
            f"{100 * wins / summary.games:.1f} %",
            f"{scores.mean:.1f}",
            f"{scores.stdev:.1f}",
            f"{scores.median:g}",
            f"{scores.min}–{scores.max}",
        )
    out.print(table)
    length = summary.length
    out.print(words.word("sim-length", mean=round(length.mean), min=length.min, max=length.max))
    out.print(f"{words.word('sim-reasons')}:")
    for reason, count in summary.reasons.items():
        out.print(f"{count:>7}  {words.word(f'reason-{reason}')}")
    out.print(
        words.word(
            "sim-speed",
            decisions=summary.decisions,
            seconds=round(summary.seconds, 1),
            rate=round(summary.decisions_per_second),
        )
    )
