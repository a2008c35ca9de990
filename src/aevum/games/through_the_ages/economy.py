"""What farms and mines produce, what is eaten, and what corruption takes."""

from __future__ import annotations

from aevum.games.through_the_ages.civ import discontent
from aevum.games.through_the_ages.data import (
    CONSUMPTION,
    CORRUPTION,
    FAMINE_CULTURE,
    IDS,
    LABS,
    MOST_DRAWS,
    PACT_FOOD,
    PACT_FOOD_AS_RESOURCE,
    PACT_RESOURCE_AS_FOOD,
    PACT_RESOURCES,
    STOCKS,
)
from aevum.games.through_the_ages.deeds import add_culture
from aevum.games.through_the_ages.events import Consumed, CorruptionTook, FamineStruck, MineHeldBack
from aevum.games.through_the_ages.goods import (
    FARMS_DOWN,
    FOOD_FOR_RESOURCE,
    MINES_DOWN,
    NO_TRADE,
    RESOURCE_FOR_FOOD,
    VALUE,
    food_of,
    gain_food,
    gain_resources,
    lose_resources,
    pay_food,
    resources_of,
)
from aevum.games.through_the_ages.leaders import nikola_tesla_mines
from aevum.games.through_the_ages.state import SIMPLE, State
from aevum.games.through_the_ages.wonders import transcontinental_railroad_mine


def farms_produce(pos: State, seat: int) -> int:
    """Let every farm put out a token, the best farms first if the bank runs short; return the food (TTA-8.2)."""
    civ = pos.civs[seat]
    food = 0
    for card in FARMS_DOWN:
        workers = civ.workers[card]
        if workers:
            tokens = min(workers, civ.blue)
            civ.stock[card] += tokens
            civ.blue -= tokens
            food += tokens * VALUE[card]
    return food


def mine_tokens(pos: State, seat: int) -> list[tuple[int, int]]:
    """Return the cards on which tokens are put out when mines produce, and how many, the best first."""
    # TTA-20.6, TTA-20.8
    civ = pos.civs[seat]
    again = transcontinental_railroad_mine(civ)
    tokens: list[tuple[int, int]] = []
    for card in MINES_DOWN:
        count = civ.workers[card] + (1 if card == again else 0)
        if count:
            tokens.append((card, count))
    if nikola_tesla_mines(civ):
        tokens += [(card, civ.workers[card]) for card in range(LABS + 1, STOCKS) if civ.workers[card]]
        tokens.sort(key=_dearest_first)
    return tokens


def _dearest_first(item: tuple[int, int]) -> tuple[int, int]:
    return -VALUE[item[0]], item[0]


def mines_produce(pos: State, seat: int, held_back: int = -1) -> int:
    """Let every mine put out a token, but for one that is held back; return the resources (TTA-8.4)."""
    civ = pos.civs[seat]
    resources = 0
    for card, count in mine_tokens(pos, seat):
        tokens = min(count - 1 if card == held_back else count, civ.blue)
        civ.stock[card] += tokens
        civ.blue -= tokens
        resources += tokens * VALUE[card]
    if held_back >= 0:
        pos.happened(MineHeldBack(seat, IDS[held_back]))
    return resources


def pacts_give_food(pos: State, seat: int) -> int:
    """Let pacts give food; return it."""
    amount = _from_pacts(pos, seat, PACT_FOOD)
    return gain_food(pos.civs[seat], amount) if amount > 0 else 0


def pacts_give_resources(pos: State, seat: int) -> int:
    """Let pacts give or take resources; return the change."""
    amount = _from_pacts(pos, seat, PACT_RESOURCES)
    if amount < 0:
        return -lose_resources(pos.civs[seat], -amount)
    return gain_resources(pos.civs[seat], amount) if amount else 0


def _from_pacts(pos: State, seat: int, yields: tuple[tuple[int, int], ...]) -> int:
    amount = 0
    for pact in pos.pacts:
        if pact.a == seat:
            amount += yields[pact.card][0]
        elif pact.b == seat:
            amount += yields[pact.card][1]
    return amount


def consume(pos: State, seat: int) -> None:
    """Feed the people; missing food costs culture (TTA-2.4, TTA-8.3)."""
    civ = pos.civs[seat]
    needed = CONSUMPTION[civ.yellow]
    if not needed:
        return
    paid = pay_food(civ, needed)
    if paid:
        pos.happened(Consumed(seat, paid))
    if paid < needed:
        missing = needed - paid
        pos.happened(FamineStruck(seat, missing, FAMINE_CULTURE * missing))
        add_culture(pos, seat, -FAMINE_CULTURE * missing)


def trade_open(pos: State, seat: int) -> int:
    """Return how a seat may use a Trade Routes Agreement in a payment now: once a round, with a good to give."""
    civ = pos.civs[seat]
    if civ.trade_used or civ.trade:
        return NO_TRADE
    role = trade_role(pos, seat)
    given = food_of(civ) if role == FOOD_FOR_RESOURCE else resources_of(civ)
    return role if given else NO_TRADE


def trade_role(pos: State, seat: int) -> int:
    """Return what a Trade Routes Agreement lets a seat do (TTA-20.24): A gives food, B gives resources."""
    for pact in pos.pacts:
        if seat in (pact.a, pact.b):
            role = 0 if pact.a == seat else 1
            if PACT_FOOD_AS_RESOURCE[pact.card][role]:
                return FOOD_FOR_RESOURCE
            if PACT_RESOURCE_AS_FOOD[pact.card][role]:
                return RESOURCE_FOR_FOOD
    return NO_TRADE


def may_trade_for_food(pos: State, seat: int) -> bool:
    """Return whether a resource may feed the people in place of a food."""
    return CONSUMPTION[pos.civs[seat].yellow] > 0 and trade_open(pos, seat) == RESOURCE_FOR_FOOD


def supply(pos: State, seat: int, held_back: int = -1) -> tuple[int, int]:
    """Let farms and mines produce, feed the people and suffer corruption; return the food and resources produced."""
    food = farms_produce(pos, seat) + pacts_give_food(pos, seat)
    consume(pos, seat)
    resources = mines_produce(pos, seat, held_back) + pacts_give_resources(pos, seat)
    corrupt(pos, seat)
    return food, resources


def is_uprising(pos: State, seat: int) -> bool:
    """Return whether more workers are discontent than unused: then nothing is produced (TTA-9.3, TTA-9.4)."""
    return pos.game != SIMPLE and discontent(pos.civs[seat]) > pos.civs[seat].unused


def draws(pos: State, seat: int) -> int:
    """Return how many military cards the end of the turn brings (TTA-8.6, TTA-19.5)."""
    if pos.game == SIMPLE or pos.round == 1 or pos.draw_action:
        return 0
    return min(MOST_DRAWS, pos.civs[seat].military)


def corrupt(pos: State, seat: int) -> None:
    """Lose resources to corruption (TTA-8.5, TTA-9.4)."""
    civ = pos.civs[seat]
    if pos.game == SIMPLE:
        return
    lost = lose_resources(civ, CORRUPTION[civ.blue])
    if lost:
        pos.happened(CorruptionTook(seat, lost))
