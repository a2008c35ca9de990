"""What can be told of a game without loading it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from aevum.core.errors import Invalid

OptionValue: TypeAlias = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """A rule that a table may choose. Its words are ``option-<name>`` and, per choice, ``option-<name>-<choice>``."""

    name: str
    default: OptionValue = False
    choices: tuple[OptionValue, ...] = (False, True)
    seats: tuple[int, ...] = ()
    """The numbers of seats at which a value other than the default is possible; empty: all."""
    excludes: tuple[str, ...] = ()
    """What must keep its default while this option does not: other options' names."""


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """A guided first game: the simplest table, and how long somebody stands beside the newcomer."""

    seats: int
    counts: str
    """The field of the view that counts rounds or epochs."""
    last: int = 1
    """The guide says goodbye when the count goes beyond this."""
    options: Mapping[str, OptionValue] = {}


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """Title, seats, options, edition and maturity of a game, and what a reader must know of its nature."""

    name: str
    edition: str
    seats: tuple[int, ...]
    prefix: str
    """What the ids of its clauses begin with."""
    rules_version: int
    """Rises when a fix changes what a log means."""
    maturity: str
    """``alpha``, ``beta`` or ``stable``."""
    hidden: bool
    """Whether seats hold secrets from each other."""
    simultaneous: bool
    """Whether several seats decide at once."""
    longest: int
    """No match takes more decisions than this."""
    options: tuple[Option, ...] = ()
    playout: Mapping[str, OptionValue] = {}
    """Options that random play needs so that it ends."""
    guide: Guide | None = None
    styles: tuple[str, ...] = ()
    """The characters that a bot may have; words ``style-NAME``. What each likes stands in ``data/styles.toml``."""
    deeds: tuple[tuple[str, str], ...] = ()
    """What players are remembered by, for statistics: events with a `seat`, and the field that names what was done."""

    def settle(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> dict[str, OptionValue]:
        """Return the full set of options for a table, defaults filled in.

        :raises Invalid: if the number of seats or an option does not fit.
        """
        if seats not in self.seats:
            raise Invalid(
                f"{self.name} is for {_or(self.seats)} seats, not {seats}",
                "seats",
                {"game": self.name, "known": _list(self.seats), "seats": seats},
            )
        chosen = dict(options or {})
        settled: dict[str, OptionValue] = {}
        for option in self.options:
            settled[option.name] = self._value(option, chosen.pop(option.name, option.default), seats)
        if chosen:
            known = ", ".join(option.name for option in self.options) or "none"
            unknown = ", ".join(sorted(chosen))
            raise Invalid(
                f"{self.name} has no option {unknown}; known: {known}",
                "no_option",
                {"game": self.name, "name": unknown, "known": known},
            )
        self._check_exclusions(settled)
        return settled

    def _value(self, option: Option, value: OptionValue, seats: int) -> OptionValue:
        for choice in option.choices:
            if choice == value and type(choice) is type(value):
                if option.seats and seats not in option.seats and value != option.default:
                    raise Invalid(
                        f"option {option.name}={value} is for {_or(option.seats)} seats, not {seats}",
                        "option_seats",
                        {"name": option.name, "value": str(value), "known": _list(option.seats), "seats": seats},
                    )
                return choice
        raise Invalid(
            f"option {option.name} is {_or(option.choices)}, not {value!r}",
            "option",
            {"name": option.name, "known": _list(option.choices), "value": str(value)},
        )

    def _check_exclusions(self, settled: Mapping[str, OptionValue]) -> None:
        changed = {option.name for option in self.options if settled[option.name] != option.default}
        for option in self.options:
            for other in option.excludes:
                if option.name in changed and other in changed:
                    raise Invalid(
                        f"options {option.name} and {other} exclude each other",
                        "options_exclude",
                        {"one": option.name, "other": other},
                    )


def _list(values: tuple[OptionValue, ...]) -> str:
    return ", ".join(_words(values))


def _words(values: tuple[OptionValue, ...]) -> list[str]:
    return [str(value).lower() if isinstance(value, bool) else str(value) for value in values]


def _or(values: tuple[OptionValue, ...]) -> str:
    words = _words(values)
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
