"""A registered game: what is known of it, and how to start it. The game itself is loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from aevum.core.action import Action, ActionParser
from aevum.core.dice import key_from_seed, new_key
from aevum.core.meta import Meta, OptionValue
from aevum.core.position import Position
from aevum.core.shape import restore_annotations

if TYPE_CHECKING:
    from aevum.core.match import Match


class Game:
    """One game of the box. Its package has the modules ``position``, ``actions``, ``events`` and ``heuristics``."""

    def __init__(self, meta: Meta, package: str) -> None:
        self.meta = meta
        self.package = package

    @property
    def name(self) -> str:
        return self.meta.name

    def start(
        self,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | str | None = None,
        names: tuple[str, ...] = (),
    ) -> Match:
        """Start a match. With a seed its dice are reproducible, without one nobody can foresee them.

        :raises Invalid: if the seats or the options do not fit.
        """
        from aevum.core.match import Match

        key = new_key() if seed is None else key_from_seed(seed)
        return Match.start(self, seats, options, key, names)

    def position(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> Position:
        """Return the first position of a match, for callers who drive it themselves.

        :raises Invalid: if the seats or the options do not fit.
        """
        position: Position = self._position.start(seats, self.meta.settle(seats, options))
        return position.begin()

    def load(self, data: str | bytes) -> Position:
        """Read any position from its JSON.

        :raises Invalid: if it is no possible position of this game.
        """
        position: Position = self._position.POSITION.load(data)
        return position

    @cached_property
    def parser(self) -> ActionParser:
        """Reads this game's actions from JSON or text."""
        return ActionParser(self._module("actions").ACTIONS)

    @cached_property
    def event_kinds(self) -> tuple[type[Any], ...]:
        """The classes of this game's events."""
        kinds: tuple[type[Any], ...] = self._module("events").EVENTS
        return kinds

    def actions(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Action]:
        """Return every action that can ever be legal, in an order that holds within a rules version."""
        actions: list[Action] = self._module("actions").all_actions(seats, self.meta.settle(seats, options))
        return actions

    @cached_property
    def heuristics(self) -> ModuleType:
        """The game's module with ``rank`` and ``value`` for bots."""
        return self._module("heuristics")

    @cached_property
    def _position(self) -> ModuleType:
        module = self._module("position")
        restore_annotations(module.POSITION)
        return module

    def _module(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")
