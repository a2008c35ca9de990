"""An epoch's beginning, the draft of events and empires, and its end."""

from __future__ import annotations

from typing import Final

from aevum.core import Action, Chance, Draw, Outcome, Refusal, Step
from aevum.games.conquest.draft import EMPIRES, EVENTS, PILES, Draft, start_draft
from aevum.games.history_of_the_world.actions import (
    GIVE_CARD,
    KEEP_CARD,
    OPEN_PILE,
    TAKE_EMPIRE,
    TAKE_EVENT,
    GiveCard,
    KeepCard,
    OpenPile,
    TakeEmpire,
    TakeEvent,
)
from aevum.games.history_of_the_world.data import BOX, EMPIRE, EMPIRE_IDS, EVENT, EVENT_IDS, epoch_cards
from aevum.games.history_of_the_world.events import (
    CardGiven,
    CardKept,
    EmpireTaken,
    EpochBegan,
    EventTaken,
    MatchEnded,
)
from aevum.games.history_of_the_world.state import State

LAST_EPOCH: Final = "last_epoch"
"""Why a match ends."""

IDS: Final = (EVENT_IDS, EMPIRE_IDS)
NUMBERS: Final = (EVENT, EMPIRE)
"""Per pile: the cards' ids by number, and their numbers by id."""


class Epoch(Step[State]):
    """A new epoch: its region tokens come into force and its cards are drafted. After the last the match is over."""

    name = "epoch"
    clause = "HOW-2.1"

    def open(self, pos: State) -> bool:
        pos.seat = -1
        pos.called = 0
        if pos.epoch == BOX.epochs:
            pos.happened(MatchEnded(LAST_EPOCH))
            pos.back()
            return False
        pos.epoch += 1
        draft = start_draft(pos.score, [], [])
        if pos.classic:
            draft.drawer = [[-1] * pos.seats, [-1] * pos.seats]
        pos.drafts.append(draft)
        pos.happened(EpochBegan(pos.epoch))
        pos.goto("classic_draw" if pos.classic else "deal")
        return False


class Deal(Step[State]):
    """As many cards of each pile as there are players: the leader sees the events, the last player the empires."""

    name = "deal"
    clause = "HOW-1.3"

    def open(self, pos: State) -> bool:
        if len(pos.draft.pile[EMPIRES]) < pos.seats:
            return True
        pos.goto("draft")
        return False

    def chance(self, pos: State) -> Chance | None:
        draft = pos.draft
        pile = _dealt(pos)
        left = [IDS[pile][card] for card in epoch_cards(pos.epoch) if card not in draft.pile[pile]]
        return Draw(PILES[pile], left, to=draft.order[pile][0])

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, str)
        pile = _dealt(pos)
        cards = pos.draft.pile[pile]
        cards.append(NUMBERS[pile][outcome])
        cards.sort()


def _dealt(pos: State) -> int:
    """Return the pile that is being dealt: events first."""
    return EVENTS if len(pos.draft.pile[EVENTS]) < pos.seats else EMPIRES


def _end_of_draft(pos: State) -> None:
    for seat, card in enumerate(pos.draft.taken[EVENTS]):
        pos.hand[seat].append(card)
        pos.hand[seat].sort()
    pos.goto("call")


class Drafting(Step[State]):
    """One player chooses an event while another chooses an empire; the piles go on when both have chosen."""

    # HOW-2.5, HOW-2.6, HOW-2.7

    name = "draft"
    clause = "HOW-2.4"

    def open(self, pos: State) -> bool:
        if not pos.draft.over:
            return True
        _end_of_draft(pos)
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        return pos.draft.actors()

    def legal(self, pos: State, seat: int) -> list[Action]:
        draft = pos.draft
        pile = draft.pile_of(seat)
        if pile == EVENTS:
            return [TAKE_EVENT[card] for card in draft.pile[EVENTS]]
        if pile == EMPIRES:
            return [TAKE_EMPIRE[card] for card in draft.pile[EMPIRES]]
        return list(OPEN_PILE)

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is TakeEvent:
            pos.draft.choose(EVENTS, EVENT[action.card])
            pos.happened(EventTaken(seat, action.card))
        elif type(action) is TakeEmpire:
            pos.draft.choose(EMPIRES, EMPIRE[action.empire])
            pos.happened(EmpireTaken(seat, action.empire))
        elif type(action) is OpenPile:
            pos.draft.open(PILES.index(action.pile))

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"piles": 1 if pos.draft.must_open else 0}

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, TakeEvent | TakeEmpire) and not pos.draft.must_open:
            return Refusal("not_in_pile", {}, self.clause)
        return None


class ClassicDraw(Step[State]):
    """Classic draft: whoever's choice it is draws the top card, unseen by the others."""

    name = "classic_draw"
    clause = "HOW-10.1"

    def open(self, pos: State) -> bool:
        if pos.draft.over:
            _end_of_draft(pos)
            return False
        if not pos.draft.must_open and _to_draw(pos) >= 0:
            return True
        pos.goto("classic_draft")
        return False

    def chance(self, pos: State) -> Chance | None:
        pile = _to_draw(pos)
        left = [IDS[pile][card] for card in epoch_cards(pos.epoch) if card not in pos.draft.taken[pile]]
        return Draw(PILES[pile], left, to=pos.draft.chooser(pile))

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, str)
        pile = _to_draw(pos)
        pos.draft.drawn[pile] = NUMBERS[pile][outcome]


def _to_draw(pos: State) -> int:
    """Return the pile from which a card is drawn now, or -1."""
    draft = pos.draft
    for pile in (EVENTS, EMPIRES):
        if not draft.done[pile] and draft.drawn[pile] < 0 and not draft.unopened(pile):
            return pile
    return -1


class ClassicDraft(Step[State]):
    """Classic draft: keep the card, or give it to somebody who has none of its kind."""

    name = "classic_draft"
    clause = "HOW-10.2"

    def open(self, pos: State) -> bool:
        if pos.draft.must_open or pos.draft.drawn != [-1, -1]:
            return True
        pos.goto("classic_draw")
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        return pos.draft.actors()

    def legal(self, pos: State, seat: int) -> list[Action]:
        draft = pos.draft
        if draft.must_open:
            return list(OPEN_PILE)
        pile = draft.pile_of(seat)
        actions: list[Action] = []
        # HOW-10.3
        if draft.taken[pile][seat] < 0:
            actions.append(KEEP_CARD[pile])
        for other in range(pos.seats):
            if other != seat and draft.taken[pile][other] < 0:
                actions.append(GIVE_CARD[pile][other])
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        draft = pos.draft
        if type(action) is OpenPile:
            draft.open(PILES.index(action.pile))
        elif type(action) is KeepCard:
            _lay_down(draft, PILES.index(action.pile), seat, seat)
            pos.happened(CardKept(seat, action.pile))
        elif type(action) is GiveCard:
            _lay_down(draft, PILES.index(action.pile), seat, action.to)
            pos.happened(CardGiven(seat, action.pile, action.to))

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"piles": 1 if pos.draft.must_open else 0}

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, KeepCard | GiveCard) and not pos.draft.must_open:
            return Refusal("has_such_a_card", {}, self.clause)
        return None


def _lay_down(draft: Draft, pile: int, drawer: int, seat: int) -> None:
    card = draft.drawn[pile]
    draft.drawn[pile] = -1
    draft.drawer[pile][seat] = drawer
    draft.give(pile, card, seat)
