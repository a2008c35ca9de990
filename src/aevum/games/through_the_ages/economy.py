"""What farms and mines produce, what is eaten, and what corruption takes."""

from __future__ import annotations

from aevum.games.through_the_ages.civ import best_with_worker, discontent
from aevum.games.through_the_ages.data import (
    CONSUMPTION,
    CORRUPTION,
    FAMINE_CULTURE,
    IDS,
    LABS,
    MINE,
    MOST_DRAWS,
    PACT_FOOD,
    PACT_RESOURCES,
    RAILROAD,
    STOCKS,
    TESLA,
    TRADE_ROUTES,
)
from aevum.games.through_the_ages.deeds import add_culture
from aevum.games.through_the_ages.events import Consumed, CorruptionTook, FamineStruck, MineHeldBack
from aevum.games.through_the_ages.goods import (
    FARMS_DOWN,
    MINES_DOWN,
    VALUE,
    gain_food,
    gain_resources,
    lose_resources,
    pay_food,
)
from aevum.games.through_the_ages.state import SIMPLE, Position


def farms_produce(pos: Position, seat: int) -> int:
    """Let every farm put out a token, the best farms first if the bank runs short; return the food."""
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


def mine_tokens(pos: Position, seat: int) -> list[tuple[int, int]]:
    """Return the cards on which tokens are put out when mines produce, and how many, the best first."""
    civ = pos.civs[seat]
    again = best_with_worker(civ, MINE) if RAILROAD in civ.wonders else -1
    tokens = [(card, civ.workers[card] + (1 if card == again else 0)) for card in MINES_DOWN]
    if civ.leader == TESLA:
        tokens += [(card, civ.workers[card]) for card in range(LABS + 1, STOCKS)]
        tokens.sort(key=_dearest_first)
    return [(card, count) for card, count in tokens if count]


def _dearest_first(item: tuple[int, int]) -> tuple[int, int]:
    return -VALUE[item[0]], item[0]


def mines_produce(pos: Position, seat: int, held_back: int = -1) -> int:
    """Let every mine put out a token, but for one that is held back; return the resources."""
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


def pacts_give_food(pos: Position, seat: int) -> int:
    """Let pacts give food; return it."""
    amount = _from_pacts(pos, seat, PACT_FOOD)
    return gain_food(pos.civs[seat], amount) if amount > 0 else 0


def pacts_give_resources(pos: Position, seat: int) -> int:
    """Let pacts give or take resources; return the change."""
    amount = _from_pacts(pos, seat, PACT_RESOURCES)
    if amount < 0:
        return -lose_resources(pos.civs[seat], -amount)
    return gain_resources(pos.civs[seat], amount) if amount else 0


def _from_pacts(pos: Position, seat: int, yields: tuple[tuple[int, int], ...]) -> int:
    amount = 0
    for pact in pos.pacts:
        if pact.a == seat:
            amount += yields[pact.card][0]
        elif pact.b == seat:
            amount += yields[pact.card][1]
    return amount


def consume(pos: Position, seat: int) -> None:
    """Feed the people; missing food costs culture."""
    civ = pos.civs[seat]
    needed = CONSUMPTION[civ.yellow]
    if not needed:
        return
    paid = pay_food(civ, needed)
    if paid < needed and not civ.trade_used and trade_role(pos, seat) == "b":
        civ.trade_used = True
        paid += lose_resources(civ, 1)
    if paid:
        pos.happened(Consumed(seat, paid))
    if paid < needed:
        missing = needed - paid
        pos.happened(FamineStruck(seat, missing, FAMINE_CULTURE * missing))
        add_culture(pos, seat, -FAMINE_CULTURE * missing)


def trade_role(pos: Position, seat: int) -> str:
    """Return the role in a trade routes agreement, or nothing."""
    for pact in pos.pacts:
        if pact.card == TRADE_ROUTES:
            if pact.a == seat:
                return "a"
            if pact.b == seat:
                return "b"
    return ""


def supply(pos: Position, seat: int, held_back: int = -1) -> tuple[int, int]:
    """Let farms and mines produce, feed the people and suffer corruption; return the food and resources produced."""
    food = farms_produce(pos, seat) + pacts_give_food(pos, seat)
    consume(pos, seat)
    resources = mines_produce(pos, seat, held_back) + pacts_give_resources(pos, seat)
    corrupt(pos, seat)
    return food, resources


def is_uprising(pos: Position, seat: int) -> bool:
    """Return whether more workers are discontent than unused: then nothing is produced."""
    return pos.game != SIMPLE and discontent(pos.civs[seat]) > pos.civs[seat].unused


def draws(pos: Position, seat: int) -> int:
    """Return how many military cards the end of the turn brings."""
    if pos.game == SIMPLE or pos.round == 1 or pos.draw_action:
        return 0
    return min(MOST_DRAWS, pos.civs[seat].military)


def corrupt(pos: Position, seat: int) -> None:
    """Lose resources to corruption."""
    civ = pos.civs[seat]
    if pos.game == SIMPLE:
        return
    lost = lose_resources(civ, CORRUPTION[civ.blue])
    if lost:
        pos.happened(CorruptionTook(seat, lost))
