"""The military phase: its order, and the triremes."""

from __future__ import annotations

from aevum.core import Action, Chance, Outcome, Refusal, Roll, Step
from aevum.games.mare_nostrum.actions import (
    ATTACK_FLEET,
    DONE,
    LAUNCH,
    NAME_NEXT,
    SAIL,
    AttackFleet,
    Launch,
    NameNext,
    Sail,
)
from aevum.games.mare_nostrum.board import (
    CIV,
    CIVS,
    LAND,
    POINTS_PER_HIT,
    PROVINCE,
    SEA,
    SEAS,
    SIDES,
    TRIREME,
    TRIREME_BONUS,
    WAR,
    WATER,
    places_of,
)
from aevum.games.mare_nostrum.events import (
    CommanderNamed,
    Launched,
    LimitReached,
    Sailed,
    SeaBattle,
    TriremesLost,
)
from aevum.games.mare_nostrum.state import Battle, State, War
from aevum.games.mare_nostrum.steps.battle import attack_sizes, helping_hero, split_up


class MilitaryStart(Step[State]):
    """Everybody will move and fight once, in the order that the Military Leader names."""

    name = "military_start"
    clause = "MN-3.1"

    def open(self, pos: State) -> bool:
        pos.phase = "military"
        pos.helen_used = False
        pos.waiting = list(range(pos.seats))
        pos.goto("name_commander")
        return False


class NameCommander(Step[State]):
    """The Military Leader names who moves next; after the last one the round is over."""

    name = "name_commander"
    clause = "MN-8.1"

    def open(self, pos: State) -> bool:
        if len(pos.waiting) > 1:
            return True
        if pos.waiting:
            self.begin(pos, pos.waiting[0])
        elif pos.round == pos.rounds:  # MN-12.3
            pos.reason = "round_limit"
            pos.happened(LimitReached(pos.round))
            pos.stack.clear()
        else:
            pos.round += 1
            pos.goto("round_start")
        return False

    def begin(self, pos: State, seat: int) -> None:
        pos.waiting.remove(seat)
        pos.seat = seat
        pos.happened(CommanderNamed(seat))
        docks = 0
        for place in places_of(pos.owned[seat]):
            if pos.docked[place]:
                docks |= 1 << place
        pos.war = War(
            ready=list(pos.legions[seat]),
            arrived=[0] * LAND,
            sea_ready=list(pos.fleets[seat]),
            sea_arrived=[0] * WATER,
            forts=pos.owned[seat] & pos.fortified,
            docks=docks,
            bridges=[],
            entered=-1,
            places=0,
            place=-1,
            rank=-1,
            pillages=0,
            split=-1,
            split_foes=0,
        )
        # MN-10.7
        for place in places_of(pos.camps[seat]):
            if pos.occupier[place] == seat:
                pos.clear_tasks(place)
        pos.goto("sail")

    def actors(self, pos: State) -> tuple[int, ...]:
        return (pos.roles[WAR],)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [NAME_NEXT[other] for other in pos.waiting]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, NameNext)
        self.begin(pos, action.seat)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is NameNext and 0 <= action.seat < pos.seats:
            return Refusal("has_had_turn", {"seat": action.seat}, self.clause)
        return None


class Sailing(Step[State]):
    """Triremes leave their docks, sail and, if their owner likes, fight (MN-8.4). No zone is war-torn (MN-9.10)."""

    name = "sail"
    clause = "MN-8.2"

    def open(self, pos: State) -> bool:
        war = pos.war
        assert war is not None
        if war.docks:
            return True
        for sea in places_of(pos.afloat[pos.seat]):
            if war.sea_ready[sea] or (war.sea_arrived[sea] and self.enemies(pos, pos.seat, sea)):
                return True
        pos.goto("land_start")
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        war = pos.war
        assert war is not None
        actions: list[Action] = []
        if war.split >= 0:
            self.add_attacks(pos, war, war.split, actions)
            return actions
        for place in places_of(war.docks):
            actions += LAUNCH[place]
        for sea in places_of(pos.afloat[seat]):
            if war.sea_ready[sea]:
                actions += SAIL[sea]
            self.add_attacks(pos, war, sea, actions)
        # MN-8.3
        if not war.docks:
            actions.append(DONE)
        return actions

    def add_attacks(self, pos: State, war: War, sea: int, actions: list[Action]) -> None:
        force = war.sea_ready[sea] + war.sea_arrived[sea]
        if force:
            for foe, fewest in attack_sizes(war, sea, self.enemies(pos, pos.seat, sea), force, 1):
                actions += ATTACK_FLEET[sea][pos.civs[foe]][fewest : force + 1]

    def enemies(self, pos: State, seat: int, sea: int) -> list[int]:
        return [other for other in range(pos.seats) if other != seat and pos.fleets[other][sea]]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        war = pos.war
        assert war is not None
        if type(action) is Sail:
            sea, to = SEA[action.sea], SEA[action.to]
            war.sea_ready[sea] -= 1
            war.sea_arrived[to] += 1
            pos.take_triremes(seat, sea, 1)
            pos.put_triremes(seat, to, 1)
            pos.happened(Sailed(seat, action.sea, action.to))
        elif type(action) is Launch:
            place, sea = PROVINCE[action.province], SEA[action.sea]
            pos.docked[place] -= 1
            if not pos.docked[place]:
                war.docks &= ~(1 << place)
            war.sea_arrived[sea] += 1
            pos.put_triremes(seat, sea, 1)
            pos.happened(Launched(seat, action.province, action.sea))
        elif type(action) is AttackFleet:
            self.attack(pos, war, seat, action)
        else:
            pos.goto("land_start")

    def attack(self, pos: State, war: War, seat: int, action: AttackFleet) -> None:
        sea = SEA[action.sea]
        foe = pos.civs.index(CIV[action.civ])
        # those who stay for a battle of their own cannot sail away any more
        rest = war.sea_ready[sea] + war.sea_arrived[sea] - action.triremes
        war.sea_ready[sea] = 0
        war.sea_arrived[sea] = rest
        split_up(war, sea, foe, rest)
        pos.battle = Battle(seat, foe, sea, action.triremes, 0, 0, 0)
        pos.call("sea_battle")

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        war = pos.war
        assert war is not None
        if war.split >= 0:
            return Refusal("rest_fights_first", {}, "MN-9.6")
        if action == DONE:
            return Refusal("docks_first", {}, "MN-8.3")
        if type(action) is Sail and action.sea in SEA and action.to in SEA:
            if not pos.fleets[seat][SEA[action.sea]]:
                return Refusal("no_trireme", {"sea": action.sea}, self.clause)
            if not war.sea_ready[SEA[action.sea]]:
                return Refusal("has_moved", {}, self.clause)
            return Refusal("not_adjacent_sea", {"sea": action.to}, self.clause)
        if type(action) is AttackFleet and action.sea in SEA:
            sea = SEA[action.sea]
            if action.civ not in CIV or pos.civs.index(CIV[action.civ]) not in self.enemies(pos, seat, sea):
                return Refusal("no_enemy", {}, "MN-9.1")
            if action.triremes < war.sea_ready[sea] + war.sea_arrived[sea]:
                return Refusal("fight_together", {}, "MN-9.6")
            return Refusal("have_fought", {}, "MN-9.6")
        return None


class SeaBattleStep(Step[State]):
    """One round of dice at sea; the losses follow at once."""

    name = "sea_battle"
    clause = "MN-9.4"

    def chance(self, pos: State) -> Chance | None:
        battle = pos.battle
        assert battle is not None
        return Roll(battle.force + pos.fleets[battle.defender][battle.place], SIDES)

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, tuple)
        battle = pos.battle
        assert battle is not None
        sea = battle.place
        ours, theirs = outcome[: battle.force], outcome[battle.force :]
        our_hero = helping_hero(pos, battle.attacker, TRIREME_BONUS)
        their_hero = helping_hero(pos, battle.defender, TRIREME_BONUS)
        by_our_hero = len(ours) if our_hero else 0
        by_their_hero = len(theirs) if their_hero else 0
        attack = sum(ours) + by_our_hero
        defence = sum(theirs) + by_their_hero
        civ = CIVS[pos.civs[battle.defender]]
        our_losses = min(battle.force, defence // POINTS_PER_HIT)
        their_losses = min(len(theirs), attack // POINTS_PER_HIT)
        losses = our_losses + their_losses > 0
        pos.happened(
            SeaBattle(
                battle.attacker,
                civ,
                SEAS[sea],
                ours,
                theirs,
                attack,
                defence,
                losses,
                our_hero,
                by_our_hero,
                their_hero,
                by_their_hero,
            )
        )
        self.lose(pos, battle.attacker, sea, our_losses)
        self.lose(pos, battle.defender, sea, their_losses)
        pos.battle = None
        pos.back()

    def lose(self, pos: State, seat: int, sea: int, number: int) -> None:
        if number:
            pos.take_triremes(seat, sea, number)
            pos.pieces[seat][TRIREME] += number
            pos.happened(TriremesLost(CIVS[pos.civs[seat]], SEAS[sea], number))
