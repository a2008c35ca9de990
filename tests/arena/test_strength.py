"""The leagues that docs/strength.md reports can be played again by their commands."""

from __future__ import annotations

from pathlib import Path

from aevum.arena import on_processes, report, run
from bench.strength import DOCUMENT, commands, league_of, row, version

ROOT = Path(__file__).parents[2]


def test_every_league_of_the_document_can_be_planned() -> None:
    found = commands((ROOT / DOCUMENT).read_text("utf-8"))
    assert len(found) == len(set(found)) >= 20
    for command in found:
        league = league_of(command)
        assert league.game in command
        assert f"--rounds {league.rounds} --seed {league.seed}" in command


def test_a_row_says_what_was_played_and_how_sure_it_is() -> None:
    results = {2: "wins 100.0 % (34.2 – 100.0)", 3: "better in 100.0 % of 12"}
    for seats, result in results.items():
        command = f"arena roll_through_the_ages --bots normal,random --seats {seats} --rounds 1 --seed 1"
        league = league_of(command)
        told = row(command, report(league, list(run(league, on_processes(1)))))
        assert told.startswith(f"| `aevum {command}` | ")
        assert result in told


def test_changed_bots_begin_again(tmp_path: Path) -> None:
    file = tmp_path / "bots" / "search.toml"
    file.parent.mkdir()
    file.write_text("trust = 1")
    before = version(iter([tmp_path]))
    assert version(iter([tmp_path])) == before
    file.write_text("trust = 2")
    assert version(iter([tmp_path])) != before
