"""What both environments share: a match driven by action ids, with quick dice of its own."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from aevum.core import Action, Game, Invalid, OptionValue, Position, QuickDice, let_chance_fall
from aevum.core.match import game as find_game
from aevum.research.encode import SIZE, Encoder
from aevum.research.factors import Factors
from aevum.research.layout import Layout

Kind: TypeAlias = Literal["structured", "flat", "hashed"]
"""How a view is told: as named arrays, as these in one vector, or hashed into a vector of any size."""

Seen: TypeAlias = Any
"""What is observed: named arrays if structured, else a vector."""


class ResearchTable:
    """A match whose actions are numbers: the place of an action in ``game.actions(seats, options)``."""

    def __init__(
        self,
        name: str,
        seats: int | None,
        options: Mapping[str, OptionValue] | None,
        observation: Kind = "structured",
        size: int = SIZE,
        factored: bool = False,
    ) -> None:
        self.game: Game = find_game(name)
        self.seats = self.game.meta.seats[0] if seats is None else seats
        self.options = self.game.meta.settle(self.seats, dict(self.game.meta.playout) | dict(options or {}))
        self.actions: list[Action] = self.game.actions(self.seats, self.options)
        self.ids: dict[Action, int] = {action: number for number, action in enumerate(self.actions)}
        self.factors = Factors(self.actions) if factored else None
        self.layout: Layout | None = None
        self.encoder: Encoder | None = None
        if observation == "hashed":
            self.encoder = Encoder(size)
        elif observation in ("structured", "flat"):
            self.layout = Layout(self.game, self.seats, self.options)
        else:
            raise Invalid(f"an observation is structured, flat or hashed, not {observation!r}")
        self.flat = observation == "flat"
        self.dice = QuickDice(secrets.randbits(64))
        self.position: Position = self.game.position(self.seats, self.options)
        self.actors: tuple[int, ...] = ()
        """The seats that must decide now."""
        # what was found legal in this position, for which seat
        self._legal: tuple[Position, int, list[int]] | None = None

    def begin(self, seed: int | None) -> None:
        """Begin a new match, with dice of this seed; without one those of the match before roll on."""
        if seed is not None:
            self.dice = QuickDice(seed)
        self.position = self.game.position(self.seats, self.options)
        self._let_chance_fall()

    def legal_ids(self, seat: int) -> list[int]:
        known = self._legal
        if known is None or known[0] is not self.position or known[1] != seat:
            ids = self.ids
            known = self._legal = (self.position, seat, [ids[action] for action in self.position.legal(seat)])
        return known[2]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action that is open to a seat now."""
        mask = bytearray(len(self.actions))
        for number in self.legal_ids(seat):
            mask[number] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def observation_space(self) -> spaces.Dict | spaces.Box:
        if self.encoder is not None:
            return spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32)
        assert self.layout is not None
        return self.layout.flat_space if self.flat else self.layout.space

    def action_space(self) -> spaces.Discrete[Any] | spaces.MultiDiscrete:
        return spaces.Discrete(len(self.actions)) if self.factors is None else self.factors.space

    def observe(self, seat: int) -> Seen:
        view = self.position.view(seat)
        if self.encoder is not None:
            return self.encoder.encode(view)
        assert self.layout is not None
        vector = self.layout.vector(view, seat)
        return vector.astype(np.float32) if self.flat else self.layout.named(vector)

    def number(self, action: int | Sequence[int] | NDArray[np.int64]) -> int:
        """Return the number of an action that is given as its number, or as its factors.

        :raises Invalid: if no action has these factors.
        """
        if self.factors is None:
            return int(action)  # type: ignore[arg-type]
        return self.factors.number(action)  # type: ignore[arg-type]

    def act(self, seat: int, number: int) -> None:
        """Let a seat do an action.

        :raises Invalid: if there is no such number.
        :raises Illegal: if the action is not allowed.
        """
        if not 0 <= number < len(self.actions):
            raise Invalid(f"actions are numbered 0 to {len(self.actions) - 1}, not {number}")
        action = self.actions[number]
        if number in self.legal_ids(seat):
            self.position.apply(seat, action)
        else:
            self.position.play(seat, action)
        self._legal = None
        self._let_chance_fall()

    def rewards(self) -> list[float]:
        """Return each seat's reward at the end: from 1 for the first to -1 for the last; alone, the score."""
        result = self.position.result
        if result is None:
            return [0.0] * self.seats
        if self.seats == 1:
            return [float(result.places[0].score)]
        rewards = [0.0] * self.seats
        for place in result.places:
            equals = sum(1 for other in result.places if other.rank == place.rank)
            middle = place.rank + (equals - 1) / 2
            rewards[place.seat] = (self.seats + 1 - 2 * middle) / (self.seats - 1)
        return rewards

    def _let_chance_fall(self) -> None:
        self.actors = let_chance_fall(self.position, self.dice)
