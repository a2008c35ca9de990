"""The repository's own promises: locks, hosts, layers, versions."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import aevum

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCKS = sorted(ROOT.glob("requirements*.txt"))


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_what_the_package_needs_is_what_is_locked() -> None:
    rows = (ROOT / "requirements.in").read_text("utf-8").splitlines()
    assert [row for row in rows if row and not row.startswith("#")] == PROJECT["dependencies"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_pin_has_hashes_and_no_index(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pins = re.findall(r"^[a-z0-9].*==.*$", text, re.MULTILINE)
    assert pins
    assert text.count("--hash=sha256:") >= len(pins)
    assert all(pin.endswith("\\") for pin in pins)
    assert "://" not in text
    assert "index" not in re.sub(r"#.*", "", text)


def test_no_file_names_a_registry_or_a_machine() -> None:
    # put together here, so that this file does not name them either
    hosts = ["py" + "pi.org", "python" + "hosted.org", "registry.npm" + "js.org", "regis" + "try.yarnpkg.com"]
    paths = ["/wo" + "rk/main", "/wo" + "rk/shared", "/tm" + "p/aevum"]
    found = []
    for path in tracked_files():
        text = path.read_bytes()
        found += [f"{path}: {word}" for word in hosts + paths if word.encode() in text]
    assert found == []


def test_the_lock_of_the_page_has_no_download_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_versions_agree_and_the_changelog_names_them() -> None:
    assert PROJECT["version"] == aevum.__version__
    assert f"## {aevum.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_ci_calls_make_test_and_nothing_else() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert [line for line in script.splitlines() if line and not line.startswith("#")] == [
        "set -eu",
        'cd "$(dirname "$0")/.."',
        "exec make test",
    ]


def run_python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_listing_the_games_loads_none_of_them() -> None:
    code = (
        "import sys, aevum\n"
        "metas = [game.meta for game in aevum.games()]\n"
        "print([name for name in sys.modules if name.startswith('aevum.games.') "
        "and name.count('.') > 2 and not name.endswith('.meta')])"
    )
    assert run_python(code) == "[]"


def test_the_core_comes_without_words_web_or_database() -> None:
    code = (
        "import sys, aevum.core\n"
        "print(sorted({'fluent', 'litestar', 'rich', 'sqlalchemy', 'typer'} & set(sys.modules)))"
    )
    assert run_python(code) == "[]"


def test_games_stays_a_function_after_a_game_was_loaded() -> None:
    code = "import aevum; aevum.game('roll_through_the_ages').start(2); print(len(aevum.games()) > 0)"
    assert run_python(code) == "True"


def test_no_file_of_the_package_is_longer_than_can_be_read() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {count}"
        for path in tracked_files()
        if path.suffix == ".py" and (count := len(path.read_text("utf-8").splitlines())) > 700
    ]
    assert long == []


def test_nothing_is_left_to_do_in_the_sources() -> None:
    marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]
    found = [
        f"{path}: {mark}"
        for path in tracked_files()
        if path.suffix in (".py", ".ts", ".svelte", ".md", ".toml", ".ftl")
        for mark in marks
        if re.search(rf"\b{mark}\b", path.read_text("utf-8"))
    ]
    assert found == []
