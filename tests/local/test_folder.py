"""The folder without a server holds the engine, whatever the folders above its sources are called."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_engine_is_the_same_wherever_its_sources_lie(tmp_path: Path) -> None:
    engine_sources = runpy.run_path(str(ROOT / "web" / "tools" / "site.py"))["engine_sources"]
    elsewhere = tmp_path / "words"
    elsewhere.symlink_to(ROOT / "src")
    here, there = (
        {path.relative_to(source).as_posix() for path in engine_sources(source)} for source in (ROOT / "src", elsewhere)
    )
    assert here == there
    assert "aevum/puzzles/data/mare_nostrum.jsonl" in here
    assert "aevum/games/mare_nostrum/words/en.ftl" not in here
