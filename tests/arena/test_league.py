"""Leagues: who meets whom, the same dice for all, going on after a stop, ratings and reports."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import aevum.core
from aevum.arena import on_processes, on_ray, plan, report, run
from aevum.arena.league import all_jobs, climbed, ladder_of, line_ups, matches_of, neighbours, read
from aevum.arena.page import page
from aevum.arena.ratings import elo, wilson
from aevum.core import Invalid
from aevum.words import words

GAME = aevum.core.game("roll_through_the_ages")
PLAN = plan(GAME, ["normal", "random"], seats=2, rounds=6, seed=1)


def untimed(played: list[object]) -> list[object]:
    return [(match.number, match.bots, match.result, match.decisions) for match in played]  # type: ignore[attr-defined]


def test_every_line_up_plays_from_every_seat_with_the_same_dice() -> None:
    jobs = list(all_jobs(plan(GAME, ["normal", "random", "beginner"], seats=2, rounds=2, seed=1)))
    assert len(jobs) == 2 * 3 * 2
    for one, other in zip(jobs[::2], jobs[1::2], strict=True):
        assert one.seed == other.seed
        assert one.bots == other.bots[::-1]


def test_too_few_bots_take_the_seats_by_turns() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert line_ups(["a", "b", "c"], 3) == [("a", "b", "c")]
    assert matches_of(plan(GAME, ["normal", "random"], seats=3, rounds=5, seed=1)) == 5 * 2 * 3


@pytest.mark.parametrize(
    ("bots", "seats", "rounds", "says"),
    [
        (["normal"], 2, 1, "at least two bots"),
        (["normal", "normal"], 2, 1, "at least two bots"),
        (["normal", "genius"], 2, 1, "no bot 'genius'"),
        (["normal", "random"], 9, 1, "seats, not 9"),
        (["normal", "random"], 1, 1, "at least 2 seats"),
        (["normal", "random"], 2, 0, "at least 1 round"),
    ],
)
def test_a_league_that_cannot_be_is_refused(bots: list[str], seats: int, rounds: int, says: str) -> None:
    with pytest.raises(Invalid, match=says):
        plan(GAME, bots, seats, rounds, seed=1)


def test_the_same_seed_gives_the_same_matches_on_one_process_two_and_a_ray_cluster() -> None:
    alone = list(run(PLAN, on_processes(1)))
    assert untimed(list(run(PLAN, on_processes(2)))) == untimed(alone)  # type: ignore[arg-type]
    assert untimed(list(run(PLAN, on_ray("local")))) == untimed(alone)  # type: ignore[arg-type]


def test_a_league_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    command = [sys.executable, "-m", "aevum", "arena", GAME.name, "--bots", "normal,random", "--rounds", "40"]
    command += ["--seed", "1", "--jobs", "1", "--file", str(file)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not file.exists() or file.read_text().count("\n") < 5):
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = file.read_text().count("\n") - 1
    assert 0 < kept < 80
    with file.open("a") as out:
        out.write('{"number": 7, "bo')  # a line that was cut off in the midst of writing
    whole = plan(GAME, ["normal", "random"], seats=2, rounds=40, seed=1)
    resumed = list(run(whole, on_processes(2), file))
    assert untimed(resumed) == untimed(list(run(whole, on_processes(2))))  # type: ignore[arg-type]
    with pytest.raises(Invalid, match="another league"):
        list(run(PLAN, on_processes(1), file))


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"my notes", "line 1: not a league's file"),
        (b"my notes\nwithout an end", "line 1: "),
        (b"\xff\n", "line 1: "),
    ],
)
def test_a_file_that_is_no_leagues_is_refused_and_left_alone(tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "notes"
    file.write_bytes(content)
    with pytest.raises(Invalid, match=says):
        list(run(PLAN, on_processes(1), file))
    assert file.read_bytes() == content


def test_a_league_is_kept_in_a_new_folder_and_cut_off_within_a_letter(tmp_path: Path) -> None:
    file = tmp_path / "new" / "league.jsonl"
    named = plan(GAME, ["normal", "random"], seats=2, rounds=2, seed="tél")
    played = list(run(named, on_processes(1), file))
    whole = file.read_bytes()
    for cut in range(whole.index(b"\n") + 2):
        file.write_bytes(whole[:cut])
        assert read(file, named) == []
    file.write_bytes(whole[:-3])
    assert untimed(list(run(named, on_processes(1), file))) == untimed(played)  # type: ignore[arg-type]
    assert file.read_bytes().count(b"\n") == whole.count(b"\n")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"bots":["normal","random"],"result"', b'"bots":["normal","genius"],"result"'),
        (b'"bots":["normal","random"],"result"', b'"bots":["normal","random","random"],"result"'),
        (b'"seat":1', b'"seat":0'),
    ],
)
def test_a_row_that_is_not_of_the_league_is_named(tmp_path: Path, old: bytes, new: bytes) -> None:
    file = tmp_path / "league.jsonl"
    list(run(PLAN, on_processes(1), file))
    whole = file.read_bytes()
    assert old in whole
    file.write_bytes(whole.replace(old, new, 1))
    with pytest.raises(Invalid, match="line 2: these bots and seats are not of this league"):
        read(file, PLAN)


def test_the_report_rates_the_better_bot_higher_with_its_uncertainty() -> None:
    found = report(PLAN, list(run(PLAN, on_processes(1))))
    assert [standing.bot for standing in found.standings] == ["normal", "random"]
    first = found.standings[0]
    assert first.low < first.win_rate <= first.high
    assert first.uncertainty > 0
    assert found.pairs[0].elo_low <= found.pairs[0].elo <= found.pairs[0].elo_high
    assert found.pairs[0].elo > 80
    for language in ("en", "hu"):
        html = page(found, words(GAME.name, language, "aevum.cli"))
        assert html.count("<svg") == html.count('role="img" aria-label="') == 2
        assert "arena-" not in html


def test_intervals_and_elo_are_what_the_books_say() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert elo(50, 100) == 0
    assert round(elo(75.5, 100)) == round(elo(24.5, 100) * -1)
    assert 185 < elo(75, 100) < 195


def test_on_a_ladder_neighbours_meet_and_the_better_one_climbs(tmp_path: Path) -> None:
    ladder = plan(GAME, ["random", "beginner", "normal"], seats=2, rounds=8, seed=1, ladder=True)
    file = tmp_path / "ladder.jsonl"
    played = list(run(ladder, on_processes(1), file))
    assert len(played) == matches_of(ladder) == 8 * 2
    order = list(ladder.bots)
    for turn in range(8):
        pairs = neighbours(order, turn)
        met = played[2 * turn : 2 * turn + 2]
        assert [set(match.bots) for match in met] == [set(pairs[0])] * 2
        order = climbed(order, pairs, met)
    assert ladder_of(ladder, played) == order
    assert order[-1] == "random"
    found = report(ladder, played)
    assert found.ladder == tuple(order)
    assert " &gt; ".join(order) in page(found, words(GAME.name, "en", "aevum.cli"))
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:6]), "utf-8")
    again = list(run(ladder, on_processes(2), file))
    assert untimed(again) == untimed(played)  # type: ignore[arg-type]
    assert file.read_text("utf-8").count("\n") == len(lines)


def test_a_ladder_of_two_is_one_pair_and_of_many_all_neighbours_by_turns() -> None:
    assert neighbours(["a", "b"], 0) == neighbours(["a", "b"], 1) == [("a", "b")]
    assert neighbours(["a", "b", "c", "d", "e"], 0) == [("a", "b"), ("c", "d")]
    assert neighbours(["a", "b", "c", "d", "e"], 1) == [("b", "c"), ("d", "e")]
