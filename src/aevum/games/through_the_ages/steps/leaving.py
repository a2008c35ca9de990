"""Leaving the match at the start of a turn."""

from __future__ import annotations

from aevum.games.through_the_ages.data import IDS
from aevum.games.through_the_ages.deeds import end_pact
from aevum.games.through_the_ages.events import Resigned, WarDropped
from aevum.games.through_the_ages.state import FULL, State


def may_resign(pos: State) -> bool:
    """Return whether this match may be left at the start of a turn (TTA-18.7)."""
    return pos.game == FULL and pos.resignation


def resign(pos: State, seat: int) -> None:
    """Leave the match: pacts end, wars come to nothing, everybody still in it ranks before (TTA-18.7)."""
    civ = pos.civs[seat]
    pos.leavers += 1
    civ.left = pos.leavers
    pos.happened(Resigned(seat))
    for pact in [pact for pact in pos.pacts if seat in (pact.a, pact.b)]:
        end_pact(pos, pact)
    for war in [war for war in pos.wars if seat in (war.attacker, war.target)]:
        pos.wars.remove(war)
        pos.used.append(war.card)
        pos.happened(WarDropped(war.attacker, IDS[war.card]))
    if len(pos.in_play()) == 1:
        pos.stack.clear()
    else:
        pos.goto("turn_end")
