"""After the conquest: what abilities give, forts, monuments, the last improvements, and the empire's decline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core import Action, Refusal, Step
from aevum.games.conquest.board import LEVEL_IDS
from aevum.games.conquest.standing import DOMINANCE
from aevum.games.history_of_the_world.actions import (
    BUILD_FORT,
    BUILD_MONUMENT,
    DONE,
    FINISH_TURN,
    PLAY_EVENT,
    BuildFort,
    BuildMonument,
    PlayEvent,
)
from aevum.games.history_of_the_world.data import (
    APENNINES,
    ATLAS,
    BESIDE_EURASIA,
    EAST_INDIA_COMPANY,
    EVENT,
    GOLDEN_AGE,
    GREAT_WALL,
    IMPERIAL_CROWN,
    JAPAN,
    LAND,
    LANDS,
    MONROE_DOCTRINE,
    NORTH_AMERICA,
    PYRAMIDS,
    RAMPARTS,
    REGIONS,
    SAKOKU,
    SOUTH_AMERICA,
    VALUES,
)
from aevum.games.history_of_the_world.events import FortBuilt, MonumentBuilt, TurnScored
from aevum.games.history_of_the_world.forces import give_up
from aevum.games.history_of_the_world.improvements import play, playable, refuse_event
from aevum.games.history_of_the_world.scoring import advance, gain
from aevum.games.history_of_the_world.state import Turn
from aevum.games.history_of_the_world.steps.turn import end_kingdom

if TYPE_CHECKING:
    from aevum.games.history_of_the_world.position import Position

GREAT_WALL_FORTS = 2
CROWN_POINTS = 2
MOST_CARGO = 2


def end_of_conquest(pos: Position) -> None:
    """Leave the conquest for what comes after it."""
    if pos.turn.kingdom >= 0:
        _begin_monuments(pos)
        return
    ability, active = pos.turn.ability, pos.board.active
    pos.turn.left = 0
    if ability == RAMPARTS:
        pos.turn.left = (active & ATLAS.resources).bit_count()
    elif ability == GREAT_WALL:
        pos.turn.left = GREAT_WALL_FORTS
    elif ability == SAKOKU:
        pos.turn.left = (active & JAPAN).bit_count()
    pos.goto("forts")
    if ability == IMPERIAL_CROWN and pos.board.held[pos.seat] >> APENNINES & 1:
        gain(pos, CROWN_POINTS)
    elif ability == EAST_INDIA_COMPANY:
        gain(pos, min(pos.turn.cargo, MOST_CARGO))


class Forts(Step["Position"]):
    """Forts that an ability gives, each in a land with an active army and without a fort."""

    name = "forts"
    clause = "HOW-6.2"

    def open(self, pos: Position) -> bool:
        if pos.turn.left and pos.board.forts_left and _fort_lands(pos):
            return True
        _begin_monuments(pos)
        return False

    def legal(self, pos: Position, seat: int) -> list[Action]:
        actions = BUILD_FORT.of(_fort_lands(pos))
        actions.append(DONE)
        return actions

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        if isinstance(action, BuildFort):
            pos.turn.left -= 1
            pos.board.fortify(LAND[action.land])
            pos.happened(FortBuilt(seat, action.land))
        else:
            pos.turn.left = 0

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"left": pos.turn.left}


def _fort_lands(pos: Position) -> int:
    lands = pos.board.active & ~pos.board.walled
    if pos.turn.ability == GREAT_WALL:
        return lands & BESIDE_EURASIA
    return lands & JAPAN if pos.turn.ability == SAKOKU else lands


def _begin_monuments(pos: Position) -> None:
    resources = (pos.board.active & ATLAS.resources).bit_count()
    owed = resources // 2
    extra = 0
    if pos.turn.ability == PYRAMIDS:
        extra = resources - owed
    elif pos.turn.ability == GOLDEN_AGE:
        extra = 1
    pos.turn.left = owed + extra
    pos.turn.optional = extra
    pos.goto("monuments")


class Monuments(Step["Position"]):
    """One monument for every two resources of the active empire: in a capital, else a city, else by a resource."""

    name = "monuments"
    clause = "HOW-6.4"

    def open(self, pos: Position) -> bool:
        turn = pos.turn
        while turn.left and pos.board.monuments_left:
            sites = pos.board.monument_sites(pos.board.active)
            if sites == 0:
                break
            if turn.left <= turn.optional or sites & (sites - 1):
                return True
            _build(pos, sites.bit_length() - 1)
        turn.left = 0
        turn.optional = 0
        if turn.kingdom >= 0:
            end_kingdom(pos)
        else:
            pos.goto("closing")
        return False

    def legal(self, pos: Position, seat: int) -> list[Action]:
        actions = BUILD_MONUMENT.of(pos.board.monument_sites(pos.board.active))
        if pos.turn.left <= pos.turn.optional:
            actions.append(DONE)
        return actions

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        if isinstance(action, BuildMonument):
            _build(pos, LAND[action.land])
        else:
            pos.turn.left = 0

    def refuse(self, pos: Position, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, BuildMonument):
            return Refusal("not_a_monument_site", {"land": action.land}, "HOW-6.5")
        return None

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"left": pos.turn.left}


def _build(pos: Position, land: int) -> None:
    pos.turn.left -= 1
    pos.turn.optional = min(pos.turn.optional, pos.turn.left)
    pos.board.build_monument(land)
    pos.happened(MonumentBuilt(pos.seat, LANDS[land]))


class Closing(Step["Position"]):
    """The last moment for improvements. Asked of everybody who holds a card, so that nothing shows who has which."""

    name = "closing"
    clause = "HOW-8.1"

    def open(self, pos: Position) -> bool:
        if pos.hand[pos.seat]:
            return True
        pos.goto("score")
        return False

    def legal(self, pos: Position, seat: int) -> list[Action]:
        actions: list[Action] = [PLAY_EVENT[card] for card in pos.hand[seat] if playable(pos, card, True)]
        actions.append(FINISH_TURN)
        return actions

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        if isinstance(action, PlayEvent):
            play(pos, EVENT[action.card])
        else:
            pos.goto("score")

    def refuse(self, pos: Position, seat: int, action: Action) -> Refusal | None:
        return refuse_event(pos, seat, action.card, True) if isinstance(action, PlayEvent) else None


def _region_parts(pos: Position) -> list[tuple[str, str, int]]:
    """Return what each region brings the active player: its name, the hold on it, the points."""
    doctrine = (NORTH_AMERICA, SOUTH_AMERICA) if pos.turn.ability == MONROE_DOCTRINE else ()
    parts = []
    for region, values in enumerate(VALUES[pos.epoch]):
        level = pos.board.level(pos.seat, region)
        points = values[level]
        if level >= DOMINANCE and region in doctrine:
            points += 1
        if points:
            parts.append((REGIONS[region], LEVEL_IDS[level], points))
    return parts


class Score(Step["Position"]):
    """The empire declines: armies lie down, discs and tokens go. Then regions and buildings are scored."""

    name = "score"
    clause = "HOW-7.7"

    def open(self, pos: Position) -> bool:
        parts = _region_parts(pos)
        regions = sum([points for _, _, points in parts])
        parts += pos.board.building_parts(pos.seat)
        buildings = pos.board.building_points(pos.seat)
        give_up(pos)
        pos.board.lay_down()
        pos.turn = Turn()
        pos.happened(TurnScored(pos.seat, regions, buildings, regions + buildings, tuple(parts)))
        pos.goto("call")
        advance(pos, regions + buildings)
        return False
