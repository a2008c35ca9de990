"""Positions that a seat could not tell from the true one: cards that it has not seen are dealt again."""

from __future__ import annotations

from aevum.core import Dice
from aevum.games.conquest.draft import EMPIRES, EVENTS, Draft, redeal
from aevum.games.history_of_the_world.data import epoch_cards
from aevum.games.history_of_the_world.state import State


def deal_again(pos: State, new: State, seat: int | None, dice: Dice) -> None:
    """Deal in ``new``, a copy of ``pos``, what a seat cannot know (HOW-2.8)."""
    if not new.drafts:
        return
    new.drafts = [draft.clone() for draft in new.drafts]
    shown = pos.shown_events()
    for number, draft in enumerate(new.drafts):
        before = draft.taken[EVENTS][:]
        _redeal(pos, draft, EVENTS, list(epoch_cards(number + 1)), shown, seat, dice)
        for other in range(pos.seats):
            if draft.over and before[other] != draft.taken[EVENTS][other]:
                new.hand[other].remove(before[other])
                new.hand[other].append(draft.taken[EVENTS][other])
                new.hand[other].sort()
    _redeal(pos, new.draft, EMPIRES, list(epoch_cards(pos.epoch)), pos.shown_empires(), seat, dice)


def _redeal(
    pos: State, draft: Draft, pile: int, deck: list[int], shown: list[int], seat: int | None, dice: Dice
) -> None:
    if pos.classic:
        _redeal_blind(draft, pile, deck, shown, seat, dice)
    else:
        redeal(draft, pile, deck, shown, seat, dice)


def _redeal_blind(draft: Draft, pile: int, deck: list[int], shown: list[int], seat: int | None, dice: Dice) -> None:
    """Deal again what a seat has not seen where each card was drawn blindly and kept or given away."""
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
