"""From one turn to the next, and the end of the match."""

from __future__ import annotations

from aevum.core.step import Step
from aevum.games.roll_through_the_ages.board import LAST_DEVELOPMENT, MONUMENT_SITES, SOLO_ROUNDS, sites_in_play
from aevum.games.roll_through_the_ages.events import MatchEnded, TurnBegan
from aevum.games.roll_through_the_ages.state import State


class NextTurn(Step[State]):
    """The next player takes the dice (RTA-1.2), unless the round that just ended was the last."""

    name = "turn"
    clause = "RTA-7.1"

    def open(self, pos: State) -> bool:
        if pos.seat == pos.seats - 1:
            reason = end_reason(pos)
            if reason:
                pos.ended = reason
                pos.stack.clear()
                pos.happened(MatchEnded(reason))
                return False
            pos.round += 1
            pos.seat = 0
        else:
            pos.seat += 1
        begin_turn(pos)
        return False


def begin_turn(pos: State) -> None:
    """Begin with nothing but the dice: skulls, workers and coins of the last turn are gone (RTA-2.9)."""
    pos.dice = pos.pending = pos.sheet.cities
    pos.throws = 0
    pos.faces = [0] * 6
    pos.happened(TurnBegan(pos.seat, pos.round))
    pos.goto("throw")


def end_reason(pos: State) -> str:
    """Say why the round that just ended was the last one, or nothing."""
    if pos.seats == 1:
        # RTA-8.3
        return "ten_rounds" if pos.round == SOLO_ROUNDS else ""
    for sheet in pos.sheets:
        if sheet.owned >= LAST_DEVELOPMENT:
            return "five_developments"
    in_play = sites_in_play(pos.seats)
    for site in MONUMENT_SITES:
        if site in in_play and not pos.is_built(site):
            return ""
    return "all_monuments"
