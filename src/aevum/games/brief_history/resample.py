"""Positions that a seat could not tell from the true one: unseen cards and tokens are dealt again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from aevum.core import Dice
from aevum.games.brief_history.data import DEALT, EMPIRE_DECK, EVENT_DECK, RED
from aevum.games.brief_history.state import State
from aevum.games.brief_history.steps.draft import open_piles
from aevum.games.conquest.draft import EMPIRES, EVENTS, Draft

TRIES: Final = 200


def looked(order: Sequence[int], chosen: int, open: bool, watchers: Sequence[int]) -> list[int]:
    """Return the places at which the watchers looked at a pile that went round in this order."""
    return [
        place
        for place, colour in enumerate(order)
        if colour in watchers and (place < chosen or (place == chosen and open))
    ]


def redeal(
    cards: list[int], pile: list[int], looks: list[int], fixed: Sequence[int], pool: list[int], dice: Dice
) -> None:
    """Deal a pile that goes round again, in place.

    `cards` are those taken, in the order of choosing, and `pile` those left; who looked at it at a place knows
    everything from there on, but not who has what. What nobody looked at is swapped with the `pool`.
    """
    cuts = [*looks, len(cards)] if looks else [len(cards)]
    slots = [place for place in range(cuts[0]) if cards[place] not in fixed]
    if slots or not looks:
        _swap(cards, pile if not looks else [], slots, pool, dice)
    for look, (start, end) in enumerate(pairwise(cuts), start=1):
        last = look == len(looks)
        places = [place for place in range(start, end) if cards[place] not in fixed]
        known = [cards[place] for place in places] + (pile if last else [])
        if places:
            dice.shuffle(known)
        for place in places:
            cards[place] = known.pop()
        if last:
            pile[:] = sorted(known)


def _swap(cards: list[int], pile: list[int], slots: list[int], pool: list[int], dice: Dice) -> None:
    pool += [cards[place] for place in slots] + pile
    dice.shuffle(pool)
    for place in slots:
        cards[place] = pool.pop()
    for index in range(len(pile)):
        pile[index] = pool.pop()
    pile.sort()


def deal_again(pos: State, new: State, seat: int | None, dice: Dice) -> None:
    """Deal in ``new``, a copy of ``pos``, what a seat cannot know (BHW-2.7, BHW-15.4)."""
    watchers = pos.colours_of(seat) if seat is not None else []
    new.drafts = [draft.clone() for draft in pos.drafts]
    if pos.stack:
        for number, draft in enumerate(new.drafts):
            _redeal_events(pos, draft, number + 1, watchers, dice)
        if pos.left_out:
            _redeal_left_out(pos, new, watchers, dice)
        if new.drafts:
            _redeal_empires(pos, new.drafts[-1], watchers, dice)
        _redeal_tokens(pos, new, watchers, dice)
        _fill_hands(pos, new)


def _redeal_events(pos: State, draft: Draft, epoch: int, watchers: Sequence[int], dice: Dice) -> None:
    fixed = [*pos.shown, *_own(draft, EVENTS, watchers)]
    before = draft.clone()
    for _ in range(TRIES):
        _redeal_draft(pos, draft, EVENTS, EVENT_DECK[epoch], fixed, watchers, dice)
        if _possible(pos, draft, epoch):
            return
        draft.taken[EVENTS][:] = before.taken[EVENTS]
        draft.pile[EVENTS][:] = before.pile[EVENTS]


def _possible(pos: State, draft: Draft, epoch: int) -> bool:
    """Whether nobody holds a red card that would have had to be discarded."""
    for colour, card in enumerate(draft.taken[EVENTS]):
        if card >= 0 and RED[card] and card not in pos.shown and (epoch < pos.epoch or _has_opened(pos, colour)):
            return False
    return True


def _has_opened(pos: State, colour: int) -> bool:
    """Whether a colour is past the time before founding in this epoch."""
    if not pos.drafts[-1].over or "allot" in pos.stack:
        return False
    empire = pos.empire[colour]
    if empire < 0:
        return True
    return EMPIRE_DECK[pos.epoch].index(empire) < pos.called and "opening" not in pos.stack


def _redeal_empires(pos: State, draft: Draft, watchers: Sequence[int], dice: Dice) -> None:
    fixed = [*EMPIRE_DECK[pos.epoch][: pos.called], *_own(draft, EMPIRES, watchers)]
    _redeal_draft(pos, draft, EMPIRES, EMPIRE_DECK[pos.epoch], fixed, watchers, dice)


def _redeal_left_out(pos: State, new: State, watchers: Sequence[int], dice: Dice) -> None:
    if pos.drafts[-1].order[pos.choice][0] in watchers:
        return
    deck = list(EMPIRE_DECK[pos.epoch] if pos.choice == EMPIRES else EVENT_DECK[pos.epoch])
    dice.shuffle(deck)
    new.left_out = deck[: len(pos.left_out)]


def _own(draft: Draft, pile: int, watchers: Sequence[int]) -> list[int]:
    return [draft.taken[pile][colour] for colour in watchers]


def _redeal_draft(
    pos: State,
    draft: Draft,
    pile: int,
    deck: Sequence[int],
    fixed: Sequence[int],
    watchers: Sequence[int],
    dice: Dice,
) -> None:
    order = draft.order[pile]
    taken = draft.taken[pile]
    cards = [taken[colour] for colour in order if taken[colour] >= 0]
    open = not draft.over and not draft.done[pile] and pile in open_piles(pos, draft) and bool(draft.pile[pile])
    looks = looked(order, len(cards), open, watchers)
    pool = [card for card in deck if card not in cards and card not in draft.pile[pile] and card not in fixed]
    redeal(cards, draft.pile[pile], looks, fixed, pool, dice)
    for place, card in enumerate(cards):
        taken[order[place]] = card


def _redeal_tokens(pos: State, new: State, watchers: Sequence[int], dice: Dice) -> None:
    unseen: list[tuple[list[int], int]] = []
    for cards, order in zip(new.tokens, new.token_order, strict=True):
        going_round = new.pile if cards is new.tokens[-1] else []
        looks = looked(order, len(cards), True, watchers)
        first = looks[0] if looks else len(cards)
        unseen += [(cards, place) for place in range(first)]
        if not looks:
            unseen += [(going_round, place) for place in range(len(going_round))]
        else:
            own = [cards[place] for place in looks if place < len(cards)]
            redeal(cards, going_round, looks, [*own, *cards[:first]], [], dice)
    pool = new.tokens_left + [cards[place] for cards, place in unseen]
    dice.shuffle(pool)
    for cards, place in unseen:
        cards[place] = pool.pop()
    new.pile.sort()
    new.tokens_left = sorted(pool)


def _fill_hands(pos: State, new: State) -> None:
    """Let hands and empires follow from the drafts."""
    closed = new.drafts if "allot" not in pos.stack else new.drafts[:-1]
    for colour in range(pos.colours):
        hand = [card for card in pos.hand[colour] if card in DEALT]
        taken = [draft.taken[EVENTS][colour] for draft in closed]
        new.hand[colour] = hand + [card for card in taken if card not in pos.shown]
        if pos.empire[colour] >= 0:
            new.empire[colour] = new.drafts[-1].taken[EMPIRES][colour]
