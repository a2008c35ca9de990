"""Armies on the card: gathering them, giving them up, and what follows when one takes a land."""

from __future__ import annotations

from aevum.games.conquest.board import NO_TOWN
from aevum.games.history_of_the_world.actions import FLEET, LONGSHIP
from aevum.games.history_of_the_world.data import ATLAS, COLONIES
from aevum.games.history_of_the_world.events import ArmiesGathered, ArmiesGivenUp
from aevum.games.history_of_the_world.state import State


def gather(pos: State, armies: int) -> None:
    """Take armies from the stock on the card, and a siege token for each that is lacking (HOW-5.14, HOW-9.3)."""
    taken = min(armies, pos.board.stock[pos.seat])
    pos.board.stock[pos.seat] -= taken
    pos.turn.unplaced += taken
    pos.turn.tokens += armies - taken
    pos.happened(ArmiesGathered(pos.seat, taken, armies - taken))


def give_up(pos: State) -> None:
    """Return the armies on the card to the stock."""
    if pos.turn.unplaced:
        pos.happened(ArmiesGivenUp(pos.seat, pos.turn.unplaced))
        pos.board.stock[pos.seat] += pos.turn.unplaced
        pos.turn.unplaced = 0


def after_taking(pos: State, land: int, via: int) -> None:
    """Count and offer what follows from taking a land by way of a fleet."""
    if via != FLEET and via != LONGSHIP:
        return
    turn = pos.turn
    if ATLAS.resource[land]:
        turn.cargo += 1
    if turn.ability == COLONIES and not turn.spent and pos.board.town[land] == NO_TOWN and pos.board.towns_left:
        turn.won = land
        pos.call("colony")
