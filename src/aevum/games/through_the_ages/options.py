"""Which builds, upgrades and technologies a civilization can afford now: shared by actions and action cards."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.games.through_the_ages.actions import BUILD, PLAY_TECHNOLOGY, REVOLUTION, TRAIN, UPGRADE
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.costs import card_cost, surcharge, technology_cost, train_cost
from aevum.games.through_the_ages.data import (
    COST,
    GOVERNMENT,
    GROUP,
    KIND,
    KIND_RANGE,
    LEVEL,
    SPECIAL,
    STAGES,
    TECHNOLOGIES,
    UNITS,
    URBAN,
)
from aevum.games.through_the_ages.goods import pay_resources
from aevum.games.through_the_ages.leaders import maximilien_robespierre_revolts
from aevum.games.through_the_ages.state import State

# Engineering and J. S. Bach together; what is dearer by more need not be looked at.
MOST_LASTING_DISCOUNT: Final = 4


def builds(pos: State, seat: int, resources: int, first: int, end: int, discount: int = 0) -> list[Action]:
    """Return what can be newly built on the cards from ``first`` to ``end`` (TTA-5.4)."""
    civ = pos.civs[seat]
    actions: list[Action] = []
    if not civ.unused:
        return actions
    limit = pos.urban_limit(seat)
    workers = civ.workers
    for card in civ.techs:
        if first <= card < end and COST[card] <= resources + discount + MOST_LASTING_DISCOUNT:
            cost = card_cost(civ, card) - discount
            if card >= URBAN:
                cost += surcharge(pos, seat, card)
            if cost <= resources:
                if card >= URBAN:
                    count = 0
                    for other in KIND_RANGE[KIND[card]]:
                        count += workers[other]
                    if count >= limit:
                        continue
                actions.append(BUILD[card])
    return actions


def upgrades(pos: State, seat: int, resources: int, discount: int = 0) -> list[Action]:
    """Return which farms, mines and urban buildings can be upgraded."""
    civ = pos.civs[seat]
    techs = civ.techs
    workers = civ.workers
    actions: list[Action] = []
    for index in range(len(techs) - 1):
        old = techs[index]
        if old >= UNITS:
            break
        if workers[old]:
            kind = KIND[old]
            for later in range(index + 1, len(techs)):
                new = techs[later]
                if KIND[new] != kind:
                    break
                cost = card_cost(civ, new) - card_cost(civ, old) + surcharge(pos, seat, new) - discount
                if cost <= resources:
                    actions.append(UPGRADE[old][new])
    return actions


def trainings(pos: State, seat: int, resources: int) -> list[Action]:
    """Return which units can be trained and upgraded for a military action."""
    civ = pos.civs[seat]
    techs = civ.techs
    workers = civ.workers
    actions: list[Action] = []
    if civ.unused:
        for card in techs:
            if card >= UNITS and train_cost(pos, seat, card) <= resources:
                actions.append(TRAIN[card])
    for index in range(len(techs) - 1):
        old = techs[index]
        if old >= UNITS and workers[old]:
            kind = KIND[old]
            for later in range(index + 1, len(techs)):
                new = techs[later]
                if KIND[new] != kind:
                    break
                if COST[new] - COST[old] <= resources:
                    actions.append(UPGRADE[old][new])
    return actions


def stages_affordable(civ: Civ, resources: int, most: int, discount: int = 0) -> int:
    """Return how many of the next wonder stages can be paid for and marked."""
    if civ.wonder < 0:
        return 0
    stages = STAGES[civ.wonder]
    cost = 0
    count = 0
    while count < most and civ.stages + count < len(stages):
        cost += max(0, stages[civ.stages + count] - discount)
        if cost > resources:
            break
        count += 1
    if count > civ.blue:
        return _stages_markable(civ, count, discount)
    return count


def _stages_markable(civ: Civ, count: int, discount: int) -> int:
    """Return how many stages find a blue token when each is paid before it is marked."""
    trial = civ.clone()
    for done in range(count):
        pay_resources(trial, max(0, STAGES[civ.wonder][civ.stages + done] - discount))
        if not trial.blue:
            return done
        trial.blue -= 1
    return count


def technologies(pos: State, seat: int, may_revolt: bool) -> list[Action]:
    """Return which technologies in hand can be played; governments also by revolution if that is open."""
    civ = pos.civs[seat]
    actions: list[Action] = []
    for card in civ.hand:
        if card < TECHNOLOGIES:
            kind = KIND[card]
            if kind == SPECIAL:
                own = civ.specials[GROUP[card]]
                if own >= 0 and LEVEL[own] >= LEVEL[card]:
                    continue
            if 0 <= technology_cost(pos, seat, card) <= civ.science:
                actions.append(PLAY_TECHNOLOGY[card])
            if kind == GOVERNMENT and may_revolt and 0 <= technology_cost(pos, seat, card, True) <= civ.science:
                actions.append(REVOLUTION[card])
    return actions


def may_revolt(civ: Civ, only_action: bool) -> bool:
    """Return whether the actions of the turn allow a revolution (TTA-6.5)."""
    if maximilien_robespierre_revolts(civ):
        return not civ.military_spent and civ.military > 0
    return only_action
