"""What the page shows beside a decision of History of the World: odds, points gained and denied, the scoring now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.core import Action
from aevum.games.conquest.forecast import (
    ANY_AGAIN,
    NONE_AGAIN,
    Answer,
    Fight,
    Forecast,
    Odds,
    after_losing,
    after_taking,
    again,
    one_more,
    outcomes,
    parts,
    points_of,
    resources_of,
    siege,
    single,
)
from aevum.games.history_of_the_world.actions import (
    BORDER,
    FLEET,
    LONGSHIP,
    VIA_IDS,
    AddDie,
    Conquer,
    Convert,
    Crusade,
    Destroy,
    PlaceArmy,
    RemoveArmy,
    Reroll,
    RideOn,
    Siege,
    SkipDie,
)
from aevum.games.history_of_the_world.combat import (
    GREAT_COMMANDER,
    IRONCLADS,
    ZEAL,
    attack_bonus,
    attack_dice,
    current,
    defence_bonus,
    defence_dice,
)
from aevum.games.history_of_the_world.data import (
    ATLAS,
    CHARIOTS,
    COMPANIONS,
    HORSE_ARCHERS,
    LAND,
    MANGUDAI,
    ROYAL_NAVY,
    SCOURGE,
    VALUES,
    WAR_ELEPHANTS,
)
from aevum.games.history_of_the_world.scoring import region_parts
from aevum.games.history_of_the_world.state import Battle
from aevum.games.history_of_the_world.steps.improvement import CRUSADE_BONUS

if TYPE_CHECKING:
    from aevum.games.history_of_the_world.position import Position

VIA: Final = {name: number for number, name in enumerate(VIA_IDS)}


def forecast(pos: Position, seat: int) -> Forecast | None:
    """Return what helps this seat to decide."""
    if pos.epoch == 0:
        return None
    mine = pos.seat == seat and pos.turn.empire >= 0
    ending = parts([*region_parts(pos), *pos.board.building_parts(seat)]) if mine else ()
    return Forecast(
        answers=tuple([_answer(pos, seat, action) for action in pos.legal(seat)]),
        more=one_more(pos.board, VALUES[pos.epoch], seat),
        now=tuple([points_of(pos.board, VALUES[pos.epoch], other) for other in range(pos.seats)]),
        ending=ending,
        resources=resources_of(pos.board, pos.board.active) if mine else 0,
    )


def _answer(pos: Position, seat: int, action: Action) -> Answer:
    board, values = pos.board, VALUES[pos.epoch]
    if isinstance(action, Reroll):
        return Answer(_again(pos, seat, action.dice))
    if isinstance(action, Siege):
        return _fought(pos, current(pos).land, _sieges(pos, current(pos), True))
    if isinstance(action, AddDie | SkipDie):
        battle = current(pos)
        fight = _fight(pos, battle, isinstance(action, AddDie), battle.armies + battle.tokens)
        return Answer(single(fight), dice=(fight.attack, fight.defence))
    if isinstance(action, RemoveArmy | Destroy):
        return Answer(denied=after_losing(board, values, LAND[action.land], isinstance(action, RemoveArmy)))
    if isinstance(action, Convert | PlaceArmy):
        gain, denied = after_taking(board, values, seat, LAND[action.land])
        return Answer(gain=gain, denied=denied)
    if isinstance(action, Conquer | RideOn | Crusade):
        return _taking(pos, action)
    return Answer()


def _taking(pos: Position, action: Conquer | RideOn | Crusade) -> Answer:
    land = LAND[action.land]
    owner = pos.board.owner[land]
    if owner < 0 or owner == pos.seat:
        gain, denied = after_taking(pos.board, VALUES[pos.epoch], pos.seat, land)
        return Answer(gain=gain, denied=denied)
    if isinstance(action, Conquer):
        return _fought(pos, land, _sieges(pos, Battle(land, VIA[action.via], owner), False))
    bonus = CRUSADE_BONUS if isinstance(action, Crusade) else 0
    return _fought(
        pos, land, [_fight(pos, Battle(land, BORDER, owner, bonus=bonus), pos.turn.powder_now > 0, 0)], False
    )


def _fought(pos: Position, land: int, fights: list[Fight], may_siege: bool = True) -> Answer:
    gain, denied = after_taking(pos.board, VALUES[pos.epoch], pos.seat, land)
    battle = Battle(land, BORDER, pos.board.owner[land])
    return Answer(
        siege(fights) if may_siege else single(fights[0]),
        gain,
        denied,
        (fights[0].attack, fights[0].defence),
        attack_bonus(pos, battle) - defence_bonus(pos, battle),
    )


def _sieges(pos: Position, battle: Battle, lost: bool) -> list[Fight]:
    """Return the rolls that the armies and tokens on the card still pay for, one after the other."""
    pieces = battle.armies + battle.tokens + (1 if lost else 0)
    number = pos.turn.unplaced + pos.turn.tokens
    fights = []
    for rolled in range(max(1, number)):
        then = battle.clone()
        then.armies = pieces + rolled
        then.tokens = 0
        fights.append(_fight(pos, then, pos.turn.powder_now > rolled, pieces + rolled))
    return fights


def _fight(pos: Position, battle: Battle, powder: bool, lost: int) -> Fight:
    """Return a roll as the rules have it after so many lost ones of the same battle."""
    turn = pos.turn
    then = battle.clone()
    then.powder = 1 if powder else 0
    region = 1 << ATLAS.region_of[battle.land]
    then.scourge = 1 if turn.ability == SCOURGE and lost == 0 and not turn.scourged & region else 0
    dice = attack_dice(pos, then)
    # Companions are beaten by the first roll that is lost.
    if turn.ability == COMPANIONS and not turn.spent and lost:
        dice -= 1
    naval = battle.via == FLEET or battle.via == LONGSHIP
    helpless = turn.ability == ROYAL_NAVY or turn.in_force & IRONCLADS
    return Fight(
        dice,
        defence_dice(pos, then),
        _table(pos, then),
        (1 if turn.in_force & GREAT_COMMANDER else 0)
        + (1 if turn.ability == CHARIOTS and not ATLAS.rough[battle.land] else 0),
        ANY_AGAIN if turn.ability == WAR_ELEPHANTS and not turn.spent else NONE_AGAIN,
        1 if naval and not helpless else 0,
    )


def _table(pos: Position, battle: Battle) -> tuple[int, ...]:
    turn = pos.turn
    ties_win = turn.ability == MANGUDAI or bool(turn.in_force & ZEAL)
    margin = attack_bonus(pos, battle) - defence_bonus(pos, battle)
    return outcomes(margin, ties_win, -1 if turn.ability == HORSE_ARCHERS else 0)


def _again(pos: Position, seat: int, dice: tuple[int, ...]) -> Odds:
    """Return the odds of rolling these dice again, as the side sees them whose dice they are."""
    battle = current(pos)
    attacking = seat != battle.defender
    kept = list(battle.attack if attacking else battle.defence)
    for die in dice:
        kept.remove(die)
    other = battle.defence[0] if attacking else battle.attack[0]
    return again(tuple(kept), len(dice), other, _table(pos, battle), attacking)
