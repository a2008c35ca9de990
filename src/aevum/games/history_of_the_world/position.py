"""The state of a match of History of the World."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from aevum.core import Dice, OptionValue, Place, Result, Step
from aevum.core import Position as CorePosition
from aevum.games.conquest.draft import EMPIRES, EVENTS, Draft, redeal
from aevum.games.history_of_the_world.data import ATLAS, BOX, PER_EPOCH, VALUES, epoch_cards
from aevum.games.history_of_the_world.state import Battle, Board, Turn
from aevum.games.history_of_the_world.steps import STEPS
from aevum.games.history_of_the_world.steps.epoch import LAST_EPOCH
from aevum.games.history_of_the_world.view import view_of


@dataclass(eq=False)
class Position(CorePosition):
    """The whole truth of a match at one moment."""

    classic: bool
    epoch: int
    score: list[int]
    """0 before the marker is on the track."""
    board: Board
    drafts: list[Draft]
    """One per epoch begun."""
    hand: list[list[int]]
    """Per seat: its event cards not yet played, lowest first; kingdoms of past epochs stay in it, of no use."""
    called: int
    """How many empires of this epoch's list have been called."""
    seat: int
    """The player whose turn it is."""
    turn: Turn
    battle: Battle | None
    hungry: list[int]
    """The seats that still must remove an army because of a famine, in turn order."""

    steps: ClassVar[Mapping[str, Step[Any]]] = STEPS

    def clone(self) -> Position:
        new = Position.__new__(Position)
        new.seats = self.seats
        new.stack = self.stack[:]
        new.classic = self.classic
        new.epoch = self.epoch
        new.score = self.score[:]
        new.board = self.board.clone()
        # A draft that is over never changes again.
        new.drafts = [draft if draft.over else draft.clone() for draft in self.drafts]
        new.hand = [cards[:] for cards in self.hand]
        new.called = self.called
        new.seat = self.seat
        new.turn = self.turn.clone()
        new.battle = None if self.battle is None else self.battle.clone()
        new.hungry = self.hungry[:]
        return new

    @property
    def draft(self) -> Draft:
        """The draft of this epoch."""
        return self.drafts[-1]

    def empire_of(self, seat: int) -> int:
        """Return a seat's empire of this epoch, or -1."""
        return self.drafts[-1].taken[EMPIRES][seat] if self.drafts else -1

    def revealed(self, seat: int) -> bool:
        """Whether a seat's empire of this epoch has been called."""
        empire = self.empire_of(seat)
        return empire >= 0 and empire - (self.epoch - 1) * PER_EPOCH < self.called

    def scores(self) -> list[int]:
        """Return the points of each seat."""
        return self.score[:]

    # what the regions and buildings are worth

    def region_points(self, seat: int) -> int:
        """Return what a seat's hold on the regions scores now."""
        values = VALUES[self.epoch]
        held = self.board.held[seat]
        points = 0
        for region, lands in enumerate(ATLAS.region_lands):
            if held & lands:
                points += values[region][self.board.level(seat, region)]
        return points

    # the end

    @property
    def result(self) -> Result | None:
        if self.stack:
            return None
        order = sorted(range(self.seats), key=self._behind)
        return Result(tuple([Place(seat, rank, self.score[seat]) for rank, seat in enumerate(order, 1)]), LAST_EPOCH)

    def _behind(self, seat: int) -> int:
        return -self.score[seat]

    # knowledge

    def view(self, seat: int | None) -> msgspec.Struct:
        return view_of(self, seat)

    def shown_events(self) -> list[int]:
        """The event cards that everybody has seen, because they have been played."""
        held = {card for cards in self.hand for card in cards}
        shown = []
        for draft in self.drafts:
            if draft.over:
                shown += [card for card in draft.taken[EVENTS] if card not in held]
        return shown

    def shown_empires(self) -> list[int]:
        """The empires of this epoch that have been called, whether somebody has them or not."""
        return list(epoch_cards(self.epoch))[: self.called]

    def resample(self, seat: int | None, dice: Dice) -> Position:
        new = self.clone()
        if not new.drafts:
            return new
        new.drafts = [draft.clone() for draft in new.drafts]
        shown = self.shown_events()
        for number, draft in enumerate(new.drafts):
            before = draft.taken[EVENTS][:]
            deck = list(epoch_cards(number + 1))
            new._redeal(draft, EVENTS, deck, shown, seat, dice)
            for other in range(self.seats):
                if draft.over and before[other] != draft.taken[EVENTS][other]:
                    new.hand[other].remove(before[other])
                    new.hand[other].append(draft.taken[EVENTS][other])
                    new.hand[other].sort()
        deck = list(epoch_cards(self.epoch))
        new._redeal(new.draft, EMPIRES, deck, self.shown_empires(), seat, dice)
        return new

    def _redeal(self, draft: Draft, pile: int, deck: list[int], shown: list[int], seat: int | None, dice: Dice) -> None:
        if self.classic:
            _redeal_blind(draft, pile, deck, shown, seat, dice)
        else:
            redeal(draft, pile, deck, shown, seat, dice)

    # soundness

    def check(self) -> list[str]:
        armies = [BOX.armies_per_colour] * self.seats
        if self.seat >= 0:
            armies[self.seat] -= self.turn.unplaced
            if self.battle is not None:
                armies[self.seat] -= 1 + self.battle.armies
        wrong = self.board.problems(armies, BOX.towns, BOX.monuments, BOX.forts)
        if self.turn.unplaced < 0 or self.turn.tokens < 0:
            wrong.append("fewer than no armies on the card")
        placed = [score for score in self.score if score]
        if len(set(placed)) != len(placed) and "track" not in self.stack:
            wrong.append("two markers on one space")
        for land, seat in enumerate(self.board.owner):
            if self.board.standing[land] and seat != self.seat:
                wrong.append("an active army of a player whose turn it is not")
        wrong += self._check_cards()
        return wrong

    def _check_cards(self) -> list[str]:
        wrong = []
        for number, draft in enumerate(self.drafts):
            cards = epoch_cards(number + 1)
            for pile in (EVENTS, EMPIRES):
                seen = [
                    card for card in draft.taken[pile] + draft.pile[pile] + draft.drawn[pile : pile + 1] if card >= 0
                ]
                if len(set(seen)) != len(seen) or any(card not in cards for card in seen) or len(seen) > self.seats:
                    wrong.append(f"the cards of epoch {number + 1} do not fit")
        for seat, cards_held in enumerate(self.hand):
            drafted = {draft.taken[EVENTS][seat] for draft in self.drafts}
            if any(card not in drafted for card in cards_held) or len(set(cards_held)) != len(cards_held):
                wrong.append(f"seat {seat} holds a card that it never drafted")
        return wrong


def _redeal_blind(draft: Draft, pile: int, deck: list[int], shown: list[int], seat: int | None, dice: Dice) -> None:
    """Deal anew what a seat has not seen where each card was drawn blindly and kept or given away."""
    taken, drawer = draft.taken[pile], draft.drawer[pile]
    fixed = set(shown)
    for other, card in enumerate(taken):
        if card >= 0 and seat is not None and seat in (other, drawer[other]):
            fixed.add(card)
    mine = seat is not None and draft.drawn[pile] >= 0 and draft.chooser(pile) == seat
    if mine:
        fixed.add(draft.drawn[pile])
    unseen = [card for card in deck if card not in fixed]
    dice.shuffle(unseen)
    for other, card in enumerate(taken):
        if card >= 0 and card not in fixed:
            taken[other] = unseen.pop()
    if draft.drawn[pile] >= 0 and not mine:
        draft.drawn[pile] = unseen.pop()


POSITION = Position


def start(seats: int, options: Mapping[str, OptionValue]) -> Position:
    """Return the first position: nothing is on the map, no marker on the track."""
    return Position(
        seats=seats,
        stack=["markers"],
        classic=bool(options["classic_draft"]),
        epoch=0,
        score=[0] * seats,
        board=Board.empty(seats, BOX.armies_per_colour, BOX.towns, BOX.monuments, BOX.forts),
        drafts=[],
        hand=[[] for _ in range(seats)],
        called=0,
        seat=-1,
        turn=Turn(),
        battle=None,
        hungry=[],
    )
