"""All prices: the invasion points of a land, and the gold of an event card."""

from __future__ import annotations

from typing import Final

from aevum.games.brief_history.data import EVENT_NUMBER, EVENTS, PRICE
from aevum.games.brief_history.state import RAID, Force, State

SIEGE_ENGINE: Final = EVENT_NUMBER["siege_engine"]
ARTILLERY: Final = EVENT_NUMBER["artillery"]
REVOLT: Final = EVENT_NUMBER["revolt"]

CARD_GOLD: Final = [row.gold for row in EVENTS]
"""Per event card: what playing it costs (BHW-12.1)."""


def forts_hold(pos: State, force: Force) -> bool:
    """Whether forts do anything against this force (BHW-12.10, BHW-16.15)."""
    return not (pos.in_play == SIEGE_ENGINE or pos.in_play == ARTILLERY or force.trait == "great_bombards")


def price(pos: State, force: Force, land: int) -> int:
    """Return how many invasion points a land costs (BHW-6.6, BHW-6.7)."""
    if force.kind == RAID and force.card == REVOLT:
        return 1
    if pos.fort_price and pos.board.fort[land] and forts_hold(pos, force):
        return 2
    return PRICE[land]
