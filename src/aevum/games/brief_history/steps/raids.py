"""Attack cards: where from, whom, and the attacks one after the other."""

from __future__ import annotations

from aevum.core import Action, Step
from aevum.games.brief_history.actions import (
    ATTACK,
    CHOOSE_BARREN,
    CHOOSE_REBELS,
    HAND_OVER,
    OCCUPY,
    STOP,
    Attack,
    ChooseBarren,
    ChooseRebels,
    HandOver,
    Occupy,
)
from aevum.games.brief_history.cards import barren_choices, finish_event, of_partner, others, rebel_choices
from aevum.games.brief_history.combat import CRUSADES
from aevum.games.brief_history.data import (
    ATLAS,
    COLOURS,
    EVENTS,
    LAND_NUMBER,
    LEVANT,
    REGION_LANDS,
    SPACE_NUMBER,
)
from aevum.games.brief_history.events import HandedOver, Occupied
from aevum.games.brief_history.forces import capture, end_force, raise_raid
from aevum.games.brief_history.state import ATTACK as BY_ATTACK
from aevum.games.brief_history.state import Force, State
from aevum.games.brief_history.steps.invasion import start_invasion


class RaidFrom(Step[State]):
    """From which barren land the barbarians come."""

    name = "raid_from"
    clause = "BHW-13.6"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [CHOOSE_BARREN[place] for place in barren_choices(pos)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseBarren)
        card = pos.in_play
        raise_raid(pos, card, EVENTS[card].armies, ATLAS.touch[SPACE_NUMBER[action.barren]], -1)
        pos.goto("raid")


class Rebels(Step[State]):
    """Where a civil war breaks out, and against whom."""

    name = "rebels"
    clause = "BHW-13.7"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [CHOOSE_REBELS[region][colour] for region, colour in rebel_choices(pos)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseRebels)
        card = pos.in_play
        lands = REGION_LANDS[ATLAS.region_index[action.region]]
        raise_raid(pos, card, EVENTS[card].armies, lands, COLOURS.index(action.colour))
        pos.goto("raid")


class Raid(Step[State]):
    """The armies of the card attack one after the other."""

    name = "raid"
    clause = "BHW-13.5"

    def open(self, pos: State) -> bool:
        if pos.due:
            pos.call("monument")
            return False
        force = pos.forces[-1]
        if force.armies and (self._targets(pos, force) or self._unopposed(pos, force)):
            return True
        self._end(pos)
        return False

    def _end(self, pos: State) -> None:
        end_force(pos)
        finish_event(pos)
        pos.back()

    def _targets(self, pos: State, force: Force) -> int:
        held = pos.board.held[force.victim] if force.victim >= 0 else others(pos)
        return force.targets & held & ~force.lands

    def _unopposed(self, pos: State, force: Force) -> int:
        """The Levant, while the crusaders find nobody else in it (BHW-13.8)."""
        if force.card != CRUSADES or force.lands >> LEVANT & 1:
            return 0
        return 1 << LEVANT & ~others(pos)

    def legal(self, pos: State, seat: int) -> list[Action]:
        force = pos.forces[-1]
        targets = self._targets(pos, force)
        handed = targets & of_partner(pos)
        return [*OCCUPY.of(self._unopposed(pos, force)), *HAND_OVER.of(handed), *ATTACK.of(targets), STOP]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        force = pos.forces[-1]
        if isinstance(action, (Occupy, HandOver)):
            told = Occupied if type(action) is Occupy else HandedOver
            force.armies -= 1
            pos.happened(told(seat, pos.colour_id, action.land))
            capture(pos, force, LAND_NUMBER[action.land], handed=True)
        elif type(action) is Attack:
            start_invasion(pos, force, LAND_NUMBER[action.land], BY_ATTACK)
        else:
            self._end(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        force = pos.forces[-1]
        return {"card": EVENTS[force.card].id, "armies": force.armies}
