"""How well a civilization stands: the culture that it can expect to end with, about."""

from __future__ import annotations

from typing import Final

from aevum.core.table import load_weights
from aevum.games.through_the_ages.civ import Civ, discontent
from aevum.games.through_the_ages.data import (
    ACTION,
    BONUS,
    CONSUMPTION,
    HAPPY_NEEDED,
    KIND,
    LEADER,
    LEVEL,
    STAGES,
    URBAN_LIMIT,
)
from aevum.games.through_the_ages.goods import food_of, resources_of
from aevum.games.through_the_ages.scoring import farm_output, mine_output
from aevum.games.through_the_ages.state import SIMPLE, State
from aevum.games.through_the_ages.worth import rounds_left

STANDING: Final[dict[str, int]] = load_weights("aevum.games.through_the_ages", "standing")
"""What things are worth, in tenths of a culture point. Only the evaluation uses them, the rules of thumb do not."""

PROMISES: Final = "points"
"""What the evaluation is in, for fitting its weights."""

LEFT: Final = -1000
MOST_SPARE_FACES: Final = 3
SAFE_BANK: Final = 9
"""Blue tokens in the bank above which corruption is far."""


def clock(pos: State) -> int:
    """Return how many turns have begun."""
    return pos.round * pos.seats + pos.seat


def until(pos: State, seat: int) -> int:
    """Return the hour at which a decision has had its effect: when the next turn begins, whoever's this one is."""
    return clock(pos) + 1


def later(pos: State, seat: int) -> int:
    """Return the hour up to which to play on where there is time: a round further, so that plans come to something."""
    return clock(pos) + 1 + pos.seats


def value(pos: State, seat: int) -> int:
    """Return the culture points that this civilization can expect to end with, about."""
    civ = pos.civs[seat]
    if civ.left:
        return LEFT
    if not pos.stack:
        return civ.culture
    return sum(terms(pos, seat).values()) // 10


def terms(pos: State, seat: int) -> dict[str, int]:
    """Return what the value of a match in progress consists of, in tenths of a point, by name."""
    civ = pos.civs[seat]
    rounds = rounds_left(pos)
    later = max(0, rounds - 2)
    return {
        "culture": 10 * civ.culture,
        "culture_rating": STANDING["culture_rating"] * rounds * civ.culture_rating,
        "growth": growth(civ, later),
        "stores": stores(civ),
        "people": people(civ, later, pos.game == SIMPLE),
        "achievements": achievements(civ, later),
        "cards": cards_held(civ, later),
        # The Simple game ends with culture for strength and happy faces.
        "final": 20 * civ.strength + 20 * civ.happy if pos.game == SIMPLE else 0,
    }


def growth(civ: Civ, later: int) -> int:
    """Return what a turn brings: science, resources, food, actions."""
    return later * (
        STANDING["science_later"] * civ.science_rating
        + STANDING["resource_later"] * mine_output(civ)
        + STANDING["food_later"] * (farm_output(civ) - CONSUMPTION[civ.yellow])
        + STANDING["civil_later"] * civ.civil_total
        + STANDING["military_later"] * civ.military_total
    )


def stores(civ: Civ) -> int:
    """Return what lies in store, and what corruption or hunger will take of it."""
    food = food_of(civ)
    hunger = CONSUMPTION[civ.yellow] - farm_output(civ) - food
    return (
        STANDING["science"] * civ.science
        + STANDING["resource"] * resources_of(civ)
        + STANDING["food"] * food
        + STANDING["hunger"] * max(0, hunger)
        + STANDING["blue"] * civ.blue_owned
        + STANDING["corruption"] * max(0, SAFE_BANK - civ.blue)
    )


def people(civ: Civ, later: int, always_content: bool) -> int:
    """Return what workers, strength and contentment are worth."""
    workers = civ.unused + sum(civ.workers)
    tenths = workers * (STANDING["worker_later"] * later + STANDING["worker"]) + STANDING["unused"] * civ.unused
    tenths += civ.strength * (STANDING["strength_later"] * later + STANDING["strength"])
    if always_content:
        return tenths
    missing = discontent(civ)
    if missing > civ.unused:
        tenths += STANDING["uprising"]
    spare = max(0, civ.happy - HAPPY_NEEDED[civ.yellow])
    return tenths + STANDING["discontent"] * missing + STANDING["spare_face"] * min(MOST_SPARE_FACES, spare)


def achievements(civ: Civ, later: int) -> int:
    """Return what wonders, colonies, technologies and the government are worth beyond the ratings."""
    tenths = STANDING["wonder"] * len(civ.wonders) + STANDING["colony"] * len(civ.colonies)
    if civ.wonder >= 0:
        tenths += STANDING["wonder_paid"] * sum(STAGES[civ.wonder][: civ.stages])
    levels = sum([LEVEL[card] for card in civ.techs])
    tenths += levels * (STANDING["level_later"] * later + STANDING["level"])
    return tenths + STANDING["urban_later"] * later * URBAN_LIMIT[civ.government]


def cards_held(civ: Civ, later: int) -> int:
    """Return what the cards in hand promise."""
    tenths = STANDING["military_card"] * len(civ.cards)
    tenths += STANDING["bonus_card"] * sum([1 for card in civ.cards if KIND[card] == BONUS])
    for card in civ.hand:
        if KIND[card] == LEADER:
            tenths += STANDING["leader_held"]
        elif KIND[card] == ACTION:
            tenths += STANDING["action_held"]
        else:
            tenths += STANDING["technology_held_later"] * later
    return tenths
