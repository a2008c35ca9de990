"""The log of a match as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aevum.core.event import Event
from aevum.core.log import Move
from aevum.core.match import Match
from aevum.words import Words
from aevum.words.telling import Line, story_of


def story(
    words: Words, match: Match, seat: int | None, players: Sequence[str], full: bool = False
) -> Iterator[tuple[int, str]]:
    """Yield the lines of the log as a seat may know it, each with the number of entries after which it is told.

    With ``full``, what is folded away follows each line.
    """
    for line in story_of(match, seat):
        yield line.at, _text(words, line, players)
        for detail in line.details if full else ():
            yield line.at, f"    {_detail(words, detail, players)}"


def _text(words: Words, line: Line, players: Sequence[str]) -> str:
    if line.undo is not None:
        return words.word("replay-undo", player=players[line.undo.by], to=line.undo.to)
    text = words.told(line.events, players)
    return f"— {text}" if line.heading else text


def _detail(words: Words, detail: Event | Move, players: Sequence[str]) -> str:
    if isinstance(detail, Event):
        return words.event(detail, players)
    label = words.action(detail.action, players) if detail.action is not None else words.word("replay-hidden")
    return f"{players[detail.seat]}: {label}"
