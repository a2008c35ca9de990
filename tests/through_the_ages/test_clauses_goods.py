"""Payments and gains in blue tokens, against every other way to make them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from aevum.core.dice import QuickDice
from aevum.games.through_the_ages.goods import gain_food, gain_resources, pay_food, pay_resources

if TYPE_CHECKING:
    from tests.through_the_ages.table import New

MINES = {"bronze": 1, "iron": 2, "coal": 3, "oil": 5}
FARMS = {"agriculture": 1, "irrigation": 2, "selective_breeding": 3, "mechanized_agriculture": 5}


def fits(tokens: list[int], room: list[int]) -> bool:
    """Return whether tokens can come out of older ones, each of which is only kept or changed into lower ones."""
    if not tokens:
        return True
    return any(
        fits(tokens[1:], [*room[:place], space - tokens[0], *room[place + 1 :]])
        for place, space in enumerate(room)
        if space >= tokens[0]
    )


def fewest(old: dict[int, int], values: list[int], left: int) -> int:
    """Return the fewest tokens with which what is left can lie on the cards."""
    room = [value for value, count in old.items() for _ in range(count)]
    best = 99
    for counts in product(*(range(left // value + 1) for value in values)):
        if sum(count * value for count, value in zip(counts, values, strict=True)) == left and sum(counts) < best:
            tokens = [value for count, value in zip(counts, values, strict=True) for _ in range(count)]
            if fits(sorted(tokens, reverse=True), sorted(room)):
                best = sum(counts)
    return best


@pytest.mark.parametrize("seed", range(80))
@pytest.mark.clause("TTA-2.8")
def test_a_payment_leaves_as_few_tokens_on_the_cards_as_can_be(new: New, seed: int) -> None:
    dice = QuickDice(f"pay {seed}")
    cards = MINES if seed % 2 else FARMS
    t = new(2, round_one=True)
    base = "bronze" if seed % 2 else "agriculture"
    owned = [card for card in cards if card == base or dice.below(2)]
    for card in owned:
        t.stock(0, card, dice.below(4))
    before = {cards[card]: t.stock_of(0, card) for card in owned}
    total = sum(value * count for value, count in before.items())
    amount = dice.below(total + 1)
    blue = t.civ(0).blue
    paid = (pay_resources if seed % 2 else pay_food)(t.civ(0), amount)
    after = {cards[card]: t.stock_of(0, card) for card in owned}
    tokens = sum(after.values())
    assert paid == amount
    assert sum(value * count for value, count in after.items()) == total - amount
    assert t.civ(0).blue == blue + sum(before.values()) - tokens
    assert tokens == fewest(before, sorted(after), total - amount)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.clause("TTA-2.6")
@pytest.mark.clause("TTA-2.7")
def test_a_gain_takes_as_few_tokens_and_brings_as_much_as_can_be(new: New, seed: int) -> None:
    dice = QuickDice(f"gain {seed}")
    cards = MINES if seed % 2 else FARMS
    t = new(2, round_one=True)
    base = "bronze" if seed % 2 else "agriculture"
    owned = [card for card in cards if card == base or dice.below(2)]
    t.own(0, *owned)
    room, amount = dice.below(5), 1 + dice.below(8)
    t.blue(0, room)
    gained = (gain_resources if seed % 2 else gain_food)(t.civ(0), amount)
    values = [cards[card] for card in owned]
    possible = [
        (sum(count * value for count, value in zip(counts, values, strict=True)), -sum(counts))
        for counts in product(*(range(room + 1) for _ in values))
        if sum(counts) <= room
    ]
    most, tokens = max(pair for pair in possible if pair[0] <= amount)
    assert gained == most
    assert room - t.civ(0).blue == -tokens
