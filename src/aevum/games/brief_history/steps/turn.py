"""Calling the empires, the events before founding, and the founding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core import Action, Refusal, Step
from aevum.games.brief_history.actions import FOUND, PLAY_EVENT, Found, PlayEvent
from aevum.games.brief_history.campaign import found_empire
from aevum.games.brief_history.cards import holds_unknown, playable
from aevum.games.brief_history.data import EMPIRE_DECK, EMPIRES, EVENT_NUMBER, EVENTS, RED
from aevum.games.brief_history.effects import play_event
from aevum.games.brief_history.events import EmpireCalled, EmpirePassedOver, EventDiscarded

if TYPE_CHECKING:
    from aevum.games.brief_history.position import Position


def refuse_event(pos: Position, card: str, opening: bool) -> Refusal | None:
    """Say why an event card cannot be played now."""
    number = EVENT_NUMBER.get(card, -1)
    if number not in pos.hand[pos.colour]:
        return Refusal("not_in_hand", {"card": card}, "BHW-12.1")
    row = EVENTS[number]
    if row.epoch > pos.epoch:
        return Refusal("too_early", {"card": card, "epoch": row.epoch}, "BHW-12.5")
    if row.opening and not opening:
        return Refusal("before_founding_only", {"card": card}, "BHW-12.4")
    if pos.gold[pos.colour] < row.gold:
        return Refusal("not_enough_gold", {"card": card, "gold": row.gold}, "BHW-12.1")
    return Refusal("no_use_now", {"card": card}, "BHW-12.7")


class CallEmpires(Step["Position"]):
    """The empires of the epoch are called one after the other."""

    name = "call_empires"
    clause = "BHW-3.1"

    def open(self, pos: Position) -> bool:
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
        pos.happened(EmpireCalled(pos.seat, pos.colour_id, EMPIRES[empire].id))
        pos.call("opening")
        return False


class Opening(Step["Position"]):
    """Before founding: red cards now or never, and black ones that do without the empire."""

    name = "opening"
    clause = "BHW-12.4"

    def open(self, pos: Position) -> bool:
        if holds_unknown(pos):
            return True
        self._end(pos)
        return False

    def _end(self, pos: Position) -> None:
        hand = pos.hand[pos.colour]
        for card in [card for card in hand if RED[card]]:
            hand.remove(card)
            pos.shown.append(card)
            pos.happened(EventDiscarded(pos.seat, pos.colour_id, EVENTS[card].id))
        pos.goto("found_empire")

    def legal(self, pos: Position, seat: int) -> list[Action]:
        actions = [PLAY_EVENT[card] for card in playable(pos, True)]
        actions.append(FOUND)
        return actions

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        if isinstance(action, Found):
            self._end(pos)
        else:
            assert isinstance(action, PlayEvent)
            play_event(pos, EVENT_NUMBER[action.card])

    def refuse(self, pos: Position, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PlayEvent):
            return refuse_event(pos, action.card, True)
        return None

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"empire": EMPIRES[pos.empire[pos.colour]].id}


class FoundEmpire(Step["Position"]):
    """The empire is founded; a card with two empires comes here twice."""

    name = "found_empire"
    clause = "BHW-4.1"

    def open(self, pos: Position) -> bool:
        found_empire(pos, pos.founded == 1)
        pos.founded += 1
        pos.goto("expand")
        return False
