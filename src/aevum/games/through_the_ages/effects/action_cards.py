"""Action cards that contain no other action."""

from __future__ import annotations

from aevum.games.through_the_ages.data import BY_SEATS, CARDS, NAMED_EFFECTS
from aevum.games.through_the_ages.deeds import add_culture, add_goods, add_science
from aevum.games.through_the_ages.state import State


def play_simply(pos: State, seat: int, card: int) -> None:
    """Give what an action card gives at once or for this turn."""
    effect = NAMED_EFFECTS[card]
    civ = pos.civs[seat]
    add_culture(pos, seat, effect.get("culture", 0))
    add_science(pos, seat, effect.get("science", 0))
    add_goods(pos, seat, effect.get("food", 0), effect.get("resources", 0))
    civ.military += effect.get("military_actions", 0)
    civ.unit_credit += effect.get("unit_resources", 0)
    each = BY_SEATS[card]
    if each:
        amount = each[pos.seats - 2]
        if "unit_resources_per_stronger" in CARDS[card].effect:
            civ.unit_credit += amount * stronger(pos, seat)
        else:
            add_culture(pos, seat, amount * richer(pos, seat))


def stronger(pos: State, seat: int) -> int:
    """Return how many civilizations are stronger."""
    return sum([1 for other in pos.in_play() if pos.civs[other].strength > pos.civs[seat].strength])


def richer(pos: State, seat: int) -> int:
    """Return how many civilizations have more culture points."""
    return sum([1 for other in pos.in_play() if pos.civs[other].culture > pos.civs[seat].culture])
