"""Write what is printed on the cards of Through the Ages and on its boards, for the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from aevum.core.table import load_toml
from aevum.games.through_the_ages.data import CARDS, PACKAGE

TARGET = Path(__file__).parents[1] / "src" / "boards" / "through_the_ages" / "cards.json"
NOT_PRINTED = {"id", "copies", "start", "start_workers", "effect", "effects", "gain", "source", "confidence"}


def printed() -> str:
    """Return the whole file: of each card its kind, its age and the numbers that are not zero."""
    cards: dict[str, dict[str, Any]] = {}
    for card in CARDS:
        fields = {name: getattr(card, name) for name in card.__struct_fields__ if name not in NOT_PRINTED}
        cards[card.id] = {name: value for name, value in fields.items() if value and value != (0, 0, 0)}
    board = load_toml(PACKAGE, "board")
    banks = {"yellow": board["yellow"], "blue": board["blue"]}
    lines = [f"    {json.dumps(name)}: {json.dumps(fields)}" for name, fields in cards.items()]
    body = ",\n".join(lines)
    return f'{{\n  "banks": {json.dumps(banks)},\n  "cards": {{\n{body}\n  }}\n}}\n'


if __name__ == "__main__":
    TARGET.write_text(printed(), "utf-8")
