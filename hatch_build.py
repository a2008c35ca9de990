"""The wheel's build hook: with ``AEVUM_COMPILE=1`` the rules, the core and the bots are compiled by mypyc."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")

# Classes of msgspec are built by its own metaclass and stay as they are, with the modules that define them.
STRUCTS = {"Struct", "Action", "Event", "Meta", "Option"}

# Modules that start and read things rather than play: nothing is gained there, and they need plain classes.
PLAIN = {"__init__.py", "meta.py", "game.py", "registry.py", "table.py", "shape.py", "data.py"}


class CompileHook(BuildHookInterface[Any]):
    """Compiles in a folder of its own, so that a checkout never holds compiled modules beside its sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("AEVUM_COMPILE") != "1" or version == "editable":
            return
        root = Path(self.root)
        built = root / "build" / "compiled"
        modules = modules_to_compile(root / "src")
        self.app.display_info(f"mypyc compiles {len(modules)} modules")
        compile_modules(root / "src", built, modules)
        libraries = sorted((built / "lib").rglob("*.so")) + sorted((built / "lib").rglob("*.pyd"))
        for library in libraries:
            build_data["force_include"][str(library)] = library.relative_to(built / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def modules_to_compile(source: Path) -> list[str]:
    """Return the modules, as paths below the source folder, that define no class of msgspec."""
    found = []
    for part in COMPILED:
        for path in sorted((source / "aevum" / part).rglob("*.py")):
            if path.name not in PLAIN and not defines_structs(path):
                found.append(path.relative_to(source).as_posix())
    return found


def defines_structs(path: Path) -> bool:
    """Say whether a module defines a class of msgspec: one that says so, or one with class arguments."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and (node.keywords or STRUCTS & set(map(_last_name, node.bases))):
            return True
    return False


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def groups_of(modules: list[str]) -> list[tuple[list[str], str]]:
    """Return the modules by the library they go into: one for what all share, one for each game."""
    groups: dict[str, list[str]] = {}
    for module in modules:
        parts = module.split("/")
        groups.setdefault(parts[2] if parts[1] == "games" else "shared", []).append(module)
    return [(files, f"aevum_{name}") for name, files in groups.items()]


COMPILE = """
import sys
from setuptools import setup
from mypyc.build import mypycify

target, modules, groups = sys.argv.pop(), *map(eval, (sys.argv.pop(), sys.argv.pop()))
flags = ["--config-file=", "--strict", "--ignore-missing-imports", "--namespace-packages",
         "--explicit-package-bases"]
setup(
    name="aevum",
    ext_modules=mypycify(
        flags + modules, opt_level="1", debug_level="0", separate=groups, target_dir=target
    ),
)
"""


def compile_modules(source: Path, built: Path, modules: list[str]) -> None:
    """Compile the modules into ``built/lib``; what has not changed since the last time is not compiled again."""
    built.mkdir(parents=True, exist_ok=True)
    folders = [f"--build-lib={built / 'lib'}", f"--build-temp={built / 'temp'}"]
    subprocess.run(
        [
            *(sys.executable, "-c", COMPILE, "build_ext", *folders, f"--parallel={os.cpu_count() or 1}"),
            *(repr(groups_of(modules)), repr(modules), str(built / "c")),
        ],
        cwd=source,
        env={**os.environ, "MYPYPATH": str(source)},
        check=True,
    )
