"""The flow names its own steps: a misspelt one never reaches a player, and none is left over."""

from __future__ import annotations

import ast
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from aevum.core import Game
from tests.generic.cases import GAMES

MOVES = ("goto", "call")


def sources(game: Game) -> list[ast.Module]:
    folder = Path(str(files(game.package).joinpath("")))
    shared = [other for other in folder.parent.iterdir() if other.is_dir() and not (other / "meta.py").exists()]
    paths = [path for one in (folder, *shared) for path in sorted(one.rglob("*.py"))]
    return [ast.parse(path.read_text("utf-8"), filename=str(path)) for path in paths]


def strings(node: ast.AST) -> list[str]:
    return [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def targets(tree: ast.Module) -> list[tuple[str, int]]:
    """The steps that the flow moves to, where the source names them."""
    found = []
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in MOVES
            and node.args
        ):
            target = node.args[0]
            named = [target.body, target.orelse] if isinstance(target, ast.IfExp) else [target]
            found += [(name, node.lineno) for one in named if isinstance(one, ast.Constant) for name in strings(one)]
    return found


def mentions(tree: ast.Module) -> list[str]:
    """Every string of a module but the names that steps give themselves."""
    own = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "name" for target in node.targets)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in own
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_flow_goes_to_steps_that_there_are(game: Game) -> None:
    steps = import_module(f"{game.package}.position").POSITION.steps
    assert [(name, line) for tree in sources(game) for name, line in targets(tree) if name not in steps] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_step_is_left_over(game: Game) -> None:
    steps = import_module(f"{game.package}.position").POSITION.steps
    named = {name for tree in sources(game) for name in mentions(tree)}
    assert [name for name in steps if name not in named] == []
