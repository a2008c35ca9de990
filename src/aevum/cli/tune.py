"""``aevum tune``."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import track

from aevum.arena import tune as fitting
from aevum.cli.files import write_whole
from aevum.cli.language import help_text, speak
from aevum.cli.options import Game, Lang
from aevum.cli.output import err, out
from aevum.core.match import game as find_game


def tune(
    game: Game,
    file: Annotated[Path, typer.Argument(help=help_text("help-option-tune-file"), metavar=help_text("metavar-file"))],
    seats: Annotated[int, typer.Option(help=help_text("help-option-seats"))] = 2,
    steps: Annotated[int, typer.Option(help=help_text("help-option-tune-steps"), min=1)] = 100,
    matches: Annotated[int, typer.Option(help=help_text("help-option-tune-matches"), min=2)] = 64,
    simulations: Annotated[int, typer.Option(help=help_text("help-option-tune-simulations"), min=0)] = 0,
    seed: Annotated[int, typer.Option(help=help_text("help-option-seed"))] = 0,
    jobs: Annotated[int | None, typer.Option(help=help_text("help-option-jobs"), min=1)] = None,
    lang: Lang = None,
) -> None:
    found = find_game(game)
    words = speak(lang, game)
    state = fitting.load(file, found, seats, seed, simulations)
    going = islice(fitting.steps(state, matches, jobs or os.cpu_count() or 1), steps)
    for state in track(going, words.word("tune-fitting"), total=steps, console=err):
        write_whole(file, msgspec.json.encode(state).decode())
    out.print(fitting.as_toml(state), highlight=False, soft_wrap=True)
