"""Improvements: when each can be played, at what it can be aimed, what it does, and the question for its target."""

from __future__ import annotations

from typing import Final

from aevum.core import Action, Refusal, Step
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import NO_TOWN, NOBODY
from aevum.games.history_of_the_world.actions import (
    BUILD_FORT,
    BUILD_MONUMENT,
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
from aevum.games.history_of_the_world.actions import CRUSADE as CRUSADE_AGAINST
from aevum.games.history_of_the_world.data import (
    ATLAS,
    COLONIES_IN_REVOLT,
    EVENT,
    EVENT_IDS,
    EVENT_ROWS,
    IS_KINGDOM,
    LAND,
    LANDS,
    REGION,
    REGIONS,
    SPACE,
    SPACES,
)
from aevum.games.history_of_the_world.events import (
    ArmyPlaced,
    ArmyRemoved,
    BuildingDestroyed,
    DiscPlaced,
    EventPlayed,
    FortBuilt,
    MonumentBuilt,
)
from aevum.games.history_of_the_world.forces import gather
from aevum.games.history_of_the_world.reach import enemies
from aevum.games.history_of_the_world.scoring import gain
from aevum.games.history_of_the_world.state import State
from aevum.games.history_of_the_world.steps.battle import begin_single

# Families of effects.
NONE: Final = 0
LASTING: Final = 1
DISC: Final = 2
RECRUIT: Final = 3
FORT: Final = 4
MONUMENT: Final = 5
ARMY: Final = 6
REMOVE: Final = 7
DISASTER: Final = 8
CRUSADE: Final = 9
FAMINE: Final = 10
PILGRIMAGE: Final = 11
EFFECT_IDS: Final = (
    "",
    "lasting",
    "disc",
    "recruit",
    "fort",
    "monument",
    "army",
    "remove",
    "disaster",
    "crusade",
    "famine",
    "pilgrimage",
)
EFFECT: Final[list[int]] = [EFFECT_IDS.index(row.effect) for row in EVENT_ROWS]
AMOUNT: Final[list[int]] = [row.amount for row in EVENT_ROWS]

SEAFARERS: Final = EVENT["seafarers"]
COMPASS: Final = EVENT["compass"]
GUNPOWDER: Final = EVENT["gunpowder"]
INDUSTRY: Final = EVENT["industry"]
MIGRATION: Final = EVENT["migration"]
DIPLOMACY: Final = EVENT["diplomacy"]
REVOLUTION: Final = EVENT["revolution"]
BARBARIANS: Final = EVENT["barbarians"]
PLAGUE: Final = EVENT["plague"]

CRUSADE_BONUS: Final = 1
HELPS_A_CRUSADE: Final = [
    EVENT[card] for card in ("weaponry", "great_commander", "siegecraft", "mountain_guides", "zeal", "gunpowder")
]
"""The lasting improvements that help in a battle to which no fleet leads."""


# at what it can be aimed


def targets(pos: State, card: int) -> int:
    """Return the lands (for an extra disc: the spaces; for a famine: the regions) at which a card can be aimed."""
    # HOW-8.2
    effect = EFFECT[card]
    board = pos.board
    if effect == FORT:
        return board.active & ~board.walled if board.forts_left else 0
    if effect == MONUMENT:
        return _monument_targets(pos, card)
    if effect == ARMY:
        return _army_targets(pos, card)
    if effect == REMOVE:
        return _removal_targets(pos, card)
    if effect == DISASTER:
        return board.built
    # HOW-12.3
    if effect == CRUSADE:
        return enemies(pos) & board.built if board.stock[pos.seat] else 0
    if effect == FAMINE:
        return _famine_regions(pos)
    return _disc_spaces(pos, card) if effect == DISC else 0


def _monument_targets(pos: State, card: int) -> int:
    if pos.board.monuments_left == 0:
        return 0
    lands = pos.board.active & ~pos.board.monuments
    return lands & ATLAS.resources if card == INDUSTRY else lands


def _army_targets(pos: State, card: int) -> int:
    # HOW-12.4, HOW-12.5, HOW-12.6, HOW-12.12
    board = pos.board
    if board.stock[pos.seat] == 0:
        return 0
    foes = enemies(pos)
    if card == MIGRATION:
        return board.frontier & ~foes & ~board.held[pos.seat]
    if card == DIPLOMACY:
        return foes & board.frontier & ~board.walled & ~board.capitals
    if card == REVOLUTION:
        return foes & board.cities & ~board.walled
    return ATLAS.beside_barren & ~board.held[pos.seat] & ~board.walled


def _removal_targets(pos: State, card: int) -> int:
    # HOW-12.9
    foes = enemies(pos) & ~pos.board.walled
    if card == PLAGUE:
        return foes | (pos.board.held[pos.seat] & ~pos.board.walled)
    return foes & COLONIES_IN_REVOLT


def _famine_regions(pos: State) -> int:
    hit = enemies(pos) & ~pos.board.walled
    regions = 0
    for region, lands in enumerate(ATLAS.region_lands):
        if lands & hit:
            regions |= 1 << region
    return regions


def _disc_spaces(pos: State, card: int) -> int:
    if card == SEAFARERS:
        return ATLAS.seas & ~pos.turn.fleets
    if card == COMPASS:
        return ATLAS.oceans & ~pos.turn.fleets
    return ATLAS.barren & ~pos.turn.caravans


# when it can be played


RISING: Final = 0
CONQUERING: Final = 1
CLOSING: Final = 2
"""The moments of a turn: before the founding, in the conquest, after it."""


def playable(pos: State, card: int, moment: int) -> bool:
    """Whether an improvement in hand can be played at this moment (HOW-8.1, HOW-8.10)."""
    effect = EFFECT[card]
    if effect == NONE:
        return False
    if effect == LASTING:
        return moment == CONQUERING or (moment == RISING and card in HELPS_A_CRUSADE and _may_crusade(pos))
    if effect == DISC and moment != CONQUERING:
        return False
    if effect == RECRUIT:
        if moment == CLOSING or (moment == CONQUERING and pos.board.active == 0):
            return False
        return pos.board.stock[pos.seat] >= AMOUNT[card]
    if effect == PILGRIMAGE:
        return pos.board.active & pos.board.monuments != 0
    return targets(pos, card) != 0


def _may_crusade(pos: State) -> bool:
    """Whether the active player holds a Crusade that can be fought now."""
    return any(EFFECT[card] == CRUSADE and targets(pos, card) != 0 for card in pos.hand[pos.seat])


def why_unplayable(pos: State, card: int, moment: int) -> Refusal | None:
    """Say why an improvement in hand cannot be played now."""
    effect = EFFECT[card]
    if playable(pos, card, moment):
        return None
    if moment == RISING and effect in (LASTING, DISC):
        return Refusal("found_first", {"card": EVENT_IDS[card]}, "HOW-8.1")
    if moment == CLOSING and effect in (LASTING, RECRUIT, DISC):
        return Refusal("conquest_is_over", {"card": EVENT_IDS[card]}, "HOW-8.1")
    if effect in (RECRUIT, ARMY, CRUSADE) and pos.board.stock[pos.seat] < AMOUNT[card]:
        return Refusal("stock_too_small", {"armies": AMOUNT[card]}, "HOW-8.10")
    return Refusal("no_target", {"card": EVENT_IDS[card]}, "HOW-8.1")


def refuse_event(pos: State, seat: int, event: str, moment: int) -> Refusal | None:
    """Say why an event card cannot be played now."""
    card = EVENT.get(event, -1)
    if card not in pos.hand[seat]:
        return Refusal("not_in_hand", {"card": event}, "HOW-8.3")
    if pos.turn.kingdom >= 0:
        return Refusal("kingdom_first", {"card": event}, "HOW-8.8")
    if IS_KINGDOM[card]:
        return Refusal("kingdom_too_late", {"card": event}, "HOW-8.6")
    return why_unplayable(pos, card, moment)


# what happens


def play(pos: State, card: int) -> None:
    """Play an improvement from the active player's hand, once (HOW-8.3). What is aimed asks for its target next."""
    pos.hand[pos.seat].remove(card)
    pos.happened(EventPlayed(pos.seat, EVENT_IDS[card]))
    effect = EFFECT[card]
    if effect == LASTING:
        pos.turn.effects |= 1 << card
        if card == GUNPOWDER:
            pos.turn.powder = AMOUNT[card]
    elif effect == RECRUIT:
        gather(pos, AMOUNT[card])
    # HOW-12.11
    elif effect == PILGRIMAGE:
        gain(pos, min(AMOUNT[card], (pos.board.active & pos.board.monuments).bit_count()))
    else:
        pos.turn.card = card
        pos.turn.left = AMOUNT[card]
        pos.call("improvement")


def build_fort(pos: State, land: int) -> None:
    pos.board.fortify(land)
    pos.happened(FortBuilt(pos.seat, LANDS[land]))


def build_monument(pos: State, land: int) -> None:
    pos.board.build_monument(land)
    pos.happened(MonumentBuilt(pos.seat, LANDS[land]))


def place_disc(pos: State, space: int) -> None:
    # HOW-12.1
    if ATLAS.barren >> space & 1:
        pos.turn.caravans |= 1 << space
    else:
        pos.turn.fleets |= ATLAS.under[space]
    pos.happened(DiscPlaced(pos.seat, SPACES[space]))


def place_army(pos: State, land: int) -> None:
    """Put an army from the stock into a land, in the place of the one that may stand there."""
    # HOW-8.11, HOW-12.5, HOW-12.6, HOW-12.12
    board = pos.board
    if pos.turn.card == BARBARIANS:
        _raze(pos, land)
    owner = board.lift(land)
    if owner != NOBODY:
        pos.happened(ArmyRemoved(owner, LANDS[land]))
    board.stock[pos.seat] -= 1
    board.place(pos.seat, land)
    pos.happened(ArmyPlaced(pos.seat, LANDS[land]))


def _raze(pos: State, land: int) -> None:
    """Destroy every building of a land; no battle is fought, so marauders get nothing for it (HOW-8.12, HOW-12.4)."""
    board = pos.board
    if board.town[land]:
        town = "capital" if board.capitals >> land & 1 else "city"
        board.remove_town(land)
        pos.happened(BuildingDestroyed(pos.seat, LANDS[land], town))
    if board.remove_monument(land):
        pos.happened(BuildingDestroyed(pos.seat, LANDS[land], "monument"))


def remove_army(pos: State, land: int) -> None:
    owner = pos.board.lift(land)
    pos.happened(ArmyRemoved(owner, LANDS[land]))


def destroy(pos: State, land: int, building: str) -> None:
    # HOW-12.8
    if building == "monument":
        pos.board.remove_monument(land)
    else:
        pos.board.degrade_town(land)
    pos.happened(BuildingDestroyed(pos.seat, LANDS[land], building))


def starve(pos: State, region: int) -> None:
    """Let each other player who has an army in the region outside a fort remove one, in turn order."""
    pos.turn.left = region
    pos.hungry = []
    for step in range(1, pos.seats):
        seat = (pos.seat + step) % pos.seats
        if pos.board.held[seat] & ATLAS.region_lands[region] & ~pos.board.walled:
            pos.hungry.append(seat)


# the question for its target


class Improvement(Step[State]):
    """Choose at what an improvement is aimed, as often as it allows."""

    name = "improvement"
    clause = "HOW-8.1"

    def open(self, pos: State) -> bool:
        if pos.turn.left and targets(pos, pos.turn.card):
            return True
        pos.turn.card = -1
        pos.turn.left = 0
        pos.back()
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
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
            actions = CRUSADE_AGAINST.of(aims)
        if pos.turn.left < AMOUNT[card]:
            actions.append(DONE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        pos.turn.left -= 1
        if type(action) is BuildFort:
            build_fort(pos, LAND[action.land])
        elif type(action) is BuildMonument:
            build_monument(pos, LAND[action.land])
        elif type(action) is PlaceArmy:
            place_army(pos, LAND[action.land])
        elif type(action) is RemoveArmy:
            remove_army(pos, LAND[action.land])
        elif type(action) is PlaceDisc:
            place_disc(pos, SPACE[action.water])
        elif type(action) is Destroy:
            destroy(pos, LAND[action.land], action.building)
        elif type(action) is Starve:
            starve(pos, REGION[action.region])
            pos.goto("famine")
        elif type(action) is Crusade:
            pos.turn.card = -1
            begin_single(pos, LAND[action.land], CRUSADE_BONUS)
        else:
            pos.turn.left = 0

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        return Refusal("not_a_target", {"card": EVENT_IDS[pos.turn.card]}, self.clause)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"card": EVENT_IDS[pos.turn.card], "left": pos.turn.left}


def _destructions(pos: State, lands: int) -> list[Action]:
    actions: list[Action] = []
    for land in bits_of(lands):
        if pos.board.town[land] != NO_TOWN:
            actions.append(DESTROY_TOWN[pos.board.town[land]][land])
        if pos.board.monument[land]:
            actions.append(DESTROY_MONUMENT[land])
    return actions


class Famine(Step[State]):
    """Each other player with an army in the region outside a fort removes one, as that player chooses."""

    name = "famine"
    clause = "HOW-12.7"

    def open(self, pos: State) -> bool:
        if pos.hungry:
            return True
        pos.turn.card = -1
        pos.turn.left = 0
        pos.back()
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        return (pos.hungry[0],)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return REMOVE_ARMY.of(pos.board.held[seat] & ATLAS.region_lands[pos.turn.left] & ~pos.board.walled)

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, RemoveArmy)
        remove_army(pos, LAND[action.land])
        pos.hungry.pop(0)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        return Refusal("not_a_target", {"card": "famine"}, self.clause)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"region": REGIONS[pos.turn.left]}
