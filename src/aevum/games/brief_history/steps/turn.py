"""Calling the empires, the events before founding, and the founding."""

from __future__ import annotations

from aevum.core import Action, Refusal, Step
from aevum.games.brief_history.actions import FOUND, PLAY_EVENT, Found, PlayEvent
from aevum.games.brief_history.cards import BEFORE_FOUNDING, holds_unknown, play_event, playable
from aevum.games.brief_history.data import EMPIRE_DECK, EMPIRES, EVENT_NUMBER, EVENTS, RED
from aevum.games.brief_history.events import EmpireCalled, EmpirePassedOver, EventDiscarded
from aevum.games.brief_history.forces import found_empire
from aevum.games.brief_history.state import State


def refuse_event(pos: State, card: str, opening: bool) -> Refusal | None:
    """Say why an event card cannot be played now."""
    number = EVENT_NUMBER.get(card, -1)
    if number not in pos.hand[pos.colour]:
        return Refusal("not_in_hand", {"card": card}, "BHW-12.1")
    row = EVENTS[number]
    if row.epoch > pos.epoch:
        return Refusal("too_early", {"card": card, "epoch": row.epoch}, "BHW-12.5")
    if row.opening and not opening:
        return Refusal("before_founding_only", {"card": card}, "BHW-12.4")
    if opening and not BEFORE_FOUNDING[number]:
        return Refusal("after_founding", {"card": card}, "BHW-12.5")
    if pos.gold[pos.colour] < row.gold:
        return Refusal("not_enough_gold", {"card": card, "gold": row.gold}, "BHW-12.1")
    return Refusal("no_use_now", {"card": card}, "BHW-12.7")


class CallEmpires(Step[State]):
    """The empires of the epoch are called one after the other."""

    name = "call_empires"
    clause = "BHW-3.1"

    def open(self, pos: State) -> bool:
        # BHW-3.3
        if pos.called == len(EMPIRE_DECK[pos.epoch]):
            pos.goto("aftermath")
            return False
        empire = EMPIRE_DECK[pos.epoch][pos.called]
        pos.called += 1
        if empire not in pos.empire:
            pos.happened(EmpirePassedOver(EMPIRES[empire].id))
            return False
        pos.set_turn(pos.empire.index(empire))
        pos.founded = 0
        pos.happened(EmpireCalled(pos.seat, pos.colour_id, EMPIRES[empire].id, pos.colours > pos.seats))
        pos.call("opening")
        return False


class Opening(Step[State]):
    """Before founding: red cards now or never, and black ones that do without the empire."""

    name = "opening"
    clause = "BHW-12.4"

    def open(self, pos: State) -> bool:
        if holds_unknown(pos):
            return True
        self._end(pos)
        return False

    def _end(self, pos: State) -> None:
        hand = pos.hand[pos.colour]
        for card in [card for card in hand if RED[card]]:
            hand.remove(card)
            pos.shown.append(card)
            pos.happened(EventDiscarded(pos.seat, pos.colour_id, EVENTS[card].id))
        pos.goto("found_empire")

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions = [PLAY_EVENT[card] for card in playable(pos, True)]
        actions.append(FOUND)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Found:
            self._end(pos)
        else:
            assert isinstance(action, PlayEvent)
            play_event(pos, EVENT_NUMBER[action.card])

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is PlayEvent:
            return refuse_event(pos, action.card, True)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"empire": EMPIRES[pos.empire[pos.colour]].id}


class FoundEmpire(Step[State]):
    """The empire is founded; a card with two empires comes here twice."""

    name = "found_empire"
    clause = "BHW-4.1"

    def open(self, pos: State) -> bool:
        found_empire(pos, pos.founded == 1)
        pos.founded += 1
        pos.goto("expand")
        return False
