"""Conquest: armies go from the card to lands next to active armies, one at a time; forts are bought."""

from __future__ import annotations

from typing import Final

from aevum.core import Action, Refusal, Step
from aevum.games.conquest.board import NOBODY
from aevum.games.history_of_the_world.actions import (
    BORDER,
    BUILD_FORT,
    CARAVAN,
    CONQUER,
    CONVERT,
    END_CONQUEST,
    FLEET,
    LONGSHIP,
    PLAY_EVENT,
    RAILWAY,
    VIA_IDS,
    BuildFort,
    Conquer,
    Convert,
    EndConquest,
    PlayEvent,
    PlayKingdom,
)
from aevum.games.history_of_the_world.data import EDICTS, EVENT, LAND, LANDS, LONGSHIPS
from aevum.games.history_of_the_world.events import ArmyPlaced, FortBuilt, LandTaken
from aevum.games.history_of_the_world.forces import after_taking, give_up
from aevum.games.history_of_the_world.reach import (
    RAILWAYS,
    by_caravan,
    by_fleet,
    by_longship,
    by_railway,
    enemies,
    everywhere,
)
from aevum.games.history_of_the_world.state import Battle, State
from aevum.games.history_of_the_world.steps.battle import next_throw
from aevum.games.history_of_the_world.steps.improvement import CONQUERING, play, playable, refuse_event
from aevum.games.history_of_the_world.steps.works import end_of_conquest

VIA: Final = {name: number for number, name in enumerate(VIA_IDS)}


class Conquest(Step[State]):
    """Conquer, build a fort or play an improvement, until the armies are used up or the player stops."""

    name = "conquest"
    clause = "HOW-4.1"

    def open(self, pos: State) -> bool:
        turn = pos.turn
        if turn.unplaced or (turn.kingdom < 0 and pos.hand[pos.seat]):
            return True
        end_of_conquest(pos)
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        turn, board = pos.turn, pos.board
        actions: list[Action] = []
        if turn.unplaced:
            border = board.frontier & ~board.active
            actions = CONQUER[BORDER].of(border)
            if turn.caravans:
                actions += CONQUER[CARAVAN].of(by_caravan(pos) & ~border)
            fleet = by_fleet(pos) if turn.fleets else 0
            # HOW-4.10
            if fleet:
                actions += CONQUER[FLEET].of(fleet)
            if turn.ability or turn.in_force:
                actions += _unusual(pos, border, fleet)
            if board.forts_left:
                actions += BUILD_FORT.of(board.active & ~board.walled)
        if turn.kingdom < 0:
            for card in pos.hand[seat]:
                if playable(pos, card, CONQUERING):
                    actions.append(PLAY_EVENT[card])
        actions.append(END_CONQUEST)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Conquer:
            _conquer(pos, LAND[action.land], VIA[action.via])
        elif type(action) is BuildFort:
            _buy_fort(pos, LAND[action.land])
        elif type(action) is EndConquest:
            give_up(pos)
            end_of_conquest(pos)
        elif type(action) is PlayEvent:
            play(pos, EVENT[action.card])
        elif type(action) is Convert:
            _convert(pos, LAND[action.land])

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Conquer | Convert | BuildFort):
            land = LAND.get(action.land, -1)
            if pos.turn.unplaced == 0:
                return Refusal("no_armies", {}, "HOW-4.1")
            if land < 0:
                return None
            if type(action) is BuildFort:
                return _no_fort(pos, land)
            if pos.board.active >> land & 1:
                return Refusal("already_active", {"land": action.land}, "HOW-4.1")
            if type(action) is Conquer:
                return Refusal("out_of_reach", {"land": action.land}, "HOW-4.2")
            return Refusal("no_edict", {"land": action.land}, "HOW-11.11")
        if type(action) is PlayKingdom:
            return Refusal("kingdom_too_late", {"card": action.card}, "HOW-8.6")
        if type(action) is PlayEvent:
            return refuse_event(pos, seat, action.card, CONQUERING)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"armies": pos.turn.unplaced}


def _no_fort(pos: State, land: int) -> Refusal | None:
    if not pos.board.active >> land & 1:
        return Refusal("fort_needs_active_army", {"land": LANDS[land]}, "HOW-6.2")
    if pos.board.fort[land]:
        return Refusal("fort_stands", {"land": LANDS[land]}, "HOW-6.3")
    return Refusal("no_forts_left", {}, "HOW-9.1")


def _unusual(pos: State, border: int, fleet: int) -> list[Action]:
    """Return the conquests that only an ability or an improvement allows."""
    actions: list[Action] = []
    if pos.turn.ability == LONGSHIPS:
        actions += CONQUER[LONGSHIP].of(by_longship(pos) & ~fleet)
    if pos.turn.in_force & RAILWAYS:
        actions += CONQUER[RAILWAY].of(by_railway(pos) & ~border & ~by_caravan(pos))
    # HOW-11.11
    if pos.turn.ability == EDICTS and not pos.turn.spent:
        actions += CONVERT.of(everywhere(pos) & enemies(pos) & ~pos.board.walled & ~pos.board.capitals)
    return actions


def _conquer(pos: State, land: int, via: int) -> None:
    # HOW-4.3, HOW-4.4, HOW-4.5, HOW-5.17
    turn, board = pos.turn, pos.board
    turn.unplaced -= 1
    if via == LONGSHIP:
        turn.spent = 1
    owner = board.owner[land]
    if owner != NOBODY and owner != pos.seat:
        pos.battle = Battle(land, via, owner)
        pos.call("battle")
        next_throw(pos)
        return
    if owner == pos.seat:
        board.lift(land)
    board.place(pos.seat, land)
    pos.happened(LandTaken(pos.seat, LANDS[land]))
    after_taking(pos, land, via)


def _convert(pos: State, land: int) -> None:
    pos.turn.unplaced -= 1
    pos.turn.spent = 1
    pos.board.lift(land)
    pos.board.place(pos.seat, land)
    pos.happened(ArmyPlaced(pos.seat, LANDS[land]))


def _buy_fort(pos: State, land: int) -> None:
    # HOW-6.1
    pos.turn.unplaced -= 1
    pos.board.stock[pos.seat] += 1
    pos.board.fortify(land)
    pos.happened(FortBuilt(pos.seat, LANDS[land]))
