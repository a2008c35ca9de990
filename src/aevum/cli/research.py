"""``aevum research``: what the environments for learners show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from aevum.cli.help import Command, Group
from aevum.cli.language import help_text, speak
from aevum.cli.options import Game, GameOptions, Json, Lang, game_options
from aevum.cli.output import out, print_json
from aevum.core.errors import Invalid
from aevum.core.match import game as find_game
from aevum.words import Words

if TYPE_CHECKING:
    from aevum.research.layout import Axis, Field

app = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    subcommand_metavar=help_text("metavar-command"),
    options_metavar=help_text("metavar-options"),
)

SHOWN = 4


@app.callback()
def _common() -> None:
    """There is one command, and it has a name."""


@app.command(cls=Command, help=help_text("help-research-layout"), options_metavar=help_text("metavar-options"))
def layout(
    game: Game,
    seats: Annotated[int | None, typer.Option(help=help_text("help-option-seats"), show_default=False)] = None,
    option: GameOptions = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    words = speak(lang, game)
    found = find_game(game)
    try:
        from aevum.research.layout import Layout
    except ImportError:
        raise Invalid(words.word("layout-needs-research")) from None
    count = found.meta.seats[0] if seats is None else seats
    told = Layout(found, count, found.meta.settle(count, game_options(found.meta, option)))
    if json:
        print_json(
            {
                "game": game,
                "seats": count,
                "version": told.version,
                "digest": told.digest,
                "size": told.size,
                "fields": told.fields,
            }
        )
        return
    title = words.word(
        "layout-title",
        game=game,
        seats=count,
        version=told.version,
        digest=told.digest,
        fields=len(told.fields),
        size=told.size,
    )
    out.print(title, style="bold")
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("name", "shape", "range", "meaning"):
        table.add_column(words.word(f"layout-{column}"), no_wrap=column != "meaning")
    for field in told.fields:
        shape = "×".join(map(str, field.shape))
        table.add_row(field.name, shape, f"{field.least}…{field.most}", _meaning(words, field))
    out.print(table)


def _meaning(words: Words, field: Field) -> str:
    named = field.name.removesuffix(".there").rpartition(".")[2]
    label = words.word(f"label-{named}") if words.has(f"label-{named}") else named
    last = field.kind in ("one", "count")
    of = _things(words, field.axes[-1]) if last else ""
    parts = [words.word(f"layout-kind-{field.kind}", of=of)]
    parts += [words.word("layout-each", of=_things(words, axis)) for axis in field.axes[: -1 if last else None]]
    if field.open:
        parts.append(words.word("layout-open"))
    return f"{label} ({'; '.join(parts)}). {field.meaning}".strip()


def _things(words: Words, axis: Axis) -> str:
    """Tell the first things on an axis; ``--json`` has them all."""
    if axis.of and isinstance(axis.of[0], int):
        return words.word("layout-places", count=len(axis.of))
    first = ", ".join(map(str, axis.of[:SHOWN]))
    return first if len(axis.of) <= SHOWN else f"{first}… ({len(axis.of)})"
