"""Event cards: which can be played now, where they can be used, and what playing one does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.brief_history.costs import CARD_GOLD, REVOLT
from aevum.games.brief_history.data import (
    ATLAS,
    BARREN_NUMBERS,
    BORDERING_REGIONS,
    COASTAL,
    DEALT,
    EMPIRE_FLEETS,
    EVENTS,
    LEVANT,
    REGION_LANDS,
    REGION_VALUES,
    RESOURCES,
)
from aevum.games.brief_history.events import ArmiesAdded, EventDiscarded, EventPlayed, GoldGained
from aevum.games.brief_history.forces import found_kingdom, found_minor, raise_raid
from aevum.games.brief_history.reach import ASTRONOMY, NO_OCEAN, reach_by_itself, refresh_reach
from aevum.games.brief_history.state import State

REBELS_NEED: Final = 3
"""A civil war needs a player with at least so many armies in the region."""

FAMILY: Final = [row.id[:-2] if row.id[-2] == "_" else row.id for row in EVENTS]
"""Per card: its name without the epoch of a copy."""

NEEDS_EMPIRE: Final = ("combat", "leader", "weaponry", "fleet", "building", "reinforcement", "income")
NEEDS_EMPIRE_FAMILIES: Final = ("treachery", "missionaries", "alliance")
BEFORE_FOUNDING: Final = [
    row.kind not in NEEDS_EMPIRE and FAMILY[card] not in NEEDS_EMPIRE_FAMILIES for card, row in enumerate(EVENTS)
]
"""Per card: whether it does without the empire of the turn."""


FROM_EPOCH: Final = [row.epoch for row in EVENTS]
OPENING_ONLY: Final = [row.opening for row in EVENTS]
LASTING: Final = [row.lasting for row in EVENTS]


def playable(pos: State, opening: bool) -> list[int]:
    """Return the cards that may be played now: before founding (`opening`) or while expanding (BHW-12.5)."""
    epoch = pos.epoch
    gold = pos.gold[pos.colour]
    cards = []
    for card in pos.hand[pos.colour]:
        if CARD_GOLD[card] > gold or FROM_EPOCH[card] > epoch or card == pos.in_play:
            continue
        if opening:
            if BEFORE_FOUNDING[card] and USE[card](pos):
                cards.append(card)
        elif LASTING[card]:
            if pos.forces[-1].armies:
                cards.append(card)
        elif not OPENING_ONLY[card] and USE[card](pos):
            cards.append(card)
    return cards


def holds_unknown(pos: State) -> bool:
    """Whether the player of the turn holds a card that others do not know.

    Then there is always a question, even if no card can be played: nobody may learn that from not being asked.
    """
    for card in pos.hand[pos.colour]:
        if card not in DEALT:
            return True
    return False


def others(pos: State) -> int:
    """Return the lands with an army of another colour."""
    lands = 0
    for held in pos.board.held:
        lands |= held
    return lands & ~pos.board.held[pos.colour]


def of_partner(pos: State) -> int:
    """Return the lands of the player's other colour, which it may hand over (BHW-17.2)."""
    return pos.board.held[(pos.colour + pos.seats) % pos.colours] if pos.colours > pos.seats else 0


# the lands that a card may choose


def _flooded(pos: State) -> int:
    return COASTAL & (pos.board.walled | pos.board.built)


def _unwalled(pos: State) -> int:
    return others(pos) & ~pos.board.walled


def _in_revolution(pos: State) -> int:
    # BHW-12.27
    return _unwalled(pos) & (pos.board.capitals | pos.board.cities)


def _allied(pos: State) -> int:
    near, shores = reach_by_itself(pos, pos.forces[-1])
    return (near | shores) & ~pos.board.occupied()


def _converted(pos: State) -> int:
    # BHW-12.26
    return ATLAS.beside(pos.forces[-1].lands) & _unwalled(pos) & ~pos.board.capitals


def _betrayed(pos: State) -> int:
    if pos.forces[-1].armies == 0:
        return 0
    near, _ = reach_by_itself(pos, pos.forces[-1])
    return near & others(pos)


LAND_TARGETS: Final[dict[str, Callable[[State], int]]] = {
    "flood": _flooded,
    "plague": _unwalled,
    "revolt": _unwalled,
    "revolution": _in_revolution,
    "alliance": _allied,
    "missionaries": _converted,
    "treachery": _betrayed,
}


def land_targets(pos: State, card: int) -> int:
    """Return the lands that a card of these families may choose."""
    return LAND_TARGETS[FAMILY[card]](pos)


# whether a card would do anything


def _always(pos: State) -> int:
    return 1


def _monument_sites(pos: State) -> int:
    return pos.board.monument_sites(pos.forces[-1].lands) if pos.board.monuments_left else 0


def _fort_sites(pos: State) -> int:
    return pos.forces[-1].lands & ~pos.board.walled if pos.board.forts_left else 0


def _traded(pos: State) -> int:
    # BHW-12.23
    return pos.forces[-1].lands & RESOURCES


def _raided(pos: State) -> int:
    return ATLAS.beside_barren & others(pos)


def _in_civil_war(pos: State) -> int:
    return len(rebel_choices(pos, first=True))


def _settled(pos: State) -> int:
    return len(migration_regions(pos))


def _struck(pos: State) -> int:
    return len(plague_pairs(pos))


USES: Final[dict[str, Callable[[State], int]]] = LAND_TARGETS | {
    "great_builders": _monument_sites,
    "industrial_revolution": _monument_sites,
    "engineering": _fort_sites,
    "trade": _traded,
    "barbarians": _raided,
    "civil_war": _in_civil_war,
    "migration": _settled,
    "black_death": _struck,
}

USE: Final = [USES.get(family, _always) for family in FAMILY]
"""Per card: what it could be used on now; nothing if it would do nothing (BHW-12.7)."""


def barren_choices(pos: State) -> list[int]:
    """Return the places in the list of barren lands next to which somebody else stands."""
    lands = others(pos)
    return [place for place, number in enumerate(BARREN_NUMBERS) if ATLAS.touch[number] & lands]


def rebel_choices(pos: State, first: bool = False) -> list[tuple[int, int]]:
    """Return the regions and colours between which a civil war may break out; only the first if that is enough."""
    found = []
    for region, lands in enumerate(REGION_LANDS):
        for colour, held in enumerate(pos.board.held):
            if colour != pos.colour and (held & lands).bit_count() >= REBELS_NEED:
                found.append((region, colour))
                if first:
                    return found
    return found


def migration_regions(pos: State) -> list[int]:
    """Return the regions without a value this epoch that have an empty land."""
    empty = ~pos.board.occupied()
    values = REGION_VALUES[pos.epoch]
    return [region for region, lands in enumerate(REGION_LANDS) if values[region] == 0 and lands & empty]


def plague_pairs(pos: State) -> list[int]:
    """Return the places in the list of bordering regions between which there is an army."""
    armies = pos.board.occupied()
    return [
        place for place, (one, two) in enumerate(BORDERING_REGIONS) if (REGION_LANDS[one] | REGION_LANDS[two]) & armies
    ]


# what playing a card does

MOST_TRADE: Final = 4
MONUMENTS: Final = {"great_builders": 1, "industrial_revolution": 2}
FREE_FORTS: Final = 2

STEP_OF: Final = {
    "flood": "pick_land",
    "plague": "pick_land",
    "missionaries": "pick_land",
    "revolution": "pick_land",
    "treachery": "pick_land",
    "barbarians": "raid_from",
    "civil_war": "rebels",
    "black_death": "black_death",
    "migration": "migration",
    "alliance": "settle",
    "engineering": "free_forts",
    "astronomy": "astronomy",
}
"""By card: the step that asks where it is used."""


def play_event(pos: State, card: int) -> None:
    """Play a card of the hand: pay for it, discard the one in play, and do what it says."""
    row = EVENTS[card]
    discard_event(pos)
    pos.hand[pos.colour].remove(card)
    if card not in DEALT:
        pos.shown.append(card)
    pos.earn(pos.colour, -row.gold)
    pos.in_play = card
    pos.happened(EventPlayed(pos.seat, pos.colour_id, row.id, row.gold))
    _take_effect(pos, card)


def _take_effect(pos: State, card: int) -> None:
    row = EVENTS[card]
    family = FAMILY[card]
    if family in STEP_OF:
        pos.left = row.armies if row.kind == "placement" else FREE_FORTS
        pos.call(STEP_OF[family])
    elif row.kind == "minor_empire":
        found_minor(pos, card)
        pos.call("expand")
    elif row.kind == "kingdom":
        found_kingdom(pos, card)
        finish_event(pos)
    # BHW-13.9
    elif card == REVOLT:
        raise_raid(pos, card, row.armies, land_targets(pos, card), -1)
        pos.call("raid")
    elif family == "crusades":
        raise_raid(pos, card, row.armies, 1 << LEVANT, -1)
        pos.call("raid")
    # BHW-12.20
    elif family in MONUMENTS:
        pos.due = MONUMENTS[family]
        pos.optional = pos.due - 1
        finish_event(pos)
    elif family == "mercenaries":
        _hire(pos, row.armies)
        finish_event(pos)
    elif family == "trade":
        _trade(pos)
        finish_event(pos)


def _hire(pos: State, armies: int) -> None:
    # BHW-12.22
    pos.board.stock[pos.colour] -= armies
    pos.forces[-1].armies += armies
    pos.happened(ArmiesAdded(pos.seat, pos.colour_id, armies))


def _trade(pos: State) -> None:
    gold = min(MOST_TRADE, (pos.forces[-1].lands & RESOURCES).bit_count())
    pos.earn(pos.colour, gold)
    pos.happened(GoldGained(pos.seat, pos.colour_id, gold))


def finish_event(pos: State) -> None:
    """A card that works once has been used."""
    pos.in_play = -1
    pos.left = 0
    pos.choice = -1


def discard_event(pos: State) -> None:
    """Discard the lasting card in play, if there is one."""
    card = pos.in_play
    if card < 0:
        return
    pos.in_play = -1
    pos.happened(EventDiscarded(pos.seat, pos.colour_id, EVENTS[card].id))
    if card == ASTRONOMY:
        force = pos.forces[-1]
        force.fleets = EMPIRE_FLEETS[force.card]
        pos.astronomy = NO_OCEAN
        refresh_reach(pos, force)
