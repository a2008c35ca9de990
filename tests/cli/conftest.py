"""The real command, run as a person runs it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]
COMMAND = [sys.executable, "-c", "from aevum.cli import main; main()"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An English terminal of a known width, whose user has no matches yet."""
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("LC_")},
        "LANG": "en_GB.UTF-8",
        "COLUMNS": "120",
        "NO_COLOR": "1",
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "PYTHONIOENCODING": "utf-8",
    }


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    """Run ``aevum`` with some arguments and return what came of it."""

    def run_aevum(
        *arguments: str | Path, typed: str = "", env: dict[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment | (env or {}),
            cwd=tmp_path,
            timeout=120,
            check=False,
        )

    return run_aevum


@contextmanager
def serving(environment: dict[str, str], *arguments: str | Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run ``aevum serve`` at a free port until it is stopped by Ctrl-C; its address, and its process."""
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--workers", "1", *map(str, arguments)],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )
    assert process.stderr is not None
    try:
        said = (re.search(r"Aevum is at (http://[\w.]+:\d+)", line) for line in process.stderr)
        yield next(found[1] for found in said if found), process
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=120)


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A finished match of two bots."""
    done = run("sim", "roll_through_the_ages", "--games", "1", "--save", tmp_path / "kept")
    assert done.returncode == 0, done.stderr
    return next((tmp_path / "kept").glob("*.jsonl"))
