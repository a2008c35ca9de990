"""``aevum play``: a match in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from aevum.bots import check
from aevum.cli.explore import exploration
from aevum.cli.facts import FactsFiles, lay_facts, lay_facts_of
from aevum.cli.files import new_path, read_match
from aevum.cli.language import help_text, speak
from aevum.cli.options import GameOptions, Lang, game_options, names
from aevum.cli.output import ask, out
from aevum.cli.session import run
from aevum.cli.table import BOT
from aevum.core.errors import Invalid
from aevum.core.match import Game, Match
from aevum.core.match import game as find_game
from aevum.core.match import games as all_games
from aevum.words import Words


def play(
    game: Annotated[
        str | None,
        typer.Argument(help=help_text("help-option-game"), metavar=help_text("metavar-game"), show_default=False),
    ] = None,
    seats: Annotated[int | None, typer.Option(help=help_text("help-option-seats"))] = None,
    bots: Annotated[str | None, typer.Option(help=help_text("help-option-play-bots"))] = None,
    people: Annotated[str | None, typer.Option("--names", help=help_text("help-option-names"))] = None,
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option(help=help_text("help-option-seed"))] = None,
    origin: Annotated[Path | None, typer.Option("--from", help=help_text("help-option-from"))] = None,
    at: Annotated[int | None, typer.Option(help=help_text("help-option-from-at"), min=0)] = None,
    resume: Annotated[Path | None, typer.Option(help=help_text("help-option-resume"))] = None,
    facts: FactsFiles = None,
    cores: Annotated[int | None, typer.Option(help=help_text("help-option-cores"), min=1)] = None,
    file: Annotated[Path | None, typer.Option("--save", help=help_text("help-option-file"))] = None,
    lang: Lang = None,
) -> None:
    if file is not None and file.exists() and file != resume:
        raise Invalid(speak(lang).word("play-file-exists", path=str(file)))
    for old in (resume, origin):
        if old is not None:
            lay_facts_of(old)
    if resume is not None:
        match, path = read_match(resume), file or resume
    elif origin is not None:
        match = exploration(read_match(origin), at, None, alone=bots == "none")
        path = file or new_path(match.game.name)
    else:
        found = find_game(game) if game else _ask_which_game(speak(lang), lang)
        lay_facts(facts, found.name)
        match = _new_match(speak(lang), found, seats, bots, names(people), option, seed)
        path = file or new_path(found.name)
    run(match, path, cores, lang)


def _ask_which_game(words: Words, lang: str | None) -> Game:
    if not sys.stdin.isatty():
        raise Invalid(words.word("play-needs-game"))
    choices = all_games()
    out.print(words.word("play-which-game"), style="bold")
    for number, game in enumerate(choices, start=1):
        out.print(f"{number:>3}  {speak(lang, game.name).word('title')}")
    while True:
        typed = ask(f"{words.word('play-choose')}: ")
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1]


def _new_match(
    words: Words,
    game: Game,
    seats: int | None,
    bots: str | None,
    people: list[str],
    option: list[str] | None,
    seed: int | None,
) -> Match:
    options = game_options(game.meta, option)
    machines = [] if bots == "none" else names(bots)
    for bot in machines:
        check(bot, game)
    if seats is None:
        seats = max(len(people), 1) + len(machines) if (machines or people) else 0
        seats = max(seats, min(count for count in game.meta.seats if count > 1))
    if bots is None:
        machines = ["heuristic"] * (seats - max(len(people), 1))
    humans = seats - len(machines)
    if humans < max(len(people), 1):
        message = words.word("play-people", count=max(len(people), 1), bots=len(machines), seats=seats)
        raise Invalid(message)
    seated = [
        people[seat] if seat < len(people) else words.word("play-person", number=seat + 1) for seat in range(humans)
    ]
    return game.start(seats, options, seed, (*seated, *(BOT + bot for bot in machines)))
