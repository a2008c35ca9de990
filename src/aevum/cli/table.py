"""What play and replay share: who sits where, and how a match ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from aevum.cli.output import out
from aevum.core.result import Result
from aevum.words import Words

BOT = "bot:"
BOT_NAMES = ("Ada", "Balázs", "Cleo", "Dorka", "Emil", "Flóra", "Gaius", "Hanna", "Iris", "Jónás", "Kira", "Livia")


def player_names(words: Words, names: Sequence[str], seats: int) -> list[str]:
    """Return what to call each seat. A name ``bot:heuristic`` is a bot's, which is given a name as people have."""
    free = iter([name for name in BOT_NAMES if name not in names])
    shown = []
    for seat in range(seats):
        # A name in a file may hold what would move the cursor or clear the screen.
        name = "".join(letter for letter in names[seat] if letter.isprintable()) if seat < len(names) else ""
        if not name:
            shown.append(words.word("play-person", number=seat + 1))
        elif name.startswith(BOT):
            shown.append(next(free))
        else:
            shown.append(name)
    return shown


def print_result(words: Words, result: Result, players: Sequence[str]) -> None:
    """Print the ranking and why the match ended."""
    out.print()
    out.print(words.word("play-over", reason=words.word(f"reason-{result.reason}")), style="bold")
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.word("result-rank"), justify="right")
    table.add_column(words.word("result-player"))
    table.add_column(words.word("result-score"), justify="right")
    ties = any(place.tie_breaks for place in result.places)
    if ties:
        table.add_column(words.word("result-ties"))
    for place in result.places:
        row = [f"{place.rank}.", players[place.seat], str(place.score)]
        if ties:
            row.append(", ".join(map(str, place.tie_breaks)))
        table.add_row(*row, style="bold green" if place.rank == 1 else "")
    out.print(table)
