"""What the page shows beside a decision of A Brief History: odds, gold gained and denied, the gold of this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.core import Action
from aevum.games.brief_history.actions import (
    Attack,
    BuildMonument,
    Cross,
    GoOn,
    HandOver,
    Invade,
    Occupy,
    Overrun,
    RerollAll,
    RerollDie,
)
from aevum.games.brief_history.combat import (
    CHARIOTS,
    attack_dice,
    defence_dice,
    dial_after,
    invasion_points,
    score_bonus,
    succeeds,
)
from aevum.games.brief_history.costs import REVOLT, price
from aevum.games.brief_history.data import LAND_NUMBER, REGION_VALUES
from aevum.games.brief_history.forces import capture
from aevum.games.brief_history.scoring import region_parts
from aevum.games.brief_history.state import ATTACK, CROSSING, RAID, WAY_IDS, Battle, Force
from aevum.games.brief_history.steps.invasion import chariots_roll
from aevum.games.conquest.board import MONUMENT_POINTS, NOBODY
from aevum.games.conquest.forecast import (
    ALL_AGAIN,
    LOSE,
    NONE_AGAIN,
    WIN,
    Answer,
    Fight,
    Forecast,
    Loss,
    again,
    one_more,
    parts,
    points_of,
    siege,
)

if TYPE_CHECKING:
    from aevum.games.brief_history.position import Position

WAY: Final = {name: number for number, name in enumerate(WAY_IDS)}


def forecast(pos: Position, seat: int) -> Forecast | None:
    """Return what helps this seat to decide."""
    if pos.epoch == 0:
        return None
    mine = pos.seat == seat and bool(pos.forces)
    colour = pos.colour if mine else pos.colours_of(seat)[0]
    return Forecast(
        answers=tuple([_answer(pos, seat, action) for action in pos.legal(seat)]),
        more=one_more(pos.board, _values(pos), colour),
        now=tuple([points_of(pos.board, _values(pos), other) for other in range(pos.colours)]),
        ending=parts([*region_parts(pos, colour), *pos.board.building_parts(colour)]) if mine else (),
        resources=pos.forces[-1].symbols if mine else 0,
    )


def _values(pos: Position) -> list[tuple[int, int, int, int]]:
    return [(0, value, 2 * value, 3 * value) for value in REGION_VALUES[pos.epoch]]


def _answer(pos: Position, seat: int, action: Action) -> Answer:
    if pos.seat != seat or not pos.forces:
        return Answer()
    force = pos.forces[-1]
    if isinstance(action, RerollAll | RerollDie):
        return _again(pos, force, action)
    if isinstance(action, GoOn):
        assert pos.battle is not None
        return _fought(pos, force, pos.battle, True)
    if isinstance(action, BuildMonument):
        return Answer(gain=MONUMENT_POINTS if pos.board.owner[LAND_NUMBER[action.land]] == pos.colour else 0)
    if isinstance(action, Occupy | HandOver | Overrun | Invade | Cross | Attack):
        return _taking(pos, force, action)
    return Answer()


def _taking(pos: Position, force: Force, action: Occupy | HandOver | Overrun | Invade | Cross | Attack) -> Answer:
    land = LAND_NUMBER[action.land]
    owner = pos.board.owner[land]
    fights = isinstance(action, Invade | Attack) or (isinstance(action, Cross) and owner not in (NOBODY, pos.colour))
    if not fights:
        gain, denied = _taken(pos, land, isinstance(action, HandOver))
        return Answer(gain=gain, denied=denied)
    way = ATTACK
    if isinstance(action, Invade):
        way = WAY[action.way]
    elif isinstance(action, Cross):
        way = CROSSING
    return _fought(pos, force, Battle(land, way, owner), False)


def _taken(pos: Position, land: int, handed: bool) -> tuple[int, tuple[Loss, ...]]:
    """Return what taking a land brings, and what it costs whoever stands there: by the rules themselves, on a copy."""
    owner = pos.board.owner[land]
    if owner == pos.colour:
        return 0, ()
    values = _values(pos)
    then = pos.clone()
    capture(then, then.forces[-1], land, handed=handed)
    gain = points_of(then.board, values, pos.colour) - points_of(pos.board, values, pos.colour)
    if owner == NOBODY:
        return gain, ()
    lost = points_of(pos.board, values, owner) - points_of(then.board, values, owner)
    return gain, (Loss(owner, lost),) if lost else ()


def _fought(pos: Position, force: Force, battle: Battle, lost: bool) -> Answer:
    gain, denied = _taken(pos, battle.land, False)
    fights = _rolls(pos, force, battle, lost)
    bonus = score_bonus(pos, force, battle) - (price(pos, force, battle.land) - 1)
    return Answer(siege(fights), gain, denied, (fights[0].attack, fights[0].defence), bonus)


def _rolls(pos: Position, force: Force, battle: Battle, lost: bool) -> list[Fight]:
    """Return the rolls that the armies left still pay for, one after the other."""
    number = force.armies
    free = battle.free if lost else force.trait == "immortals" and not force.failed
    if free:
        number += 1
    if force.kind == RAID and force.card == REVOLT:
        number = 1
    then = battle.clone()
    if lost:
        then.dial = dial_after(pos, then)
    fights = []
    beaten = lost
    for _ in range(max(1, number)):
        fights.append(_fight(pos, force, then, beaten))
        then = then.clone()
        then.dial = dial_after(pos, then)
        beaten = True
    return fights


def _fight(pos: Position, force: Force, battle: Battle, lost: bool) -> Fight:
    """Return a roll as the rules have it; a roll of the turn that was lost before counts as well."""
    acting = force
    if lost:
        acting = force.clone()
        acting.failed = True
    fresh = battle.clone()
    fresh.rerolled = False
    return Fight(
        attack_dice(pos, acting, battle.land, battle.way),
        defence_dice(pos, acting, battle.land),
        _table(pos, force, battle),
        1 if pos.in_play == CHARIOTS and chariots_roll(fresh) else 0,
        ALL_AGAIN if force.trait == "war_elephants" and not force.spent else NONE_AGAIN,
    )


def _table(pos: Position, force: Force, battle: Battle) -> tuple[int, ...]:
    """Return whether the land falls, by the highest dice of both sides."""
    cost = price(pos, force, battle.land)
    bonus = score_bonus(pos, force, battle)
    then = battle.clone()
    table = []
    for mine in range(1, 7):
        for theirs in range(1, 7):
            then.dice = (mine,)
            then.against = (theirs,)
            points = invasion_points(pos, force, then, bonus)
            table.append(WIN if succeeds(force, then, points, cost) else LOSE)
    return tuple(table)


def _again(pos: Position, force: Force, action: RerollAll | RerollDie) -> Answer:
    battle = pos.battle
    assert battle is not None
    kept = list(battle.dice)
    if isinstance(action, RerollAll):
        kept = []
    else:
        kept.remove(action.die)
    table = _table(pos, force, battle)
    return Answer(again(tuple(kept), len(battle.dice) - len(kept), max(battle.against), table, True))
