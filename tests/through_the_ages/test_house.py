"""The code says what it does: every step is reached, every clause has its place."""

from __future__ import annotations

import re
from pathlib import Path

from aevum.games import through_the_ages
from aevum.games.through_the_ages import data, leaders, wonders
from aevum.games.through_the_ages.check import BELOW, TASKS
from aevum.games.through_the_ages.flow import STEPS

FOLDER = Path(through_the_ages.__file__).parent
SOURCE = {path.relative_to(FOLDER).as_posix(): path.read_text("utf-8") for path in FOLDER.rglob("*.py")}


def test_every_way_leads_to_a_step_and_every_step_is_reached() -> None:
    text = "\n".join(SOURCE.values())
    named = set(re.findall(r'pos\.(?:goto|call)\("(\w+)"\)', text))
    tasks = set(re.findall(r'Task\("(\w+)"', text)) | set(re.findall(r'^    "\w+": "(\w+)",$', text, re.MULTILINE))
    first = set(re.findall(r'stack=\["(\w+)"\]', text))
    assert named <= set(STEPS)
    assert tasks & set(STEPS) == set(TASKS)
    assert named | tasks | first >= set(STEPS)


def test_every_step_has_its_place_in_the_order_of_steps() -> None:
    assert set(BELOW) | set(TASKS) | {"auction", "payment"} == set(STEPS)


def test_every_clause_has_its_place_in_the_code() -> None:
    clauses = set(re.findall(r"^\*\*(TTA-\d+\.\d+)\*\*", (FOLDER / "rules.en.md").read_text("utf-8"), re.MULTILINE))
    placed = set(re.findall(r"TTA-\d+\.\d+", "\n".join(SOURCE.values())))
    assert clauses - placed == set()
    assert placed - clauses == set()


def test_every_effect_in_the_tables_is_read() -> None:
    text = "\n".join(SOURCE.values())
    keys = {key for card in data.CARDS for key in [*card.effect, *card.gain]}
    # What an event does to whom is read in one place.
    events = {effect.what for card in data.CARDS for effect in card.effects}
    assert {key for key in keys | events if f'"{key}"' not in text} == set()


def test_a_leader_or_wonder_of_its_own_is_found_from_its_id() -> None:
    """Those that score when finished are in ``scoring``; the others have a function of their own."""
    for card in data.CARDS:
        own = [key for key in card.effect if not key.startswith("score_")]
        if own and card.kind in ("leader", "wonder"):
            room = leaders if card.kind == "leader" else wonders
            assert [name for name in vars(room) if name.startswith(card.id)], card.id
