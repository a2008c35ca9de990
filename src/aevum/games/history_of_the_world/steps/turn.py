"""A turn from the call to the founding: whose empire is next, a kingdom before it, the start land."""

from __future__ import annotations

from aevum.core import Action, Refusal, Step
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import BUILDING_IDS, NO_TOWN
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.history_of_the_world.actions import (
    FOUND_EMPIRE,
    PLAY_EVENT,
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
    EVENT_IDS,
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
    LandFounded,
    TurnBegan,
)
from aevum.games.history_of_the_world.forces import gather
from aevum.games.history_of_the_world.state import State, Turn
from aevum.games.history_of_the_world.steps.improvement import RISING, play, playable, refuse_event


class Call(Step[State]):
    """The epoch's empires are called in their order; whoever has the one called shows it and takes a turn."""

    name = "call"
    clause = "HOW-3.1"

    def open(self, pos: State) -> bool:
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
            # HOW-3.2
            pos.happened(EmpireAbsent(EMPIRE_IDS[card]))
        pos.seat = taken.index(card)
        pos.turn = Turn(empire=card)
        pos.happened(TurnBegan(pos.seat, EMPIRE_IDS[card]))
        pos.goto("rise")
        return False


class Rise(Step[State]):
    """Before the founding: a kingdom drafted in this epoch, now or never, and improvements (HOW-3.3, HOW-8.1)."""

    name = "rise"
    clause = "HOW-3.3"

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions: list[Action] = [PLAY_KINGDOM[card] for card in kingdoms(pos, seat)]
        actions += [PLAY_EVENT[card] for card in pos.hand[seat] if playable(pos, card, RISING)]
        actions.append(FOUND_EMPIRE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is FoundEmpire:
            pos.goto("found")
        elif type(action) is PlayEvent:
            play(pos, EVENT[action.card])
        else:
            assert isinstance(action, PlayKingdom)
            begin_kingdom(pos, EVENT[action.card])

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is PlayKingdom:
            card = EVENT.get(action.card, -1)
            if card in pos.hand[seat] and IS_KINGDOM[card]:
                if card not in epoch_cards(pos.epoch):
                    return Refusal("kingdom_too_late", {"card": action.card}, "HOW-8.6")
                return Refusal("stock_too_small", {"armies": 1}, "HOW-8.10")
        if type(action) is PlayEvent:
            return refuse_event(pos, seat, action.card, RISING)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"empire": EMPIRE_IDS[pos.turn.empire]}


def kingdoms(pos: State, seat: int) -> list[int]:
    """Return the kingdoms that a seat can play now: those drafted in this epoch (HOW-8.6)."""
    if pos.board.stock[seat] == 0:
        return []
    cards = epoch_cards(pos.epoch)
    return [card for card in pos.hand[seat] if IS_KINGDOM[card] and card in cards]


class Found(Step[State]):
    """Armies go on the card, one of them to the start land, which is cleared first; fleets and caravans go out."""

    name = "found"
    clause = "HOW-3.4"

    def open(self, pos: State) -> bool:
        turn = pos.turn
        # HOW-8.9
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
        if turn.ability == THEODOSIAN_WALLS and pos.board.active and pos.board.forts_left:
            pos.call("ability")
        return False


def _found(pos: State, card: Card) -> None:
    # HOW-3.5, HOW-3.6, HOW-3.7, HOW-3.8, HOW-8.5
    turn, board = pos.turn, pos.board
    gather(pos, card.armies)
    turn.fleets = ATLAS.served(card.fleets)
    turn.caravans = card.caravans
    for land in card.start:
        # HOW-3.9
        if turn.unplaced == 0:
            return
        board.clear(land)
        turn.unplaced -= 1
        board.place(pos.seat, land)
        town = card.town if card.town != NO_TOWN and board.found(land, card.town) else NO_TOWN
        pos.happened(LandFounded(pos.seat, LANDS[land], BUILDING_IDS[town] or None))


def begin_kingdom(pos: State, card: int) -> None:
    """Play a kingdom. What improvements have already given the empire waits until it is over (HOW-8.4, HOW-8.8)."""
    turn = pos.turn
    turn.kingdom = card
    turn.waiting = pos.board.active
    turn.hired = turn.unplaced
    turn.unplaced = 0
    pos.board.lay_down()
    pos.hand[pos.seat].remove(card)
    pos.happened(EventPlayed(pos.seat, EVENT_IDS[card]))
    pos.goto("found")


def end_kingdom(pos: State) -> None:
    """Lay a kingdom's armies down and take its discs away; the empire comes next (HOW-8.7)."""
    waiting = pos.turn.waiting & pos.board.held[pos.seat] & ~pos.board.active
    pos.board.lay_down()
    for land in bits_of(waiting):
        pos.board.place(pos.seat, land)
    turn = pos.turn
    pos.turn = Turn(empire=turn.empire, unplaced=turn.hired, effects=turn.effects, powder=turn.powder)
    pos.goto("rise" if pos.hand[pos.seat] else "found")
