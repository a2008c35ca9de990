"""The wheel's build hook: the rules, the core and the bots are compiled by mypyc where that can be done.

``AEVUM_COMPILE=1`` insists on it, ``AEVUM_COMPILE=0`` leaves everything plain. Without it a wheel is compiled where
there is a C compiler; where there is none, or where compiling fails, it is plain, and the build says so.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")
TOOLS = ["mypy>=2.4", "setuptools>=80"]

# Classes of msgspec are built by its own metaclass and stay as they are, with the modules that define them.
STRUCTS = {"Struct", "Action", "Event", "Meta", "Option", "Part"}

# Modules that start and read things rather than play: nothing is gained there, and they need plain classes.
PLAIN = {
    "__init__.py",
    "meta.py",
    "match.py",
    "package.py",
    "contract.py",
    "table.py",
    "shape.py",
    "rows.py",
    # A compiled dataclass would take a class variable of a compiled class for a field: Board.atlas.
    "atlas.py",
    "layout.py",
    "names.py",
    "view.py",
    "corrections.py",
}


class CompileHook(BuildHookInterface[Any]):
    """Compiles in a folder of its own, so that a checkout never holds compiled modules beside its sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if os.environ.get("AEVUM_COMPILE") == "0" or not has_compiler() else TOOLS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        asked = os.environ.get("AEVUM_COMPILE")
        if asked == "0" or version == "editable":
            return
        if asked != "1" and not (has_compiler() and importlib.util.find_spec("mypyc")):
            self.app.display_info("The rules stay plain Python: there is no C compiler, or no mypyc.")
            return
        root = Path(self.root)
        built = root / "build" / "compiled"
        modules = modules_to_compile(root / "src")
        self.app.display_info(f"mypyc compiles {len(modules)} modules")
        try:
            compile_modules(root / "src", built, modules)
        except subprocess.CalledProcessError:
            if asked == "1":
                raise
            self.app.display_warning("The rules stay plain Python: they could not be compiled.")
            return
        for library in libraries_of(built / "lib", modules):
            build_data["force_include"][str(library)] = library.relative_to(built / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def has_compiler() -> bool:
    """Say whether C can be compiled for this Python; on Windows only trying tells."""
    if os.name != "posix":
        return True
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def modules_to_compile(source: Path) -> list[str]:
    """Return the modules, as paths below the source folder, that define no class of msgspec."""
    found = []
    for part in COMPILED:
        for path in sorted((source / "aevum" / part).rglob("*.py")):
            if path.name not in PLAIN and not defines_structs(path):
                found.append(path.relative_to(source).as_posix())
    return found


def libraries_of(built: Path, modules: list[str]) -> list[Path]:
    """Return what was compiled of these modules; a module that was compiled once and is plain now leaves its own."""
    wanted = {module.removesuffix(".py") for module in modules} | {f"{name}__mypyc" for _, name in groups_of(modules)}
    found = [path for kind in ("*.so", "*.pyd") for path in sorted(built.rglob(kind))]
    return [path for path in found if path.relative_to(built).as_posix().split(".")[0] in wanted]


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
import os
import sys
from setuptools import setup
from mypyc.build import mypycify

target, modules, groups = sys.argv.pop(), *map(eval, (sys.argv.pop(), sys.argv.pop()))
flags = ["--config-file=", "--strict", "--ignore-missing-imports", "--namespace-packages",
         "--explicit-package-bases"]
extensions = mypycify(flags + modules, opt_level="1", debug_level="0", separate=groups, target_dir=target)
if os.name == "posix":
    for extension in extensions:
        # A function that no other library can see is called directly, or put in the place of its call.
        extension.extra_compile_args.append("-fvisibility=hidden")
setup(name="aevum", ext_modules=extensions)
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
