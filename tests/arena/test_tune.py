"""Fitting the weights of rules of thumb by self-play."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

import aevum.core
from aevum.arena import tune
from aevum.core import Invalid
from aevum.games.mare_nostrum.heuristics import STANDING
from aevum.games.roll_through_the_ages.heuristics import WEIGHTS

GAME = aevum.core.game("roll_through_the_ages")


def test_better_weights_win_the_duels_and_nothing_is_left_behind() -> None:
    good = dict(WEIGHTS)
    bad = {name: -value for name, value in good.items()}
    duels = [tune.Duel(GAME.name, 2, f"{number // 2}", good, bad, number % 2 == 1) for number in range(20)]
    assert sum(tune.play_duel(duel) for duel in duels) > 12
    assert good == WEIGHTS


def test_weights_of_an_evaluation_are_fitted_by_bots_that_search() -> None:
    game = aevum.core.game("mare_nostrum")
    good = dict(STANDING)
    bad = {name: -value for name, value in good.items()}
    duels = [tune.Duel(game.name, 3, f"{number // 2}", good, bad, number % 2 == 1, 6) for number in range(4)]
    assert sum(tune.play_duel(duel) for duel in duels) > 0
    assert good == STANDING
    state = tune.begin(game, 3, 5, simulations=6)
    assert "--seats 3 --seed 5 --simulations 6, 0 steps" in tune.as_toml(state)


def test_fitting_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    def run(file: str, steps: int) -> str:
        command = [sys.executable, "-m", "aevum", "tune", GAME.name, str(tmp_path / file), "--steps", str(steps)]
        command += ["--matches", "4", "--jobs", "1", "--lang", "en"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    at_once = run("once.json", 3)
    run("twice.json", 2)
    assert run("twice.json", 1) == at_once
    fitted = tomllib.loads(at_once)
    assert "3 steps, 12 matches" in fitted["how"]
    assert set(fitted["weights"]) == set(WEIGHTS)


def test_a_state_of_another_fitting_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    file.write_text("{")
    with pytest.raises(Invalid, match=r"state\.json"):
        tune.load(file, GAME, 2, 0)
    file.write_bytes(msgspec.json.encode(tune.begin(GAME, 2, 0)))
    assert tune.load(file, GAME, 2, 0).simulations == 0
    with pytest.raises(Invalid, match="another fitting"):
        tune.load(file, GAME, 2, 0, simulations=4)
    with pytest.raises(Invalid, match="rules of thumb have no weights"):
        tune.begin(aevum.core.game("mare_nostrum"), 3, 0)
    with pytest.raises(Invalid, match="at least 2 seats"):
        tune.begin(GAME, 1, 0)
