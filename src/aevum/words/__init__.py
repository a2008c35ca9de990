"""Words: every name and sentence that a person reads, from the Fluent files of a game and those common to all.

Nothing is read before it is asked for; what was read once is kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from aevum.core.action import Action, snake
from aevum.core.errors import Invalid, Refusal
from aevum.core.event import Event
from aevum.core.prompt import Prompt

LANGUAGES = ("en", "hu")

Value: TypeAlias = str | int | float

_KEY = re.compile(r"^([a-z]\w*)-(\w+) =", re.MULTILINE)
_NOT_THINGS = frozenset(("action", "event", "prompt", "refusal", "reason", "option", "label"))


class Words:
    """The words of one language: common ones, a game's own, and those of a program that adds its own."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        # the kinds of things that have this id, so that a thing can be named where its kind is not told; what the last
        # source, a game's own, calls so hides what the common ones do
        self._kinds: dict[str, list[str]] = {}
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
            own: dict[str, list[str]] = {}
            for kind, id in _KEY.findall(source):
                if kind not in _NOT_THINGS:
                    own.setdefault(id, []).append(kind)
            self._kinds |= own

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def word(self, key: str, **values: Value) -> str:
        """Return the text of a key. An unknown key is returned as it is, so that nothing breaks at the table."""
        return self.text(key, values)

    def text(self, key: str, values: Mapping[str, Value]) -> str:
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, dict(values))
        return str(text)

    def name(self, kind: str, value: object, players: Sequence[str]) -> Value:
        """Return what a person reads for a field's value: a thing's name, a player's name, a number."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return players[value] if kind == "seat" and 0 <= value < len(players) else value
        if isinstance(value, str):
            key = f"{kind}-{value}"
            return self.word(key) if self.has(key) else value
        if isinstance(value, (tuple, list)):
            return ", ".join(str(self.name(kind, part, players)) for part in value)
        return str(value)

    def thing(self, id: str) -> str:
        """Return the name of the one thing that has this id, of whatever kind; the id where it is not one."""
        kinds = self._kinds.get(id, [])
        return self.word(f"{kinds[0]}-{id}") if len(kinds) == 1 else id

    def action(self, action: Action, players: Sequence[str]) -> str:
        """Return the label of an action."""
        return self.text(f"action-{action.verb}", self._fields(action, action.kinds, players))

    def event(self, event: Event, players: Sequence[str]) -> str:
        """Return the sentence of the log for an event."""
        return self.text(f"event-{snake(type(event).__name__)}", self._fields(event, event.kinds, players))

    def prompt(self, prompt: Prompt, players: Sequence[str]) -> str:
        """Return what is asked."""
        return self.text(f"prompt-{prompt.step}", self._values(prompt.values, players))

    def refusal(self, refusal: Refusal, players: Sequence[str]) -> str:
        """Return why something is not allowed."""
        return self.text(f"refusal-{refusal.key}", self._values(refusal.values, players))

    def _fields(self, thing: msgspec.Struct, kinds: Mapping[str, str], players: Sequence[str]) -> dict[str, Value]:
        return {
            field: self.name(kinds.get(field, field), getattr(thing, field), players)
            for field in thing.__struct_fields__
        }

    def _values(self, values: Mapping[str, str | int], players: Sequence[str]) -> dict[str, Value]:
        return {name: self.name(name, value, players) for name, value in values.items()}


def source(package: str, language: str) -> str:
    """Return the Fluent file of a package in one language.

    :raises Invalid: if there is no such language.
    """
    if language not in LANGUAGES:
        raise Invalid(f"no language {language!r}; known are {', '.join(LANGUAGES)}")
    return files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")


def common_source(language: str) -> str:
    """Return the Fluent file of the words that all games share."""
    return source("aevum", language)


def game_source(game: str, language: str) -> str:
    """Return the Fluent file of a game."""
    return source(f"aevum.games.{game}", language)


@cache
def words(game: str | None, language: str, *packages: str) -> Words:
    """Return the words of a game (``None``: only the common ones), with those of further packages."""
    sources = [common_source(language)]
    sources += [source(package, language) for package in packages]
    if game is not None:
        sources.append(game_source(game, language))
    return Words(language, sources)
