"""Every game as an environment for learners."""

from __future__ import annotations

import runpy
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo.test import api_test, seed_test

import aevum.core
from aevum.core import Illegal, Invalid, Position, QuickDice
from aevum.research import Encoder, SeatEnv, SeatVectorEnv, env, id_of
from aevum.research.table import Kind

NAMES = [game.name for game in aevum.core.games()]
KINDS: tuple[Kind, ...] = ("structured", "flat", "hashed")
EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_alone.py"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_pettingzoo_suites_pass(name: str) -> None:
    api_test(env(name), num_cycles=60, verbose_progress=False)
    api_test(env(name, observation="hashed"), num_cycles=20, verbose_progress=False)
    seed_test(lambda: env(name), num_cycles=30)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_gymnasium_suite_passes_by_the_registered_name(name: str) -> None:
    # Its actions are any, so what is not allowed must not be an error there.
    for kind in KINDS:
        made = gymnasium.make(
            id_of(name), observation=kind, factored=kind == "flat", illegal="lose", opponents="random"
        )
        check_env(made.unwrapped)


def test_every_game_is_registered_under_its_name() -> None:
    assert id_of("through_the_ages") == "aevum/ThroughTheAges-v1"
    assert {id_of(name) for name in NAMES} <= set(gymnasium.registry)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_runs_to_its_end_by_the_masks_and_rewards_add_up(name: str) -> None:
    environment = env(name)
    environment.reset(seed=3)
    dice = QuickDice(3)
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        rewards[agent] += reward
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
    layout, encoder = table.layout, Encoder()
    assert layout is not None

    def told(position: Position, seat: int) -> NDArray[np.int32]:
        return layout.vector(position.view(seat), seat)

    for number in range(150):
        if table.position.over:
            break
        seat = table.position.actors[0]
        if number % 10 == 0:
            truth = table.position
            imagined = truth.resample(seat, dice)
            assert np.array_equal(told(truth, seat), told(imagined, seat))
            assert np.array_equal(encoder.encode(truth.view(seat)), encoder.encode(imagined.view(seat)))
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
        environment = SeatEnv(
            "roll_through_the_ages", seats=3, seat=1, opponents=["normal", "random"], observation="flat"
        )
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
        SeatEnv("roll_through_the_ages", seats=2, observation="hashed", size=0)
    with pytest.raises(Invalid, match="structured, flat or hashed"):
        SeatEnv("roll_through_the_ages", seats=2, observation="blurred")  # type: ignore[arg-type]
    with pytest.raises(Invalid, match="seats are numbered 0 to 2"):
        SeatEnv("roll_through_the_ages", seats=3, seat=3)


def test_what_is_not_allowed_can_lose_the_match_instead() -> None:
    environment = SeatEnv("roll_through_the_ages", seats=2, illegal="lose")
    _, info = environment.reset(seed=1)
    _, reward, over, _, _ = environment.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)


@pytest.mark.parametrize("name", NAMES)
def test_factors_and_numbers_of_actions_name_the_same(name: str) -> None:
    environment = env(name, factored=True)
    environment.reset(seed=2)
    factors = environment.table.factors
    assert factors is not None
    assert [factors.number(row) for row in factors.table] == list(range(len(environment.table.actions)))
    dice = np.random.default_rng(2)
    for _ in range(60):
        if environment.table.position.over:
            break
        mask = environment.observe(environment.agent_selection)["action_mask"]
        chosen: list[int] = []
        for _ in factors.values:
            chosen.append(int(dice.choice(np.flatnonzero(factors.mask(mask, chosen)))))
        assert mask[factors.number(chosen)] == 1
        environment.step(np.array(chosen))
    with pytest.raises(Invalid, match="no action has the factors"):
        factors.number([-1] * len(factors.values))


def test_a_factored_action_is_a_verb_with_its_arguments() -> None:
    factors = env("roll_through_the_ages", seats=2, factored=True).table.factors
    assert factors is not None
    assert list(factors.values) == ["verb", "development", "dice", "face", "good", "site"]
    number = [action.text() for action in env("roll_through_the_ages", seats=2).table.actions].index("build great_wall")
    meant = {name: factors.values[name][at] for name, at in zip(factors.values, factors.table[number], strict=True)}
    assert {name: value for name, value in meant.items() if value is not None} == {
        "verb": "build",
        "site": "great_wall",
    }


@pytest.mark.parametrize("kind", KINDS)
def test_many_matches_at_once_are_the_single_ones_side_by_side(kind: Kind) -> None:
    made = gymnasium.make_vec(
        "aevum/RollThroughTheAges-v1",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        seats=1,
        observation=kind,
    )
    assert isinstance(made, SeatVectorEnv)
    singles = [SeatEnv("roll_through_the_ages", seats=1, observation=kind) for _ in range(3)]
    seen, infos = made.reset(seed=5)
    alone = [one.reset(seed=5 + number) for number, one in enumerate(singles)]
    ended = np.zeros(3, np.bool_)
    begun = 0
    for step in range(150):
        if step % 10 == 0:
            assert seen in made.observation_space
            for number, (own, _) in enumerate(alone):
                row = {key: part[number] for key, part in seen.items()} if isinstance(seen, dict) else seen[number]
                flat, own_flat = (gymnasium.spaces.flatten(made.single_observation_space, each) for each in (row, own))
                assert np.array_equal(np.asarray(flat), np.asarray(own_flat))
        assert np.array_equal(infos["action_mask"], [info["action_mask"] for _, info in alone])
        # the last that is allowed; where the match is over, nothing is, and anything begins the next one
        actions = infos["action_mask"].shape[1] - 1 - infos["action_mask"][:, ::-1].argmax(axis=1)
        seen, rewards, over, _, infos = made.step(actions)
        for number, one in enumerate(singles):
            if ended[number]:
                alone[number] = one.reset()
                assert rewards[number] == 0
                begun += 1
            else:
                view, reward, done, _, info = one.step(actions[number])
                alone[number] = view, info
                assert (rewards[number], over[number]) == (reward, done)
        ended = over
    assert begun > 0
    with pytest.raises(Invalid, match="at least 1 match"):
        SeatVectorEnv("roll_through_the_ages", 0)


def test_one_seed_settles_the_matches_after_it_too() -> None:
    def openings(seed: int) -> list[list[float]]:
        many = env("mare_nostrum", observation="flat")
        single = SeatEnv("roll_through_the_ages", seats=2, observation="flat")
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
    assert game.meta.rules_version == 2
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
    environment = env(name, seats=max(aevum.core.game(name).meta.seats), observation="hashed")
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
                assert np.array_equal(vector, Encoder().encode(table.position.view(eyes)))
        table.act(seat, dice.pick(table.legal_ids(seat)))


def test_the_documented_example_learns() -> None:
    learn = runpy.run_path(str(EXAMPLE))["learn"]
    means = learn(rounds=2, policies=20, matches=4, seed=1)
    assert means[-1] > means[0] + 3
