"""Small changes of a civilization that many rules share, each with its entry in the log."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    BLUE,
    CARDS,
    HOMER,
    IDS,
    MOST_SCIENCE,
    STOCKS,
    YELLOW,
)
from aevum.games.through_the_ages.events import (
    BlueChanged,
    Colonized,
    ColonyLost,
    CultureChanged,
    Destroyed,
    GoodsChanged,
    LeaderLost,
    PactEnded,
    PopulationFell,
    PopulationGrew,
    ScienceChanged,
    WonderLost,
    YellowChanged,
)
from aevum.games.through_the_ages.goods import VALUE, gain_food, gain_resources
from aevum.games.through_the_ages.leaders import homer_each_turn
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.state import Pact, State, Task

CHEAPEST_FIRST: Final[tuple[int, ...]] = tuple(sorted(range(STOCKS), key=VALUE.__getitem__))


def add_culture(pos: State, seat: int, amount: int) -> int:
    """Score or lose culture points; return by how many they really changed (TTA-2.10)."""
    civ = pos.civs[seat]
    change = max(amount, -civ.culture)
    if change:
        civ.culture += change
        pos.happened(CultureChanged(seat, change))
    return change


def add_science(pos: State, seat: int, amount: int) -> int:
    """Get or lose science points; return by how many they really changed (TTA-2.10)."""
    civ = pos.civs[seat]
    change = max(min(amount, MOST_SCIENCE - civ.science), -civ.science)
    if change:
        civ.science += change
        pos.happened(ScienceChanged(seat, change))
    return change


def add_goods(pos: State, seat: int, food: int, resources: int) -> None:
    """Let a civilization produce food and resources outside its production."""
    civ = pos.civs[seat]
    food = gain_food(civ, food) if food else 0
    resources = gain_resources(civ, resources) if resources else 0
    if food or resources:
        pos.happened(GoodsChanged(seat, food, resources))


def grow(pos: State, seat: int) -> bool:
    """Move a token from the yellow bank to the unused workers, if there is one."""
    civ = pos.civs[seat]
    if not civ.yellow:
        return False
    civ.yellow -= 1
    civ.unused += 1
    pos.happened(PopulationGrew(seat))
    return True


def lose_unused_worker(pos: State, seat: int) -> None:
    """Send an unused worker back to the yellow bank."""
    civ = pos.civs[seat]
    civ.unused -= 1
    civ.yellow += 1
    pos.happened(PopulationFell(seat, None))


def lose_worker_on(pos: State, seat: int, card: int) -> None:
    """Send the worker on a card back to the yellow bank."""
    civ = pos.civs[seat]
    civ.workers[card] -= 1
    civ.yellow += 1
    refresh(pos, seat)
    pos.happened(PopulationFell(seat, IDS[card]))


def destroy(pos: State, seat: int, card: int, own: bool = False) -> None:
    """Take a worker off a card: it becomes unused."""
    civ = pos.civs[seat]
    civ.workers[card] -= 1
    civ.unused += 1
    refresh(pos, seat)
    pos.happened(Destroyed(seat, IDS[card], own))


def add_yellow(pos: State, seat: int, amount: int) -> int:
    """Put yellow tokens from the box into the bank, or take back as many as lie there; return the change."""
    civ = pos.civs[seat]
    change = max(amount, -civ.yellow)
    if change:
        civ.yellow += change
        civ.yellow_owned += change
        pos.happened(YellowChanged(seat, change))
    return change


def add_blue(pos: State, seat: int, amount: int) -> int:
    """Put blue tokens from the box into the bank, or take back as many as lie there; return the change."""
    civ = pos.civs[seat]
    change = max(amount, -civ.blue)
    if change:
        civ.blue += change
        civ.blue_owned += change
        pos.happened(BlueChanged(seat, change))
    return change


def lose_blue_token(pos: State, seat: int) -> None:
    """Lose a blue token for good: from the bank, otherwise the cheapest one on a farm or mine."""
    civ = pos.civs[seat]
    if not civ.blue:
        for card in CHEAPEST_FIRST:
            if civ.stock[card]:
                civ.stock[card] -= 1
                civ.blue += 1
                break
    add_blue(pos, seat, -1)


def discard_leader(pos: State, seat: int) -> None:
    """Take the leader out of play."""
    remove_leader(pos, seat)
    refresh(pos, seat)


def remove_leader(pos: State, seat: int) -> None:
    """Take the leader away; the ratings are not yet worked out again (TTA-5.9)."""
    civ = pos.civs[seat]
    leader = civ.leader
    if leader == HOMER and civ.unit_credit and not civ.homer_spent:
        civ.unit_credit -= homer_each_turn(leader)
    pos.gone.append(leader)
    civ.leader = -1
    pos.happened(LeaderLost(seat, IDS[leader]))


def discard_wonder(pos: State, seat: int) -> None:
    """Take the wonder under construction out of play (TTA-17.2)."""
    civ = pos.civs[seat]
    wonder = civ.wonder
    pos.gone.append(wonder)
    civ.wonder = -1
    civ.stages = 0
    civ.blue += civ.wonder_blue
    civ.wonder_blue = 0
    pos.happened(WonderLost(seat, IDS[wonder]))


def end_pact(pos: State, pact: Pact) -> None:
    """Discard a pact (TTA-15.4)."""
    pos.pacts.remove(pact)
    pos.used.append(pact.card)
    for seat in (pact.a, pact.b):
        refresh(pos, seat)
    pos.happened(PactEnded(IDS[pact.card]))


def play_military_card(civ: Civ, card: int) -> None:
    """Take a military card out of a hand."""
    civ.cards.remove(card)
    if card in civ.shown:
        civ.shown.remove(card)


def add_colony(pos: State, seat: int, card: int) -> None:
    """Give a civilization a colony with its permanent bonus (TTA-13.5)."""
    pos.civs[seat].colonies.append(card)
    add_yellow(pos, seat, YELLOW[card])
    add_blue(pos, seat, BLUE[card])
    refresh(pos, seat)


def remove_colony(pos: State, seat: int, card: int) -> None:
    """Take a colony with its permanent bonus away from a civilization."""
    pos.civs[seat].colonies.remove(card)
    add_yellow(pos, seat, -YELLOW[card])
    add_blue(pos, seat, -BLUE[card])
    refresh(pos, seat)
    pos.happened(ColonyLost(seat, IDS[card]))


def colonize(pos: State, seat: int, card: int) -> None:
    """Make a territory a colony, with its one-time gain."""
    pos.happened(Colonized(seat, IDS[card]))
    add_colony(pos, seat, card)
    for what, amount in CARDS[card].gain.items():
        if what == "science":
            add_science(pos, seat, amount)
        elif what == "culture":
            add_culture(pos, seat, amount)
        elif what == "food":
            add_goods(pos, seat, amount, 0)
        elif what == "resources":
            add_goods(pos, seat, 0, amount)
        elif what == "population":
            for _ in range(amount):
                grow(pos, seat)
        else:
            pos.tasks.append(Task("draw", seat, amount))
