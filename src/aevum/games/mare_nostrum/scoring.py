"""Who stands where when the match is over."""

from __future__ import annotations

from aevum.core import Result, ranking
from aevum.games.mare_nostrum.board import SITE_MASK, WIN_CARDS, places_of
from aevum.games.mare_nostrum.state import State


def points(pos: State) -> list[int]:
    """Return how many heroes and wonders each seat has; the pyramids are worth as many as win (MN-12.4)."""
    found = [cards.bit_count() for cards in pos.cards]
    if pos.winner >= 0:
        found[pos.winner] = max(found[pos.winner], WIN_CARDS)
    return found


def final_ranking(pos: State) -> Result:
    """Return the ranking: the winner, then heroes and wonders, buildings and markers (MN-12.4)."""
    cards = points(pos)
    scores = []
    for seat in range(pos.seats):
        won = 1 if seat == pos.winner else 0
        scores.append([cards[seat], won, own_buildings(pos, seat), pos.owned[seat].bit_count()])
    return Result(ranking(scores), pos.reason)


def own_buildings(pos: State, seat: int) -> int:
    """Return how many buildings stand in a seat's own provinces."""
    owned = pos.owned[seat]
    caravans = 0
    for place in places_of(owned):
        caravans += (pos.caravans & SITE_MASK[place]).bit_count()
    cities = (pos.cities & owned).bit_count()
    return caravans + cities + (pos.temples & owned).bit_count() + (pos.markets & owned).bit_count()
