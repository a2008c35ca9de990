"""Every game as a PettingZoo environment, in which the seats act one after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from aevum.core import OptionValue
from aevum.research.encode import SIZE
from aevum.research.table import ResearchTable


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    size: int = SIZE,
    render_mode: str | None = None,
) -> AevumEnv:
    """Return a game as an environment. ``render_mode="ansi"`` makes ``render`` return the position as JSON."""
    return AevumEnv(game, seats, options, size, render_mode)


class AevumEnv(AECEnv[str, dict[str, NDArray[Any]], int]):  # type: ignore[misc]
    """A game among several learners. An observation has the seat's view as a vector, and the mask of its actions."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        size: int = SIZE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = ResearchTable(game, seats, options, size)
        self.metadata = {"name": f"aevum_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.table.actions),), np.int8),
            }
        )
        self._action_spaces = {agent: spaces.Discrete(len(self.table.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; the same seed gives the same dice, in this match and in the next ones without a seed."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actors[0]]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self._seats[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Let the selected agent do an action, by its number.

        :raises Illegal: if it is not allowed; the error carries the reason and the rule's clause.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(self._seats[agent], int(action if action is not None else -1))
        position = self.table.position
        if position.over:
            for seat, reward in enumerate(self.table.rewards()):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            # Rewards fall at the end alone: before it there is nothing to clear or to add up.
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.table.actors[0]]

    def render(self) -> str | None:
        return self.table.position.dump() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
