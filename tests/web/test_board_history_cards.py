"""The cards on the History boards are those of the box."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
CONQUEST = WEB / "src" / "boards" / "conquest"


@pytest.mark.parametrize("game", ["history_of_the_world", "brief_history"])
def test_the_cards_on_the_board_are_those_of_the_box(game: str) -> None:
    tool = runpy.run_path(str(WEB / "tools" / "map_cards.py"))
    assert tool["written"](game) == (CONQUEST / "cards" / f"{game}.json").read_text("utf-8")
