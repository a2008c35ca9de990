"""``aevum bench``."""

from __future__ import annotations

import platform
from typing import Annotated

import typer
from rich.table import Table

from aevum.arena.speed import is_compiled, measure
from aevum.cli.language import help_text, speak
from aevum.cli.options import Json, Lang
from aevum.cli.output import out, print_json
from aevum.core.match import game as find_game
from aevum.core.match import games as all_games


def bench(
    game: Annotated[
        str | None,
        typer.Argument(help=help_text("help-option-game"), metavar=help_text("metavar-game"), show_default=False),
    ] = None,
    seconds: Annotated[float, typer.Option(help=help_text("help-option-seconds"), min=0.1)] = 3.0,
    seed: Annotated[int, typer.Option(help=help_text("help-option-seed"))] = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    words = speak(lang)
    chosen = [find_game(game)] if game else list(all_games())
    speeds = [measure(one, seconds, seed) for one in chosen]
    if json:
        print_json({"compiled": is_compiled(), "python": platform.python_version(), "games": speeds})
        return
    kind = words.word("bench-compiled" if is_compiled() else "bench-plain")
    out.print(words.word("bench-title", kind=kind, python=platform.python_version()), style="bold")
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.word("bench-game"), no_wrap=True)
    for column in ("seats", "rate", "legal", "clone", "view", "replay", "size"):
        table.add_column(words.word(f"bench-{column}"), justify="right")
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.seats),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.choices:.1f}",
            f"{speed.clone_us:.1f}",
            f"{speed.view_us:.1f}",
            f"{speed.longest_replay_ms:.0f}",
            f"{speed.longest_stored_bytes / 1000:.1f}",
        )
    out.print(table)
