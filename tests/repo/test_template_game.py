"""A game from another package, found by its entry point: nothing outside its folder is needed.

``tests/template_game`` holds it and what its installation would leave behind. It is not on the path of the other tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from aevum.server import wire
from aevum.server.client import Client

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "tests" / "template_game"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    path = os.pathsep.join([str(ROOT / "src"), str(TEMPLATE)])
    return os.environ | {"PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path), "LANG": "en_GB.UTF-8"}


def run(environment: dict[str, str], *arguments: str, typed: str = "") -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_generic_suite_runs_over_it(environment: dict[str, str]) -> None:
    said = run(environment, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/generic", "-k", "heap")
    assert "passed" in said


def test_it_is_in_the_terminal(environment: dict[str, str]) -> None:
    aevum = ("-c", "from aevum.cli import main; main()")
    assert "The Heap" in run(environment, *aevum, "games")
    assert "the heap is empty" in run(environment, *aevum, "sim", "heap", "--games", "3", "--bots", "normal,strong")
    assert "HEAP-2.2" in run(environment, *aevum, "rules", "heap")
    assert "Heaps" in run(environment, *aevum, "rules", "heap", "--facts")
    assert "The match is over" in run(environment, *aevum, "play", "heap", "--seed", "1", typed="1\n" * 20)


def test_research_runs_over_it(environment: dict[str, str]) -> None:
    code = """
from aevum.research import SeatEnv
env = SeatEnv("heap", seats=2, opponents=["normal"])
observation, info = env.reset(seed=1)
over = False
while not over:
    action = int(info["action_mask"].argmax())
    observation, reward, over, cut, info = env.step(action)
"""
    run(environment, "-c", code)


def test_the_server_plays_it_on_the_generic_board(environment: dict[str, str], tmp_path: Path) -> None:
    settings = {"DATABASE_URL": f"sqlite:///{tmp_path / 'server.sqlite3'}", "WORKERS": "0", "PORT": "0"}
    settings |= {"STATIC": str(tmp_path), "LOG_LEVEL": "WARNING", "BOT_TIME": "0.05"}
    served = subprocess.Popen(
        [sys.executable, "-m", "aevum.server"],
        env=environment | {f"AEVUM_{name}": value for name, value in settings.items()},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert served.stdout is not None
        client = Client(served.stdout.readline().strip())
        client.guest("Anna")
        for path in ("rules/en", "rules/hu", "words/en", "words/hu", "board/board.js", "board/board.css"):
            assert client.http.get(f"{client.address}/api/games/heap/{path}").status_code == 200
        (told,) = [one for one in client.http.get(f"{client.address}/api/games").json() if one["name"] == "heap"]
        assert told["board"] == "/api/games/heap/board/board.js"
        served_as = client.http.get(f"{client.address}{told['board']}").headers["content-type"]
        assert "javascript" in served_as
        for path in ("board/meta.py", "board/..%2Fmeta.py", "board/none.js"):
            assert client.http.get(f"{client.address}/api/games/heap/{path}").status_code == 404
        new = msgspec.convert({"game": "heap", "seats": [{"kind": "me"}, {"kind": "bot"}]}, wire.NewTable)
        table = client.create(new).id
        state = client.state(table)
        for _ in range(2000):
            if state.over:
                break
            if state.legal:
                client.play(table, 0, state.seq, state.legal[0])
            else:
                time.sleep(0.01)
            state = client.state(table)
        assert state.over
        client.close()
    finally:
        served.terminate()
        served.wait(60)
