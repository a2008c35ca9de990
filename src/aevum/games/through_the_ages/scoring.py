"""All scoring at once: the age III events, the end of the Simple game, and wonders that score when finished."""

from __future__ import annotations

from aevum.games.through_the_ages.civ import Civ, discontent, unit_count
from aevum.games.through_the_ages.data import (
    ARENA,
    FARM,
    FOOD,
    IDS,
    IMPACT,
    IMPACT_WONDER,
    INDEX,
    KIND_RANGE,
    LAB,
    LEVEL,
    LIBRARY,
    MINE,
    MOST_HAPPY,
    NAMED_EFFECTS,
    RANKING,
    RESOURCES,
    SIMPLE_GOODS,
    SIMPLE_HAPPY,
    SIMPLE_SCIENCE,
    SIMPLE_STRENGTH,
    SIMPLE_TECHNOLOGY,
    THEATER,
    UNITS,
    URBAN,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.deeds import add_culture
from aevum.games.through_the_ages.events import BonusScored
from aevum.games.through_the_ages.goods import VALUE
from aevum.games.through_the_ages.leaders import nikola_tesla_mines
from aevum.games.through_the_ages.state import ADVANCED, State
from aevum.games.through_the_ages.wonders import transcontinental_railroad_mine


def score_impact(pos: State, card: int, first: int) -> None:
    """Score an age III event for everybody; equals rank in turn order from ``first`` (TTA-18.6)."""
    name = IDS[card]
    order = pos.order_from(first)
    if name == "impact_of_science":
        order.sort(key=lambda seat: -pos.civs[seat].science_rating)
        points = list(RANKING[len(order) - 2])
    elif name == "impact_of_strength":
        order.sort(key=lambda seat: -pos.civs[seat].strength)
        points = list(RANKING[len(order) - 2])
    else:
        points = [impact(pos, pos.civs[seat], name) for seat in order]
    for seat, culture in zip(order, points, strict=True):
        pos.happened(BonusScored(seat, name, culture))
        add_culture(pos, seat, culture)


def impact(pos: State, civ: Civ, name: str) -> int:
    """Return what an age III event that does not rank is worth to a civilization (TTA-20.6)."""
    if name == "impact_of_agriculture":
        return farm_output(civ)
    if name == "impact_of_industry":
        return mine_output(civ)
    if name == "impact_of_architecture":
        return levels_of_workers(civ, range(URBAN, UNITS))
    if name == "impact_of_competition":
        return levels_of_workers(civ, range(UNITS, WORKER_CARDS)) + levels_of_workers(civ, KIND_RANGE[ARENA])
    if name == "impact_of_colonies":
        return IMPACT["colony"] * len(civ.colonies)
    if name == "impact_of_government":
        return IMPACT["civil_action"] * civ.civil_total + IMPACT["military_action"] * civ.military_total
    if name == "impact_of_happiness":
        happy = min(IMPACT["most_happy"], IMPACT["happy"] * civ.happy)
        return happy - IMPACT["discontent"] * discontent(civ)
    if name == "impact_of_population":
        content = civ.unused + sum(civ.workers) - discontent(civ)
        return IMPACT["worker"] * max(0, content - IMPACT["free_workers"])
    if name == "impact_of_progress":
        return IMPACT["progress_level"] * (LEVEL[civ.government] + sum(special_levels(civ)))
    if name == "impact_of_technology":
        return IMPACT["technology"] * technologies_of(civ, 2 if pos.game == ADVANCED else 3)
    if name == "impact_of_wonders":
        return sum([IMPACT_WONDER[LEVEL[card]] for card in civ.wonders + civ.turned])
    raise RuntimeError(f"unknown impact {name}")


def farm_output(civ: Civ) -> int:
    """Return the food that the farms produce in a turn."""
    return sum([civ.workers[card] * FOOD[card] for card in KIND_RANGE[FARM]])


def mine_output(civ: Civ) -> int:
    """Return the resources that the mines, and laboratories like mines, produce in a turn."""
    output = sum([civ.workers[card] * RESOURCES[card] for card in KIND_RANGE[MINE]])
    again = transcontinental_railroad_mine(civ)
    if again >= 0:
        output += RESOURCES[again]
    if nikola_tesla_mines(civ):
        output += sum([civ.workers[card] * VALUE[card] for card in range(URBAN + 1, URBAN + 4)])
    return output


def levels_of_workers(civ: Civ, cards: range) -> int:
    """Return the sum of the levels of all workers on some cards."""
    return sum([civ.workers[card] * LEVEL[card] for card in cards])


def special_levels(civ: Civ) -> list[int]:
    """Return the levels of the special technologies in play."""
    return [LEVEL[card] for card in civ.specials if card >= 0]


def technologies_of(civ: Civ, level: int) -> int:
    """Return how many technologies of a level are in play, the government included."""
    cards = [*civ.techs, *[card for card in civ.specials if card >= 0], civ.government]
    return sum([1 for card in cards if LEVEL[card] == level])


def technology_levels(civ: Civ) -> int:
    """Return the sum of the levels of all technologies in play."""
    return sum([LEVEL[card] for card in civ.techs]) + sum(special_levels(civ)) + LEVEL[civ.government]


def urban_workers(civ: Civ) -> int:
    """Return the number of urban buildings."""
    return sum(civ.workers[URBAN:UNITS])


def fast_food(civ: Civ, urban: int, unit: int, farm: int, mine: int) -> int:
    """Return the points of Fast Food Chains."""
    farms = sum([civ.workers[card] for card in KIND_RANGE[FARM]])
    mines = sum([civ.workers[card] for card in KIND_RANGE[MINE]])
    return urban * urban_workers(civ) + unit * unit_count(civ) + farm * farms + mine * mines


def final_bonuses(pos: State) -> list[int]:
    """Return the age III events that are scored at the end (TTA-18.5, TTA-19.11)."""
    cards = list(pos.open_bonuses)
    for civ in pos.civs:
        cards += civ.bonuses
    if not pos.fewer_bonuses:
        events = [INDEX[card] for card in pos.current] + pos.future
        cards += [card for card in events if LEVEL[card] == 3]
    return cards


def simple_score(pos: State, seat: int) -> int:
    """Return the bonus of the Simple game (TTA-10.3)."""
    civ = pos.civs[seat]
    return (
        SIMPLE_TECHNOLOGY * technologies_of(civ, 1)
        + SIMPLE_STRENGTH * civ.strength
        + min(SIMPLE_HAPPY * MOST_HAPPY, SIMPLE_HAPPY * civ.happy)
        + SIMPLE_SCIENCE * civ.science_rating
        + SIMPLE_GOODS * (farm_output(civ) + mine_output(civ))
    )


def wonder_points(civ: Civ, wonder: int) -> int:
    """Return the culture points that a wonder scores on completion (TTA-20.9, TTA-20.10)."""
    effect = NAMED_EFFECTS[wonder]
    if "score_technology_levels" in effect:
        return effect["score_technology_levels"] * technology_levels(civ)
    if "score_farm" in effect:
        return fast_food(civ, effect["score_urban"], effect["score_unit"], effect["score_farm"], effect["score_mine"])
    return (
        _levels(civ, THEATER, effect.get("score_theater", 0))
        + _levels(civ, LIBRARY, effect.get("score_library", 0))
        + _levels(civ, LAB, effect.get("score_lab", 0))
    )


def _levels(civ: Civ, kind: int, points: int) -> int:
    return points * sum([civ.workers[card] * LEVEL[card] for card in KIND_RANGE[kind]]) if points else 0
