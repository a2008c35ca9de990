"""Actions: small immutable values, one class per verb, with a JSON form and a short text form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Union, get_args, get_origin

import msgspec

from aevum.core.errors import Invalid


def snake(name: str) -> str:
    """Turn a class name into the word used for it in JSON: ``BuildCity`` is ``build_city``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="verb", tag=snake):
    """One decision of one seat. Subclasses say ``frozen=True`` and have fields that name things on the board.

    Fields are ints, strings, bools, ``None`` or tuples of ints or strings: nothing that could lead back here, so the
    garbage collection need not look at the actions of all logs.
    """

    secret: ClassVar[bool] = False
    """Whether the other seats must not see this action in the log (its events tell them what they may know)."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """For words: the kind of thing that a field names, where it is not the field's own name."""

    @property
    def verb(self) -> str:
        return verb_of(type(self))

    def text(self) -> str:
        """Return the short text form, e.g. ``conquer egypt nile``. ``ActionParser.text`` is its inverse."""
        words = [self.verb]
        for name in self.__struct_fields__:
            words.append(_write(getattr(self, name)))
        return " ".join(words)


_VERBS: dict[type[Action], str] = {}


def verb_of(kind: type[Action]) -> str:
    """Return the verb of an action class."""
    verb = _VERBS.get(kind)
    if verb is None:
        verb = _VERBS[kind] = snake(kind.__name__)
    return verb


def _write(value: object) -> str:
    if value is None:
        return "-"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if isinstance(value, tuple):
        return ",".join(str(part) for part in value) if value else "."
    return str(value)


def _read(word: str, kind: Any) -> object:
    if get_origin(kind) is tuple:
        return [] if word == "." else word.split(",")
    if word == "-" and type(None) in get_args(kind):
        return None
    if kind is bool:
        return {"yes": True, "no": False}.get(word, word)
    return word


# Logs say the same things again and again, so what was read is kept; but texts may come from anybody.
MOST_KEPT = 10_000
LONGEST_KEPT = 100


class ActionParser:
    """Reads the actions of one game from JSON or text."""

    def __init__(self, kinds: Iterable[type[Action]]) -> None:
        self.kinds: dict[str, type[Action]] = {verb_of(kind): kind for kind in kinds}
        self._union: Any = Union[tuple(self.kinds.values())]  # noqa: UP007
        self._types: dict[str, list[Any]] = {
            verb: [field.type for field in msgspec.structs.fields(kind)] for verb, kind in self.kinds.items()
        }
        self._texts: dict[str, Action] = {}

    def json(self, value: object) -> Action:
        """Read an action from its JSON form (decoded), e.g. ``{"verb": "conquer", "land": "egypt"}``.

        :raises Invalid: if it is no action of this game.
        """
        try:
            action: Action = msgspec.convert(value, self._union)
        except msgspec.ValidationError as error:
            raise Invalid(f"not an action of this game: {error}") from None
        return action

    def text(self, text: str) -> Action:
        """Read an action from its text form, e.g. ``conquer egypt nile``.

        :raises Invalid: if it is no action of this game.
        """
        known = self._texts.get(text)
        if known is None:
            known = self._text(text)
            if len(text) <= LONGEST_KEPT and len(self._texts) < MOST_KEPT:
                self._texts[text] = known
        return known

    def _text(self, text: str) -> Action:
        verb, *words = text.split(" ")
        if verb not in self.kinds:
            raise Invalid(f"unknown verb {verb!r} in {text!r}; known are {', '.join(sorted(self.kinds))}")
        types = self._types[verb]
        if len(words) != len(types):
            raise Invalid(f"{verb!r} takes {len(types)} values, not {len(words)}: {text!r}")
        names = self.kinds[verb].__struct_fields__
        values = {name: _read(word, kind) for name, word, kind in zip(names, words, types, strict=True)}
        try:
            return msgspec.convert(values | {"verb": verb}, self.kinds[verb], strict=False)
        except msgspec.ValidationError as error:
            raise Invalid(f"{text!r}: {error}") from None
