"""What playing an event card does. Cards that ask something hand on to their step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.brief_history.campaign import EMPIRE_FLEETS, found_kingdom, found_minor, raise_raid, refresh_reach
from aevum.games.brief_history.cards import FAMILY, land_targets
from aevum.games.brief_history.combat import REVOLT
from aevum.games.brief_history.data import DEALT, EVENT_NUMBER, EVENTS, LEVANT, RESOURCES
from aevum.games.brief_history.events import ArmiesAdded, EventDiscarded, EventPlayed, GoldGained

if TYPE_CHECKING:
    from aevum.games.brief_history.position import Position

ASTRONOMY = EVENT_NUMBER["astronomy"]
MOST_TRADE = 4
MONUMENTS = {"great_builders": 1, "industrial_revolution": 2}
FREE_FORTS = 2

STEP_OF = {
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


def play_event(pos: Position, card: int) -> None:
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


def _take_effect(pos: Position, card: int) -> None:
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
    elif card == REVOLT:
        raise_raid(pos, card, row.armies, land_targets(pos, card), -1)
        pos.call("raid")
    elif family == "crusades":
        raise_raid(pos, card, row.armies, 1 << LEVANT, -1)
        pos.call("raid")
    elif family in MONUMENTS:
        pos.due = MONUMENTS[family]
        finish_event(pos)
    elif family == "mercenaries":
        _hire(pos, row.armies)
        finish_event(pos)
    elif family == "trade":
        _trade(pos)
        finish_event(pos)


def _hire(pos: Position, armies: int) -> None:
    pos.board.stock[pos.colour] -= armies
    pos.forces[-1].armies += armies
    pos.happened(ArmiesAdded(pos.seat, pos.colour_id, armies))


def _trade(pos: Position) -> None:
    gold = min(MOST_TRADE, (pos.forces[-1].lands & RESOURCES).bit_count())
    pos.earn(pos.colour, gold)
    pos.happened(GoldGained(pos.seat, pos.colour_id, gold))


def finish_event(pos: Position) -> None:
    """A card that works once has been used."""
    pos.in_play = -1
    pos.left = 0
    pos.choice = -1


def discard_event(pos: Position) -> None:
    """Discard the lasting card in play, if there is one."""
    card = pos.in_play
    if card < 0:
        return
    pos.in_play = -1
    pos.happened(EventDiscarded(pos.seat, pos.colour_id, EVENTS[card].id))
    if card == ASTRONOMY:
        force = pos.forces[-1]
        force.fleets = EMPIRE_FLEETS[force.card]
        pos.astronomy = -1
        refresh_reach(pos, force)
