"""The page's types are the server's."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_page_are_written_from_those_of_the_server() -> None:
    tool = runpy.run_path(str(WEB / "tools" / "wire_types.py"))
    written = (WEB / "src" / "lib" / "wire.ts").read_text("utf-8")
    assert tool["typescript"]() == written, "run: python web/tools/wire_types.py"


def test_the_lock_names_no_host() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
