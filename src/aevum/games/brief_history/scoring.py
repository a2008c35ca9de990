"""All that scores: regions and buildings at the end of a turn, and the markers on their track."""

from __future__ import annotations

from aevum.games.brief_history.data import REGION_IDS, REGION_LANDS, REGION_VALUES
from aevum.games.brief_history.state import State
from aevum.games.conquest.board import LEVEL_IDS
from aevum.games.conquest.level import level_in


def region_gold(pos: State, colour: int) -> int:
    """Return what a colour's lands bring: presence once, dominance twice, supremacy three times the value."""
    # BHW-14.3, BHW-14.4, BHW-14.5
    gold = 0
    held = pos.board.held
    mine = held[colour]
    for region, value in enumerate(REGION_VALUES[pos.epoch]):
        if value and mine & REGION_LANDS[region]:
            gold += value * level_in(held, colour, REGION_LANDS[region])
    return gold


def region_parts(pos: State, colour: int) -> list[tuple[str, str, int]]:
    """Return what each region brings: its name, the hold on it, the gold."""
    parts: list[tuple[str, str, int]] = []
    held = pos.board.held
    mine = held[colour]
    for region, value in enumerate(REGION_VALUES[pos.epoch]):
        if value and mine & REGION_LANDS[region]:
            level = level_in(held, colour, REGION_LANDS[region])
            parts.append((REGION_IDS[region], LEVEL_IDS[level], value * level))
    return parts


def second_marker(pos: State) -> int:
    """Return the colour whose marker lies second from below on the lowest space with several, or -1."""
    for gold in sorted(pos.gold):
        stack = [colour for colour in pos.arrived if pos.gold[colour] == gold]
        if len(stack) > 1:
            return stack[1]
    return -1
