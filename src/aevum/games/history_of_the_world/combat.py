"""Who rolls how many dice in a battle, and what is added to the highest."""

from __future__ import annotations

from typing import Final

from aevum.games.conquest.siege import siege_bonus
from aevum.games.history_of_the_world.data import (
    AMERICAS,
    ATLAS,
    CATAPHRACTS,
    COMPANIONS,
    CONQUISTADORS,
    COSSACKS,
    EURASIA,
    EVENT,
    GREAT_BOMBARDS,
)
from aevum.games.history_of_the_world.state import Battle, State

WEAPONRY: Final = 1 << EVENT["weaponry"]
GREAT_COMMANDER: Final = 1 << EVENT["great_commander"]
SIEGECRAFT: Final = 1 << EVENT["siegecraft"]
MOUNTAIN_GUIDES: Final = 1 << EVENT["mountain_guides"]
ZEAL: Final = 1 << EVENT["zeal"]
IRONCLADS: Final = 1 << EVENT["ironclads"]


def current(pos: State) -> Battle:
    """Return the battle that is being fought."""
    assert pos.battle is not None
    return pos.battle


def attack_dice(pos: State, battle: Battle) -> int:
    """Return the number of dice that the attacker rolls (HOW-11.8)."""
    dice = 3 if pos.turn.ability == COMPANIONS and not pos.turn.spent else 2
    return dice + 1 if battle.powder == 1 else dice


def defence_dice(pos: State, battle: Battle) -> int:
    """Return the number of dice that the defender rolls: a fort gives a second one (HOW-5.7)."""
    if not pos.board.fort[battle.land]:
        return 1
    return 1 if pos.turn.ability == GREAT_BOMBARDS or pos.turn.in_force & SIEGECRAFT else 2


def attack_bonus(pos: State, battle: Battle) -> int:
    """Return what is added to the attacker's highest die."""
    turn = pos.turn
    bonus = battle.bonus + battle.scourge + siege_bonus(battle.armies + battle.tokens)
    if turn.in_force & WEAPONRY:
        bonus += 1
    if turn.ability == CATAPHRACTS:
        bonus += 0 if ATLAS.rough[battle.land] else 1
    elif turn.ability == CONQUISTADORS:
        bonus += AMERICAS >> battle.land & 1
    return bonus


def defence_bonus(pos: State, battle: Battle) -> int:
    """Return what is added to the defender's highest die: one in difficult terrain (HOW-5.5)."""
    turn, land = pos.turn, battle.land
    if not ATLAS.rough[land] or turn.in_force & MOUNTAIN_GUIDES:
        return 0
    return 0 if turn.ability == COSSACKS and EURASIA >> land & 1 else 1


def results(pos: State) -> tuple[int, int]:
    """Return the attacker's and the defender's result as the dice lie."""
    battle = current(pos)
    return battle.attack[0] + attack_bonus(pos, battle), battle.defence[0] + defence_bonus(pos, battle)
