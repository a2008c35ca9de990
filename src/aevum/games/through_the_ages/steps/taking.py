"""Taking cards from the row: what they cost and who may have them."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.games.through_the_ages.actions import TAKE
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.costs import take_cost
from aevum.games.through_the_ages.data import (
    ACTION,
    GROUP,
    IDS,
    KIND,
    LEADER,
    LEVEL,
    ROW,
    ROW_COSTS,
    WONDER,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.deeds import add_science
from aevum.games.through_the_ages.events import CardTaken
from aevum.games.through_the_ages.leaders import aristotle_on_taking, michelangelo_wonder
from aevum.games.through_the_ages.limits import hand_limit
from aevum.games.through_the_ages.state import State


def owns(civ: Civ, card: int) -> bool:
    """Return whether a technology is in play."""
    if card < WORKER_CARDS:
        return card in civ.techs
    return card == civ.government or (GROUP[card] >= 0 and civ.specials[GROUP[card]] == card)


def take_actions(pos: State, seat: int, budget: int) -> list[Action]:
    """Return the cards that can be taken for some civil actions."""
    civ = pos.civs[seat]
    hand = civ.hand
    room = len(hand) < hand_limit(civ)
    leaders = civ.leaders_taken
    takes = TAKE
    actions: list[Action] = []
    for slot in range(ROW):
        price = ROW_COSTS[slot]
        if price > budget and not michelangelo_wonder(civ):
            break
        card = pos.row[slot]
        if card < 0:
            continue
        kind = KIND[card]
        if kind == WONDER:
            allowed = civ.wonder < 0 and take_cost(civ, card, slot) <= budget  # TTA-4.4
        elif not room or price > budget:
            continue
        elif kind == ACTION:
            allowed = True
        elif kind == LEADER:
            allowed = not leaders >> LEVEL[card] & 1  # TTA-4.3
        else:
            allowed = not (card in hand or owns(civ, card))  # TTA-4.6
        if allowed:
            actions.append(takes[card][slot])
    return actions


def take(pos: State, seat: int, slot: int) -> None:
    """Take the card in a slot: into the hand, or a wonder onto the table."""
    civ = pos.civs[seat]
    card = pos.row[slot]
    pos.row[slot] = -1
    pos.happened(CardTaken(seat, IDS[card]))
    kind = KIND[card]
    if kind == WONDER:
        civ.wonder = card
        civ.stages = 0
        return
    civ.hand.append(card)
    if kind == LEADER:
        civ.leaders_taken |= 1 << LEVEL[card]
    elif kind == ACTION:
        if seat == pos.seat:
            civ.fresh.append(card)
    else:
        add_science(pos, seat, aristotle_on_taking(civ, card))
