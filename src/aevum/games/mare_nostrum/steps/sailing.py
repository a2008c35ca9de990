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
        elif pos.round == pos.rounds:
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
        )
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
        if isinstance(action, NameNext) and 0 <= action.seat < pos.seats:
            return Refusal("has_had_turn", {"seat": action.seat}, self.clause)
        return None


class Sailing(Step[State]):
    """Triremes leave their docks, sail and, if their owner likes, fight."""

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
        for place in places_of(war.docks):
            actions += LAUNCH[place]
        for sea in places_of(pos.afloat[seat]):
            if war.sea_ready[sea]:
                actions += SAIL[sea]
            force = war.sea_ready[sea] + war.sea_arrived[sea]
            if force:
                for other in self.enemies(pos, seat, sea):
                    actions += ATTACK_FLEET[sea][pos.civs[other]][1 : force + 1]
        if not war.docks:
            actions.append(DONE)
        return actions

    def enemies(self, pos: State, seat: int, sea: int) -> list[int]:
        return [other for other in range(pos.seats) if other != seat and pos.fleets[other][sea]]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        war = pos.war
        assert war is not None
        if isinstance(action, Sail):
            sea, to = SEA[action.sea], SEA[action.to]
            war.sea_ready[sea] -= 1
            war.sea_arrived[to] += 1
            pos.take_triremes(seat, sea, 1)
            pos.put_triremes(seat, to, 1)
            pos.happened(Sailed(seat, action.sea, action.to))
        elif isinstance(action, Launch):
            place, sea = PROVINCE[action.province], SEA[action.sea]
            pos.docked[place] -= 1
            if not pos.docked[place]:
                war.docks &= ~(1 << place)
            war.sea_arrived[sea] += 1
            pos.put_triremes(seat, sea, 1)
            pos.happened(Launched(seat, action.province, action.sea))
        elif isinstance(action, AttackFleet):
            self.attack(pos, war, seat, action)
        else:
            pos.goto("land_start")

    def attack(self, pos: State, war: War, seat: int, action: AttackFleet) -> None:
        sea = SEA[action.sea]
        arrived = min(war.sea_arrived[sea], action.triremes)
        war.sea_arrived[sea] -= arrived
        war.sea_ready[sea] -= action.triremes - arrived
        pos.battle = Battle(seat, pos.civs.index(CIV[action.civ]), sea, action.triremes, 0, 0, 0)
        pos.call("sea_battle")

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        war = pos.war
        assert war is not None
        if action == DONE:
            return Refusal("docks_first", {}, "MN-8.3")
        if isinstance(action, Sail) and action.sea in SEA and action.to in SEA:
            if not pos.fleets[seat][SEA[action.sea]]:
                return Refusal("no_trireme", {"sea": action.sea}, self.clause)
            if not war.sea_ready[SEA[action.sea]]:
                return Refusal("has_moved", {}, self.clause)
            return Refusal("not_adjacent_sea", {"sea": action.to}, self.clause)
        if isinstance(action, AttackFleet) and action.sea in SEA:
            sea = SEA[action.sea]
            if action.triremes > war.sea_ready[sea] + war.sea_arrived[sea]:
                return Refusal("have_fought", {}, "MN-9.6")
            return Refusal("no_enemy", {}, "MN-9.1")
        return None


def score(dice: tuple[int, ...], bonus: int) -> int:
    """Return what dice count, each with its bonus."""
    total = bonus * len(dice)
    for die in dice:
        total += die
    return total


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
        attack = score(ours, 1 if pos.cards[battle.attacker] & TRIREME_BONUS else 0)
        defence = score(theirs, 1 if pos.cards[battle.defender] & TRIREME_BONUS else 0)
        civ = CIVS[pos.civs[battle.defender]]
        pos.happened(SeaBattle(battle.attacker, civ, SEAS[sea], ours, theirs, attack, defence))
        self.lose(pos, battle.attacker, sea, min(battle.force, defence // POINTS_PER_HIT))
        self.lose(pos, battle.defender, sea, min(len(theirs), attack // POINTS_PER_HIT))
        pos.battle = None
        pos.back()

    def lose(self, pos: State, seat: int, sea: int, number: int) -> None:
        if number:
            pos.take_triremes(seat, sea, number)
            pos.pieces[seat][TRIREME] += number
            pos.happened(TriremesLost(CIVS[pos.civs[seat]], SEAS[sea], number))
