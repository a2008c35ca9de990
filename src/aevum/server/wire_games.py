"""What goes over the wire about the games of the box: what can be played, its words and its rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from aevum.core.event import About, Part

Language = Literal["en", "hu"]


class OptionInfo(Struct):
    """One option of a game: one of `choices` (false/true for a plain rule). A value other than the default is for
    tables of `seats` seats (empty: all) and not together with those in `excludes`.

    `title` and, where it is no plain rule, `choice_titles` are by language; `option-<name>-text` is in the words."""

    name: str
    title: dict[str, str]
    choice_titles: list[dict[str, str]]
    default: bool | int | str
    choices: list[bool | int | str]
    seats: list[int]
    excludes: list[str]


class StyleInfo(Struct):
    """A character that a bot may have: its name and what it likes, by language."""

    name: str
    title: dict[str, str]
    text: dict[str, str]


class GuideInfo(Struct):
    """A guided first game: how many seats, which options, and how long the guide stays: until the view's field
    `counts` says more than `last`. Words: `guide-…`."""

    seats: int
    options: dict[str, bool | int | str]
    counts: str
    last: int


class GameInfo(Struct):
    """Words: `title`, `about` (see GET /api/games/{game}/words/{language})."""

    name: str
    title: dict[str, str]
    about: dict[str, str]
    seats: list[int]
    options: list[OptionInfo]
    styles: list[StyleInfo]
    edition: str
    maturity: str
    hidden: bool
    simultaneous: bool
    rules_version: int
    guide: GuideInfo | None
    board: str | None
    """Where its package's own board is, if it brings one: a module to be loaded from there."""


class EventKind(Struct):
    """How an event is told. `part` "heading" stands over what follows, "deed" has a line of its own, "outcome" joins
    the deed before it, "detail" is folded away. `about`: what it is about, for those who look for it. `adds`: a field
    that adds up where the same happens again at once. `amounts`: numbers that are told as one list, zeros left out.
    `changes`: what `seat` gains or loses, each with the field that says how many, or nothing where it is one."""

    fields: dict[str, str]
    part: Part
    about: About
    adds: str
    amounts: list[str]
    changes: dict[str, str]


class Kinds(Struct):
    """How the fields of a verb or event are named for people: field -> kind. A field `land` of kind `land` with
    value "egypt" is the word `land-egypt`; kind "seat" is the player's name; kind "number" is a number."""

    verbs: dict[str, dict[str, str]]
    events: dict[str, EventKind]
    levels: list[str]
    uncertain: dict[str, list[str]]
    """The cards and places of which something is reconstructed, by the key of their name, with the fields."""


class Words(Struct):
    """The game's Fluent source, as the page's own Fluent bundle takes it."""

    language: Language
    fluent: str


class Clause(Struct):
    id: str
    text: str


class Section(Struct):
    number: str
    title: str
    clauses: list[Clause]


class Ruling(Struct):
    """How a silent or contradictory place of the rulebook is read: a question, then lines of text."""

    id: str
    question: str
    lines: list[str]


class Facts(Struct):
    """A table of the game's facts, and the names of those of which something is reconstructed (what, if not all).

    `fields` are the fields of the data file that are reconstructed anywhere, with the number of rows.
    """

    title: str
    file: str
    rows: int
    reconstructed: list[str]
    fields: dict[str, int]


class Rules(Struct):
    """The rules reference: numbered clauses, plain text with **bold** and *italic* at most."""

    game: str
    language: Language
    title: str
    sections: list[Section]
    rulings: list[Ruling]
    facts: list[Facts]
