"""One seat of many matches of a game as a vectorised Gymnasium environment, all in this process."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from aevum.core import Invalid
from aevum.research.single import SeatEnv
from aevum.research.table import Seen


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many matches at once. ``infos["action_mask"]`` has a row for each: which actions are allowed there.

    The step after the end of a match begins the next one, whatever action is given for it, as Gymnasium's own do.
    What is observed lies in one array for all matches; structured observations are parts of it.
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, game: str, num_envs: int = 1, **arguments: Any) -> None:
        if num_envs < 1:
            raise Invalid(f"there is at least 1 match, not {num_envs}")
        self.num_envs = num_envs
        self.envs = [SeatEnv(game, **arguments) for _ in range(num_envs)]
        first = self.envs[0]
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(first.action_space, num_envs)
        self.render_mode = first.render_mode
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all matches again; with one seed, they have it and those that follow it."""
        seeds: list[int | None] = (
            list(seed)
            if isinstance(seed, list)
            else [None if seed is None else seed + number for number in range(self.num_envs)]
        )
        begun = [env.reset(seed=one) for env, one in zip(self.envs, seeds, strict=True)]
        self._over = np.zeros(self.num_envs, np.bool_)
        return self._together([seen for seen, _ in begun]), self._masks([info for _, info in begun])

    def step(self, actions: Any) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Any]:
        """Do an action in each match.

        :raises Illegal: if one is not allowed; the matches before it have gone on.
        """
        seen, infos = [], []
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        for number, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            if self._over[number]:
                view, info = env.reset()
            else:
                view, rewards[number], over[number], _, info = env.step(action)
            seen.append(view)
            infos.append(info)
        self._over = over
        return self._together(seen), rewards, over.copy(), np.zeros(self.num_envs, np.bool_), self._masks(infos)

    def render(self) -> Any:
        return tuple(env.render() for env in self.envs)

    def _together(self, seen: list[Seen]) -> Seen:
        layout = self.envs[0].table.layout
        if layout is None or self.envs[0].table.flat:
            return np.stack(seen)
        # named arrays stand in the order of the vector
        return layout.named(np.stack([np.concatenate([part.ravel() for part in each.values()]) for each in seen]))

    def _masks(self, infos: list[dict[str, Any]]) -> dict[str, Any]:
        return {"action_mask": np.stack([info["action_mask"] for info in infos])}
