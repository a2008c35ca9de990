"""The facts of the game, typed: dice, goods, building sites, developments."""

from __future__ import annotations

from typing import Final

from aevum.core.table import load_table
from aevum.games.roll_through_the_ages.rows import Development, Face, Good, Site

HERE: Final = "aevum.games.roll_through_the_ages"


FACES: Final = load_table(HERE, "dice", Face)
GOODS: Final = load_table(HERE, "goods", Good)
SITES: Final = load_table(HERE, "sites", Site)
DEVELOPMENTS: Final = load_table(HERE, "developments", Development)
