"""What the documents say is true: their examples run, their commands exist."""

from __future__ import annotations

import doctest
import re
import subprocess
from pathlib import Path

import pytest

import aevum
from aevum.cli.app import app

ROOT = Path(__file__).parents[2]
DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_examples_in_documents_run(name: str) -> None:
    failed, _ = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_the_readme_has_examples() -> None:
    _, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried >= 8


def test_the_modules_own_examples_run() -> None:
    failed, _ = doctest.testmod(aevum)
    assert failed == 0


@pytest.mark.parametrize("name", DOCUMENTS)
def test_make_targets_in_documents_exist(name: str) -> None:
    targets = set(re.findall(r"`make ([a-z]+)`|^make ([a-z]+)", (ROOT / name).read_text("utf-8"), re.MULTILINE))
    for target in {one or other for one, other in targets}:
        done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{name}: make {target}: {done.stderr}"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_commands_in_documents_exist(name: str) -> None:
    known = {command.name for command in app.registered_commands} | {group.name for group in app.registered_groups}
    rows = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)
    said = {name.lower() for row in rows for name in row.split(", ")}
    needed = re.findall(r"^[\w.-]+", (ROOT / "requirements.in").read_text("utf-8"), re.MULTILINE)
    assert [name for name in needed if name not in said] == []
    others = (ROOT / "requirements-dev.in").read_text("utf-8") + (ROOT / "web" / "package.json").read_text("utf-8")
    unknown = said - set(needed) - {"what", "mypyc"}
    assert [name for name in sorted(unknown) if name not in others.lower()] == []
