"""Write what is printed in the box and shown by the boards from the engine's own tables: `python web/tools/printed.py`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from aevum.games.brief_history.data import EPOCH_COUNT
from aevum.games.history_of_the_world.data import BOX
from aevum.games.mare_nostrum.board import WIN_CARDS
from aevum.games.mare_nostrum.data import CARD_ROWS, CIVILIZATION_ROWS, PROVINCE_ROWS
from aevum.games.roll_through_the_ages.board import COINAGE_COINS, COINS_PER_FACE, GOOD_IDS, GOOD_VALUES, MOST_FOOD

BOARDS = Path(__file__).parents[1] / "src" / "boards"
HEAD = "/** What is printed in the box. Written by `web/tools/printed.py` from the engine's tables: do not edit. */\n"

Fact = tuple[str, str, str, Any]
"""What it says, its name, its type, its value."""

EPOCHS = ("How many epochs a match has.", "EPOCHS", "number")


def mare_nostrum() -> list[Fact]:
    own = {row.id: row.civilization for row in CARD_ROWS if row.civilization}
    homes = {row.id: row.home for row in CIVILIZATION_ROWS}
    sites = {row.id: {"city": row.city, "goods": row.goods} for row in PROVINCE_ROWS}
    return [
        ("How many heroes and wonders win.", "CARDS_TO_WIN", "number", WIN_CARDS),
        ("The heroes that serve one civilization only.", "OWN_HEROES", "Readonly<Record<string, string>>", own),
        ("Where each civilization is at home.", "HOMES", "Readonly<Record<string, string>>", homes),
        ("A city site or none, and the goods of each province.", "SITES", "Readonly<Record<string, Sites>>", sites),
    ]


def roll_through_the_ages() -> list[Fact]:
    tracks = dict(zip(GOOD_IDS, GOOD_VALUES, strict=True))
    return [
        ("The holes of the peg board, from no peg on.", "TRACKS", "Readonly<Record<Good, readonly number[]>>", tracks),
        ("The last hole for food.", "MOST_FOOD", "number", MOST_FOOD),
        ("What the coins on a die are worth.", "DIE_COINS", "number", COINS_PER_FACE),
        ("The same with coinage.", "COINAGE_COINS", "number", COINAGE_COINS),
    ]


SITES = 'import type { Resource } from "./wire";\n\nexport interface Sites {\n  city: boolean;\n  goods: readonly Resource[];\n}\n'
GOOD = 'import type { Good } from "./wire";\n'


def text(before: str, facts: list[Fact]) -> str:
    parts = [f"/** {says} */\nexport const {name}: {kind} = {json.dumps(value)};" for says, name, kind, value in facts]
    return "\n".join([HEAD, *([before] if before else []), "\n\n".join(parts)]) + "\n"


def files() -> Iterator[tuple[Path, str]]:
    """Yield every file that is written, with its text."""
    yield BOARDS / "mare_nostrum" / "printed.ts", text(SITES, mare_nostrum())
    yield BOARDS / "roll_through_the_ages" / "printed.ts", text(GOOD, roll_through_the_ages())
    yield BOARDS / "brief_history" / "printed.ts", text("", [(*EPOCHS, EPOCH_COUNT)])
    yield BOARDS / "history_of_the_world" / "printed.ts", text("", [(*EPOCHS, BOX.epochs)])


if __name__ == "__main__":
    for path, written in files():
        path.write_text(written, "utf-8")
