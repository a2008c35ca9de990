"""The wheel has all that the package needs; the compiled one compiles what it can."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import aevum
from hatch_build import defines_structs, groups_of, modules_to_compile

ROOT = Path(__file__).parents[2]
GAMES = [game.name for game in aevum.games()]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return zipfile.ZipFile(next(folder.glob("*.whl")))


@pytest.mark.parametrize("game", GAMES)
def test_words_rules_and_data_are_in_the_wheel(wheel: zipfile.ZipFile, game: str) -> None:
    names = set(wheel.namelist())
    folder = ROOT / "src" / "aevum" / "games" / game
    wanted = [*folder.rglob("*.ftl"), *folder.rglob("*.toml"), *folder.rglob("*.md"), *folder.rglob("*.py")]
    assert len(wanted) > 10
    assert [path for path in wanted if path.relative_to(ROOT / "src").as_posix() not in names] == []


def test_common_words_and_the_licence_are_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    names = wheel.namelist()
    for name in ("aevum/words/hu.ftl", "aevum/cli/words/hu.ftl", "aevum/py.typed"):
        assert name in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not any(name.startswith(("tests/", "bench/")) for name in names)


def test_what_is_hot_is_compiled_and_what_msgspec_builds_is_not() -> None:
    modules = modules_to_compile(ROOT / "src")
    assert "aevum/core/position.py" in modules
    assert "aevum/bots/heuristic.py" in modules
    for game in GAMES:
        assert f"aevum/games/{game}/heuristics.py" in modules
        assert f"aevum/games/{game}/actions.py" not in modules
        assert f"aevum/games/{game}/view.py" not in modules
    assert not any(defines_structs(ROOT / "src" / module) for module in modules)
    groups = {name: files for files, name in groups_of(modules)}
    assert {f"aevum_{game}" for game in GAMES} | {"aevum_shared", "aevum_conquest"} == set(groups)
    assert sorted(module for files in groups.values() for module in files) == sorted(modules)


def test_every_position_and_every_step_is_compiled() -> None:
    modules = modules_to_compile(ROOT / "src")
    for game in GAMES:
        folder = ROOT / "src" / "aevum" / "games" / game
        steps = [path.relative_to(ROOT / "src").as_posix() for path in (folder / "steps").rglob("*.py")]
        assert [step for step in steps if step not in modules and not step.endswith("__init__.py")] == []
        assert f"aevum/games/{game}/position.py" in modules
