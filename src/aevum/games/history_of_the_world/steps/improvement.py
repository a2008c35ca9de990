"""The target of an improvement that has been played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core import Action, Refusal, Step
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import NO_TOWN
from aevum.games.history_of_the_world.actions import (
    BUILD_FORT,
    BUILD_MONUMENT,
    CRUSADE,
    DESTROY_MONUMENT,
    DESTROY_TOWN,
    DONE,
    PLACE_ARMY,
    PLACE_DISC,
    REMOVE_ARMY,
    STARVE,
    BuildFort,
    BuildMonument,
    Crusade,
    Destroy,
    PlaceArmy,
    PlaceDisc,
    RemoveArmy,
    Starve,
)
from aevum.games.history_of_the_world.data import ATLAS, EVENT_IDS, LAND, REGION, REGIONS, SPACE
from aevum.games.history_of_the_world.improvements import (
    AMOUNT,
    ARMY,
    CRUSADE_BONUS,
    DISASTER,
    DISC,
    EFFECT,
    FAMINE,
    FORT,
    MONUMENT,
    REMOVE,
    build_fort,
    build_monument,
    destroy,
    place_army,
    place_disc,
    remove_army,
    starve,
    targets,
)
from aevum.games.history_of_the_world.steps.battle import begin_single

if TYPE_CHECKING:
    from aevum.games.history_of_the_world.position import Position


class Improvement(Step["Position"]):
    """Choose at what an improvement is aimed, as often as it allows."""

    name = "improvement"
    clause = "HOW-8.1"

    def open(self, pos: Position) -> bool:
        if pos.turn.left and targets(pos, pos.turn.card):
            return True
        pos.turn.card = -1
        pos.turn.left = 0
        pos.back()
        return False

    def legal(self, pos: Position, seat: int) -> list[Action]:
        card = pos.turn.card
        effect, aims = EFFECT[card], targets(pos, card)
        if effect == DISASTER:
            return _destructions(pos, aims)
        if effect == FAMINE:
            return [STARVE[region] for region in bits_of(aims)]
        if effect == FORT:
            actions = BUILD_FORT.of(aims)
        elif effect == MONUMENT:
            actions = BUILD_MONUMENT.of(aims)
        elif effect == ARMY:
            actions = PLACE_ARMY.of(aims)
        elif effect == REMOVE:
            actions = REMOVE_ARMY.of(aims)
        elif effect == DISC:
            actions = PLACE_DISC.of(aims)
        else:
            actions = CRUSADE.of(aims)
        if pos.turn.left < AMOUNT[card]:
            actions.append(DONE)
        return actions

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        pos.turn.left -= 1
        if isinstance(action, BuildFort):
            build_fort(pos, LAND[action.land])
        elif isinstance(action, BuildMonument):
            build_monument(pos, LAND[action.land])
        elif isinstance(action, PlaceArmy):
            place_army(pos, LAND[action.land])
        elif isinstance(action, RemoveArmy):
            remove_army(pos, LAND[action.land])
        elif isinstance(action, PlaceDisc):
            place_disc(pos, SPACE[action.water])
        elif isinstance(action, Destroy):
            destroy(pos, LAND[action.land], action.building)
        elif isinstance(action, Starve):
            starve(pos, REGION[action.region])
            pos.goto("famine")
        elif isinstance(action, Crusade):
            pos.turn.card = -1
            begin_single(pos, LAND[action.land], CRUSADE_BONUS)
        else:
            pos.turn.left = 0

    def refuse(self, pos: Position, seat: int, action: Action) -> Refusal | None:
        return Refusal("not_a_target", {"card": EVENT_IDS[pos.turn.card]}, self.clause)

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"card": EVENT_IDS[pos.turn.card], "left": pos.turn.left}


def _destructions(pos: Position, lands: int) -> list[Action]:
    actions: list[Action] = []
    for land in bits_of(lands):
        if pos.board.town[land] != NO_TOWN:
            actions.append(DESTROY_TOWN[pos.board.town[land]][land])
        if pos.board.monument[land]:
            actions.append(DESTROY_MONUMENT[land])
    return actions


class Famine(Step["Position"]):
    """Each other player with an army in the region outside a fort removes one, as that player chooses."""

    name = "famine"
    clause = "HOW-12.7"

    def open(self, pos: Position) -> bool:
        if pos.hungry:
            return True
        pos.turn.card = -1
        pos.turn.left = 0
        pos.back()
        return False

    def actors(self, pos: Position) -> tuple[int, ...]:
        return (pos.hungry[0],)

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return REMOVE_ARMY.of(pos.board.held[seat] & ATLAS.region_lands[pos.turn.left] & ~pos.board.walled)

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        assert isinstance(action, RemoveArmy)
        remove_army(pos, LAND[action.land])
        pos.hungry.pop(0)

    def refuse(self, pos: Position, seat: int, action: Action) -> Refusal | None:
        return Refusal("not_a_target", {"card": "famine"}, self.clause)

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"region": REGIONS[pos.turn.left]}
