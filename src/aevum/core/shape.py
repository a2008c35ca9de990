"""The shape of positions: what reading them from JSON needs where mypyc compiled their classes.

A compiled class keeps only ``list`` of ``list[int]``, and an object that did not come out of its constructor lacks what
compiled code looks for in it. This module and those that only start or read things stay plain Python in the wheel.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any


def restore_annotations(kind: type[Any]) -> None:
    """Give a compiled dataclass, its bases and the dataclasses beside them their full annotations back."""
    for base in kind.__mro__:
        if is_dataclass(base):
            module = sys.modules[base.__module__]
            for other in list(vars(module).values()):
                if isinstance(other, type) and is_dataclass(other):
                    _restore_module(other.__module__)


_restored: set[str] = set()


def _restore_module(name: str) -> None:
    module = sys.modules[name]
    where = Path(str(module.__file__))
    if name in _restored or where.suffix == ".py":
        return
    _restored.add(name)
    source = where.parent / (name.rpartition(".")[2] + ".py")
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and is_dataclass(getattr(module, node.name)):
            getattr(module, node.name).__annotations__ = {
                part.target.id: ast.unparse(part.annotation)
                for part in node.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
            }
    for other in list(vars(module).values()):
        if isinstance(other, type) and is_dataclass(other):
            _restore_module(other.__module__)


def rebuilt(value: Any) -> Any:
    """Return what was read from JSON with each dataclass made again by its constructor."""
    if isinstance(value, list):
        return [rebuilt(part) for part in value]
    if isinstance(value, dict):
        return {key: rebuilt(part) for key, part in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(**{field.name: rebuilt(getattr(value, field.name)) for field in fields(value)})
    return value
