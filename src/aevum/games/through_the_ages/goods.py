"""Food and resources: blue tokens on farms and mines, how they are laid down, paid and changed."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import FOOD, LABS, LEVEL, MINES, RESOURCES, STOCKS

VALUE: Final[tuple[int, ...]] = tuple(
    FOOD[card] if card < MINES else RESOURCES[card] if card < LABS else LEVEL[card] for card in range(STOCKS)
)
"""What a blue token on a card is worth (TTA-2.5). Only Nikola Tesla brings tokens onto laboratories."""

FARMS_DOWN: Final = tuple(range(MINES - 1, -1, -1))
MINES_DOWN: Final = tuple(range(LABS - 1, MINES - 1, -1))
FOOD_UP: Final = tuple(range(MINES))
RESOURCES_UP: Final = tuple(
    sorted((card for card in range(MINES, STOCKS) if VALUE[card]), key=lambda card: (VALUE[card], card))
)

# How the next payment uses a Trade Routes Agreement.
NO_TRADE: Final = 0
FOOD_FOR_RESOURCE: Final = 1
RESOURCE_FOR_FOOD: Final = 2


def food_of(civ: Civ) -> int:
    """Return the food in stock."""
    stock = civ.stock
    return stock[0] * VALUE[0] + stock[1] * VALUE[1] + stock[2] * VALUE[2] + stock[3] * VALUE[3]


def resources_of(civ: Civ) -> int:
    """Return the resources in stock."""
    stock = civ.stock
    total = 0
    for card in RESOURCES_UP:
        count = stock[card]
        if count:
            total += count * VALUE[card]
    return total


def gain_food(civ: Civ, amount: int) -> int:
    """Lay down food with as few tokens as possible; return how much there was room for."""
    return _gain(civ, FARMS_DOWN, amount)


def gain_resources(civ: Civ, amount: int) -> int:
    """Lay down resources with as few tokens as possible; return how much there was room for."""
    return _gain(civ, MINES_DOWN, amount)


def _gain(civ: Civ, cards: tuple[int, ...], amount: int) -> int:
    """Lay down tokens as long as the blue bank has any (TTA-2.6)."""
    left = amount
    for card in cards:
        value = VALUE[card]
        if left >= value and card in civ.techs:
            tokens = min(left // value, civ.blue)
            civ.stock[card] += tokens
            civ.blue -= tokens
            left -= tokens * value
    return amount - left


def payable_food(civ: Civ) -> int:
    """Return how much food can be paid: what is in stock, and a resource if the trade route is to be used."""
    more = 1 if civ.trade == RESOURCE_FOR_FOOD and resources_of(civ) else 0
    return food_of(civ) + more


def payable_resources(civ: Civ) -> int:
    """Return how many resources can be paid: those in stock, and a food if the trade route is to be used."""
    more = 1 if civ.trade == FOOD_FOR_RESOURCE and food_of(civ) else 0
    return resources_of(civ) + more


def pay_food(civ: Civ, amount: int) -> int:
    """Pay food, as far as there is any; return how much was paid."""
    if amount > 0 and civ.trade == RESOURCE_FOR_FOOD and lose_resources(civ, 1):
        civ.trade = NO_TRADE
        civ.trade_used = True
        return 1 + lose_food(civ, amount - 1)
    return lose_food(civ, amount)


def pay_resources(civ: Civ, amount: int) -> int:
    """Pay resources, as far as there are any; return how many were paid."""
    if amount > 0 and civ.trade == FOOD_FOR_RESOURCE and lose_food(civ, 1):
        civ.trade = NO_TRADE
        civ.trade_used = True
        return 1 + lose_resources(civ, amount - 1)
    return lose_resources(civ, amount)


def pay_for_unit(civ: Civ, amount: int) -> None:
    """Pay resources for a military unit: special resources first (TTA-7.4)."""
    credit = min(amount, civ.unit_credit)
    civ.unit_credit -= credit
    if credit:
        civ.homer_spent = True
    pay_resources(civ, amount - credit)


def lose_food(civ: Civ, amount: int) -> int:
    """Take food out of the stock; return how much was lost."""
    return _pay(civ, FOOD_UP, FARMS_DOWN, amount)


def lose_resources(civ: Civ, amount: int) -> int:
    """Take resources out of the stock; return how many were lost."""
    return _pay(civ, RESOURCES_UP, MINES_DOWN, amount)


def _pay(civ: Civ, cards: tuple[int, ...], change_cards: tuple[int, ...], amount: int) -> int:
    """Pay with the cheapest tokens first, so that the fewest stay on the cards; the last one may be changed."""
    # TTA-2.8
    left = amount
    for card in cards:
        if left <= 0:
            break
        count = civ.stock[card]
        if count:
            value = VALUE[card]
            tokens = min(count, left // value)
            left -= tokens * value
            if 0 < left < value and tokens < count:
                tokens += 1
                civ.stock[card] -= tokens
                civ.blue += tokens
                _change(civ, change_cards, value - left, value)
                left = 0
            else:
                civ.stock[card] -= tokens
                civ.blue += tokens
    return amount - left


def _change(civ: Civ, cards: tuple[int, ...], amount: int, below: int) -> None:
    """Give change for a token of the value ``below`` onto lower cards (TTA-2.8)."""
    for card in cards:
        value = VALUE[card]
        if value < below and amount >= value and card in civ.techs:
            tokens = min(amount // value, civ.blue)
            civ.stock[card] += tokens
            civ.blue -= tokens
            amount -= tokens * value
