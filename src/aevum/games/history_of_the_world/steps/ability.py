"""Whether an ability that would work by itself is used: its owner decides, for a point more can cost the next draft."""

from __future__ import annotations

from aevum.core import Action, Step
from aevum.games.history_of_the_world.actions import DONE, USE_ABILITY, UseAbility
from aevum.games.history_of_the_world.data import EMPIRE_IDS, EMPIRES, LANDS, MONROE_DOCTRINE, THEODOSIAN_WALLS
from aevum.games.history_of_the_world.events import FortBuilt
from aevum.games.history_of_the_world.scoring import ability_points, gain
from aevum.games.history_of_the_world.state import State


class Ability(Step[State]):
    """Take the points, or the fort, that the empire's ability gives, or leave them (HOW-11.1)."""

    name = "ability"
    clause = "HOW-11.1"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [USE_ABILITY, DONE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        pos.back()
        if not isinstance(action, UseAbility):
            return
        if pos.turn.ability == THEODOSIAN_WALLS:
            _build_walls(pos)
        elif pos.turn.ability == MONROE_DOCTRINE:
            pos.turn.spent = 1
        else:
            gain(pos, ability_points(pos))

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"empire": EMPIRE_IDS[pos.turn.empire], "points": ability_points(pos)}


def _build_walls(pos: State) -> None:
    for land in EMPIRES[pos.turn.empire].start:
        pos.board.fortify(land)
        pos.happened(FortBuilt(pos.seat, LANDS[land]))
