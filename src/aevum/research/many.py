"""Every game as a PettingZoo environment, in which the seats act one after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from aevum.core import OptionValue
from aevum.research.encode import SIZE
from aevum.research.table import Kind, ResearchTable


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    observation: Kind = "structured",
    size: int = SIZE,
    factored: bool = False,
    render_mode: str | None = None,
) -> AevumEnv:
    """Return a game as an environment. ``render_mode="ansi"`` makes ``render`` return the position as JSON."""
    return AevumEnv(game, seats, options, observation, size, factored, render_mode)


class AevumEnv(AECEnv[str, dict[str, Any], Any]):  # type: ignore[misc]
    """A game among several learners. An observation has what the seat sees, and the mask of its actions by number."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        observation: Kind = "structured",
        size: int = SIZE,
        factored: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = ResearchTable(game, seats, options, observation, size, factored)
        self.metadata = {"name": f"aevum_{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = spaces.Dict(
            {
                "observation": self.table.observation_space(),
                "action_mask": spaces.Box(0, 1, (len(self.table.actions),), np.int8),
            }
        )
        self._action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete[Any] | spaces.MultiDiscrete:
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

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        """Let the selected agent do an action, by its number or its factors.

        :raises Illegal: if it is not allowed; the error carries the reason and the rule's clause.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(self._seats[agent], self.table.number(-1 if action is None else action))
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
