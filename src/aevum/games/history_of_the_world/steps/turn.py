"""A turn from the call to the founding: whose empire is next, a kingdom before it, the start land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core import Action, Refusal, Step
from aevum.games.conquest.board import BUILDING_IDS, NO_TOWN
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.history_of_the_world.actions import (
    FOUND_EMPIRE,
    PLAY_KINGDOM,
    FoundEmpire,
    PlayEvent,
    PlayKingdom,
)
from aevum.games.history_of_the_world.data import (
    ATLAS,
    EMPIRE_IDS,
    EMPIRES,
    EVENT,
    IS_KINGDOM,
    KINGDOMS,
    LANDS,
    PER_EPOCH,
    THEODOSIAN_WALLS,
    Card,
    epoch_cards,
)
from aevum.games.history_of_the_world.events import (
    EmpireAbsent,
    EventPlayed,
    FortBuilt,
    LandFounded,
    TurnBegan,
)
from aevum.games.history_of_the_world.forces import gather
from aevum.games.history_of_the_world.state import Turn

if TYPE_CHECKING:
    from aevum.games.history_of_the_world.position import Position


class Call(Step["Position"]):
    """The epoch's empires are called in their order; whoever has the one called shows it and takes a turn."""

    name = "call"
    clause = "HOW-3.1"

    def open(self, pos: Position) -> bool:
        first = (pos.epoch - 1) * PER_EPOCH
        taken = pos.draft.taken[EMPIRE_PILE]
        if max(taken) < first + pos.called:
            pos.goto("epoch")
            return False
        while True:
            card = first + pos.called
            pos.called += 1
            if card in taken:
                break
            pos.happened(EmpireAbsent(EMPIRE_IDS[card]))
        pos.seat = taken.index(card)
        pos.turn = Turn(empire=card)
        pos.happened(TurnBegan(pos.seat, EMPIRE_IDS[card]))
        pos.goto("rise")
        return False


class Rise(Step["Position"]):
    """A kingdom drafted in this epoch may be played now, before the empire is founded, or never."""

    name = "rise"
    clause = "HOW-3.3"

    def legal(self, pos: Position, seat: int) -> list[Action]:
        actions: list[Action] = [PLAY_KINGDOM[card] for card in kingdoms(pos, seat)]
        actions.append(FOUND_EMPIRE)
        return actions

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        if isinstance(action, FoundEmpire):
            pos.goto("found")
            return
        assert isinstance(action, PlayKingdom)
        pos.turn.kingdom = EVENT[action.card]
        pos.hand[seat].remove(pos.turn.kingdom)
        pos.happened(EventPlayed(seat, action.card))
        pos.goto("found")

    def refuse(self, pos: Position, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PlayKingdom):
            card = EVENT.get(action.card, -1)
            if card in pos.hand[seat] and IS_KINGDOM[card]:
                if card not in epoch_cards(pos.epoch):
                    return Refusal("kingdom_too_late", {"card": action.card}, "HOW-8.6")
                return Refusal("stock_too_small", {"armies": 1}, "HOW-8.10")
        if isinstance(action, PlayEvent):
            return Refusal("found_first", {}, "HOW-8.1")
        return None

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"empire": EMPIRE_IDS[pos.turn.empire]}


def kingdoms(pos: Position, seat: int) -> list[int]:
    """Return the kingdoms that a seat can play now."""
    if pos.board.stock[seat] == 0:
        return []
    cards = epoch_cards(pos.epoch)
    return [card for card in pos.hand[seat] if IS_KINGDOM[card] and card in cards]


class Found(Step["Position"]):
    """Armies go on the card, one of them to the start land, which is cleared first; fleets and caravans go out."""

    name = "found"
    clause = "HOW-3.4"

    def open(self, pos: Position) -> bool:
        turn = pos.turn
        if turn.kingdom >= 0:
            kingdom = KINGDOMS[turn.kingdom]
            assert kingdom is not None
            _found(pos, kingdom)
        else:
            empire = EMPIRES[turn.empire]
            turn.ability = empire.ability
            turn.marauder = int(empire.marauder)
            _found(pos, empire)
        pos.goto("conquest")
        return False


def _found(pos: Position, card: Card) -> None:
    turn, board = pos.turn, pos.board
    gather(pos, card.armies)
    turn.fleets = ATLAS.served(card.fleets)
    turn.caravans = card.caravans
    for land in card.start:
        if turn.unplaced == 0:
            return
        board.clear(land)
        turn.unplaced -= 1
        board.place(pos.seat, land)
        town = card.town if card.town != NO_TOWN and board.found(land, card.town) else NO_TOWN
        pos.happened(LandFounded(pos.seat, LANDS[land], BUILDING_IDS[town] or None))
        if turn.ability == THEODOSIAN_WALLS and board.fortify(land):
            pos.happened(FortBuilt(pos.seat, LANDS[land]))


def end_kingdom(pos: Position) -> None:
    """Lay a kingdom's armies down and take its discs away; the empire comes next."""
    pos.board.lay_down()
    pos.turn = Turn(empire=pos.turn.empire)
    pos.goto("found")
