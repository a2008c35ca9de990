"""The wheel has all that the package needs; the compiled one compiles what it can."""

from __future__ import annotations

import ast
import os
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
    subprocess.run(command, check=True, capture_output=True, env=os.environ | {"AEVUM_COMPILE": "0"})
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


def test_nothing_is_written_in_a_way_that_mypyc_cannot_compile() -> None:
    """It takes minutes to compile everything; this is what it stumbled over."""
    found = []
    for module in modules_to_compile(ROOT / "src"):
        for node in ast.walk(ast.parse((ROOT / "src" / module).read_text("utf-8"))):
            among = node.comparators if isinstance(node, ast.Compare) else []
            found += [f"{module}:{one.lineno}: a star on the right of `in`" for one in among if has_star(one)]
    assert found == []


def test_no_compiled_dataclass_has_a_class_variable_of_a_compiled_class() -> None:
    """It would take it for a field."""
    modules = modules_to_compile(ROOT / "src")
    found = []
    for module in modules:
        tree = ast.parse((ROOT / "src" / module).read_text("utf-8"))
        compiled = {
            name.name
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and f"{(node.module or '').replace('.', '/')}.py" in modules
            for name in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(one) for one in node.decorator_list):
                kinds = [ast.unparse(one.annotation) for one in node.body if isinstance(one, ast.AnnAssign)]
                found += [f"{module}: {kind}" for kind in kinds if kind in {f"ClassVar[{name}]" for name in compiled}]
    assert found == []


def test_constants_of_compiled_rules_are_final() -> None:
    """Compiled code looks any other name of a module up each time, as plain code does."""
    found = []
    for module in modules_to_compile(ROOT / "src"):
        if module.startswith("aevum/games/"):
            for node in ast.parse((ROOT / "src" / module).read_text("utf-8")).body:
                names = [name.id for name in ast.walk(node) if isinstance(name, ast.Name) and name.id.isupper()]
                if isinstance(node, ast.Assign) and not ast.unparse(node.value).startswith("TypeVar"):
                    found += [f"{module}:{node.lineno}: {name}" for name in names]
    assert found == []


def has_star(node: ast.expr) -> bool:
    return isinstance(node, ast.Tuple | ast.List | ast.Set) and any(isinstance(one, ast.Starred) for one in node.elts)
