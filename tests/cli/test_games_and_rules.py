"""``aevum``, ``aevum games`` and ``aevum rules``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import aevum
from aevum.core import Invalid
from aevum.reference import coverage, facts, parse, rules, rulings
from aevum.words import LANGUAGES
from tests.cli.conftest import Run

NAMES = [game.name for game in aevum.games()]


def test_help_teaches_every_command_in_both_languages(run: Run) -> None:
    english, hungarian = run("--help"), run("--help", env={"LANG": "hu_HU.UTF-8"})
    for command in ("games", "play", "sim", "replay", "rules", "bench", "upgrade"):
        assert command in english.stdout
        assert command in hungarian.stdout
    assert "List the games." in english.stdout
    assert "A játékok listája." in hungarian.stdout
    # One command's help is in the language of --lang even before the command reads it.
    told = run("rules", "--help", "--lang", "hu").stdout
    for line in ("Használat: aevum rules [KAPCSOLÓK] JÁTÉK [SZABÁLYPONT]", "Argumentumok", "Kapcsolók", "(kötelező)"):
        assert line in told
    assert "Parancsok" in hungarian.stdout
    for word in ("Usage", "Options", "Arguments", "Commands", "Show this"):
        assert word not in hungarian.stdout + told


def test_what_is_typed_wrong_is_told_in_the_persons_language(run: Run) -> None:
    typed = {
        ("fly",): "nincs ilyen parancs: „fly”; ezek vannak: games, play",
        ("play", "--fly"): "itt nincs ilyen kapcsoló: --fly",
        ("serve", "--port", "x"): "--port: ide 0 és 65535 közötti szám kell",
    }
    for words, said in typed.items():
        done = run(*words, env={"LANG": "hu_HU.UTF-8"})
        assert done.returncode == 2
        assert done.stderr.startswith(f"aevum: hiba: {said}")
        assert "Bővebben: aevum" in done.stderr


def test_version(run: Run) -> None:
    assert run("--version").stdout.strip() == f"aevum {aevum.__version__}"


def test_games_lists_every_game(run: Run) -> None:
    done = run("games")
    assert done.returncode == 0
    for name in NAMES:
        assert name in done.stdout


def test_games_as_json_speaks_the_language_asked_for(run: Run) -> None:
    english = json.loads(run("games", "--json").stdout)
    hungarian = json.loads(run("games", "--json", "--lang", "hu").stdout)
    assert [game["game"] for game in english] == NAMES
    assert [game["language"] for game in hungarian] == ["hu"] * len(NAMES)
    roll = next(game for game in english if game["game"] == "roll_through_the_ages")
    assert roll["seats"] == [1, 2, 3, 4]
    assert roll["options"][0]["name"] == "trade"


def test_an_unknown_language_is_an_error_without_traceback(run: Run) -> None:
    done = run("games", "--lang", "xx")
    assert done.returncode == 2
    assert done.stderr.strip() == "aevum: error: there is no language 'xx'; there are en, hu"


def test_an_unknown_game_is_told_with_those_that_exist(run: Run) -> None:
    for command, *more in (
        ("rules",),
        ("sim",),
        ("play",),
        ("bench",),
        ("arena",),
        ("tune", "file"),
        ("fit", "file"),
        ("puzzles",),
    ):
        done = run(command, "monopoly", *more)
        assert done.returncode == 2
        assert "no game 'monopoly'; there are" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_clause_is_found_by_its_id_or_by_a_word(run: Run) -> None:
    by_id = run("rules", "roll_through_the_ages", "rta-2.3")
    assert by_id.stdout.startswith("RTA-2.3 ")
    by_word = run("rules", "roll_through_the_ages", "kocká", "--lang", "hu")
    assert by_word.returncode == 0
    assert by_word.stdout.count("RTA-") > 1
    nothing = run("rules", "roll_through_the_ages", "zeppelin")
    assert nothing.returncode == 2
    assert "zeppelin" in nothing.stderr


def test_all_rules_as_text_and_as_json(run: Run) -> None:
    text = run("rules", "roll_through_the_ages").stdout
    reference = json.loads(run("rules", "roll_through_the_ages", "--json").stdout)
    ids = [clause["id"] for section in reference["sections"] for clause in section["clauses"]]
    assert len(ids) > 30
    assert all(id in text for id in ids)


def test_rulings_are_printed(run: Run) -> None:
    done = run("rules", "roll_through_the_ages", "--rulings", "--lang", "hu")
    assert done.returncode == 0
    assert done.stdout.startswith("R1. Fel kell használni")


def test_reconstructed_facts_are_printed_with_the_file_to_correct_them_in(run: Run) -> None:
    done = run("rules", "mare_nostrum", "--facts", "--lang", "en")
    assert done.returncode == 0
    assert "Provinces: 25 of 33 partly or wholly reconstructed  data/provinces.toml" in done.stdout
    assert "Heroes and wonders: 0 of 18 partly or wholly reconstructed" in done.stdout


def test_what_is_uncertain_is_told_by_field(run: Run) -> None:
    done = run("rules", "brief_history", "--facts", "--lang", "en", "--json")
    tables = {table["file"]: dict(table["fields"]) for table in json.loads(done.stdout)}
    assert tables["data/empires.toml"]["strength"] == 28
    assert tables["data/empires.toml"]["trait"] == 11
    assert tables["data/lands.toml"]["terrain"] == 59
    rows = next(table for table in facts("history_of_the_world", "en") if table.file == "data/empire.toml")
    assert dict(rows.fields)["ability"] > 20


@pytest.mark.parametrize("name", NAMES)
def test_every_reconstructed_fact_has_a_name_in_both_languages(name: str) -> None:
    for language in LANGUAGES:
        for table in facts(name, language):
            assert not table.title.startswith("facts-")
            assert [fact.name for fact in table.reconstructed if not fact.name or "_" in fact.name] == []


@pytest.mark.parametrize("name", NAMES)
def test_rulings_are_the_same_in_both_languages(name: str) -> None:
    english, hungarian = rulings(name, "en"), rulings(name, "hu")
    assert [ruling.id for ruling in english] == [ruling.id for ruling in hungarian]
    assert [ruling.text.split("Option: ")[1].split()[0].replace("none", "-") for ruling in english] == [
        ruling.text.split("Beállítás: ")[1].split()[0].replace("nincs", "-") for ruling in hungarian
    ]


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_shown_by_a_test(run: Run, name: str) -> None:
    done = run("rules", name, "--coverage", "--json")
    found = json.loads(done.stdout)
    assert found["game"] == name
    assert found["clauses"] == len(rules(name, "en").clauses())
    assert found["missing"] == []
    assert found["unknown"] == []
    assert done.returncode == 0


@pytest.mark.parametrize("name", NAMES)
def test_rules_have_the_same_clauses_in_both_languages(name: str) -> None:
    english, hungarian = rules(name, "en"), rules(name, "hu")
    assert [clause.id for clause in english.clauses()] == [clause.id for clause in hungarian.clauses()]
    assert [section.number for section in english.sections] == [section.number for section in hungarian.sections]
    assert len({clause.id for clause in english.clauses()}) == len(english.clauses())
    prefix = aevum.game(name).meta.prefix
    assert all(clause.id.startswith(f"{prefix}-") for clause in english.clauses())


def test_coverage_tells_missing_and_unknown_clauses(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n@pytest.mark.clause('RTA-2.3', 'RTA-99.9')\ndef test_it() -> None: ...\n"
    )
    found = coverage("roll_through_the_ages", tmp_path)
    assert "RTA-2.3" not in found.missing
    assert len(found.missing) == found.clauses - 1
    assert found.unknown == ("RTA-99.9",)


def test_coverage_without_tests_says_how_to_find_them(run: Run, tmp_path: Path) -> None:
    done = run("rules", "roll_through_the_ages", "--coverage", "--tests", tmp_path / "none")
    assert done.returncode == 2
    assert "--tests" in done.stderr


def test_coverage_with_missing_clauses_exits_with_1(run: Run, tmp_path: Path) -> None:
    done = run("rules", "roll_through_the_ages", "--coverage", "--tests", tmp_path)
    assert done.returncode == 1
    assert "RTA-2.3" in done.stdout


def test_a_broken_rules_file_names_the_line() -> None:
    with pytest.raises(Invalid, match="line 5"):
        parse("# Title\n\n## 1. Start\n\nNo clause here.\n")
