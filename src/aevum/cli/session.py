"""One match at one keyboard: people choose by number, bots answer at once, each choice is saved."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import typer
from rich.columns import Columns
from rich.text import Text

from aevum.bots import Info
from aevum.bots.cores import Cores
from aevum.cli.board import Board
from aevum.cli.files import write_whole
from aevum.cli.language import speak
from aevum.cli.output import ask, out
from aevum.cli.rules import clause_table, find_clauses
from aevum.cli.story import story
from aevum.cli.table import BOT, player_names, print_result
from aevum.core.action import Action
from aevum.core.errors import Illegal, Invalid
from aevum.core.match import Match
from aevum.reference import rules
from aevum.words import Words

KEYS = ("undo", "board", "log", "rules", "why", "save", "help", "quit")
MOST_REASONS = 8


class Session:
    """A match that is being played in the terminal."""

    def __init__(self, words: Words, match: Match, path: Path, cores: int = 1) -> None:
        self.path = path
        self._cores = Cores(cores)
        self._words = words
        self._match = match
        self._players = player_names(words, match.setup.names, match.seats)
        self._bots = {
            seat: name.removeprefix(BOT) for seat, name in enumerate(match.setup.names) if name.startswith(BOT)
        }
        self._people = [seat for seat in range(match.seats) if seat not in self._bots]
        self._keys = {words.word(f"play-key-{key}"): key for key in KEYS}
        # The letters of this language go first; the words themselves and a question mark are understood too.
        self._typed = {"?": "help", **{key: key for key in KEYS}, **self._keys}
        # how much of the story each person has been told
        self._told = dict.fromkeys(range(match.seats), 0)
        self._last_asked: int | None = None
        self._others_moved = False

    def run(self) -> bool:
        """Play on; return whether the match came to its end, rather than being left."""
        if self._match.over:
            out.print(self._word("play-no-end"))
        else:
            self._save()
            out.print(self._word("play-keys"), style="dim")
        while not self._match.over:
            if not self._match.actors:
                raise Invalid(self._word("play-nobody"))
            person = next((seat for seat in self._match.actors if seat in self._people), None)
            if person is None:
                self._let_bot_decide(self._match.actors[0])
            elif not self._ask(person):
                return False
        self._tell(self._people[0] if len(self._people) == 1 else None)
        self._finish()
        return True

    def _finish(self) -> None:
        out.print(Board(self._words, self._players).draw(self._match.view(None)))
        if self._match.result is not None:
            print_result(self._words, self._match.result, self._players)
        out.print(self._word("play-saved", path=str(self.path)), soft_wrap=True)

    # deciding

    def _let_bot_decide(self, seat: int) -> None:
        # Seeded by where the match stands, so that a resumed match goes on as it would have.
        bot = self._cores.bot(self._bots[seat], f"{self._match.setup.commitment}/{seat}/{len(self._match.log)}")
        self._play(seat, bot.choose(Info(self._match.game, self._match.position, seat)))
        self._others_moved = True

    def _ask(self, seat: int) -> bool:
        if self._last_asked != seat:
            self._hand_over(seat)
        self._tell(seat)
        if self._last_asked != seat or self._others_moved:
            self._show_board(seat)
        self._last_asked, self._others_moved = seat, False
        legal = self._match.legal(seat)
        self._show_choices(seat, legal)
        while True:
            typed = ask(f"{self._word('play-choose')}: ")
            if typed.isdecimal() and 1 <= int(typed) <= len(legal):
                self._play(seat, legal[int(typed) - 1])
                return True
            key, _, rest = typed.partition(" ")
            command = self._typed.get(key.lower())
            if command == "quit":
                return False
            if command == "undo":
                if self._undo(seat):
                    return True
            elif command is None:
                if typed:
                    self._say_not_a_choice(typed, len(legal))
            else:
                self._answer(command, seat, rest.strip())

    def _play(self, seat: int, action: Action) -> None:
        self._match.play(seat, action)
        self._save()

    def _save(self) -> None:
        write_whole(self.path, self._match.dump())

    def _undo(self, seat: int) -> bool:
        others = [other for other in range(self._match.seats) if other != seat]
        try:
            self._match.undo(seat)
        except Illegal as error:
            out.print(self._words.refusal(error.refusal, self._players), style="yellow")
            if error.refusal.key != "undo_needs_consent" or not self._all_agree():
                return False
            self._match.undo(seat, consent=others)
        self._save()
        out.print(self._word("play-undone"))
        return True

    def _all_agree(self) -> bool:
        yes = self._word("play-key-yes")
        out.print(self._word("play-consent"))
        return ask(f"{self._words.word('play-consent-keys', yes=yes)}: ").lower() == yes

    # showing

    def _word(self, key: str, **values: str | int) -> str:
        keys: dict[str, str | int] = {command: key for key, command in self._keys.items()}
        return self._words.text(key, keys | values)

    def _hand_over(self, seat: int) -> None:
        if self._match.game.meta.hidden and len(self._people) > 1:
            out.clear()
            ask(self._word("play-pass", player=self._players[seat]))
            out.clear()

    def _tell(self, seat: int | None) -> None:
        start = self._told[seat if seat is not None else self._people[0]]
        for number, line in story(self._words, self._match, seat, self._players):
            if number > start:
                out.print(Text(f"  · {line}", style="dim"))
        for listener in range(self._match.seats) if seat is None else [seat]:
            self._told[listener] = len(self._match.log)

    def _show_board(self, seat: int) -> None:
        out.rule(style="dim")
        out.print(Board(self._words, self._players).draw(self._match.view(seat)))
        out.rule(style="dim")

    def _show_choices(self, seat: int, legal: list[Action]) -> None:
        prompt = self._match.prompt(seat)
        if prompt is not None:
            asked = self._words.prompt(prompt, self._players)
            clause = f"  [{prompt.clause}]" if prompt.clause else ""
            question = self._words.word("play-turn", player=self._players[seat], prompt=asked)
            out.print(Text.assemble((question, "bold"), (clause, "dim cyan")))
        lines = [
            Text.assemble((f"{number:>3}", "bold cyan"), f"  {self._words.action(action, self._players)}")
            for number, action in enumerate(legal, start=1)
        ]
        if len(lines) > 12 and sys.stdout.isatty():
            out.print(Columns(lines, column_first=True, padding=(0, 3)))
        else:
            for line in lines:
                out.print(line)

    def _say_not_a_choice(self, typed: str, count: int) -> None:
        out.print(self._word("play-not-a-choice", text=typed, count=count), style="yellow")

    def _answer(self, command: str, seat: int, rest: str) -> None:
        if command == "board":
            self._show_board(seat)
        elif command == "log":
            for number, line in story(self._words, self._match, seat, self._players):
                out.print(Text.assemble((f"{number:>5}  ", "dim"), line))
        elif command == "rules":
            self._show_rules(seat, rest)
        elif command == "why":
            self._say_why_not(seat, rest)
        elif command == "save":
            self._save()
            out.print(self._word("play-saved", path=str(self.path)), soft_wrap=True)
        else:
            out.print(self._word("play-help"))

    def _show_rules(self, seat: int, wanted: str) -> None:
        if not wanted:
            prompt = self._match.prompt(seat)
            wanted = prompt.clause or "" if prompt is not None else ""
        found = find_clauses(rules(self._match.game.name, self._words.language), wanted)
        if found:
            out.print(clause_table(found))
        else:
            out.print(self._word("play-rules-none", text=wanted), style="yellow")

    def _say_why_not(self, seat: int, text: str) -> None:
        if not text:
            out.print(self._word("play-why-which"), style="yellow")
            return
        found = self._actions_like(text)
        if not found:
            out.print(self._word("play-why-none", text=text), style="yellow")
        for action in found[:MOST_REASONS]:
            self._explain(seat, action)
        if len(found) > MOST_REASONS:
            out.print(self._word("play-why-more", count=len(found) - MOST_REASONS), style="dim")

    def _explain(self, seat: int, action: Action) -> None:
        label = self._words.action(action, self._players)
        refusal = self._match.why_not(seat, action)
        if refusal is None:
            out.print(self._word("play-why-allowed", action=label))
            return
        reason = self._words.refusal(refusal, self._players)
        clause = f"  [{refusal.clause}]" if refusal.clause else ""
        out.print(Text.assemble((label, "bold"), f": {reason}", (clause, "dim cyan")))

    def _actions_like(self, text: str) -> list[Action]:
        """Return the game's actions of this short form, or else those whose label contains the text."""
        actions = self._match.game.actions(self._match.seats, self._match.setup.options)
        exact = [action for action in actions if action.text() == text]
        if exact:
            return exact
        wanted = text.lower()
        return [action for action in actions if wanted in self._words.action(action, self._players).lower()]


def run(match: Match, path: Path, cores: int | None, lang: str | None) -> None:
    """Play a match at the keyboard, until its end or until it is left."""
    words = speak(lang, match.game.name)
    session = Session(words, match, path, cores or os.cpu_count() or 1)
    try:
        finished = session.run()
    except (KeyboardInterrupt, EOFError) as stop:
        _farewell(words, session, lang)
        raise typer.Exit(130 if isinstance(stop, KeyboardInterrupt) else 0) from None
    if not finished:
        _farewell(words, session, lang)


def _farewell(words: Words, session: Session, lang: str | None) -> None:
    out.print()
    if session.path.exists():
        command = f"aevum play --resume {shlex.quote(str(session.path))}" + (f" --lang {lang}" if lang else "")
        out.print(words.word("play-saved", path=str(session.path)), soft_wrap=True)
        out.print(words.word("play-resume", command=command), soft_wrap=True, style="bold")
