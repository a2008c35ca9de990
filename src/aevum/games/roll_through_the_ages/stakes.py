"""What a player counts, for advice."""

from __future__ import annotations

from aevum.core.stake import Stake
from aevum.games.roll_through_the_ages.board import SITE_IDS
from aevum.games.roll_through_the_ages.costs import goods_value
from aevum.games.roll_through_the_ages.position import RollPosition
from aevum.games.roll_through_the_ages.scoring import score_of


def stakes(pos: RollPosition, seat: int) -> list[Stake]:
    """Return what a seat counts."""
    sheet = pos.sheets[seat]
    found = [
        Stake("points", score_of(sheet), 100),
        Stake("dice", sheet.cities, 150),
        Stake("hungry", max(0, sheet.cities - sheet.food), -60),
        Stake("goods", goods_value(sheet), 12),
        Stake("food", sheet.food, 10),
    ]
    for site, boxes in enumerate(sheet.work):
        if boxes and not sheet.built[site]:
            found.append(Stake("begun", boxes, 20, SITE_IDS[site], "site"))
    return found
