"""What the winner of an aggression or a war gets and the loser loses."""

from __future__ import annotations

from aevum.games.through_the_ages.data import IDS, LEVEL, NAMED_EFFECTS
from aevum.games.through_the_ages.deeds import (
    add_culture,
    add_goods,
    add_science,
    add_yellow,
    discard_leader,
    discard_wonder,
)
from aevum.games.through_the_ages.state import State, Task


def aggression_spoils(pos: State, card: int, winner: int, loser: int) -> None:
    """Carry out a successful aggression; what has to be chosen becomes a task (TTA-20.17)."""
    effect = NAMED_EFFECTS[card]
    rival = pos.civs[loser]
    if "culture" in effect:
        steal_culture(pos, winner, loser, effect["culture"])
    elif "science" in effect:
        add_science(pos, winner, -add_science(pos, loser, -effect["science"]))
    elif "goods" in effect:
        pos.tasks.append(Task("take_goods", winner, effect["goods"], loser))
    elif "raze" in effect:
        pos.tasks.append(Task("raze", winner, effect["raze"], loser, card))
    elif "colony" in effect:
        pos.tasks.append(Task("take_colony", winner, 1, loser))
    elif "lose_population" in effect:
        pos.tasks.append(Task("lose_population", loser, effect["lose_population"]))
        add_goods(pos, winner, 0, effect["resources"])
    elif "leader_culture" in effect:
        if rival.leader >= 0:
            culture = effect["leader_culture"] * LEVEL[rival.leader]
            discard_leader(pos, loser)
            add_culture(pos, winner, culture)
    elif "wonder_culture" in effect and rival.wonder >= 0:
        culture = effect["wonder_culture"] * LEVEL[rival.wonder]
        discard_wonder(pos, loser)
        add_culture(pos, winner, culture)


def steal_culture(pos: State, winner: int, loser: int, amount: int) -> None:
    """Move culture points, no more than there are (TTA-14.7)."""
    add_culture(pos, winner, -add_culture(pos, loser, -amount))


def war_spoils(pos: State, card: int, winner: int, loser: int, difference: int) -> None:
    """Carry out a war that was won by some strength; what has to be chosen becomes a task (TTA-20.19, TTA-20.20)."""
    effect = NAMED_EFFECTS[card]
    if "culture" in effect:
        steal_culture(pos, winner, loser, difference)
    elif "goods" in effect:
        pos.tasks.append(Task("take_goods", winner, difference, loser))
    elif "technology" in effect:
        pos.tasks.append(Task("take_technology", winner, difference, loser))
    elif "yellow" in effect:
        tokens = effect["yellow"] + difference // effect["yellow_per"]
        add_yellow(pos, winner, -add_yellow(pos, loser, -tokens))
    elif "population_per" in effect:
        lost = difference // effect["population_per"]
        pos.tasks.append(Task("lose_population", loser, lost, winner, card))
    else:
        raise RuntimeError(f"{IDS[card]} has no spoils")
