"""The board and the box as numbers: everything that never changes, indexed for quick play.

Sets of provinces are bit masks: bit ``n`` stands for province ``n``. Caravan sites have masks of their own.
"""

from __future__ import annotations

from typing import Final

from aevum.games.mare_nostrum.data import (
    BORDER_ROWS,
    CARD_ROWS,
    CIVILIZATION_ROWS,
    LIMIT_ROWS,
    NEUTRAL_ROWS,
    PRICE_ROWS,
    PROVINCE_ROWS,
    RESOURCE_ROWS,
    ROLE_ROWS,
    SEA_ROWS,
    SETUP_ROWS,
)

# places

PROVINCES: Final[list[str]] = [row.id for row in PROVINCE_ROWS]
PROVINCE: Final[dict[str, int]] = {name: index for index, name in enumerate(PROVINCES)}
SEAS: Final[list[str]] = [row.id for row in SEA_ROWS]
SEA: Final[dict[str, int]] = {name: index for index, name in enumerate(SEAS)}
LAND: Final[int] = len(PROVINCES)
WATER: Final[int] = len(SEAS)
EVERYWHERE: Final[int] = (1 << LAND) - 1
CITY_SITES: Final[int] = sum(1 << index for index, row in enumerate(PROVINCE_ROWS) if row.city)

NEIGHBOURS: Final[list[list[int]]] = [[] for _ in PROVINCES]
COASTS: Final[list[list[int]]] = [[] for _ in PROVINCES]
SHORES: Final[list[list[int]]] = [[] for _ in SEAS]
WATERS: Final[list[list[int]]] = [[] for _ in SEAS]

for _border in BORDER_ROWS:
    if _border.via == "coast":
        COASTS[PROVINCE[_border.a]].append(SEA[_border.b])
        SHORES[SEA[_border.b]].append(PROVINCE[_border.a])
    elif _border.via == "water":
        WATERS[SEA[_border.a]].append(SEA[_border.b])
        WATERS[SEA[_border.b]].append(SEA[_border.a])
    else:
        NEIGHBOURS[PROVINCE[_border.a]].append(PROVINCE[_border.b])
        NEIGHBOURS[PROVINCE[_border.b]].append(PROVINCE[_border.a])
for _places in NEIGHBOURS + COASTS + SHORES + WATERS:
    _places.sort()


def mask_of(places: list[int]) -> int:
    """Return the mask of some places."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


_PLACES: Final[dict[int, tuple[int, ...]]] = {}
_MOST_REMEMBERED: Final[int] = 50_000


def places_of(mask: int) -> tuple[int, ...]:
    """Return the places in a mask, lowest first. The same masks come again and again, so they are remembered."""
    known = _PLACES.get(mask)
    if known is not None:
        return known
    places = []
    left = mask
    while left:
        low = left & -left
        places.append(low.bit_length() - 1)
        left ^= low
    found = tuple(places)
    if len(_PLACES) < _MOST_REMEMBERED:
        _PLACES[mask] = found
    return found


NEIGHBOUR_MASK: Final[list[int]] = [mask_of(places) for places in NEIGHBOURS]
SHORE_MASK: Final[list[int]] = [mask_of(places) for places in SHORES]
WATER_MASK: Final[list[int]] = [mask_of(places) for places in WATERS]
COASTAL: Final[int] = mask_of([place for place in range(LAND) if COASTS[place]])

# resources: number 0 is the tax, the others are goods

RESOURCES: Final[list[str]] = [row.id for row in RESOURCE_ROWS]
RESOURCE: Final[dict[str, int]] = {name: index for index, name in enumerate(RESOURCES)}
KINDS: Final[int] = len(RESOURCES)
TAX: Final[int] = 0
BANK: Final[list[int]] = [row.cards for row in RESOURCE_ROWS]

# caravan sites: one for each good of each province

SITE_PROVINCE: Final[list[int]] = []
SITE_GOOD: Final[list[int]] = []
SITES_OF: Final[list[list[int]]] = [[] for _ in PROVINCES]
for _index, _row in enumerate(PROVINCE_ROWS):
    for _good in _row.goods:
        SITES_OF[_index].append(len(SITE_GOOD))
        SITE_PROVINCE.append(_index)
        SITE_GOOD.append(RESOURCE[_good])
SITES: Final[int] = len(SITE_GOOD)
SITE_MASK: Final[list[int]] = [mask_of(sites) for sites in SITES_OF]
# MN-1.2: every good of a province is a site of its own
GOODS_PROVINCES: Final[int] = mask_of([place for place in range(LAND) if SITES_OF[place]])


def site_of(province: str, good: str) -> int:
    """Return the site of a good in a province."""
    for site in SITES_OF[PROVINCE[province]]:
        if RESOURCES[SITE_GOOD[site]] == good:
            return site
    raise KeyError(f"{province} has no {good}")


# what stands on a site or a marker can be a legion's task: city, temple, market, marker, first and second good

TASK_CITY: Final[int] = 1
TASK_TEMPLE: Final[int] = 2
TASK_MARKET: Final[int] = 4
TASK_MARKER: Final[int] = 8
TASK_GOODS: Final[list[int]] = [16, 32]
ALL_TASK_GOODS: Final[int] = 48

# things to buy

ITEMS: Final[list[str]] = [row.item for row in PRICE_ROWS]
ITEM: Final[dict[str, int]] = {name: index for index, name in enumerate(ITEMS)}
INFLUENCE: Final[int] = ITEM["influence"]
CARAVAN: Final[int] = ITEM["caravan"]
CITY: Final[int] = ITEM["city"]
MARKET: Final[int] = ITEM["market"]
TEMPLE: Final[int] = ITEM["temple"]
LEGION: Final[int] = ITEM["legion"]
FORT: Final[int] = ITEM["fort"]
TRIREME: Final[int] = ITEM["trireme"]
PRICE: Final[list[int]] = [row.cost for row in PRICE_ROWS]
BUILDING: Final[list[bool]] = [row.kind == "building" for row in PRICE_ROWS]

CARDS: Final[list[str]] = [row.id for row in CARD_ROWS]
CARD: Final[dict[str, int]] = {name: index for index, name in enumerate(CARDS)}
CARD_PRICE: Final[list[int]] = [row.cost for row in CARD_ROWS]
CHEAPEST_CARD: Final[int] = min(CARD_PRICE)
ALL_CARDS: Final[int] = (1 << len(CARDS)) - 1
WIN_CARDS: Final[int] = 4  # MN-1.1


def cards_with(effect: str) -> int:
    """Return the mask of the cards that have an effect."""
    return mask_of([index for index, row in enumerate(CARD_ROWS) if effect in row.effect])


PYRAMIDS: Final[int] = cards_with("win")  # MN-11.18
FREE_INFLUENCE: Final[int] = cards_with("free_influence_per_turn")  # MN-11.3
SWAP: Final[int] = cards_with("swap_with_bank_per_turn")  # MN-11.5
CONVERT: Final[int] = cards_with("convert_attacking_legion_per_phase")  # MN-11.9
PLUNDER_CARD: Final[int] = cards_with("pillage_card")  # MN-11.10
REDIRECT: Final[int] = cards_with("redirect_trade_per_phase")  # MN-11.11
EXTRA_TAX: Final[int] = cards_with("extra_tax")  # MN-11.12
KEEP_GOOD: Final[int] = cards_with("keep_goods")  # MN-11.13
EXTRA_GOOD: Final[int] = cards_with("extra_good_of_choice")  # MN-11.14
TWO_FORTS: Final[int] = cards_with("forts_per_province")  # MN-11.15
ANYWHERE: Final[int] = cards_with("influence_anywhere")  # MN-11.16
LEGION_BONUS: Final[int] = cards_with("legion_die_bonus")  # MN-11.2
TRIREME_BONUS: Final[int] = cards_with("trireme_die_bonus")  # MN-11.4


def _cheaper(item: int) -> tuple[int, int]:
    """Return which cards lower the price of an item, and to what (MN-11.1, MN-11.4, MN-11.17)."""
    name = ITEMS[item]
    for index, row in enumerate(CARD_ROWS):
        if f"cost_{name}" in row.effect:
            return 1 << index, row.effect[f"cost_{name}"]
        if BUILDING[item] and "building_discount" in row.effect:
            return 1 << index, PRICE[item] - row.effect["building_discount"]
    return 0, PRICE[item]


CHEAPER_BY: Final[list[int]] = [_cheaper(item)[0] for item in range(len(ITEMS))]
CHEAPER_PRICE: Final[list[int]] = [_cheaper(item)[1] for item in range(len(ITEMS))]

CHEAPEST_ITEM: Final[int] = min(CHEAPER_PRICE)

# civilizations: a *power* is a seat or, numbered after the seats, a neutral civilization

CIVS: Final[list[str]] = [row.id for row in CIVILIZATION_ROWS]
CIV: Final[dict[str, int]] = {name: index for index, name in enumerate(CIVS)}
HOME: Final[list[int]] = [PROVINCE[row.home] for row in CIVILIZATION_ROWS]
HERO: Final[list[int]] = [CARD[row.hero] for row in CIVILIZATION_ROWS]
AREA: Final[list[int]] = [mask_of([PROVINCE[place] for place in row.area]) for row in CIVILIZATION_ROWS]
POWERS: Final[int] = len(CIVS)
POINTS: Final[int] = 36  # MN-2.5
LEFT_OUT: Final[dict[int, list[str]]] = {3: ["rome", "egypt"], 4: ["babylon"], 5: []}
RESERVED: Final[list[int]] = [
    mask_of([index for index, row in enumerate(CARD_ROWS) if row.civilization not in (None, civ)]) for civ in CIVS
]
"""For each civilization the heroes that it cannot buy: those of the others (MN-7.11, MN-2.9)."""


class Start:
    """What stands in one province of a civilization in the basic set-up (MN-2.2, MN-2.3, MN-2.4)."""

    def __init__(self, province: int, cities: int, caravans: list[int], choice: list[int], forts: int) -> None:
        self.province = province
        self.cities = cities
        self.caravans = caravans
        self.choice = choice
        self.forts = forts


STARTS: Final[list[list[Start]]] = [
    [
        Start(
            PROVINCE[row.province],
            row.cities,
            [site_of(row.province, good) for good in row.caravans],
            [site_of(row.province, good) for good in row.caravan_choice],
            row.forts,
        )
        for row in SETUP_ROWS
        if row.civilization == civ
    ]
    for civ in CIVS
]
NEUTRAL_HOME: Final[tuple[int, int]] = next((r.legions, r.forts) for r in NEUTRAL_ROWS if r.where == "home")
NEUTRAL_AWAY: Final[tuple[int, int]] = next((r.legions, r.forts) for r in NEUTRAL_ROWS if r.where != "home")

# roles

ROLES: Final[list[str]] = [row.id for row in ROLE_ROWS]
ROLE: Final[dict[str, int]] = {name: index for index, name in enumerate(ROLES)}
COMMERCE: Final[int] = ROLE["commerce_director"]
POLITICS: Final[int] = ROLE["political_leader"]
WAR: Final[int] = ROLE["military_leader"]
FIRST_HOLDER: Final[list[int]] = [CIV[row.first_holder] for row in ROLE_ROWS]
ROLE_CARDS: Final[list[list[tuple[int, int]]]] = [
    [
        (1 << index, row.effect[f"role_bonus_{role}"])
        for index, row in enumerate(CARD_ROWS)
        if f"role_bonus_{role}" in row.effect
    ]
    for role in ROLES
]
"""For each role the cards that count towards it, and how much (MN-11.6, MN-11.7, MN-11.8)."""

# counts

TOKENS: Final[dict[int, list[int]]] = {
    seats: [row.count(seats) for name in ITEMS for row in LIMIT_ROWS if row.item == name] for seats in (3, 4, 5)
}
"""How many of each item there are, in the order of ``ITEMS``: buildings for all, markers and units for each."""

SIDES: Final[int] = 6
POINTS_PER_HIT: Final[int] = 5
FORT_POINTS: Final[int] = 6  # MN-9.5
TAXES_KEPT: Final[int] = 2  # MN-6.6
