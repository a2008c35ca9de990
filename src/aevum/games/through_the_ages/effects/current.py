"""What current events do: to whom, and by which mechanism. What has to be chosen becomes a task."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.civ import Civ, discontent
from aevum.games.through_the_ages.data import EFFECTS, INDEX, LEVEL
from aevum.games.through_the_ages.deeds import (
    add_culture,
    add_goods,
    add_science,
    add_yellow,
    discard_leader,
    grow,
    lose_blue_token,
)
from aevum.games.through_the_ages.economy import (
    consume,
    corrupt,
    farms_produce,
    may_trade_for_food,
    mine_tokens,
    mines_produce,
)
from aevum.games.through_the_ages.events import ActionsLost, GoodsChanged
from aevum.games.through_the_ages.goods import food_of, lose_food
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.rows import Effect
from aevum.games.through_the_ages.scoring import score_impact
from aevum.games.through_the_ages.state import CORRUPTED, UNCORRUPTED, State, Task

ASKS: Final = {
    "draw": "draw",
    "food_or_resources": "choose_goods",
    "mixed_goods": "gain_goods",
    "lose_goods": "lose_goods",
    "lose_population": "lose_population",
    "lose_building": "lose_building",
    "lose_colony": "lose_colony",
    "turn_wonder": "turn_wonder",
}


def by_strength(pos: State) -> list[int]:
    """Return the seats from the strongest to the weakest; who plays sooner is the stronger of equals (TTA-12.5)."""
    return sorted(pos.order_from(pos.seat), key=lambda seat: -pos.civs[seat].strength)


def by_culture(pos: State) -> list[int]:
    """Return the seats from the most culture points to the fewest, equals as with strength (TTA-12.5)."""
    return sorted(pos.order_from(pos.seat), key=lambda seat: -pos.civs[seat].culture)


def targets(pos: State, who: str) -> list[int]:
    """Return the seats that an effect is for, in turn order from the player whose turn it is (TTA-12.6)."""
    order = pos.order_from(pos.seat)
    if who == "each":
        return order
    if who == "active":
        return [pos.seat]
    if who == "most_happy":
        most = max(pos.civs[seat].happy for seat in order)
        return [seat for seat in order if pos.civs[seat].happy == most]
    if who == "most_culture":
        return by_culture(pos)[:1]
    if who == "least_culture":
        return by_culture(pos)[-1:]
    ranked = by_strength(pos)
    two = 1 if len(ranked) == 2 else 2
    if who == "strongest":
        chosen = ranked[:1]
    elif who == "weakest":
        chosen = ranked[-1:]
    elif who == "two_strongest":
        chosen = ranked[:two]
    elif who == "two_weakest":
        chosen = ranked[-two:]
    elif who == "most_culture_of_two_weakest":
        chosen = [seat for seat in by_culture(pos)[:1] if seat in ranked[-two:]]
    else:
        raise RuntimeError(f"unknown target {who}")
    return [seat for seat in order if seat in chosen]


def carry_out(pos: State, card: int) -> None:
    """Carry out an event. Who is meant is settled before anything changes."""
    effects = EFFECTS[card]
    if effects and effects[0].what == "impact":
        score_impact(pos, card, pos.seat)
        return
    aims = [targets(pos, effect.who) for effect in effects]
    for effect, seats in zip(effects, aims, strict=True):
        for seat in seats:
            affect(pos, seat, effect)


def affect(pos: State, seat: int, effect: Effect) -> None:
    """Carry out one effect on one civilization."""
    what, amount = effect.what, effect.amount
    civ = pos.civs[seat]
    if what in ASKS:
        pos.tasks.append(Task(ASKS[what], seat, amount))
    elif what == "food":
        add_goods(pos, seat, amount, 0)
    elif what == "resources":
        add_goods(pos, seat, 0, amount)
    elif what == "science":
        add_science(pos, seat, amount)
    elif what == "culture":
        add_culture(pos, seat, amount)
    elif what == "population":
        for _ in range(amount):
            grow(pos, seat)
    elif what == "culture_rating":
        add_culture(pos, seat, civ.culture_rating)
    elif what == "science_rating":
        add_science(pos, seat, civ.science_rating)
    elif what == "science_rating_as_culture":
        add_culture(pos, seat, civ.science_rating)
    elif what == "culture_per_discontent":
        add_culture(pos, seat, amount * discontent(civ))
    elif what == "free_build":
        pos.tasks.append(Task("free_build", seat, 1, -1, INDEX[effect.card]))
    elif what == "lose_half_discontent":
        pos.tasks.append(Task("lose_population", seat, (discontent(civ) + 1) // 2))
    elif what == "agreement":
        pos.tasks.append(Task("agreement", seat, amount))
    elif what in ("farms_produce", "mines_produce", "economy_produces"):
        produce_at_once(pos, seat, what)
    else:
        affect_rarely(pos, seat, civ, what, amount)


def produce_at_once(pos: State, seat: int, what: str) -> None:
    """Let farms, mines or both produce outside the production of a turn."""
    food = resources = 0
    if what != "mines_produce":
        food = farms_produce(pos, seat)
        if what == "economy_produces":
            if may_trade_for_food(pos, seat):
                pos.happened(GoodsChanged(seat, food, 0))
                pos.tasks.append(Task("feed", seat, 1))
                pos.tasks.append(Task("mines", seat, CORRUPTED))
                return
            consume(pos, seat)
    if what != "farms_produce":
        if pos.alternative_corruption and mine_tokens(pos, seat):
            pos.tasks.append(Task("mines", seat, CORRUPTED if what == "economy_produces" else UNCORRUPTED))
        else:
            resources = mines_produce(pos, seat)
            if what == "economy_produces":
                corrupt(pos, seat)
    if food or resources:
        pos.happened(GoodsChanged(seat, food, resources))


def affect_rarely(pos: State, seat: int, civ: Civ, what: str, amount: int) -> None:
    """Carry out an effect that only one event has."""
    if what == "keep_cards":
        civ.keep_cards = True
    elif what == "lose_all_food":
        lost = lose_food(civ, food_of(civ))
        if lost:
            pos.happened(GoodsChanged(seat, -lost, 0))
    elif what == "lose_civil_actions_per_discontent":
        lose_civil_actions(pos, seat, amount * discontent(civ))
    elif what == "yellow_to_strongest":
        strongest = by_strength(pos)[0]
        if strongest != seat:
            add_yellow(pos, strongest, -add_yellow(pos, seat, -1))
    elif what == "lose_blue":
        lose_blue_token(pos, seat)
    elif what == "lose_old_leader":
        if civ.leader >= 0 and LEVEL[civ.leader] != pos.age:
            discard_leader(pos, seat)
    elif what == "terrorism":
        for other in pos.order_from(pos.seat):
            if other != seat:
                pos.tasks.append(Task("raze", seat, 1, other))
    else:
        raise RuntimeError(f"unknown effect {what}")
    refresh(pos, seat)


def lose_civil_actions(pos: State, seat: int, amount: int) -> None:
    """Lose civil actions: in the turn in progress, or in the next turn of who is not in turn."""
    if not amount:
        return
    civ = pos.civs[seat]
    if seat == pos.seat:
        civ.civil = max(0, civ.civil - amount)
    else:
        civ.civil_lost += amount
    pos.happened(ActionsLost(seat, amount))
