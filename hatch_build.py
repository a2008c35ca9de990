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


def compile_modules(source: Path, built: Path, modules: list[str]) -> None:
    """Compile the modules into ``built/lib``; what has not changed since the last time is not compiled again."""
    built.mkdir(parents=True, exist_ok=True)
    script = (
        "import sys\n"
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        "modules = sys.argv.pop().split(',')\n"
        "setup(name='aevum', ext_modules=mypycify(['--config-file=', '--strict',\n"
        "    '--ignore-missing-imports', '--namespace-packages', '--explicit-package-bases', *modules],\n"
        "    opt_level='3', debug_level='0', group_name='aevum', target_dir=sys.argv.pop()))\n"
    )
    arguments = ["build_ext", f"--build-lib={built / 'lib'}", f"--build-temp={built / 'temp'}"]
    subprocess.run(
        [sys.executable, "-c", script, *arguments, str(built / "c"), ",".join(modules)],
        cwd=source,
        env={**os.environ, "MYPYPATH": str(source)},
        check=True,
    )
