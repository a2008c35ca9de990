"""The facts of Mare Nostrum, read from the tables in ``data`` into typed rows."""

from __future__ import annotations

from typing import Final

from aevum.core import load_table
from aevum.games.mare_nostrum.rows import (
    BorderRow,
    CardRow,
    CivilizationRow,
    LimitRow,
    NeutralRow,
    PriceRow,
    ProvinceRow,
    ResourceRow,
    RoleRow,
    SeaRow,
    SetupRow,
)

PACKAGE: Final = "aevum.games.mare_nostrum"


PROVINCE_ROWS: Final = load_table(PACKAGE, "provinces", ProvinceRow)
SEA_ROWS: Final = load_table(PACKAGE, "seas", SeaRow)
BORDER_ROWS: Final = load_table(PACKAGE, "borders", BorderRow)
RESOURCE_ROWS: Final = load_table(PACKAGE, "resources", ResourceRow)
CIVILIZATION_ROWS: Final = load_table(PACKAGE, "civilizations", CivilizationRow)
SETUP_ROWS: Final = load_table(PACKAGE, "setups", SetupRow)
NEUTRAL_ROWS: Final = load_table(PACKAGE, "neutral", NeutralRow)
ROLE_ROWS: Final = load_table(PACKAGE, "roles", RoleRow)
PRICE_ROWS: Final = load_table(PACKAGE, "prices", PriceRow)
CARD_ROWS: Final = load_table(PACKAGE, "cards", CardRow)
LIMIT_ROWS: Final = load_table(PACKAGE, "limits", LimitRow)
