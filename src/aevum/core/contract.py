"""The contract: what the package of a game must and may provide. Nothing outside of it needs to know of the game.

==================================  ======================================================  =====
``meta.py``                         ``MetaModule``: what can be known without the rules     must
``position.py``                     ``PositionModule``: how a match begins and goes on      must
``actions.py``                      ``ActionsModule``: all verbs                            must
``events.py``                       ``EventsModule``: all that can happen                   must
``flow.py``, or ``steps.py``        ``FlowModule``: the steps, which the position names     must
``words/LANGUAGE.ftl``              every name and sentence                                 must
``rules.LANGUAGE.md``, rulings      the rules in numbered clauses, and how gaps are read    must
``heuristics.py``                   ``Heuristics``: good play; without it points decide     may
``forecast.py``                     ``ForecastModule``: what a page shows beside a choice   may
``stakes.py``                       ``StakesModule``: what players count, for advice         may
``styles.py``                       ``StylesModule``: what a move is for, for characters     may
``notation.py``                     ``Notation``: positions as people write them            may
``layout.py``                       ``LayoutModule``: views as arrays of fixed shape        may
``data/TABLE.toml``                 the facts, each with its source                         may
``Meta.guide``, words ``guide-…``   a guided first game                                     may
==================================  ======================================================  =====

The modules are the implementations: a function of a protocol is a function of the module. Each takes positions of its
own game alone, so ``pos`` is of no type here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import msgspec

from aevum.core.action import Action
from aevum.core.event import Event
from aevum.core.layout import Terms
from aevum.core.meta import Meta, OptionValue
from aevum.core.notation import Notation
from aevum.core.position import Position
from aevum.core.stake import Stake
from aevum.core.step import Step
from aevum.core.table import Styles

__all__ = [
    "ActionsModule",
    "AspectHeuristics",
    "ClockHeuristics",
    "EventsModule",
    "FarHeuristics",
    "FlowModule",
    "ForecastModule",
    "Heuristics",
    "LayoutModule",
    "MetaModule",
    "Notation",
    "PositionModule",
    "StakesModule",
    "StylesModule",
    "TurnHeuristics",
    "WeightedHeuristics",
]


# must


@runtime_checkable
class MetaModule(Protocol):
    """``meta``: imports nothing but ``aevum.core.meta``, so that listing the games loads none of them."""

    @property
    def META(self) -> Meta:
        """Seats, options, edition, prefix of its clauses; may have a guide."""


@runtime_checkable
class PositionModule(Protocol):
    """``position``: the whole truth of a match at one moment."""

    @property
    def POSITION(self) -> type[Position]:
        """The class of this game's positions. It stands in this very module."""

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        """Return the position at the beginning of a match, its flow not yet run. ``options`` are complete."""


@runtime_checkable
class ActionsModule(Protocol):
    """``actions``: what seats can do."""

    @property
    def ACTIONS(self) -> tuple[type[Action], ...]:
        """The verbs."""

    def all_actions(self, seats: int, options: Mapping[str, OptionValue]) -> list[Action]:
        """Return every action that can ever be legal, in an order that holds within a rules version."""


@runtime_checkable
class EventsModule(Protocol):
    """``events``: what can happen."""

    @property
    def EVENTS(self) -> tuple[type[Event], ...]:
        """The kinds of events."""


@runtime_checkable
class FlowModule(Protocol):
    """``flow``, or ``steps`` in a game with few of them. The core finds them as ``Position.steps``."""

    @property
    def STEPS(self) -> Mapping[str, Step[Any]]:
        """Every step by its name."""


# may


@runtime_checkable
class Heuristics(Protocol):
    """``heuristics``: what bots go by. They are shown nothing that the seat may not know."""

    def rank(self, pos: Any, seat: int, actions: list[Action]) -> list[int]:
        """Return for each action how good it seems: the most for the best."""

    def value(self, pos: Any, seat: int) -> int:
        """Return how well a seat stands, in the game's own unit."""


@runtime_checkable
class ClockHeuristics(Heuristics, Protocol):
    """Heuristics that tell the time, so that moments of a match can be told apart."""

    def clock(self, pos: Any) -> int:
        """Return the hour: a number that never falls in a match."""


@runtime_checkable
class TurnHeuristics(ClockHeuristics, Protocol):
    """Heuristics for the search ``turn``: they say when a decision has had its effect."""

    def until(self, pos: Any, seat: int) -> int:
        """Return the hour at which what this seat decides now has had its effect."""


@runtime_checkable
class FarHeuristics(TurnHeuristics, Protocol):
    """Heuristics for the search ``turn`` with ``spare`` simulations."""

    def later(self, pos: Any, seat: int) -> int:
        """Return an hour beyond ``until``, for those who have time to think."""


@runtime_checkable
class WeightedHeuristics(ClockHeuristics, Protocol):
    """Heuristics whose ``value`` rests on weights that ``aevum fit`` and ``aevum tune`` find."""

    @property
    def STANDING(self) -> dict[str, int]:
        """The weights, by what they weigh. Changing them changes ``value``."""

    @property
    def PROMISES(self) -> str:
        """What ``value`` is in: ``points``, or ``odds`` for thousandths of their logarithm."""


@runtime_checkable
class AspectHeuristics(ClockHeuristics, Protocol):
    """Heuristics of a game in epochs, whose ``value`` weighs aspects of a standing for each epoch and case."""

    @property
    def ASPECTS(self) -> tuple[str, ...]:
        """What is weighed."""

    def aspects(self, pos: Any, seat: int) -> list[int]:
        """Return how much there is of each aspect."""

    def epoch(self, pos: Any) -> int:
        """Return the epoch, from 1; 0 before the first."""

    def case(self, pos: Any, seat: int) -> str:
        """Return where in the epoch the seat is: before the draft, before or after its turn."""

    def cards(self, pos: Any, seat: int) -> tuple[str, list[str]]:
        """Return the empire of a seat and its events, as the weights name them."""


@runtime_checkable
class ForecastModule(Protocol):
    """``forecast``: what a page shows beside a decision and cannot know without the rules."""

    def forecast(self, pos: Any, seat: int) -> msgspec.Struct | None:
        """Return odds, gains, prices, as far as this seat may know; ``None`` where there is nothing to say."""


@runtime_checkable
class StakesModule(Protocol):
    """``stakes``: what players count in a position, for advice in the game's own terms."""

    def stakes(self, pos: Any, seat: int) -> list[Stake]:
        """Return what a seat counts, as far as it may know."""


@runtime_checkable
class StylesModule(Protocol):
    """``styles``: what a move is for, so that bots can have a character (``Meta.styles``)."""

    @property
    def STYLES(self) -> Styles:
        """What each character likes."""

    def purpose(self, pos: Any, seat: int, action: Action) -> str:
        """Return what an action is for, in the words of the likes; empty where no character cares."""


@runtime_checkable
class LayoutModule(Protocol):
    """``layout``: what each field of a view can hold, in the words of ``aevum.core.layout``, for learners."""

    @property
    def VERSION(self) -> int:
        """Raised whenever what is observed changes."""

    def terms(self, seats: int) -> Terms:
        """Return a term for each field, as ``"LandView.owner"``."""
