"""Rules of thumb for bots: income first, sets worth their value, defence, then the race to four heroes and wonders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core import Action
from aevum.games.mare_nostrum.actions import (
    Annex,
    Attack,
    AttackFleet,
    Buy,
    BuyCard,
    ChooseCivilization,
    Done,
    GiveCard,
    GiveRole,
    KeepGood,
    KeepTaxes,
    Launch,
    Lose,
    March,
    NameNext,
    NameNumber,
    Occupy,
    Offer,
    Pay,
    Pillage,
    Place,
    PlaceCaravan,
    Sail,
    Swap,
    Take,
    TakeGood,
    UseHero,
)
from aevum.games.mare_nostrum.board import (
    BANK,
    CARAVAN,
    CARD,
    CARDS,
    CHEAPEST_CARD,
    CITY,
    CITY_SITES,
    CIV,
    COASTS,
    FORT,
    INFLUENCE,
    ITEM,
    KINDS,
    LAND,
    LEGION,
    MARKET,
    NEIGHBOURS,
    POWERS,
    PROVINCE,
    PYRAMIDS,
    RESOURCE,
    SEA,
    SHORE_MASK,
    SITE_GOOD,
    SITE_MASK,
    SITES_OF,
    TAX,
    TEMPLE,
    WIN_CARDS,
    places_of,
    site_of,
)
from aevum.games.mare_nostrum.evaluation import PROMISES, STANDING, clock, trios, until, value
from aevum.games.mare_nostrum.state import State
from aevum.games.mare_nostrum.steps.building import largest_set
from aevum.games.mare_nostrum.steps.income import expected

__all__ = ["PROMISES", "STANDING", "clock", "rank", "until", "value"]

CIVILIZATIONS: Final = {
    3: ["babylon", "greece", "rome", "carthage", "egypt"],
    4: ["carthage", "babylon", "rome", "greece", "egypt"],
    5: ["rome", "carthage", "babylon", "greece", "egypt"],
}
"""For each number of players the order in which a bot likes them."""

WORTH: Final = {
    "temple_of_artemis": 9,
    "colossus": 8,
    "mausoleum": 7,
    "agamemnon": 6,
    "hanging_gardens": 6,
    "ulysses": 5,
    "helen": 5,
    "solomon": 4,
    "archimedes": 3,
    "lighthouse": 3,
    "statue_of_zeus": 2,
    "nebuchadnezzar": 1,
}
LEAVE_IT: Final = -1_000
STEPS_AHEAD: Final = 4


def rank(pos: State, seat: int, actions: Sequence[Action]) -> list[int]:
    """Return how good each action looks; higher is better."""
    step = pos.stack[-1]
    if step == "offers":
        return rank_offers(pos, seat, actions)
    if step == "build":
        return rank_purchases(pos, seat, actions)
    if step == "pay":
        return rank_payments(pos, seat, actions)
    if step == "march":
        return rank_marches(pos, seat, actions)
    if step == "tasks":
        return rank_tasks(pos, seat, actions)
    return [rank_other(pos, seat, action) for action in actions]


def rank_other(pos: State, seat: int, action: Action) -> int:
    """Rank the decisions that stand alone."""
    if isinstance(action, NameNumber):
        return -abs(action.cards - wanted_number(pos, seat))
    if isinstance(action, Take):
        return take_worth(pos, seat, action)
    if isinstance(action, GiveCard):
        return -keep_worth(all_cards(pos, seat), RESOURCE[action.resource])
    if isinstance(action, NameNext):
        return name_worth(pos, seat, action.seat)
    if isinstance(action, GiveRole):
        return -value(pos, action.seat)
    if isinstance(action, TakeGood):
        return good_worth(pos.hands[seat], RESOURCE[action.resource])
    if isinstance(action, (Place, PlaceCaravan)):
        return place_worth(pos, seat, action)
    if isinstance(action, KeepTaxes):
        return action.cards
    if isinstance(action, KeepGood):
        return 20 - BANK[RESOURCE[action.resource]]
    if isinstance(action, ChooseCivilization):
        return -CIVILIZATIONS[pos.seats].index(action.civ)
    if isinstance(action, Lose):
        return action.legions
    if isinstance(action, UseHero):
        return 1 if action.card == "helen" else -1
    if isinstance(action, (Launch, Sail, AttackFleet)):
        return sail_worth(pos, seat, action)
    if isinstance(action, (Buy, BuyCard)):
        return start_worth(pos, seat, action)
    return 0


# trade


def all_cards(pos: State, seat: int) -> list[int]:
    """Return all cards that a seat will have if trade stopped now."""
    hand = pos.hands[seat]
    trade = pos.trade
    if trade is None:
        return hand
    taken = trade.taken[seat]
    if not trade.revealed:
        return [hand[resource] + trade.offers[seat][resource] for resource in range(KINDS)]
    return [hand[resource] + taken[resource] for resource in range(KINDS)]


def spare_cards(hand: list[int]) -> int:
    """Return how many cards do not help the best set: second copies of goods, and taxes beside many goods."""
    kinds = sum([1 for number in hand[1:] if number])
    spare = sum(hand[1:]) - kinds
    if hand[TAX] < CHEAPEST_CARD - kinds and kinds >= 3:
        spare += hand[TAX] % 3
    return spare


def wanted_number(pos: State, seat: int) -> int:
    hand = pos.hands[seat]
    spare = spare_cards(hand)
    most = sorted([sum(pos.hands[other]) for other in range(pos.seats) if other != seat])
    return min(spare, most[-1])


def keep_worth(hand: list[int], resource: int) -> int:
    """Return how much a card is worth to its holder."""
    kinds = sum([1 for number in hand[1:] if number])
    if resource == TAX:
        if hand[TAX] >= CHEAPEST_CARD - 2:
            return 60
        return 22 if hand[TAX] % 3 == 0 else 12
    if hand[resource] > 1:
        return 8 - hand[resource]
    return 30 + (30 if kinds >= CHEAPEST_CARD - 2 else 0) - BANK[resource] // 4


def rank_offers(pos: State, seat: int, actions: Sequence[Action]) -> list[int]:
    """Choose the whole offer, the least useful cards first, then lay it out in order."""
    trade = pos.trade
    assert trade is not None
    left = all_cards(pos, seat)[:]
    wanted = [0] * KINDS
    for _ in range(trade.number):
        worst = -1
        for resource in range(KINDS):
            if left[resource] and (worst < 0 or keep_worth(left, resource) < keep_worth(left, worst)):
                worst = resource
        left[worst] -= 1
        wanted[worst] += 1
    ranks = []
    for action in actions:
        assert isinstance(action, Offer)
        resource = RESOURCE[action.resource]
        missing = wanted[resource] > trade.offers[seat][resource]
        ranks.append(100 - resource if missing else -resource)
    return ranks


def good_worth(hand: list[int], resource: int) -> int:
    """Return how much one more card of a resource helps a hand."""
    if resource == TAX:
        if hand[TAX] >= CHEAPEST_CARD - 3:
            return 70
        return 35 if hand[TAX] % 3 == 2 else 18
    if hand[resource]:
        return 6 - hand[resource]
    return 50 - BANK[resource] // 4


def take_worth(pos: State, seat: int, action: Take) -> int:
    mine = all_cards(pos, seat)
    resource = RESOURCE[action.resource]
    hurts = pos.cards[action.seat].bit_count()
    return good_worth(mine, resource) * 4 + hurts


# order


def name_worth(pos: State, seat: int, other: int) -> int:
    """In construction the leader goes first and rivals near victory last; in war the leader goes last."""
    if pos.phase == "construction":
        return 1_000_000 if other == seat else -value(pos, other)
    return -1_000_000 if other == seat else value(pos, other)


# construction


def hand_worth(hand: list[int]) -> int:
    size = largest_set(hand)
    return 100 * min(size // CHEAPEST_CARD, 1) + 10 * trios(hand) + size


def rank_purchases(pos: State, seat: int, actions: Sequence[Action]) -> list[int]:
    ranks = []
    needs = growth(pos, seat)
    for action in actions:
        if isinstance(action, BuyCard):
            ranks.append(card_worth(pos, seat, CARD[action.card]))
        elif isinstance(action, Buy):
            ranks.append(needs[ITEM[action.item]])
        elif isinstance(action, Swap):
            ranks.append(swap_worth(pos, seat, action))
        else:
            ranks.append(0)
    return ranks


def card_worth(pos: State, seat: int, card: int) -> int:
    if PYRAMIDS >> card & 1 or pos.cards[seat].bit_count() == WIN_CARDS - 1:
        return 10_000
    return 1_000 + WORTH.get(CARDS[card], 5)


def swap_worth(pos: State, seat: int, action: Swap) -> int:
    before = pos.hands[seat]
    after = before[:]
    after[RESOURCE[action.give]] -= 1
    after[RESOURCE[action.take]] += 1
    gain = hand_worth(after) - hand_worth(before)
    return 2_000 + gain if gain >= 10 else LEAVE_IT


def growth(pos: State, seat: int) -> list[int]:
    """Return how much a seat wants each item now."""
    wants = [0] * len(ITEM)
    owned = pos.owned[seat]
    size = largest_set(pos.hands[seat])
    threat = threatened(pos, seat)
    wants[CITY] = 96
    wants[CARAVAN] = 97
    wants[INFLUENCE] = 60 + (30 if not owned & pos.goods_open and not owned & CITY_SITES & ~pos.cities else 0)
    if size >= 5:
        wants[MARKET] = 95 if best_market(pos, seat) >= 2 else 20
        wants[TEMPLE] = 94 if owned & pos.cities & ~pos.temples else 1
    legions = sum(pos.legions[seat])
    wants[LEGION] = 50 - 6 * legions + 25 * min(threat, 2)
    wants[FORT] = 30 + 8 * min(threat, 2)
    wants[ITEM["trireme"]] = 25 if not sum(pos.fleets[seat]) else LEAVE_IT
    return wants


def threatened(pos: State, seat: int) -> int:
    """Return how many foreign legions of players stand in or beside a seat's provinces."""
    found = 0
    for place in places_of(pos.owned[seat]):
        for near in [place, *NEIGHBOURS[place]]:
            for other in range(pos.seats):
                if other != seat:
                    found += pos.legions[other][near]
    return found


def caravans_in(pos: State, place: int) -> int:
    return (pos.caravans & SITE_MASK[place]).bit_count()


def best_market(pos: State, seat: int) -> int:
    most = 0
    for place in places_of(pos.owned[seat] & ~pos.markets):
        most = max(most, caravans_in(pos, place))
    return most


def place_worth(pos: State, seat: int, action: Place | PlaceCaravan) -> int:
    if isinstance(action, PlaceCaravan):
        have = expected(pos, seat)
        good = SITE_GOOD[site_of(action.province, action.good)]
        return (20 if not have[good] else 0) - have[good] - BANK[good] // 4
    place = PROVINCE[action.province]
    item = pos.last_item if pos.purchase is None else pos.purchase.item
    if item == INFLUENCE:
        return province_worth(pos, seat, place)
    if item == MARKET:
        return caravans_in(pos, place)
    if item == TEMPLE:
        return 10 if pos.cities >> place & 1 else 0
    if item in (LEGION, FORT):
        return defence_need(pos, seat, place, item)
    return len(COASTS[place])


def province_worth(pos: State, seat: int, place: int) -> int:
    """Return what a province would bring to a seat: sites, new kinds of goods, and what stands there already."""
    have = expected(pos, seat)
    worth = 6 if CITY_SITES >> place & 1 else 0
    for site in SITES_OF[place]:
        worth += 6 if have[SITE_GOOD[site]] else 10
        if pos.caravans >> site & 1:
            worth += 10
    for mask in (pos.cities, pos.temples, pos.markets):
        if mask >> place & 1:
            worth += 12
    return worth


def defence_need(pos: State, seat: int, place: int, item: int) -> int:
    """Return how much a province wants another defender."""
    worth = 2 * caravans_in(pos, place) + 3 * (pos.cities >> place & 1) + 4 * (pos.temples >> place & 1)
    worth += 4 * (pos.markets >> place & 1)
    near = 0
    for other in range(pos.seats):
        if other != seat:
            near += 6 * pos.legions[other][place]
            for beside in NEIGHBOURS[place]:
                near += 4 * pos.legions[other][beside]
    if item == LEGION:
        near += 2 * targets_beside(pos, seat, place)
    return worth + near - 3 * pos.legions[seat][place] - 2 * pos.forts[place]


def targets_beside(pos: State, seat: int, place: int) -> int:
    """Return how many weakly held foreign provinces lie beside a province."""
    found = 0
    for beside in NEIGHBOURS[place]:
        owner = pos.owner[beside]
        if owner >= 0 and owner != seat and defenders(pos, seat, beside) <= 1:
            found += 1
    return found


def rank_payments(pos: State, seat: int, actions: Sequence[Action]) -> list[int]:
    """Pay with goods before taxes, with the most frequent goods first, so that most sets remain."""
    purchase = pos.purchase
    assert purchase is not None
    hand = pos.hands[seat]
    order = sorted(range(1, KINDS), key=lambda good: (-hand[good], good))
    wanted = set(order[: purchase.left + sum([1 for good in purchase.paid if good])])
    spend_taxes = hand[TAX] >= purchase.price + 2 and largest_set(hand) < CHEAPEST_CARD
    ranks = []
    for action in actions:
        assert isinstance(action, Pay)
        resource = RESOURCE[action.resource]
        if resource == TAX:
            ranks.append(500 if spend_taxes else -500)
        else:
            ranks.append((200 if resource in wanted else 0) + 10 * hand[resource] - resource)
    return ranks


# the advanced set-up


def start_worth(pos: State, seat: int, action: Buy | BuyCard) -> int:
    """Return what points buy first: the hero, two markers, then everything that brings income, and a fort."""
    if isinstance(action, BuyCard):
        return 100
    item = ITEM[action.item]
    if item == INFLUENCE:
        return 90 if pos.owned[seat].bit_count() < 3 else LEAVE_IT
    if item in (CARAVAN, CITY):
        return 80
    if item in (LEGION, FORT):
        return 20
    return LEAVE_IT


# war


def sail_worth(pos: State, seat: int, action: Launch | Sail | AttackFleet) -> int:
    if isinstance(action, AttackFleet):
        enemy = pos.civs.index(CIV[action.civ])
        theirs = pos.fleets[enemy][SEA[action.sea]]
        return 5 + action.triremes if action.triremes > theirs else LEAVE_IT
    free = pos.unowned()
    if isinstance(action, Launch):
        return 10 * (SHORE_MASK[SEA[action.sea]] & free).bit_count() + 1
    here = (SHORE_MASK[SEA[action.sea]] & free).bit_count()
    there = (SHORE_MASK[SEA[action.to]] & free).bit_count()
    return there - here if not here else LEAVE_IT


def defenders(pos: State, seat: int, place: int) -> int:
    """Return how many units would defend a province against a seat, a fort counting for two."""
    total = 0
    for other in range(POWERS):
        if other != seat:
            total += pos.legions[other][place]
            if pos.owner[place] == other:
                total += 2 * pos.forts[place]
    return total


def rank_marches(pos: State, seat: int, actions: Sequence[Action]) -> list[int]:
    lure = lures(pos, seat)
    ranks = []
    for action in actions:
        if isinstance(action, Attack):
            enemy = pos.civs.index(CIV[action.civ])
            weak = 20 - 4 * pos.legions[enemy][PROVINCE[action.province]]
            ranks.append(10 + action.legions + weak)
        elif isinstance(action, March):
            ranks.append(march_worth(pos, seat, PROVINCE[action.province], PROVINCE[action.to], lure))
        else:
            ranks.append(0)
    return ranks


def lures(pos: State, seat: int) -> list[int]:
    """Return how strongly each province draws legions: weakly held riches, and less with every step away from them."""
    lure = [0] * LAND
    for place in range(LAND):
        if pos.owner[place] >= 0 and pos.owner[place] != seat:
            lure[place] = max(0, prize(pos, seat, place) - 7 * defenders(pos, seat, place))
    for _ in range(STEPS_AHEAD):
        near = lure[:]
        for place in range(LAND):
            for beside in NEIGHBOURS[place]:
                near[place] = max(near[place], lure[beside] - 5)
        lure = near
    return lure


def prize(pos: State, seat: int, place: int) -> int:
    """Return what taking a province is worth; a home can only be occupied."""
    worth = province_worth(pos, seat, place)
    return worth // 2 if pos.homes >> place & 1 else worth


def march_worth(pos: State, seat: int, place: int, to: int, lure: list[int]) -> int:
    """Take what is undefended, attack with more than the defenders have, otherwise draw near to where that pays."""
    war = pos.war
    assert war is not None
    stay = 0
    if pos.owner[place] == seat:
        stay = 6 if threatened_at(pos, seat, place) and pos.legions[seat][place] == 1 else 0
    elif pos.owner[place] >= 0:
        foes = defenders(pos, seat, place)
        stay = 40 if not foes and pos.legions[seat][place] == 1 else (-30 if foes > war.ready[place] + 1 else 10)
    owner = pos.owner[to]
    strength = war.ready[place] + war.arrived[to]
    against = defenders(pos, seat, to)
    if owner in (seat, -1):
        if against:
            return (25 if strength > against else LEAVE_IT) - stay
        return lure[to] - lure[place] - stay if lure[to] > lure[place] else LEAVE_IT
    if not against:
        return prize(pos, seat, to) + 5 - 25 * pos.legions[seat][to] - stay
    if strength > against:
        return prize(pos, seat, to) - 5 - stay
    return LEAVE_IT


def threatened_at(pos: State, seat: int, place: int) -> bool:
    for near in NEIGHBOURS[place]:
        for other in range(pos.seats):
            if other != seat and pos.legions[other][near]:
                return True
    return False


def rank_tasks(pos: State, seat: int, actions: Sequence[Action]) -> list[int]:
    """With one legion annex, or occupy where that is impossible; with more do both."""
    war = pos.war
    assert war is not None
    place = war.place
    free = pos.legions[seat][place] - pos.tasks[place].bit_count() - war.pillages
    may_annex = not pos.homes >> place & 1 and pos.pieces[seat][INFLUENCE] > 0
    ranks = []
    for action in actions:
        if isinstance(action, Annex):
            ranks.append(100 if may_annex else LEAVE_IT)
        elif isinstance(action, Occupy):
            ranks.append(120 if free > 1 or not may_annex else 50)
        elif isinstance(action, Pillage):
            ranks.append(pillage_worth(pos, seat, place))
        else:
            assert isinstance(action, Done)
            ranks.append(0)
    return ranks


def pillage_worth(pos: State, seat: int, place: int) -> int:
    """Return how much destruction is worth: only against a player who is about to win."""
    owner = pos.owner[place]
    if owner < pos.seats and pos.cards[owner].bit_count() == WIN_CARDS - 1 and pos.cards[seat].bit_count() < 3:
        return 90
    return LEAVE_IT
