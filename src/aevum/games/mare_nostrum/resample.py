"""What a seat cannot know, dealt again."""

from __future__ import annotations

from aevum.core import Dice
from aevum.games.mare_nostrum.board import KEEP_GOOD, KINDS, TAX, TAXES_KEPT
from aevum.games.mare_nostrum.state import State


def deal_anew(pos: State, seat: int | None, dice: Dice) -> None:
    """Deal all cards that lie hidden from the seat again among those who hold them; counts stay.

    Whoever is about to pay keeps the hand, since it is known that the set can be paid.
    """
    payer = -1 if pos.purchase is None else pos.seat
    holders = [holder for holder in range(pos.seats) if holder not in (seat, payer)]
    pool: list[int] = []
    for holder in holders:
        pool += hidden_cards(pos, holder)
    dice.shuffle(pool)
    for holder in holders:
        deal(pos, holder, pool, dice)
        keep_something(pos, holder, dice)


def hidden_cards(pos: State, holder: int) -> list[int]:
    """Take the cards that others cannot see from a seat: its hand and an offer that is not complete."""
    cards: list[int] = []
    hand = pos.hands[holder]
    trade = pos.trade
    secret = trade.offers[holder] if trade is not None and not trade.revealed else [0] * KINDS
    for resource in range(KINDS):
        cards += [resource] * (hand[resource] + secret[resource])
    return cards


def deal(pos: State, holder: int, pool: list[int], dice: Dice) -> None:
    """Deal a seat as many cards from the pool as it had; of a secret offer as much is laid out as before."""
    hand = pos.hands[holder]
    trade = pos.trade
    number = sum(hand)
    laid = 0
    if trade is not None and not trade.revealed:
        laid = sum(trade.offers[holder])
        trade.offers[holder] = [0] * KINDS
    cards = [pool.pop() for _ in range(number + laid)]
    pos.hands[holder] = counted(cards)
    if trade is not None and laid:
        dice.shuffle(cards)
        offer = sorted(cards[: trade.number])
        for resource in offer[:laid]:
            pos.hands[holder][resource] -= 1
            trade.offers[holder][resource] += 1
        trade.last[holder] = offer[laid - 1] if trade.left[holder] > 0 else 0


def keep_something(pos: State, holder: int, dice: Dice) -> None:
    """Let a seat that has secretly chosen what to keep have chosen something that it now holds."""
    hand = pos.hands[holder]
    if pos.keep_taxes[holder] >= 0:
        pos.keep_taxes[holder] = dice.pick(range(min(hand[TAX], TAXES_KEPT) + 1))
        if pos.cards[holder] & KEEP_GOOD and holder not in pos.waiting:
            pos.keep_good[holder] = dice.pick([-1, *[good for good in range(1, KINDS) if hand[good]]])


def counted(cards: list[int]) -> list[int]:
    counts = [0] * KINDS
    for resource in cards:
        counts[resource] += 1
    return counts
