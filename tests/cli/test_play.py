"""``aevum play``, as somebody at a keyboard sees it."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import time
from pathlib import Path

import pytest

import aevum
from aevum.cli.board import Board
from aevum.core import Match, QuickDice, Undo
from aevum.words import words
from tests.cli.conftest import COMMAND, Run

GAME = "roll_through_the_ages"
NAMES = [game.name for game in aevum.games()]


def test_a_match_is_played_to_its_end_by_numbers_only(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    done = run("play", GAME, "--bots", "random", "--seed", "1", "--save", file, typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "The match is over" in done.stdout
    assert Match.load(file.read_text("utf-8")).over


def test_the_same_in_hungarian(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    arguments = ("play", GAME, "--bots", "random", "--seed", "1", "--save", file, "--names", "Réka")
    done = run(*arguments, typed="1\n" * 400, env={"LANG": "hu_HU.UTF-8"})
    assert done.returncode == 0, done.stderr
    assert "Réka: " in done.stdout
    assert "A játszma véget ért" in done.stdout
    assert "Choose" not in done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_played(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "match.jsonl"
    done = run("play", name, "--seed", "2", "--save", file, typed="1\n" * 12 + "b\nl\nr\nw a\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert len(Match.load(file.read_text("utf-8")).log) >= 12


def test_quit_and_resume_goes_on_from_the_same_position(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    first = run("play", GAME, "--seed", "3", "--save", file, typed="1\n1\nq\n")
    assert f"aevum play --resume {file}" in first.stdout
    before = Match.load(file.read_text("utf-8"))
    run("play", "--resume", file, typed="q\n")
    assert Match.load(file.read_text("utf-8")).position.dump() == before.position.dump()
    run("play", "--resume", file, typed="1\nq\n")
    assert len(Match.load(file.read_text("utf-8")).log) > len(before.log)


def test_the_end_of_input_stops_and_keeps_the_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    done = run("play", GAME, "--save", file, typed="1\n")
    assert done.returncode == 0
    assert Match.load(file.read_text("utf-8")).log


def test_without_a_file_the_match_is_among_the_users_own(run: Run, tmp_path: Path) -> None:
    done = run("play", GAME, typed="q\n")
    assert done.returncode == 0
    files = list((tmp_path / "data" / "aevum" / "matches").iterdir())
    assert len(files) == 1
    assert str(files[0]) in done.stdout


def test_a_file_that_exists_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("mine\n")
    done = run("play", GAME, "--save", file, typed="q\n")
    assert done.returncode == 2
    assert "--resume" in done.stderr
    assert file.read_text() == "mine\n"


def test_undo_takes_back_the_last_choice(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    done = run("play", GAME, "--seed", "3", "--save", file, typed="1\nu\nq\n")
    assert "Taken back." in done.stdout
    match = Match.load(file.read_text("utf-8"))
    assert isinstance(match.log[-1], Undo)
    assert match.position.pack() == match.at(1).pack()


def test_undo_behind_the_dice_asks_for_consent(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    setup = ("play", GAME, "--seed", "3", "--bots", "none", "--seats", "2", "--save", file)
    refused = run(*setup, typed="1\n3\nu\nn\nq\n")
    assert "all other players must agree" in refused.stdout
    assert "Taken back." not in refused.stdout
    agreed = run("play", "--resume", file, typed="u\ny\nq\n")
    assert "Taken back." in agreed.stdout


def test_nothing_to_take_back_is_said(run: Run, tmp_path: Path) -> None:
    done = run("play", GAME, "--seed", "3", typed="u\nq\n")
    assert "nothing to take back" in done.stdout


def test_the_rule_in_force_and_any_other_can_be_read(run: Run) -> None:
    done = run("play", GAME, "--seed", "3", typed="r\nr RTA-3.1\nr zeppelin\nq\n")
    assert "RTA-2.3  " in done.stdout
    assert "RTA-3.1  " in done.stdout
    assert "No clause mentions “zeppelin”." in done.stdout


def test_why_not_answers_with_the_clause(run: Run) -> None:
    done = run("play", GAME, "--seed", "3", typed="w obelisk\nw\nw zeppelin\nq\n")
    assert "Obelisk: Something else is being decided now.  [RTA-2.3]" in done.stdout
    assert "Which one?" in done.stdout
    assert "No choice of this game contains “zeppelin”." in done.stdout


def test_what_is_no_choice_is_told_with_what_is(run: Run) -> None:
    done = run("play", GAME, "--seed", "3", typed="99\nhello\nh\nq\n")
    assert "“99” is not a choice here" in done.stdout
    assert "“hello” is not a choice here" in done.stdout
    assert "take back your last choice" in done.stdout


class Strict(Board):
    """A board that does not put up with a thing that has no name."""

    def _name(self, field: str, value: str | int) -> str | int | float:
        name = super()._name(field, value)
        assert not isinstance(value, str) or name != value or self._words.has(f"{field}-{value}"), (field, value)
        return name


@pytest.mark.parametrize("name", NAMES)
def test_everything_on_the_board_has_its_hungarian_name(name: str) -> None:
    game = aevum.game(name)
    match = game.start(game.meta.seats[-1], game.meta.playout, seed=4)
    board = Strict(words(name, "hu", "aevum.cli"), [f"P{seat}" for seat in range(match.seats)])
    dice = QuickDice(4)
    for number in range(160):
        if match.over:
            break
        seat = match.actors[0]
        if number % 20 == 0:
            board.draw(match.view(seat))
        match.play(seat, dice.pick(match.legal(seat)))


def test_who_holds_a_role_is_named(run: Run) -> None:
    done = run("play", "mare_nostrum", "--seed", "3", "--names", "Réka", typed="1\n1\n1\nq\n")
    holders = next(line for line in done.stdout.splitlines() if line.startswith("Roles "))
    assert "Director of Commerce: Réka, Political Leader: " in holders


def test_the_board_is_shown_again_when_others_have_moved(run: Run, tmp_path: Path) -> None:
    typed = "4\n" + "1\n" * 8 + "q\n"
    done = run("play", GAME, "--seed", "3", "--save", tmp_path / "m.jsonl", typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Score sheets") > 1


def test_nothing_that_is_typed_or_named_is_more_than_text(run: Run, tmp_path: Path) -> None:
    names = "[/bold],:bee: \x1b[2J"
    done = run("play", GAME, "--names", names, "--save", tmp_path / "m.jsonl", typed="²\n[/]\n?\nundo\nquit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("is not a choice here") == 2
    assert "“²” is not a choice here" in done.stdout
    assert "“[/]” is not a choice here" in done.stdout
    assert "[/bold]" in done.stdout
    assert ":bee: [2J" in done.stdout


def test_going_on_overwrites_no_other_file(run: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "m.jsonl", tmp_path / "other.jsonl"
    run("play", GAME, "--save", file, typed="q\n")
    other.write_text("mine")
    done = run("play", "--resume", file, "--save", other, typed="q\n")
    assert done.returncode == 2
    assert other.read_text() == "mine"


def test_two_people_at_one_keyboard(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    names = ("--names", "Anna,Béla", "--bots", "none")
    done = run("play", GAME, *names, "--seed", "1", "--save", file, typed="1\n" * 30 + "q\n")
    assert "Anna: " in done.stdout
    assert "Béla: " in done.stdout
    assert Match.load(file.read_text("utf-8")).setup.names == ("Anna", "Béla")


def test_people_and_bots_must_fit(run: Run) -> None:
    done = run("play", GAME, "--seats", "2", "--bots", "random,random")
    assert done.returncode == 2
    assert "do not fill 2 seats" in done.stderr
    assert run("play", GAME, "--bots", "clever").returncode == 2


def test_without_a_game_and_without_a_terminal_it_says_what_to_type(run: Run) -> None:
    done = run("play")
    assert done.returncode == 2
    assert "aevum play GAME" in done.stderr


def test_a_resumed_match_goes_on_as_it_would_have(run: Run, tmp_path: Path) -> None:
    through, broken = tmp_path / "through.jsonl", tmp_path / "broken.jsonl"
    run("play", GAME, "--seed", "4", "--save", through, typed="1\n" * 40 + "q\n")
    run("play", GAME, "--seed", "4", "--save", broken, typed="1\n" * 20 + "q\n")
    run("play", "--resume", broken, typed="1\n" * 20 + "q\n")
    assert through.read_text("utf-8") == broken.read_text("utf-8")


def test_ctrl_c_says_where_the_match_is_and_leaves_it_whole(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    process = subprocess.Popen(
        [*COMMAND, "play", GAME, "--save", str(file)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    deadline = time.monotonic() + 60
    while not file.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert f"aevum play --resume {file}" in output
    assert Match.load(file.read_text("utf-8")).log
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_in_a_real_terminal_the_game_is_chosen_by_number(environment: dict[str, str]) -> None:
    number = NAMES.index(GAME) + 1
    parent, child = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "play"], env=environment | {"TERM": "xterm"}, stdin=child, stdout=subprocess.PIPE, text=True
    )
    os.close(child)
    os.write(parent, f"{number}\n".encode())
    os.write(parent, b"1\nq\n")
    output, _ = process.communicate(timeout=60)
    os.close(parent)
    assert process.returncode == 0
    assert "Which game?" in output
    assert "Roll Through the Ages" in output
    assert "Saved in" in output


def test_bench_measures_a_game(run: Run) -> None:
    done = run("bench", GAME, "--seconds", "0.2", "--json")
    found = json.loads(done.stdout)
    speed = found["games"][0]
    assert found["compiled"] is False
    assert speed["decisions_per_second"] > 10_000
    assert 0 < speed["longest_stored_bytes"] < 50_000
    assert "Decisions" in run("bench", GAME, "--seconds", "0.1").stdout
