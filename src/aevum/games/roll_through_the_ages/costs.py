"""All prices: what goods are worth, and what a player could pay with."""

from __future__ import annotations

from aevum.games.roll_through_the_ages.board import GOOD_VALUES, GRANARIES, GRANARY_COINS
from aevum.games.roll_through_the_ages.sheet import Sheet


def goods_value(sheet: Sheet) -> int:
    """What all goods are worth."""
    goods = sheet.goods
    return (
        GOOD_VALUES[0][goods[0]]
        + GOOD_VALUES[1][goods[1]]
        + GOOD_VALUES[2][goods[2]]
        + GOOD_VALUES[3][goods[3]]
        + GOOD_VALUES[4][goods[4]]
    )


def means_of(sheet: Sheet) -> int:
    """What a player could pay without coins: all goods, and all food where there are granaries."""
    return goods_value(sheet) + food_means(sheet)


def food_means(sheet: Sheet) -> int:
    """What food could be sold for (RTA-6.9)."""
    return sheet.food * GRANARY_COINS if sheet.developments[GRANARIES] else 0
