"""From every clause to its place in the source and to a test that shows it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import aevum
from aevum.reference import places_in_code, places_in_tests, rules

ROOT = Path(__file__).parents[2]
NAMES = [game.name for game in aevum.games()]


def ids(game: str) -> list[str]:
    return [clause.id for clause in rules(game, "en").clauses()]


@pytest.mark.parametrize("game", NAMES)
def test_every_clause_has_a_place_in_the_source_and_a_test(game: str) -> None:
    code, tests = places_in_code(game), places_in_tests(ROOT / "tests" / game)
    assert [id for id in ids(game) if id not in code] == []
    assert [id for id in ids(game) if id not in tests] == []


@pytest.mark.parametrize("game", NAMES)
def test_no_clause_is_only_refused(game: str) -> None:
    """Whoever looks for a rule finds where it is carried out, before where somebody is told of it."""
    first = {id: places[0].rsplit(":", 1) for id, places in places_in_code(game).items()}
    lines = {id: (ROOT / file).read_text("utf-8").splitlines()[int(line) - 1] for id, (file, line) in first.items()}
    assert [id for id, line in lines.items() if "Refusal(" in line] == []


@pytest.mark.parametrize("game", NAMES)
def test_the_source_names_no_clause_that_the_rules_do_not_have(game: str) -> None:
    assert {id: places for id, places in places_in_code(game).items() if id not in ids(game)} == {}


def test_where_prints_lines_that_name_the_clause() -> None:
    command = [sys.executable, "-c", "from aevum.cli import main; main()", "rules", "through_the_ages", "TTA-7.3"]
    done = subprocess.run([*command, "--where", "--json"], capture_output=True, text=True, check=True)
    (found,) = json.loads(done.stdout)
    assert found["clause"] == "TTA-7.3"
    assert found["code"]
    assert found["tests"]
    for place in found["code"] + found["tests"]:
        file, _, line = place.rpartition(":")
        assert re.search(r"TTA-7\.3\b", (ROOT / file).read_text("utf-8").splitlines()[int(line) - 1])
