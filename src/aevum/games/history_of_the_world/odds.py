"""How likely a battle is to be won."""

from __future__ import annotations

from typing import Final

from aevum.games.history_of_the_world.actions import BORDER, FLEET
from aevum.games.history_of_the_world.combat import (
    GREAT_COMMANDER,
    IRONCLADS,
    ZEAL,
    attack_bonus,
    attack_dice,
    defence_bonus,
    defence_dice,
)
from aevum.games.history_of_the_world.data import HORSE_ARCHERS, MANGUDAI, ROYAL_NAVY
from aevum.games.history_of_the_world.state import Battle, State

_KNOWN: Final[dict[tuple[int, int, int], tuple[int, int]]] = {}


def chances(attack: int, defence: int, margin: int) -> tuple[int, int]:
    """Return the chances, in thousandths, that the highest of some dice plus a margin beats, or ties, that of others.

    >>> chances(2, 1, 0)
    (578, 166)
    """
    key = (attack, defence, margin)
    known = _KNOWN.get(key)
    if known is None:
        known = _KNOWN[key] = _chances(attack, defence, margin)
    return known


def _chances(attack: int, defence: int, margin: int) -> tuple[int, int]:
    win = 0
    tie = 0
    for mine in range(1, 7):
        ways = mine**attack - (mine - 1) ** attack
        for theirs in range(1, 7):
            both = ways * (theirs**defence - (theirs - 1) ** defence)
            if mine + margin > theirs:
                win += both
            elif mine + margin == theirs:
                tie += both
    total = 6 ** (attack + defence)
    return win * 1000 // total, tie * 1000 // total


def odds_of(pos: State, land: int, fleet: bool, siege: int) -> tuple[int, int]:
    """Return the chances, in thousandths, of winning and of tying a battle for a land.

    A right to reroll a die counts as one die more, which is nearly the same.
    """
    turn = pos.turn
    battle = Battle(land, FLEET if fleet else BORDER, pos.board.owner[land], bonus=siege)
    attack, defence = attack_dice(pos, battle), defence_dice(pos, battle)
    margin = attack_bonus(pos, battle) - defence_bonus(pos, battle)
    if turn.in_force & GREAT_COMMANDER:
        attack += 1
    if fleet and turn.ability != ROYAL_NAVY and not turn.in_force & IRONCLADS:
        defence += 1
    win, tie = chances(attack, defence, margin)
    if turn.ability == MANGUDAI or turn.in_force & ZEAL:
        return win + tie, 0
    if turn.ability == HORSE_ARCHERS:
        wider, wider_tie = chances(attack, defence, margin + 1)
        return win, min(1000 - win, tie + wider + wider_tie - win - tie)
    return win, tie
