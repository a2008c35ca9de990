"""The page's types and facts are the engine's and the server's."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from aevum.core import games

WEB = Path(__file__).parents[2] / "web"
TOOLS = ("wire_types", "printed")
WRITTEN = {path: text for tool in TOOLS for path, text in runpy.run_path(f"{WEB}/tools/{tool}.py")["files"]()}


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.relative_to(WEB).as_posix())
def test_types_and_facts_of_the_page_are_written_from_pythons_own(path: Path) -> None:
    assert WRITTEN[path] == path.read_text("utf-8"), "run the tool that the file names"


def test_the_view_of_every_game_is_among_them() -> None:
    for game in games():
        kind = type(game.position(game.meta.seats[0], game.meta.playout).view(None)).__name__
        assert f"export interface {kind} {{" in WRITTEN[WEB / "src" / "boards" / game.name / "wire.ts"]


def test_the_lock_names_no_host() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
