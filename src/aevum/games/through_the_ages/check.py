"""What must hold in every position: no token or card made or lost, nothing where it cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.through_the_ages.civ import Civ, refresh
from aevum.games.through_the_ages.data import (
    ACTION,
    AGGRESSION,
    CARDS,
    CIVIL_CARDS,
    COUNT,
    DESPOTISM,
    EVENT,
    IDS,
    INDEX,
    KIND,
    LEVEL,
    PACT,
    POLITICS_EVENT,
    ROW,
    START_TECHNOLOGIES,
    TERRITORY,
    WAR,
    WONDER,
    WORKER_CARDS,
)

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Position

NUMBERS = (
    "yellow",
    "unused",
    "blue",
    "culture",
    "science",
    "stages",
    "wonder_blue",
    "civil",
    "military",
    "civil_spent",
    "military_spent",
    "unit_credit",
    "resource_credit",
    "food_credit",
    "civil_lost",
)
RATINGS = ("strength", "culture_rating", "science_rating", "happy", "civil_total", "military_total")


def problems(pos: Position) -> list[str]:
    """Return a sentence for everything that is wrong."""
    found: list[str] = []
    for seat, civ in enumerate(pos.civs):
        found += [f"seat {seat}: {problem}" for problem in _civ_problems(pos, seat, civ)]
    found += _card_problems(pos)
    if len(pos.row) != ROW:
        found.append(f"the card row has {len(pos.row)} slots, not {ROW}")
    if not 0 <= pos.seat < pos.seats and pos.stack[-1:] != ["choose_bonus"]:
        found.append(f"there is no seat {pos.seat}")
    return found


def _civ_problems(pos: Position, seat: int, civ: Civ) -> list[str]:
    found: list[str] = []
    for name in NUMBERS:
        if getattr(civ, name) < 0:
            found.append(f"{name} is {getattr(civ, name)}")
    for card in range(WORKER_CARDS):
        if civ.workers[card] < 0:
            found.append(f"{civ.workers[card]} workers stand on {IDS[card]}")
        if civ.workers[card] and card not in civ.techs:
            found.append(f"workers stand on {IDS[card]}, which is not in play")
    if min(civ.stock) < 0:
        found.append(f"the stock is {civ.stock}")
    yellow = civ.yellow + civ.unused + sum(civ.workers)
    if yellow != civ.yellow_owned:
        found.append(f"{yellow} yellow tokens are there, not {civ.yellow_owned}")
    blue = civ.blue + sum(civ.stock) + civ.wonder_blue
    if blue != civ.blue_owned:
        found.append(f"{blue} blue tokens are there, not {civ.blue_owned}")
    if civ.techs != sorted(set(civ.techs)):
        found.append(f"the technologies {civ.techs} are not in order")
    if civ.wonder < 0 and civ.stages:
        found.append("stages are built of no wonder")
    if not kinds_in_hand(civ):
        found.append("a hand holds what no hand can hold")
    if not placed_in_events(pos, civ):
        found.append("a card that was put among the events is not there")
    return found + _rating_problems(pos, seat, civ)


def _rating_problems(pos: Position, seat: int, civ: Civ) -> list[str]:
    """The ratings kept must be those that follow from the cards."""
    if civ.left:
        return []
    kept = [getattr(civ, name) for name in RATINGS]
    actions = civ.civil, civ.military, civ.civil_spent, civ.military_spent
    refresh(pos, seat)
    found = [
        f"{name} is {was}, not {getattr(civ, name)}"
        for name, was in zip(RATINGS, kept, strict=True)
        if was != getattr(civ, name)
    ]
    for name, was in zip(RATINGS, kept, strict=True):
        setattr(civ, name, was)
    civ.civil, civ.military, civ.civil_spent, civ.military_spent = actions
    return found


def _card_problems(pos: Position) -> list[str]:
    """Every card is in exactly one place."""
    counts = [0] * COUNT
    for number in cards_everywhere(pos):
        counts[number] += 1
    kinds = {KIND[number] for number in range(COUNT) if counts[number]}
    found: list[str] = []
    for number in range(COUNT):
        if number in START_TECHNOLOGIES or number == DESPOTISM:
            continue
        expected = CARDS[number].copies[pos.seats - 2] if _is_used(pos, number) else 0
        if KIND[number] in (AGGRESSION, WAR, PACT) and KIND[number] not in kinds:
            # The peaceful game has taken them all out.
            expected = 0
        if counts[number] != expected:
            found.append(f"{counts[number]} cards {IDS[number]} are there, not {expected}")
    return found


def _is_used(pos: Position, number: int) -> bool:
    """Return whether a card belongs to the decks of this game."""
    kind, level = KIND[number], LEVEL[number]
    if number < CIVIL_CARDS:
        return level <= pos.last_age()
    if pos.game == 0:
        return level == 0 and number != POLITICS_EVENT
    if pos.game == 1:
        return kind != WAR and (level < 3 or kind == EVENT)
    return True


def cards_everywhere(pos: Position) -> list[int]:
    """Return the cards of all places."""
    cards = [card for card in pos.row if card >= 0]
    for deck in pos.civil_decks + pos.military_decks + [pos.current, pos.hidden_bonuses]:
        cards += [INDEX[card] for card in deck]
    cards += pos.gone + pos.used + pos.past + pos.future + pos.open_bonuses
    cards += [pact.card for pact in pos.pacts]
    cards += [war.card for war in pos.wars]
    if pos.auction is not None:
        cards.append(pos.auction.card)
    for civ in pos.civs:
        cards += [card for card in (civ.leader, civ.wonder, civ.tactic) if card >= 0]
        cards += civ.techs + [card for card in civ.specials if card >= 0] + [civ.government]
        cards += civ.wonders + civ.turned + civ.colonies + civ.hand + civ.cards + civ.thrown + civ.bonuses
    return cards


def kinds_in_hand(civ: Civ) -> bool:
    """Return whether the hands hold only what hands can hold."""
    civil = all(card < CIVIL_CARDS and KIND[card] != WONDER for card in civ.hand)
    military = all(card >= CIVIL_CARDS for card in civ.cards)
    return civil and military and all(KIND[card] == ACTION for card in civ.fresh)


def placed_in_events(pos: Position, civ: Civ) -> bool:
    """Return whether the cards that a player knows among the events are there."""
    events = pos.future + [INDEX[card] for card in pos.current]
    return all(card in events and KIND[card] in (EVENT, TERRITORY) for card in civ.placed)
