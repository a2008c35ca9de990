"""``aevum replay`` and ``aevum upgrade``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aevum.core import Match
from tests.cli.conftest import Run


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def test_the_story_is_told_in_both_languages(run: Run, saved: Path) -> None:
    english, hungarian = run("replay", saved), run("replay", saved, "--lang", "hu")
    assert english.returncode == hungarian.returncode == 0
    assert "Ada rolls" in english.stdout
    assert "1. kör: Ada jön" in hungarian.stdout
    assert "The match is over" in english.stdout
    assert "A játszma véget ért" in hungarian.stdout


def test_any_moment_can_be_shown(run: Run, saved: Path) -> None:
    start, later = run("replay", saved, "--at", "1"), run("replay", saved, "--at", "40", "--seat", "1")
    assert start.returncode == later.returncode == 0
    assert "After 1 of" in start.stdout
    assert start.stdout != later.stdout
    beyond = run("replay", saved, "--at", "99999")
    assert beyond.returncode == 2
    assert "there is no entry 99999" in beyond.stderr
    assert run("replay", saved, "--seat", "7").returncode == 2


def test_check_proves_positions_and_dice(run: Run, saved: Path) -> None:
    done = run("replay", saved, "--check")
    assert done.returncode == 0
    assert "Intact" in done.stdout
    assert "dice are fair" in done.stdout


def test_loaded_dice_are_found(run: Run, saved: Path) -> None:
    rows = lines_of(saved)
    setup = json.loads(rows[0])
    setup["key"] = "00" * 32
    saved.write_text("\n".join([json.dumps(setup), *rows[1:]]) + "\n", "utf-8")
    done = run("replay", saved, "--check")
    assert done.returncode == 2
    assert "not the one fixed at the start" in done.stderr


def damaged(rows: list[str], how: str) -> tuple[list[str], str]:
    """Return the file's lines, damaged, and what the complaint must say."""
    if how == "corrupt":
        return [*rows[:4], '{"seat": 0, "do": "dance"}', *rows[5:]], "line 5"
    if how == "not json":
        return [*rows[:6], "?!", *rows[7:]], "line 7"
    if how == "truncated":
        return rows[:-1], f"line {len(rows) - 1}: the file is incomplete"
    if how == "cut in a line":
        return [*rows[:9], rows[9][:5]], "line 10"
    if how == "shortened":
        return [*rows[:5], *rows[6:]], "line"
    if how == "newer format":
        return [json.dumps(json.loads(rows[0]) | {"format": 99}), *rows[1:]], "line 1: written in format 99"
    if how == "newer rules":
        return [json.dumps(json.loads(rows[0]) | {"rules": 99}), *rows[1:]], "line 1: played under rules version 99"
    if how == "unknown game":
        return [json.dumps(json.loads(rows[0]) | {"game": "chess"}), *rows[1:]], "no game 'chess'"
    return [], "line 1: the file is empty"


@pytest.mark.parametrize(
    "how",
    [
        "corrupt",
        "not json",
        "truncated",
        "cut in a line",
        "shortened",
        "newer format",
        "newer rules",
        "unknown game",
        "empty",
    ],
)
def test_a_damaged_file_is_refused_with_its_line(run: Run, saved: Path, how: str) -> None:
    rows, said = damaged(lines_of(saved), how)
    saved.write_text("".join(row + "\n" for row in rows), "utf-8")
    for command in (("replay", saved), ("replay", saved, "--check"), ("play", "--resume", saved)):
        done = run(*command)
        assert done.returncode == 2
        assert str(saved) in done.stderr
        assert said in done.stderr
        assert "Traceback" not in done.stderr


def test_a_file_that_is_no_text_names_the_line(run: Run, saved: Path) -> None:
    rows = saved.read_bytes().split(b"\n")
    saved.write_bytes(b"\n".join([*rows[:2], b"\xff\xfe", *rows[3:]]))
    done = run("replay", saved)
    assert done.returncode == 2
    assert "line 3: not UTF-8 text" in done.stderr
    saved.write_bytes(b"\n".join(rows[:-2]) + b"\n")
    cut = run("replay", saved, env={"LANG": "hu_HU.UTF-8"})
    assert cut.stderr.strip().endswith(f"{saved}: {len(rows) - 2}. sor: a fájl csonka: hiányzik az utolsó sora")


def test_a_missing_file_is_told_by_name(run: Run, tmp_path: Path) -> None:
    done = run("replay", tmp_path / "nowhere.jsonl")
    assert done.returncode == 2
    assert "nowhere.jsonl" in done.stderr
    assert "Traceback" not in done.stderr


def test_upgrade_finds_what_stays_the_same_and_what_does_not(run: Run, saved: Path) -> None:
    rows = lines_of(saved)
    older = saved.with_name("older.jsonl")
    setup = json.loads(rows[0])
    older.write_text("\n".join([json.dumps(setup | {"rules": 0}), *rows[1:]]) + "\n", "utf-8")
    differs = saved.with_name("differs.jsonl")
    wrong = [json.dumps(setup | {"rules": 0}), *rows[1:6], rows[1], *rows[6:-1]]
    closing = json.loads(rows[-1]) | {"entries": len(wrong) - 1}
    differs.write_text("\n".join([*wrong, json.dumps(closing)]) + "\n", "utf-8")
    saved.with_name("broken.jsonl").write_text("{}\n", "utf-8")
    before = older.read_bytes()
    done = run("upgrade", "--check", "--json", saved.parent)
    found = json.loads(done.stdout)
    assert done.returncode == 1
    assert (found["same"], found["differs"], found["unreadable"]) == (2, 1, 1)
    assert older.read_bytes() == before
    readable = run("replay", differs)
    assert readable.returncode == 0
    assert "differs from entry" in readable.stderr.replace("\n", " ")


def test_upgrade_writes_todays_version_into_matches_that_stay_the_same(run: Run, saved: Path) -> None:
    rows = lines_of(saved)
    today = json.loads(rows[0])
    saved.write_text("\n".join([json.dumps(today | {"rules": 0}), *rows[1:]]) + "\n", "utf-8")
    done = run("upgrade", saved)
    assert done.returncode == 0
    assert "1 the same, 0 differ, 0 unreadable" in done.stdout
    assert json.loads(lines_of(saved)[0]) == today
    assert lines_of(saved)[1:] == rows[1:]


def test_upgrade_without_matches(run: Run) -> None:
    done = run("upgrade", "--check", "--lang", "hu")
    assert done.returncode == 0
    assert done.stdout.strip() == "Nincs tárolt játszma."


def test_a_moment_is_played_on_apart_from_its_match(run: Run, saved: Path, tmp_path: Path) -> None:
    before = saved.read_text("utf-8")
    file = tmp_path / "other.jsonl"
    done = run("play", "--from", saved, "--at", "40", "--save", file, typed="1\n1\nq\n")
    assert done.returncode == 0, done.stderr
    explored, match = Match.load(file.read_text("utf-8")), Match.load(before)
    assert explored.at(0).pack() == match.at(40).pack()
    assert len(explored.log) >= 2
    assert saved.read_text("utf-8") == before
    assert run("replay", file, "--check").returncode == 0
    alone = run(
        "play", "--from", saved, "--at", "40", "--bots", "none", "--save", tmp_path / "alone.jsonl", typed="q\n"
    )
    assert alone.returncode == 0, alone.stderr
    assert not any(name.startswith("bot:") for name in Match.load((tmp_path / "alone.jsonl").read_text()).setup.names)


def test_replay_explores_from_the_moment_it_shows(run: Run, saved: Path) -> None:
    done = run("replay", saved, "--at", "40", "--explore", typed="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "aevum play --resume" in done.stdout
    over = run("replay", saved, "--explore")
    assert over.returncode == 2
    assert "nothing left to try" in over.stderr


def test_of_a_match_that_goes_on_one_explores_what_one_knows(run: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "match.jsonl", tmp_path / "other.jsonl"
    run("play", "mare_nostrum", "--seed", "2", "--save", file, typed="1\n" * 40 + "q\n")
    match = Match.load(file.read_text("utf-8"))
    done = run("play", "--from", file, "--save", other, typed="q\n")
    assert done.returncode == 0, done.stderr
    explored = Match.load(other.read_text("utf-8"))
    assert explored.at(0).view(0) == match.view(0)
