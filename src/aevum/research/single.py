"""One seat of any game as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from aevum.bots import Bot, Info, create
from aevum.core import Invalid, OptionValue
from aevum.research.encode import SIZE
from aevum.research.table import ResearchTable


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game seen from one seat. ``info["action_mask"]`` says what is allowed."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "normal",
        options: Mapping[str, OptionValue] | None = None,
        size: int = SIZE,
        render_mode: str | None = None,
    ) -> None:
        self.table = ResearchTable(game, seats, options, size)
        if not 0 <= seat < self.table.seats:
            raise Invalid(f"seats are numbered 0 to {self.table.seats - 1}, not {seat}")
        others = self.table.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise Invalid(f"{others} opponents are needed, not {len(self.opponents)}")
        for name in self.opponents:
            create(name, 0)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-np.inf, np.inf, (size,), np.float32)
        self.action_space: spaces.Discrete[np.int64] = spaces.Discrete(len(self.table.actions))
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a new match; the same seed gives the same dice and the same opponents, in this match and in the next
        ones without a seed.
        """
        super().reset(seed=seed)
        luck = int(self.np_random.integers(1 << 62))
        self.table.begin(luck)
        names = iter(self.opponents)
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self._bots = {seat: create(next(names), f"{luck}/{seat}") for seat in others}
        self._let_others_play()
        return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Do an action, by its number, and let the others play until this seat must decide again.

        :raises Illegal: if it is not allowed; the error carries the reason and the rule's clause.
        """
        self.table.act(self.seat, int(action))
        self._let_others_play()
        over = self.table.position.over
        reward = self.table.rewards()[self.seat] if over else 0.0
        return self.table.observe(self.seat), reward, over, False, self._info()

    def render(self) -> Any:
        return self.table.position.dump() if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        position = self.table.position
        while not position.over and self.seat not in position.actors:
            seat = position.actors[0]
            action = self._bots[seat].choose(Info(self.table.game, position, seat))
            self.table.act(seat, self.table.ids[action])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}
