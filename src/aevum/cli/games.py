"""``aevum games``."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from aevum.cli.language import choose, speak
from aevum.cli.options import Json, Lang
from aevum.cli.output import out, print_json
from aevum.core.match import games as all_games


def games(json: Json = False, lang: Lang = None) -> None:
    if json:
        print_json(
            [
                {
                    "game": game.name,
                    "title": speak(lang, game.name).word("title"),
                    "about": speak(lang, game.name).word("about"),
                    "edition": game.meta.edition,
                    "seats": game.meta.seats,
                    "rules_version": game.meta.rules_version,
                    "maturity": game.meta.maturity,
                    "hidden": game.meta.hidden,
                    "simultaneous": game.meta.simultaneous,
                    "options": game.meta.options,
                    "language": choose(lang),
                }
                for game in all_games()
            ]
        )
        return
    words = speak(lang)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("name", "title", "seats", "options", "maturity"):
        table.add_column(words.word(f"games-{column}"), no_wrap=column == "name")
    for game in all_games():
        meta = game.meta
        table.add_row(
            Text(game.name, style="bold cyan"),
            f"{speak(lang, game.name).word('title')} ({meta.edition})",
            f"{min(meta.seats)}–{max(meta.seats)}",
            ", ".join(option.name for option in meta.options),
            words.word(f"maturity-{meta.maturity}"),
        )
    out.print(table)
