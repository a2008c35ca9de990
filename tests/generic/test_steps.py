"""The flow of each game: every step that is gone to exists, and every step is gone to."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from aevum.core import Step

GAMES = ("brief_history", "history_of_the_world", "mare_nostrum", "roll_through_the_ages", "through_the_ages")


def folder_of(game: str) -> Path:
    return Path(str(import_module(f"aevum.games.{game}.flow").__file__)).parent


def steps_of(game: str) -> Mapping[str, Step[Any]]:
    steps: Mapping[str, Step[Any]] = import_module(f"aevum.games.{game}.flow").STEPS
    return steps


def texts(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def gone_to(game: str) -> set[str]:
    """The names in every `goto` and `call` of a game, those in its table of cards' steps, and where it starts."""
    found = set()
    for path in folder_of(game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("goto", "call")
            ):
                for value in node.args:
                    found |= texts(value.body) | texts(value.orelse) if isinstance(value, ast.IfExp) else texts(value)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "STEP_OF":
                assert isinstance(node.value, ast.Dict)
                found |= {name for value in node.value.values for name in texts(value)}
            if isinstance(node, ast.keyword) and node.arg == "stack":
                found |= texts(node.value)
    return found


# The tasks of Through the Ages are named by its events, as data: ``test_flow`` looks at those.
@pytest.mark.parametrize("game", [game for game in GAMES if game != "through_the_ages"])
def test_every_goto_and_call_names_a_step_and_every_step_is_reached(game: str) -> None:
    assert gone_to(game) == set(steps_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_step_says_its_clause(game: str) -> None:
    rules = (folder_of(game) / "rules.en.md").read_text("utf-8")
    for step in steps_of(game).values():
        assert f"**{step.clause}**" in rules, step.name
