"""What a match begins with: the decks and the civilizations."""

from __future__ import annotations

from functools import cache

from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    AGGRESSION,
    DESPOTISM,
    EASIER_YELLOW,
    EVENT,
    INDEX,
    KIND,
    LEVEL,
    PACT,
    POLITICS_EVENT,
    START_BLUE,
    START_TECHNOLOGIES,
    START_UNUSED,
    START_WORKERS,
    START_YELLOW,
    STOCKS,
    WAR,
    deck,
)
from aevum.games.through_the_ages.state import ADVANCED, SIMPLE


def civil_decks(seats: int, game: int) -> list[list[str]]:
    """Return the civil decks by age, cut to the number of players (TTA-1.2, TTA-1.4, TTA-1.5, TTA-1.6)."""
    return [list(cards) for cards in _civil_cards(seats, game)]


@cache
def _civil_cards(seats: int, game: int) -> list[list[str]]:
    return [deck(seats, age, False) if age <= game + 1 else [] for age in range(4)]


def military_decks(seats: int, game: int, peaceful: str) -> list[list[str]]:
    """Return the military decks: in the Advanced game the one of age III holds only its events, the bonuses."""
    # TTA-1.3, TTA-19.4
    return [list(cards) for cards in _military_cards(seats, game, peaceful)]


@cache
def _military_cards(seats: int, game: int, peaceful: str) -> list[list[str]]:
    return [[card for card in deck(seats, age, True) if _in_play(INDEX[card], game, peaceful)] for age in range(4)]


def _in_play(card: int, game: int, peaceful: str) -> bool:
    kind = KIND[card]
    if game == SIMPLE:
        return LEVEL[card] == 0 and card != POLITICS_EVENT
    if game == ADVANCED and (kind == WAR or (LEVEL[card] == 3 and kind != EVENT)):
        return False
    if peaceful != "no" and kind in (AGGRESSION, WAR):
        return False
    return peaceful != "no_pacts" or kind != PACT


def start_civ(easier: bool) -> Civ:
    """Return a civilization as everybody begins with it (TTA-1.9, TTA-1.10, TTA-19.2)."""
    yellow = START_YELLOW + (EASIER_YELLOW if easier else 0)
    return Civ(
        yellow=yellow,
        unused=START_UNUSED,
        blue=START_BLUE,
        yellow_owned=yellow + START_UNUSED + sum(START_WORKERS),
        blue_owned=START_BLUE,
        culture=0,
        science=0,
        government=DESPOTISM,
        leader=-1,
        wonder=-1,
        stages=0,
        wonder_blue=0,
        tactic=-1,
        civil=0,
        military=0,
        civil_spent=0,
        military_spent=0,
        civil_acted=False,
        unit_credit=0,
        homer_spent=False,
        trade=0,
        leaders_taken=0,
        columbus_used=False,
        liner_used=False,
        trade_used=False,
        civil_lost=0,
        skip_politics=False,
        keep_cards=False,
        attacking=-1,
        left=0,
        strength=0,
        culture_rating=0,
        science_rating=0,
        happy=0,
        civil_total=0,
        military_total=0,
        workers=list(START_WORKERS),
        techs=list(START_TECHNOLOGIES),
        stock=[0] * STOCKS,
        specials=[-1, -1, -1, -1],
        wonders=[],
        turned=[],
        colonies=[],
        hand=[],
        fresh=[],
        cards=[],
        shown=[],
        thrown=[],
        placed=[],
        bonuses=[],
    )
