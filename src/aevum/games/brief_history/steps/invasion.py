"""Invasion: the roll, rolling again, going on or giving up, and the overruns."""

from __future__ import annotations

from aevum.core import Action, Chance, Outcome, Refusal, Roll, Step
from aevum.games.brief_history.actions import (
    GIVE_UP,
    GO_ON,
    KEEP_DICE,
    OVERRUN,
    REROLL_ALL,
    REROLL_DIE,
    STOP,
    GoOn,
    Overrun,
    RerollAll,
    RerollDie,
)
from aevum.games.brief_history.combat import (
    CHARIOTS,
    attack_dice,
    defence_dice,
    dial_after,
    highest_first,
    invasion_points,
    overrun_targets,
    score_bonus,
    succeeds,
)
from aevum.games.brief_history.costs import REVOLT, price
from aevum.games.brief_history.data import COLOURS, LAND_IDS, LAND_NUMBER, PRICE
from aevum.games.brief_history.events import GaveUp, InvasionRolled, Overran, Taken, WentOn
from aevum.games.brief_history.forces import capture
from aevum.games.brief_history.state import BORDER, CROSSING, RAID, Battle, Force, State


def start_invasion(pos: State, force: Force, land: int, way: int) -> None:
    """Put an army of the force into another player's land (BHW-12.3)."""
    force.armies -= 1
    pos.battle = Battle(land, way, pos.board.owner[land])
    pos.call("roll_invasion")


def battle_of(pos: State) -> Battle:
    battle = pos.battle
    assert battle is not None
    return battle


def may_reroll(pos: State, force: Force, battle: Battle) -> bool:
    """Whether the invader has a way to roll again, not used yet."""
    if force.trait == "war_elephants" and not force.spent:
        return True
    return pos.in_play == CHARIOTS and chariots_roll(battle)


def chariots_roll(battle: Battle) -> bool:
    """Whether Chariots let one die of this roll be rerolled."""
    return battle.way == BORDER and not battle.rerolled and PRICE[battle.land] == 1


def resolve(pos: State, battle: Battle, force: Force) -> None:
    """See what the dice on the table give, and go on from there (BHW-6.8, BHW-7.4)."""
    bonus = score_bonus(pos, force, battle)
    points = invasion_points(pos, force, battle, bonus)
    land = battle.land
    colour = COLOURS[pos.colour]
    defender = COLOURS[battle.defender]
    dice, against = highest_first(battle.dice), highest_first(battle.against)
    attack, defence = dice[0] + bonus, against[0]
    pos.happened(
        InvasionRolled(pos.seat, colour, LAND_IDS[land], defender, dice, against, bonus, attack, defence, points)
    )
    cost = price(pos, force, land)
    if succeeds(force, battle, points, cost):
        battle.points = points_left(force, points - cost)
        battle.dial = 0
        loser = pos.seat_of(battle.defender)
        pos.happened(Taken(pos.seat, colour, LAND_IDS[land], defender, loser, attack, defence))
        capture(pos, force, land, battle.way == CROSSING)
        if battle.points:
            pos.goto("overrun")
        else:
            end_invasion(pos)
    else:
        # BHW-16.10
        battle.free = force.trait == "immortals" and not force.failed
        force.failed = True
        pos.goto("failed")


def end_invasion(pos: State) -> None:
    """Leave the invasion behind."""
    pos.battle = None
    pos.back()


def points_left(force: Force, points: int) -> int:
    """Return what a successful invasion leaves for overruns (BHW-13.9, BHW-16.1)."""
    if force.kind == RAID and force.card == REVOLT:
        return 0
    left = points if points > 0 else 0
    return left + 1 if force.trait == "dreaded" else left


class RollInvasion(Step[State]):
    """The invader rolls, then the defender."""

    name = "roll_invasion"
    clause = "BHW-6.1"

    def chance(self, pos: State) -> Chance:
        battle = pos.battle
        assert battle is not None
        force = pos.forces[-1]
        return Roll(attack_dice(pos, force, battle.land, battle.way) + defence_dice(pos, force, battle.land))

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, tuple)
        battle = battle_of(pos)
        force = pos.forces[-1]
        number = len(outcome) - defence_dice(pos, force, battle.land)
        battle.dice = outcome[:number]
        battle.against = outcome[number:]
        battle.rerolled = False
        if may_reroll(pos, force, battle):
            pos.goto("reroll")
        else:
            resolve(pos, battle, force)


class Reroll(Step[State]):
    """The invader may reroll dice."""

    name = "reroll"
    clause = "BHW-12.11"

    def legal(self, pos: State, seat: int) -> list[Action]:
        battle = battle_of(pos)
        force = pos.forces[-1]
        actions = [KEEP_DICE]
        if force.trait == "war_elephants" and not force.spent:
            actions.append(REROLL_ALL)
        if pos.in_play == CHARIOTS and chariots_roll(battle):
            actions += [REROLL_DIE[die] for die in sorted(set(battle.dice))]
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        battle = battle_of(pos)
        if type(action) is RerollAll:
            pos.forces[-1].spent = True
            battle.again = ()
            pos.goto("reroll_roll")
        elif type(action) is RerollDie:
            battle.rerolled = True
            place = battle.dice.index(action.die)
            battle.again = battle.dice[:place] + battle.dice[place + 1 :]
            pos.goto("reroll_roll")
        else:
            resolve(pos, battle, pos.forces[-1])

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        battle = battle_of(pos)
        return {"dice": " ".join(map(str, battle.dice)), "against": " ".join(map(str, battle.against))}


class RerollRoll(Step[State]):
    """Dice are rerolled; the defender's stand."""

    name = "reroll_roll"
    clause = "BHW-16.9"

    def chance(self, pos: State) -> Chance:
        battle = battle_of(pos)
        return Roll(len(battle.dice) - len(battle.again))

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, tuple)
        battle = battle_of(pos)
        battle.dice = battle.again + outcome
        battle.again = ()
        force = pos.forces[-1]
        if may_reroll(pos, force, battle):
            pos.goto("reroll")
        else:
            resolve(pos, battle, force)


class Failed(Step[State]):
    """Go on with one more on the dial, or give up."""

    name = "failed"
    clause = "BHW-7.1"

    def open(self, pos: State) -> bool:
        force = pos.forces[-1]
        if (force.armies == 0 and not battle_of(pos).free) or (force.kind == RAID and force.card == REVOLT):
            self._give_up(pos)
            return False
        return True

    def _give_up(self, pos: State) -> None:
        # BHW-7.3, BHW-7.4
        pos.board.stock[pos.colour] += 1
        battle = battle_of(pos)
        pos.happened(GaveUp(pos.seat, pos.colour_id, LAND_IDS[battle.land], pos.seat_of(battle.defender)))
        end_invasion(pos)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [GO_ON, GIVE_UP]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if not isinstance(action, GoOn):
            self._give_up(pos)
            return
        battle = battle_of(pos)
        if battle.free:
            battle.free = False
        else:
            pos.forces[-1].armies -= 1
            pos.board.stock[pos.colour] += 1
        battle.dial = dial_after(pos, battle)
        pos.happened(WentOn(pos.seat, pos.colour_id, LAND_IDS[battle.land], battle.dial))
        pos.goto("roll_invasion")

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        battle = battle_of(pos)
        return {"land": LAND_IDS[battle.land], "dial": dial_after(pos, battle), "armies": pos.forces[-1].armies}


class OverrunStep(Step[State]):
    """Points left take further lands of the same defender."""

    name = "overrun"
    clause = "BHW-8.1"

    def open(self, pos: State) -> bool:
        if pos.due:
            pos.call("monument")
            return False
        if overrun_targets(pos, pos.forces[-1], battle_of(pos)) == 0:
            end_invasion(pos)
            return False
        return True

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions = OVERRUN.of(overrun_targets(pos, pos.forces[-1], battle_of(pos)))
        actions.append(STOP)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        # BHW-8.6
        if not isinstance(action, Overrun):
            end_invasion(pos)
            return
        battle = battle_of(pos)
        force = pos.forces[-1]
        land = LAND_NUMBER[action.land]
        battle.points -= PRICE[land]
        battle.land = land
        force.armies -= 1
        loser = pos.seat_of(battle.defender)
        pos.happened(Overran(pos.seat, pos.colour_id, action.land, COLOURS[battle.defender], loser))
        capture(pos, force, land)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Overrun) or action.land not in LAND_NUMBER:
            return None
        battle = battle_of(pos)
        land = LAND_NUMBER[action.land]
        if pos.board.owner[land] != battle.defender:
            return Refusal("not_the_defender", {"land": action.land}, "BHW-8.2")
        if pos.board.fort[land]:
            return Refusal("fort_stops", {"land": action.land}, "BHW-8.4")
        if battle.points < PRICE[land]:
            return Refusal("too_few_points", {"land": action.land, "points": battle.points}, "BHW-8.1")
        return Refusal("not_next_to_it", {"land": action.land}, "BHW-8.3")

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"points": battle_of(pos).points, "armies": pos.forces[-1].armies}
