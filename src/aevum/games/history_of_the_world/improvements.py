"""What each improvement does: when it can be played, at what it can be aimed, what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core import Refusal
from aevum.games.conquest.board import NOBODY
from aevum.games.history_of_the_world.data import (
    ATLAS,
    COLONIES_IN_REVOLT,
    EVENT,
    EVENT_IDS,
    EVENT_ROWS,
    IS_KINGDOM,
    LANDS,
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

if TYPE_CHECKING:
    from aevum.games.history_of_the_world.position import Position

# Families of effects.
NONE, LASTING, DISC, RECRUIT, FORT, MONUMENT, ARMY, REMOVE, DISASTER, CRUSADE, FAMINE, PILGRIMAGE = range(12)
EFFECT_IDS = (
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
EFFECT: list[int] = [EFFECT_IDS.index(row.effect) for row in EVENT_ROWS]
AMOUNT: list[int] = [row.amount for row in EVENT_ROWS]

SEAFARERS = EVENT["seafarers"]
COMPASS = EVENT["compass"]
GUNPOWDER = EVENT["gunpowder"]
INDUSTRY = EVENT["industry"]
MIGRATION = EVENT["migration"]
DIPLOMACY = EVENT["diplomacy"]
REVOLUTION = EVENT["revolution"]
BARBARIANS = EVENT["barbarians"]
PLAGUE = EVENT["plague"]

CRUSADE_BONUS = 1


# at what it can be aimed


def targets(pos: Position, card: int) -> int:
    """Return the lands (for an extra disc: the spaces; for a famine: the regions) at which a card can be aimed."""
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
    if effect == CRUSADE:
        return enemies(pos) & board.built if board.stock[pos.seat] else 0
    if effect == FAMINE:
        return _famine_regions(pos)
    return _disc_spaces(pos, card) if effect == DISC else 0


def _monument_targets(pos: Position, card: int) -> int:
    if pos.board.monuments_left == 0:
        return 0
    lands = pos.board.active & ~pos.board.monuments
    return lands & ATLAS.resources if card == INDUSTRY else lands


def _army_targets(pos: Position, card: int) -> int:
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


def _removal_targets(pos: Position, card: int) -> int:
    foes = enemies(pos) & ~pos.board.walled
    if card == PLAGUE:
        return foes | (pos.board.held[pos.seat] & ~pos.board.walled)
    return foes & COLONIES_IN_REVOLT


def _famine_regions(pos: Position) -> int:
    hit = enemies(pos) & ~pos.board.walled
    regions = 0
    for region, lands in enumerate(ATLAS.region_lands):
        if lands & hit:
            regions |= 1 << region
    return regions


def _disc_spaces(pos: Position, card: int) -> int:
    if card == SEAFARERS:
        return ATLAS.seas & ~pos.turn.fleets
    if card == COMPASS:
        return ATLAS.oceans & ~pos.turn.fleets
    return ATLAS.barren & ~pos.turn.caravans


# when it can be played


def playable(pos: Position, card: int, closing: bool) -> bool:
    """Whether an improvement in hand can be played now; ``closing``: after the conquest."""
    effect = EFFECT[card]
    if effect == NONE:
        return False
    if effect == LASTING:
        return not closing
    if effect == RECRUIT:
        return not closing and pos.board.stock[pos.seat] >= AMOUNT[card] and pos.board.active != 0
    if effect == PILGRIMAGE:
        return pos.board.active & pos.board.monuments != 0
    if effect == DISC and closing:
        return False
    return targets(pos, card) != 0


def why_unplayable(pos: Position, card: int, closing: bool) -> Refusal | None:
    """Say why an improvement in hand cannot be played now."""
    effect = EFFECT[card]
    if playable(pos, card, closing):
        return None
    if closing and effect in (LASTING, RECRUIT, DISC):
        return Refusal("conquest_is_over", {"card": EVENT_IDS[card]}, "HOW-8.1")
    if effect in (RECRUIT, ARMY, CRUSADE) and pos.board.stock[pos.seat] < AMOUNT[card]:
        return Refusal("stock_too_small", {"armies": AMOUNT[card]}, "HOW-8.10")
    return Refusal("no_target", {"card": EVENT_IDS[card]}, "HOW-8.1")


def refuse_event(pos: Position, seat: int, event: str, closing: bool) -> Refusal | None:
    """Say why an event card cannot be played now."""
    card = EVENT.get(event, -1)
    if card not in pos.hand[seat]:
        return Refusal("not_in_hand", {"card": event}, "HOW-8.3")
    if pos.turn.kingdom >= 0:
        return Refusal("kingdom_first", {"card": event}, "HOW-8.8")
    if IS_KINGDOM[card]:
        return Refusal("kingdom_too_late", {"card": event}, "HOW-8.6")
    return why_unplayable(pos, card, closing)


# what happens


def play(pos: Position, card: int) -> None:
    """Play an improvement from the active player's hand. What must be aimed asks for its target next."""
    pos.hand[pos.seat].remove(card)
    pos.happened(EventPlayed(pos.seat, EVENT_IDS[card]))
    effect = EFFECT[card]
    if effect == LASTING:
        pos.turn.effects |= 1 << card
        if card == GUNPOWDER:
            pos.turn.powder = AMOUNT[card]
    elif effect == RECRUIT:
        gather(pos, AMOUNT[card])
    elif effect == PILGRIMAGE:
        gain(pos, min(AMOUNT[card], (pos.board.active & pos.board.monuments).bit_count()))
    else:
        pos.turn.card = card
        pos.turn.left = AMOUNT[card]
        pos.call("improvement")


def build_fort(pos: Position, land: int) -> None:
    pos.board.fortify(land)
    pos.happened(FortBuilt(pos.seat, LANDS[land]))


def build_monument(pos: Position, land: int) -> None:
    pos.board.build_monument(land)
    pos.happened(MonumentBuilt(pos.seat, LANDS[land]))


def place_disc(pos: Position, space: int) -> None:
    if ATLAS.barren >> space & 1:
        pos.turn.caravans |= 1 << space
    else:
        pos.turn.fleets |= ATLAS.under[space]
    pos.happened(DiscPlaced(pos.seat, SPACES[space]))


def place_army(pos: Position, land: int) -> None:
    """Put an army from the stock into a land, in the place of the one that may stand there."""
    board = pos.board
    if pos.turn.card == BARBARIANS:
        _raze(pos, land)
    owner = board.lift(land)
    if owner != NOBODY:
        pos.happened(ArmyRemoved(owner, LANDS[land]))
    board.stock[pos.seat] -= 1
    board.place(pos.seat, land)
    pos.happened(ArmyPlaced(pos.seat, LANDS[land]))


def _raze(pos: Position, land: int) -> None:
    """Destroy every building of a land; no battle is fought, so marauders get nothing for it."""
    board = pos.board
    if board.town[land]:
        town = "capital" if board.capitals >> land & 1 else "city"
        board.remove_town(land)
        pos.happened(BuildingDestroyed(pos.seat, LANDS[land], town))
    if board.remove_monument(land):
        pos.happened(BuildingDestroyed(pos.seat, LANDS[land], "monument"))


def remove_army(pos: Position, land: int) -> None:
    owner = pos.board.lift(land)
    pos.happened(ArmyRemoved(owner, LANDS[land]))


def destroy(pos: Position, land: int, building: str) -> None:
    if building == "monument":
        pos.board.remove_monument(land)
    else:
        pos.board.degrade_town(land)
    pos.happened(BuildingDestroyed(pos.seat, LANDS[land], building))


def starve(pos: Position, region: int) -> None:
    """Let each other player who has an army in the region outside a fort remove one, in turn order."""
    pos.turn.left = region
    pos.hungry = []
    for step in range(1, pos.seats):
        seat = (pos.seat + step) % pos.seats
        if pos.board.held[seat] & ATLAS.region_lands[region] & ~pos.board.walled:
            pos.hungry.append(seat)
