"""After the conquest: what abilities give, forts, monuments, the last improvements, and the empire's decline."""

from __future__ import annotations

from typing import Final

from aevum.core import Action, Refusal, Step
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
    PYRAMIDS,
    RAMPARTS,
    SAKOKU,
)
from aevum.games.history_of_the_world.events import FortBuilt, MonumentBuilt, TurnScored
from aevum.games.history_of_the_world.forces import give_up
from aevum.games.history_of_the_world.scoring import ability_points, advance, region_parts
from aevum.games.history_of_the_world.state import State, Turn
from aevum.games.history_of_the_world.steps.improvement import CLOSING, play, playable, refuse_event
from aevum.games.history_of_the_world.steps.turn import end_kingdom

GREAT_WALL_FORTS: Final = 2
SCORE_AT_ONCE: Final = (IMPERIAL_CROWN, EAST_INDIA_COMPANY)
"""The abilities that offer points as soon as the conquest is over."""


def end_of_conquest(pos: State) -> None:
    """Leave the conquest for what comes after it."""
    if pos.turn.kingdom >= 0:
        _begin_monuments(pos)
        return
    ability, active = pos.turn.ability, pos.board.active
    pos.turn.left = 0
    # HOW-11.4
    if ability == RAMPARTS:
        pos.turn.left = (active & ATLAS.resources).bit_count()
    elif ability == GREAT_WALL:
        pos.turn.left = GREAT_WALL_FORTS
    elif ability == SAKOKU:
        pos.turn.left = (active & JAPAN).bit_count()
    pos.goto("forts")
    if ability in SCORE_AT_ONCE and ability_points(pos):
        pos.call("ability")


class Forts(Step[State]):
    """Forts that an ability gives, each in a land with an active army and without a fort."""

    name = "forts"
    clause = "HOW-6.2"

    def open(self, pos: State) -> bool:
        if pos.turn.left and pos.board.forts_left and _fort_lands(pos):
            return True
        _begin_monuments(pos)
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions = BUILD_FORT.of(_fort_lands(pos))
        actions.append(DONE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is BuildFort:
            pos.turn.left -= 1
            pos.board.fortify(LAND[action.land])
            pos.happened(FortBuilt(seat, action.land))
        else:
            pos.turn.left = 0

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"left": pos.turn.left}


def _fort_lands(pos: State) -> int:
    # HOW-11.10
    lands = pos.board.active & ~pos.board.walled
    if pos.turn.ability == GREAT_WALL:
        return lands & BESIDE_EURASIA
    return lands & JAPAN if pos.turn.ability == SAKOKU else lands


def _begin_monuments(pos: State) -> None:
    resources = (pos.board.active & ATLAS.resources).bit_count()
    owed = resources // 2
    extra = 0
    # HOW-11.2
    if pos.turn.ability == PYRAMIDS:
        extra = resources - owed
    elif pos.turn.ability == GOLDEN_AGE:
        extra = 1
    pos.turn.left = owed + extra
    pos.turn.optional = extra
    pos.goto("monuments")


class Monuments(Step[State]):
    """One monument for every two resources of the active empire: in a capital, else a city, else by a resource."""

    name = "monuments"
    clause = "HOW-6.4"

    def open(self, pos: State) -> bool:
        turn = pos.turn
        while turn.left and pos.board.monuments_left:
            sites = pos.board.monument_sites(pos.board.active)
            # HOW-6.6
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

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions = BUILD_MONUMENT.of(pos.board.monument_sites(pos.board.active))
        if pos.turn.left <= pos.turn.optional:
            actions.append(DONE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is BuildMonument:
            _build(pos, LAND[action.land])
        else:
            pos.turn.left = 0

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is BuildMonument:
            return Refusal("not_a_monument_site", {"land": action.land}, "HOW-6.5")
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"left": pos.turn.left}


def _build(pos: State, land: int) -> None:
    pos.turn.left -= 1
    pos.turn.optional = min(pos.turn.optional, pos.turn.left)
    pos.board.build_monument(land)
    pos.happened(MonumentBuilt(pos.seat, LANDS[land]))


class Closing(Step[State]):
    """The last moment for improvements. Asked of everybody who holds a card, so that nothing shows who has which."""

    name = "closing"
    clause = "HOW-8.1"

    def open(self, pos: State) -> bool:
        if pos.hand[pos.seat]:
            return True
        _end_turn(pos)
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions: list[Action] = [PLAY_EVENT[card] for card in pos.hand[seat] if playable(pos, card, CLOSING)]
        actions.append(FINISH_TURN)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is PlayEvent:
            play(pos, EVENT[action.card])
        else:
            _end_turn(pos)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        return refuse_event(pos, seat, action.card, CLOSING) if type(action) is PlayEvent else None


def _end_turn(pos: State) -> None:
    """Go on to the scoring, where the Monroe Doctrine may count."""
    pos.goto("score")
    if pos.turn.ability == MONROE_DOCTRINE and ability_points(pos):
        pos.call("ability")


class Score(Step[State]):
    """The empire declines: armies lie down, discs and tokens go. Then regions and buildings are scored."""

    # HOW-7.1, HOW-7.6

    name = "score"
    clause = "HOW-7.7"

    def open(self, pos: State) -> bool:
        parts = region_parts(pos)
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
