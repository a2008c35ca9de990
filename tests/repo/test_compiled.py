"""Compiled rules are used where they can be made, and only while they are of the very sources that are there."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application

from hatch_build import TOOLS, CompileHook, has_compiler
from tools.compiled import MARK, digest_of, fits

ROOT = Path(__file__).parents[2]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a small package that has a rule, and a rule that mypyc refuses."""
    core = tmp_path / "src" / "aevum" / "core"
    core.mkdir(parents=True)
    (core / "rule.py").write_text("def double(number: int) -> int:\n    return number + number\n", "utf-8")
    (core / "wrong.py").write_text('def half(number: int) -> int:\n    return "half"\n', "utf-8")
    return tmp_path / "src" / "aevum"


@pytest.fixture
def copy(package: Path, tmp_path: Path) -> Path:
    """Return a copy that was made of the package."""
    copy = tmp_path / "copy"
    shutil.copytree(package, copy / "aevum")
    (copy / MARK).write_text(digest_of(package), "utf-8")
    return copy


def hook(root: Path) -> CompileHook:
    nothing: Any = None
    return CompileHook(str(root), {}, nothing, nothing, str(root / "dist"), "wheel", Application())


def test_the_copy_is_used_while_the_sources_are_those_it_was_made_of(package: Path, copy: Path) -> None:
    assert fits(copy, package)
    (package / "core" / "__pycache__").mkdir()
    (package / "core" / "__pycache__" / "rule.pyc").write_bytes(b"anything")
    assert fits(copy, package)


@pytest.mark.parametrize("change", ["edit", "delete", "add", "rename"])
def test_a_changed_source_wins_over_the_copy(package: Path, copy: Path, change: str) -> None:
    rule = package / "core" / "rule.py"
    if change == "edit":
        rule.write_text(rule.read_text("utf-8").replace("+", "-"), "utf-8")
    elif change == "delete":
        rule.unlink()
    elif change == "add":
        (package / "core" / "more.py").write_text("", "utf-8")
    else:
        rule.rename(package / "core" / "other.py")
    assert not fits(copy, package)


def test_there_is_no_copy_before_it_is_made(package: Path, tmp_path: Path) -> None:
    assert not fits(tmp_path / "nowhere", package)


def test_no_compiled_module_lies_beside_the_sources() -> None:
    assert [path for kind in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(kind)] == []


def test_what_cannot_be_compiled_makes_a_plain_wheel(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AEVUM_COMPILE", raising=False)
    data: dict[str, Any] = {"force_include": {}}
    hook(package.parents[1]).initialize("standard", data)
    assert data == {"force_include": {}}


def test_whoever_insists_on_a_compiled_wheel_gets_no_plain_one(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_COMPILE", "1")
    with pytest.raises(subprocess.CalledProcessError):
        hook(package.parents[1]).initialize("standard", {"force_include": {}})


def test_compiling_asks_for_its_tools_only_where_there_is_a_compiler(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AEVUM_COMPILE", raising=False)
    assert hook(package.parents[1]).dependencies() == (TOOLS if has_compiler() else [])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hook(package.parents[1]).dependencies() == []


def test_a_plain_wheel_can_be_asked_for(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_COMPILE", "0")
    data: dict[str, Any] = {"force_include": {}}
    hook(package.parents[1]).initialize("standard", data)
    assert data == {"force_include": {}}
    assert hook(package.parents[1]).dependencies() == []
