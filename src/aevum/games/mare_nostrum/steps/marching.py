"""The military phase: the legions, and Helen who wins one over."""

from __future__ import annotations

from aevum.core import Action, Refusal, Step
from aevum.games.mare_nostrum.actions import ATTACK, DONE, MARCH, USE_HELEN, Attack, March, UseHero
from aevum.games.mare_nostrum.board import CIV, CONVERT, LEGION, NEIGHBOUR_MASK, PROVINCE, PROVINCES, places_of
from aevum.games.mare_nostrum.events import LegionConverted, Marched
from aevum.games.mare_nostrum.state import Battle, State, War
from aevum.games.mare_nostrum.steps.battle import attack_sizes, split_up


class LandStart(Step[State]):
    """The ships have done their part: which coasts do they join now?"""

    name = "land_start"
    clause = "MN-8.5"

    def open(self, pos: State) -> bool:
        war = pos.war
        assert war is not None
        war.bridges = pos.bridges(pos.seat)
        pos.goto("march")
        return False


def fights(pos: State, war: War, seat: int) -> int:
    """Return the provinces in which the seat has units that must fight still (MN-8.8, MN-9.2, MN-9.3)."""
    hostile = pos.hostile(seat)
    mask = war.forts & hostile
    for place in places_of(pos.camps[seat] & hostile):
        if war.ready[place] or war.arrived[place]:
            mask |= 1 << place
    return mask


class Marching(Step[State]):
    """Legions move one by one, by land or along own triremes, and fight where enemies stand, as arranged (MN-8.7)."""

    name = "march"
    clause = "MN-8.5"

    def open(self, pos: State) -> bool:
        war = pos.war
        assert war is not None
        if fights(pos, war, pos.seat):
            return True
        for place in places_of(pos.camps[pos.seat]):
            if war.ready[place] and self.destinations(war, place):
                return True
        pos.goto("tasks_start")
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        war = pos.war
        assert war is not None
        actions: list[Action] = []
        ready = war.ready
        if war.split >= 0:
            self.add_attacks(pos, war, war.split, actions)
            return actions
        for place in places_of(pos.camps[seat]):
            if ready[place]:
                to = self.destinations(war, place)
                march = MARCH[place]
                while to:
                    low = to & -to
                    actions.append(march[low.bit_length() - 1])
                    to ^= low
        must = fights(pos, war, seat)
        if not must:
            actions.append(DONE)
            return actions
        for place in places_of(must):
            self.add_attacks(pos, war, place, actions)
        return actions

    def add_attacks(self, pos: State, war: War, place: int, actions: list[Action]) -> None:
        force = war.ready[place] + war.arrived[place]
        least = 0 if war.forts >> place & 1 else 1
        for foe, fewest in attack_sizes(war, place, pos.enemies(pos.seat, place), force, least):
            actions += ATTACK[place][pos.civs[foe]][fewest : force + 1]

    def destinations(self, war: War, place: int) -> int:
        to = NEIGHBOUR_MASK[place]
        for shores in war.bridges:
            if shores >> place & 1:
                to |= shores
        return to & ~(1 << place)

    def apply(self, pos: State, seat: int, action: Action) -> None:
        war = pos.war
        assert war is not None
        if type(action) is March:
            place, to = PROVINCE[action.province], PROVINCE[action.to]
            war.ready[place] -= 1
            war.arrived[to] += 1
            pos.move_legion(seat, place, to)
            pos.happened(Marched(seat, action.province, action.to))
            if self.helen_may_act(pos, seat, to):
                war.entered = to
                pos.call("helen")
        elif type(action) is Attack:
            self.attack(pos, war, seat, action)
        else:
            pos.goto("tasks_start")

    def helen_may_act(self, pos: State, seat: int, to: int) -> bool:
        """Return whether the owner of the province may win the legion over (MN-11.9)."""
        owner = pos.owner[to]
        return (
            0 <= owner < pos.seats
            and owner != seat
            and pos.cards[owner] & CONVERT != 0
            and not pos.helen_used
            and pos.pieces[owner][LEGION] > 0
        )

    def attack(self, pos: State, war: War, seat: int, action: Attack) -> None:
        place = PROVINCE[action.province]
        foe = pos.civs.index(CIV[action.civ])
        # those who stay for a fight of their own cannot march away any more
        rest = war.ready[place] + war.arrived[place] - action.legions
        war.ready[place] = 0
        war.arrived[place] = rest
        split_up(war, place, foe, rest)
        forts = pos.forts[place] if war.forts >> place & 1 else 0
        war.forts &= ~(1 << place)
        pos.battle = Battle(seat, foe, place, action.legions, forts, 0, 0)
        pos.call("battle")

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        war = pos.war
        assert war is not None
        if war.split >= 0:
            return Refusal("rest_fights_first", {}, "MN-9.6")
        if action == DONE:
            place = places_of(fights(pos, war, seat))[0]
            return Refusal("must_fight", {"province": PROVINCES[place]}, "MN-9.2")
        if type(action) is March and action.province in PROVINCE and action.to in PROVINCE:
            place = PROVINCE[action.province]
            if not pos.legions[seat][place]:
                return Refusal("no_legion", {"province": action.province}, self.clause)
            if not war.ready[place]:
                return Refusal("has_moved", {}, self.clause)
            return Refusal("out_of_reach", {"province": action.to}, "MN-8.6")
        if type(action) is Attack and action.province in PROVINCE and action.civ in CIV:
            place = PROVINCE[action.province]
            if pos.civs.index(CIV[action.civ]) not in pos.enemies(seat, place):
                return Refusal("no_enemy", {}, "MN-9.1")
            if action.legions < war.ready[place] + war.arrived[place]:
                return Refusal("fight_together", {}, "MN-9.6")
            return Refusal("have_fought", {}, "MN-9.6")
        return None


class Helen(Step[State]):
    """The owner of Helen may win over the legion that has just entered."""

    name = "helen"
    clause = "MN-11.9"

    def actors(self, pos: State) -> tuple[int, ...]:
        war = pos.war
        assert war is not None
        return (pos.owner[war.entered],)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [USE_HELEN, DONE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        war = pos.war
        assert war is not None
        place = war.entered
        if type(action) is UseHero:
            pos.helen_used = True
            war.arrived[place] -= 1
            pos.take_legions(pos.seat, place, 1)
            pos.put_legions(seat, place, 1)
            pos.happened(LegionConverted(seat, pos.seat, PROVINCES[place]))
        war.entered = -1
        pos.back()

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        war = pos.war
        assert war is not None
        return {"province": PROVINCES[war.entered], "seat": pos.seat}
