"""The commands, put together."""

from __future__ import annotations

from typing import Annotated

import typer

import aevum
from aevum.cli import admin, ratings, research
from aevum.cli.arena import arena
from aevum.cli.bench import bench
from aevum.cli.facts import facts
from aevum.cli.fit import fit
from aevum.cli.games import games
from aevum.cli.help import Command, Group
from aevum.cli.language import help_text
from aevum.cli.output import out
from aevum.cli.play import play
from aevum.cli.puzzles import puzzles
from aevum.cli.replay import replay
from aevum.cli.rules import rules
from aevum.cli.serve import serve
from aevum.cli.sim import sim
from aevum.cli.tune import tune
from aevum.cli.upgrade import upgrade
from aevum.cli.upkeep import backup, restore, sweep

app = typer.Typer(
    cls=Group,
    subcommand_metavar=help_text("metavar-command"),
    options_metavar=help_text("metavar-options"),
    help=help_text("cli-about"),
    epilog=help_text("cli-epilog"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        out.print(f"aevum {aevum.__version__}")
        raise typer.Exit


@app.callback(epilog=help_text("cli-epilog"))
def _common(
    version: Annotated[
        bool, typer.Option("--version", help=help_text("help-option-version"), callback=_print_version)
    ] = False,
) -> None:
    """Options that stand before the command."""


COMMANDS = (
    games,
    play,
    serve,
    sim,
    arena,
    tune,
    fit,
    puzzles,
    replay,
    rules,
    facts,
    bench,
    upgrade,
    backup,
    restore,
    sweep,
)

for command in COMMANDS:
    app.command(
        command.__name__,
        cls=Command,
        help=help_text(f"help-{command.__name__}"),
        options_metavar=help_text("metavar-options"),
    )(command)

app.add_typer(admin.app, name="admin", help=help_text("help-admin"))
app.add_typer(ratings.app, name="ratings", help=help_text("help-ratings"))
app.add_typer(research.app, name="research", help=help_text("help-research"))
