"""Imports go one way: no module needs itself, not even by way of others, for types alone or within a function."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
TESTS = Path(__file__).parents[1]
BENCH = Path(__file__).parents[2] / "bench"


def modules_below(source: Path) -> dict[str, Path]:
    """Return every module by its name."""
    found = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(tree: ast.Module, known: dict[str, Path]) -> set[str]:
    """Return the modules that a module names in any import, wherever it stands."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(name if name in known else str(node.module) for name in inner)
    return found & known.keys()


def cycle_in(source: Path) -> list[str]:
    """Return the modules of an import cycle, if there is any."""
    known = modules_below(source)
    graph = {name: imported(ast.parse(path.read_text("utf-8")), known) - {name} for name, path in known.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []


def test_there_is_no_import_cycle() -> None:
    assert cycle_in(SOURCE) == []


def test_no_test_imports_from_another_test() -> None:
    """What several tests need stands in a module of its own, so that each can be read, moved and deleted alone."""
    known = {f"tests.{name}": path for name, path in modules_below(TESTS).items() if "template_game" not in name}
    for path in [*known.values(), *BENCH.glob("*.py")]:
        others = [name for name in imported(ast.parse(path.read_text("utf-8")), known) if ".test_" in name]
        assert not others, f"{path} imports {others}"


@pytest.mark.parametrize(
    "back",
    [
        "from box import lid",
        "import box.lid",
        "from box.lid import closed",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from box.lid import closed",
        "def closed():\n    from box import lid\n    return lid",
    ],
)
def test_a_cycle_is_found_however_it_is_hidden(tmp_path: Path, back: str) -> None:
    box = tmp_path / "box"
    box.mkdir()
    (box / "__init__.py").write_text("")
    (box / "lid.py").write_text("from box.hinge import pin")
    (box / "hinge.py").write_text("pin = 1")
    assert cycle_in(tmp_path) == []
    (box / "hinge.py").write_text(back)
    assert set(cycle_in(tmp_path)) == {"box.lid", "box.hinge"}
