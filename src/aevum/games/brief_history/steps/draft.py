"""The start of an epoch: new region values, and the draft of empires and events."""

from __future__ import annotations

from aevum.core import Action, Chance, Draw, Outcome, Step
from aevum.games.brief_history.actions import OPEN_PILE, TAKE_EMPIRE, TAKE_EVENT, OpenPile, TakeEmpire, TakeEvent
from aevum.games.brief_history.data import (
    COLOURS,
    EMPIRE_DECK,
    EMPIRE_NUMBER,
    EMPIRES,
    EVENT_DECK,
    EVENT_NUMBER,
    EVENTS,
)
from aevum.games.brief_history.events import EmpireTaken, EpochBegan, EventTaken, PileOpened
from aevum.games.brief_history.state import State
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE
from aevum.games.conquest.draft import PILES, Draft, start_draft


def both_piles(pos: State, draft: Draft) -> int:
    """Return the seat that has both piles of this round before it, or -1 (BHW-2.6)."""
    seats = pos.seats
    seat = draft.order[EVENT_PILE][draft.round] % seats
    return seat if seat == draft.order[EMPIRE_PILE][draft.round] % seats else -1


def open_piles(pos: State, draft: Draft) -> list[int]:
    """Return the piles from which somebody chooses now, having looked at them."""
    if draft.done[EVENT_PILE]:
        return [EMPIRE_PILE]
    if draft.done[EMPIRE_PILE]:
        return [EVENT_PILE]
    if draft.first >= 0:
        return [draft.first]
    return [EVENT_PILE, EMPIRE_PILE] if both_piles(pos, draft) < 0 else []


class NewEpoch(Step[State]):
    """The region values of the new epoch come into force."""

    name = "new_epoch"
    clause = "BHW-2.2"

    def open(self, pos: State) -> bool:
        pos.epoch += 1
        pos.called = 0
        pos.drafts.append(start_draft(pos.gold, [], []))
        pos.happened(EpochBegan(pos.epoch))
        pos.goto("allot")
        return False


class Deal(Step[State]):
    """The cards that stay out of a pile are drawn unseen when the first who chooses from it looks at it.

    Who sees the pile knows what is missing from it; so it is the same to draw the few cards that are left out.
    """

    name = "deal"
    clause = "BHW-1.7"

    def open(self, pos: State) -> bool:
        deck = EMPIRE_DECK[pos.epoch] if pos.choice == EMPIRE_PILE else EVENT_DECK[pos.epoch]
        if len(pos.left_out) < len(deck) - pos.colours:
            return True
        pos.drafts[-1].pile[pos.choice] = [card for card in deck if card not in pos.left_out]
        pos.left_out = []
        pos.choice = -1
        pos.back()
        return False

    def chance(self, pos: State) -> Chance:
        draft = pos.drafts[-1]
        deck = EMPIRE_DECK[pos.epoch] if pos.choice == EMPIRE_PILE else EVENT_DECK[pos.epoch]
        left = [card for card in deck if card not in pos.left_out] if pos.left_out else deck
        return Draw(PILES[pos.choice], left, pos.seat_of(draft.order[pos.choice][0]))

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, int)
        pos.left_out.append(outcome)


class Allot(Step[State]):
    """Empires go from the last player up, events from the first player down, at the same time (BHW-2.3, BHW-2.4)."""

    name = "allot"
    clause = "BHW-2.5"

    def open(self, pos: State) -> bool:
        draft = pos.drafts[-1]
        if draft.over:
            self._close(pos, draft)
            return False
        if draft.round == pos.colours - 1:
            self._give_the_last(pos, draft)
            return False
        if draft.round == 0 and not (draft.pile[EVENT_PILE] and draft.pile[EMPIRE_PILE]):
            return self._deal_first(pos, draft)
        return True

    def _deal_first(self, pos: State, draft: Draft) -> bool:
        """Have a pile that somebody looks at for the first time dealt; return whether there is none."""
        for pile in open_piles(pos, draft):
            if not draft.pile[pile]:
                pos.choice = pile
                pos.call("deal")
                return False
        return True

    def _give_the_last(self, pos: State, draft: Draft) -> None:
        for pile in (EVENT_PILE, EMPIRE_PILE):
            colour = draft.order[pile][-1]
            card = draft.pile[pile][0]
            draft.choose(pile, card)
            if pile == EVENT_PILE:
                pos.happened(EventTaken(pos.seat_of(colour), COLOURS[colour], EVENTS[card].id))
            else:
                pos.happened(EmpireTaken(pos.seat_of(colour), COLOURS[colour], EMPIRES[card].id))

    def _close(self, pos: State, draft: Draft) -> None:
        for colour in range(pos.colours):
            pos.empire[colour] = draft.taken[EMPIRE_PILE][colour]
            pos.hand[colour].append(draft.taken[EVENT_PILE][colour])
        pos.goto("call_empires")

    def actors(self, pos: State) -> tuple[int, ...]:
        draft = pos.drafts[-1]
        piles = open_piles(pos, draft)
        if not piles:
            return (both_piles(pos, draft),)
        one = pos.seat_of(draft.order[piles[0]][draft.round])
        if len(piles) == 1:
            return (one,)
        two = pos.seat_of(draft.order[piles[1]][draft.round])
        return (one, two) if one < two else (two, one)

    def legal(self, pos: State, seat: int) -> list[Action]:
        draft = pos.drafts[-1]
        piles = open_piles(pos, draft)
        if not piles:
            return OPEN_PILE[:]
        for pile in piles:
            if pos.seat_of(draft.order[pile][draft.round]) == seat:
                verbs = TAKE_EMPIRE if pile == EMPIRE_PILE else TAKE_EVENT
                return [verbs[card] for card in draft.pile[pile]]
        return []

    def apply(self, pos: State, seat: int, action: Action) -> None:
        draft = pos.drafts[-1]
        if type(action) is OpenPile:
            pile = PILES.index(action.pile)
            draft.open(pile)
            pos.happened(PileOpened(seat, COLOURS[draft.order[pile][draft.round]], action.pile))
        elif type(action) is TakeEmpire:
            colour = draft.order[EMPIRE_PILE][draft.round]
            draft.choose(EMPIRE_PILE, EMPIRE_NUMBER[action.empire])
            pos.happened(EmpireTaken(seat, COLOURS[colour], action.empire))
        else:
            assert isinstance(action, TakeEvent)
            colour = draft.order[EVENT_PILE][draft.round]
            draft.choose(EVENT_PILE, EVENT_NUMBER[action.card])
            pos.happened(EventTaken(seat, COLOURS[colour], action.card))

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"epoch": pos.epoch, "piles": 0 if open_piles(pos, pos.drafts[-1]) else 1}
