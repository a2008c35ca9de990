"""``aevum replay``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from aevum.cli.board import Board
from aevum.cli.explore import exploration
from aevum.cli.facts import lay_facts_of
from aevum.cli.files import new_path, read_match, read_text
from aevum.cli.language import help_text, speak
from aevum.cli.options import Lang
from aevum.cli.output import err, out
from aevum.cli.session import run
from aevum.cli.story import story
from aevum.cli.table import player_names, print_result
from aevum.core.errors import Invalid
from aevum.core.log import Differs
from aevum.core.match import Match
from aevum.words import Words


def replay(
    file: Annotated[Path, typer.Argument(help=help_text("help-option-match"), metavar=help_text("metavar-file"))],
    at: Annotated[int | None, typer.Option(help=help_text("help-option-at"), min=0)] = None,
    seat: Annotated[int | None, typer.Option(help=help_text("help-option-seat"), min=0)] = None,
    explore: Annotated[bool, typer.Option("--explore", help=help_text("help-option-explore"))] = False,
    check: Annotated[bool, typer.Option("--check", help=help_text("help-option-check"))] = False,
    full: Annotated[bool, typer.Option("--full", help=help_text("help-option-full"))] = False,
    lang: Lang = None,
) -> None:
    lay_facts_of(file)
    try:
        match = read_match(file)
    except Differs as error:
        if check:
            raise
        match = Match.load(read_text(file), as_far_as_it_goes=True)
        words = speak(lang, match.game.name)
        err.print(words.word("replay-differs", entry=error.entry + 1, why=error.why), style="yellow")
    words = speak(lang, match.game.name)
    if seat is not None and seat >= match.seats:
        values: dict[str, str | int] = {"file": str(file), "seats": match.seats, "seat": seat}
        raise Invalid(f"{file}: the match has {match.seats} seats, there is no seat {seat}", "no_seat", values)
    if explore:
        run(exploration(match, at, seat), new_path(match.game.name), None, lang)
    elif check:
        _check(words, match)
    elif at is not None:
        _print_moment(words, match, at, seat)
    else:
        _print_story(words, match, seat, full)


def _check(words: Words, match: Match) -> None:
    problems = [words.word("replay-unsound", entry=n, problem=text) for n, text in _problems(match)]
    if match.setup.key:
        problems += [words.word("replay-unfair", entry=index + 1) for index in match.unfair_entries()]
    for problem in problems:
        out.print(problem, style="red")
    if problems:
        raise typer.Exit(1)
    out.print(words.word("replay-sound", entries=len(match.log)))
    out.print(words.word("replay-fair" if match.setup.key else "replay-no-key"))
    if match.setup.key and match.setup.shares:
        _tell_shares(words, match)


def _tell_shares(words: Words, match: Match) -> None:
    """Say whose secrets the dice come from, and who was left out."""
    players = player_names(words, match.setup.names, match.seats)
    seats = [share for share in match.setup.shares if 0 <= share.seat < len(players)]
    gave = ", ".join(players[share.seat] for share in seats if share.secret)
    silent = ", ".join(players[share.seat] for share in seats if not share.secret)
    out.print(words.word("replay-shares", players=gave) if gave else words.word("replay-no-shares"))
    if silent:
        out.print(words.word("replay-left-out", players=silent))


def _problems(match: Match) -> Iterator[tuple[int, str]]:
    """Yield what is wrong, each with the number of the entry after which it is."""
    again = Match(match.game, match.setup)
    for number in range(len(match.log) + 1):
        if number:
            again.take(match.log[number - 1])
        for problem in again.position.check():
            yield number, problem
        if match.game.load(again.position.dump()).pack() != again.position.pack():
            yield number, "the position's JSON form is not read as it was written"


def _print_moment(words: Words, match: Match, at: int, seat: int | None) -> None:
    position = match.at(at)
    players = player_names(words, match.setup.names, match.seats)
    out.print(words.word("replay-at", entry=at, entries=len(match.log)), style="bold")
    out.print(Board(words, players).draw(position.view(seat)))
    prompt = position.prompt(seat)
    if prompt is not None:
        who = ", ".join(players[actor] for actor in position.actors)
        out.print(words.word("play-turn", player=who, prompt=words.prompt(prompt, players)))
    if position.result is not None:
        print_result(words, position.result, players)


def _print_story(words: Words, match: Match, seat: int | None, full: bool) -> None:
    players = player_names(words, match.setup.names, match.seats)
    title = words.word("replay-title", game=words.word("title"), seats=match.seats, entries=len(match.log))
    out.print(title, style="bold")
    for number, line in story(words, match, seat, players, full):
        out.print(Text.assemble((f"{number:>5}  ", "dim"), line))
    if match.result is not None:
        print_result(words, match.result, players)
