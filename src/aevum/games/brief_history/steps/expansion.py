"""Expanding: one army at a time, forts, events, and monuments as soon as they are due."""

from __future__ import annotations

from aevum.core import Action, Refusal, Step
from aevum.games.brief_history.actions import (
    BUILD_FORT,
    BUILD_MONUMENT,
    CROSS,
    FLEET,
    HAND_OVER,
    INVADE,
    INVADE_BY_FLEET,
    OCCUPY,
    PLAY_EVENT,
    STOP,
    BuildFort,
    BuildMonument,
    Cross,
    HandOver,
    Invade,
    Occupy,
    PlayEvent,
)
from aevum.games.brief_history.cards import finish_event, holds_unknown, of_partner, play_event, playable
from aevum.games.brief_history.data import (
    CHINA,
    COLOURS,
    EVENT_NUMBER,
    LAND_IDS,
    LAND_NUMBER,
)
from aevum.games.brief_history.events import HandedOver, MonumentBuilt, Occupied
from aevum.games.brief_history.forces import build_fort, capture, end_force
from aevum.games.brief_history.reach import crossing_shores
from aevum.games.brief_history.state import BORDER, CROSSING, EMPIRE, Force, State
from aevum.games.brief_history.state import FLEET as BY_FLEET
from aevum.games.brief_history.steps.invasion import start_invasion
from aevum.games.brief_history.steps.turn import refuse_event
from aevum.games.conquest.board import NOBODY


def fort_sites(pos: State, force: Force) -> int:
    """Return the lands where the force may build a fort now: active ones (BHW-10.1) without a fort (BHW-10.2)."""
    if pos.board.forts_left == 0:
        return 0
    lands = force.lands & ~pos.board.walled
    return lands if force.armies else lands & free_walls(force)


def free_walls(force: Force) -> int:
    """Return the lands where the next fort costs no army (BHW-16.12)."""
    return CHINA if force.trait == "great_wall" and not force.spent else 0


class Expand(Step[State]):
    """Place an army, invade, hand over, build a fort, play a card, or stop."""

    name = "expand"
    clause = "BHW-5.1"

    def open(self, pos: State) -> bool:
        if pos.due:
            pos.call("monument")
            return False
        force = pos.forces[-1]
        if force.armies and (force.near | force.shores) & ~force.lands:
            return True
        if fort_sites(pos, force) or (force.armies and crossing_shores(force) & ~force.lands):
            return True
        if force.kind == EMPIRE and (holds_unknown(pos) or playable(pos, False)):
            return True
        self._end(pos, force)
        return False

    def _end(self, pos: State, force: Force) -> None:
        # BHW-5.6
        if force.kind == EMPIRE:
            pos.goto("reorganise")
        else:
            end_force(pos)
            finish_event(pos)
            pos.back()

    def legal(self, pos: State, seat: int) -> list[Action]:
        force = pos.forces[-1]
        board = pos.board
        lands = force.lands
        actions: list[Action] = []
        if force.armies:
            mine = board.held[pos.colour]
            rivals = 0
            for held in board.held:
                rivals |= held
            rivals &= ~mine
            near = force.near & ~lands
            shores = force.shores & ~lands
            reach = near | shores
            empty = reach & ~mine & ~rivals
            # BHW-5.2
            if empty:
                actions += OCCUPY.of(empty)
            own = reach & mine if pos.seats > 2 else self._handed_over(pos, force, reach)
            # BHW-5.3
            if own:
                actions += HAND_OVER.of(own)
            near &= rivals
            # BHW-5.4; by each of the ways that lead there: BHW-5.7
            if near:
                actions += INVADE.of(near)
            shores &= rivals
            if shores:
                actions += INVADE_BY_FLEET.of(shores)
            if force.crossings:
                # A landing of influence rolls both dice even where a fleet leads, too.
                worse = 0 if force.trait == "influence" else shores
                actions += CROSS.of(crossing_shores(force) & ~lands & ~(reach & ~rivals) & ~worse)
        forts = fort_sites(pos, force)
        if forts:
            actions += BUILD_FORT.of(forts)
        if force.kind == EMPIRE:
            for card in playable(pos, False):
                actions.append(PLAY_EVENT[card])
        actions.append(STOP)
        return actions

    def _handed_over(self, pos: State, force: Force, reach: int) -> int:
        """The lands that a player of two colours may hand over; the other colour's also to an army that crosses."""
        return reach & pos.board.held[pos.colour] | (reach | crossing_shores(force)) & of_partner(pos)

    def apply(self, pos: State, seat: int, action: Action) -> None:
        force = pos.forces[-1]
        if type(action) is Occupy:
            land = LAND_NUMBER[action.land]
            force.armies -= 1
            pos.happened(Occupied(seat, COLOURS[pos.colour], action.land))
            capture(pos, force, land)
        elif type(action) is Invade:
            way = BY_FLEET if action.way == FLEET else BORDER
            start_invasion(pos, force, LAND_NUMBER[action.land], way)
        elif type(action) is HandOver:
            land = LAND_NUMBER[action.land]
            crossing = not (force.near | force.shores) >> land & 1
            force.crossings -= crossing
            self._hand_over(pos, force, land, crossing)
        elif type(action) is BuildFort:
            self._build_fort(pos, force, LAND_NUMBER[action.land])
        elif type(action) is PlayEvent:
            play_event(pos, EVENT_NUMBER[action.card])
        elif type(action) is Cross:
            self._cross(pos, force, LAND_NUMBER[action.land])
        else:
            self._end(pos, force)

    def _hand_over(self, pos: State, force: Force, land: int, bound: bool) -> None:
        # BHW-9.1
        force.armies -= 1
        pos.happened(HandedOver(pos.seat, pos.colour_id, LAND_IDS[land]))
        capture(pos, force, land, bound, handed=True)

    def _build_fort(self, pos: State, force: Force, land: int) -> None:
        if free_walls(force) >> land & 1:
            force.spent = True
        else:
            force.armies -= 1
            pos.board.stock[pos.colour] += 1
        build_fort(pos, land)

    def _cross(self, pos: State, force: Force, land: int) -> None:
        force.crossings -= 1
        owner = pos.board.owner[land]
        if owner == pos.colour:
            self._hand_over(pos, force, land, True)
        elif owner == NOBODY:
            force.armies -= 1
            pos.happened(Occupied(pos.seat, pos.colour_id, LAND_IDS[land]))
            capture(pos, force, land, bound=True)
        else:
            start_invasion(pos, force, land, CROSSING)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        force = pos.forces[-1]
        if type(action) is PlayEvent:
            if force.kind != EMPIRE:
                return Refusal("one_card_at_a_time", {"card": action.card}, "BHW-12.2")
            return refuse_event(pos, action.card, False)
        if isinstance(action, Occupy | HandOver | Invade | Cross):
            return self._refuse_move(pos, force, action)
        if type(action) is BuildFort:
            return self._refuse_fort(pos, force, action.land)
        return None

    def _refuse_move(self, pos: State, force: Force, action: Occupy | HandOver | Invade | Cross) -> Refusal | None:
        land = LAND_NUMBER.get(action.land, -1)
        if land < 0:
            return None
        if force.armies == 0:
            return Refusal("no_armies", {}, "BHW-5.1")
        if force.lands >> land & 1:
            return Refusal("already_active", {"land": action.land}, "BHW-1.3")
        if type(action) is Cross:
            return Refusal("no_crossing", {"land": action.land}, "BHW-16.3")
        if not (force.near | force.shores) >> land & 1:
            return Refusal("out_of_reach", {"land": action.land}, "BHW-5.1")
        if type(action) is Invade and pos.board.owner[land] not in (NOBODY, pos.colour):
            return Refusal("not_that_way", {"land": action.land}, "BHW-5.7")
        return Refusal("not_such_a_land", {"land": action.land}, "BHW-5.2")

    def _refuse_fort(self, pos: State, force: Force, name: str) -> Refusal | None:
        land = LAND_NUMBER.get(name, -1)
        if land < 0:
            return None
        if not force.lands >> land & 1:
            return Refusal("not_active", {"land": name}, "BHW-10.1")
        if pos.board.fort[land]:
            return Refusal("has_fort", {"land": name}, "BHW-10.2")
        if pos.board.forts_left == 0:
            return Refusal("none_left", {}, "BHW-1.9")
        return Refusal("no_armies", {}, "BHW-10.1")

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"armies": pos.forces[-1].armies}


class Monument(Step[State]):
    """A monument is due: capitals first, then cities, then resources."""

    name = "monument"
    clause = "BHW-11.3"

    def open(self, pos: State) -> bool:
        sites = self._sites(pos)
        # BHW-11.4
        if pos.due == 0 or sites == 0:
            pos.due = 0
            pos.optional = 0
            pos.back()
            return False
        if sites & (sites - 1) == 0 and pos.due > pos.optional:
            self._build(pos, sites.bit_length() - 1)
            return False
        return True

    def _sites(self, pos: State) -> int:
        if pos.board.monuments_left == 0:
            return 0
        return pos.board.monument_sites(pos.forces[-1].lands)

    def _build(self, pos: State, land: int) -> None:
        pos.due -= 1
        pos.board.build_monument(land)
        pos.happened(MonumentBuilt(pos.seat, pos.colour_id, LAND_IDS[land]))

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions = BUILD_MONUMENT.of(self._sites(pos))
        if pos.due <= pos.optional:
            actions.append(STOP)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is BuildMonument:
            self._build(pos, LAND_NUMBER[action.land])
        else:
            pos.due = 0
