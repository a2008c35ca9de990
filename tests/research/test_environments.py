"""Every game as an environment for learners."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import aevum.core
from aevum.core import Illegal, Invalid, QuickDice
from aevum.research import Encoder, SeatEnv, env

NAMES = [game.name for game in aevum.core.games()]
EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_alone.py"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_pettingzoo_suites_pass(name: str) -> None:
    api_test(env(name), num_cycles=120, verbose_progress=False)
    seed_test(lambda: env(name), num_cycles=30)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_runs_to_its_end_by_the_masks_and_rewards_add_up(name: str) -> None:
    environment = env(name)
    environment.reset(seed=3)
    dice = QuickDice(3)
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        rewards[agent] += reward
        assert observation["observation"].dtype == np.float32
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if over else int(dice.pick(list(legal))))
    result = environment.table.position.result
    assert result is not None
    if len(rewards) > 1:
        assert abs(sum(rewards.values())) < 1e-9
        assert rewards[f"seat_{result.winners[0]}"] == max(rewards.values())
    else:
        assert rewards["seat_0"] == result.score(0)


@pytest.mark.parametrize("name", [game.name for game in aevum.core.games() if game.meta.hidden])
def test_an_observation_holds_nothing_of_what_is_hidden(name: str) -> None:
    environment = env(name)
    environment.reset(seed=4)
    dice = QuickDice(4)
    table = environment.table
    for number in range(150):
        if table.position.over:
            break
        seat = table.position.actors[0]
        if number % 10 == 0:
            before = table.observe(seat)
            truth = table.position
            table.position = truth.resample(seat, dice)
            assert np.array_equal(table.observe(seat), before)
            table.position = truth
        table.act(seat, dice.pick(table.legal_ids(seat)))


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    environment = env("roll_through_the_ages", seats=2)
    environment.reset(seed=1)
    mask = environment.observe("seat_0")["action_mask"]
    with pytest.raises(Illegal):
        environment.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(Invalid, match="actions are numbered 0 to"):
        environment.step(9999)


def test_one_seat_plays_against_bots_and_the_seed_is_honoured() -> None:
    def play(seed: int) -> tuple[list[float], float]:
        environment = SeatEnv("roll_through_the_ages", seats=3, seat=1, opponents=["normal", "random"])
        observation, info = environment.reset(seed=seed)
        sums, over, reward = [float(observation.sum())], False, 0.0
        while not over:
            action = np.flatnonzero(info["action_mask"])[-1]
            observation, reward, over, _, info = environment.step(action)
            sums.append(float(observation.sum()))
        return sums, reward

    assert play(5) == play(5)
    assert play(5) != play(6)
    with pytest.raises(Invalid, match="2 opponents are needed, not 1"):
        SeatEnv("roll_through_the_ages", seats=3, opponents=["normal"])
    with pytest.raises(Invalid, match="no bot 'genius'"):
        SeatEnv("roll_through_the_ages", seats=2, opponents="genius")
    with pytest.raises(Invalid, match="at least 1 number, not 0"):
        SeatEnv("roll_through_the_ages", seats=2, size=0)
    with pytest.raises(Invalid, match="seats are numbered 0 to 2"):
        SeatEnv("roll_through_the_ages", seats=3, seat=3)


def test_one_seed_settles_the_matches_after_it_too() -> None:
    def openings(seed: int) -> list[list[float]]:
        many, single = env("mare_nostrum"), SeatEnv("roll_through_the_ages", seats=2)
        many.reset(seed=seed)
        single.reset(seed=seed)
        seen = []
        for _ in range(3):
            many.reset()
            seen += [many.observe(many.agent_selection)["observation"].tolist(), single.reset()[0].tolist()]
        return seen

    assert openings(5) == openings(5)
    assert openings(5) != openings(6)


def test_action_ids_are_stable_within_a_rules_version() -> None:
    game = aevum.core.game("roll_through_the_ages")
    actions = game.actions(2)
    assert game.meta.rules_version == 1
    assert len(actions) == 58
    assert [actions[number].text() for number in (0, 6, 14, 30, 57)] == [
        "reroll food",
        "throw",
        "feed 0",
        "build great_wall",
        "discard spearheads",
    ]


def test_different_views_have_different_vectors() -> None:
    game = aevum.core.game("roll_through_the_ages")
    encoder = Encoder(256)
    position = game.position(2)
    before = encoder.encode(position.view(0))
    position.settle((1, 2, 3))
    assert not np.array_equal(before, encoder.encode(position.view(0)))


@pytest.mark.parametrize("name", NAMES)
def test_a_vector_is_the_same_whatever_was_encoded_before(name: str) -> None:
    environment = env(name, seats=max(aevum.core.game(name).meta.seats))
    environment.reset(seed=6)
    dice = QuickDice(6)
    table = environment.table
    for number in range(400):
        if table.position.over:
            break
        seat = table.position.actors[0]
        for eyes in (seat, (seat + 1) % table.seats):
            vector = table.observe(eyes)
            if number % 5 == 0:
                assert np.array_equal(vector, Encoder(table.encoder.size).encode(table.position.view(eyes)))
        table.act(seat, dice.pick(table.legal_ids(seat)))


def test_the_documented_example_learns() -> None:
    learn = runpy.run_path(str(EXAMPLE))["learn"]
    means = learn(rounds=2, policies=20, matches=4, seed=1)
    assert means[-1] > means[0] + 3
