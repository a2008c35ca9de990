"""What cannot be: pieces made or lost, cards in two places, sets that no longer follow from the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.brief_history.campaign import reach
from aevum.games.brief_history.data import (
    ARMIES,
    DEALT,
    EMPIRE_DECK,
    EPOCH_COUNT,
    EVENT_DECK,
    EVENTS,
    FLEET_STOCK,
    FORT_STOCK,
    LAND_IDS,
    MONUMENT_STOCK,
    RED,
    TOKEN_VALUES,
    TOWN_STOCK,
)
from aevum.games.conquest.board import NOBODY
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE

if TYPE_CHECKING:
    from aevum.games.brief_history.position import Position

UNDECIDED = ("roll_invasion", "reroll", "reroll_roll", "failed")
"""The steps in which an invader's army is in the land, but not yet its own."""


def problems(pos: Position) -> list[str]:
    """Return a sentence for everything that is impossible; none if the position is sound."""
    colours = 4 if pos.seats == 2 else pos.seats
    for row in (pos.gold, pos.height, pos.hand, pos.empire, pos.board.stock):
        if len(row) != colours:
            return [f"{pos.seats} seats play {colours} colours, not {len(row)}"]
    wrong = _board(pos) + _forces(pos) + _cards(pos) + _tokens(pos)
    if min(pos.gold) < 0:
        wrong.append("somebody owes gold")
    if not 0 <= pos.epoch <= EPOCH_COUNT or not 0 <= pos.called <= len(EMPIRE_DECK[pos.epoch]):
        wrong.append(f"there is no epoch {pos.epoch} with {pos.called} empires called")
    if len(set(pos.height)) != colours and pos.epoch > 0:
        wrong.append("two markers came to their spaces at the same time")
    return wrong


def _board(pos: Position) -> list[str]:
    armies = [ARMIES] * pos.colours
    for force in pos.forces:
        armies[pos.colour] -= force.armies
    if pos.battle is not None and pos.stack[-1] in UNDECIDED:
        armies[pos.colour] -= 1
    wrong = pos.board.problems(armies, TOWN_STOCK, MONUMENT_STOCK, FORT_STOCK)
    for land, fort in enumerate(pos.board.fort):
        if fort and pos.board.owner[land] == NOBODY:
            wrong.append(f"the fort of {LAND_IDS[land]} has no army")
    return wrong


def _forces(pos: Position) -> list[str]:
    wrong = []
    active = 0
    for force in pos.forces:
        active |= force.lands
        if force.armies < 0 or force.crossings < 0:
            wrong.append("a force has fewer armies than none")
        if force.bound & ~force.lands:
            wrong.append("an army that does not expand is not there")
        near, shores = reach(pos, force)
        if force.near != near or force.shores != shores:
            wrong.append("the reach of a force is stale")
        if force.fleets.bit_count() > FLEET_STOCK:
            wrong.append("more fleets than there are")
    if active != pos.board.active:
        wrong.append("active armies belong to no force")
    if pos.forces and active & ~pos.board.held[pos.colour]:
        wrong.append("an active land is not the player's")
    if (pos.battle is not None) != any(step in pos.stack for step in (*UNDECIDED, "overrun")):
        wrong.append("a battle that nobody fights")
    return wrong


def _cards(pos: Position) -> list[str]:
    wrong = []
    for number, draft in enumerate(pos.drafts):
        for pile, deck in ((EVENT_PILE, EVENT_DECK), (EMPIRE_PILE, EMPIRE_DECK)):
            cards = [card for card in draft.taken[pile] if card >= 0] + draft.pile[pile]
            if len(set(cards)) != len(cards) or any(card not in deck[number + 1] for card in cards):
                wrong.append(f"the cards of epoch {number + 1} are not its own")
    closed = pos.drafts if "allot" not in pos.stack else pos.drafts[:-1]
    for colour, hand in enumerate(pos.hand):
        taken = [draft.taken[EVENT_PILE][colour] for draft in closed]
        held = [card for card in hand if card not in DEALT]
        if held != [card for card in taken if card not in pos.shown]:
            wrong.append(f"colour {colour} holds cards that it never took")
        if any(hand.count(card) > 1 for card in hand):
            wrong.append(f"colour {colour} holds a card twice")
        if any(RED[card] and EVENTS[card].epoch != pos.epoch for card in hand):
            wrong.append(f"colour {colour} kept a red card")
    if len(set(pos.shown)) != len(pos.shown):
        wrong.append("a card was shown twice")
    return wrong


def _tokens(pos: Position) -> list[str]:
    tokens = pos.tokens_left + pos.pile
    for taken in pos.tokens:
        tokens = tokens + taken
    if sorted(tokens) != list(range(len(TOKEN_VALUES))):
        return ["the bonus tokens are not those of the box"]
    return []
