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
DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/research.md"]


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
    said = set(re.findall(r"\baevum ([a-z]+)", (ROOT / name).read_text("utf-8")))
    assert said & known == {word for word in said if word in known}
    in_code = set(re.findall(r"`aevum ([a-z]+)|^aevum ([a-z]+)", (ROOT / name).read_text("utf-8"), re.MULTILINE))
    assert {one or other for one, other in in_code} <= known


@pytest.mark.parametrize("name", DOCUMENTS)
def test_paths_in_documents_exist(name: str) -> None:
    document = ROOT / name
    text = document.read_text("utf-8")
    named = [
        ROOT / path for path in re.findall(r"`((?:src|tests|bench|web|docs)/[\w./-]+)`", text) if "NAME" not in path
    ]
    linked = [document.parent / path for path in re.findall(r"\]\((?!http)([\w./-]+)\)", text)]
    assert [path for path in named + linked if not path.exists()] == []


def test_the_architecture_says_why_each_dependency_is_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    table = text.partition("## Dependencies, and why each")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)
    named = {name.lower() for row in rows for name in row.split(", ")}
    needed = re.findall(r"^[\w.-]+", (ROOT / "requirements.in").read_text("utf-8"), re.MULTILINE)
    assert [name for name in needed if name not in named] == []
    lists = ("requirements-dev.in", "requirements-docs.in", "web/package.json")
    others = "".join((ROOT / name).read_text("utf-8") for name in lists)
    unknown = named - set(needed) - {"what", "mypyc"}
    assert [name for name in sorted(unknown) if name not in others.lower()] == []
