"""All that scores: regions and buildings at the end of a turn, points at once, and the marker on its track."""

from __future__ import annotations

from typing import Final

from aevum.games.conquest.board import LEVEL_IDS
from aevum.games.conquest.level import DOMINANCE, level_in
from aevum.games.history_of_the_world.data import (
    APENNINES,
    ATLAS,
    EAST_INDIA_COMPANY,
    IMPERIAL_CROWN,
    MONROE_DOCTRINE,
    NORTH_AMERICA,
    REGIONS,
    SOUTH_AMERICA,
    VALUES,
)
from aevum.games.history_of_the_world.events import PointsGained
from aevum.games.history_of_the_world.state import State

CROWN_POINTS: Final = 2
MOST_CARGO: Final = 2
DOCTRINE: Final = (NORTH_AMERICA, SOUTH_AMERICA)


# what a turn scores


def region_points(pos: State, seat: int) -> int:
    """Return what a seat's hold on the regions scores now (HOW-7.2, HOW-7.3, HOW-7.4, HOW-7.5)."""
    values = VALUES[pos.epoch]
    held = pos.board.held
    mine = held[seat]
    points = 0
    for region, lands in enumerate(ATLAS.region_lands):
        if mine & lands:
            points += values[region][level_in(held, seat, lands)]
    return points


def region_parts(pos: State) -> list[tuple[str, str, int]]:
    """Return what each region brings the active player: its name, the hold on it, the points."""
    doctrine = DOCTRINE if pos.turn.ability == MONROE_DOCTRINE and pos.turn.spent else ()
    parts: list[tuple[str, str, int]] = []
    held = pos.board.held
    mine = held[pos.seat]
    all_values = VALUES[pos.epoch]
    for region, lands in enumerate(ATLAS.region_lands):
        if not mine & lands:
            continue
        level = level_in(held, pos.seat, lands)
        points = all_values[region][level]
        if level >= DOMINANCE and region in doctrine:
            points += 1
        if points:
            parts.append((REGIONS[region], LEVEL_IDS[level], points))
    return parts


def ability_points(pos: State) -> int:
    """Return the points that the empire's ability offers its owner now (HOW-11.16, HOW-11.17, HOW-11.18)."""
    ability = pos.turn.ability
    if ability == IMPERIAL_CROWN:
        return CROWN_POINTS if pos.board.held[pos.seat] >> APENNINES & 1 else 0
    if ability == EAST_INDIA_COMPANY:
        return min(pos.turn.cargo, MOST_CARGO)
    if ability == MONROE_DOCTRINE:
        return len([region for region in DOCTRINE if pos.board.level(pos.seat, region) >= DOMINANCE])
    return 0


# the marker


def gain(pos: State, points: int) -> None:
    """Give the active player points at once. A marker that would share a space must go on or back from it."""
    if points == 0:
        return
    pos.happened(PointsGained(pos.seat, points))
    advance(pos, points)


def advance(pos: State, points: int) -> None:
    """Move the active player's marker (HOW-7.7)."""
    pos.score[pos.seat] += points
    if points and shares_space(pos):
        pos.call("track")


def shares_space(pos: State) -> bool:
    """Whether the active player's marker stands where another does."""
    return pos.score.count(pos.score[pos.seat]) > 1


def free_space(pos: State, way: int) -> int:
    """Return the next space without a marker in one direction (HOW-7.8)."""
    space = pos.score[pos.seat] + way
    while space in pos.score:
        space += way
    return space
