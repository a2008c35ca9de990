"""``aevum puzzles``."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.progress import track

from aevum.cli.language import help_text, speak
from aevum.cli.options import Game, Lang
from aevum.cli.output import err, out
from aevum.core.match import game as find_game
from aevum.puzzles.make import chosen, found_in, table


def puzzles(
    game: Game,
    matches: Annotated[int, typer.Option(help=help_text("help-option-puzzle-matches"), min=1)] = 50,
    count: Annotated[int, typer.Option(help=help_text("help-option-puzzle-count"), min=1)] = 16,
    seed: Annotated[int, typer.Option(help=help_text("help-option-seed"))] = 0,
    lang: Lang = None,
) -> None:
    words = speak(lang, game)
    found_game = find_game(game)
    played = track(range(matches), words.word("puzzles-looking"), console=err)
    found = [
        puzzle for number in played for puzzle in found_in(found_game, table(found_game, number), f"{seed}/{number}")
    ]
    for puzzle in chosen(found, count):
        out.print(msgspec.json.encode(puzzle).decode(), highlight=False, markup=False, soft_wrap=True)
