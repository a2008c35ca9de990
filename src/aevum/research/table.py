"""What both environments share: a match driven by action ids, with quick dice of its own."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from aevum.core import Action, Game, Invalid, OptionValue, Position, QuickDice, fall
from aevum.core.registry import game as find_game
from aevum.research.encode import SIZE, Encoder


class ResearchTable:
    """A match whose actions are numbers: the place of an action in ``game.actions(seats, options)``."""

    def __init__(
        self, name: str, seats: int | None, options: Mapping[str, OptionValue] | None, size: int = SIZE
    ) -> None:
        self.game: Game = find_game(name)
        self.seats = self.game.meta.seats[0] if seats is None else seats
        self.options = self.game.meta.settle(self.seats, dict(self.game.meta.playout) | dict(options or {}))
        self.actions: list[Action] = self.game.actions(self.seats, self.options)
        self.ids: dict[Action, int] = {action: number for number, action in enumerate(self.actions)}
        self.encoder = Encoder(size)
        self.dice = QuickDice(secrets.randbits(64))
        self.position: Position = self.game.position(self.seats, self.options)
        self.actors: tuple[int, ...] = ()
        """The seats that must decide now."""
        # what was found legal in this position, for which seat
        self._legal: tuple[Position, int, list[int]] | None = None

    def begin(self, seed: int | None) -> None:
        """Begin a new match, with dice of this seed; without one those of the match before are thrown on."""
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

    def observe(self, seat: int) -> NDArray[np.float32]:
        return self.encoder.encode(self.position.view(seat))

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
        position = self.position
        actors = position.actors
        while position.stack and not actors:
            chance = position.chance
            assert chance is not None
            position.settle(fall(chance, self.dice))
            actors = position.actors
        self.actors = actors
