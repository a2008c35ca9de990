"""Learn to play Roll Through the Ages alone, from nothing, in about a minute.

The policy is one number per action: how much it is liked. The cross-entropy method finds good numbers: guess many
policies, play some matches with each, keep the best tenth, guess again around those.

    python examples/learn_alone.py
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from aevum.research import SeatEnv


def play(env: SeatEnv, liking: NDArray[np.float64], seed: int, dice: np.random.Generator) -> float:
    """Play one match and return its score."""
    _, info = env.reset(seed=seed)
    while True:
        legal = np.flatnonzero(info["action_mask"])
        chances = np.exp(liking[legal] - liking[legal].max())
        action = dice.choice(legal, p=chances / chances.sum())
        _, reward, over, _, info = env.step(action)
        if over:
            return reward


def mean_score(env: SeatEnv, liking: NDArray[np.float64], dice: np.random.Generator) -> float:
    """Play 100 matches with the same dice each time and tell how well they went."""
    mean = float(np.mean([play(env, liking, number, dice) for number in range(100)]))
    print(f"mean score of 100 matches: {mean:6.2f}", flush=True)  # noqa: T201
    return mean


def learn(rounds: int, policies: int, matches: int, seed: int) -> list[float]:
    """Return the mean score of the first policy, and after each round of learning."""
    env = SeatEnv("roll_through_the_ages", seats=1, observation="hashed", size=1)
    dice = np.random.default_rng(seed)
    size = len(env.table.actions)
    middle, spread = np.zeros(size), np.full(size, 1.5)
    means = [mean_score(env, middle, dice)]
    for _ in range(rounds):
        guesses = middle + spread * dice.standard_normal((policies, size))
        scores = [
            np.mean([play(env, guess, int(dice.integers(1 << 30)), dice) for _ in range(matches)]) for guess in guesses
        ]
        best = guesses[np.argsort(scores)[-max(2, policies // 10) :]]
        middle, spread = best.mean(axis=0), best.std(axis=0) + 0.2
        means.append(mean_score(env, middle, dice))
    return means


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--policies", type=int, default=40)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learn(given.rounds, given.policies, given.matches, given.seed)
