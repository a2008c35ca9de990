"""What a player counts, for advice."""

from __future__ import annotations

from aevum.core.stake import Stake
from aevum.games.mare_nostrum.board import (
    CITY_SITES,
    KINDS,
    NEIGHBOUR_MASK,
    PROVINCES,
    ROLES,
    SHORE_MASK,
    SITE_GOOD,
    SITES_OF,
    TASK_MARKER,
    TAX,
    places_of,
)
from aevum.games.mare_nostrum.evaluation import buildings_in, cards_after_trade, threatened_places, trios
from aevum.games.mare_nostrum.state import State
from aevum.games.mare_nostrum.steps.building import largest_set
from aevum.games.mare_nostrum.steps.income import expected


def stakes(pos: State, seat: int) -> list[Stake]:
    """Return what a seat counts."""
    if pos.civs[seat] < 0:
        return []
    found = [Stake("cards", pos.cards[seat].bit_count(), 1_000)]
    found += of_income(pos, seat) + of_hand(pos, seat) + of_war(pos, seat) + of_turns(pos, seat)
    for role, name in enumerate(ROLES):
        found.append(Stake("role", int(pos.roles[role] == seat), 100, name, "role"))
    return found


def of_income(pos: State, seat: int) -> list[Stake]:
    """Return what comes every round, and where it can still grow."""
    have = expected(pos, seat)
    owned = pos.owned[seat]
    room = {
        SITE_GOOD[site]
        for place in places_of(owned & pos.goods_open)
        for site in SITES_OF[place]
        if not pos.caravans >> site & 1 and not have[SITE_GOOD[site]]
    }
    return [
        Stake("taxes", have[TAX], 120),
        Stake("kinds", KINDS - 1 - have[1:].count(0), 150),
        Stake("goods", sum(have) - have[TAX], 60),
        Stake("provinces", owned.bit_count(), 80),
        Stake("new_goods", len(room), 40),
        Stake("city_sites", (owned & CITY_SITES & ~pos.cities).bit_count(), 40),
    ]


def of_hand(pos: State, seat: int) -> list[Stake]:
    """Return what the cards are good for. What is on offer counts for the largest set until somebody takes it."""
    kept = pos.hands[seat]
    if pos.trade is not None:
        kept = [held + taken for held, taken in zip(kept, pos.trade.taken[seat], strict=True)]
    return [
        Stake("set", largest_set(cards_after_trade(pos, seat)), 70),
        Stake("purchases", trios(kept), 65),
        Stake("different", KINDS - 1 - kept[1:].count(0), 40),
        Stake("tax_cards", kept[TAX], 15),
    ]


def of_war(pos: State, seat: int) -> list[Stake]:
    """Return what one's units hold, guard and threaten, and what the others have built."""
    legions, owned = pos.legions[seat], pos.owned[seat]
    shores = near = 0
    for sea in places_of(pos.afloat[seat]):
        shores |= SHORE_MASK[sea]
    for place in places_of(pos.camps[seat]):
        near |= NEIGHBOUR_MASK[place] | 1 << place
    guarded = [place for place in places_of(owned) if legions[place] or pos.forts[place]]
    others = [(other, places_of(pos.owned[other])) for other in range(pos.seats) if other != seat]
    found = [
        Stake("legions", sum(legions), 60),
        Stake("triremes", sum(pos.fleets[seat]) + pos.docked[seat], 50),
        Stake("shores", shores.bit_count(), 12),
        Stake("exposed", sum(buildings_in(pos, place) for place in threatened_places(pos, seat)), -70),
        Stake("guarded", sum(buildings_in(pos, place) for place in guarded), 20),
        Stake("threatened", sum(buildings_in(pos, at) for _, row in others for at in row if near >> at & 1), 20),
    ]
    for place in guarded:
        found.append(Stake("guard", legions[place], 12, PROVINCES[place], "province"))
        found.append(Stake("fort", pos.forts[place], 15, PROVINCES[place], "province"))
    for place in places_of(pos.camps[seat] & ~owned):
        if pos.tasks[place] & TASK_MARKER and pos.occupier[place] == seat:
            found.append(Stake("annexing", 1, 100, PROVINCES[place], "province"))
    for other, places in others:
        found.append(Stake("rival", sum(buildings_in(pos, place) for place in places), -40, str(other), "seat"))
    return found


def of_turns(pos: State, seat: int) -> list[Stake]:
    """Return what the order of turns brings: the early builder chooses first, the late commander can answer."""
    if pos.phase not in ("construction", "military"):
        return []
    others = [other for other in range(pos.seats) if other != seat]
    waiting = [other for other in others if other in pos.waiting]
    leader = max(others, key=lambda other: (pos.cards[other].bit_count(), sum(expected(pos, other)), -other))
    found = [Stake("held_back", int(leader in waiting), 12, str(leader), "seat")]
    if pos.phase == "military" and seat in pos.waiting:
        found.append(Stake("answers", len(others) - len(waiting), 12))
    return found
