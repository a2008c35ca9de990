"""What makes a position sound: nothing made, nothing lost, nothing where it cannot be."""

from __future__ import annotations

from aevum.games.mare_nostrum.board import (
    ALL_CARDS,
    ALL_TASK_GOODS,
    BANK,
    CARAVAN,
    CITY,
    CITY_SITES,
    CIVS,
    COASTAL,
    FORT,
    GOODS_PROVINCES,
    INFLUENCE,
    ITEMS,
    KINDS,
    LAND,
    LEGION,
    MARKET,
    POWERS,
    PROVINCES,
    RESERVED,
    RESOURCES,
    SITE_MASK,
    SITE_PROVINCE,
    SITES,
    SITES_OF,
    TASK_CITY,
    TASK_GOODS,
    TASK_MARKER,
    TASK_MARKET,
    TASK_TEMPLE,
    TEMPLE,
    TOKENS,
    TRIREME,
    TWO_FORTS,
    WATER,
    places_of,
)
from aevum.games.mare_nostrum.state import State


def problems(pos: State) -> list[str]:
    """Return a sentence for everything that is impossible in a position."""
    found: list[str] = []
    shapes(pos, found)
    if found:
        return found
    cards(pos, found)
    tokens(pos, found)
    pieces(pos, found)
    places(pos, found)
    masks(pos, found)
    heroes(pos, found)
    tasks(pos, found)
    turn(pos, found)
    return found


def shapes(pos: State, found: list[str]) -> None:
    """Lists must be as long as the things they count."""
    if pos.seats not in TOKENS:
        found.append(f"{pos.seats} seats are not possible")
        return
    rows = [pos.owner, pos.forts, pos.docked, pos.tasks, pos.occupier, *pos.legions]
    if any(len(row) != LAND for row in rows):
        found.append("a list of provinces has the wrong length")
    if any(len(row) != WATER for row in pos.fleets):
        found.append("a list of sea zones has the wrong length")
    if any(len(row) != KINDS for row in [pos.bank, *pos.hands]):
        found.append("a list of resources has the wrong length")
    if any(len(row) != len(ITEMS) for row in [pos.tokens, *pos.pieces]):
        found.append("a list of items has the wrong length")
    if any(len(row) != POWERS for row in (pos.civs, pos.owned, pos.camps)) or len(pos.legions) != POWERS:
        found.append("a list of powers has the wrong length")
    if len(pos.hands) != pos.seats or len(pos.cards) != pos.seats or len(pos.pieces) != pos.seats:
        found.append("a list of seats has the wrong length")
    if len(pos.fleets) != pos.seats or len(pos.afloat) != pos.seats:
        found.append("a list of fleets has the wrong length")


def cards(pos: State, found: list[str]) -> None:
    """Every resource card is in the bank, in a hand or on the table."""
    piles = [pos.bank, *pos.hands]
    if pos.trade is not None:
        piles += pos.trade.offers
        piles += pos.trade.taken
        for seat in range(pos.seats):
            if pos.trade.revealed and pos.trade.up[seat] != sum(pos.trade.offers[seat]):
                found.append(f"seat {seat} has another number of cards on offer than counted")
    for resource in range(KINDS):
        total = 0
        for pile in piles:
            total += pile[resource]
            if pile[resource] < 0:
                found.append(f"a pile has fewer than no {RESOURCES[resource]} cards")
        if total != BANK[resource]:
            found.append(f"{total} {RESOURCES[resource]} cards instead of {BANK[resource]}")


def tokens(pos: State, found: list[str]) -> None:
    """Every building token is on the board or in the supply."""
    limits = TOKENS[pos.seats]
    for item, standing in (
        (CARAVAN, pos.caravans),
        (CITY, pos.cities),
        (MARKET, pos.markets),
        (TEMPLE, pos.temples),
    ):
        left = pos.tokens[item]
        if left < 0 or standing.bit_count() + left != limits[item]:
            found.append(f"{standing.bit_count()} {ITEMS[item]} tokens on the board and {left} left")


def pieces(pos: State, found: list[str]) -> None:
    """Every marker and unit of a seat is on the board or in its supply."""
    limits = TOKENS[pos.seats]
    for seat in range(pos.seats):
        own = places_of(pos.owned[seat])
        docked = sum([pos.docked[place] for place in own])
        for item, standing in (
            (INFLUENCE, len(own)),
            (LEGION, sum(pos.legions[seat])),
            (FORT, sum([pos.forts[place] for place in own])),
            (TRIREME, sum(pos.fleets[seat]) + docked),
        ):
            left = pos.pieces[seat][item]
            if left < 0 or standing + left != limits[item]:
                found.append(f"seat {seat} has {standing} of {ITEMS[item]} on the board and {left} left")
        if min(pos.legions[seat]) < 0 or min(pos.fleets[seat]) < 0:
            found.append(f"seat {seat} has fewer than no units somewhere")


def places(pos: State, found: list[str]) -> None:
    """Nothing stands where it cannot."""
    for place in range(LAND):
        name = PROVINCES[place]
        owner = pos.owner[place]
        if not -1 <= owner < POWERS:
            found.append(f"{name} belongs to nobody known")
            continue
        built = (pos.cities | pos.temples | pos.markets) >> place & 1 or pos.caravans & SITE_MASK[place]
        if owner < 0 and (built or pos.forts[place] or pos.docked[place]):
            found.append(f"{name} is unowned, yet something is built there")
        if pos.cities >> place & 1 and not CITY_SITES >> place & 1:
            found.append(f"{name} has a city but no site for it")
        if pos.docked[place] and (not COASTAL >> place & 1 or owner >= pos.seats):
            found.append(f"{name} cannot have a trireme in dock")
        most = 2 if 0 <= owner < pos.seats and pos.cards[owner] & TWO_FORTS else 1
        if not 0 <= pos.forts[place] <= most:
            found.append(f"{name} has {pos.forts[place]} forts")
    if pos.caravans >> SITES:
        found.append("a caravan stands on no good")
    if pos.homes:
        for seat in range(pos.seats):
            if pos.owner[pos.home(seat)] != seat:
                found.append(f"the home of seat {seat} belongs to somebody else")
    if sorted(set(pos.civs) - {-1}) != sorted(civ for civ in pos.civs if civ >= 0):
        found.append("two powers have the same civilization")


def masks(pos: State, found: list[str]) -> None:
    """What is kept for speed agrees with what it repeats."""
    for power in range(POWERS):
        owned = sum([1 << place for place in range(LAND) if pos.owner[place] == power])
        if owned != pos.owned[power]:
            found.append(f"the provinces of {_name(pos, power)} do not agree")
        if pos.camps[power] != sum([1 << place for place in range(LAND) if pos.legions[power][place]]):
            found.append(f"the camps of {_name(pos, power)} do not agree")
    for seat in range(pos.seats):
        if pos.afloat[seat] != sum([1 << sea for sea in range(WATER) if pos.fleets[seat][sea]]):
            found.append(f"the fleets of seat {seat} do not agree")
    if pos.fortified != sum([1 << place for place in range(LAND) if pos.forts[place]]):
        found.append("the forts do not agree")
    free = sum([1 << place for place in range(LAND) if SITE_MASK[place] & ~pos.caravans])
    if pos.goods_open != free & GOODS_PROVINCES:
        found.append("the free goods do not agree")


def _name(pos: State, power: int) -> str:
    return CIVS[pos.civs[power]] if pos.civs[power] >= 0 else f"power {power}"


def heroes(pos: State, found: list[str]) -> None:
    """Each hero and wonder has one owner at most, and a civilization's hero only that civilization."""
    taken = 0
    for seat in range(pos.seats):
        if pos.cards[seat] & taken:
            found.append("a hero or wonder has two owners")
        taken |= pos.cards[seat]
        if pos.civs[seat] >= 0 and pos.cards[seat] & RESERVED[pos.civs[seat]]:
            found.append(f"seat {seat} has a hero of another civilization")
    if pos.cards_left != ALL_CARDS & ~taken:
        found.append("the heroes and wonders left do not agree")


def tasks(pos: State, found: list[str]) -> None:
    """Legions with tasks stand in foreign provinces, on what is there."""
    settled = pos.battle is None and (not pos.stack or pos.stack[-1] != "give_up")
    for place in range(LAND):
        mask = pos.tasks[place]
        if not mask:
            if pos.occupier[place] >= 0:
                found.append(f"{PROVINCES[place]} has an occupier without a task")
            continue
        occupier = pos.occupier[place]
        if not 0 <= occupier < pos.seats or pos.owner[place] in (-1, occupier):
            found.append(f"{PROVINCES[place]} cannot be occupied by power {occupier}")
            continue
        if settled and mask.bit_count() > pos.legions[occupier][place]:
            found.append(f"{PROVINCES[place]} has more tasks than legions")
        if mask & ~tasks_possible(pos, place):
            found.append(f"{PROVINCES[place]} has a legion on what is not there")


def tasks_possible(pos: State, place: int) -> int:
    mask = 0 if pos.homes >> place & 1 else TASK_MARKER
    if pos.cities >> place & 1:
        mask |= TASK_CITY
    if pos.temples >> place & 1 and pos.tasks[place] & TASK_CITY:
        mask |= TASK_TEMPLE
    if pos.markets >> place & 1 and pos.tasks[place] & ALL_TASK_GOODS:
        mask |= TASK_MARKET
    for index, site in enumerate(SITES_OF[place]):
        if pos.caravans >> site & 1 and SITE_PROVINCE[site] == place:
            mask |= TASK_GOODS[index]
    return mask


def turn(pos: State, found: list[str]) -> None:
    """What belongs to a phase or a turn is there only in it, and agrees with the board."""
    if pos.round and any(not 0 <= holder < pos.seats for holder in pos.roles):
        found.append("a role has no holder")
    war = pos.war
    if war is not None:
        for place in range(LAND):
            if min(war.ready[place], war.arrived[place]) < 0:
                found.append(f"fewer than no legions can move in {PROVINCES[place]}")
            if pos.battle is None and war.ready[place] + war.arrived[place] > pos.legions[pos.seat][place]:
                found.append(f"more legions can move in {PROVINCES[place]} than stand there")
    if pos.phase != "military" and war is not None:
        found.append("a war is going on outside the military phase")
    if pos.phase != "commerce" and pos.trade is not None:
        found.append("trade is going on outside the commerce phase")
    if pos.phase == "commerce" and any(pos.docked) and pos.round > 1:
        found.append("a trireme has stayed in dock")
