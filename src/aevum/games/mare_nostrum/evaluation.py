"""What a position is worth to a seat, for bots: income, the way to the next hero or wonder, and what threatens it."""

from __future__ import annotations

from typing import Final

from aevum.core.table import load_weights
from aevum.games.mare_nostrum.board import (
    CARD_PRICE,
    CHEAPER_BY,
    CHEAPEST_CARD,
    CITY,
    CITY_SITES,
    COMMERCE,
    EXTRA_GOOD,
    EXTRA_TAX,
    KEEP_GOOD,
    KINDS,
    NEIGHBOUR_MASK,
    POLITICS,
    PYRAMIDS,
    SITE_GOOD,
    SITE_MASK,
    SITES_OF,
    TASK_MARKER,
    TAX,
    TAXES_KEPT,
    WAR,
    WIN_CARDS,
    places_of,
)
from aevum.games.mare_nostrum.state import State
from aevum.games.mare_nostrum.steps.building import largest_set
from aevum.games.mare_nostrum.steps.income import expected

STANDING: Final[dict[str, int]] = load_weights("aevum.games.mare_nostrum", "standing")
"""What things are worth: a thousand more means odds of winning almost three times as good."""

PROMISES: Final = "odds"
"""What the evaluation is in, for fitting its weights."""

BUILDING_STEPS: Final = ("build", "place", "pay")
WON: Final = 100_000
DEAREST_CARD: Final = max(CARD_PRICE)
MANY_KINDS: Final = 5


def clock(pos: State) -> int:
    """Return a number that grows when trade is over and whenever somebody has built or fought."""
    hour = pos.round * 100
    if pos.phase == "construction":
        if pos.stack[-1] == "keep":
            return hour + 40
        done = pos.seats - len(pos.waiting)
        return hour + 10 + 2 * done - (1 if pos.stack[-1] in BUILDING_STEPS else 0)
    if pos.phase == "military":
        return hour + 50 + 2 * (pos.seats - len(pos.waiting)) - (1 if pos.war is not None else 0)
    return hour


def until(pos: State, seat: int) -> int:
    """Return when a decision has had its effect: when trade is over, when the own turn to build or to fight is.

    What is offered, the order of turns and what is kept are left to the rules of thumb: there the imagined hands of the
    others differ more from one another than the choices do, so that trying them out does harm.
    """
    step = pos.stack[-1]
    if step == "take" or step in BUILDING_STEPS or pos.war is not None:
        return clock(pos) + 1
    return clock(pos)


def value(pos: State, seat: int) -> int:
    """Return how good a position is for a seat, comparable among seats."""
    cards = pos.cards[seat].bit_count()
    if pos.winner >= 0:
        return WON if pos.winner == seat else cards * 1_000
    total = cards_worth(pos, seat, cards) + income_worth(pos, seat)
    if builds_later(pos, seat):
        total += hand_worth(pos, seat, cards)
    else:
        total += STANDING["tax_kept"] * min(pos.hands[seat][TAX], TAXES_KEPT)
    total += STANDING["director"] * (pos.roles[COMMERCE] == seat)
    total += STANDING["political_leader"] * (pos.roles[POLITICS] == seat)
    total += STANDING["military_leader"] * (pos.roles[WAR] == seat)
    return total + army_worth(pos, seat)


def cards_worth(pos: State, seat: int, cards: int) -> int:
    total = 0
    if cards >= WIN_CARDS - 2:
        total += STANDING["second_card"]
    if cards >= WIN_CARDS - 1:
        total += STANDING["third_card"]
    mine = pos.cards[seat]
    if mine & EXTRA_GOOD:
        total += STANDING["artemis"]
    if mine & EXTRA_TAX:
        total += STANDING["colossus"]
    if mine & KEEP_GOOD:
        total += STANDING["gardens"]
    if mine & CHEAPER_BY[CITY]:
        total += STANDING["mausoleum"]
    return total


def income_worth(pos: State, seat: int) -> int:
    """Return what income is worth, and the sites on which it can grow."""
    have = expected(pos, seat)
    kinds = KINDS - 1 - have[1:].count(0)
    copies = sum(have) - have[TAX] - kinds
    total = STANDING["tax"] * have[TAX] + STANDING["kind"] * kinds + STANDING["second_copy"] * copies
    total += STANDING["kind_beyond_five"] * max(0, kinds - MANY_KINDS)
    owned = pos.owned[seat]
    sites = 0
    new = 0
    for place in places_of(owned & pos.goods_open):
        for site in SITES_OF[place]:
            if not pos.caravans >> site & 1:
                sites += 1
                good = SITE_GOOD[site]
                if not have[good]:
                    have[good] = 1
                    new += 1
    total += STANDING["site"] * sites + STANDING["site_of_new_kind"] * new
    total += STANDING["city_site"] * (owned & CITY_SITES & ~pos.cities).bit_count()
    return total + STANDING["province"] * owned.bit_count()


def builds_later(pos: State, seat: int) -> bool:
    """Return whether a seat has still to build this round, so that its hand is worth something."""
    if pos.phase == "commerce":
        return True
    if pos.phase != "construction" or pos.stack[-1] == "keep":
        return False
    return seat in pos.waiting or (pos.seat == seat and pos.stack[-1] in BUILDING_STEPS)


def cards_after_trade(pos: State, seat: int) -> list[int]:
    """Return the cards that a seat would have if trade ended now: what nobody took comes back."""
    hand = pos.hands[seat]
    trade = pos.trade
    if trade is None:
        return hand
    offer = trade.offers[seat]
    taken = trade.taken[seat]
    return [hand[resource] + offer[resource] + taken[resource] for resource in range(KINDS)]


def hand_worth(pos: State, seat: int, cards: int) -> int:
    """Return what a hand can buy: the pyramids, a hero or wonder, and small things for the rest."""
    hand = cards_after_trade(pos, seat)
    most = largest_set(hand)
    total = STANDING["hand_kind"] * (KINDS - 1 - hand[1:].count(0))
    if most >= CHEAPEST_CARD:
        if cards == WIN_CARDS - 1:
            return total + STANDING["hand_fourth_card"]
        if most >= DEAREST_CARD and pos.cards_left & PYRAMIDS:
            return total + STANDING["hand_pyramids"]
        total += STANDING["hand_card"]
        hand = without_a_card(hand)
    return total + STANDING["hand_trio"] * trios(hand)


def without_a_card(hand: list[int]) -> list[int]:
    """Return what is left of a hand when the cheapest hero or wonder has been paid, with what there is most of."""
    rest = hand[:]
    if hand[TAX] >= CHEAPEST_CARD:
        rest[TAX] -= CHEAPEST_CARD
        return rest
    order = sorted(range(1, KINDS), key=hand.__getitem__, reverse=True)
    for good in order[:CHEAPEST_CARD]:
        rest[good] -= 1
    return rest


def trios(hand: list[int]) -> int:
    """Return how many sets of three a hand gives, by taking the most frequent goods first."""
    goods = sorted(hand[1:], reverse=True)
    sets = hand[TAX] // 3
    while goods[2]:
        for index in range(3):
            goods[index] -= 1
        goods.sort(reverse=True)
        sets += 1
    return sets


def army_worth(pos: State, seat: int) -> int:
    """Return what legions are worth and what foreign ones may take from their neighbours."""
    total = STANDING["legion"] * sum(pos.legions[seat])
    for place in threatened_places(pos, seat):
        total -= STANDING["danger"] * buildings_in(pos, place)
    for place in places_of(pos.camps[seat] & ~pos.owned[seat]):
        if pos.tasks[place] & TASK_MARKER and pos.occupier[place] == seat:
            total += STANDING["annexing"]
    return total


def threatened_places(pos: State, seat: int) -> list[int]:
    """Return the own provinces that more foreign legions can reach than stand in their defence."""
    camps = 0
    for other in range(pos.seats):
        if other != seat:
            camps |= pos.camps[other]
    found = []
    for place in places_of(pos.owned[seat]):
        near = (NEIGHBOUR_MASK[place] | 1 << place) & camps
        if near:
            foes = 0
            for beside in places_of(near):
                for other in range(pos.seats):
                    if other != seat:
                        foes += pos.legions[other][beside]
            if foes > pos.legions[seat][place] + 2 * pos.forts[place]:
                found.append(place)
    return found


def buildings_in(pos: State, place: int) -> int:
    found = (pos.caravans & SITE_MASK[place]).bit_count()
    return found + (pos.cities >> place & 1) + (pos.temples >> place & 1) + (pos.markets >> place & 1)
