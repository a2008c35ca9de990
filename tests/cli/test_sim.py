"""``aevum sim``."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import msgspec
import pytest

import aevum
from aevum.core import Match
from tests.cli.conftest import COMMAND, Run


def results(text: str) -> dict[str, object]:
    """Return what must not depend on time."""
    found: dict[str, object] = json.loads(text)
    del found["seconds"], found["decisions_per_second"]
    return found


def test_json_has_what_a_reader_needs(run: Run) -> None:
    done = run("sim", "roll_through_the_ages", "--seats", "2", "--games", "20", "--seed", "5", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert found["game"] == "roll_through_the_ages"
    assert (found["seats"], found["games"], found["seed"]) == (2, 20, 5)
    assert sum(found["wins"].values()) == pytest.approx(20)
    assert set(found["scores"]) == {"heuristic", "random"}
    assert {"mean", "stdev", "median", "min", "max"} <= set(found["scores"]["random"])
    assert found["decisions"] > 0
    assert found["seconds"] > 0
    assert sum(found["reasons"].values()) == 20


def test_same_seed_same_results_whatever_the_number_of_processes(run: Run) -> None:
    arguments = ("sim", "roll_through_the_ages", "--seats", "3", "--games", "12", "--seed", "9", "--json")
    alone, together = run(*arguments), run(*arguments, "--jobs", "2")
    assert results(alone.stdout) == results(together.stdout)
    other = run(*arguments[:-3], "--seed", "10", "--json")
    assert results(alone.stdout) != results(other.stdout)


def test_heuristic_beats_random_nearly_always(run: Run) -> None:
    done = run("sim", "roll_through_the_ages", "--games", "500", "--jobs", "2", "--json")
    assert json.loads(done.stdout)["wins"]["heuristic"] >= 475


def test_heuristic_scores_well_alone(run: Run) -> None:
    done = run("sim", "roll_through_the_ages", "--bots", "heuristic", "--games", "500", "--json")
    assert json.loads(done.stdout)["scores"]["heuristic"]["mean"] >= 25


def test_the_table_is_printed_in_hungarian(run: Run) -> None:
    done = run("sim", "roll_through_the_ages", "--games", "4", "--lang", "hu")
    assert "Győzelem" in done.stdout
    assert "Ökölszabály" in done.stdout
    assert "4 játszma, 2 hely" in done.stdout


def test_saved_matches_can_be_read_again(run: Run, tmp_path: Path) -> None:
    done = run("sim", "roll_through_the_ages", "--games", "3", "--save", tmp_path / "kept")
    assert done.returncode == 0
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 3
    for file in files:
        match = Match.load(file.read_text("utf-8"))
        assert match.over
        assert match.unfair_entries() == []
        assert file.stat().st_size < 50_000


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    done = run("sim", "roll_through_the_ages", "--games", "2", "-o", "trade=yes", "--json")
    assert json.loads(done.stdout)["options"] == {"trade": True}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "clever"), "no bot 'clever'; there are"),
        (("--seats", "9"), "is for"),
        (("--bots", "random,random,random", "--seats", "2"), "3 bots are too many for 2 seats"),
        (("-o", "trade=perhaps"), "option trade must be one of false, true"),
        (("-o", "nothing=1"), "has no option nothing"),
        (("-o", "trade"), "name=value"),
    ],
)
def test_wrong_input_is_told_without_a_traceback(run: Run, arguments: tuple[str, ...], said: str) -> None:
    done = run("sim", "roll_through_the_ages", "--games", "1", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_wrong_input_is_told_in_the_language_asked_for(run: Run) -> None:
    done = run("sim", "monopoly", "--lang", "hu")
    assert done.returncode == 2
    assert "nincs ilyen játék: „monopoly”; ezek vannak: brief_history" in done.stderr


def test_fitting_shows_its_weights_and_how_they_were_got(run: Run, tmp_path: Path) -> None:
    command = ("fit", "roll_through_the_ages", tmp_path / "fit.jsonl", "--seats", "2", "--jobs", "1")
    first = run(*command, "--matches", "2")
    assert first.returncode == 0, first.stderr
    further = run(*command, "--matches", "4")
    assert (
        'how = "fitted by self-play: aevum fit roll_through_the_ages FILE --seats 2 --matches 4 --seed 0"'
        in further.stdout
    )
    other = run(*command, "--seed", "1", "--lang", "hu")
    assert (other.returncode, "ez egy másik futás fájlja" in other.stderr) == (2, True)


def test_puzzles_are_lines_of_json_each_a_position_with_its_best_move(run: Run) -> None:
    done = run("puzzles", "roll_through_the_ages", "--matches", "1", "--count", "2")
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert 1 <= len(found) <= 2
    for puzzle in found:
        match = aevum.game("roll_through_the_ages").start(position=json.dumps(puzzle["position"]))
        assert puzzle["best"] in [json.loads(msgspec.json.encode(action)) for action in match.legal(puzzle["seat"])]
        assert puzzle["difficulty"] in ("easy", "medium", "hard")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_only_whole_files(environment: dict[str, str], tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "kept"
    arguments = ["sim", "roll_through_the_ages", "--games", "100000", "--save", str(folder), "--jobs", jobs]
    process = subprocess.Popen(
        [*COMMAND, *arguments], env=environment, stderr=subprocess.PIPE, start_new_session=True, text=True
    )
    deadline = time.monotonic() + 60
    while len(list(folder.glob("*.jsonl"))) < 3 and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    files = sorted(folder.iterdir())
    assert len(files) >= 3
    for file in files[:3] + files[-3:]:
        assert file.suffix == ".jsonl"
        assert Match.load(file.read_text("utf-8")).over
