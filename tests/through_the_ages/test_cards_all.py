"""No card without a test."""

from __future__ import annotations

from pathlib import Path

from aevum.games.through_the_ages import data


def test_every_card_is_named_in_a_test_of_its_effect() -> None:
    here = Path(__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in sorted(here.glob("test_cards_*.py")))
    assert [card for card in data.IDS if f'"{card}"' not in text] == []
