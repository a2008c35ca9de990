"""Learn Roll Through the Ages against a bot by PPO with action masks (sb3-contrib), and plot how it comes on.

The reward is the change of one's lead in points, a tenth for each; the network sees the flat observation, each number
scaled by its bound. After every so many steps the policy plays matches that it does not learn from.

    pip install --require-hashes -r requirements-learn.txt
    python examples/learn_by_ppo.py --steps 600000 --plot docs/img/ppo.svg
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, cast

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from aevum.research import SeatEnv

GAME = "roll_through_the_ages"
MOST = 30
"""Bounds beyond this say little about usual numbers."""


class Scaled(gymnasium.Wrapper[Any, Any, Any, Any]):
    """One seat against a bot, as the library wants it: small numbers, masks by a method, a reward on the way."""

    def __init__(self, opponents: str) -> None:
        self.seat = SeatEnv(GAME, seats=2, opponents=opponents, observation="flat")
        super().__init__(self.seat)
        space = cast(gymnasium.spaces.Box, self.seat.observation_space)
        self._scale = 1 / np.clip(space.high, 1, MOST).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, space.shape, np.float32)
        self._mask: NDArray[np.int8] = np.zeros(0, np.int8)
        self._lead = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        seen, info = self.seat.reset(seed=seed)
        self._mask, self._lead = info["action_mask"], 0
        return seen * self._scale, info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, _, over, cut, info = self.seat.step(action)
        self._mask = info["action_mask"]
        before, self._lead = self._lead, self.lead()
        return seen * self._scale, (self._lead - before) / 10, over, cut, info

    def lead(self) -> int:
        mine, other = self.seat.table.position.scores() or [0, 0]
        return mine - other

    def action_masks(self) -> NDArray[np.bool_]:
        return self._mask.astype(np.bool_)


def wins(model: MaskablePPO, opponents: str, matches: int) -> float:
    """Return the share of matches that the policy wins against a bot; a shared win is half."""
    env, won = Scaled(opponents), 0.0
    for seed in range(matches):
        seen, _ = env.reset(seed=1_000_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, _, _ = env.step(int(action))
        result = env.seat.table.position.result
        assert result is not None
        won += 1 / len(result.winners) if 0 in result.winners else 0
    return won / matches


def learn(steps: int, every: int, matches: int, seed: int, opponents: str) -> list[dict[str, float]]:
    """Return what was measured on the way: steps, seconds, and the share of wins against random and normal."""
    torch.set_num_threads(1)
    env = DummyVecEnv([lambda: cast(Any, Scaled(opponents)) for _ in range(16)])
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=7e-4,
        gamma=0.997,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    rows: list[dict[str, float]] = []
    began = time.monotonic()
    while True:
        row = {
            "steps": float(model.num_timesteps),
            "seconds": round(time.monotonic() - began),
            "random": wins(model, "random", matches),
            "normal": wins(model, "normal", matches),
        }
        rows.append(row)
        print(json.dumps(row), flush=True)  # noqa: T201
        if model.num_timesteps >= steps:
            return rows
        model.learn(every, reset_num_timesteps=False)


def plot(rows: list[dict[str, float]]) -> str:
    """Return the learning curve as SVG."""
    most = max(row["steps"] for row in rows) or 1
    parts = ['<rect width="520" height="300" fill="#fff"/>']
    for tick in range(0, 101, 25):
        y = 250 - 2.2 * tick
        parts.append(f'<path d="M50 {y}H500" stroke="#ddd"/><text x="44" y="{y + 4}" text-anchor="end">{tick}%</text>')
    for name, colour in (("random", "#1b5fa8"), ("normal", "#b3261e")):
        line = " ".join(f"{50 + 450 * row['steps'] / most:.1f},{250 - 220 * row[name]:.1f}" for row in rows)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x = 60 if name == "random" else 180
        parts.append(f'<text x="{x}" y="20" fill="{colour}">wins against {name}</text>')
    parts.append(f'<text x="500" y="272" text-anchor="end">{most:,.0f} steps</text>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 300" font-family="sans-serif" font-size="12">'
        f"<title>PPO learns Roll Through the Ages</title>{''.join(parts)}</svg>\n"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=600_000)
    parser.add_argument("--every", type=int, default=50_000, help="steps between measurements")
    parser.add_argument("--matches", type=int, default=100, help="for each measurement and opponent")
    parser.add_argument("--opponents", default="normal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    measured = learn(given.steps, given.every, given.matches, given.seed, given.opponents)
    if given.plot is not None:
        given.plot.write_text(plot(measured), "utf-8")
