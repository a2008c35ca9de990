"""The flow is whole: every step that is named exists, and every step is named."""

from __future__ import annotations

import ast
from pathlib import Path

from aevum.games.mare_nostrum import flow
from aevum.games.mare_nostrum.flow import STEPS


def named_steps() -> set[str]:
    """The names of steps in all calls of ``goto`` and ``call``."""
    found: set[str] = set()
    for path in Path(flow.__file__).parent.glob("steps/*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in ("goto", "call"):
                target = node.args[0]
                for name in [target.body, target.orelse] if isinstance(target, ast.IfExp) else [target]:
                    assert isinstance(name, ast.Constant), f"{path.name}:{node.lineno} computes a step"
                    found.add(str(name.value))
    return found


def test_every_step_that_is_named_exists() -> None:
    assert named_steps() <= set(STEPS)


def test_every_step_is_reached_from_another_or_begins_the_match() -> None:
    assert set(STEPS) - named_steps() <= {"choose_civilization"}
