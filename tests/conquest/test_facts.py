"""Facts that are known only in part say which of their fields are rebuilt."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core.table import load_toml
from aevum.reference import uncertain

TABLES = [
    ("brief_history", "events", "events"),
    ("brief_history", "region_values", "region_values"),
    ("brief_history", "empires", "empires"),
    ("brief_history", "lands", "lands"),
    ("history_of_the_world", "event", "event"),
    ("history_of_the_world", "token", "token"),
]


def rows_of(game: str, file: str, table: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = load_toml(f"aevum.games.{game}", file)[table]
    return rows


@pytest.mark.parametrize(("game", "file", "table"), TABLES)
def test_what_a_row_doubts_is_one_of_its_fields(game: str, file: str, table: str) -> None:
    for row in rows_of(game, file, table):
        about = [
            key.removesuffix("_source").removesuffix("_confidence")
            for key in row
            if key.endswith(("_source", "_confidence"))
        ]
        assert set(row.get("doubtful", [])) | set(about) <= set(row), row


@pytest.mark.parametrize(("game", "file", "table"), TABLES)
def test_a_row_that_is_rebuilt_in_part_says_in_which(game: str, file: str, table: str) -> None:
    for row in rows_of(game, file, table):
        if row["source"] != "reconstructed" and "reconstructed" in row.get("note", ""):
            assert any(key == "doubtful" or key.endswith(("_source", "_confidence")) for key in row), row


def test_boards_know_by_the_key_of_a_name_what_is_not_certain() -> None:
    found = uncertain("history_of_the_world")
    assert found["empire-sumerians"] == ("ability",)
    assert "terrain" in found["land-britannia"]
    # in which epoch a card is drawn is not on its face
    assert "card-weaponry" not in found
    assert uncertain("roll_through_the_ages") == {}
