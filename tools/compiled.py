"""The compiled copy of this checkout, in ``build/play``.

python tools/compiled.py make     compile the rules and put a copy of the package with them into build/play
python tools/compiled.py folder   print the copy's folder while it is of these very sources, otherwise nothing

The copy lies apart from the sources and is used as a whole or not at all: whoever changes a source, or only the page,
runs the sources until the copy is made again. Tests never see it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
MARK = "made-of"
"""The file in the copy that says of which sources it was made."""


def digest_of(package: Path) -> str:
    """Return a digest of every file of the package, and of the Python that its compiled modules are for."""
    whole = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            content = path.read_bytes()
            whole.update(f"\0{path.relative_to(package).as_posix()}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()


def fits(copy: Path, package: Path) -> bool:
    """Say whether the copy was made of the package as it is now."""
    mark = copy / MARK
    return mark.is_file() and mark.read_text("utf-8") == digest_of(package)


def make(copy: Path, root: Path) -> None:
    """Make the copy. What it is made of is noted before: a source that changes meanwhile makes it stale."""
    digest = digest_of(root / "src" / "aevum")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, str(root)]
        subprocess.run(command, env=os.environ | {"AEVUM_COMPILE": "1"}, check=True)
        shutil.rmtree(copy, ignore_errors=True)
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
            wheel.extractall(copy)
    (copy / MARK).write_text(digest, "utf-8")


def main(words: list[str]) -> int:
    copy = ROOT / "build" / "play"
    if words == ["make"]:
        make(copy, ROOT)
    elif words == ["folder"]:
        if fits(copy, ROOT / "src" / "aevum"):
            sys.stdout.write(f"{copy}\n")
        else:
            sys.stderr.write("The rules run as plain Python; `make compiled` makes them, and the bots, faster.\n")
    else:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
