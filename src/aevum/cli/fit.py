"""``aevum fit``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from aevum.arena import fit as fitting
from aevum.cli.language import help_text, speak
from aevum.cli.options import Game, Lang
from aevum.cli.output import err, out
from aevum.core.match import game as find_game


def fit(
    game: Game,
    file: Annotated[Path, typer.Argument(help=help_text("help-option-fit-file"), metavar=help_text("metavar-file"))],
    seats: Annotated[int, typer.Option(help=help_text("help-option-seats"))] = 3,
    matches: Annotated[int, typer.Option(help=help_text("help-option-fit-matches"), min=1)] = 1000,
    seed: Annotated[int, typer.Option(help=help_text("help-option-seed"))] = 0,
    jobs: Annotated[int | None, typer.Option(help=help_text("help-option-jobs"), min=1)] = None,
    lang: Lang = None,
) -> None:
    found = find_game(game)
    words = speak(lang, game)
    plan = fitting.plan(found, seats, seed)
    going = fitting.play(found, plan, file, matches, jobs or os.cpu_count() or 1)
    records = list(track(going, words.word("tune-fitting"), total=matches, console=err))
    out.print(fitting.as_toml(found, plan, records), highlight=False, soft_wrap=True)
