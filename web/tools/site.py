"""Build the folder that needs no server: the page, the interpreter, the games and their words. `make site`

python web/tools/site.py [--out FOLDER] [--source FOLDER]

Everything is pinned: the interpreter by `web/package-lock.json`, msgspec by `requirements.txt`, the rest is our own.
Names carry a hash of what is in them, and nothing is loaded from elsewhere.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec

from aevum.server.library import info_of, kinds_of, playable, puzzles, rules_of, solution_of, words_of
from aevum.words import LANGUAGES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCE = ROOT / "src"
PYODIDE = WEB / "node_modules" / "pyodide"
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WHOLE = ("core", "games", "bots", "puzzles", "local")
"""Packages that the folder holds with their data; of all others it holds the modules that these load."""
UNREAD = re.compile(r"/(words|__pycache__)/|/rules\.\w+\.md$|\.pyc$|/rulings\.")
"""Files that nobody reads there: words and rules are told as pages need them."""
LOADED = "import sys, aevum.local.browser; print(*[m for m in sys.modules if m.partition('.')[0] == 'aevum'])"
EARLY = (1980, 1, 1, 0, 0, 0)


def digest(files: dict[str, bytes]) -> str:
    """Return a hash of files and their names."""
    found = hashlib.sha256()
    for name in sorted(files):
        found.update(name.encode() + b"\0" + files[name] + b"\0")
    return found.hexdigest()[:12]


def engine_sources(source: Path) -> list[Path]:
    """Return the files of the engine, the very ones of the wheel."""
    found: set[Path] = set()
    for name in WHOLE:
        for path in (source / "aevum" / name).rglob("*"):
            # Where the sources lie is nobody's business: a folder above them may be called `words`.
            if path.is_file() and not UNREAD.search(path.relative_to(source).as_posix()):
                found.add(path)
    command, environment = [sys.executable, "-c", LOADED], os.environ | {"PYTHONPATH": str(source)}
    loaded = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    for module in loaded.split():
        path = source.joinpath(*module.split("."))
        found.add(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))
    return sorted(found)


def engine_archive(target: Path, source: Path) -> None:
    """Write the engine as one archive; the same sources give the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in engine_sources(source):
            info = zipfile.ZipInfo(path.relative_to(source).as_posix(), EARLY)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())


def platform() -> tuple[str, str]:
    """Return which wheels the interpreter takes: its version of Python and its platform."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    python = ".".join(info["python"].split(".")[:2])
    return python, f"pyemscripten_{info['abi_version']}_{info['arch']}"


def wheel(folder: Path) -> Path:
    """Fetch the one compiled library, by the hashes of the lock file."""
    kept = sorted(folder.glob("*.whl"))
    if kept:
        return kept[0]
    lines = (ROOT / "requirements.txt").read_text("utf-8")
    pinned = re.search(r"^msgspec==.*?(?=^\S)", lines, re.M | re.S)
    if pinned is None:
        raise SystemExit("requirements.txt does not pin msgspec")
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / "requirements.txt"
    wanted.write_text("\n".join(line for line in pinned[0].splitlines() if not line.lstrip().startswith("#")), "utf-8")
    python, name = platform()
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--require-hashes", "--only-binary=:all:"]
    command += ["--implementation", "cp", "--python-version", python, "--platform", name, "-d", str(folder)]
    subprocess.run([*command, "-r", str(wanted)], check=True)
    return next(folder.glob("*.whl"))


def engine(parts: Path, source: Path) -> dict[str, bytes]:
    """Return the files of the interpreter and the games."""
    files = {name: (PYODIDE / name).read_bytes() for name in INTERPRETER}
    # It installs nothing by itself: of its list of packages it needs the head alone.
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    files["pyodide-lock.json"] = json.dumps({"info": info, "packages": {}}).encode()
    library = wheel(parts / "wheels")
    files[library.name] = library.read_bytes()
    archive = parts / "aevum.zip"
    engine_archive(archive, source)
    files[archive.name] = archive.read_bytes()
    return files


def data() -> dict[str, bytes]:
    """Return what a server would tell of the games: the same answers, as files."""
    encode = msgspec.json.encode
    files = {"games.json": encode([info_of(game) for game in playable()])}
    files["puzzles.json"] = encode(puzzles())
    for puzzle in puzzles():
        files[f"puzzles/{puzzle.id}.json"] = encode(solution_of(puzzle.id))
    for game in playable():
        files[f"{game.name}/kinds.json"] = encode(kinds_of(game))
        for language in LANGUAGES:
            files[f"{game.name}/words.{language}.json"] = encode(words_of(game, language))
            files[f"{game.name}/rules.{language}.json"] = encode(rules_of(game, language))
    return files


def write(folder: Path, files: dict[str, bytes]) -> None:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def first_needed(site: Path, games: str) -> list[str]:
    """Return the files that the lobby needs: what the page's entry imports, and what is told of the games."""
    chunks = json.loads((site / "vite.json").read_text("utf-8"))
    found = ["index.html", "manifest.webmanifest", "icon.svg", games]
    waiting, met = ["index.html"], set()
    while waiting:
        name = waiting.pop()
        if name in met:
            continue
        met.add(name)
        chunk = chunks[name]
        found += [chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])]
        waiting += chunk.get("imports", [])
        # The page's own words, in whichever language.
        waiting += [each for each in chunk.get("dynamicImports", []) if each.startswith("src/words/")]
    return list(dict.fromkeys(found))


def build(site: Path, parts: Path, source: Path) -> None:
    """Build the folder."""
    parts.mkdir(parents=True, exist_ok=True)
    engine_files, data_files = engine(parts, source), data()
    where = f"engine/{digest(engine_files)}/"
    told = f"data/{digest(data_files)}/"
    fetched = [name for name in engine_files if name not in ("pyodide.mjs", "pyodide.asm.mjs")]
    described = {
        "build": digest({"engine": where.encode(), "data": told.encode()}),
        "engine": where,
        "data": told,
        "files": [{"name": name, "bytes": len(engine_files[name])} for name in fetched],
    }
    environment = os.environ | {"VITE_AEVUM_SITE": json.dumps(described)}
    command = ["npx", "vite", "build", "--mode", "site", "--logLevel", "warn", "--outDir", str(site)]
    subprocess.run(command, cwd=WEB, check=True, env=environment)
    write(site / where, engine_files)
    write(site / told, data_files)
    # It belongs to a server's page: it shows what a server pushes.
    (site / "worker.js").unlink()
    first = first_needed(site, f"{told}games.json")
    (site / "vite.json").unlink()
    # A host that has a server, too, names it here.
    (site / "server.json").write_text('{"server": null}\n', "utf-8")
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    rest = [name for name in names if name not in first and name != "server.json"]
    content = {name: (site / name).read_bytes() for name in names}
    listed = {"build": digest(content), "shell": first, "rest": rest}
    worker = (WEB / "src" / "offline" / "sw.js").read_text("utf-8")
    (site / "sw.js").write_text(worker.replace("__AEVUM_FILES__", json.dumps(listed)), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the folder that needs no server.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--source", type=Path, default=SOURCE, help="where the engine's sources lie")
    wanted = parser.parse_args()
    shutil.rmtree(wanted.out, ignore_errors=True)
    build(wanted.out.resolve(), ROOT / "build" / "site-parts", wanted.source.resolve())
