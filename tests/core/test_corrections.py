"""Corrections of facts: read, checked like our own, laid over the tables."""

from __future__ import annotations

import msgspec
import pytest

import aevum
from aevum.core import Game, Invalid
from aevum.core.corrections import (
    VARIABLE,
    Corrections,
    check,
    corrected,
    doubts,
    is_fact,
    key_of,
    laid,
    read,
    tables_of,
)
from aevum.core.table import all_printed, printed

GAME = "history_of_the_world"
PACKAGE = aevum.game(GAME).package


def corrections(*lines: str) -> Corrections:
    return read("\n".join([f'game = "{GAME}"', *lines]), "mine.toml")


def lay(monkeypatch: pytest.MonkeyPatch, found: Corrections) -> None:
    """Let corrections hold for tables read in this test; the rules of this process stay as they are."""
    check(found, all_printed(PACKAGE), "mine.toml")
    monkeypatch.setenv(VARIABLE, msgspec.json.encode([found]).decode())


def test_a_corrected_row_is_no_longer_uncertain_where_it_was_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, corrections("[[empire]]", 'id = "dutch"', "strength = 6"))
    assert laid(GAME) is not None
    before = next(row for row in printed(PACKAGE, "empire")["empire"] if row["id"] == "dutch")
    after = next(row for row in corrected(GAME, printed(PACKAGE, "empire"))["empire"] if row["id"] == "dutch")
    assert (before["strength"], after["strength"]) == (5, 6)
    assert "strength" in doubts(before)
    assert "strength" not in doubts(after)
    assert "ability" in doubts(after)


def test_links_are_taken_away_added_and_changed_in_either_direction(monkeypatch: pytest.MonkeyPatch) -> None:
    lay(
        monkeypatch,
        corrections(
            *("[[link]]", 'a = "iberia"', 'b = "gaul"', "there = false"),
            *("[[link]]", 'a = "gaul"', 'b = "levant"', 'kind = "strait"'),
            *("[[link]]", 'a = "rhineland"', 'b = "gaul"', 'kind = "strait"'),
        ),
    )
    links = corrected(GAME, printed(PACKAGE, "map"))["link"]
    kinds = {frozenset((row["a"], row["b"])): row["kind"] for row in links}
    assert frozenset(("gaul", "iberia")) not in kinds
    assert kinds[frozenset(("gaul", "levant"))] == "strait"
    assert kinds[frozenset(("gaul", "rhineland"))] == "strait"
    assert len(links) == len(printed(PACKAGE, "map")["link"])


def test_the_digest_is_of_what_is_corrected_not_of_its_name() -> None:
    one = corrections('name = "one"', "[[empire]]", 'id = "dutch"', "strength = 6")
    same = corrections('name = "two"', "[[empire]]", 'id = "dutch"', "strength = 6")
    other = corrections('name = "one"', "[[empire]]", 'id = "dutch"', "strength = 7")
    assert one.digest == same.digest != other.digest


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["[[empires]]", 'id = "dutch"'], r"no table \[\[empires\]\]; there are empire, event"),
        (["[[empire]]", 'id = "dutchmen"'], "empire, row 1: there is no such row: id = 'dutchmen'"),
        (["[[empire]]", "strength = 6"], "empire, row 1: `id` is missing"),
        (["[[empire]]", 'id = "dutch"', "power = 6"], "empire, row 1: there is no field `power`"),
        (["[[empire]]", 'id = "dutch"', 'strength = "six"'], "empire, row 1: `strength` is int, not 'six'"),
        (["[[empire]]", 'id = "dutch"', 'start = ["atlantis"]'], "empire, row 1: `start`: there is no 'atlantis'"),
        (["[[empire]]", 'id = "dutch"', "there = false"], "only a link can be taken away"),
        (["[[link]]", 'a = "gaul"', 'b = "levant"'], "link, row 1: a new link must say kind"),
        (["[[link]]", 'a = "gaul"', 'b = "gaul"', 'kind = "border"'], "gaul cannot border itself"),
        (["[[token]]", "row = 1", "presence = 3"], "token, row 1: `region` is missing"),
        (["[[empire]]", 'id = "dutch"', "strength = -5"], "empire, row 1: `strength` is from 1 to "),
        (["[[empire]]", 'id = "dutch"', "strength = 99"], "empire, row 1: `strength` is from 1 to .*, not 99"),
        (["[[empire]]", 'id = "sumerians"', "epoch = 3"], "of `epoch` 1 there are 8 in the box, not 7"),
        (
            ["[[link]]", 'a = "gaul"', 'b = "levant"', 'kind = "bridge"'],
            "link, row 1: `kind` is one of .*, not 'bridge'",
        ),
        (["empire = 3"], r"empire is no table of rows: write \[\[empire\]\]"),
    ],
)
def test_what_cannot_be_is_refused_with_file_row_and_field(lines: list[str], says: str) -> None:
    with pytest.raises(Invalid, match=says) as refused:
        check(corrections(*lines), all_printed(PACKAGE), "mine.toml")
    assert str(refused.value).startswith("mine.toml: ")


@pytest.mark.parametrize("game", aevum.games(), ids=lambda game: game.name)
def test_our_own_facts_pass_the_check(game: Game) -> None:
    for name, rows in tables_of(all_printed(game.package)).items():
        key = key_of(rows)
        if key:
            facts = [{field: value for field, value in row.items() if is_fact(field)} for row in rows]
            check(Corrections(game.name, "ours", {name: facts}), all_printed(game.package), "ours.toml")


def test_a_map_that_falls_apart_is_refused() -> None:
    cut = [
        line
        for row in printed(PACKAGE, "map")["link"]
        if "lusitania" in (row["a"], row["b"])
        for line in ("[[link]]", f'a = "{row["a"]}"', f'b = "{row["b"]}"', "there = false")
    ]
    with pytest.raises(Invalid, match="the map falls apart: lusitania cannot be reached"):
        check(corrections(*cut), all_printed(PACKAGE), "mine.toml")


def test_a_file_that_says_no_game_is_refused() -> None:
    with pytest.raises(Invalid, match=r"mine\.toml: it does not say which game"):
        read('name = "mine"', "mine.toml")
