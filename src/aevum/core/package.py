"""What a game's package provides (``aevum.core.contract``), each part loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

import msgspec

from aevum.core import notation, plain
from aevum.core.action import Action, ActionParser
from aevum.core.contract import (
    ActionsModule,
    EventsModule,
    ForecastModule,
    Heuristics,
    PositionModule,
    StakesModule,
    StylesModule,
)
from aevum.core.corrections import Corrections, check, lay
from aevum.core.errors import AevumError, Invalid
from aevum.core.event import Event
from aevum.core.meta import Meta, OptionValue
from aevum.core.notation import notation_of
from aevum.core.position import Position
from aevum.core.shape import restore_annotations
from aevum.core.table import all_printed


class GamePackage:
    """A game as its package tells it."""

    def __init__(self, meta: Meta, package: str) -> None:
        self.meta = meta
        self.package = package

    @property
    def name(self) -> str:
        return self.meta.name

    def position(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> Position:
        """Return the first position of a match, for callers who drive it themselves.

        :raises Invalid: if the seats or the options do not fit.
        """
        return self._position.start(seats, self.meta.settle(seats, options)).begin()

    def load(self, data: str | bytes) -> Position:
        """Read a position that people wrote, and let the flow run to its next question. ``dump`` is the inverse.

        :raises Invalid: if it is no possible position of this game; the message says what is wrong, and where.
        """
        form = notation_of(self.package)
        if form is None:
            return self.unpack(data)
        written = self.written(data)
        try:
            notation.check_afresh(written)
            position: Position = form.read(written, self.meta.settle(written.seats, written.options))
        except Invalid as error:
            raise Invalid(f"not a position of this game: {error}") from None
        again = position.clone()
        position.proved()
        as_written = form.write(again)
        if again.asks_at_once():
            notation.check_kept(as_written, form.write(position))
        return position

    def written(self, data: str | bytes) -> notation.Position:
        """Read a position that people wrote, but do not build it: neither its names nor its sense are checked.

        :raises Invalid: if it does not have the form of a position of this game.
        """
        form = notation_of(self.package)
        try:
            return msgspec.json.decode(data, type=notation.AnyPosition if form is None else form.Written)
        except msgspec.DecodeError as error:
            raise Invalid(f"not a position of this game: {error}") from None

    def unpack(self, data: str | bytes) -> Position:
        """Read what ``Position.pack`` wrote.

        :raises Invalid: if it is no possible position of this game.
        """
        return self._position.POSITION.unpack(data)

    def forecast(self, position: Position, seat: int) -> msgspec.Struct | None:
        """Return what a page shows beside a seat's decision and cannot know without the rules: odds, gains, prices.

        It rests on what this seat may know alone. ``None`` where the game has nothing to say, or no ``forecast``.
        """
        if self._forecast is None:
            return None
        return self._forecast.forecast(position, seat)

    def lay(self, corrections: Corrections, where: str) -> None:
        """Let corrections of this game's facts hold in this process, checked like our own.

        :raises Invalid: if they cannot be; the message says ``where``, which row and which field.
        """
        check(corrections, all_printed(self.package), where)
        lay(corrections, self.package)
        for seats in self.meta.seats:
            try:
                problems = self.position(seats).check()
            except (AevumError, LookupError, TypeError, ArithmeticError) as error:
                problems = [str(error)]
            if problems:
                raise Invalid(f"{where}: no match can begin so: {'; '.join(problems)}")

    @cached_property
    def parser(self) -> ActionParser:
        """Reads this game's actions from JSON or text."""
        return ActionParser(self._actions.ACTIONS)

    @cached_property
    def event_kinds(self) -> tuple[type[Event], ...]:
        """The classes of this game's events."""
        return cast(EventsModule, self._module("events")).EVENTS

    def actions(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Action]:
        """Return every action that can ever be legal, in an order that holds within a rules version."""
        return self._actions.all_actions(seats, self.meta.settle(seats, options))

    @cached_property
    def heuristics(self) -> Heuristics:
        """What bots go by: the points in a game that says nothing about good play."""
        return cast(Heuristics, self._module("heuristics") if self._has("heuristics") else plain)

    @cached_property
    def stakes(self) -> StakesModule | None:
        """What players count, for advice; nothing in a game that does not say."""
        return cast(StakesModule, self._module("stakes")) if self._has("stakes") else None

    @cached_property
    def styles(self) -> StylesModule | None:
        """What moves are for, for bots with a character; nothing in a game without any."""
        return cast(StylesModule, self._module("styles")) if self._has("styles") else None

    @cached_property
    def _position(self) -> PositionModule:
        module = cast(PositionModule, self._module("position"))
        restore_annotations(module.POSITION)
        return module

    @cached_property
    def _actions(self) -> ActionsModule:
        return cast(ActionsModule, self._module("actions"))

    @cached_property
    def _forecast(self) -> ForecastModule | None:
        return cast(ForecastModule, self._module("forecast")) if self._has("forecast") else None

    def _has(self, name: str) -> bool:
        return find_spec(f"{self.package}.{name}") is not None

    def _module(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")
