"""``aevum facts`` and matches with corrected facts."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from aevum.core import Invalid, Match
from aevum.server import wire
from aevum.server.client import Answered, Client
from tests.cli.conftest import Run, serving

CORRECTIONS = """
game = "history_of_the_world"
name = "my copy"

[[empire]]
id = "sumerians"
strength = 5

[[link]]
a = "iberia"
b = "gaul"
there = false
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(CORRECTIONS, "utf-8")
    return file


def play(run: Run, file: Path, *more: str | Path) -> None:
    done = run("play", "history_of_the_world", "--seed", "2", "--save", file, *more, typed="1\n" * 25 + "q\n")
    assert done.returncode == 0, done.stderr


def test_a_border_and_a_strength_are_corrected_played_saved_and_replayed(run: Run, mine: Path, tmp_path: Path) -> None:
    file, ours = tmp_path / "match.jsonl", tmp_path / "ours.jsonl"
    play(run, file, "--facts", mine)
    play(run, ours)
    setup = json.loads(file.read_text("utf-8").splitlines()[0])
    assert setup["facts"]["name"] == "my copy"
    assert "facts" not in json.loads(ours.read_text("utf-8").splitlines()[0])
    # another process, which knows no file but the match's, replays it with its facts
    mine.unlink()
    checked = run("replay", file, "--check")
    assert checked.returncode == 0, checked.stderr
    assert run("play", "--resume", file, typed="1\nq\n").returncode == 0
    # and one whose facts are others says so
    with pytest.raises(Invalid, match="played with the facts 'my copy' of history_of_the_world; here our own hold"):
        Match.load(file.read_text("utf-8"))


def test_the_users_folder_holds_for_new_matches_and_not_for_old_ones(run: Run, mine: Path, tmp_path: Path) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    play(run, old)
    folder = tmp_path / "data" / "aevum" / "facts"
    folder.mkdir(parents=True)
    mine.rename(folder / "mine.toml")
    play(run, new)
    assert "facts" in json.loads(new.read_text("utf-8").splitlines()[0])
    assert run("replay", old, "--check").returncode == 0
    assert run("play", "--resume", old, typed="q\n").returncode == 0


def test_a_wrong_correction_is_refused_with_file_row_and_field(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(CORRECTIONS.replace("strength = 5", 'strength = "five"'), "utf-8")
    done = run("play", "history_of_the_world", "--facts", file)
    assert done.returncode == 2
    assert "wrong.toml: empire, row 1: `strength` is int" in " ".join(done.stderr.split())


def test_a_host_offers_several_copies_of_a_game_each_at_a_server_of_its_own(
    run: Run, environment: dict[str, str], mine: Path, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    play(run, file, "--facts", mine)
    brought = wire.Import(file.read_text("utf-8"))
    fresh = wire.NewTable("history_of_the_world", [wire.NewSeat("me")] * 3)
    with (
        serving(environment, "--database-url", f"sqlite:///{tmp_path / 'a.sqlite3'}", "--facts", mine) as (one, _),
        serving(environment, "--database-url", f"sqlite:///{tmp_path / 'b.sqlite3'}") as (other, _),
    ):
        corrected, ours = Client(one, timeout=90), Client(other, timeout=90)
        for host in (corrected, ours):
            host.guest("Anna")
        assert corrected.create(fresh).facts == "my copy"
        assert ours.create(fresh).facts is None
        assert corrected.ask("POST", "/api/import", wire.Table, brought).facts == "my copy"
        with pytest.raises(Answered, match="other_facts"):
            ours.ask("POST", "/api/import", wire.Table, brought)


def test_facts_tampered_with_in_a_match_file_are_refused(run: Run, mine: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    play(run, file, "--facts", mine)
    file.write_text(file.read_text("utf-8").replace('"strength":5', '"strength":9', 1), "utf-8")
    done = run("replay", file)
    assert done.returncode == 2
    assert "not those that it was played with" in " ".join(done.stderr.split())


def test_the_skeleton_is_a_file_that_corrects_nothing_yet(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "skeleton.toml"
    assert run("facts", "mare_nostrum", "--save", file).returncode == 0
    text = file.read_text("utf-8")
    assert set(tomllib.loads(text)) == {"game", "name"}
    assert '# a = "cisalpina"' in text
    # with every # before a row taken away it says what we have already
    lines = text.splitlines()
    first = lines.index("# [[borders]]")
    rows = [line.removeprefix("# ") for line in lines[first:] if " = " in line or line.startswith("# [[")]
    file.write_text("\n".join([*lines[:2], *rows]), "utf-8")
    done = run("play", "mare_nostrum", "--facts", file, "--save", tmp_path / "m.jsonl", typed="q\n")
    assert done.returncode == 0, done.stderr
