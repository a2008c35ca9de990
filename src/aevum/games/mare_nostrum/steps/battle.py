"""Battles: who fights whom, one round of dice, the losses, and what becomes of an occupation."""

from __future__ import annotations

from aevum.core import Action, Chance, Outcome, Refusal, Roll, Step
from aevum.games.mare_nostrum.actions import GIVE_UP, LOSE, GiveUp, Lose
from aevum.games.mare_nostrum.board import (
    ALL_TASK_GOODS,
    CARDS,
    CIVS,
    FORT_POINTS,
    LEGION_BONUS,
    POINTS_PER_HIT,
    PROVINCES,
    SIDES,
    SITES_OF,
    TASK_CITY,
    TASK_GOODS,
    TASK_MARKER,
    TASK_MARKET,
    TASK_TEMPLE,
)
from aevum.games.mare_nostrum.events import LandBattle, TaskGivenUp, UnitsLost
from aevum.games.mare_nostrum.state import Battle, State, War


def attack_sizes(war: War, place: int, foes: list[int], force: int, least: int) -> list[tuple[int, int]]:
    """Return whom the units that stand together may fight, each with the smallest number of units that takes part.

    Units that are together fight together (MN-9.6). Only where there are several enemies may they split up among them,
    and then the rest must fight others than those whom a part of them has fought.
    """
    left = foes
    if war.split == place:
        left = [foe for foe in foes if not war.split_foes >> foe & 1]
    return [(foe, force if len(left) == 1 else min(least, force)) for foe in left]


def split_up(war: War, place: int, foe: int, rest: int) -> None:
    """Remember whom a part of the units has fought, as long as the rest of them has to fight somebody else."""
    if not rest:
        war.split = -1
        war.split_foes = 0
    else:
        war.split_foes = (war.split_foes if war.split == place else 0) | 1 << foe
        war.split = place


def helping_hero(pos: State, power: int, heroes: int) -> str | None:
    """Return which of these heroes helps a power, if any: each of its dice counts one more (MN-11.2, MN-11.4)."""
    held = pos.cards[power] & heroes if power < pos.seats else 0
    return CARDS[held.bit_length() - 1] if held else None


def die_bonus(pos: State, power: int, heroes: int) -> int:
    """Return what a hero of these adds to each die of a power."""
    return 1 if helping_hero(pos, power, heroes) else 0


def defending_forts(pos: State, battle: Battle) -> int:
    """Return how many forts add their points to the defender's (MN-9.5)."""
    return pos.forts[battle.place] if pos.owner[battle.place] == battle.defender else 0


class BattleStep(Step[State]):
    """Both sides roll for their legions and add six for each fort; every full five points are a hit."""

    name = "battle"
    clause = "MN-9.4"

    def chance(self, pos: State) -> Chance | None:
        battle = pos.battle
        assert battle is not None
        return Roll(battle.force + pos.legions[battle.defender][battle.place], SIDES)

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, tuple)
        battle = pos.battle
        assert battle is not None
        ours, theirs = outcome[: battle.force], outcome[battle.force :]
        our_hero = helping_hero(pos, battle.attacker, LEGION_BONUS)
        their_hero = helping_hero(pos, battle.defender, LEGION_BONUS)
        by_our_hero = len(ours) if our_hero else 0
        by_their_hero = len(theirs) if their_hero else 0
        forts = defending_forts(pos, battle)
        attack = sum(ours) + by_our_hero + FORT_POINTS * battle.forts
        defence = sum(theirs) + by_their_hero + FORT_POINTS * forts
        civ = CIVS[pos.civs[battle.defender]]
        province = PROVINCES[battle.place]
        battle.hits_on_attacker = min(battle.force + battle.forts, defence // POINTS_PER_HIT)
        battle.hits_on_defender = min(len(theirs) + forts, attack // POINTS_PER_HIT)
        losses = battle.hits_on_attacker + battle.hits_on_defender > 0
        pos.happened(
            LandBattle(
                battle.attacker,
                civ,
                province,
                ours,
                theirs,
                attack,
                defence,
                losses,
                our_hero,
                by_our_hero,
                their_hero,
                by_their_hero,
                FORT_POINTS * battle.forts,
                FORT_POINTS * forts,
            )
        )
        pos.goto("losses")


class Losses(Step[State]):
    """Each owner chooses what is lost, first the defender, then the attacker; hits were counted before."""

    name = "losses"
    clause = "MN-9.7"

    def open(self, pos: State) -> bool:
        battle = pos.battle
        assert battle is not None
        if battle.hits_on_defender:
            if battle.defender < pos.seats and len(self.choice(pos, battle)) > 1:
                return True
            self.lose(pos, battle, self.choice(pos, battle)[-1])
        if battle.hits_on_attacker:
            if len(self.choice(pos, battle)) > 1:
                return True
            self.lose(pos, battle, self.choice(pos, battle)[0])
        pos.goto("after_battle")
        return False

    def loser(self, battle: Battle) -> int:
        return battle.defender if battle.hits_on_defender else battle.attacker

    def choice(self, pos: State, battle: Battle) -> list[int]:
        """Return how many legions among the losses are possible, fewest first."""
        if battle.hits_on_defender:
            legions = pos.legions[battle.defender][battle.place]
            forts = defending_forts(pos, battle)
            hits = battle.hits_on_defender
        else:
            legions, forts, hits = battle.force, battle.forts, battle.hits_on_attacker
        return list(range(max(0, hits - forts), min(legions, hits) + 1))

    def lose(self, pos: State, battle: Battle, legions: int) -> None:
        power = self.loser(battle)
        hits = battle.hits_on_defender or battle.hits_on_attacker
        if legions:
            pos.take_legions(power, battle.place, legions)
        if hits > legions:
            pos.take_forts(power, battle.place, hits - legions)
        pos.happened(UnitsLost(CIVS[pos.civs[power]], PROVINCES[battle.place], legions, hits - legions))
        if battle.hits_on_defender:
            battle.hits_on_defender = 0
        else:
            battle.hits_on_attacker = 0

    def actors(self, pos: State) -> tuple[int, ...]:
        battle = pos.battle
        assert battle is not None
        return (self.loser(battle),)

    def legal(self, pos: State, seat: int) -> list[Action]:
        battle = pos.battle
        assert battle is not None
        hits = battle.hits_on_defender or battle.hits_on_attacker
        return [LOSE[legions][hits - legions] for legions in self.choice(pos, battle)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, Lose)
        battle = pos.battle
        assert battle is not None
        self.lose(pos, battle, action.legions)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        battle = pos.battle
        if type(action) is Lose and battle is not None:
            return Refusal("lose_exactly", {"hits": battle.hits_on_defender or battle.hits_on_attacker}, self.clause)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        battle = pos.battle
        assert battle is not None
        return {
            "province": PROVINCES[battle.place],
            "hits": battle.hits_on_defender or battle.hits_on_attacker,
        }


class AfterBattle(Step[State]):
    """An occupation ends if enemies remain; if it goes on with fewer legions, something must be given up.

    Attackers who have still to fight there do not end it: their battle will tell.
    """

    name = "after_battle"
    clause = "MN-9.11"

    def open(self, pos: State) -> bool:
        battle = pos.battle
        assert battle is not None
        pos.battle = None
        place = battle.place
        tasks = pos.tasks[place]
        if tasks:
            war = pos.war
            assert war is not None
            occupier = pos.occupier[place]
            undecided = war.ready[place] + war.arrived[place] > 0
            if not pos.legions[occupier][place] or (pos.enemies(occupier, place) and not undecided):
                pos.clear_tasks(place)
            elif tasks.bit_count() > pos.legions[occupier][place]:
                war.place = place
                pos.goto("give_up")
                return False
        pos.back()
        return False


def task_bits(place: int) -> list[int]:
    """Return the task bits of a province in the order of ``GIVE_UP``."""
    return [TASK_CITY, TASK_TEMPLE, TASK_MARKET, *TASK_GOODS[: len(SITES_OF[place])], TASK_MARKER]


class GivingUp(Step[State]):
    """An occupier who has held out with fewer legions than tasks chooses which tasks end."""

    name = "give_up"
    clause = "MN-9.11"

    def open(self, pos: State) -> bool:
        war = pos.war
        assert war is not None
        place = war.place
        if pos.tasks[place].bit_count() > pos.legions[pos.occupier[place]][place]:
            return True
        war.place = -1
        pos.back()
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        war = pos.war
        assert war is not None
        return (pos.occupier[war.place],)

    def legal(self, pos: State, seat: int) -> list[Action]:
        war = pos.war
        assert war is not None
        place = war.place
        return [action for action, bit in zip(GIVE_UP[place], task_bits(place), strict=True) if pos.tasks[place] & bit]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, GiveUp)
        war = pos.war
        assert war is not None
        place = war.place
        tasks = pos.tasks[place] & ~task_bits(place)[GIVE_UP[place].index(action)]
        if not tasks & TASK_CITY:
            tasks &= ~TASK_TEMPLE
        if not tasks & ALL_TASK_GOODS:
            tasks &= ~TASK_MARKET
        pos.tasks[place] = tasks
        if not tasks:
            pos.clear_tasks(place)
        pos.happened(TaskGivenUp(CIVS[pos.civs[seat]], action.province, action.building))

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        war = pos.war
        assert war is not None
        return {"province": PROVINCES[war.place]}
