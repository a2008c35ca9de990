"""Words: every name and sentence that a person reads, from the Fluent files of a game and those common to all.

Nothing is read before it is asked for; what was read once is kept.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby, zip_longest
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from aevum.core.action import Action, snake
from aevum.core.errors import Invalid, Refusal
from aevum.core.event import Event
from aevum.core.match import game as find_game
from aevum.core.prompt import Prompt
from aevum.core.stake import Reason

LANGUAGES = ("en", "hu")

Value: TypeAlias = str | int | float

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_THING = re.compile(r"([a-z]\w*)-(\w+)")
_NOT_THINGS = frozenset(("action", "event", "prompt", "refusal", "reason", "option", "label", "style", "why"))


class _Told(NamedTuple):
    """What is told of some players, as a sentence or, if it can join the one before it, without its subject."""

    seats: tuple[int, ...]
    sentence: str
    also: str | None


class Words:
    """The words of one language: common ones, a game's own, and those of a program that adds its own."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        # Fluent is slow to read, and most of it is never said: a message is read when it is first asked for.
        self._sources: dict[str, str] = {}
        # the kinds of things that have this id, so that a thing can be named where its kind is not told; what the last
        # source, a game's own, calls so hides what the common ones do
        self._kinds: dict[str, list[str]] = {}
        for source in sources:
            messages = dict(messages_of(source))
            self._sources = messages | self._sources
            own: dict[str, list[str]] = {}
            for thing in filter(None, map(_THING.fullmatch, messages)):
                kind, id = thing.groups()
                if kind not in _NOT_THINGS:
                    own.setdefault(id, []).append(kind)
            self._kinds |= own

    def has(self, key: str) -> bool:
        return key in self._sources

    def _message(self, key: str) -> Any:
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._sources[key]))
        return self._bundle.get_message(key)

    def word(self, key: str, **values: Value) -> str:
        """Return the text of a key. An unknown key is returned as it is, so that nothing breaks at the table."""
        return self.text(key, values)

    def text(self, key: str, values: Mapping[str, Value]) -> str:
        if not self.has(key):
            return key
        pattern = self._message(key).value
        return key if pattern is None else self._format(pattern, values)

    def _format(self, pattern: Any, values: Mapping[str, Value]) -> str:
        text, _ = self._bundle.format_pattern(pattern, dict(values))
        return str(text)

    def _attributes(self, key: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self._message(key).attributes if self.has(key) else {}
        return found

    def items(self, parts: Sequence[str]) -> str:
        """Return things as people list them: commas, and a word before the last."""
        return self._joined("join-items", parts)

    def _joined(self, key: str, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.word(key, before=", ".join(parts[:-1]), last=parts[-1])

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
            return self._names(kind, value, players)
        return str(value)

    def _names(self, kind: str, values: Sequence[object], players: Sequence[str]) -> str:
        named = [str(self.name(kind, part, players)) for part in values]
        if not all(isinstance(part, str) for part in values):
            return ", ".join(named)
        counted = Counter(named)
        return self.items([name if number == 1 else f"{name} ×{number}" for name, number in counted.items()])

    def thing(self, id: str) -> str:
        """Return the name of the one thing that has this id, of whatever kind; the id where it is not one."""
        kinds = self._kinds.get(id, [])
        return self.word(f"{kinds[0]}-{id}") if len(kinds) == 1 else id

    def action(self, action: Action, players: Sequence[str]) -> str:
        """Return the label of an action."""
        return self.text(f"action-{action.verb}", self._fields(action, action.kinds, players))

    def event(self, event: Event, players: Sequence[str]) -> str:
        """Return the sentence of the log for an event."""
        if event.changes:
            return self.told([event], players)
        return self.text(_key(event), self._event_values(event, players))

    def told(self, events: Sequence[Event], players: Sequence[str]) -> str:
        """Return what a deed and its outcomes are told as: one sentence where they have the same subject.

        The words with which an event joins a sentence stand in its attribute ``also``, without the subject; how it is
        told of several players, in ``each``.
        """
        sentences: list[list[str]] = []
        subject: tuple[int, ...] = ()
        for told in self._told_once(events, players):
            if sentences and told.also is not None and told.seats == subject:
                sentences[-1].append(told.also)
            else:
                sentences.append([told.sentence])
                subject = told.seats
        return " ".join(map(self._sentence, sentences))

    def _sentence(self, clauses: Sequence[str]) -> str:
        first = clauses[0]
        if len(clauses) == 1:
            return first
        return self._joined("join-clauses", [first.rstrip("."), *clauses[1:]]) + "."

    def _told_once(self, events: Sequence[Event], players: Sequence[str]) -> Iterator[_Told]:
        """Yield what the events tell: once what befalls several in the same way, together what is gained or lost."""
        for changing, run in groupby(events, lambda event: bool(event.changes)):
            if changing:
                yield from self._changes(list(run), players)
                continue
            for alike in _alike(list(run), lambda event: "each" in self._attributes(_key(event))):
                event, key = alike[0], _key(alike[0])
                values = self._event_values(event, players)
                seats = tuple(map(_seat, alike))
                yield self._one_told(key, seats, values, players)

    def _changes(self, events: Sequence[Event], players: Sequence[str]) -> Iterator[_Told]:
        """Yield what players gain and lose by some events, those together to whom the same happens."""
        together: dict[tuple[str, tuple[tuple[str, int], ...]], list[int]] = {}
        for seat, numbers in _totals(events).items():
            gained = tuple((word, number) for word, number in numbers.items() if number > 0)
            lost = tuple((word, -number) for word, number in numbers.items() if number < 0)
            if gained or not lost:
                together.setdefault(("gains", gained), []).append(seat)
            if lost:
                together.setdefault(("loses", lost), []).append(seat)
        for (key, amounts), seats in together.items():
            values = self._amounts(amounts)
            values["seat"] = self.name("seat", seats[0], players)
            yield self._one_told(key, tuple(seats), values, players)

    def _one_told(self, key: str, seats: tuple[int, ...], values: dict[str, Value], players: Sequence[str]) -> _Told:
        attributes = self._attributes(key)
        if len(seats) == 1:
            also = attributes.get("also")
            return _Told(seats, self.text(key, values), None if also is None else self._format(also, values))
        values["seats"] = self.items([str(self.name("seat", seat, players)) for seat in seats])
        values["everyone"] = "yes" if len(seats) == len(players) > 2 else "no"
        return _Told(seats, self._format(attributes["each"], values), None)

    def _event_values(self, event: Event, players: Sequence[str]) -> dict[str, Value]:
        values = self._fields(event, event.kinds, players)
        if event.amounts:
            there = [(name, abs(getattr(event, name))) for name in event.amounts if getattr(event, name)]
            values |= self._amounts(there)
        return values

    def _amounts(self, numbers: Sequence[tuple[str, int]]) -> dict[str, Value]:
        """Return some numbers of things as one list, in every form of it."""
        listed = [(f"amount-{name}", n) for name, n in numbers] or [("amount-nothing", 0)]
        values: dict[str, Value] = {"amounts": self.items([self.word(key, n=n) for key, n in listed])}
        for form in self._attributes(listed[0][0]):
            values[f"amounts_{form}"] = self.items(
                [self._format(self._attributes(key)[form], {"n": n}) for key, n in listed]
            )
        return values

    def reasons(self, reasons: Sequence[Reason], players: Sequence[str]) -> list[str]:
        """Return why an action is good, a sentence each; what comes later is one sentence."""
        told = [_capital(self._reason(reason, players)) for reason in reasons if not reason.later]
        later = [self._reason(reason, players).rstrip(".") for reason in reasons if reason.later]
        return told + [self.word("why-later", reason=self._joined("join-clauses", later) + ".") for _ in later[:1]]

    def _reason(self, reason: Reason, players: Sequence[str]) -> str:
        """Return a reason as a sentence that begins small, for something may stand before it."""
        values: dict[str, Value] = {"before": reason.before, "after": reason.after, "count": reason.count}
        thing: str | int = int(reason.thing) if reason.kind == "seat" else reason.thing
        values["thing"] = self.name(reason.kind, thing, players)
        for form, pattern in self._attributes(f"{reason.kind}-{thing}").items():
            values[f"thing_{form}"] = self._format(pattern, {})
        return self.text(f"why-{reason.name}", values)

    def prompt(self, prompt: Prompt, players: Sequence[str]) -> str:
        """Return what is asked."""
        return self.text(f"prompt-{prompt.step}", self._values(prompt.values, players))

    def refusal(self, refusal: Refusal, players: Sequence[str]) -> str:
        """Return why something is not allowed."""
        return self.text(f"refusal-{refusal.key}", self._values(refusal.values, players))

    def _fields(self, thing: msgspec.Struct, kinds: Mapping[str, str], players: Sequence[str]) -> dict[str, Value]:
        return self._values({field: getattr(thing, field) for field in thing.__struct_fields__}, players, kinds)

    def _values(
        self, fields: Mapping[str, object], players: Sequence[str], kinds: Mapping[str, str] = MappingProxyType({})
    ) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for field, value in fields.items():
            kind = kinds.get(field, field)
            values[field] = self.name(kind, value, players)
            # A name's forms are its attributes: a land may be told as `land_in`, where a language inflects it.
            if isinstance(value, str):
                values[f"{field}_id"] = value
                for form, pattern in self._attributes(f"{kind}-{value}").items():
                    values[f"{field}_{form}"] = self._format(pattern, {})
        return _signed(values)


def messages_of(source: str) -> Iterator[tuple[str, str]]:
    """Find the messages of a Fluent file: their keys and texts."""
    found = list(_ENTRY.finditer(source))
    for one, following in zip_longest(found, found[1:]):
        yield one[1], source[one.start() : following.start() if following else None]


def _signed(values: dict[str, Value]) -> dict[str, Value]:
    """Add to each number its sign and its size, for one gains 3 or loses 3, and to each name whether it is known."""
    for name, value in list(values.items()):
        if isinstance(value, int):
            values[f"{name}_sign"] = "plus" if value > 0 else "minus" if value < 0 else "none"
            values[f"{name}_size"] = abs(value)
        else:
            values[f"{name}_known"] = "yes" if value else "no"
    return values


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _seat(event: Event) -> int:
    """Return whom an event is about, -1 where it is about nobody or all."""
    seat: int | None = getattr(event, "seat", None)
    return -1 if seat is None else seat


def _but_for_the_seat(event: Event) -> tuple[object, ...]:
    fields = [getattr(event, field) for field in event.__struct_fields__ if field != "seat"]
    return (type(event), *fields)


def _alike(events: Sequence[Event], may_join: Callable[[Event], bool]) -> Iterator[list[Event]]:
    """Yield the events, those together that befall several players in the same way, one after the other."""
    alike: list[Event] = []
    for event in events:
        if alike and may_join(event) and _but_for_the_seat(event) == _but_for_the_seat(alike[0]):
            alike.append(event)
            continue
        if alike:
            yield alike
        alike = [event]
    if alike:
        yield alike


def _totals(events: Sequence[Event]) -> dict[int, Counter[str]]:
    """Return what each seat gains or loses by some events."""
    totals: dict[int, Counter[str]] = {}
    for event in events:
        own = totals.setdefault(_seat(event), Counter())
        for word, field in event.changes.items():
            own[word] += getattr(event, field) if field else 1
    return totals


def _key(event: Event) -> str:
    return f"event-{snake(type(event).__name__)}"


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
    return source(find_game(game).package, language)


@cache
def words(game: str | None, language: str, *packages: str) -> Words:
    """Return the words of a game (``None``: only the common ones), with those of further packages."""
    sources = [common_source(language)]
    sources += [source(package, language) for package in packages]
    if game is not None:
        sources.append(game_source(game, language))
    return Words(language, sources)
